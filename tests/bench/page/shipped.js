// Starts a shipped worker as the page does (src/ui/shell/start.js), and asks it as the page does (src/ui/worker.rs).

// Only the lines below know the encoding of the workers' messages (src/worker/message.rs). A message is its task's
// id, the number of its channel, and its bytes.
const [CHECK, DETAILS] = [0, 1];
const VERDICTS = ["contradicted", "verified", "origin_unknown", "verified_in_part", "verified_offline", "not_verified", "not_replayable"];
// The verdict of each headline, in the headlines' order.
const HEADLINES = ["not_verified", "contradicted", "origin_unknown", "not_replayable", "verified_offline", "verified_in_part", "verified_offline", "verified"];

function told([, channel, bytes]) {
  const [variant, ...rest] = bytes;
  // The answer about a single file begins with its report; the brief one about a file among several with its headline.
  if (channel === DETAILS) return variant === 2 ? { report: HEADLINES[rest[1]] } : {};
  switch (variant) {
    case 0: return { received: integer(rest) };
    case 4: return { report: VERDICTS[rest[1]] };
    case 5: return { trouble: new TextDecoder().decode(bytes) };
    default: return {};
  }
}

/** Decodes an integer: seven bits a byte, the lowest first, up to the first byte below 128. */
function integer(bytes) {
  const digits = bytes.slice(0, bytes.findIndex((byte) => byte < 128) + 1);
  return digits.reduceRight((high, digit) => high * 128 + (digit % 128), 0);
}

/** The tasks to check a single file, and one among several, with nothing listed. */
const alone = (file) => [1, CHECK, Uint8Array.of(2, 0, 0), file];
const among = (file) => [1, DETAILS, Uint8Array.of(1, 0, 0), file];

export class Shipped {
  #worker;
  /** Starts a worker by the address of its script and its compiled module. */
  constructor({ script, module }) {
    this.#worker = new Worker(script);
    this.#worker.postMessage(module);
  }

  /** Waits for the worker's first message, which names its build; a worker that fails its self-test sends another value. */
  async start() {
    if (typeof (await this.#next()) !== "string") throw new Error("the worker fails its self-test");
    return this;
  }

  /** Checks a single file, by the verdict worker. Resolves to the verdict, the milliseconds from the file to the report, and those from the last byte's arrival to the report. */
  check(file) {
    return this.#check(file, alone(file));
  }

  /** Checks a file as one among several, by the details worker, and resolves to the same values. */
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

  /** Returns the size of the worker's memory in bytes, for a worker started by memory.js. Skips messages that are left from a check. */
  async memory() {
    this.#worker.postMessage("memory");
    for (;;) {
      const { memory } = await this.#next();
      if (memory) return memory;
    }
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
