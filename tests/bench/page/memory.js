// Runs the shipped worker behind a few lines: on the message "memory", it reports the size of its wasm memory, which never shrinks.
let memory;
for (const name of ["instantiate", "instantiateStreaming"]) {
  const own = WebAssembly[name];
  WebAssembly[name] = async (...args) => {
    const made = await own.apply(WebAssembly, args);
    memory = (made.instance ?? made).exports.memory;
    return made;
  };
}
addEventListener("message", (event) => {
  if (event.data !== "memory") return;
  event.stopImmediatePropagation();
  postMessage({ memory: memory.buffer.byteLength });
});
importScripts(new URLSearchParams(location.search).get("worker"));
