import { PackproofError } from "./error.js";

/** The transport's faults: a rejection with another `fault`, or none, is `unreachable`. */
const FAULTS = ["timed_out", "too_large", "redirected", "not_allowed", "stopped", "unreachable"];

const failed = (fault) => Object.assign(new Error(fault), { fault });

/** The settings of each request: no cookie, no address of the page, no cache. */
const PRIVATE = { cache: "no-store", credentials: "omit", referrerPolicy: "no-referrer" };

/** A request that follows no redirect; without what a runtime that is no browser refuses to be told. */
export function request(url, init) {
  const plain = { ...init, redirect: "manual" };
  try {
    return new Request(url, { ...plain, ...PRIVATE });
  } catch {
    return new Request(url, plain);
  }
}

/**
 * Sends a request and resolves to its answer, of at most so many bytes in so many seconds. Rejects with a `fault`.
 * `ask` is the caller's `fetch`.
 */
export async function answered(url, init, { ask, bytes, seconds, signal }) {
  const late = AbortSignal.timeout(seconds * 1000);
  const stop = new AbortController();
  const judged = () => failed(late.aborted ? "timed_out" : "unreachable");
  if (signal?.aborted) throw judged();
  for (const each of [late, signal]) each?.addEventListener("abort", () => stop.abort(), { signal: stop.signal });
  try {
    const asked = async () => ask(request(url, { ...init, signal: stop.signal }));
    const response = await asked().catch(() => Promise.reject(judged()));
    if (response.type === "opaqueredirect" || (response.status >= 300 && response.status < 400)) throw failed("redirected");
    const body = await all(response, bytes).catch((error) => Promise.reject(error.fault ? error : judged()));
    return { response, body };
  } finally {
    // The caller's signal may serve many requests: nothing of this one stays on it.
    stop.abort();
  }
}

/** The caller's way to send a request: the runtime's own if none is given. */
export const own = (...sent) => globalThis.fetch(...sent);

/** A transport to one endpoint over `fetch`. It follows no redirect and stops at the bounds of each request. */
export function fetchTransport(url, { fetch: ask = own } = {}) {
  return {
    url: String(url),
    async send(body, bounds) {
      const init = { method: "POST", headers: { "content-type": "application/json" }, body };
      const { response, body: bytes } = await answered(url, init, { ...bounds, ask });
      const wait = waited(response.headers.get("retry-after") ?? "");
      return { status: response.status, text: new TextDecoder().decode(bytes), ...(Number.isNaN(wait) ? {} : { retryAfter: wait }) };
    },
  };
}

/** The seconds that an answer asks to wait: it names them, or a date. */
function waited(asked) {
  if (!asked.endsWith("GMT")) return Number.parseInt(asked, 10);
  return Math.max(0, Math.ceil((Date.parse(asked) - Date.now()) / 1000));
}

/** The bytes of an answer, of at most so many. */
async function all(response, most) {
  const parts = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) break;
    length += value.byteLength;
    if (length > most) {
      await reader.cancel();
      throw Object.assign(failed("too_large"), { length });
    }
    parts.push(value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}

/** Awaits a promise for so many seconds, and until the signal. */
async function within(promise, seconds, signal) {
  let timer;
  const stop = new AbortController();
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(failed("timed_out")), seconds * 1000);
    signal?.addEventListener("abort", () => reject(failed("stopped")), { signal: stop.signal });
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}

/** A transport as the module asks it: it never rejects, and it keeps the time that it is given. */
export function guarded(transport, { signal, heard }) {
  const { url } = transport ?? {};
  if (typeof url !== "string" || typeof transport.send !== "function") {
    throw new PackproofError("bad_transport", "a transport has a url and a function send");
  }
  return {
    url,
    async send(request, bytes, seconds) {
      try {
        if (signal?.aborted) return { fault: "stopped" };
        const { status, retryAfter, text } = await within(transport.send(request, { bytes, seconds, signal }), seconds, signal);
        return { status, retry_after: retryAfter, text };
      } catch (error) {
        return { fault: FAULTS.includes(error?.fault) ? error.fault : "unreachable" };
      } finally {
        heard();
      }
    },
  };
}
