// The page and the terminal say the same of one reading: live, as a file records it, and for that file among several, whose reports are equal.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "../programs.mjs";
import { expect, expectSteps, expectVerdict, forgetEndpoints, named, readContract, saveProof, test } from "./chain.ts";
import { action, openFile, picker } from "./proof.ts";

/** One reading of each outcome. */
const NAMES = [
  "pack-with-dependents", "event-v2-standard", "event-v2-live", "word-left-out", "word-differs", "purchase-never-anchored", "event-seed-of-another",
  "word-zero-never-answered", "look-alike-pack", "look-alike-event",
];

/** Returns the report that the terminal prints. This process serves the endpoint that the terminal asks, so the call does not block. */
const report = (program: string, ...arguments_: string[]) =>
  new Promise<any>((resolve) => {
    execFile(program, ["check", "--json", ...arguments_], { maxBuffer: 1 << 28 }, (_, printed) => resolve(JSON.parse(printed)));
  });

/** Returns a report without the names that the program and the reader chose. */
const bare = ({ tool, file, ...report }: any) => report;

test("a reading, a file of it and that file among several: the page and the terminal say the same", async ({ page, index, endpoint }) => {
  test.setTimeout(600_000);
  const program = build("packproof");
  const folder = mkdtempSync(join(tmpdir(), "packproof-"));
  const deployment = join(folder, "deployment.json");
  writeFileSync(deployment, await (await fetch(new URL("/deployment.json", index.service))).text());
  const lists = ["--deployment", deployment];
  for (const name of NAMES) {
    await test.step(name, async () => {
      const item = named(index, name);
      const file = join(folder, `${name}.json`);
      writeFileSync(file, Buffer.from(await (await fetch(item.payload)).arrayBuffer()));
      const offline = await report(program, ...lists, file);
      await page.goto(item.link);
      await expectVerdict(page, offline.verdict);

      await readContract(page, endpoint.at());
      await expectSteps(page, item.expected);
      await expect(page.locator("[data-proving]")).toHaveCount(0);
      const live = await report(program, "--rpc", endpoint.at(), ...lists, file);
      await expectVerdict(page, live.verdict);

      const saved = join(folder, `${name}.proof.json`);
      if ((await action(page, "more").getAttribute("aria-expanded")) === "false") await action(page, "more").click();
      await (await saveProof(page)).saveAs(saved);
      // Two readers, of which one answers with other words.
      const disputed = join(folder, `${name}.disputed.json`);
      await report(program, "--rpc", endpoint.at("word"), "--rpc", index.rpc[0], "--save", disputed, ...lists, file);
      // The page would ask the endpoints again that the reader chose.
      await forgetEndpoints(page);
      await page.goto(index.service);
      await openFile(page, saved);
      await expect(page.locator("[data-recorded]")).toBeAttached();

      await page.goto(index.service);
      await picker(page).setInputFiles([saved, file, disputed]);
      const download = page.waitForEvent("download");
      await action(page, "json").click();
      const table: { file: string }[] = JSON.parse(readFileSync(await (await download).path()).toString());
      const of = (path: string) => bare(table.find((row) => path.endsWith(`/${row.file}`)));
      for (const path of [saved, file, disputed]) expect(of(path), path).toEqual(bare(await report(program, ...lists, path)));
    });
  }
});
