// `trunk serve`, as a developer starts it, on a copy of the checkout: it makes the page by itself, serves it at every address, and makes it again
// when a source changes. It serves what is shipped, so that what `make build` has compiled of the dependencies serves here too: the copy has the
// times of the files.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parts } from "../tools/dist.mjs";
import { freePort } from "./loopback.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const LEFT_OUT = [".git", "dist", "node_modules", "target"];
/** Only what never comes waits so long. */
const MINUTES = 30 * 60_000;

/** Starts `trunk serve` in a folder; `until(path, is)` resolves to what it serves at a path, once `is` holds of it. */
async function trunkServe(folder) {
  const port = await freePort();
  const env = { ...process.env, CARGO_TARGET_DIR: resolve(ROOT, process.env.CARGO_TARGET_DIR ?? "target"), TRUNK_OFFLINE: "true" };
  delete env.NO_COLOR;
  // A group of its own, so that what it has started ends with it.
  const trunk = spawn("trunk", ["serve", "--release", "--port", port], { cwd: folder, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [trunk.stdout, trunk.stderr]) stream.setEncoding("utf8").on("data", (text) => (said += text));
  let ended = false;
  const end = new Promise((seen) => trunk.once("error", seen).once("exit", seen)).then(() => (ended = true));
  const served = async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  return {
    async until(path, is) {
      const last = Date.now() + MINUTES;
      for (;;) {
        const text = await served(path).catch(() => "");
        if (is(text)) return text;
        assert.ok(!ended && !/ERROR/.test(said) && Date.now() < last, `${path} does not come:\n${said}`);
        await sleep(100);
      }
    },
    async close() {
      if (!ended) process.kill(-trunk.pid, "SIGKILL");
      await end;
    },
  };
}

test("trunk serve makes the page that is shipped, and makes it again when a word changes", async () => {
  const copy = mkdtempSync(join(tmpdir(), "packproof-trunk-"));
  cpSync(ROOT, copy, { recursive: true, preserveTimestamps: true, filter: (path) => !LEFT_OUT.includes(basename(path)) });
  const source = join(copy, "src/ui/shell/stopped.html");
  const [before, after] = ["A part of it differs from the original.", "A part of it is not the original."];

  const trunk = await trunkServe(copy);
  try {
    const page = await trunk.until("/packs/verify/5b0d6c1e-7a42-4f0b-9d3a-2e8f51c7a904", (text) => text.includes("<html"));
    assert.ok(page.includes(before), "the page that was served first");
    assert.doesNotMatch(page, /data-trunk|rel="rust"|__TRUNK/);
    assert.deepEqual(parts(join(copy, "target/quick/dist")), parts(join(ROOT, "dist")));
    // The folder of the site, which docs/deploy.md copies, is another one.
    assert.equal(existsSync(join(copy, "dist")), false);
    // Trunk's own script, which loads the page again, may run.
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page);
    const scripts = [...page.matchAll(/<script(?: data-cfasync="false")?>([^]*?)<\/script>/g)].map(([, script]) => script);
    assert.equal(scripts.length, 2);
    for (const script of scripts) assert.ok(policy.includes(`'sha256-${createHash("sha256").update(script).digest("base64")}'`), script);

    writeFileSync(source, readFileSync(source, "utf8").replace(before, after));
    await trunk.until("/how", (text) => text.includes(after));
  } finally {
    await trunk.close();
    rmSync(copy, { recursive: true, force: true });
  }
});
