// The page and the terminal show one reading with the same headline, marks and list of trust: live, as a file records it, and for that file among
// several.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "../programs.mjs";
import { expect, expectSteps, expectVerdict, forgetEndpoints, type Index, named, readContract, saveProof, test } from "./chain.ts";
import { action, openFile, picker } from "./proof.ts";
import { view } from "./view.ts";

/** One reading of each outcome. */
const NAMES = [
  "pack-with-dependents", "event-v2-standard", "event-v2-live", "word-left-out", "word-differs", "purchase-never-anchored", "event-seed-of-another",
  "word-zero-never-answered", "look-alike-pack", "look-alike-event",
];

/** The lists of the page's own deployment. */
const lists = (index: Index) => ["--coordinators", index.coordinators.join(","), "--oracle-keys", index.oracle_keys.join(",")];

/** Returns the report that the terminal prints. This process serves the endpoint that the terminal asks, so the call does not block. */
const report = (program: string, ...arguments_: string[]) =>
  new Promise<any>((resolve) => {
    execFile(program, arguments_, { maxBuffer: 1 << 28 }, (_, printed) => resolve(JSON.parse(printed)));
  });

/** Returns the first lines of a report in the form of the page's view. */
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
      const offline = await report(program, "check", "--json", ...lists(index), file);
      await page.goto(item.link);
      await expectVerdict(page, item.offline);
      await expect.poll(() => view(page)).toEqual(told(offline));

      await readContract(page, endpoint.at());
      await expectSteps(page, item.expected);
      await expect(page.locator("[data-proving]")).toHaveCount(0);
      const live = await report(program, "read", "--json", "--rpc", endpoint.at(), ...lists(index), file);
      await expect.poll(() => view(page)).toEqual(told(live));

      const saved = join(folder, `${name}.proof.json`);
      if ((await action(page, "more").getAttribute("aria-expanded")) === "false") await action(page, "more").click();
      await (await saveProof(page)).saveAs(saved);
      const recorded = await report(program, "check", "--json", ...lists(index), saved);
      // The page would ask the endpoints again that the reader chose.
      await forgetEndpoints(page);
      await page.goto(index.service);
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
    });
  }
});
