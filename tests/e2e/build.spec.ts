// The page names its build exactly, so that an outsider can compare it with their own build.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DIST } from "./dist.ts";
import { expect, test } from "./fixtures.ts";
import { sha256 } from "./payloads.ts";
import { expectVerdict, unfold } from "./proof.ts";
import { deploy } from "./settings.ts";
import { says } from "./words.ts";

const PROJECT = new URL("../../", import.meta.url);

test("version, commit and the checker's digest stand in the footer and in the list of trust", async ({ page, baseURL }) => {
  const checker = readdirSync(DIST).find((file) => /^verdict-\w+\.wasm$/.test(file))!;
  const [, version] = /^version = "(.+)"$/m.exec(readFileSync(new URL("Cargo.toml", PROJECT), "utf8"))!;

  await page.goto("/samples/pull");
  await expectVerdict(page, "verified_offline");
  await unfold(page, "trust");
  for (const place of [page.locator("footer [data-build]"), page.locator("[data-trust=code]")]) {
    await expect(place.locator("dl")).toBeHidden();
    await place.locator("summary").click();
    await expect(place.locator("dd").first()).toHaveText(version!);
    await expect(place.locator("[data-checker]")).toContainText(sha256(readFileSync(new URL(checker, DIST))));
    // Only a checkout's build names a commit, and it may be of an earlier commit than the present one.
    const [, commit, changed] = /name="commit" content="(\w*)(\+?)"/.exec(await (await fetch(`${baseURL}/`)).text())!;
    await expect(place.locator("[data-commit]")).toHaveCount(commit ? 1 : 0);
    if (!commit) continue;
    await expect(place.locator("[data-commit]")).toContainText(commit);
    await expect(place.getByText(says("build-commit-changed"))).toHaveCount(changed ? 1 : 0);
    expect(execFileSync("git", ["cat-file", "-t", commit], { cwd: PROJECT, encoding: "utf8" }).trim()).toBe("commit");
  }
});

test("other places to check are linked next to the trust in the page's code, over https alone", async ({ page }) => {
  const links = [
    { text: "Source code", url: "https://code.example/packproof" },
    { text: "<b>Bold</b>", url: "https://other.example/?a=1" },
  ];
  await deploy(page, { links });
  await page.goto("/samples/pull");
  await expectVerdict(page, "verified_offline");
  await unfold(page, "trust");
  for (const place of [page.locator("footer [data-build]"), page.locator("[data-trust=code]")]) {
    await place.locator("summary").click();
    await expect(place.locator("[data-elsewhere] p")).toContainText(says("build-elsewhere"));
    const all = place.locator("[data-elsewhere] a");
    await expect(all).toHaveText(["Source code", "<b>Bold</b>"]);
    expect(await all.evaluateAll((all) => all.map((link) => [link.getAttribute("href"), link.getAttribute("rel")]))).toEqual([
      ["https://code.example/packproof", "noopener noreferrer external"],
      ["https://other.example/?a=1", "noopener noreferrer external"],
    ]);
  }
});

// The programs keep the names of their functions until they are made small.
test("a first check brings no arithmetic of curves, which the oracle's own proofs need", { tag: "@release" }, () => {
  const target = process.env.CARGO_TARGET_DIR ?? fileURLToPath(new URL("target", PROJECT));
  const proves = (program: string) => readFileSync(`${target}/shipped/wasm32-unknown-unknown/page/${program}.wasm`).includes("k256");
  expect(["verdict", "details"].map(proves)).toEqual([false, true]);
});
