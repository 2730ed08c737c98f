// One tab for minutes: opens, cancels, retries, translates, changes and confirms reports by a seeded schedule, with a shop and readers that slow down,
// drop, refuse and lie. No frame shows a wrong report, and the page holds no more at the end than after its first minute.
//   SOAK_MINUTES=60 SOAK_SEED=7 npx playwright test --project=soak
import { mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { serve } from "../../tools/serve.mjs";
import { verdictOf } from "../chain/service.mjs";
import { type Endpoint, type Index, type Item, expect, forgetEndpoints, test, typeIn } from "./chain.ts";
import { SAMPLES, VECTORS, vectorPath } from "./payloads.ts";
import { DIST } from "./dist.ts";
import { action, detailsWorker, linkBox, more, picker, row, seen, settled, trouble, verdict } from "./proof.ts";
import { Service } from "./service.ts";
import { type Level, type Sight, held, instrument, level, sights } from "./soak-page.ts";
import { translate } from "./translate.ts";

const MINUTE = 60_000;
const MINUTES = Number(process.env.SOAK_MINUTES ?? 2);
const SEED = Number(process.env.SOAK_SEED ?? 1);
/** The page is at its level after a minute, and after so many acts on a slow machine. */
const ACTS_TO_LEVEL = 40;

/** Faults of a reader that tells no lie: those after which it is still read, and the others. */
const READ = ["", "delay:120", "busy:1:1", "slow:eth_getLogs:1:300"];
const UNREAD = ["status:502", "status:401", "close", "html", "delay:60000", "busy:99:3600", "huge:3"];
const LIES = ["altered-logs", "word", "held", "no-logs", "some-logs"];
const VERDICTS = ["contradicted", "verified", "origin_unknown", "not_confirmed", "verified_offline", "not_verified", "not_replayable"];
const LANGUAGES = ["en", "de", "fr", "es", "ja", "ko", "zh-Hans"];

/** Numbers from a seed (mulberry32). */
function numbers(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (count: number) => Math.floor(next() * count),
    of: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!,
    once: (times: number) => next() * times < 1,
  };
}
type Numbers = ReturnType<typeof numbers>;

/** The verdicts that may stand at an address, and the steps that may fail there. */
type Allowed = { verdicts: string[]; failed: string[] };

/** The shop's proofs, with its answers in the test's hands. */
class Shop {
  readonly items: Item[];
  readonly #payloads = new Map<string, Buffer>();

  constructor(readonly index: Index, readonly service: Service) {
    this.items = index.items.filter((item) => !item.waits);
  }

  static pathOf = ({ link }: Item) => new URL(link).pathname;
  static apiOf = ({ payload }: Item) => new URL(payload).pathname;

  async payload(item: Item) {
    const known = this.#payloads.get(item.name) ?? Buffer.from(await (await fetch(item.payload)).arrayBuffer());
    this.#payloads.set(item.name, known);
    return known;
  }

  async publish(item: Item) {
    this.service.publishes(Shop.apiOf(item), await this.payload(item));
  }

  at(path: string) {
    return this.items.find((item) => Shop.pathOf(item) === path);
  }
}

class Soak {
  readonly allowed = new Map<string, Allowed>();
  readonly headings = new Map<string, string>();
  readonly trail: string[] = [];
  readonly counts: Record<string, number> = {};
  shown = 0;

  constructor(readonly page: Page, readonly shop: Shop, readonly endpoint: Endpoint, readonly second: Endpoint) {
    const offline = ({ verdict, failing }: { verdict: string; failing: string[] }) => ({ verdicts: [verdict], failed: failing });
    for (const item of shop.items) this.allowed.set(Shop.pathOf(item), { verdicts: [item.offline], failed: [] });
    for (const vector of VECTORS) this.allowed.set(vector.file, offline(vector));
    for (const sample of SAMPLES) this.allowed.set(`/samples/${sample.name}`, offline(sample));
  }

  say(what: string) {
    this.trail.push(what);
    if (this.trail.length > 40) this.trail.shift();
  }

  path = () => new URL(this.page.url()).pathname;

  /** Clicks an element that may be gone by now. */
  press = (css: string) =>
    this.page.evaluate((css) => {
      const found = document.querySelector<HTMLElement>(css);
      found?.click();
      return found !== null;
    }, css);

  async home() {
    await this.page.locator("a.masthead-name").click();
    await seen(linkBox(this.page));
  }

  async paste(item: Item) {
    await this.home();
    await linkBox(this.page).fill(new URL(Shop.pathOf(item), this.page.url()).href);
    await this.page.locator('form.paste button[type="submit"]').click();
    await expect(this.page).toHaveURL((url) => url.pathname === Shop.pathOf(item));
  }

  /** Opens a link, and what goes wrong on the way. */
  async open(by: Numbers, item: Item) {
    const { page, shop: { service } } = this;
    const [api, payload] = [Shop.apiOf(item), await this.shop.payload(item)];
    const way = by.of(["plainly", "plainly", "cancelled", "left", "dropped", "broken off", "502", "429", "unknown", "garbage", "not ready", "not ready, left"]);
    this.say(`${item.name}, ${way}`);
    const again = async (css: string) => {
      await seen(page.locator(css));
      if (by.once(3)) await translate(page);
      if (by.once(4)) await this.language(by);
      await this.shop.publish(item);
      await page.locator(css).first().click();
    };
    const fails = async (set: () => void) => {
      set();
      await this.paste(item);
      await seen(trouble(page));
      await again("button[data-action=retry]");
    };
    const waits = async () => {
      service.answers(api, { status: 404, body: { error: "proof_not_ready" } });
      await this.paste(item);
      await seen(page.locator("[data-waiting]"));
      if (by.once(2)) service.answers(api, { status: by.of([502, 429]), body: "slow down" });
      await page.waitForTimeout(by.below(7_000));
    };
    switch (way) {
      case "cancelled": {
        const gate = service.publishesSlowly(api, payload);
        await this.paste(item);
        await seen(page.locator("[data-progress]"));
        await page.waitForTimeout(by.below(300));
        await action(page, "cancel").click();
        await again("button[data-action=retry]");
        gate.open();
        break;
      }
      case "left": {
        const gate = service.publishesSlowly(api, payload);
        await this.paste(item);
        await page.waitForTimeout(by.below(300));
        await this.home();
        await this.shop.publish(item);
        gate.open();
        return;
      }
      case "dropped":
        await fails(() => service.dropsConnection(api));
        break;
      case "broken off":
        service.breaksOff(api, payload);
        await this.paste(item);
        await seen(trouble(page));
        // The page asks again by itself.
        await this.shop.publish(item);
        break;
      case "502":
        await fails(() => service.answers(api, { status: 502, body: "no" }));
        break;
      case "429":
        service.answers(api, { status: 429, body: "no" });
        await this.paste(item);
        await seen(page.locator("[data-waiting=busy]"));
        await this.shop.publish(item);
        await this.press("button[data-action=check-now]");
        break;
      case "unknown":
        await fails(() => service.answers(api, { status: 404, body: { error: "not_found" } }));
        break;
      case "garbage":
        service.publishes(api, payload.subarray(0, by.below(payload.length)));
        await this.paste(item);
        await seen(trouble(page));
        await this.shop.publish(item);
        return;
      case "not ready":
        await waits();
        await this.shop.publish(item);
        await this.press("button[data-action=check-now]");
        break;
      case "not ready, left":
        await waits();
        if (by.once(2)) await this.language(by);
        await this.shop.publish(item);
        await this.home();
        return;
      default:
        await this.shop.publish(item);
        await this.paste(item);
    }
    await seen(verdict(page));
  }

  /**
   * Confirms the report that is open, with a reader that may go wrong, and at times with a second one that lies. If a lie is given, with an honest reader
   * and then with one that tells it.
   */
  async confirm(by: Numbers, item: Item, told?: string) {
    const whole = told !== undefined;
    const { page } = this;
    const failed = Object.entries(item.expected).filter(([, status]) => status === "failed").map(([id]) => id);
    // The oracle's signature may speak against a proof that a step fails already.
    if (failed.length > 0) failed.push("oracle_proof");
    // A step passes or fails only in the view of every reader, and one of them tells no lie.
    const wrong = ["verified", "not_verified"].filter((each) => each !== verdictOf(item));
    this.allowed.set(Shop.pathOf(item), { verdicts: item.offline === "not_verified" ? [item.offline] : VERDICTS.filter((each) => !wrong.includes(each)), failed });
    const [isRead, lies] = [whole || !by.once(3), whole || by.once(2)];
    const fault = whole ? "" : by.of(isRead ? READ : UNREAD);
    const honest = this.endpoint.at(...[fault].filter(Boolean), `as:${this.trailing()}`);
    this.say(`confirm ${item.name}: ${fault || "plainly"}`);
    await this.stopAsking(by, 0);
    await this.untick();
    await this.ask(honest);
    if (!isRead || (!whole && by.once(5))) return this.stopAsking(by, 3_000);
    await this.read();
    if (!Object.values(item.expected).includes("skipped")) await expect(verdict(page)).toHaveAttribute("data-verdict", verdictOf(item));
    if (!lies) return;
    const lie = told ?? by.of(LIES);
    this.say(`with a liar: ${lie}`);
    await this.ask(this.second.at(lie, `as:${this.trailing()}`));
    if (!whole && by.once(4)) return this.stopAsking(by, 2_000);
    await this.read();
  }

  #readings = 0;
  trailing = () => `soak-${(this.#readings += 1)}`;

  async ask(address: string) {
    await typeIn(this.page, address);
    await action(this.page, "read-contract").click();
  }

  /** Waits until the reading and the proofs after it have ended. */
  async read() {
    // A page function that returns an element would keep it, and the report around it.
    await this.page.waitForFunction(() => !document.querySelector("[data-asking], [data-proving]") && document.querySelector("[data-endpoint]") !== null, undefined, { timeout: 2 * MINUTE });
  }

  /** Stops a reading after a while, if one still runs. */
  async stopAsking(by: Numbers, most: number) {
    if (most > 0) await this.page.waitForTimeout(by.below(most));
    await this.press("button[data-action=stop-reading]");
    await expect(this.page.locator("[data-asking]")).toHaveCount(0);
  }

  /** Asks none of the earlier endpoints beside the next. */
  untick = () =>
    this.page.evaluate(() => {
      for (const each of document.querySelectorAll<HTMLInputElement>("input[name=endpoint]:checked")) each.click();
    });

  async language(by: Numbers) {
    await this.speak(by.of(LANGUAGES));
  }

  async speak(language: string) {
    this.say(`language ${language}`);
    await this.page.locator("select[name=language]").selectOption(language);
    await expect(this.page.locator("html")).toHaveAttribute("lang", language);
  }

  /** Chooses files in the picker. Playwright's own call would keep each picker that it was made on. */
  async choose(...names: string[]) {
    const files = names.map((name) => [name, readFileSync(vectorPath(name)).toString("base64")] as const);
    await picker(this.page).evaluate((input: HTMLInputElement, files) => {
      const chosen = new DataTransfer();
      for (const [name, text] of files) chosen.items.add(new File([Uint8Array.from(atob(text), (char) => char.charCodeAt(0))], name));
      input.files = chosen.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    }, files);
  }

  async openFile(name: string) {
    await this.choose(name);
    await seen(this.page.locator(".report-origin").filter({ hasText: name }));
  }

  async file(by: Numbers) {
    const { file } = by.of(VECTORS.filter((vector) => vector.verdict !== "unreadable"));
    this.say(`file ${file}`);
    await this.openFile(file);
  }

  async files(by: Numbers) {
    const some = new Set(Array.from({ length: 2 + by.below(5) }, () => by.of(VECTORS)));
    this.say(`files ${Array.from(some, ({ file }) => file)}`);
    await this.choose(...Array.from(some, ({ file }) => file));
    if (some.size === 1 || by.once(4)) return;
    for (const { file, verdict } of some) {
      const said = row(this.page, file);
      await expect(said).toHaveAttribute(verdict === "unreadable" ? "data-trouble" : "data-verdict", verdict === "unreadable" ? /./ : verdict);
    }
  }

  async sample(by: Numbers) {
    this.say("sample");
    await this.home();
    const links = this.page.locator(".home-samples a");
    await links.nth(by.below(await links.count())).click();
    await seen(verdict(this.page));
  }

  /** Changes one digit, or undoes the change. Every number may give the same card, so the copy may still pass. */
  async digit() {
    const button = action(this.page, "change-digit");
    if ((await button.count()) === 0) return;
    this.say("digit");
    await button.click();
    if ((await button.getAttribute("aria-expanded")) === "true") await seen(this.page.locator("[data-changed-copy]"));
  }

  /** Goes back or forward, as far as the tab has been. */
  async wander(by: Numbers) {
    const step = by.of([-1, -1, -2, 1]);
    this.say(`history ${step}`);
    await this.page.evaluate((step) => {
      const { entries, currentEntry } = { entries: (window as any).navigation.entries(), currentEntry: (window as any).navigation.currentEntry };
      if (entries[currentEntry.index + step]) history.go(step);
    }, step);
    await settled(this.page);
  }

  /** Follows a link to the pages about the page. */
  async readOn(by: Numbers) {
    const links = await this.page.locator('a[href="/how"], a[href^="/rules"]').evaluateAll((all) => all.map((each) => each.getAttribute("href")!));
    const href = by.of(links.length > 0 ? links : ["/"]);
    this.say(`link ${href}`);
    await this.press(`a[href="${href}"]`);
    await seen(this.page.locator("#main h1"));
  }

  async save() {
    const { page } = this;
    if ((await action(page, "more").count()) === 0) return;
    this.say("save");
    await more(page);
    if ((await action(page, "save-proof").count()) === 0) return;
    const [download] = await Promise.all([page.waitForEvent("download"), action(page, "save-proof").first().click()]);
    await download.delete();
  }

  /**
   * Meets the largest reports in each language, and each kind of page once: their memory belongs to the first level. WebAssembly gives no memory
   * back, so its level is the highest so far.
   */
  async warm() {
    const by = numbers(SEED);
    for (const name of ["event-v2-sellout", "pack-of-100-records", "pack-with-dependents"]) {
      const item = this.shop.items.find((each) => each.name === name)!;
      await this.paste(item);
      await seen(verdict(this.page));
      await this.press("button[data-action=open-all]");
      // The largest reports are of contradictions, about every log and about one word, and beside a changed copy.
      await this.digit();
      for (const lie of ["altered-logs", "word"]) await this.confirm(by, item, lie);
      await this.save();
      // An open report in another language is drawn beside the one before.
      for (const language of LANGUAGES) await this.speak(language);
      await translate(this.page);
    }
    for (let times = 0; times < 3; times += 1) await this.files(by);
    for (const href of ["/how", "/rules"]) {
      await this.press(`a[href="${href}"]`);
      await settled(this.page);
    }
  }

  async act(by: Numbers) {
    const item = this.shop.at(this.path());
    const canConfirm = item && (await verdict(this.page).count()) > 0 && (await this.page.locator("input[name=rpc]").count()) > 0;
    const kinds = ["open", "open", "open", "file", "files", "sample", "language", "translate", "translate", "wander", "readOn"];
    if ((await verdict(this.page).count()) > 0) kinds.push("digit", "digit", "digit", "unfold", "save");
    if (canConfirm) kinds.push(...Array(9).fill("confirm"));
    const kind = by.of(kinds);
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    switch (kind) {
      case "open": return this.open(by, by.of(this.shop.items));
      case "confirm": return this.confirm(by, item!);
      case "translate": return translate(this.page);
      case "language": return this.language(by);
      case "unfold": return void (await this.press("button[data-action=open-all]"));
      case "file": return this.file(by);
      case "files": return this.files(by);
      case "sample": return this.sample(by);
      case "digit": return this.digit();
      case "wander": return this.wander(by);
      case "save": return this.save();
      default: return this.readOn(by);
    }
  }

  /** Checks every report that stood in a frame since the last call. */
  async judge() {
    for (const sight of await sights(this.page)) {
      this.shown += 1;
      const fault = this.#fault(sight);
      if (fault) throw new Error(`${fault}: ${JSON.stringify(sight)}`);
    }
  }

  #fault({ path, language, verdicts, failed, heading, origin }: Sight) {
    const [verdict] = verdicts;
    const allowed = this.allowed.get(path.startsWith("/files") ? (/[\w-]+\.json/.exec(origin)?.[0] ?? "") : path);
    if (!allowed) return "a report at an address that has none";
    if (verdicts.length !== 1) return "more than one verdict";
    if (!allowed.verdicts.includes(verdict!)) return `not one of ${allowed.verdicts}`;
    if (failed.some((id) => !allowed.failed.includes(id))) return `steps other than ${allowed.failed} fail`;
    const before = this.headings.get(`${language} ${heading}`);
    this.headings.set(`${language} ${heading}`, verdict!);
    if (before !== undefined && before !== verdict) return `the heading of ${before}`;
  }

  /** Brings the tab to the same state each time, and expects one worker: that of the file which stays open while the page does. */
  async rest() {
    await this.speak("en");
    await this.openFile("pull-alone.json");
    await this.home();
    await forgetEndpoints(this.page);
    await settled(this.page);
    await translate(this.page);
    await detailsWorker(this.page);
    expect((await held(this.page)).workers).toBe(1);
  }
}

/** The site's files with the deployment of the shop. */
async function site(index: Index) {
  const dist = DIST.pathname;
  const folder = mkdtempSync(join(tmpdir(), "packproof-soak-"));
  for (const name of readdirSync(dist)) if (!name.startsWith("deployment.json")) symlinkSync(join(dist, name), join(folder, name));
  writeFileSync(join(folder, "deployment.json"), await (await fetch(new URL("/deployment.json", index.service))).text());
  return folder;
}

test(`one tab for ${MINUTES} minutes, by the schedule of seed ${SEED}`, async ({ page, index, endpoint, second, watch }) => {
  test.setTimeout((2 * MINUTES + 30) * MINUTE);
  const service = new Service();
  const folder = await site(index);
  const server = await serve({ dist: folder, routes: service.routes } as Parameters<typeof serve>[0]);
  for (const each of [server.url, endpoint.url, second.url]) {
    watch.allow(each);
    watch.mayFail(each);
  }
  const soak = new Soak(page, new Shop(index, service), endpoint, second);
  for (const item of soak.shop.items) await soak.shop.publish(item);
  page.setDefaultTimeout(MINUTE);
  await page.addInitScript(instrument);
  await page.goto(server.url);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("HeapProfiler.enable");

  const began = Date.now();
  let first: Level | undefined;
  let done = 0;
  const take = async () => {
    await soak.rest();
    await soak.judge();
    const now = await level(page, session);
    console.log(`${Math.round((Date.now() - began) / 1000)} s, ${done} acts, ${soak.shown} reports: ${JSON.stringify(now)}`);
    return now;
  };
  try {
    await soak.warm();
    for (let reported = 0; Date.now() - began < MINUTES * MINUTE || done < 2 * ACTS_TO_LEVEL; done += 1) {
      await soak.act(numbers(SEED * 1_000_003 + done));
      await soak.judge();
      if (soak.trail.length > 0 && numbers(done).once(3)) await forgetEndpoints(page);
      const minutes = Math.floor((Date.now() - began) / MINUTE);
      if (!first ? minutes >= 1 && done >= ACTS_TO_LEVEL : minutes >= reported + 5) {
        reported = minutes;
        const now = await take();
        first ??= now;
      }
    }
    const last = await take();
    const held_ = await held(page);
    console.log(`held: ${JSON.stringify(held_)}; acts: ${JSON.stringify(soak.counts)}`);
    for (const name of Object.keys(last) as (keyof Level)[]) {
      expect.soft(last[name] / first![name], `${name} at the end, by its level after the first minute`).toBeLessThanOrEqual(1.1);
    }
    for (const [type, count] of Object.entries(held_.listeners)) expect.soft(count, `listeners for ${type}`).toBeLessThanOrEqual(3);
    // The addresses of both workers' scripts stay, and were made once; that of a download is given back after a minute.
    await expect.poll(async () => (await held(page)).urls, { timeout: 2 * MINUTE }).toBeLessThanOrEqual(2);
  } catch (cause) {
    console.log(`seed ${SEED}, act ${done}; the last of them:\n  ${soak.trail.join("\n  ")}`);
    throw cause;
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});
