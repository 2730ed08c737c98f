// The start: the shell shows what the address asks for. What else the page needs is asked for once that is drawn.
// parts.js, or embedded.js in the single file, says where they come from; nothing runs that is not what was built.

// The sentence for a script that did not run goes.
document.documentElement.dataset.begun = "";

/** What stands in the page is there. A network may have this script run late. */
const drawn = new Promise((go) => (document.readyState === "loading" ? document.addEventListener("DOMContentLoaded", go) : go()));
const compiled = (name) => bytes(name).then((module) => WebAssembly.compile(module));

/** The smallest module that makes one of WebAssembly's 128-bit vectors, which the checker hashes with: a function that gives 0 in each of 16 lanes. */
const VECTORS = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11);

/** What is thrown where the page says why by a name. */
const failure = (name, message = "") => Object.assign(new Error(message), { name });

/** The kinds of payload, by the parts that check them. */
const KINDS = ["pack_event", "pack_pull"];

/** The kind of payload behind an address, by the first of these that it begins with (src/model/paths.rs holds them). */
const KIND_AT = { "/packs/verify/": "pack_pull", "/pack-events/verify/": "pack_event", "/samples/pull": "pack_pull", "/samples/": "pack_event" };

/** The part that draws all that the first one does not. */
const REST = "page.rest.wasm";

/** So many milliseconds after it has begun, the page is drawn. */
const AT_REST = 200;

/** What is asked for several times is made once, and again where it failed. */
const shared = new Map();
const once = (name, make) => {
  if (!shared.has(name)) {
    const made = make(name);
    made.catch(() => shared.delete(name));
    shared.set(name, made);
  }
  return shared.get(name);
};
const part = (name) => once(name, compiled);

/** Compiles parts that may be needed next. What fails is asked for again when it is needed. */
const ahead = (names) => names.forEach((name) => part(name).catch(() => {}));

/** The address that the checker's script has here. */
const script = () => once("worker.js", async (name) => URL.createObjectURL(new Blob([await bytes(name)], { type: "text/javascript" })));

/** The modules that a check of these kinds needs. A part is named for all that need it. */
const modulesOf = (kinds) => partNames().filter((name) => name === "worker.wasm" || (/^worker\..*\.wasm$/.test(name) && name.split(".").some((of) => kinds.includes(of))));

/** A worker for these kinds of payload, with the first message that it has sent. It comes up while its modules are still compiled. */
const startWorker = async (kinds) => {
  if (!WebAssembly.validate(VECTORS)) throw failure("NoVectors");
  const modules = Promise.all(modulesOf(kinds).map(async (name) => [name, await part(name)]));
  // Heard below, once there is a worker.
  modules.catch(() => {});
  const worker = new Worker(urls.createScriptURL(await script()));
  const named = new Promise((started, failed) => {
    worker.onmessage = ({ data }) => started([worker, data]);
    worker.onerror = (event) => {
      event.preventDefault();
      failed(new Error(event.message));
    };
  });
  const { port1, port2 } = new MessageChannel();
  // Bytes: a page that was opened from the disk may hand compiled modules to its own worker, and through no port.
  port1.onmessage = ({ data: name }) =>
    bytes(name).then(
      (module) => port1.postMessage({ name, module }, [module]),
      ({ message }) => port1.postMessage({ name, message }),
    );
  const given = modules.then((modules) => worker.postMessage({ given: kinds, modules, parts: port2, kept: isKept("worker.wasm") }, [port2]));
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
  const wanted = [...kept, ...(navigator.languages ?? [navigator.language ?? "en"])].map((tag) => tag.slice(0, 2)).find((tag) => spoken.includes(tag));
  if (wanted && wanted !== "en") return false;
  document.getElementById("shell").dataset.shown = "";
  return !document.hidden;
};

/** The failures that have a sentence of their own (stopped.html). Of any other the page says that it could not start, and the cause. */
const SENTENCES = { NotAsBuilt: "not-as-built", NotLoaded: "not-loaded", NoWebAssembly: "no-webassembly" };

/** Says why there will be no page, in the shell's place: the first cause alone, and nothing once the page is there. */
const stop = async ({ name, message }) => {
  await drawn;
  if (document.getElementById("main") || stopped) return;
  stopped = true;
  document.body.prepend(shell);
  shell.dataset.shown = "";
  for (const part of shell.querySelectorAll("[data-at]")) part.hidden = true;
  const said = shell.querySelector(`[data-stopped="${SENTENCES[name] ?? "not-started"}"]`);
  said.hidden = false;
  for (const offline of said.querySelectorAll("[data-offline]")) offline.hidden = navigator.onLine !== false;
  document.title = said.dataset.title;
  for (const place of said.querySelectorAll("bdi")) place.textContent = message;
};
let stopped = false;
let shell;

/** The shell stands on the screen, and nothing took its place on the line. A browser that draws nothing, or keeps no record of it, is not waited for long. */
const seen = () =>
  new Promise((go) => {
    setTimeout(go, 500);
    try {
      new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").forEach(go)).observe({ type: "paint", buffered: true });
    } catch {}
  });

/** The files that were dropped and not taken yet. A browser would open one in the page's place. */
let dropped = [];
const keepFiles = (event) => {
  const { types, items } = event.dataTransfer;
  if (!types.includes("Files")) return;
  event.preventDefault();
  // A folder can be read only through what is asked for while it is dropped.
  const brought = (item) => [item.webkitGetAsEntry()].find((entry) => entry?.isDirectory) ?? item.getAsFile();
  if (event.type === "drop") dropped = Array.from(items, brought);
};

/** Everything that may fail. */
const start = async () => {
  await drawn;
  shell = document.getElementById("shell");
  if (!globalThis.WebAssembly) throw failure("NoWebAssembly");
  addEventListener("dragover", keepFiles);
  addEventListener("drop", keepFiles);
  let early = {};
  Object.assign(globalThis, {
    bytes,
    part,
    takeDropped: () => {
      const files = dropped;
      dropped = [];
      return files;
    },
    startWorker: async (kinds) => {
      const { [kinds]: first } = early;
      early = {};
      return (await first) || startWorker(kinds);
    },
  });
  if (showShell()) await seen();
  const glue = run("page.js");
  const module = compiled("page.wasm");
  // A proof needs the checker as soon as the page is there, so it starts while the page is still on its way.
  const isProof = document.querySelector("[data-at].report:not([hidden])") !== null;
  if (isProof) {
    const kinds = [KIND_AT[Object.keys(KIND_AT).find((at) => here().startsWith(at))]];
    const worker = startWorker(kinds);
    // Heard when the page asks for it.
    worker.catch(() => {});
    early = { [kinds]: worker };
    // What has to come over the line comes after the verdict.
    glue.then(() => isKept("page.js") && ahead([REST]), () => {});
  } else {
    // Where nothing leads to a verdict, the page is drawn whole.
    ahead([REST]);
  }
  await Promise.all([module, glue]);
  await wasm_bindgen({ module_or_path: await module });
  // A file may be next.
  if (!isProof && isKept("page.js")) setTimeout(() => ahead(modulesOf(KINDS)), AT_REST);
};

// What the module throws while it draws the page comes here too.
addEventListener("error", ({ error, message }) => stop(error ?? { message }));
addEventListener("unhandledrejection", ({ reason }) => stop(reason ?? {}));
start().catch(stop);
