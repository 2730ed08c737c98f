import { glue } from "./glue.js";
import { packageOf } from "./api.js";
import { fetchTransport } from "./transport.js";

/**
 * Answers requests with the functions of the package. A request is `{ id, call, input, options }`; `read` accepts `endpoints`, addresses, in the place of
 * transports. Sentences are in English. Its answer is `{ id, result }` or `{ id, error: { code, message, report, words } }`, and `{ id, progress }` before the
 * answer of `read`.
 */
export function serve(compiled, post, listen) {
  const api = packageOf(glue, compiled, {});
  listen(async (request) => {
    // Something else may post here too.
    const { id, call, input, options: given } = request ?? {};
    if (call === undefined) return;
    try {
      const { endpoints = [], ...options } = given ?? {};
      await api.init();
      const known = ["check", "open", "read", "words"].includes(call);
      if (!known) throw Object.assign(new Error(`no such call: ${call}`), { code: "bad_call" });
      const through = call !== "read" ? {} : { transports: endpoints.map((url) => fetchTransport(url)), onProgress: (progress) => post({ id, progress }) };
      post({ id, result: await api[call](input, { ...options, ...through }) });
    } catch ({ code = "failed", message, report, words }) {
      post({ id, error: { code, message, report, words } });
    }
  });
}
