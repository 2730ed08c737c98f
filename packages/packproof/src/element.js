// <packproof-report>: the verdict's card on a shop's own page. On a server this is inert.
import { check, fetchProof, fetchTransport, init, open, PackproofError, read, words } from "./index.js";
import { STYLE } from "./style.js";

const SVG = "http://www.w3.org/2000/svg";
const LANGUAGES = ["en", "de", "es", "fr", "ja", "ko", "zh-Hans"];
const ATTRIBUTES = ["src", "lang", "theme"];

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

/** The address of a link, if it is one that a link may have. */
function linked(address) {
  if (!address || !URL.canParse(address, document.baseURI)) return undefined;
  const { protocol, href } = new URL(address, document.baseURI);
  return ["https:", "http:"].includes(protocol) ? href : undefined;
}

/** The one text in a file. A card has one verdict, so several have none. */
function only(file, options) {
  const [text = file, ...others] = open(file, options);
  if (others.length > 0) throw new PackproofError("several_proofs", `one file has ${others.length + 1} proofs`);
  return text;
}

class PackproofReport extends (globalThis.HTMLElement ?? class {}) {
  static observedAttributes = ATTRIBUTES;

  #root;
  #stop;
  #endpoints = [];
  #payload;
  #reportUrl;
  #isWaiting = false;
  /** The bytes behind `src`, once they are here. */
  #loaded;
  /** The words that are drawn: those of the payload that is named now, or none. */
  #said;

  get endpoints() {
    return [...this.#endpoints];
  }
  /** The addresses that the contract is read through. None is asked before it is set. */
  set endpoints(urls) {
    this.#endpoints = Array.from(urls ?? [], String);
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
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
      this.#root.adoptedStyleSheets = [sheet];
      // A page may have set a property before this class was there.
      for (const name of ["endpoints", "payload", "reportUrl"]) {
        if (!Object.hasOwn(this, name)) continue;
        const { [name]: value } = this;
        delete this[name];
        this[name] = value;
      }
    }
    this.#again();
  }

  disconnectedCallback() {
    this.#stop?.abort();
  }

  attributeChangedCallback(name) {
    if (name === "src") this.#forget();
    else if (name === "lang") this.#again();
    else this.#root?.firstChild?.setAttribute("data-theme", this.#theme());
  }

  /** Forgets a payload: no verdict of one is shown beside the name of another. */
  #forget() {
    this.#stop?.abort();
    this.#loaded = this.#said = undefined;
    this.#root?.replaceChildren();
    this.#again();
  }

  /** Checks anew, once for all that is set together. */
  #again() {
    if (!this.#root || this.#isWaiting) return;
    this.#isWaiting = true;
    queueMicrotask(() => {
      this.#isWaiting = false;
      if (this.isConnected) this.#check();
    });
  }

  async #check() {
    this.#stop?.abort();
    const { signal } = (this.#stop = new AbortController());
    const source = this.getAttribute("src");
    if (!source && this.#payload === undefined) return;
    if (!this.#said) this.#show({ "aria-busy": "true" }, "…");
    try {
      const language = this.#language();
      const options = { language, origin: new URL(import.meta.url).origin };
      await init({ languages: [language] });
      const file = this.#payload ?? this.#loaded ?? (await fetchProof(source, { ...options, signal }));
      if (signal.aborted) return;
      if (this.#payload === undefined) this.#loaded = file;
      const text = only(file, options);
      const report = check(text, options);
      const said = words(text, options);
      if (report.error) throw new PackproofError(report.error.code, report.error.sentence, { report, words: said });
      this.#draw(said);
      if (this.#endpoints.length === 0) {
        this.#tell("verdict", report);
        return;
      }
      const transports = this.#endpoints.map((url) => fetchTransport(url));
      const onProgress = (progress) => signal.aborted || this.#tell("progress", progress);
      const told = await read(text, { ...options, transports, signal, onProgress });
      this.#draw(told.words);
      this.#tell("verdict", told.report);
    } catch (error) {
      if (!signal.aborted) this.#fail(error instanceof PackproofError ? error : new PackproofError("failed", String(error?.message ?? error)));
    }
  }

  #fail(error) {
    this.#said = error.words;
    if (error.words) this.#draw(error.words);
    else this.#show({ role: "alert" }, h("p", { part: "sentence" }, `packproof: ${error.message}`));
    this.#tell("error", error);
  }

  #theme() {
    const theme = this.getAttribute("theme");
    return theme === "light" || theme === "dark" ? theme : "auto";
  }

  /** Draws one card in the place of another. */
  #show(attributes, ...children) {
    this.#root.replaceChildren(h("article", { part: "card", "data-theme": this.#theme(), ...attributes }, ...children));
  }

  /** The language of the nearest element with one, also outside of the shadow root that this one is in. */
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
    const isOpen = this.#root.querySelector("details")?.open;
    this.#said = said;
    this.#show(
      { lang: said.language, "aria-labelledby": "heading", "data-tone": said.tone },
      h(
        "header",
        { "aria-live": "polite" },
        list("chips", said.chips, (chip) => h("li", { part: "chip" }, chip)),
        h("p", { part: "heading", id: "heading" }, mark(said.shape), said.heading),
        said.beneath && h("p", { part: "beneath" }, said.beneath),
        h("p", { part: "sentence" }, said.sentence),
        said.limits && h("p", { part: "limits" }, said.limits),
        said.caution && h("p", { part: "caution" }, said.caution),
      ),
      list("questions", said.questions, ({ question, answer, shape, mark: word }) =>
        h("li", { part: "question" }, mark(shape), h("div", {}, h("b", {}, question), h("span", { part: "word" }, word), h("p", { part: "answer" }, answer))),
      ),
      said.trust.length > 0
        ? h("details", { part: "trust", open: isOpen ? "" : undefined }, h("summary", {}, `${said.trust_heading} (${said.trust.length})`), list("trusted", said.trust, ({ sentence, why }) => h("li", {}, h("b", {}, sentence), " ", why)))
        : undefined,
      said.code && h("p", { part: "code" }, said.code),
      address && h("a", { part: "link", href: address, target: "_blank", rel: "noopener" }, said.open_report),
    );
  }
}

if (globalThis.customElements && !customElements.get("packproof-report")) customElements.define("packproof-report", PackproofReport);

export { PackproofReport };
