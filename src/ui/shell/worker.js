// The end of the worker's script. The start script (start.js) gives the worker its compiled module, and a port that gives each other part by
// its name when it is first needed. A failed start is thrown, so that the page's `onerror` hears of it.

/** A compiled part of the worker. */
let part;
onmessage = ({ data: { module, parts } }) => {
  onmessage = null;
  const waiting = new Map();
  part = (name) =>
    new Promise((came, failed) => {
      waiting.set(name, { came, failed });
      parts.postMessage(name);
    });
  parts.onmessage = ({ data: { name, compiled, why } }) => {
    const { came, failed } = waiting.get(name);
    if (compiled) came(compiled);
    else failed(new Error(why));
  };
  wasm_bindgen({ module_or_path: module }).catch((cause) =>
    setTimeout(() => {
      throw cause;
    }),
  );
};
