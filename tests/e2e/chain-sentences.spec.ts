// A sentence beside the steps says no more than the step whose fact it states, and names what is so: which reader is silent, that there is no contract,
// and which price it is.
import type { Page } from "@playwright/test";
import { expect, expectVerdict, named, readContract, test, typeIn } from "./chain.ts";
import { action, group, unfold } from "./proof.ts";

const words = (page: Page) => page.locator("#main").textContent();

/** The sentences that the page has only for a sale that the chain has confirmed. */
const VOUCHES = [
  "The contract holds it under the event id", "The draw kept the rules", "The oracle's random number for this pull, and for nothing else",
  "No one could change", "so no one else took a card meanwhile",
];

// Regression: such a sale was confirmed "Not verified", and the page still said that the contract holds its odds and that no one could change them.
test("no sentence vouches for a sale whose odds were never locked in", async ({ page, index, endpoint }) => {
  for (const name of ["pack-never-anchored", "purchase-never-anchored"]) {
    await page.goto(named(index, name).link);
    await expectVerdict(page, "verified_offline");
    await unfold(page, "draw");
    await unfold(page, "order");
    await unfold(page, "odds");
    await page.locator(".odds").getByText("The version's fingerprint").click();
    const before = await words(page);
    for (const fact of VOUCHES) expect(before, name).not.toContain(fact);
    await readContract(page, endpoint.at("as:vouches"));
    await expectVerdict(page, "not_verified");
    await unfold(page, "draw");
    await unfold(page, "order");
    await unfold(page, "odds");
    await expect(page.locator(".odds")).toContainText("The blockchain differs from the proof");
    const after = await words(page);
    for (const fact of VOUCHES) expect(after, name).not.toContain(fact);
    // The chain was read, so no answer says that it was not.
    expect(after, name).not.toContain("So far only the shop's own history says so.");
    await expect(group(page, "recipe").locator(".question-answer")).not.toContainText("does not count as confirmed");
  }
});

// Regression: the page said that the oracle had delivered a number that it never gave, that a request which was only dated wrongly came in the wrong
// order, and that no other Pack was drawn beside one that the shop had passed off as something else.
test("no sentence says more of a request or of another draw than the chain shows", async ({ page, index, endpoint }) => {
  const sentences: [name: string, part: string, shown: string][] = [
    ["word-zero-never-answered", "[data-reading]", "It was asked for 1 random number of this check."],
    ["request-moved", "#order", "Nothing shows one request and then its random number. The line below shows why."],
    ["pack-passed-off-as-a-break", "[data-group=others]", "The contract holds a different value than the shop published."],
  ];
  for (const [name, part, shown] of sentences) {
    await page.goto(named(index, name).link);
    await readContract(page, endpoint.at("as:more"));
    await expectVerdict(page, "not_verified");
    await unfold(page, "order");
    await expect(page.locator(part).first(), name).toContainText(shown);
  }
});

test("the same sentences say so of a sale that the chain confirms", async ({ page, index, endpoint }) => {
  await page.goto(named(index, "pack-with-dependents").link);
  await readContract(page, endpoint.at("as:confirms"));
  await expectVerdict(page, "verified");
  await unfold(page, "draw");
  await unfold(page, "order");
  await unfold(page, "odds");
  await page.locator(".odds").getByText("The version's fingerprint").click();
  const said = await words(page);
  for (const fact of VOUCHES.slice(0, 3)) expect(said).toContain(fact);
});

// Regression: each request to a reader that hangs counted as an answer when its time was over.
test("a reader that hangs is named with the seconds of its silence, and counts as no answer", async ({ page, index, endpoint }) => {
  await page.goto(named(index, "event-v2-standard").link);
  await typeIn(page, endpoint.at("delay:60000", "as:hangs"));
  await action(page, "read-contract").click();
  await expect(page.locator("[data-answers]")).toHaveText("No answer yet");
  const silent = page.locator("[data-waiting-for]");
  await expect(silent).toHaveText(/^Waiting for \S+ \(1 s\)\.$/);
  await expect(silent).toHaveText(/^Waiting for \S+ \(3 s\)\.$/);
  await expect(page.locator("[data-answers]")).toHaveText("No answer yet");
  await action(page, "stop-reading").click();
});

test("a made-up sample offers no reading of the blockchain", async ({ page, index }) => {
  for (const [name, verdict] of [["pull", "verified_offline"], ["event-v2", "verified_offline"], ["event-live", "not_replayable"]]) {
    await page.goto(new URL(`/samples/${name}`, index.service).href);
    await expectVerdict(page, verdict!);
    await unfold(page, "contract");
    await expect(page.locator("#contract")).toContainText("Sample, not a real purchase");
    await expect(page.locator("#confirm")).toHaveCount(0);
    await expect(page.getByText("Confirm on the blockchain")).toHaveCount(0);
  }
});

test("each price of a card says which it is", async ({ page, index }) => {
  await page.goto(new URL("/samples/event-v2", index.service).href);
  await expectVerdict(page, "verified_offline");
  await unfold(page, "pulls");
  await expect(page.locator("[data-table=pulls] th, [role=columnheader]").getByText("price that the shop shows")).toHaveCount(1);
});

// Regression: after a reload three lines said that the reader had answered.
test("after a reload one line says that the chain was read", async ({ page, index, endpoint }) => {
  await page.goto(named(index, "pack-alone").link);
  await readContract(page, endpoint.at("as:reloaded"));
  await expectVerdict(page, "verified");
  await expect(page.locator("[data-proving]")).toHaveCount(0);
  await page.reload();
  await expectVerdict(page, "verified");
  await expect(page.locator("[data-outcome]")).toHaveText(/^This tab read it on [^.]+\.$/);
});
