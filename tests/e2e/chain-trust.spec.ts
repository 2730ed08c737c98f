// The list of trust, after the contract was read.
import { expect, expectVerdict, forgetEndpoints, named, readContract, saveProof, test } from "./chain.ts";
import { vectorPath } from "./payloads.ts";
import { picker, unfold } from "./proof.ts";
import { deploy } from "./settings.ts";

const sentence = (name: string) => `[data-trust="${name}"] summary`;

test("the sentences follow the reading, and what the reader opened stays open", async ({ page, index, endpoint, second }) => {
  await page.goto(named(index, "event-v2-standard").link);
  await expectVerdict(page, "verified_offline");
  await unfold(page, "trust");
  await page.locator(sentence("oracle")).click();
  await readContract(page, endpoint.at());
  await expectVerdict(page, "verified");
  const block = await page.locator("[data-block]").getAttribute("data-block");
  await expect(page.locator(sentence("endpoint"))).toHaveText(
    `The reader ${endpoint.host}, read at block ${Number(block).toLocaleString("en")}: everything rests on it.`,
  );
  // Nothing lists how the contract logs, so the reader says which request is the event's.
  await expect(page.locator(sentence("oracle"))).toHaveText(/^The oracle: /);
  await expect(page.locator(sentence("oracle"))).not.toContainText("signature");
  await expect(page.locator('[data-trust="oracle"]')).toHaveAttribute("open", "");

  await readContract(page, second.at(), endpoint.at());
  await expect(page.locator(sentence("endpoint"))).toHaveText(/^That one of the readers .+ and .+ is honest, read at block [\d,]+\. If it is, this result is right\.$/);
  for (const { host } of [endpoint, second]) await expect(page.locator(sentence("endpoint"))).toContainText(host);
});

// Regression: an unlisted contract was named in a folded line alone, under a green headline.
test("a contract that is not listed is named beside every headline, after a reload, of a saved proof and among several files", async ({ page, index, endpoint }) => {
  await deploy(page, { contracts: [`base:0x${"ab".repeat(20)}`] });
  const item = named(index, "event-v2-standard");
  const chips = page.locator(".verdict-head [data-chip]");
  const expectChips = async () => {
    await expect(chips).toHaveText(["local network", "contract not listed"]);
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
  const row = page.locator("table[data-rows=files] tr[data-file]").filter({ hasText: "local network · contract not listed" });
  await expect(row).toHaveCount(1);
});

// Regression: only a folded line named a test network, a local chain or an unlisted contract, under a green headline.
test("a local chain is named beside every headline", async ({ page, index, endpoint }) => {
  await page.goto(named(index, "pack-alone").link);
  await expectVerdict(page, "verified_offline");
  const chip = page.locator(".verdict-head [data-chip=local_chain]");
  await expect(chip).toHaveText("local network");
  await readContract(page, endpoint.at());
  await expectVerdict(page, "verified");
  await expect(chip).toBeVisible();
});
