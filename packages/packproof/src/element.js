// <packproof-report>: the verdict's card on a shop's own page. On a server this is inert.
import { check, fetchTransport, init, open, PackproofError, read, words } from "./index.js";
import { STYLE } from "./style.js";

const SVG = "http://www.w3.org/2000/svg";
const LIMIT = 2 ** 27;
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
  made.append(...children.filter((child) => child !== undefined));
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
  if (!address) return undefined;
  const { protocol, href } = new URL(address, document.baseURI);
  return ["https:", "http:"].includes(protocol) ? href : undefined;
}

/** The bytes behind an address, within the size of any input. */
async function loaded(address, signal) {
  const response = await fetch(address, { signal, credentials: "omit", redirect: "error" }).catch((error) => {
    throw signal.aborted ? error : new PackproofError("unreachable", `${address} could not be loaded`);
  });
  if (!response.ok) throw new PackproofError(response.status === 404 ? "not_found" : "service", `${address} answered ${response.status}`);
  if (Number(response.headers.get("content-length")) > LIMIT) throw new PackproofError("too_large", `${address} is larger than any proof`);
  return response.arrayBuffer();
}

class PackproofReport extends (globalThis.HTMLElement ?? class {}) {
  static observedAttributes = ATTRIBUTES;

  #root;
  #stop;
  #endpoints = [];
  #payload;
  #reportUrl;
  #isWaiting = false;

  get endpoints() {
    return [...this.#endpoints];
  }
  /** The addresses that the contract is read through. None is asked before it is set. */
  set endpoints(urls) {
    this.#endpoints = Array.from(urls, String);
    this.#again();
  }

  get payload() {
    return this.#payload;
  }
  /** The payload, if the page has it already: bytes or a text. */
  set payload(given) {
    this.#payload = given;
    this.#again();
  }

  get reportUrl() {
    return this.#reportUrl;
  }
  /** The address of the full report. */
  set reportUrl(address) {
    this.#reportUrl = address;
    this.#again();
  }

  connectedCallback() {
    if (!this.#root) {
      this.#root = this.attachShadow({ mode: "open" });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
      this.#root.adoptedStyleSheets = [sheet];
    }
    this.#again();
  }

  disconnectedCallback() {
    this.#stop?.abort();
  }

  attributeChangedCallback() {
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
    if (!source && this.#payload === undefined) {
      this.#root.replaceChildren();
      return;
    }
    if (!this.#root.firstChild) this.#root.append(h("article", { part: "card", "aria-busy": "true" }, "…"));
    try {
      const language = this.#language();
      await init({ languages: [language] });
      const given = this.#payload ?? (await loaded(source, signal));
      if (signal.aborted) return;
      const options = { language, origin: new URL(import.meta.url).origin };
      const [text = given] = open(given);
      const report = check(text, options);
      this.#draw(words(text, options));
      if (report.error) throw new PackproofError(report.error.code, report.error.sentence, report);
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
      if (signal.aborted) return;
      if (!error.report) this.#root.replaceChildren(h("article", { part: "card", role: "alert" }, h("p", { part: "sentence" }, `packproof: ${error.message}`)));
      this.#tell("error", error);
    }
  }

  #language() {
    const tag = this.closest("[lang]")?.getAttribute("lang") ?? "en";
    const [first] = tag.toLowerCase().split("-");
    return LANGUAGES.find((known) => known.split("-")[0] === first && (known !== "zh-Hans" || !/hant|tw|hk|mo/i.test(tag))) ?? "en";
  }

  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(`packproof-${name}`, { detail, bubbles: true, composed: true }));
  }

  #draw(said) {
    const list = (part, items, item) => (items.length > 0 ? h("ul", { part }, ...items.map(item)) : undefined);
    const address = linked(this.#reportUrl);
    const card = h(
      "article",
      { part: "card", lang: said.language, "aria-labelledby": "heading", "data-tone": said.tone, "data-theme": this.getAttribute("theme") ?? "auto" },
      h(
        "header",
        { "aria-live": "polite" },
        list("chips", said.chips, (chip) => h("li", { part: "chip" }, chip)),
        h("p", { part: "heading", id: "heading" }, mark(said.shape), said.heading),
        said.beneath && h("p", { part: "beneath" }, said.beneath),
        h("p", { part: "sentence" }, said.sentence),
        said.caution && h("p", { part: "caution" }, said.caution),
      ),
      list("questions", said.questions, ({ question, answer, shape, mark: word }) =>
        h("li", { part: "question" }, mark(shape), h("div", {}, h("b", {}, question), h("span", { part: "word" }, word), h("p", { part: "answer" }, answer))),
      ),
      said.trust.length > 0
        ? h("details", { part: "trust" }, h("summary", {}, `${said.trust_heading} (${said.trust.length})`), list("trusted", said.trust, ({ sentence, why }) => h("li", {}, h("b", {}, sentence), " ", why)))
        : undefined,
      said.code && h("p", { part: "code" }, said.code),
      address && h("a", { part: "link", href: address, target: "_blank", rel: "noopener" }, said.open_report),
    );
    const isOpen = this.#root.querySelector("details")?.open;
    if (isOpen) card.querySelector("details")?.setAttribute("open", "");
    this.#root.replaceChildren(card);
  }
}

if (globalThis.customElements && !customElements.get("packproof-report")) customElements.define("packproof-report", PackproofReport);

export { PackproofReport };
