// Files as buyers bring them: in another encoding, packed, several in one, in a folder, and no longer there.
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { file, sha256, vector } from "./payloads.ts";
import { drop, expectVerdict, picker, row, unfold } from "./proof.ts";
import { says } from "./words.ts";

const PROOF = vector("pull-alone");
const WRONG = vector("pull-alone--leaf_value");
const utf16 = (text: Buffer, mark = "\ufeff") => Buffer.from(mark + text.toString(), "utf16le");
const turned = (text: Buffer) => Buffer.from(text).swap16();
const line = (text: Buffer) => text.toString().replaceAll("\n", " ");

/** Folders for the next drop, in the place of its files: each name with its content, or with the name of an error. */
type Folder = { [name: string]: string | Folder };
const dropFolder = async (page: Page, folder: Folder) => {
  await page.evaluate((folder) => {
    const entry = (name: string, content: string | Folder): object =>
      typeof content === "string"
        ? {
            name,
            isDirectory: false,
            file: (came: (file: File) => void, failed: (fault: DOMException) => void) =>
              content.endsWith("Error") ? failed(new DOMException("gone", content)) : came(new File([content], name)),
          }
        : {
            name,
            isDirectory: true,
            createReader: () => {
              // A browser gives some entries at a time.
              const left = Object.entries(content);
              return { readEntries: (came: (entries: object[]) => void) => came(left.splice(0, 2).map(([name, inside]) => entry(name, inside))) };
            },
          };
    DataTransferItem.prototype.webkitGetAsEntry = () => entry("proofs", folder) as FileSystemEntry;
  }, folder as never);
  await drop(page, [{ name: "proofs", text: "" }]);
};

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

test("a text in UTF-16 or packed is the same proof, and its SHA-256 is the file's", async ({ page }) => {
  for (const brought of [utf16(PROOF), utf16(PROOF, ""), turned(utf16(PROOF)), turned(utf16(PROOF, "")), gzipSync(PROOF), gzipSync(utf16(PROOF))]) {
    await picker(page).setInputFiles(file("proof.json", brought));
    await expectVerdict(page, "verified_offline");
    await unfold(page, "trust");
    const fingerprint = page.locator("[data-fingerprint]");
    await fingerprint.locator("summary").click();
    await expect(fingerprint.locator("code")).toHaveText(sha256(brought));
    await page.goto("/");
  }
});

test("each line of a file with several is checked as a file of its own, alone or among others", async ({ page }) => {
  const lines = Buffer.from([line(PROOF), "", line(WRONG), "{"].join("\n"));
  for (const brought of [lines, gzipSync(lines), utf16(lines)]) {
    await picker(page).setInputFiles(file("all.ndjson", brought));
    await expect(row(page, "all.ndjson:1")).toHaveAttribute("data-verdict", "verified_offline");
    await expect(row(page, "all.ndjson:3")).toHaveAttribute("data-verdict", "not_verified");
    await expect(row(page, "all.ndjson:4")).toHaveAttribute("data-trouble", "not_json");
  }
  await picker(page).setInputFiles([file("one.json", PROOF), file("all.ndjson", lines)]);
  await expect(page.locator("table[data-rows=files] [data-verdict]")).toHaveCount(3);
  await page.locator('[data-file="all.ndjson:3"] a').click();
  await expectVerdict(page, "not_verified");
  await expect(page.locator("main")).toContainText("all.ndjson:3");
});

test("a file that is no proof as it stands is named", async ({ page }) => {
  const refused = page.locator(".refused");
  for (const [name, bytes, sentence] of [
    ["zip", Buffer.from("PK\u0003\u0004"), says("trouble-zip-says")],
    ["gzip", gzipSync(PROOF).subarray(0, 40), says("trouble-gzip-says")],
    ["archive", Buffer.from("BZh91AY"), says("trouble-archive-says", { format: "bzip2" })],
    ["har", Buffer.from('{"log": {"entries": []}}'), says("trouble-har-says")],
    ["report", Buffer.from('{"schema": "packproof-report/2", "subject": {"target_pull_key": "1"}}'), says("trouble-report-says")],
    ["envelope", Buffer.from(`{"data": ${PROOF.toString()}}`), says("trouble-envelope-says", { key: "data" })],
  ] as const) {
    await picker(page).setInputFiles(file("brought", bytes));
    await expect(refused).toHaveAttribute("data-trouble", name);
    await expect(refused).toContainText(sentence);
  }
});

// A buyer saw nothing happen: the note stood a screen above the button.
test("the note about a file comes into view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await picker(page).setInputFiles(file("wrong.json", "{"));
  await expect(page.locator(".refused h2")).toBeInViewport();
});

test("a small file that unpacks to a large one is not read to its end", async ({ page }) => {
  await picker(page).setInputFiles(file("bomb.gz", gzipSync(Buffer.alloc(200 << 20, " "))));
  await expect(page.locator(".refused")).toHaveAttribute("data-trouble", "too_large");
});

test("a folder is read with everything in it", async ({ page }) => {
  await dropFolder(page, { "a.json": PROOF.toString(), inner: { "b.json": WRONG.toString(), deeper: { "c.json": PROOF.toString() } }, "d.json": "[]", "e.json": PROOF.toString() });
  for (const name of ["a.json", "c.json", "e.json"]) await expect(row(page, name)).toHaveAttribute("data-verdict", "verified_offline");
  await expect(row(page, "b.json")).toHaveAttribute("data-verdict", "not_verified");
  await expect(row(page, "d.json")).toHaveAttribute("data-trouble", "not_an_object");
});

// Regression: a hidden file of a system beside the proofs read "Not a proof".
test("hidden files of systems and editors in a folder are left out and counted", async ({ page }) => {
  const junk = "\u0000\u0005\u0016\u0007";
  const folder = { "a.json": PROOF.toString(), "._a.json": junk, __MACOSX: { "._a.json": junk, "a.json": junk }, inner: { "b.json": PROOF.toString(), "~$b.json": junk } };
  await dropFolder(page, folder);
  for (const name of ["a.json", "b.json"]) await expect(row(page, name)).toHaveAttribute("data-verdict", "verified_offline");
  await expect(page.locator("[data-row]")).toHaveCount(2);
  await expect(page.locator("[data-left-out]")).toHaveText(says("files-left-out", { count: 3 }));
  // A hidden file that is chosen by hand is read.
  await page.goto("/");
  await picker(page).setInputFiles(file("._a.json", junk));
  await expect(page.locator(".refused")).toBeVisible();
});

test("a file that is gone or changed is reported as the file's fault, not the shop's", async ({ page }) => {
  for (const [fault, name, sentence] of [
    ["NotFoundError", "file_gone", says("trouble-file-gone-says")],
    ["NotReadableError", "file_unreadable", says("trouble-file-unreadable-says")],
  ] as const) {
    await dropFolder(page, { "gone.json": fault });
    const refused = page.locator(".refused");
    await expect(refused).toHaveAttribute("data-trouble", name);
    await expect(refused).toContainText(sentence);
    await expect(refused).not.toContainText(says("trouble-unreachable"));
    await page.goto("/");
  }
});
