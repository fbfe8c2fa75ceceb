/** What asks a run to end: Ctrl-C, a CI system that stops a job, a terminal that is closed. */
export type SignalName = "SIGINT" | "SIGTERM" | "SIGHUP";

const names: readonly SignalName[] = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Signals end the process at once, but while somebody listens: then the first waits for the event loop. Whoever sends
 * another means it, and that ends the process.
 */
export interface Signals {
  listen(): Listening;
}

export interface Listening {
  /** The first that came. */
  readonly received: SignalName | undefined;
  end(): void;
}

export const processSignals: Signals = {
  listen() {
    let received: SignalName | undefined;
    const end = () => {
      for (const name of names) process.off(name, note);
    };
    const note = (name: NodeJS.Signals) => {
      received ??= names.find((known) => known === name);
      end();
    };
    for (const name of names) process.on(name, note);
    return {
      get received() {
        return received;
      },
      end,
    };
  },
};
