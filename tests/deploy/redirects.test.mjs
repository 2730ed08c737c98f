// The rules for a static host lead each address of the page to it, and nothing else. Cloudflare, which looks at them before the files, takes them all.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const rules = read("deploy/static/_redirects")
  .trim()
  .split("\n")
  .map((line) => line.split(/\s+/));

/** The rule for a path, as hosts read it: `*` is any rest of a path. */
const ruleOf = (path) => rules.find(([from]) => (from.endsWith("*") ? path.startsWith(from.slice(0, -1)) : path === from));

// Regression: Cloudflare dropped all three rules as endless, because it sends /index.html on to /.
test("no rule is one that Cloudflare drops as endless", () => {
  const isEndless = ([from, to]) => /\/\*?$/.test(from) && /\/index(\.html)?$/.test(to);
  assert.ok(isEndless(["/*", "/index.html"]));
  assert.deepEqual(rules.filter(isEndless), []);
  assert.deepEqual(rules.filter(([, to, status]) => to !== "/" || status !== "200"), []);
});

test("each address of the page has a rule", () => {
  const samples = JSON.parse(read("assets/samples/manifest.json")).map(({ name }) => `/samples/${name}`);
  assert.ok(samples.length > 0);
  const pages = ["/packs/verify/an.id", "/pack-events/verify/an-id", "/how", "/rules", "/files", "/files/1", ...samples];
  for (const path of pages) assert.ok(ruleOf(path), path);
});

test("no file of the page has a rule, nor has the service", () => {
  const files = ["/index.html", "/packproof.html", "/verdict-0123456789abcdef.js", "/deployment.json", "/SHA256SUMS", "/preview.png", "/no-such-file.js"];
  const samples = JSON.parse(read("assets/samples/manifest.json")).map(({ file }) => `/samples/${file}`);
  for (const path of [...files, ...samples, "/v1/packs/pulls/an-id/proof"]) assert.equal(ruleOf(path), undefined, path);
  assert.ok(samples.every((path) => existsSync(new URL(`../../assets${path}`, import.meta.url))));
});
