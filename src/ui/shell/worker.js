// Starts the checker at the end of the worker's script. The start script (start.js) gives the worker the kinds of payload that it is started for, the
// compiled modules that they need, and a port that gives every other part by its name when it is first needed. The script throws a failed start, so
// that the page's `onerror` reports it.

/** The kinds of payload that the worker is started for. */
let kinds;

/** True if the browser had cached the worker's parts. */
let isKept;

/** A compiled part of the worker. */
let part;

/** The reason that the last failed part could not be loaded. */
let why;
const notLoaded = () => why;

onmessage = ({ data: { given, modules, parts, kept } }) => {
  onmessage = null;
  kinds = () => given;
  isKept = () => kept;
  const held = new Map(modules);
  const waiting = new Map();
  const ask = (name) =>
    new Promise((came, failed) => {
      waiting.set(name, { came, failed });
      parts.postMessage(name);
    });
  part = async (name) => held.get(name) ?? (await ask(name));
  parts.onmessage = ({ data: { name, module, message } }) => {
    const { came, failed } = waiting.get(name);
    if (module) return came(WebAssembly.compile(module));
    why = message;
    failed(new Error(message));
  };
  wasm_bindgen({ module_or_path: held.get("worker.wasm") }).catch((cause) =>
    setTimeout(() => {
      throw cause;
    }),
  );
};
