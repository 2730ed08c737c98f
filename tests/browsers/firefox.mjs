// Firefox, driven by geckodriver. Beside what the page shows, it hears what the browser's own side knows of it: everything in the console, and every
// request that was made for a page.
import { createInterface } from "node:readline";
import { constants, inflateSync } from "node:zlib";
import { Browser, started } from "./webdriver.mjs";

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

/** The lines that scripts of pages write into the console, as Firefox repeats them on its output. Firefox's own scripts put their names first, or throw from there. */
const written = (line) => /^console\.\w+: (?![A-Z]\w+: |\(new \w+\(".*", "resource:)/.test(line);

/** The page's console goes to the output. Firefox's own log of its settings, which it cannot fetch, does not. */
const PREFS = { "devtools.console.stdout.content": true, "services.settings.loglevel": "off" };

export class Firefox extends Browser {
  name = "Firefox";
  #written = [];

  /** A browser with a profile of its own, which `close` ends. */
  static async open() {
    const { driver, ready: port } = await started(
      process.env.GECKODRIVER ?? "geckodriver",
      ["--port", "0", "--websocket-port", "0", "--binary", process.env.FIREFOX ?? "/usr/bin/firefox-esr", "--allow-system-access"],
      // Firefox talks of its own parts there.
      { stdio: ["ignore", "pipe", "ignore"] },
      listening,
    );
    const firefox = new Firefox();
    createInterface(driver.stdout).on("line", (line) => written(line) && firefox.#written.push(line));
    await firefox.begin(driver, port, { "moz:firefoxOptions": { args: ["-headless"], prefs: PREFS }, pageLoadStrategy: "normal" });
    await firefox.#inTheBrowser(WATCH);
    return firefox;
  }

  /** Everything the console holds of pages and their workers since the last time. */
  async console() {
    return [...(await this.#inTheBrowser(FAULTS)), ...this.#written.splice(0)];
  }

  /** Every address that pages and their workers have asked over the network since the last time. */
  asked = () => this.#inTheBrowser("return window.packproofAsked.splice(0)");

  /** Prints the page, and returns the number of sheets. */
  async print() {
    const pdf = Buffer.from(await this.send("POST", "/print", { page: { width: 21, height: 29.7 } }), "base64");
    return inflated(pdf).match(/\/Type \/Page\b/g)?.length ?? 0;
  }

  async #inTheBrowser(script) {
    await this.send("POST", "/moz/context", { context: "chrome" });
    try {
      return await this.send("POST", "/execute/sync", { script, args: [] });
    } finally {
      await this.send("POST", "/moz/context", { context: "content" });
    }
  }
}

/** The text of the packed streams of a PDF. */
function inflated(pdf) {
  const all = [];
  for (const { index } of pdf.toString("latin1").matchAll(/(?<=\bstream\r?\n)/g)) {
    try {
      all.push(inflateSync(pdf.subarray(index), { finishFlush: constants.Z_SYNC_FLUSH }).toString("latin1"));
    } catch {
      // A stream in another form.
    }
  }
  return all.join("\n");
}

/** The port that geckodriver has taken. */
function listening({ stdout }) {
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
