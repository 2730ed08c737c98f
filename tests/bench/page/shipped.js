// Starts the shipped verdict worker as the page does (src/ui/shell/start.js), and asks it as the page does (src/ui/worker.rs).

// Only the lines below know the encoding of the worker's messages (src/worker/message.rs). A message is its task's
// id, the number of its channel, and its bytes.
const CHECK = 0;
const VERDICTS = ["contradicted", "verified", "origin_unknown", "not_confirmed", "verified_offline", "not_verified", "not_replayable"];

function told([, channel, bytes]) {
  if (channel !== CHECK) return {};
  const [variant, ...rest] = bytes;
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

/** The task to check a file, with nothing listed. */
const alone = (file) => [1, CHECK, Uint8Array.of(2, 0, 0), file];

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

  /** Checks a file. Resolves to the verdict, and the milliseconds from the last byte's arrival to the report. */
  check(file) {
    return new Promise((resolve, reject) => {
      let arrived = performance.now();
      this.#worker.onmessage = ({ data }) => {
        const now = performance.now();
        const { report, trouble, received } = told(data);
        if (received === file.size) arrived = now;
        if (trouble) reject(new Error(`${file.name}: ${trouble}`));
        if (report) resolve({ verdict: report, check: now - arrived });
      };
      this.#worker.onerror = (event) => reject(new Error(event.message ?? "the worker did not start"));
      this.#worker.postMessage(alone(file));
    });
  }

  #next() {
    return new Promise((resolve, reject) => {
      this.#worker.onmessage = ({ data }) => resolve(data);
      this.#worker.onerror = (event) => reject(new Error(event.message ?? "the worker did not start"));
    });
  }
}
