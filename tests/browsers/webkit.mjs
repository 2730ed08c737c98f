// WebKit: the MiniBrowser of WebKitGTK, driven by WebKitWebDriver, on a display of its own without a screen. The driver hears no console, so the page notes its
// own errors once it is open; a proxy hears what is asked of any host but this machine.
import { existsSync, readdirSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort, listen } from "../loopback.mjs";
import { Browser, started } from "./webdriver.mjs";

const LIBRARIES = "/usr/lib/x86_64-linux-gnu";

/** The newest MiniBrowser of the system. */
function miniBrowser() {
  const all = readdirSync(LIBRARIES).filter((name) => name.startsWith("webkit2gtk-")).sort();
  const [found] = all.reverse().map((name) => `${LIBRARIES}/${name}/MiniBrowser`).filter(existsSync);
  if (!found) throw new Error(`no MiniBrowser under ${LIBRARIES}`);
  return found;
}

export class WebKit extends Browser {
  name = "WebKit";
  #asked = [];
  #display;
  #proxy;

  /** A browser with a profile of its own, which `close` ends. */
  static async open() {
    const webkit = new WebKit();
    // It chooses a free display, and names it.
    const { driver: display, ready: number } = await started("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x1024x24"], { stdio: ["ignore", "ignore", "ignore", "pipe"] }, named);
    webkit.#display = display;
    webkit.#proxy = await listen((request, response) => {
      webkit.#asked.push(request.url);
      response.writeHead(502).end();
    });
    webkit.#proxy.server.on("connect", (request, socket) => {
      webkit.#asked.push(request.url);
      socket.destroy();
    });
    const port = await freePort();
    const env = { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: "x11", NO_AT_BRIDGE: "1", LIBGL_ALWAYS_SOFTWARE: "1", WEBKIT_DISABLE_COMPOSITING_MODE: "1" };
    const { driver } = await started("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" }, () => answering(port));
    const args = ["--automation", `--proxy=${webkit.#proxy.url}`, "--ignore-host=127.0.0.1"];
    await webkit.begin(driver, port, { "webkitgtk:browserOptions": { binary: process.env.MINIBROWSER ?? miniBrowser(), args }, pageLoadStrategy: "normal" });
    return webkit;
  }

  async close() {
    await super.close().finally(() => {
      this.#display.kill();
      this.#proxy.close();
    });
  }

  open = async (url) => {
    await this.send("POST", "/url", { url });
    await this.run(() => {
      window.packproofFaults = [];
      const note = (said) => window.packproofFaults.push(String(said));
      for (const level of ["error", "warn"]) console[level] = note;
      addEventListener("error", (event) => note(event.message));
      addEventListener("unhandledrejection", (event) => note(event.reason));
      document.addEventListener("securitypolicyviolation", (event) => note(`${event.violatedDirective}: ${event.blockedURI}`));
    });
  };

  /** The errors, warnings and refusals of the policy since the page was opened. */
  console = () => this.run(() => window.packproofFaults?.splice(0) ?? []);

  /** Every address of another machine that was asked for since the last time. */
  async asked() {
    return this.#asked.splice(0);
  }
}

/** The number that a display names. */
function named({ stdio }) {
  return new Promise((resolve) => createInterface(stdio[3]).once("line", (line) => resolve(Number(line))));
}

/** Resolves when a driver answers at this port. */
async function answering(port) {
  while (!(await fetch(`http://127.0.0.1:${port}/status`).then(({ ok }) => ok, () => false))) await sleep(50);
  return true;
}
