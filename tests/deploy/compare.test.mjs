// A site is compared with a release: the same, and with one change of each kind.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { promisify } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { serve } from "../../tools/serve.mjs";

const SCRIPT = fileURLToPath(new URL("../../deploy/compare.mjs", import.meta.url));
const room = mkdtempSync(join(tmpdir(), "packproof-compare-"));
after(() => rmSync(room, { recursive: true }));

const FILES = {
  "index.html": "<!DOCTYPE html><title>packproof</title>",
  "packproof-0123456789abcdef.js": "run();\n",
  "packproof.html": "<html data-single>",
  "samples/pull.json": '{"target_pull_key": ""}',
  "preview.png": "picture",
};

/** Writes a file and its compressed copies. */
function write(dist, name, text) {
  mkdirSync(dirname(join(dist, name)), { recursive: true });
  writeFileSync(join(dist, name), text);
  writeFileSync(join(dist, `${name}.gz`), gzipSync(text));
  writeFileSync(join(dist, `${name}.br`), brotliCompressSync(text));
}

const release = join(room, "release");
for (const [name, text] of Object.entries(FILES)) write(release, name, text);
const line = ([name, text]) => `${createHash("sha256").update(text).digest("hex")}  ${name}\n`;
writeFileSync(join(release, "SHA256SUMS"), `# rustc 1\n${Object.entries(FILES).map(line).join("")}`);
writeFileSync(join(release, "deployment.json"), "{}\n");

/** Serves the release after a change, and returns the status and the lines of the comparison. */
async function compared(change = () => {}) {
  const site = mkdtempSync(join(room, "site-"));
  cpSync(release, site, { recursive: true });
  change(site);
  const { url, close } = await serve({ dist: site });
  try {
    const ended = await promisify(execFile)("node", [SCRIPT, url, release]).catch((fault) => fault);
    return { status: ended.code ?? 0, lines: ended.stdout.trim().split("\n"), wrong: ended.stderr };
  } finally {
    await close();
  }
}

test("a site that serves the release is the same, whatever its settings", async () => {
  const same = await compared();
  assert.equal(same.status, 0);
  assert.match(same.lines.at(-1), /serves this release: 6 files, apart from its settings$/);
  const settings = '{"currency": "EUR"}';
  const other = await compared((site) => writeFileSync(join(site, "deployment.json"), settings));
  assert.equal(other.status, 0);
  assert.deepEqual(other.lines.slice(0, 2), [`settings: SHA-256 ${createHash("sha256").update(settings).digest("hex")}`, settings]);
  const none = await compared((site) => rmSync(join(site, "deployment.json")));
  assert.deepEqual([none.status, none.lines[0]], [0, "settings: none"]);
});

/** A change of a site, and the addresses that the comparison names for it, without repeats. */
const CHANGES = {
  "a changed byte": [(site) => write(site, "packproof-0123456789abcdef.js", "ruN();\n"), ["/packproof-0123456789abcdef.js"]],
  "a changed page": [(site) => write(site, "index.html", "<!DOCTYPE html><title>packprooF</title>"), ["/index.html", "/", "/how", "/packs/verify/an-id", "/pack-events/verify/an-id"]],
  "a missing file": [(site) => ["", ".gz", ".br"].forEach((copy) => rmSync(join(site, `preview.png${copy}`))), ["/preview.png"]],
  "an extra file in the site's list": [
    (site) => {
      write(site, "extra.js", "stray();\n");
      appendFileSync(join(site, "SHA256SUMS"), line(["extra.js", "stray();\n"]));
    },
    ["/SHA256SUMS", "/extra.js"],
  ],
  "a gzip copy of something else": [(site) => writeFileSync(join(site, "samples/pull.json.gz"), gzipSync("{}")), ["/samples/pull.json"]],
  "a brotli copy of something else": [(site) => writeFileSync(join(site, "index.html.br"), brotliCompressSync("<p>")), ["/index.html", "/", "/how", "/packs/verify/an-id", "/pack-events/verify/an-id"]],
  "a copy that is not gzip": [(site) => writeFileSync(join(site, "packproof.html.gz"), "no gzip"), ["/packproof.html"]],
};

for (const [what, [change, named]] of Object.entries(CHANGES)) {
  test(`${what} is named`, async () => {
    const { status, lines } = await compared(change);
    assert.equal(status, 1);
    const addresses = lines.filter((each) => each.startsWith("/")).map((each) => each.split(/[ :]/)[0]);
    assert.deepEqual([...new Set(addresses)], named);
    assert.match(lines.at(-1), /is not this release: \d+ differences$/);
  });
}

test("the coding of a difference is named, with both digests", async () => {
  const { lines } = await compared((site) => writeFileSync(join(site, "samples/pull.json.gz"), gzipSync("{}")));
  const digest = (text) => createHash("sha256").update(text).digest("hex");
  assert.equal(lines[0], `/samples/pull.json (gzip): SHA-256 ${digest("{}")}, not ${digest(FILES["samples/pull.json"])}`);
});

test("a release that is not the files of its own list, or no site, compares nothing", async () => {
  const site = await promisify(execFile)("node", [SCRIPT, "http://127.0.0.1:9", release]).catch((fault) => fault);
  assert.equal(site.code, 2);
  const broken = mkdtempSync(join(room, "broken-"));
  cpSync(release, broken, { recursive: true });
  writeFileSync(join(broken, "preview.png"), "another picture");
  const { url, close } = await serve({ dist: release });
  const ended = await promisify(execFile)("node", [SCRIPT, url, broken]).catch((fault) => fault);
  await close();
  assert.equal(ended.code, 2);
  assert.match(ended.stderr, /preview\.png in .* is not the file of its own SHA256SUMS/);
});
