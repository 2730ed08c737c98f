// The built policy keeps the rules that WEBCAT publishes for the policy of an enrolled site, and its manifest has every file of the build
// (docs/deploy.md#webcat). Each rule is seen to refuse a policy that breaks it.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const dist = join(root, "dist");
const built = join(root, process.env.CARGO_TARGET_DIR ?? "target", "deploy");
const text = (...path) => readFileSync(join(...path), "utf8");

const HASH = /^'sha(256|384|512)-[A-Za-z0-9+/]+=*'$/;
/** The sources that each directive may have. A directive that is not here has no rule. */
const ALLOWED = {
  "default-src": (source) => ["'self'", "'none'"].includes(source),
  "script-src": (source) => ["'self'", "'none'", "'wasm-unsafe-eval'"].includes(source) || HASH.test(source),
  "script-src-elem": (source) => ["'self'", "'none'", "'wasm-unsafe-eval'"].includes(source) || HASH.test(source),
  // WEBCAT still takes 'unsafe-inline' and 'unsafe-hashes'; it means to refuse them, and so does this.
  "style-src": (source) => ["'self'", "'none'"].includes(source) || HASH.test(source),
  "style-src-elem": (source) => ["'self'", "'none'"].includes(source) || HASH.test(source),
  "object-src": (source) => source === "'none'",
  "worker-src": (source) => ["'self'", "'none'"].includes(source),
};
const DEMANDED = ["script-src", "style-src", "object-src", "worker-src"];

/** The first rule that a policy breaks. */
function broken(policy) {
  if (policy.includes(",")) return "a comma";
  const directives = policy.split(";").map((each) => each.trim().split(/\s+/));
  const names = directives.map(([name]) => name.toLowerCase());
  if (new Set(names).size !== names.length) return "a directive twice";
  const all = new Map(directives.map(([name, ...sources]) => [name.toLowerCase(), sources]));
  const isNone = all.get("default-src")?.join(" ") === "'none'";
  const missing = isNone ? undefined : DEMANDED.find((name) => !all.get(name)?.length);
  if (missing) return `no ${missing}`;
  for (const [name, allows] of Object.entries(ALLOWED)) {
    const refused = all.get(name)?.find((source) => !allows(source));
    if (refused) return `${name} ${refused}`;
  }
  return undefined;
}

const manifest = JSON.parse(text(built, "webcat/manifest.json"));

test("the policy of the build breaks no rule, and each server sends it character for character", () => {
  const policy = manifest.default_csp;
  assert.equal(broken(policy), undefined);
  assert.ok(text(built, "nginx/packproof-policy.conf").includes(`add_header Content-Security-Policy "${policy}" always;`));
  assert.ok(text(built, "Caddyfile").includes(`header @site Content-Security-Policy "${policy}"`));
  assert.ok(text(built, "static/_headers").includes(`\n  Content-Security-Policy: ${policy}\n`));
  for (const entry of readdirSync(built, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
    assert.doesNotMatch(text(entry.parentPath ?? entry.path, entry.name), /@(policy|single|version)@/, entry.name);
  }
});

test("each rule refuses a policy that breaks it", () => {
  const policy = manifest.default_csp;
  const cases = [
    [policy.replace("worker-src 'self'", "worker-src 'self' blob:"), "worker-src blob:"],
    [policy.replace("'wasm-unsafe-eval'", "'unsafe-eval'"), "script-src 'unsafe-eval'"],
    [policy.replace("script-src 'self'", "script-src https://cdn.example"), "script-src https://cdn.example"],
    [policy.replace("style-src ", "style-src 'unsafe-inline' "), "style-src 'unsafe-inline'"],
    [policy.replace("default-src 'none'", "default-src 'self'"), "no object-src"],
    [`${policy}; object-src 'self'`, "object-src 'self'"],
    [`${policy}, default-src 'none'`, "a comma"],
    [`${policy}; worker-src 'self'`, "a directive twice"],
  ];
  for (const [changed, rule] of cases) assert.equal(broken(changed), rule, changed);
});

test("the manifest has each file of the build by its digest, and no settings", () => {
  const base64url = (name) => createHash("sha256").update(readFileSync(join(dist, name))).digest("base64url");
  const listed = [...text(dist, "SHA256SUMS").matchAll(/^[0-9a-f]{64} {2}(.+)$/gm)].map(([, name]) => name);
  assert.deepEqual(manifest.files, Object.fromEntries(listed.map((name) => [`/${name}`, base64url(name)])));
  assert.ok(!("/deployment.json" in manifest.files));
  const modules = listed.filter((name) => name.endsWith(".wasm"));
  assert.equal(modules.length, 3);
  assert.deepEqual(manifest.wasm, modules.map(base64url).sort());
  for (const name of [`/${manifest.default_index}`, manifest.default_fallback]) assert.ok(name in manifest.files, name);
  assert.equal(manifest.version, `v${/^version = "(.+)"$/m.exec(text(root, "Cargo.toml"))[1]}`);
});
