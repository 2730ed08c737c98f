// Checks the proof at the address before there is a page, draws the first screen of its verdict in the shell's place, and hands everything over to the
// page. The verdict worker words that screen (src/bin/verdict/screen.rs); a text from it becomes a text and nothing else.

/** The number of the messages with a first screen (src/worker/message.rs). */
const SCREEN = 4;

/** The path of the payload by the beginning of a proof's address (src/service.rs, and tests/service_paths.rs); the shell has an article for each (index.html). */
const PAYLOADS = {
  packs: (id) => `/v1/packs/pulls/${id}/proof`,
  "pack-events": (id) => `/v1/pack-events/${id}/fairness`,
  samples: (name) => `/samples/${name}.json`,
};

/**
 * The path of the payload of the proof at an address, if nothing else is around the id and nothing in it is escaped or to be written otherwise: a part of the
 * addresses that `page` in src/model/paths.rs reads as a proof. For any other address the worker is not started, and the page comes first.
 */
const payloadOf = (at) => {
  const [, kind, id] = /^\/(?:(packs|pack-events)\/verify|samples)\/([\dA-Za-z](?:[\w.~-]*[\dA-Za-z])?)\/?(?:\?|$)/.exec(at) ?? [];
  // A UUID is asked for in lower case.
  const isAsWritten = id?.length < 32 || id === id?.toLowerCase();
  return id && isAsWritten ? PAYLOADS[kind ?? "samples"](id) : undefined;
};

/**
 * The address to ask for a payload before the worker's module is there: of the page's origin. The module asks another service, because it reads the settings. A
 * settings file that sets a service has the word in it, or an escaped letter.
 */
const earlyOf = (payload, settings) => {
  const isOwn = payload.startsWith("/samples/") || !settings || !/service|\\/.test(new TextDecoder().decode(settings));
  return isOwn ? location.origin + payload : undefined;
};

/** The languages other than English, by the names of their words. */
const spoken = Array.from(document.querySelectorAll("meta[name$='.ftl']"), ({ name }) => name.replace(".ftl", ""));

/** The reader's language, which the page takes over. */
const language = (() => {
  let kept = [];
  try {
    kept = [keptLanguage() ?? ""];
  } catch {}
  const asked = [...kept, ...(navigator.languages ?? [navigator.language ?? "en"])];
  return asked.map((tag) => languageOf(tag, ["en", ...spoken])).find((tag) => tag) ?? "en";
})();

/** A signal that ends a request after so many milliseconds. The browsers of docs/deploy.md may be older than AbortSignal.timeout. */
const after = (milliseconds) => {
  const end = new AbortController();
  setTimeout(() => end.abort(new DOMException("signal timed out", "TimeoutError")), milliseconds);
  return end.signal;
};

/** The time, in milliseconds, for which the first verdict waits for the words of its language. */
const PATIENCE = 8_000;

/** The time, in milliseconds, for which the page waits for a payload and its verdict. */
const PRECEDENCE = 2_000;

const pause = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds));

/** The words of the reader's language; none for English, or if they do not come. */
const words = async () => {
  if (language === "en") return "";
  const held = await once(`${language}.ftl`, (name) => bytes(name, after(PATIENCE)));
  return new TextDecoder().decode(held);
};

/** The first check: its address, its worker, that worker's messages, and its first screen once it is drawn. */
let first;

/** The start of the first check, if the address has one. */
let checking;

/** Starts the check of the proof at the address, whose payload has this path. */
const begin = async (payload) => {
  const at = here();
  const [worker, greeting] = await startWorker("verdict", firstTask(at, payload));
  const messages = [];
  first = { at, worker, greeting, messages, isDrawn: false };
  // A worker that fails its self-test accepts no task.
  if (typeof greeting !== "string") return undefined;
  let arrive;
  const arrived = new Promise((go) => (arrive = go));
  const ended = new Promise((end) => {
    worker.onmessage = ({ data }) => {
      if (data[1] !== SCREEN) return messages.push(data);
      const screen = JSON.parse(new TextDecoder().decode(data[2]));
      if (screen === true) return arrive();
      // The verdict can come before the markup is complete.
      return shellShown.then(() => show(screen)).finally(end);
    };
    // The page starts another in its place.
    worker.onerror = (event) => {
      event.preventDefault();
      first = undefined;
      end();
    };
  });
  return { arrived: Promise.race([arrived, ended]), ended };
};

/** Waits until the payload of the first check has `arrived`, or the check has `ended`. Without a check it resolves immediately. */
const reached = (moment) => Promise.resolve(checking).then((begun) => begun?.[moment], () => {});

/** Waits for the first verdict, if one can still come, but not for long. */
const hasEnded = () => Promise.race([reached("ended"), pause(PATIENCE)]);

/** The task of the worker of the first check. */
const firstTask = async (at, payload) => {
  const sample = await sampleHere(at);
  // The page uses these words too, and asks for none that are on their way.
  const learning = words().catch(() => undefined);
  // Only a link waits for the settings, which name its service.
  const given = at.startsWith("/samples/") ? site : await site;
  const settings = given instanceof Uint8Array ? given : undefined;
  const catalogue = await learning;
  const spoken = catalogue === undefined ? "en" : language;
  const hasOrigin = !("single" in document.documentElement.dataset);
  const early = hasOrigin ? earlyOf(payload, settings) : undefined;
  return { at, settings, hasOrigin, sample, language: spoken, catalogue, early };
};

/** An element of a list: its tag, its attributes, and its children. */
const element = ([tag, attributes, children]) => {
  const isDrawing = ["svg", "circle", "path"].includes(tag);
  const made = isDrawing ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
  for (const [name, value] of attributes) made.setAttribute(name, value);
  made.append(...children.map((child) => (typeof child === "string" ? child : element(child))));
  return made;
};

/** Draws the first screen in the shell, and announces the verdict, unless there is none, or the reader has left the address. */
const show = (screen) => {
  const article = shell.querySelector(".report:not([hidden])");
  if (!screen || !first || stopped || first.at !== here() || !article) return;
  const top = article.querySelector(".report-top");
  const div = (name, ...children) => ["div", [["class", name]], children];
  const card = div("report-beside", div("card", div("card-none")));
  const actions = div("report-actions", ["div", [["class", "actions"]], screen.actions]);
  top.replaceChildren(...[screen.verdict, card, actions, screen.questions].map(element));
  for (const sample of article.querySelectorAll(".report-origin strong")) sample.textContent = screen.sample;
  shell.querySelector(".masthead > p").textContent = screen.promise;
  document.documentElement.lang = screen.language;
  document.title = screen.title;
  shell.dataset.shown = "";
  shell.querySelector("[role=status]").textContent = screen.said;
  Object.assign(first, { isDrawn: true, screen });
};

/** Hands the check over to the page, once, if the reader is still at its address. */
const takeFirst = () => {
  const taken = first;
  first = undefined;
  if (taken?.at === here()) return taken;
  taken?.worker.terminate();
};

/** Shows under a verdict that the page did not come. False if there is no verdict. */
const lacksPage = (cause) => {
  if (!first?.isDrawn || first.at !== here()) return false;
  const { rest, reload } = first.screen;
  const attributes = Object.entries({ class: "box missing-part", role: "alert", "data-missing-page": "" });
  const link = ["a", Object.entries({ class: "button primary", href: "" }), [reload]];
  const said = ["div", attributes, [["p", [], [rest]], ["p", [], [["bdi", [], [cause]]]], link]];
  const report = shell.querySelector(".report:not([hidden])");
  // Nothing is there to open the form.
  report.querySelector(".confirm")?.remove();
  report.append(element(said));
  return true;
};

/** The element of the shell at such a place; the shell has an article for each kind of address. */
const inShell = (place) => shell.querySelector(`.report:not([hidden]) ${place}, .masthead ${place}`);

/** The place of an element of the shell, which the page has too. */
const placeOf = (element) => {
  const question = element?.closest(".question");
  if (question) return `#${question.id} > summary`;
  if (element?.closest(".confirm")) return "#confirm > summary";
  return [".masthead-name", ".verdict"].find((place) => element?.closest(place));
};

/** Removes the shell. Returns the function that puts the focus, the open questions and form, and the scroll into the page. */
const leaveShell = () => {
  const { scrollX, scrollY } = window;
  const focused = shell.contains(document.activeElement) ? placeOf(document.activeElement) : undefined;
  const open = Array.from(shell.querySelectorAll("details[open]"), ({ id }) => id);
  shell.remove();
  return () => {
    for (const id of open) document.getElementById(id)?.setAttribute("open", "");
    if (focused) document.querySelector(focused)?.focus({ preventScroll: true });
    if (scrollY > 0) scrollTo(scrollX, scrollY);
  };
};
