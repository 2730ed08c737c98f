// The reader confirms on the blockchain at the button that offers it: the button names the readers and the request, and shows the progress and the
// outcome in its place.
import { asked, expect, expectContradiction, expectVerdict, forgetEndpoints, named, readContract, readItem, saveProof, test, typeIn } from "./chain.ts";
import { vectorPath } from "./payloads.ts";
import { action, chooseReaders, group, picker } from "./proof.ts";
import { deploy } from "./settings.ts";
import { says, saying } from "./words.ts";

const PHONE = { width: 390, height: 844 };

test("by keyboard: the sheet opens at the button, Escape closes it, the outcome takes its place", async ({ page, index, endpoint }) => {
  await page.setViewportSize(PHONE);
  await page.goto(named(index, "event-v2-sellout").link);
  await expectVerdict(page, "verified_offline");
  const button = page.locator("#confirm > summary");
  await expect(button).toHaveText(says("endpoints-ask"));
  await button.focus();
  await page.keyboard.press("Enter");
  const sheet = page.locator("#confirm form");
  await expect(sheet).toContainText(says("endpoints-about-endpoints"));
  await expect(sheet.locator("input[name=remember]")).not.toBeChecked();
  // The focus is on what the sheet says first, and the next stop is the button that asks.
  await expect(sheet.locator(".endpoints-who")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(action(page, "read-contract")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press("Enter");
  await chooseReaders(page);
  await sheet.locator("input[name=rpc]").fill(endpoint.at("delay:200", "as:sheet"));
  await expect(action(page, "read-contract")).toHaveText(says("endpoints-ask-chosen", { count: 1 }));
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-asking]")).toBeInViewport();
  await expect(page.locator("[data-answers]")).toHaveText(new RegExp(`^(${says("reading-answers", { answers: 1 })}|${saying("reading-answers", { answers: /[1-9]\d*/ }).source})$`));
  await expect(sheet).toBeHidden();
  await expectVerdict(page, "verified");
  await expect(page.locator("[data-outcome]")).toBeInViewport();
  await expect(asked(page, endpoint.host)).toBeInViewport();
  await expect(asked(page, endpoint.host)).toHaveText(`${endpoint.host}${says("reader-short-all")}`);
  const at = saying("reading-at", { number: /[\d,]+/ });
  await expect(page.locator(".verdict-told")).toContainText(saying("verdict-passed-by-one", { host: endpoint.host, at, ask: says("verdict-ask-another") }));
  await expect(page.locator(".outcome")).toBeFocused();
  await expect(page.locator(".report-actions .primary:visible")).toHaveText(says("share-save-this"));
  // The reader did not tick the box to be remembered.
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("endpoints")))).toEqual([]);

  await expect(page.locator("[data-proving]")).toHaveCount(0);
  for (const css of ["[data-verdict] h1", ".verdict-lead", "[data-action=save-proof]", ".question > summary"]) {
    const ends = await page.locator(css).evaluateAll((all) => all.map((each) => Math.ceil(each.getBoundingClientRect().bottom + scrollY)));
    expect(Math.max(...ends), css).toBeLessThanOrEqual(PHONE.height);
  }
});

// Regression: the sheet closed, and left a phone's reader below the verdict that had changed.
test("by touch: the verdict and the outcome come into view", async ({ page, index, endpoint }) => {
  await page.setViewportSize(PHONE);
  await page.goto(named(index, "pack-with-dependents").link);
  await page.locator("#confirm > summary").click();
  await chooseReaders(page);
  await page.locator("#confirm input[name=rpc]").fill(endpoint.at("as:touched"));
  await action(page, "read-contract").click();
  await expectVerdict(page, "verified");
  await expect(page.locator("[data-verdict] h1")).toBeInViewport();
  await expect(page.locator("[data-outcome]")).toBeInViewport();
});

test("the button names a failed reading, and the sheet is open for another reader", async ({ page, index, endpoint }) => {
  await readItem(page, index, "event-v2-standard", endpoint.at("status:500"));
  await expect(asked(page, endpoint.host)).toHaveAttribute("data-fault", /./);
  await expect(page.locator("#confirm form")).toBeVisible();
  await expectVerdict(page, "verified_offline");
  await page.locator(`input[name=endpoint][value="${endpoint.at("status:500")}"]`).uncheck();
  await readContract(page, endpoint.at("as:other"));
  await expectVerdict(page, "verified");
  await expect(page.locator("#confirm form")).toBeHidden();
});

test("readers that contradict each other lead, and a third is the first button", async ({ page, index, endpoint, second }) => {
  await page.setViewportSize(PHONE);
  await readItem(page, index, "pack-alone", second.at());
  await expectVerdict(page, "verified");
  await readContract(page, endpoint.at("word"), second.at());
  await expectContradiction(page);
  await expect(page.locator(".report-actions .primary").first()).toHaveText(says("endpoints-ask-third"));
  await expect(page.locator("[data-verdict] h1")).toBeInViewport();
});

test("while readers are asked no second sheet opens, and the awaited readers are named", async ({ page, index, endpoint }) => {
  await page.goto(named(index, "event-v2-standard").link);
  await typeIn(page, endpoint.at("delay:1500", "as:slow"));
  await action(page, "read-contract").click();
  await expect(page.locator("[data-asking]")).toBeVisible();
  await expect(page.locator("[data-waiting-for]")).toContainText(endpoint.host);
  expect((await page.locator("[data-asking]").textContent())!.split(endpoint.host), "it is named once").toHaveLength(2);
  await expect(page.locator("#confirm")).toBeHidden();
  await action(page, "more").click();
  await expect(page.locator("#confirm")).toBeHidden();
  await expect(page.locator(".endpoints-choice:visible")).toHaveCount(0);
  await action(page, "stop-reading").click();
  await expect(page.locator("#confirm form")).toBeVisible();
});

test("a running event can be confirmed too", async ({ page, index, endpoint }) => {
  const live = index.items.find(({ offline, expected }) => offline === "not_replayable" && expected.contract === "passed");
  expect(live, "the shop has an event that runs").toBeDefined();
  await page.goto(live!.link);
  await expectVerdict(page, "not_replayable");
  await expect(page.locator("#confirm > summary")).toHaveText(says("endpoints-ask"));
  await readContract(page, endpoint.at("as:live"));
  await expect(page.locator('[data-step="contract"]')).toHaveAttribute("data-status", "passed");
  const beneath = page.locator(".verdict-beneath");
  await expect(beneath).toHaveText(says("verdict-confirmed-so-far"));
  await expect(page.locator("h1")).toHaveText(says("verdict-not-over-yet"));
  await expect(page.locator(".verdict-lead")).toContainText(says("verdict-held-so-far"));
  await expect(group(page, "contract").locator(".question-answer")).not.toContainText(says("group-answer-skipped-contract"));
  await expect(page.locator('[data-step="contract"] .mark')).toHaveAttribute("data-basis", "chain");
  await expect(page.locator("#confirm > summary")).not.toHaveClass(/primary/);

  // After a reload it stands, and its saved proof says what it records.
  await page.reload();
  await expectVerdict(page, "not_replayable");
  await expect(beneath).toHaveText(says("verdict-confirmed-so-far"));
  const saved = await (await saveProof(page)).path();
  await forgetEndpoints(page);
  await page.goto(index.service);
  await picker(page).setInputFiles(saved);
  await expectVerdict(page, "not_replayable");
  await expect(beneath).toHaveText(saying("verdict-recorded", { at: /.+/, who: /.+/, block: saying("reading-recorded-at", { number: /[\d,]+/ }) }));
  await expect(page.locator('[data-step="contract"]')).toHaveAttribute("data-status", "recorded");
  await expect(page.locator("#confirm > summary")).toHaveText(says("endpoints-ask"));
});

// Regression: the button disappeared with the verdict, while the page went on asking.
test("Stop stays while the oracle's proofs are read, and leaves the verdict", async ({ page, index, endpoint }) => {
  const address = endpoint.at("slow:eth_getBlockReceipts:0:60000");
  await readItem(page, index, "event-v2-standard", address);
  await expectVerdict(page, "verified");
  await expect(page.locator("[data-proving]")).toContainText(says("reading-proving"));
  // Regression: the line stood above the buttons, so they moved up under the reader's finger when it disappeared.
  const top = () => action(page, "save-proof").evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const before = await top();
  await action(page, "stop-reading").press("Enter");
  await expect(page.locator("[data-proving]")).toHaveCount(0);
  expect(await top()).toBe(before);
  await expect(page.locator(".outcome")).toBeFocused();
  await expectVerdict(page, "verified");
  await expect(page.locator("[data-proven-block]")).toHaveCount(0);
  const { requests } = endpoint.counts(address);
  // Another reading takes its whole course meanwhile.
  await readContract(page, endpoint.at("as:another"));
  await expect(page.locator("[data-proven-block]")).toHaveCount(1);
  expect(endpoint.counts(address).requests).toBe(requests);
});

// Regression: each request to a reader that hangs counted as an answer when its time was over.
test("a reader that hangs is named with the seconds of its silence, and counts as no answer", async ({ page, index, endpoint }) => {
  await page.goto(named(index, "event-v2-standard").link);
  await typeIn(page, endpoint.at("delay:60000", "as:hangs"));
  await action(page, "read-contract").click();
  await expect(page.locator("[data-answers]")).toHaveText(says("reading-answers", { answers: 0 }));
  const silent = page.locator("[data-waiting-for]");
  await expect(silent).toHaveText(saying("reading-waiting-for", { hosts: saying("reading-silent", { host: /\S+/, seconds: /\d+/ }) }));
  const seconds = async () => Number(saying("reading-silent", { host: /\S+/, seconds: /(\d+)/ }).exec((await silent.textContent())!)![1]);
  const first = await seconds();
  await expect.poll(seconds).toBeGreaterThan(first + 1);
  await expect(page.locator("[data-answers]")).toHaveText(says("reading-answers", { answers: 0 }));
  await action(page, "stop-reading").click();
});

// Regression: "1 answer so far" of a reader that had only refused.
test("a refusal counts as no answer", async ({ page, index, endpoint }) => {
  await page.goto(named(index, "event-v2-standard").link);
  const address = endpoint.at("busy:99:1", "as:refuses");
  await typeIn(page, address);
  await action(page, "read-contract").click();
  // The page asks again when it has taken the first refusal.
  await expect.poll(() => endpoint.counts(address).trips).toBeGreaterThan(1);
  await expect(page.locator("[data-answers]")).toHaveText(says("reading-answers", { answers: 0 }));
  await action(page, "stop-reading").click();
});

// Regression: an unlisted contract was named in a folded line alone, under a green headline.
test("an unlisted contract is named next to every headline, saved, reloaded or among files", async ({ page, index, endpoint }) => {
  await deploy(page, { contracts: [`base:0x${"ab".repeat(20)}`] });
  const item = named(index, "event-v2-standard");
  const chips = page.locator(".verdict-head [data-chip]");
  const expectChips = async () => {
    await expect(chips).toHaveText([says("network-kind-local"), says("contract-chip-not-listed")]);
    for (const chip of await chips.all()) await expect(chip).toBeInViewport();
  };
  await page.goto(item.link);
  await expectVerdict(page, "verified_offline");
  await expectChips();
  await readContract(page, endpoint.at());
  await expectVerdict(page, "verified");
  await expectChips();
  await page.reload();
  await expectVerdict(page, "verified");
  await expectChips();
  await page.emulateMedia({ media: "print" });
  for (const chip of await chips.all()) await expect(chip).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  const saved = await (await saveProof(page)).path();
  await forgetEndpoints(page);
  await page.goto(index.service);
  await picker(page).setInputFiles(saved);
  await expect(page.locator("[data-recorded]")).toBeAttached();
  await expectChips();
  await page.goto(index.service);
  await picker(page).setInputFiles([saved, vectorPath("pull-alone.json")]);
  const row = page.locator("table[data-rows=files] tr[data-file]").filter({ hasText: [says("network-kind-local"), says("contract-chip-not-listed")].join(says("joint-dot")) });
  await expect(row).toHaveCount(1);
});
