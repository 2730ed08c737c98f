// The tarball on Vite's development server, which bundles a dependency before it serves it, without any setting.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { createServer } from "vite";
import { RESULT, SCRIPT, page, result } from "./browser.mjs";
import { project, root } from "./installed.mjs";

const CARD = (entry) => `import { PackproofReport } from "${entry}";
const card = new PackproofReport();
card.setAttribute("src", "pull.json");
card.lang = "fr";
for (const name of ["verdict", "error"]) card.addEventListener("packproof-" + name, ({ detail }) => {
  window.result = [detail.verdict ?? detail.message, card.shadowRoot.querySelector("[part=heading]")?.textContent];
});
document.body.append(card);
`;

test("a check and the card", async (t) => {
  const made = project("vite-dev", {
    "index.html": page('<script type="module" src="/main.js"></script>'),
    "card.html": page('<script type="module" src="/card.js"></script>'),
    "inline.html": page('<script type="module" src="/inline.js"></script>'),
    "main.js": SCRIPT,
    "card.js": CARD("packproof/element"),
    "inline.js": CARD("packproof/element/inline"),
    "public/pull.json": readFileSync(join(root, "tests/vectors/pull-alone.json")),
  });
  const server = await createServer({ root: made, configFile: false, logLevel: "error", server: { host: "127.0.0.1", port: 0 } });
  t.after(() => server.close());
  await server.listen();
  const [url] = server.resolvedUrls.local;
  assert.deepEqual(await result(url), RESULT);
  for (const path of ["card.html", "inline.html"]) assert.deepEqual(await result(url, path), ["verified_offline", "Le compte y est"]);
});
