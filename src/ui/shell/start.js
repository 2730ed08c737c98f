// The start: the shell shows what the address asks for. What else the page needs is asked for once that is drawn.
// parts.js, or embedded.js in the single file, says where they come from; nothing runs that is not what was built.

const drawn = new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));

/** Parts as modules, each compiled once; one that failed is asked for again. */
const modules = new Map();
const compiled = (name) => {
  if (!modules.has(name)) {
    const module = bytes(name).then((module) => WebAssembly.compile(module));
    module.catch(() => modules.delete(name));
    modules.set(name, module);
  }
  return modules.get(name);
};

/** The smallest module that makes one of WebAssembly's 128-bit vectors, which the checker hashes with: a function that gives 0 in each of 16 lanes. */
const VECTORS = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11);

/** The address that the checker's script has here, and its module: fetched and compiled once for all that are started. */
let checker;
const fetchChecker = () => {
  const address = bytes("worker.js").then((script) => URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
  const module = compiled("worker.wasm");
  Promise.all([address, module]).catch(() => (checker = undefined));
  return { address, module };
};

/** A worker with the build that it has named. It comes up while its module is still compiled. */
const startWorker = async () => {
  if (!WebAssembly.validate(VECTORS)) throw Object.assign(new Error(), { name: "NoVectors" });
  const { address, module } = (checker ??= fetchChecker());
  const worker = new Worker(urls.createScriptURL(await address));
  const named = new Promise((started, failed) => {
    worker.onmessage = ({ data }) => started([worker, data]);
    worker.onerror = (event) => {
      event.preventDefault();
      failed(new Error(event.message));
    };
  });
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: name }) =>
    compiled(name).then(
      (compiled) => port1.postMessage({ name, compiled }),
      ({ message }) => port1.postMessage({ name, why: message }),
    );
  const given = module.then((module) => worker.postMessage({ module, parts: port2 }, [port2]));
  return Promise.all([named, given]).then(
    ([started]) => started,
    (cause) => {
      worker.terminate();
      throw cause;
    },
  );
};

/** Shows what stands in for the page until it has come; true when a reader sees it. */
const showShell = () => {
  for (const part of document.querySelectorAll("[data-at]")) {
    const { at, title } = part.dataset;
    part.hidden = at === "/" ? here() !== at : !here().startsWith(at);
    if (title && !part.hidden) document.title = title;
  }
  // The shell speaks English. A reader whom the page will speak to in another language sees its place until the words are there.
  const spoken = ["en", ...Array.from(document.querySelectorAll("meta[name$='.ftl']"), (meta) => meta.name.slice(0, 2))];
  let kept = [];
  try {
    kept = [keptLanguage() ?? ""];
  } catch {}
  const wanted = [...kept, ...navigator.languages].map((tag) => tag.slice(0, 2)).find((tag) => spoken.includes(tag));
  if (wanted && wanted !== "en") return false;
  document.getElementById("shell").dataset.shown = "";
  return !document.hidden;
};

/** Says why there will be no page, in the shell's place. */
const stop = async (why, cause = "") => {
  await drawn;
  const shell = document.getElementById("shell");
  shell.dataset.shown = "";
  for (const part of shell.querySelectorAll("[data-at]")) part.hidden = true;
  const said = shell.querySelector(`[data-stopped="${why}"]`);
  said.hidden = false;
  document.title = said.dataset.title;
  for (const place of said.querySelectorAll("bdi")) place.textContent = cause;
};

/** The shell stands on the screen, and nothing took its place on the line. A browser that draws nothing, or keeps no record of it, is not waited for long. */
const seen = () =>
  new Promise((go) => {
    setTimeout(go, 500);
    if (!globalThis.PerformanceObserver) return;
    new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").forEach(go)).observe({ type: "paint", buffered: true });
  });

if (globalThis.WebAssembly) {
  let early;
  Object.assign(globalThis, {
    bytes,
    part: compiled,
    startWorker: async () => {
      const first = early;
      early = undefined;
      return (await first) || startWorker();
    },
  });
  drawn
    .then(() => showShell() && seen())
    .then(() => {
      const parts = Promise.all([compiled("page.wasm"), run("page.js")]);
      // A proof needs the checker as soon as the page is there, so it starts while the page is still on its way.
      if (document.querySelector("[data-at].report:not([hidden])")) {
        early = startWorker();
        // Heard when the page asks for it.
        early.catch(() => {});
      } else {
        // Where nothing leads to a verdict, the page is drawn whole. What fails is asked for again by the page.
        compiled("page.rest.wasm").catch(() => {});
      }
      return parts;
    })
    .then(([module]) => wasm_bindgen({ module_or_path: module }))
    .catch(({ message }) => stop("not-as-built", message));
} else {
  stop("no-webassembly");
}
