import { PackproofError } from "./error.js";

/** The transport's faults: a rejection with another `fault`, or none, is `unreachable`. */
const FAULTS = ["timed_out", "too_large", "redirected", "not_allowed", "stopped", "unreachable"];

const failed = (fault) => Object.assign(new Error(fault), { fault });

/** What a request has beside its body: no cookie, no address of the page, no cache. */
const PRIVATE = { cache: "no-store", credentials: "omit", referrerPolicy: "no-referrer" };

/** A request; without what a runtime that is no browser refuses to be told. */
function posted(url, body, signal) {
  const plain = { method: "POST", headers: { "content-type": "application/json" }, body, redirect: "manual", signal };
  try {
    return new Request(url, { ...plain, ...PRIVATE });
  } catch {
    return new Request(url, plain);
  }
}

/** A transport to one endpoint over `fetch`. It follows no redirect and stops at the bounds of each request. */
export function fetchTransport(url, { fetch: ask = (...sent) => globalThis.fetch(...sent) } = {}) {
  return {
    url: String(url),
    async send(body, { bytes, seconds, signal }) {
      const late = AbortSignal.timeout(seconds * 1000);
      const stop = new AbortController();
      for (const each of [late, signal]) each?.addEventListener("abort", () => stop.abort(), { once: true });
      const judged = (fault) => failed(late.aborted ? "timed_out" : fault);
      let response;
      try {
        response = await ask(posted(url, body, stop.signal));
      } catch {
        throw judged("unreachable");
      }
      if (response.type === "opaqueredirect" || (response.status >= 300 && response.status < 400)) throw failed("redirected");
      const text = await all(response, bytes).catch((error) => Promise.reject(error.fault ? error : judged("unreachable")));
      const wait = waited(response.headers.get("retry-after") ?? "");
      return { status: response.status, text, ...(Number.isNaN(wait) ? {} : { retryAfter: wait }) };
    },
  };
}

/** The seconds that an answer asks to wait: it names them, or a date. */
function waited(asked) {
  if (!asked.endsWith("GMT")) return Number.parseInt(asked, 10);
  return Math.max(0, Math.ceil((Date.parse(asked) - Date.now()) / 1000));
}

/** The text of an answer of at most so many bytes. */
async function all(response, most) {
  if (!response.body) return "";
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > most) {
      await reader.cancel();
      throw failed("too_large");
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** A transport as the module asks it: it never rejects. */
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
        const { status, retryAfter, text } = await transport.send(request, { bytes, seconds, signal });
        return { status, retry_after: retryAfter, text };
      } catch (error) {
        return { fault: FAULTS.includes(error?.fault) ? error.fault : "unreachable" };
      } finally {
        heard();
      }
    },
  };
}
