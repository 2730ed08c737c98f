// Two people look at one reading, one in the page and one in a terminal: headline, marks and what is still trusted are the same, live and as
// a file records it. So are they for that file among several.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "../programs.mjs";
import { expect, expectSteps, expectVerdict, forgetEndpoints, type Index, named, readContract, saveProof, test } from "./chain.ts";
import { action, openFile, picker } from "./proof.ts";
import { view } from "./view.ts";

/** One of each outcome that a reading has. */
const NAMES = [
  "pack-with-dependents", "event-v2-standard", "event-v2-live", "word-left-out", "word-differs", "purchase-never-anchored", "event-seed-of-another",
  "word-zero-never-answered", "look-alike-pack", "look-alike-event",
];

const lists = (index: Index) => [
  "--coordinators", index.coordinators.join(","), "--oracle-keys", index.oracle_keys.join(","), "--contracts", index.contract_logs.join(","),
];

/** The report that the terminal prints. It ends with the verdict's status, which is no error here. */
function report(program: string, ...arguments_: string[]) {
  try {
    return JSON.parse(execFileSync(program, arguments_, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  } catch (ended) {
    return JSON.parse((ended as { stdout: string }).stdout);
  }
}

/** What a report says first, as the page's view does. */
const told = ({ headline, questions, trust }: any) => ({
  headline,
  marks: questions.map(({ id, status, basis }: any) => `${id}=${[status, basis].filter(Boolean).join("/")}`).join(" "),
  trust: trust.map(({ code }: any) => code).join(" "),
});

test("a reading, a file of it and that file among several: the page and the terminal say the same", async ({ page, index, endpoint }) => {
  test.setTimeout(600_000);
  const program = build("packproof");
  const folder = mkdtempSync(join(tmpdir(), "packproof-"));
  for (const name of NAMES) {
    await test.step(name, async () => {
      const item = named(index, name);
      const file = join(folder, `${name}.json`);
      writeFileSync(file, Buffer.from(await (await fetch(item.payload)).arrayBuffer()));
      const offline = report(program, "check", "--json", ...lists(index), file);
      await page.goto(item.link);
      await expectVerdict(page, item.offline);
      await expect.poll(() => view(page)).toEqual(told(offline));

      await readContract(page, endpoint.at());
      await expectSteps(page, item.expected);
      await expect(page.locator("[data-proving]")).toHaveCount(0);
      const live = report(program, "read", "--json", "--rpc", endpoint.at(), ...lists(index), file);
      await expect.poll(() => view(page)).toEqual(told(live));

      const saved = join(folder, `${name}.proof.json`);
      if ((await action(page, "more").getAttribute("aria-expanded")) === "false") await action(page, "more").click();
      await (await saveProof(page)).saveAs(saved);
      const recorded = report(program, "check", "--json", ...lists(index), saved);
      await openFile(page, saved);
      await expect(page.locator("[data-recorded]")).toBeAttached();
      await expect.poll(() => view(page)).toEqual(told(recorded));

      await page.goto(index.service);
      await picker(page).setInputFiles([saved, file]);
      const download = page.waitForEvent("download");
      await action(page, "json").click();
      const table: { file: string; headline: string }[] = JSON.parse(readFileSync(await (await download).path()).toString());
      const headlines = Object.fromEntries(table.map((row) => [row.file, row.headline]));
      expect(headlines).toEqual({ [`${name}.proof.json`]: recorded.headline, [`${name}.json`]: offline.headline });
      await forgetEndpoints(page);
    });
  }
});
