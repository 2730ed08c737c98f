// Scripts the service for a test: the answer of each path, and its time.
import type { IncomingMessage } from "node:http";

/** An answer of tools/serve.mjs: a body is text, bytes, or an object sent as JSON. */
export type Reply = {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array | object;
  bodyStream?: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
};
export type Answer = Reply | ((request: IncomingMessage) => Reply | undefined);

const JSON_TYPE = { "content-type": "application/json" };

export class Service {
  /** Every path that was asked for, in order, with its query. */
  readonly asked: string[] = [];
  readonly #answers = new Map<string, Answer>();
  readonly #gates: Gate[] = [];

  /** Sets the answer of this path from now on; every other path under /v1/ is an unknown id. */
  answers(path: string, answer: Answer) {
    this.#answers.set(path, answer);
  }

  /** Sets an answer like `answers`, and resolves when the page has hung up. */
  answersUntilLeft(path: string, answer: Reply): Promise<void> {
    return new Promise((left) =>
      this.answers(path, (request) => {
        request.socket.once("close", () => left());
        return answer;
      }),
    );
  }

  /** Serves a payload, byte for byte. */
  publishes(path: string, bytes: Uint8Array | string) {
    this.answers(path, { headers: JSON_TYPE, body: bytes });
  }

  /** Serves a payload in two parts: the first at once, and the rest when the gate is opened. */
  publishesSlowly(path: string, bytes: Uint8Array): Gate {
    const gate = new Gate();
    this.#gates.push(gate);
    const half = Math.floor(bytes.length / 2);
    this.answers(path, (request) => {
      request.socket.once("close", gate.left);
      return { headers: { ...JSON_TYPE, "content-length": String(bytes.length) }, bodyStream: halves(bytes, half, gate) };
    });
    return gate;
  }

  /** Breaks the connection before an answer. */
  dropsConnection(path: string) {
    this.answers(path, (request) => void request.socket.destroy());
  }

  /** Breaks the connection in the middle of the body. */
  breaksOff(path: string, bytes: Uint8Array) {
    this.answers(path, (request) => ({
      headers: { ...JSON_TYPE, "content-length": String(bytes.length) },
      bodyStream: (async function* () {
        yield bytes.subarray(0, Math.floor(bytes.length / 2));
        await new Promise((sent) => setImmediate(sent));
        request.socket.destroy();
      })(),
    }));
  }

  /** Answers a request of tools/serve.mjs. */
  readonly routes = (url: URL, request: IncomingMessage): Reply | undefined => {
    this.asked.push(url.pathname + url.search);
    const answer = this.#answers.get(url.pathname);
    return typeof answer === "function" ? answer(request) : answer;
  };

  /** Forgets everything, and lets no request wait. */
  reset() {
    this.#gates.forEach((gate) => gate.open());
    this.#gates.length = 0;
    this.#answers.clear();
    this.asked.length = 0;
  }
}

/** A gate that holds a body back until the test opens it. */
export class Gate {
  open!: () => void;
  left!: () => void;
  readonly opened = new Promise<void>((resolve) => (this.open = resolve));
  /** Resolves when the page closed its connection. */
  readonly abandoned = new Promise<void>((resolve) => (this.left = resolve));
}

async function* halves(bytes: Uint8Array, half: number, gate: Gate) {
  yield bytes.subarray(0, half);
  await gate.opened;
  yield bytes.subarray(half);
}
