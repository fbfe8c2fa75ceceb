/** A chart that cannot be read at all, and the file that is to blame. */
export class ChartError extends Error {
  constructor(
    readonly file: string,
    message: string,
  ) {
    super(message);
    this.name = "ChartError";
  }
}
