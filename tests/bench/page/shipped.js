// The shipped worker, started and asked as the page does (src/ui/worker.rs).

/** What a message of the worker is (src/worker/message.rs): the one place that knows how it is encoded. */
function told(message) {
  if (message.report) return { report: message.report.verdict };
  if (message.trouble) return { trouble: JSON.stringify(message.trouble) };
  if (message.received) return { received: Number(message.received.bytes) };
  return {};
}

/** A file by itself, and one among several. */
const alone = (file) => ({ file });
const among = (file) => ({ summary: file });

export class Shipped {
  #worker;
  constructor(address) {
    this.#worker = new Worker(address);
  }

  /** Waits for the worker's first message, which names its build. */
  async start() {
    await this.#next();
    return this;
  }

  /** Checks a file by itself: the verdict; the milliseconds from the file to the report; and those from the last byte's arrival to the report. */
  check(file) {
    return this.#check(file, alone(file));
  }

  /** The same, as one among several. */
  summary(file) {
    return this.#check(file, among(file));
  }

  #check(file, ask) {
    return new Promise((resolve, reject) => {
      const asked = performance.now();
      let arrived = asked;
      this.#worker.onmessage = ({ data }) => {
        const now = performance.now();
        const { report, trouble, received } = told(data);
        if (received === file.size) arrived = now;
        if (trouble) reject(new Error(`${file.name}: ${trouble}`));
        if (report) resolve({ verdict: report, whole: now - asked, check: now - arrived });
      };
      this.#worker.onerror = (event) => reject(new Error(event.message ?? "the worker did not start"));
      this.#worker.postMessage(ask);
    });
  }

  /** The size of its memory; only of a worker started by memory.js. */
  async memory() {
    this.#worker.postMessage("memory");
    return (await this.#next()).memory;
  }

  end() {
    this.#worker.terminate();
  }

  #next() {
    return new Promise((resolve, reject) => {
      this.#worker.onmessage = ({ data }) => resolve(data);
      this.#worker.onerror = (event) => reject(new Error(event.message ?? "the worker did not start"));
    });
  }
}
