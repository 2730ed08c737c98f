// Starts the page: the shell shows the page that the address asks for, and the other parts load once that is drawn. parts.js, or embedded.js in the
// single file, provides them, and only parts as built run.

// This script runs, so the sentence about a script that did not run goes.
document.documentElement.dataset.begun = "";

/** Resolves once the page's markup is complete. A network may have this script run late. */
const drawn = new Promise((go) => (document.readyState === "loading" ? document.addEventListener("DOMContentLoaded", go) : go()));
const compiled = (name) => bytes(name).then((module) => WebAssembly.compile(module));

/** Resolves once no service worker of an earlier site answers for this page or a worker; never if the page loads again without one. */
const alone = leavesServiceWorkers().then((isLeaving) => isLeaving && new Promise(() => {}));

/** The site's settings: a promise, and then their bytes, null if there are none, or the reason that they did not come. Nothing here waits for them. */
let site = settings().then(
  (held) => (site = held),
  ({ name, message }) => (site = message || name),
);

/**
 * The smallest module with one of WebAssembly's 128-bit vectors, which the checker hashes with, and with a table of references: a function that gives
 * 0 in each of 16 lanes.
 */
const VECTORS = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 4, 4, 1, 111, 0, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11);

/** An error whose name is the reason for the page. */
const failure = (name, message = "") => Object.assign(new Error(message), { name });

/** Makes a value once for all who ask, and again if it failed. */
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

/** The address of a script that starts from these bytes. */
const blob = (held) => URL.createObjectURL(new Blob([held], { type: "text/javascript" }));

/** The address of the script of a program. */
const script = (program) => once(`${program}.js`, workerAt);

/**
 * Starts a worker of a program, `verdict` or `details`, and waits for its first message. It starts while its module still loads, and may have a first
 * task by then.
 */
const startWorker = async (program, task) => {
  if (!WebAssembly.validate(VECTORS)) throw failure("NoVectors");
  const module = part(`${program}.wasm`);
  // The failure is handled below, once there is a worker.
  module.catch(() => {});
  const [address] = await Promise.all([script(program), alone]);
  const worker = new Worker(urls.createScriptURL(address), { name: program });
  const named = new Promise((started, failed) => {
    worker.onmessage = ({ data }) => started([worker, data]);
    worker.onerror = (event) => {
      event.preventDefault();
      failed(new Error(event.message));
    };
  });
  task?.then((task) => worker.postMessage(task));
  const given = module.then((module) => worker.postMessage(module));
  return Promise.all([named, given]).then(
    ([started]) => started,
    (cause) => {
      worker.terminate();
      throw cause;
    },
  );
};

/** Shows the shell until the page has loaded; true if a reader sees it. */
const showShell = () => {
  for (const part of document.querySelectorAll("[data-at]")) {
    const { at, title } = part.dataset;
    part.hidden = at === "/" ? here() !== at : !here().startsWith(at);
    if (title && !part.hidden) document.title = title;
  }
  // The shell speaks English. For a reader of another language, its place stays empty until a verdict or the page comes.
  if (language !== "en") return false;
  document.getElementById("shell").dataset.shown = "";
  return !document.hidden;
};

/** The failures that have a separate sentence (stopped.html). For any other, the page shows that it could not start, and the cause. */
const SENTENCES = { NotAsBuilt: "not-as-built", NotLoaded: "not-loaded", NoWebAssembly: "no-webassembly" };

/** Shows the reason that there will be no page, in the shell's place: only the first cause, and nothing once the page is there. */
const stop = async ({ name, message }) => {
  await drawn;
  await hasEnded();
  if (document.getElementById("main") || stopped) return;
  stopped = true;
  if (lacksPage(message)) return;
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

/** Resolves once the shell shows the page that the address asks for. */
let haveShell;
const shellShown = new Promise((go) => (haveShell = go));

// Resolves once the shell is on the screen and nothing else competes for the line. It waits only briefly for a browser that draws nothing, or keeps
// no record of it.
const seen = () =>
  new Promise((go) => {
    setTimeout(go, 500);
    try {
      new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").forEach(go)).observe({ type: "paint", buffered: true });
    } catch {}
  });

/** The dropped files that the page has not opened yet. A browser would open one in the page's place. */
let dropped = [];
const keepFiles = (event) => {
  const { types, items } = event.dataTransfer;
  if (!types.includes("Files")) return;
  event.preventDefault();
  // A folder can be read only through an entry that is requested during the drop.
  const held = (item) => [item.webkitGetAsEntry()].find((entry) => entry?.isDirectory) ?? item.getAsFile();
  if (event.type === "drop") dropped = Array.from(items, held);
};

/** Gives the page the rules of everything below the first screen. */
const dress = async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(new TextDecoder().decode(await bytes("page.css")));
  document.adoptedStyleSheets = [sheet];
};

/** Runs everything that may fail. */
const start = async () => {
  // A proof's verdict comes first: its program loads while the markup still comes, and starts before anything is on the screen.
  const payload = payloadOf(here());
  if (payload) checking = begin(payload);
  // The failure is handled when the page asks for a worker.
  checking?.catch(() => {});
  const program = payload && globalThis.WebAssembly && Promise.allSettled([part("verdict.wasm"), script("verdict")]);
  await alone;
  await drawn;
  shell = document.getElementById("shell");
  if (!globalThis.WebAssembly) throw failure("NoWebAssembly");
  addEventListener("dragover", keepFiles);
  addEventListener("drop", keepFiles);
  Object.assign(globalThis, {
    bytes: (name, patience) => (shared.has(name) ? shared.get(name) : bytes(name, after(patience))),
    site: () => site,
    takeDropped: () => {
      const files = dropped;
      dropped = [];
      return files;
    },
    startWorker,
    chosenLanguage: () => language,
    takeFirst,
    leaveShell,
  });
  const isSeen = showShell();
  haveShell();
  if (isSeen) await seen();
  // Nothing competes for the line with the program that gives the verdict, nor with the payload, and nothing for the processor with the check.
  await program;
  const enough = pause(PRECEDENCE);
  await Promise.race([reached("arrived"), enough]);
  const module = compiled("page.wasm");
  const sheet = dress();
  // A failure is handled below.
  for (const loading of [module, sheet]) loading.catch(() => {});
  await Promise.race([reached("ended"), enough]);
  await Promise.all([module, run("page.js"), sheet]);
  await checking?.catch(() => {});
  await wasm_bindgen({ module_or_path: await module });
};

// Errors that the module throws while it draws the page come here too.
addEventListener("error", ({ error, message }) => stop(error ?? { message }));
addEventListener("unhandledrejection", ({ reason }) => stop(reason ?? {}));
start().catch(stop);
