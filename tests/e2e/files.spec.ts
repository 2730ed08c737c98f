// Saved payloads: picked, dropped, several at once, and files that are no payload.
import { closeSync, ftruncateSync, openSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectAccessible, expectOrder } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { PULL_ID, OF_EACH_KIND, eventApi, eventPage, file, largeEvent, pullApi, pullPage, sampleNamed, samplePath, sha256, vector, vectorJson, vectorPath } from "./payloads.ts";
import { action, drop, expectNoWorkers, expectVerdict, linkBox, more, openFile, picker, row, seen, step, steps, trouble, unfold, verdict, withStatus } from "./proof.ts";
import { expectSmooth, measureTasks } from "./smooth.ts";
import { A_VERDICT, says, saying, titled } from "./words.ts";

/** What the bar says of a file's bytes, of a file that has arrived, and of its draws. */
const BYTES = saying("progress-arrived-of", { now: /.+/, all: /.+/ });
const READING = saying("progress-reading", { size: /.+/ });
const DRAWS = saying("progress-replayed", { done: /.+/, total: /.+/ });

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

test("a file from the picker", async ({ page }) => {
  await picker(page).setInputFiles(vectorPath("pull-with-dependents.json"));
  await expectVerdict(page, "verified_offline");
  await expect(page.locator("main")).toContainText("pull-with-dependents.json");
  await expect(page.locator("[data-sample]")).toHaveCount(0);
});

test("a file's report says which file it is, to the byte, of a saved proof too", async ({ page }) => {
  await picker(page).setInputFiles(vectorPath("pull-alone.json"));
  await expectVerdict(page, "verified_offline");
  const fingerprint = page.locator("[data-fingerprint]");
  await unfold(page, "trust");
  await fingerprint.locator("summary").click();
  await expect(fingerprint.locator("code")).toHaveText(sha256(vector("pull-alone")));

  const saved = Buffer.from(JSON.stringify({ packproof: 2, build: "another", payload: vector("pull-alone").toString(), recorded: null }));
  await picker(page).setInputFiles(file("saved.json", saved));
  // Before the report, the page says that it reads the file, above the earlier report.
  await expect(page.locator(".report-origin")).toContainText("saved.json");
  await expectVerdict(page, "verified_offline");
  await unfold(page, "trust");
  await fingerprint.locator("summary").click();
  await expect(fingerprint.locator("code")).toHaveText(sha256(saved));

  await page.goto("/samples/pull");
  await expectVerdict(page, "verified_offline");
  await unfold(page, "trust");
  await expect(page.locator("[data-computed]")).toBeVisible();
  await expect(fingerprint).toHaveCount(0);
});

test("the button opens the picker", async ({ page }) => {
  const chooser = page.waitForEvent("filechooser");
  await action(page, "open-file").first().click();
  await (await chooser).setFiles(vectorPath("pull-alone.json"));
  await expectVerdict(page, "verified_offline");
});

test("a file dropped anywhere, on the start page and on a proof", async ({ page }) => {
  await drop(page, [{ name: "dropped.json", text: vector("event-v1-ended-early").toString() }]);
  await expectVerdict(page, "verified_offline");

  await drop(page, [{ name: "second.json", text: vector("event-v1-ended-early--cards_swapped").toString() }]);
  await expectVerdict(page, "not_verified");
  await expect(page.locator("main")).toContainText("second.json");
});

// Regression: the browser opened an early dropped file in the page's place, because the page, which takes files, comes after the verdict.
for (const [what, names] of Object.entries({ "a file": ["early.json"], "several files": ["one.json", "other.json"] })) {
  test(`${what} dropped before the page takes files: kept until it does`, async ({ page, service }) => {
    service.publishes(pullApi(PULL_ID), vector("pull-alone"));
    let release = () => {};
    const released = new Promise<void>((go) => (release = go));
    await page.route(/\/packproof-\w+\.wasm$/, (route) => released.then(() => route.continue()));
    await page.goto(pullPage(PULL_ID));
    await seen(page.locator("#shell [data-verdict=verified_offline]"));

    await drop(page, names.map((name) => ({ name, text: vector("pull-alone--leaf_value").toString() })));
    release();
    if (names.length === 1) await expectVerdict(page, "not_verified");
    for (const name of names) await expect(page.locator("main")).toContainText(name);
  });
}

// A reader can drag a link into the field for it.
test("the browser handles a text that is dragged onto the page", async ({ page }) => {
  await seen(linkBox(page));
  const prevented = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/plain", "a link");
    return ["dragover", "drop"].map((type) => !document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })));
  });
  expect(prevented).toEqual([false, false]);
  await expect(page.locator(".drop")).toHaveCount(0);
});

test("a file of the same name is read again", async ({ page }) => {
  await picker(page).setInputFiles(file("proof.json", vector("pull-alone")));
  await expectVerdict(page, "verified_offline");
  await picker(page).setInputFiles(file("proof.json", vector("pull-alone--leaf_value")));
  await expectVerdict(page, "not_verified");
  await picker(page).setInputFiles(file("proof.json", vector("pull-alone--leaf_value")));
  await expectVerdict(page, "not_verified");
});

// Regression: the headline counted a file that is no proof among those of which "none contradicts itself".
test("a file that is no proof is not counted among those that agree", async ({ page }) => {
  const none = [file("photo.json", "no proof"), file("list.json", "[]")];
  await picker(page).setInputFiles([file("proof.json", vector("pull-alone")), ...none]);
  await expect(page.locator("#main h1")).toHaveText(says("files-agree-some", { proofs: 1, unchecked: 2 }));
  await picker(page).setInputFiles(none);
  await expect(page.locator("#main h1")).toHaveText(says("files-none-checked", { total: 2 }));
});

test.describe("several files", () => {
  const FILES = [
    "event-v2-sold-out.json",
    "event-v1-ended-early--not_json.json",
    "event-v1-ended-early--still_active.json",
    "pull-alone--leaf_value.json",
    "pull-with-dependents.json",
  ];

  test.beforeEach(async ({ page }) => {
    await picker(page).setInputFiles(FILES.map(vectorPath));
    await expect(page.locator("table[data-rows=files] [data-verdict]")).toHaveCount(4);
  });

  test("are a table of verdicts, failures first", async ({ page }) => {
    await expect(page.locator("table[data-rows=files] [data-file]").first()).toHaveAttribute("data-file", "pull-alone--leaf_value.json");
    await expect(row(page, "pull-alone--leaf_value.json")).toHaveAttribute("data-verdict", "not_verified");
    await expect(row(page, "pull-alone--leaf_value.json")).toContainText(says("verdict-word-not-verified"));
    await expect(row(page, "event-v1-ended-early--still_active.json")).toHaveAttribute("data-verdict", "not_replayable");
    await expect(row(page, "event-v2-sold-out.json")).toHaveAttribute("data-verdict", "verified_offline");
    await expect(row(page, "pull-with-dependents.json")).toHaveAttribute("data-verdict", "verified_offline");
    await expect(row(page, "event-v1-ended-early--not_json.json")).toHaveAttribute("data-trouble", "not_json");
    await expect(row(page, "event-v1-ended-early--not_json.json")).not.toHaveAttribute("data-verdict");
    await expect(page).toHaveTitle(says("frame-tab", { shown: says("files-failed", { failed: 1, total: FILES.length }) }));
  });

  test("begin on the first screen of a desktop, whatever failed", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const many = OF_EACH_KIND.map(({ file }) => file);
    await page.goto("/");
    await picker(page).setInputFiles(many.map(vectorPath));
    await expect(action(page, "csv")).toBeVisible();
    await expect(page.locator("table[data-rows=files]")).toHaveAttribute("aria-rowcount", String(many.length + 1));
    const top = await page.locator(".files tbody tr").first().evaluate((row) => row.getBoundingClientRect().top);
    expect(top).toBeLessThan(450);
    // The filters of many failing steps are one click away.
    const failing = page.locator(".files-steps");
    await expect(choice(page, "award")).toBeHidden();
    await failing.locator("summary").click();
    await choice(page, "award").click();
    await expect(choice(page, "award")).toHaveAttribute("aria-pressed", "true");
    await expect(failing).toHaveAttribute("open");
  });

  test("each opens its own report, and the table is there again on the way back", async ({ page }) => {
    for (const [name, expected, failing] of [
      ["pull-alone--leaf_value.json", "not_verified", ["version_root", "version_anchor", "purchase_anchor"]],
      ["event-v2-sold-out.json", "verified_offline", []],
    ] as const) {
      await row(page, name).locator("a, button").first().click();
      await expectVerdict(page, expected);
      await expect(page.locator("main")).toContainText(name);
      expect(withStatus(await steps(page), "failed").every((id) => (failing as readonly string[]).includes(id))).toBe(true);
      await page.goBack();
      await expect(page.locator("table[data-rows=files] [data-file]")).toHaveCount(FILES.length);
      await expect(verdict(page)).toHaveCount(0);
    }
  });
});

/** A report in the saved list (docs/terminal.md#the-report). */
type Line = {
  schema: string; tool: { build: string }; file: string; kind?: string; payload_sha256?: string; verdict?: string; sentence?: string;
  steps?: { id: string; status: string; findings?: { point: string }[] }[]; error?: { code: string; sentence: string };
};

const failing = ({ steps }: Line) => (steps ?? []).filter(({ status }) => status === "failed");

async function savedAs(page: Page, name: "csv" | "json") {
  const download = page.waitForEvent("download");
  await action(page, name).click();
  const done = await download;
  expect(done.suggestedFilename()).toBe(`verdicts.${name}`);
  return readFileSync(await done.path()).toString();
}

/** Returns every report of the saved list, in its order. */
const savedTable = async (page: Page): Promise<Line[]> => JSON.parse(await savedAs(page, "json"));

const choice = (page: Page, name: string) => page.locator(`[data-choice="${name}"]`);

test("a table can be stopped: settled results stay, and no check goes on", async ({ page }) => {
  // There are enough files that a fast machine is not done with them before the click.
  const files = Array.from({ length: 80 }, () => OF_EACH_KIND.map(({ file }) => file)).flat();
  await picker(page).setInputFiles(files.map(vectorPath));
  await expect(page.locator("table[data-rows=files] [data-verdict]").first()).toBeVisible();
  // A press is lost if another button is there when it ends.
  const button = (await action(page, "cancel").elementHandle())!;
  const far = async () => Number(await page.locator("[data-progress]").getAttribute("value"));
  const before = await far();
  await expect.poll(far, { intervals: [10] }).toBeGreaterThan(before);
  expect(await button.evaluate((button) => button.isConnected)).toBe(true);
  await button.click();
  await expect(page.locator("[data-progress]")).toHaveCount(0);
  await expect(action(page, "cancel")).toHaveCount(0);
  await expect(page.locator("table[data-rows=files]")).toHaveAttribute("aria-rowcount", String(files.length + 1));
  await expectNoWorkers(page);

  const lines = await savedTable(page);
  expect(lines.map(({ file }) => file).sort()).toEqual(files.toSorted());
  const unchecked = lines.filter(({ error }) => error?.code === "not_checked");
  expect(unchecked.length).toBeGreaterThan(0);
  expect(lines.filter(({ verdict }) => verdict).length).toBeGreaterThan(0);
  expect(lines.slice(-unchecked.length), "what was not checked stands last").toEqual(unchecked);
});

test.describe("a thousand files", () => {
  const COUNT = 1_000;
  const named = (at: number) => `proof-${String(at).padStart(4, "0")}.json`;
  const FAILING = [17, 400, 999];
  test("are checked by few workers, failures first, and the page stays smooth and small", async ({ page }) => {
    const texts = ["event-v1-ended-early", "pull-alone", "pull-alone--leaf_value"].map((name) => vector(name).toString());
    const transfer = await page.evaluateHandle(
      ([texts, names, failing]) => {
        const data = new DataTransfer();
        for (const [at, name] of names.entries()) {
          data.items.add(new File([at === 500 ? "{" : texts[failing.includes(at) ? 2 : at % 2]], name));
        }
        return data;
      },
      [texts, Array.from({ length: COUNT }, (_, at) => named(at)), FAILING] as const,
    );
    await measureTasks(page);
    const cores = await page.evaluate(() => {
      const seen = { nodes: 0, words: [] as string[] };
      Object.assign(window, { seen });
      const look = () => {
        seen.nodes = Math.max(seen.nodes, document.querySelectorAll("*").length);
        const words = document.querySelector("[data-progress]")?.getAttribute("aria-valuetext");
        if (words && seen.words.at(-1) !== words) seen.words.push(words);
        requestAnimationFrame(look);
      };
      look();
      return navigator.hardwareConcurrency;
    });
    let workers = 0;
    let most = 0;
    page.on("worker", () => {
      workers += 1;
      most = Math.max(most, page.workers().length);
    });
    await page.locator("#main").dispatchEvent("drop", { dataTransfer: transfer });
    const table = page.locator("table[data-rows=files]");
    await expect(table).toHaveAttribute("aria-rowcount", String(COUNT + 1));
    await expect(page.locator("#main h1")).toHaveText(says("files-failed", { failed: FAILING.length, total: 1_000 }), { timeout: 45_000 });
    await expect(page.locator("[data-progress]")).toHaveCount(0, { timeout: 45_000 });

    const rows = await table.locator("[data-file]").evaluateAll((all) =>
      all.slice(0, 5).map((row) => [row.getAttribute("data-file"), row.getAttribute("data-verdict") ?? row.getAttribute("data-trouble"), row.getAttribute("aria-rowindex")]),
    );
    expect(rows).toEqual([
      ...FAILING.map((at, index) => [named(at), "not_verified", String(index + 2)]),
      [named(500), "not_json", "5"],
      [named(0), "verified_offline", "6"],
    ]);
    const lines = await savedTable(page);
    expect(lines.length).toBe(COUNT);
    expect(lines.slice(0, 3).map((line) => [line.file, failing(line).map(({ id }) => id).join(" ")])).toEqual(
      FAILING.map((at) => [named(at), "version_root version_anchor purchase_anchor"]),
    );
    expect(lines.slice(4).map(({ verdict }) => verdict)).toEqual(Array(COUNT - 4).fill("verified_offline"));

    expect(most).toBeLessThanOrEqual(Math.min(8, cores));
    expect(workers, "a worker checks many files").toBeLessThanOrEqual(Math.min(8, cores));
    await expectNoWorkers(page);
    const seen = await page.evaluate(() => (window as any).seen as { nodes: number; words: string[] });
    expect(seen.nodes).toBeLessThan(2_000);
    expect(seen.words.length, "the rows fill in").toBeGreaterThan(3);
    await expectSmooth(page);

    await expectAccessible(page, ".files");
    await page.setViewportSize({ width: 360, height: 800 });
    await expectOrder(page, ".files");

    // Each count is a filter over all files, not only over those on the page.
    await expect(choice(page, "all")).toHaveText(says("files-all", { count: 1_000 }));
    for (const [name, count] of [["not_verified", FAILING.length], ["unread", 1], ["adds_up", COUNT - 4], ["purchase_anchor", FAILING.length]] as const) {
      await choice(page, name).click();
      await expect(choice(page, name)).toHaveAttribute("aria-pressed", "true");
      await expect(choice(page, name)).toHaveText(new RegExp(`: ${count}$`));
      await expect(table).toHaveAttribute("aria-rowcount", String(count + 1));
      await expect(table.locator("[data-file]")).toHaveCount(Math.min(count, 100));
    }
    await choice(page, "all").click();

    // The browser's own search finds every row of the page.
    expect(await page.evaluate(() => (window as any).find("proof-0090.json"))).toBe(true);

    // By keyboard: to the second page and to a report on it.
    await expect(page.locator(".pages")).toContainText("Rows 1 to 100 of 1,000");
    await action(page, "next").focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".pages")).toContainText("Rows 101 to 200 of 1,000");
    await expect(table.locator("[data-file]").first()).toHaveAttribute("aria-rowindex", "102");

    // The order and the search are those of all files.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator("[data-sort=file]").click();
    await expect(page.locator("th[aria-sort=ascending]")).toHaveCount(1);
    await expect(table.locator("[data-file]").first()).toHaveAttribute("data-file", named(0));
    await page.locator("[data-sort=file]").press("Enter");
    await expect(page.locator("th[aria-sort=descending]")).toHaveCount(1);
    await expect(table.locator("[data-file]").first()).toHaveAttribute("data-file", named(999));
    await page.locator(".files input[type=search]").fill("PROOF-0998");
    await expect(table.locator("[data-file]")).toHaveCount(1);
    await table.locator("a").focus();
    await page.keyboard.press("Enter");
    await expectVerdict(page, "verified_offline");
    await expect(page.locator("main")).toContainText(named(998));
  });
});

test("no name in the saved table is run by a spreadsheet or hides itself", async ({ page }) => {
  const names = ["=1+1.json", "+a.json", "-b.json", "@c.json", "\td.json", 'quote",=1.json', "turned\u202Enosj.exe", 'Zoë 👍🏽"\\\u0000\n.json', "plain.json"];
  await drop(page, names.map((name) => ({ name, text: vector("pull-alone--leaf_value").toString() })));
  await expect(page.locator("table[data-rows=files] [data-verdict=not_verified]")).toHaveCount(names.length);
  const csv = await savedAs(page, "csv");
  expect(csv).not.toMatch(/[\u202A-\u202E\t]/);
  const [head, ...rows] = csv.split("\n").slice(0, -1);
  expect(head).toBe("\uFEFFfile,payload_sha256,id,verdict,failing_steps,award,block,build,date,recorded");
  const sum = sha256(vector("pull-alone--leaf_value"));
  expect(rows.map((line) => line.slice(0, line.indexOf(sum) - 1))).toEqual(["'=1+1.json", "'+a.json", "'-b.json", "'@c.json", "⟨0009⟩d.json", '"quote"",=1.json"', "turned⟨202E⟩nosj.exe", '"Zoë 👍🏽""\\⟨0000⟩⟨000A⟩.json"', "plain.json"]);
  for (const line of rows) expect(line).toMatch(/,not_verified,version_root version_anchor purchase_anchor,[-\w]*,,[0-9a-f]{12},20\d\d-\d\d-\d\dT[\d:]{8}Z,$/);

  const json = await savedAs(page, "json");
  expect(json).not.toMatch(/(?!\n)[\p{C}\p{Zl}\p{Zp}]/u);
  const lines: Line[] = JSON.parse(json);
  expect(lines.map(({ file }) => file)).toEqual(names);
  for (const line of lines) {
    expect([line.schema, line.kind, line.verdict, line.payload_sha256]).toEqual(["packproof-report/2", "pack_pull", "not_verified", sum]);
    expect(line.tool.build).toMatch(/^[0-9a-f]{12}$/);
    expect(failing(line).map(({ id }) => id)).toEqual(["version_root", "version_anchor", "purchase_anchor"]);
    expect(failing(line).map(({ findings }) => findings![0].point)).toEqual(["requested_version", "anchored_root", "purchase_commitment"]);
  }
});

test("a long name is cut in its middle, and a search finds an id", async ({ page }) => {
  const long = (end: string) => `${"proofs-of-november-".repeat(6)}${end}.json`;
  await drop(page, [
    { name: long("0017"), text: vector("pull-alone").toString() },
    { name: long("0018"), text: vector("event-v2-sold-out").toString() },
  ]);
  await expect(page.locator("table[data-rows=files] [data-verdict]")).toHaveCount(2);
  for (const end of ["0017", "0018"]) await expect(page.locator("table[data-rows=files] a", { hasText: `…` }).filter({ hasText: `${end}.json` })).toHaveCount(1);
  const { pack_event_id: id } = vectorJson("event-v2-sold-out");
  await page.locator(".files input[type=search]").fill(id);
  await expect(page.locator("table[data-rows=files] [data-file]")).toHaveCount(1);
  await expect(page.locator("table[data-rows=files] a")).toContainText("0018.json");
  await page.locator(".files input[type=search]").fill("nowhere");
  await expect(page.locator(".files-find [role=status]")).toHaveText(says("files-none-shown"));
});

test.describe("a long check", () => {
  /** Collects the bar's content at each of its changes, because a frame may come after a whole phase of a fast machine. */
  const watchBar = (page: Page) =>
    page.evaluate(() => {
      const bar: { words: string; now: number | null; most: number }[] = [];
      const frames = { without: -1 };
      Object.assign(window, { bar, frames });
      document.addEventListener("change", () => (frames.without = 0), { capture: true });
      const look = () => {
        const at = document.querySelector("[data-progress]");
        if (at) {
          const now = at.getAttribute("value");
          const words = at.getAttribute("aria-valuetext") ?? "";
          if (bar.at(-1)?.words !== words) {
            bar.push({ words, now: now === null ? null : Number(now), most: Number(at.getAttribute("max")) });
          }
        }
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
      const frame = () => {
        if (!bar.length && frames.without >= 0) frames.without += 1;
        requestAnimationFrame(frame);
      };
      frame();
    });

  test("shows a bar that is true from its first moment: bytes, then draws", async ({ page }) => {
    const path = largeEvent(50_000);
    await watchBar(page);
    await picker(page).setInputFiles(path);
    await expectVerdict(page, "verified_offline");
    const { bar, frames } = await page.evaluate(() => {
      const { bar, frames } = window as any;
      return { bar, frames } as { bar: { words: string; now: number | null; most: number }[]; frames: { without: number } };
    });
    expect(frames.without, "frames without the bar").toBeGreaterThanOrEqual(0);
    expect(frames.without, "frames without the bar").toBeLessThanOrEqual(2);
    const phase = (words: string) =>
      BYTES.test(words) ? "bytes" : READING.test(words) ? "reading" : DRAWS.test(words) ? "draws" : words;
    const phases = bar.map(({ words }) => phase(words)).filter((each, at, all) => each !== all[at - 1]);
    expect(phases.filter((each) => ["bytes", "reading", "draws"].includes(each))).toEqual(["bytes", "reading", "draws"]);
    for (const kind of ["bytes", "draws"]) {
      const figures = bar.filter(({ words }) => phase(words) === kind);
      expect(figures.map(({ now }) => now)).toEqual(figures.map(({ now }) => now).sort((one, other) => Number(one) - Number(other)));
      for (const { now, most } of figures) expect(Number(now)).toBeLessThanOrEqual(most);
    }
    expect(bar.filter(({ words }) => phase(words) === "draws").every(({ most }) => most === 50_000)).toBe(true);
    // A bar without figures claims none.
    for (const { now } of bar.filter(({ words }) => !["bytes", "draws"].includes(phase(words)))) {
      expect(now).toBeNull();
    }
  });

  for (const [when, words] of [["it is read", new RegExp(`${READING.source}|${says("progress-checking")}`)], ["it is replayed", DRAWS]] as const) {
    test(`is stopped at once while ${when}`, async ({ page }) => {
      const path = largeEvent(50_000);
      // The page itself clicks, at the moment that it shows the phase.
      await page.evaluate((source) => {
        const words = new RegExp(source);
        const stop = new MutationObserver(() => {
          const said = document.querySelector("[data-progress]")?.getAttribute("aria-valuetext");
          if (!said || !words.test(said)) return;
          stop.disconnect();
          Object.assign(window, { stoppedAt: said });
          document.querySelector<HTMLElement>("button[data-action=cancel]")!.click();
        });
        stop.observe(document.body, { subtree: true, childList: true, attributes: true });
      }, words.source);
      const started = page.waitForEvent("worker");
      await picker(page).setInputFiles(path);
      await started;
      await expect.poll(() => page.evaluate(() => (window as any).stoppedAt)).toMatch(words);
      await expect(page.locator("[data-progress]")).toHaveCount(0);
      await expect(verdict(page)).toHaveCount(0);
      await expectNoWorkers(page);
      await expect(page).not.toHaveTitle(A_VERDICT);
    });
  }
});

test("back and forward lead from a file's report and to it again", async ({ page }) => {
  await picker(page).setInputFiles(vectorPath("pull-alone--leaf_value.json"));
  await expectVerdict(page, "not_verified");
  await page.goBack();
  await expect(page.locator('input[name="proof"]')).toBeVisible();
  await expect(page).not.toHaveTitle(A_VERDICT);
  await page.goForward();
  await expectVerdict(page, "not_verified");
});

test("the note about a bad file disappears on the next page", async ({ page }) => {
  await picker(page).setInputFiles(file("bad.json", "x"));
  await expect(trouble(page)).toHaveAttribute("data-trouble", "not_json");
  await page.locator('a[href$="/samples/pull"]').click();
  await expectVerdict(page, "verified_offline");
});

test("a bad file leaves the report of a link as it was", async ({ page, service }) => {
  const { pack_event_id: id } = vectorJson("event-v2-sold-out");
  service.publishes(eventApi(id), vector("event-v2-sold-out"));
  await page.goto(eventPage(id));
  await expectVerdict(page, "verified_offline");
  await drop(page, [{ name: "bad.json", text: "{" }]);
  await expect(trouble(page)).toHaveAttribute("data-trouble", "not_json");
  await expect(verdict(page)).toHaveAttribute("data-verdict", "verified_offline");
  await expect(page).toHaveURL(eventPage(id));
});

test("files are not kept: after a reload the page says so, and takes them again", async ({ page }) => {
  await picker(page).setInputFiles(vectorPath("pull-alone.json"));
  await expectVerdict(page, "verified_offline");
  await page.reload();
  await expect(page.locator("#main h1")).toContainText(says("files-none"));
  await expect(verdict(page)).toHaveCount(0);
  await expect(page).not.toHaveTitle(A_VERDICT);
  await picker(page).setInputFiles(vectorPath("pull-alone--leaf_value.json"));
  await expectVerdict(page, "not_verified");
});

test("two files of one name are two rows", async ({ page }) => {
  await drop(page, [
    { name: "proof.json", text: vector("pull-alone").toString() },
    { name: "proof.json", text: vector("pull-alone--leaf_value").toString() },
  ]);
  const rows = row(page, "proof.json");
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toHaveAttribute("data-verdict", "not_verified");
  await expect(rows.nth(1)).toHaveAttribute("data-verdict", "verified_offline");
});

const BAD: { name: string; content: string | Uint8Array; trouble: string; told?: string | RegExp }[] = [
  { name: "an empty file", content: "", trouble: "empty" },
  { name: "an image", content: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0), trouble: "not_text" },
  { name: "a text in Latin-1", content: Uint8Array.of(...Buffer.from('{"name": "Zo'), 0xeb, ...Buffer.from('"}')), trouble: "not_text", told: says("trouble-not-text-encoding") },
  { name: "HTML", content: "<!doctype html><p>hello", trouble: "not_json", told: says("trouble-not-json-web-page") },
  { name: "a number that is not JSON", content: '{"a": NaN}', trouble: "not_json", told: says("trouble-not-json-nan") },
  { name: "half a payload", content: vector("pull-alone").subarray(0, 900), trouble: "not_json", told: saying("trouble-not-json-cause", { line: 1, column: /[\d,]+/ }) },
  { name: "a list of payloads", content: `[${vector("pull-alone")}]`, trouble: "not_an_object", told: says("trouble-not-an-object-list") },
  { name: "a text", content: '"pull"', trouble: "not_an_object", told: says("trouble-not-an-object-string") },
  { name: "somebody's settings", content: '{"theme":"dark"}', trouble: "not_a_payload", told: says("trouble-not-a-payload-cause") },
  { name: "brackets without end", content: "[".repeat(1_000_000), trouble: "not_json" },
];
test("a bad file is named with the reason; the report before it stays, the next is checked", async ({ page }) => {
  for (const { name, content, trouble: expected, told } of BAD) {
    await test.step(`${name} is ${expected}`, async () => {
      await openFile(page, vectorPath("event-v1-ended-early.json"));
      await expectVerdict(page, "verified_offline");
      const before = await steps(page);

      await picker(page).setInputFiles(file("bad.json", content));
      await expect(trouble(page)).toHaveAttribute("data-trouble", expected);
      await expect(trouble(page)).toContainText("bad.json");
      if (told) await expect(trouble(page)).toContainText(told);
      await expect(verdict(page)).toHaveAttribute("data-verdict", "verified_offline");
      expect(await steps(page)).toEqual(before);
      await expect(page).toHaveTitle(titled("verdict-word-verified-offline"));

      await openFile(page, vectorPath("pull-alone--leaf_value.json"));
      await expectVerdict(page, "not_verified");
    });
  }
});

test("a file of 200 MB is too large, at once", async ({ page }) => {
  const path = test.info().outputPath("large.json");
  const descriptor = openSync(path, "w");
  ftruncateSync(descriptor, 200 * 1024 * 1024);
  closeSync(descriptor);
  await picker(page).setInputFiles(path);
  await expect(trouble(page)).toHaveAttribute("data-trouble", "too_large");
  await expect(trouble(page)).toContainText(/128/);

  await picker(page).setInputFiles(vectorPath("pull-alone.json"));
  await expectVerdict(page, "verified_offline");
});

const MALFORMED = [
  ["event-v1-ended-early--seed_short.json", "random_seed"],
  ["event-v1-ended-early--index_as_text.json", "sequence_index"],
  ["event-v1-ended-early--key_repeated.json", "key"],
  ["pull-alone--odds_over_32_bits.json", "odds_ppm"],
  ["pull-alone--word_as_integer.json", "word"],
] as const;
test("a malformed value fails the step payload, which names the field", async ({ page }) => {
  for (const [name, field] of MALFORMED) {
    await test.step(name, async () => {
      await openFile(page, vectorPath(name));
      await expectVerdict(page, "not_verified");
      expect(withStatus(await steps(page), "failed")).toEqual(["payload"]);
      await expect(step(page, "payload")).toContainText(field);
    });
  }
});

test.describe("save the proof file", () => {
  const saved = async (page: import("@playwright/test").Page) => {
    const download = page.waitForEvent("download");
    await more(page);
    await action(page, "save-proof").click();
    const done = await download;
    const { payload, recorded } = JSON.parse(readFileSync(await done.path(), "utf8"));
    expect(recorded, "nobody was asked").toBeNull();
    return { name: done.suggestedFilename(), sha: sha256(Buffer.from(payload)) };
  };

  test("it holds exactly the bytes that the service sent", async ({ page, service }) => {
    const { pack_event_id: id } = vectorJson("event-v2-sold-out");
    // No serialiser would write this: spaces, escapes and a trailing line belong to the checked bytes.
    const bytes = Buffer.from(`\n  ${vector("event-v2-sold-out").toString().replace('"name"', '"\\u006eame" \t')}\r\n\n`);
    service.publishes(eventApi(id), bytes);
    await page.goto(eventPage(id));
    await expectVerdict(page, "verified_offline");
    const { name, sha } = await saved(page);
    expect(sha).toBe(sha256(bytes));
    expect(name).toContain(id);
    expect(name).toMatch(/\.json$/);
  });

  test("it holds exactly the bytes of a file, a sample, and a payload that failed", async ({ page }) => {
    await picker(page).setInputFiles(vectorPath("pull-alone--word_as_integer.json"));
    await expectVerdict(page, "not_verified");
    expect((await saved(page)).sha).toBe(sha256(vector("pull-alone--word_as_integer")));

    await page.goto("/samples/event-broken");
    await expectVerdict(page, "not_verified");
    expect((await saved(page)).sha).toBe(sha256(readFileSync(samplePath(sampleNamed("event-broken")))));
  });

  // Regression: "Saved as", although the browser had taken nothing.
  test("a browser that gives files no address has saved nothing, and says so", async ({ page }) => {
    await picker(page).setInputFiles(vectorPath("pull-alone.json"));
    await expectVerdict(page, "verified_offline");
    await page.evaluate(() => {
      URL.createObjectURL = () => {
        throw new TypeError("not allowed");
      };
    });
    await more(page);
    await action(page, "save-proof").click();
    await expect(page.locator(".report-actions > [data-saved]")).toContainText(says("share-no-saving"));
  });
});
