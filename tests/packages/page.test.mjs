// The tarball in a browser, under a strict policy: a plain page, and what Vite builds.
import assert from "node:assert/strict";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { RESULT, SCRIPT, opened, page } from "./browser.mjs";
import { project, root, run, tools } from "./installed.mjs";

const payload = readFileSync(join(root, "tests/vectors/pull-alone.json"), "utf8");

test("a plain page and a worker of its own origin", async () => {
  // A strict policy has no inline script, and an import map is one: the page imports by address.
  const own = SCRIPT.replace('"packproof"', '"./packproof/index.js"').replace('"packproof/inline"', '"./packproof/inline.js"');
  const made = project("page", {
    "site/index.html": page('<script type="module" src="check.js"></script>'),
    "site/check.js": own,
    "site/worker.html": page('<script src="ask.js"></script>'),
    "site/ask.js": `const shop = trustedTypes.createPolicy("shop", { createScriptURL: (url) => url });
const worker = new Worker(shop.createScriptURL("packproof/worker.js"));
worker.onmessage = ({ data }) => (window.result = data.result?.verdict ?? data);
fetch("pull.json").then((got) => got.text()).then((input) => worker.postMessage({ id: 1, call: "check", input }));
`,
    "site/pull.json": payload,
  });
  cpSync(join(made, "node_modules/packproof"), join(made, "site/packproof"), { recursive: true });
  assert.deepEqual(await opened(join(made, "site")), RESULT);
  assert.equal(await opened(join(made, "site"), "worker.html"), "verified_offline");
});

test("what Vite builds", async () => {
  const made = project("vite", {
    "index.html": page('<script type="module" src="/main.js"></script>'),
    "main.js": `${SCRIPT}import url from "packproof/worker?worker&url";\nwindow.worker = url;\n`,
    "public/pull.json": payload,
    "vite.config.js": "export default { build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } } };\n",
  });
  run(made, join(tools, "vite"), "build", "--logLevel", "error");
  assert.deepEqual(await opened(join(made, "dist")), RESULT);
});
