// The tarball through other bundlers, on a page under the strict policy.
import assert from "node:assert/strict";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { RESULT, SCRIPT, opened, page } from "../browser.mjs";
import { project, root, run } from "../installed.mjs";

const payload = readFileSync(join(root, "tests/vectors/pull-alone.json"), "utf8");
const tool = (name) => fileURLToPath(new URL(`node_modules/.bin/${name}`, import.meta.url));

test("webpack", async () => {
  const made = project("webpack", {
    "src/main.js": SCRIPT,
    "dist/index.html": page('<script type="module" src="main.js"></script>'),
    "dist/pull.json": payload,
    "webpack.config.js": 'export default { mode: "production", entry: "./src/main.js", experiments: { outputModule: true }, output: { module: true, filename: "main.js", publicPath: "auto" }, performance: { hints: false } };\n',
  });
  run(made, tool("webpack"));
  assert.deepEqual(await opened(join(made, "dist")), RESULT);
});

test("esbuild, which keeps the address of the module: it is copied beside the script", async () => {
  const made = project("esbuild", { "main.js": SCRIPT, "dist/index.html": page('<script type="module" src="main.js"></script>'), "dist/pull.json": payload });
  run(made, tool("esbuild"), "main.js", "--bundle", "--format=esm", "--splitting", "--outdir=dist", "--minify", "--log-level=error");
  copyFileSync(join(made, "node_modules/packproof/packproof.wasm"), join(made, "dist/packproof.wasm"));
  assert.deepEqual(await opened(join(made, "dist")), RESULT);
});
