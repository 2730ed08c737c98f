// The proof of a value, drawn station by station: in the page and in a saved file; and a prover that fails its self-test.
import { expectAccessible } from "./axe.ts";
import { expect, expectVerdict, forgetEndpoints, type Index, named, readContract, readItem, saveProof, test } from "./chain.ts";
import { picker, verdict } from "./proof.ts";
import { wrongWorker } from "./worker.ts";
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { deploy } from "./settings.ts";

const STATIONS = ["key", "proof", "block", "receipt", "log", "value"];

const trail = (page: Page) => page.locator("#trail");
const station = (page: Page, name: string) => page.locator(`[data-trail][open] [data-station=${name}]`);
/** The exact bytes of a station, by their names. */
const bytes = (page: Page, name: string) =>
  station(page, name).locator("dl").evaluate((list) => Object.fromEntries([...list.querySelectorAll("dt")].map((name) => [name.textContent, name.nextElementSibling!.querySelector("code")!.textContent])));

/** A deployment that lists the log signatures of its contracts. */
async function open(page: Page, index: Index, name: string) {
  await deploy(page, { contracts: index.contract_logs });
  await page.goto(named(index, name).link);
}

test("the way from the oracle's key to a value: a sentence a station, its bytes and its rule one click below", async ({ page, index, endpoint }) => {
  await open(page, index, "event-v2-standard");
  await expect(trail(page)).toHaveCount(0);
  await readContract(page, endpoint.at());
  await expectVerdict(page, "verified");
  await trail(page).locator("> summary").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-trail] > summary")).toHaveText(["What the shop locked in", "The random number"]);
  await page.locator("[data-trail] > summary").first().press("Enter");
  await expect(page.locator("[data-station]")).toHaveCount(STATIONS.length);
  expect(await page.locator("[data-station]").evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.station))).toEqual(STATIONS);

  const [key] = index.oracle_keys[0]!.match(/[0-9a-f]{64}/)!;
  expect(await bytes(page, "key")).toEqual({ key_hash: key });
  const { coordinator, proof } = await bytes(page, "proof");
  expect(coordinator!.toLowerCase()).toBe(index.contracts.coordinator!.toLowerCase());
  expect(proof).toMatch(/^[0-9a-f]{400}/);
  expect(await station(page, "block").innerText()).toMatch(/Block [\d,]+ was made /);
  const { "value.proven": value } = await bytes(page, "value");
  const { "log.topics[0]": topic, "log.address": address } = await bytes(page, "log");
  expect(index.contract_logs.join()).toContain(topic!);
  expect(address!.toLowerCase()).toBe(index.contracts.consumer!.toLowerCase());
  expect(await (await fetch(named(index, "event-v2-standard").payload)).text()).toContain(value!);

  await station(page, "proof").locator(".step-more > summary").click();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await station(page, "proof").locator("dd").last().locator(".copy").click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[0-9a-f]{832}$/);
  await station(page, "key").locator(".rule > summary").click();
  await expect(station(page, "key").locator(".rule-text")).toContainText("A key is listed by the oracle's operator");
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("a pull's request and random number have a trail; without a list of the contract's signatures there is none", async ({ page, index, endpoint }) => {
  await open(page, index, "pack-alone");
  await readContract(page, endpoint.at());
  await expectVerdict(page, "verified");
  await trail(page).locator("> summary").click();
  await expect(page.locator("[data-trail] > summary")).toHaveText(["The request for the random number", "The random number"]);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);

  await deploy(page, { contracts: [] });
  await forgetEndpoints(page);
  await readItem(page, index, "pack-alone", endpoint.at());
  await expectVerdict(page, "verified");
  await expect(page.locator("[data-proven-block]")).toHaveAttribute("data-proven-block", "proven");
  await expect(trail(page)).toHaveCount(0);
});

// Regression: the page reported it as a part that had not been loaded.
test("a prover that fails its self-test: the sentence, and nothing to save, share or print", async ({ page, index, endpoint }) => {
  await open(page, index, "event-v2-standard");
  await readContract(page, endpoint.at());
  await expectVerdict(page, "verified");
  await expect(trail(page)).toBeVisible();
  const download = await saveProof(page);
  const saved = await download.path();

  const [, , , word] = readFileSync(new URL("../../src/worker/selftest/proof.txt", import.meta.url), "utf8").split("\n");
  await wrongWorker(page, new RegExp(word!, "g"), (found) => [...found].reverse().join(""));
  await page.goto(index.service);
  await picker(page).setInputFiles(saved);
  const trouble = page.locator("[data-trouble=self_test]");
  await expect(trouble).toContainText("proofs with known answers. It got 1 wrong");
  await expect(page.getByRole("heading", { name: "Do not use this page" })).toBeVisible();
  await trouble.locator(".cause summary").click();
  await expect(trouble).toContainText("Wrong answers: proof.");
  await expect(verdict(page)).toHaveCount(0);
  await expect(page.locator("[data-action=save-proof], [data-action=share], [data-action=print]")).toHaveCount(0);
  await expect.poll(() => page.workers()).toEqual([]);
});
