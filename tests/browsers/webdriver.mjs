// A browser, driven in the plain WebDriver protocol (JSON over HTTP).
import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const PATIENCE = 60_000;

/** The keys that no text has, as WebDriver writes them. */
export const KEYS = { tab: "\ue004", enter: "\ue007", escape: "\ue00c" };

export class Browser {
  #driver;
  #session;

  /** Begins a session of the driver at this port. `close` ends both. */
  async begin(driver, port, capabilities) {
    this.#driver = driver;
    this.#session = `http://127.0.0.1:${port}/session`;
    try {
      const { sessionId } = await this.send("POST", "", { capabilities: { alwaysMatch: capabilities } });
      this.#session += `/${sessionId}`;
    } catch (cause) {
      driver.kill();
      throw cause;
    }
  }

  async close() {
    await this.send("DELETE", "").finally(() => this.#driver.kill());
  }

  open = (url) => this.send("POST", "/url", { url });
  address = () => this.send("GET", "/url");
  title = () => this.send("GET", "/title");
  back = () => this.send("POST", "/back", {});
  forward = () => this.send("POST", "/forward", {});
  reload = () => this.send("POST", "/refresh", {});

  /** Runs a function in the page, and returns its result, which JSON can hold. */
  run = (script, ...args) => this.send("POST", "/execute/sync", { script: `return (${script})(...arguments)`, args });

  /** An element, as soon as there is one. */
  find(css) {
    return this.until(`there is ${css}`, () => this.#element(css));
  }

  /** Clicks an element, as soon as it can be clicked. */
  async click(css) {
    await this.until(`${css} is clicked`, () => this.clickNow(css).then(() => true));
  }

  /** Clicks an element that can be clicked now. The page scrolls smoothly, and a driver does not wait for that. The option of a closed list has no place: its list has. */
  async clickNow(css) {
    const element = await this.find(css);
    await this.run((css) => {
      const found = document.querySelector(css);
      (found?.closest("select") ?? found)?.scrollIntoView({ block: "center", behavior: "instant" });
    }, css);
    await this.send("POST", `/element/${element}/click`, {});
  }

  /** Empties a field for text. */
  async clear(css) {
    await this.send("POST", `/element/${await this.find(css)}/clear`, {});
  }

  /** Types text, or gives a file's path to a picker. */
  async type(css, text) {
    await this.send("POST", `/element/${await this.find(css)}/value`, { text });
  }

  /** Presses keys where the focus is. */
  async press(...keys) {
    const actions = keys.flatMap((value) => [{ type: "keyDown", value }, { type: "keyUp", value }]);
    await this.send("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  /** Returns the text of an element, as a reader sees it. */
  async text(css) {
    return this.send("GET", `/element/${await this.find(css)}/text`);
  }

  /** Waits until an element says something like this, or gives up and tells its text. */
  async says(css, pattern) {
    let is;
    await this.until(() => `${css} says ${pattern} and not ${is}`, async () => {
      is = await this.text(css);
      return pattern.test(is);
    });
  }

  /** Waits until an element has this attribute, or gives up and tells the one it has. */
  async attribute(css, name, value) {
    let is;
    await this.until(() => `${css} has ${name}=${value} and not ${is}`, async () => {
      is = await this.send("GET", `/element/${await this.find(css)}/attribute/${name}`);
      return is === value;
    });
  }

  /** Waits until no element is there. */
  gone(css) {
    return this.until(`${css} is gone`, async () => !(await this.#element(css)));
  }

  async picture() {
    return Buffer.from(await this.send("GET", "/screenshot"), "base64");
  }

  async #element(css) {
    const found = await this.send("POST", "/elements", { using: "css selector", value: css });
    return found[0]?.[ELEMENT];
  }

  /** Waits until `look` returns something true. */
  async until(what, look) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const found = await look().catch((cause) => {
        // The page draws anew while it is looked at.
        if (!["stale element reference", "element not interactable", "element click intercepted"].includes(cause.name)) throw cause;
      });
      if (found) return found;
      if (Date.now() > end) throw new Error(`waited in vain until ${typeof what === "function" ? what() : what}`);
      await sleep(25);
    }
  }

  async send(method, path, body) {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(this.#session + path, { method, headers, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (answer.ok) return value;
    throw Object.assign(new Error(`${method} ${path}: ${value.error}: ${value.message}`), { name: value.error });
  }
}

/** Starts a driver, and resolves to what `ready` makes of it once that is something; rejects if the driver ends before. */
export async function started(command, args, options, ready) {
  const driver = spawn(command, args, options);
  const ended = new Promise((_, fail) =>
    driver.once("error", fail).once("exit", (code) => fail(new Error(`${command} ended with ${code}`))),
  );
  return { driver, ready: await Promise.race([ready(driver), ended]) };
}
