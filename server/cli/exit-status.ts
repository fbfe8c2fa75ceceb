/** What the process says to its caller. `failure` beats `findings`; a run that a signal ended says that, as shells do. */
export const exitStatus = { clean: 0, findings: 1, failure: 2, SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
export type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus];

/** Wrong usage, wrong configuration, something that cannot be read: told on stderr, status 2. */
export class UserError extends Error {
  constructor(
    message: string,
    readonly hint?: string,
  ) {
    super(message);
    this.name = "UserError";
  }
}
