/** A fault of a call, never of a proof: branch on its `code`. */
export class PackproofError extends Error {
  constructor(code, message, { report, words } = {}) {
    super(message);
    this.name = "PackproofError";
    this.code = code;
    if (report) this.report = report;
    if (words) this.words = words;
  }
}
