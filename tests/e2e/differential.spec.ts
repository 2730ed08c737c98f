// Changed payloads of both kinds in the page's worker: the verdict and the failing steps of the check in Python.
import { readFileSync } from "node:fs";
import { sample } from "../reference/sample.mjs";
import { expect, test } from "./fixtures.ts";
import { file } from "./payloads.ts";
import { action, picker } from "./proof.ts";

test("the page's worker and the other check fail the same steps of 300 changed payloads", async ({ page }) => {
  // Beside other tests on a busy machine, the files alone may take minutes.
  test.setTimeout(600_000);
  const all = sample(240);
  expect(all.length).toBe(300);
  for (const field of ["pack_event_id", "target_pull_key"]) expect(all.filter(({ payload }) => payload.includes(`"${field}"`)).length).toBeGreaterThan(80);
  const named = new Map(all.map((each, at) => [`${at}.json`, each]));
  await page.goto("/");
  await picker(page).setInputFiles([...named].map(([name, { payload }]) => file(name, payload)));
  await expect(page.locator("table[data-rows=files]")).toHaveAttribute("aria-rowcount", String(all.length + 1));
  await expect(page.locator("[data-progress]")).toHaveCount(0, { timeout: 500_000 });

  const download = page.waitForEvent("download");
  await action(page, "json").click();
  const reports: { file: string; verdict?: string; steps?: { id: string; status: string }[] }[] = JSON.parse(readFileSync(await (await download).path(), "utf8"));
  expect(reports.length).toBe(all.length);
  for (const { file, verdict, steps } of reports) {
    const { payload, ...expected } = named.get(file)!;
    const failing = (steps ?? []).filter(({ status }) => status === "failed").map(({ id }) => id).sort();
    expect({ verdict: verdict ?? "unreadable", failing }, payload).toEqual(expected);
  }
});
