import { PackproofError } from "./error.js";

/** The transport's faults: a rejection with another `fault`, or none, is `unreachable`. */
const FAULTS = ["timed_out", "too_large", "redirected", "not_allowed", "stopped", "unreachable"];

const failed = (fault) => Object.assign(new Error(fault), { fault });

/** The settings of each request: no cookie, no address of the page, no cache. */
const PRIVATE = { cache: "no-store", credentials: "omit", referrerPolicy: "no-referrer" };

/** A request that follows no redirect. It omits settings that a runtime other than a browser refuses, and a signal of another realm. */
export function request(url, init) {
  const plain = { ...init, redirect: "manual" };
  const { signal, ...deaf } = plain;
  for (const settings of [{ ...plain, ...PRIVATE }, plain]) {
    try {
      return new Request(url, settings);
    } catch {}
  }
  return new Request(url, deaf);
}

/** The reason of a signal, which browsers before 2022 do not give. */
const reasonOf = (signal) => signal.reason ?? new DOMException("the call was stopped", "AbortError");

/** Throws the reason of a signal that is aborted. */
export function goOn(signal) {
  if (signal?.aborted) throw reasonOf(signal);
}

/** Awaits a promise until the signal, also if its maker is deaf to the signal. Rejects with the signal's reason. */
export async function until(promise, signal) {
  let end;
  const ended = new Promise((_, reject) => {
    end = () => reject(reasonOf(signal));
    if (signal?.aborted) end();
    signal?.addEventListener("abort", end);
  });
  try {
    return await Promise.race([promise, ended]);
  } finally {
    signal?.removeEventListener("abort", end);
  }
}

/**
 * Sends a request and resolves to its answer, of at most so many bytes in so many seconds. Rejects with a `fault`.
 * `ask` is the caller's `fetch`.
 */
export async function answered(url, init, { ask, bytes, seconds, signal }) {
  if (signal?.aborted) throw failed("unreachable");
  const stop = new AbortController();
  const end = () => stop.abort();
  let isLate = false;
  const timer = setTimeout(() => ((isLate = true), end()), seconds * 1000);
  signal?.addEventListener("abort", end);
  const judged = (error) => Promise.reject(isLate ? failed("timed_out") : error?.fault ? error : failed("unreachable"));
  const answer = async () => {
    const response = await ask(request(url, { ...init, signal: stop.signal }));
    if (response.type === "opaqueredirect" || (response.status >= 300 && response.status < 400)) throw failed("redirected");
    const body = await all(response, bytes).catch((error) => Promise.reject(error.fault ? error : failed("broke_off")));
    return { response, body };
  };
  try {
    return await until(answer(), stop.signal).catch(judged);
  } finally {
    // The caller's signal may serve many requests: nothing of this one stays on it.
    clearTimeout(timer);
    signal?.removeEventListener("abort", end);
    end();
  }
}

/** Whether any server is at an address of another origin, even one whose answer this page may not read. */
export async function isThere(url, { ask, seconds, signal }) {
  const { location } = globalThis;
  if (!location || url.origin === location.origin) return false;
  const blind = () => ask(new Request(url, { ...PRIVATE, mode: "no-cors", signal }));
  return within(Promise.resolve().then(blind), seconds, signal).then(() => true, () => false);
}

/** The caller's way to send a request: the runtime's if none is given. */
export const own = (...sent) => globalThis.fetch(...sent);

/** A transport to one endpoint over `fetch`. It follows no redirect and stops at the bounds of each request. */
export function fetchTransport(url, { fetch: ask = own } = {}) {
  return {
    url: String(url),
    async send(body, bounds) {
      const init = { method: "POST", headers: { "content-type": "application/json" }, body };
      const { response, body: bytes } = await answered(url, init, { ...bounds, ask });
      const retryAfter = response.headers.get("retry-after") ?? undefined;
      return { status: response.status, text: new TextDecoder().decode(bytes), retryAfter };
    },
  };
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
export async function within(promise, seconds, signal) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(failed("timed_out")), seconds * 1000);
  });
  try {
    return await Promise.race([until(promise, signal), late]);
  } finally {
    clearTimeout(timer);
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
        if (signal?.aborted) return { fault: "stopped" };
        return { fault: FAULTS.includes(error?.fault) ? error.fault : "unreachable" };
      } finally {
        heard();
      }
    },
  };
}
