// Firefox, driven by geckodriver in the plain WebDriver protocol (JSON over HTTP). Beside what the page shows, it hears what the
// browser's own side knows of it: everything in the console, and every request that was made for a page.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const PATIENCE = 60_000;

/** Run by the browser's own side: notes the address of every request that belongs to a page, whoever made it. */
const WATCH = `
  window.packproofAsked = [];
  Services.obs.addObserver((subject) => {
    const channel = subject.QueryInterface(Ci.nsIHttpChannel);
    const { loadingPrincipal, triggeringPrincipal } = channel.loadInfo;
    if (![loadingPrincipal, triggeringPrincipal].some((each) => each && !each.isSystemPrincipal)) return;
    window.packproofAsked.push(channel.URI.spec);
  }, "http-on-modify-request");
  Services.console.reset();`;

/** Errors, warnings and refusals of the policy. What concerns the browser itself has no page. */
const FAULTS = `
  const said = Services.console.getMessageArray().filter((each) => each instanceof Ci.nsIScriptError);
  Services.console.reset();
  return said
    .filter(({ innerWindowID, sourceName }) => innerWindowID > 0 || /^(https?|file|blob):/.test(sourceName))
    .map((each) => each.category + ": " + each.errorMessage + " (" + each.sourceName + ":" + each.lineNumber + ")");`;

/** What scripts of pages write into the console, as Firefox repeats it on its output. Its own scripts put their names before what they write, or throw from there. */
const written = (line) => /^console\.\w+: (?![A-Z]\w+: |\(new \w+\(".*", "resource:)/.test(line);

/** The page's console goes to the output. Firefox's own log of its settings, which it cannot fetch, does not. */
const PREFS = { "devtools.console.stdout.content": true, "services.settings.loglevel": "off" };

export class Firefox {
  /** A browser with a profile of its own, which `close` ends. */
  static async open() {
    const driver = spawn(
      process.env.GECKODRIVER ?? "geckodriver",
      ["--port", "0", "--websocket-port", "0", "--binary", process.env.FIREFOX ?? "/usr/bin/firefox-esr", "--allow-system-access"],
      // Firefox talks of its own parts there.
      { stdio: ["ignore", "pipe", "ignore"] },
    );
    const port = await Promise.race([
      listening(driver.stdout),
      new Promise((_, fail) => driver.once("error", fail).once("exit", (code) => fail(new Error(`geckodriver ended with ${code}`)))),
    ]);
    const firefox = new Firefox(driver, `http://127.0.0.1:${port}/session`);
    try {
      await firefox.#begin();
    } catch (cause) {
      driver.kill();
      throw cause;
    }
    return firefox;
  }

  #driver;
  #session;
  #written = [];

  constructor(driver, session) {
    this.#driver = driver;
    this.#session = session;
    createInterface(driver.stdout).on("line", (line) => written(line) && this.#written.push(line));
  }

  async #begin() {
    const options = { args: ["-headless"], prefs: PREFS };
    const capabilities = { alwaysMatch: { "moz:firefoxOptions": options, pageLoadStrategy: "normal" } };
    const { sessionId } = await this.#send("POST", "", { capabilities });
    this.#session += `/${sessionId}`;
    await this.#inTheBrowser(WATCH);
  }

  async close() {
    await this.#send("DELETE", "").finally(() => this.#driver.kill());
  }

  open = (url) => this.#send("POST", "/url", { url });
  address = () => this.#send("GET", "/url");
  title = () => this.#send("GET", "/title");
  back = () => this.#send("POST", "/back", {});
  forward = () => this.#send("POST", "/forward", {});
  reload = () => this.#send("POST", "/refresh", {});

  /** What a function returns in the page, of values that JSON can hold. */
  run = (script, ...args) => this.#send("POST", "/execute/sync", { script: `return (${script})(...arguments)`, args });

  /** An element, as soon as there is one. */
  find(css) {
    return this.#until(`there is ${css}`, () => this.#element(css));
  }

  async click(css) {
    await this.#send("POST", `/element/${await this.find(css)}/click`, {});
  }

  /** Types text, or gives a file's path to a picker. */
  async type(css, text) {
    await this.#send("POST", `/element/${await this.find(css)}/value`, { text });
  }

  /** What an element says, as a reader sees it. */
  async text(css) {
    return this.#send("GET", `/element/${await this.find(css)}/text`);
  }

  /** Waits until an element has this attribute, or gives up and tells the one it has. */
  async attribute(css, name, value) {
    let is;
    await this.#until(() => `${css} has ${name}=${value} and not ${is}`, async () => {
      is = await this.#send("GET", `/element/${await this.find(css)}/attribute/${name}`);
      return is === value;
    });
  }

  /** Waits until no element is there. */
  gone(css) {
    return this.#until(`${css} is gone`, async () => !(await this.#element(css)));
  }

  /** Everything the console holds of pages and their workers since the last time. */
  async console() {
    return [...(await this.#inTheBrowser(FAULTS)), ...this.#written.splice(0)];
  }

  /** Every address that pages and their workers have asked over the network since the last time. */
  asked = () => this.#inTheBrowser("return window.packproofAsked.splice(0)");

  async picture() {
    return Buffer.from(await this.#send("GET", "/screenshot"), "base64");
  }

  async #inTheBrowser(script) {
    await this.#send("POST", "/moz/context", { context: "chrome" });
    try {
      return await this.#send("POST", "/execute/sync", { script, args: [] });
    } finally {
      await this.#send("POST", "/moz/context", { context: "content" });
    }
  }

  async #element(css) {
    const found = await this.#send("POST", "/elements", { using: "css selector", value: css });
    return found[0]?.[ELEMENT];
  }

  async #until(what, look) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const found = await look().catch((cause) => {
        // The page draws anew while it is looked at.
        if (cause.name !== "stale element reference") throw cause;
      });
      if (found) return found;
      if (Date.now() > end) throw new Error(`waited in vain until ${typeof what === "function" ? what() : what}`);
      await sleep(25);
    }
  }

  async #send(method, path, body) {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(this.#session + path, { method, headers, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (answer.ok) return value;
    throw Object.assign(new Error(`${method} ${path}: ${value.error}: ${value.message}`), { name: value.error });
  }
}

/** The port that geckodriver has taken. */
function listening(stdout) {
  const lines = createInterface(stdout);
  return new Promise((resolve) =>
    lines.on("line", (line) => {
      const port = /Listening on 127\.0\.0\.1:(\d+)/.exec(line)?.[1];
      if (!port) return;
      lines.close();
      resolve(Number(port));
    }),
  );
}
