/** A fault of a call, never of a proof: branch on its `code`. */
export class PackproofError extends Error {
  constructor(code, message, { cause, report, words, waiting } = {}) {
    super(message);
    this.name = "PackproofError";
    this.code = code;
    if (cause !== undefined) this.cause = cause;
    if (report) this.report = report;
    if (words) this.words = words;
    if (waiting) this.waiting = waiting;
  }
}
