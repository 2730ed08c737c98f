// <packproof-report>: the verdict's card on a shop's own page. On a server this is inert.
import { PackproofError } from "./error.js";
import { languages } from "./languages.js";
import { STYLE } from "./style.js";
import { fetchTransport, within } from "./transport.js";

const SVG = "http://www.w3.org/2000/svg";
const LANGUAGES = ["en", ...Object.keys(languages)];
const ATTRIBUTES = ["src", "lang", "theme"];

/** The seconds that a language may take before the card speaks English. */
const PATIENCE = 5;

/** The origin of this code; none if it is from a file. */
const ORIGIN = originOf(import.meta.url);

/** The shapes of the page's marks: each a list of element, class and attributes. */
const SHAPES = {
  ring: [["circle", "ring", { cx: 12, cy: 12, r: 9 }]],
  dashes: [["circle", "ring", { cx: 12, cy: 12, r: 9, "stroke-dasharray": "3.2 2.45" }]],
  half: [["circle", "ring", { cx: 12, cy: 12, r: 9 }], ["path", "fill", { d: "M12 3a9 9 0 0 0 0 18z" }]],
  tick: [["path", "", { d: "m5 12.8 4.6 4.6L19 7" }]],
  full: [["circle", "disk pass", { cx: 12, cy: 12, r: 10 }], ["path", "on", { d: "m7.6 12.6 3 3 5.8-6.4" }]],
  cross: [["circle", "disk fail", { cx: 12, cy: 12, r: 10 }], ["path", "on", { d: "m8.5 8.5 7 7m0-7-7 7" }]],
};

function h(tag, attributes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(name, value);
  made.append(...children.filter(Boolean));
  return made;
}

function mark(shape) {
  const svg = document.createElementNS(SVG, "svg");
  const set = (of, attributes) => Object.entries(attributes).forEach(([name, value]) => of.setAttribute(name, value));
  set(svg, { viewBox: "0 0 24 24", "aria-hidden": "true", part: "mark" });
  for (const [tag, name, attributes] of SHAPES[shape]) {
    const drawn = document.createElementNS(SVG, tag);
    set(drawn, { class: name, ...attributes });
    svg.append(drawn);
  }
  return svg;
}

function originOf(address) {
  const { origin } = new URL(address);
  return origin === "null" ? undefined : origin;
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

/** Styles a shadow root: with a sheet, which a strict policy allows, or with an element if the browser takes no sheet. */
function dress(root) {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
  } catch {
    root.append(h("style", {}, STYLE));
  }
}

const isSame = (some, others) => String([...some].sort()) === String([...others].sort());

/** Returns the element's class, on the functions of a package. */
function cardOf({ check, fetchProof, init, open, read, words }) {
  /** Returns the one text in a file. A card has one verdict, so several have none. */
  function only(file, options) {
    const [text = file, ...others] = open(file, options);
    if (others.length > 0) throw new PackproofError("several_proofs", `one file has ${others.length + 1} proofs`);
    return text;
  }

  return class PackproofReport extends (globalThis.HTMLElement ?? class {}) {
    static observedAttributes = ATTRIBUTES;

    #root;
    /** The card, and its part that a screen reader announces. Both last, and their content changes. */
    #card;
    #live;
    #endpoints = [];
    #payload;
    #reportUrl;
    #isWaiting = false;
    #stop = new AbortController();
    /** The newest check, and the language that it was asked for; none after it was stopped. */
    #run;
    #spoken;
    /** The bytes behind `src`, once they are here, and the promise of them before. */
    #loaded;
    #loading;
    /** The contract's reading, once it is here, and the promise of it before. */
    #told;
    #telling;
    /** The words that are drawn: those of the payload that is named now, or none. */
    #said;

    get endpoints() {
      return [...this.#endpoints];
    }
    /** The addresses that the contract is read through. None is asked before it is set. */
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
    /** The payload, if the page has it already: bytes or a text. `null` is none. */
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
          if (!Object.hasOwn(this, name)) continue;
          const { [name]: value } = this;
          delete this[name];
          this[name] = value;
        }
      }
      if (!this.#run || this.#spoken !== this.#language()) this.#again();
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

    /** Forgets a payload: no verdict of one is shown beside the name of another. */
    #forget() {
      this.#halt();
      this.#loaded = this.#told = this.#said = undefined;
      this.#live?.replaceChildren();
      this.#card?.replaceChildren(this.#live);
      this.#again();
    }

    /** Stops what is under way. Everything that is here stays. */
    #halt() {
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
        const file = await (this.#loading ??= fetchProof(this.getAttribute("src"), { ...options, signal }));
        signal.throwIfAborted();
        this.#loaded = file;
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
        signal.throwIfAborted();
        this.#told = told;
      } finally {
        if (!signal.aborted) this.#telling = undefined;
      }
    }

    #fail(error) {
      this.#said = error.words;
      if (error.words) this.#draw(error.words);
      else this.#show({}, [h("p", { part: "sentence", role: "alert" }, `packproof could not check this proof: ${error.message}`)]);
      this.#tell("error", error);
    }

    #theme() {
      const theme = this.getAttribute("theme");
      return theme === "light" || theme === "dark" ? theme : "auto";
    }

    /** Shows a card: what is announced, and what stands under it. */
    #show(attributes, announced, beneath = []) {
      this.#live ??= h("header", { "aria-live": "polite" });
      this.#card ??= h("article", {}, this.#live);
      for (const { name } of [...this.#card.attributes]) this.#card.removeAttribute(name);
      for (const [name, value] of Object.entries({ part: "card", "data-theme": this.#theme(), ...attributes })) this.#card.setAttribute(name, value);
      if (!this.#card.parentNode) this.#root.append(this.#card);
      this.#live.replaceChildren(...announced.filter(Boolean));
      while (this.#live.nextSibling) this.#live.nextSibling.remove();
      this.#card.append(...beneath.filter(Boolean));
    }

    /** Returns the language of the nearest element with one, also outside of the shadow root that this one is in. */
    #language() {
      let tag;
      for (let at = this; at && !tag; at = at.getRootNode().host) tag = at.closest("[lang]")?.getAttribute("lang");
      const [first] = (tag ?? "").toLowerCase().split("-");
      return LANGUAGES.find((known) => known.split("-")[0] === first && (known !== "zh-Hans" || !/hant|tw|hk|mo/i.test(tag))) ?? "en";
    }

    #tell(name, detail) {
      this.dispatchEvent(new CustomEvent(`packproof-${name}`, { detail, bubbles: true, composed: true }));
    }

    #draw(said) {
      const list = (part, items, item) => (items.length > 0 ? h("ul", { part }, ...items.map(item)) : undefined);
      const address = linked(this.#reportUrl);
      const isOpen = this.#card?.querySelector("details")?.open;
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
          list("questions", said.questions, ({ question, answer, shape, mark: word }) =>
            h("li", { part: "question" }, mark(shape), h("div", {}, h("b", {}, question), h("span", { part: "word" }, word), h("p", { part: "answer" }, answer))),
          ),
          said.trust.length > 0
            ? h("details", { part: "trust", open: isOpen ? "" : undefined }, h("summary", {}, `${said.trust_heading} (${said.trust.length})`), list("trusted", said.trust, ({ sentence, why }) => h("li", {}, h("b", {}, sentence), " ", why)))
            : undefined,
          said.code && h("p", { part: "code" }, said.code),
          said.be_sure && address && h("p", { part: "code" }, said.be_sure),
          address && h("a", { part: "link", href: address, target: "_blank", rel: "noopener" }, said.open_report),
        ],
      );
    }
  };
}

/** Defines the element, and returns its class. */
export function define(api) {
  const PackproofReport = cardOf(api);
  if (globalThis.customElements && !customElements.get("packproof-report")) customElements.define("packproof-report", PackproofReport);
  return PackproofReport;
}
