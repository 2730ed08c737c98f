// <packproof-report>: the verdict's card on a shop's page. On a server this is inert.
import { PackproofError } from "./error.js";
import { languageOf, languages } from "./languages.js";
import { SHAPES } from "./marks.js";
import { sentences } from "./sentences.js";
import { STYLE } from "./style.js";
import { fetchTransport, goOn, within } from "./transport.js";

const NAME = "packproof-report";
const SVG = "http://www.w3.org/2000/svg";
const LANGUAGES = ["en", ...Object.keys(languages)];
const ATTRIBUTES = ["src", "lang", "theme"];

/** The seconds that a language may need before the card speaks English. */
const PATIENCE = 5;

/** The origin of this code; undefined if it is from a file, or if a bundler removed its address. */
const ORIGIN = originOf(() => import.meta.url ?? globalThis.document?.currentScript?.src);

function h(tag, attributes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(name, value);
  made.append(...children.filter(Boolean));
  return made;
}

function mark(shape) {
  const svg = document.createElementNS(SVG, "svg");
  const set = (of, attributes) => Object.entries(attributes).forEach(([name, value]) => of.setAttribute(name, value));
  set(svg, { viewBox: "0 0 24 24", "aria-hidden": "true", part: "mark", class: shape });
  for (const [name, d] of SHAPES[shape]) {
    const path = document.createElementNS(SVG, "path");
    set(path, { class: name, d });
    svg.append(path);
  }
  return svg;
}

function originOf(addressOf) {
  try {
    const { origin } = new URL(addressOf());
    return origin === "null" ? undefined : origin;
  } catch {
    return undefined;
  }
}

/** Makes an element like another. Nodes with a counterpart there stay, with their focus and their fold. */
function renew(shown, made) {
  for (const { name } of [...shown.attributes]) if (name !== "open" && !made.hasAttribute(name)) shown.removeAttribute(name);
  for (const { name, value } of [...made.attributes]) if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  let at = shown.firstChild;
  for (const next of [...made.childNodes]) {
    let same = at;
    while (same && !isCounterpart(same, next)) same = same.nextSibling;
    if (!same) {
      shown.insertBefore(next, at);
      continue;
    }
    for (; at !== same; at = cut(at));
    if (next.attributes) renew(same, next);
    else if (same.data !== next.data) same.data = next.data;
    at = same.nextSibling;
  }
  while (at) at = cut(at);
}

const isCounterpart = (one, other) => one.nodeName === other.nodeName && one.getAttribute?.("part") === other.getAttribute?.("part");

/** Removes a node, and returns the one after it. */
function cut(node) {
  const { nextSibling } = node;
  node.remove();
  return nextSibling;
}

/** The words of a fault without words. The cause is for an engineer. */
function unworded({ code, message }, language) {
  const { not_loaded, not_checked, ...words } = sentences[language];
  const sentence = code === "not_loaded" ? not_loaded : not_checked;
  return { ...words, language, tone: "error", shape: "dashes", sentence, cause: message, chips: [], subject: [], questions: [], trust: [] };
}

/** Returns the address of a link, if it is one that a link may have. */
function linked(address) {
  try {
    const { protocol, href } = new URL(address || "data:", document.baseURI);
    return ["https:", "http:"].includes(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}

/** Styles a shadow root in its document: with a sheet, which a strict policy allows, or with an element if the browser accepts no sheet. */
function dress(root) {
  try {
    const sheet = new root.ownerDocument.defaultView.CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
  } catch {
    if (!root.querySelector("style")) root.append(h("style", {}, STYLE));
  }
}

const isSame = (some, others) => String([...some].sort()) === String([...others].sort());

/** The class of elements. A server, a test or a sandbox may have something else of this name, or refuse to give it. */
function elementBase() {
  try {
    const { HTMLElement: Base } = globalThis;
    (class extends Base {});
    return Base ?? class {};
  } catch {
    return class {};
  }
}

/** Returns the element's class, on the functions of a package. */
function cardOf({ check, fetchProof, init, open, read, words }) {
  /** Returns the one text in a file. A card has one verdict, so several texts are an error. */
  function only(file, options) {
    const [text = file, ...others] = open(file, options);
    if (others.length > 0) throw new PackproofError("several_proofs", `one file has ${others.length + 1} proofs`);
    return text;
  }

  return class PackproofReport extends elementBase() {
    static observedAttributes = ATTRIBUTES;

    #root;
    /** The card. It lasts, and its content changes. */
    #card;
    #endpoints = [];
    #payload;
    #reportUrl;
    #isWaiting = false;
    #stop = new AbortController();
    /** The newest check, and the language that it was asked for; undefined after it was stopped. */
    #run;
    #spoken;
    /** The bytes behind `src`, once they are here, and the promise of them before. */
    #loaded;
    #loading;
    /** The wait for a proof that may still come, and its clock. */
    #waiting;
    #ticking;
    /** The contract's reading, once it is here, and the promise of it before. */
    #told;
    #telling;
    /** The words that are drawn: those of the payload that is named now, or undefined. */
    #said;

    get endpoints() {
      return [...this.#endpoints];
    }
    /** The addresses that the contract is read through. No address is asked before this is set. */
    set endpoints(urls) {
      const endpoints = Array.from(urls ?? [], String);
      if (isSame(endpoints, this.#endpoints)) return;
      this.#endpoints = endpoints;
      this.#halt();
      this.#told = undefined;
      this.#again();
    }

    get payload() {
      return this.#payload;
    }
    /** The payload, if the page has it already: bytes or a text. `null` means that there is none. */
    set payload(given) {
      this.#payload = given ?? undefined;
      this.#forget();
    }

    get reportUrl() {
      return this.#reportUrl;
    }
    /** The address of the full report. */
    set reportUrl(address) {
      this.#reportUrl = address;
      if (this.#said) this.#draw(this.#said);
    }

    connectedCallback() {
      if (!this.#root) {
        this.#root = this.attachShadow({ mode: "open" });
        dress(this.#root);
        // A page may have set a property before this class was there.
        for (const name of ["endpoints", "payload", "reportUrl"]) {
          if (!Object.prototype.hasOwnProperty.call(this, name)) continue;
          const { [name]: value } = this;
          delete this[name];
          this[name] = value;
        }
      }
      if (!this.#run || this.#spoken !== this.#language()) this.#again();
    }

    adoptedCallback() {
      // A sheet stays behind in the document that made it.
      if (this.#root) dress(this.#root);
    }

    disconnectedCallback() {
      // A card that only moves is connected again by then.
      queueMicrotask(() => this.isConnected || this.#halt());
    }

    attributeChangedCallback(name) {
      if (name === "src") this.#forget();
      else if (name === "lang") this.#again();
      else this.#card?.setAttribute("data-theme", this.#theme());
    }

    /** Forgets a payload: the verdict of one is never shown next to the name of another. */
    #forget() {
      this.#halt();
      this.#loaded = this.#waiting = this.#told = this.#said = undefined;
      if (this.#card?.parentNode) this.#show({});
      this.#again();
    }

    /** Stops all work in progress. Everything that is here stays. */
    #halt() {
      clearInterval(this.#ticking);
      this.#stop.abort();
      this.#stop = new AbortController();
      this.#run = this.#loading = this.#telling = undefined;
    }

    /** Checks once for everything that is set together. */
    #again() {
      if (!this.#root || this.#isWaiting) return;
      this.#isWaiting = true;
      queueMicrotask(() => {
        this.#isWaiting = false;
        if (this.isConnected) this.#check();
      });
    }

    async #check() {
      const run = (this.#run = {});
      clearInterval(this.#ticking);
      const isOld = () => run !== this.#run;
      try {
        if (!this.getAttribute("src") && this.#payload === undefined) {
          this.#card?.remove();
          return;
        }
        if (!this.#said) this.#show({ "aria-busy": "true" }, ["…"]);
        const language = await this.#learnt();
        if (isOld()) return;
        const options = { language, origin: ORIGIN };
        const file = await this.#file(options);
        if (isOld()) return;
        const text = only(file, options);
        if (!this.#told) {
          const report = check(text, options);
          const said = words(text, options);
          if (report.error) throw new PackproofError(report.error.code, report.error.sentence, { report, words: said });
          this.#draw(said);
          if (this.#endpoints.length === 0) {
            this.#tell("verdict", report);
            return;
          }
          await this.#reading(text, options);
          if (isOld()) return;
        }
        const told = this.#told.in(language);
        this.#draw(told.words);
        this.#tell("verdict", told.report);
      } catch (error) {
        if (!isOld()) this.#fail(error instanceof PackproofError ? error : new PackproofError("failed", String(error?.message ?? error)));
      }
    }

    /** Loads the language's words, and returns the language; English if they do not come. */
    async #learnt() {
      const language = (this.#spoken = this.#language());
      await init();
      const learning = within(init({ languages: [language] }), PATIENCE);
      return learning.then(() => language, () => "en");
    }

    async #file(options) {
      if (this.#payload !== undefined) return this.#payload;
      if (this.#loaded) return this.#loaded;
      const { signal } = this.#stop;
      try {
        const file = await (this.#loading ??= fetchProof(this.getAttribute("src"), { ...options, signal, waiting: this.#waiting }));
        goOn(signal);
        this.#loaded = file;
        this.#waiting = undefined;
        return file;
      } finally {
        if (!signal.aborted) this.#loading = undefined;
      }
    }

    async #reading(text, options) {
      const { signal } = this.#stop;
      const onProgress = (progress) => signal.aborted || this.#tell("progress", progress);
      const transports = this.#endpoints.map((url) => fetchTransport(url));
      try {
        const told = await (this.#telling ??= read(text, { ...options, transports, signal, onProgress }));
        goOn(signal);
        this.#told = told;
      } finally {
        if (!signal.aborted) this.#telling = undefined;
      }
    }

    #fail(error) {
      this.#draw(error.words ?? unworded(error, this.#language()));
      this.#said = error.words;
      this.#waiting = error.waiting;
      if (error.waiting) this.#wait(error.waiting);
      this.#tell("error", error);
    }

    /** Asks for the proof again after a while, which does not pass in the background. */
    #wait(waiting) {
      let left = waiting.seconds;
      const line = h("p", { part: "waiting", role: "timer" });
      const isHidden = () => document.visibilityState === "hidden";
      const say = () => (line.textContent = waiting.says(isHidden() ? undefined : left));
      const tick = () => {
        if (!isHidden()) left -= 1;
        say();
        if (left > 0) return;
        clearInterval(this.#ticking);
        this.#again();
      };
      say();
      this.#card.querySelector("header").after(line);
      this.#ticking = setInterval(tick, 1000);
      // No test of a shop's, where a timer is an object, waits for this.
      this.#ticking.unref?.();
    }

    #theme() {
      const theme = this.getAttribute("theme");
      return theme === "light" || theme === "dark" ? theme : "auto";
    }

    /** Shows a card: the announced part, and the part beneath it. */
    #show(attributes, announced = [], beneath = []) {
      const live = h("header", { "aria-live": "polite" }, ...announced);
      const made = h("article", { part: "card", "data-theme": this.#theme(), ...attributes }, live, ...beneath);
      if (this.#card) renew(this.#card, made);
      this.#card ??= made;
      if (!this.#card.parentNode) this.#root.append(this.#card);
    }

    /** Returns the language of the nearest element with one, also outside of the shadow root that this one is in. */
    #language() {
      let tag;
      for (let at = this; at && !tag; at = at.getRootNode().host) tag = at.closest("[lang]")?.getAttribute("lang");
      return languageOf(tag ?? "", LANGUAGES) ?? "en";
    }

    #tell(name, detail) {
      this.dispatchEvent(new CustomEvent(`packproof-${name}`, { detail, bubbles: true, composed: true }));
    }

    #draw(said) {
      const list = (part, items, item) => (items.length > 0 ? h("ul", { part }, ...items.map(item)) : undefined);
      const fold = (part, summary, ...content) => h("details", { part }, h("summary", {}, ...summary), ...content);
      const marks = () => h("span", { part: "marks" }, ...said.questions.map(({ shape }) => mark(shape)));
      const address = linked(this.#reportUrl);
      this.#said = said;
      this.#show(
        { lang: said.language, "aria-labelledby": "heading", "data-tone": said.tone },
        [
          list("chips", said.chips, (chip) => h("li", { part: "chip" }, chip)),
          h("p", { part: "heading", id: "heading" }, mark(said.shape), said.heading),
          list("subject", said.subject, (line) => h("li", {}, line)),
          said.beneath && h("p", { part: "beneath" }, said.beneath),
          h("p", { part: "sentence" }, said.sentence),
          said.limits && h("p", { part: "limits" }, said.limits),
          ...[said.caution, said.server_says_no, said.tool_mark].map((words) => words && h("p", { part: "caution" }, words)),
        ],
        [
          said.cards && h("ul", { part: "compared" }, compared("rules", said.cards.by_rules), compared("recorded", said.cards.recorded)),
          said.cards?.titles && h("p", { part: "titles" }, said.cards.titles),
          said.questions.length > 0 &&
            fold(
              "answers",
              [said.questions_heading, marks()],
              list("questions", said.questions, ({ question, answer, shape, mark: word }) =>
                h("li", { part: "question" }, mark(shape), h("div", {}, h("b", {}, question), h("span", { part: "word" }, word), h("p", { part: "answer" }, answer))),
              ),
            ),
          said.trust.length > 0 &&
            fold("trust", [`${said.trust_heading} (${said.trust.length})`], list("trusted", said.trust, ({ sentence, why }) => h("li", {}, h("b", {}, sentence), " ", why))),
          said.cause && fold("cause", [said.cause_heading], h("p", {}, said.cause)),
          said.code && h("p", { part: "code" }, said.code, address && ` ${said.be_sure}`),
          address && h("a", { part: "link", href: address, target: "_blank", rel: "noopener" }, said.open_report),
        ],
      );
    }
  };
}

/** One of the two cards of a failed selection. */
function compared(side, { label, price, title, card }) {
  const shown = [price && h("b", {}, h("bdi", {}, price)), title && h("bdi", { part: "title" }, title), h("span", { part: "id", translate: "no" }, card)];
  return h("li", { part: `face ${side}` }, h("span", { part: "label" }, label), ...shown);
}

/** Defines the element where there are elements, and returns its class. It never throws: a shop's script goes on without a card. */
export function define(api) {
  const PackproofReport = cardOf(api);
  try {
    if (!customElements.get(NAME)) customElements.define(NAME, PackproofReport);
  } catch {
    // A server, the scripts of an extension, or a frame without elements.
  }
  return PackproofReport;
}
