// The tarball in workerd, which compiles no bytes.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Miniflare } from "miniflare";
import { project, root, run } from "../installed.mjs";

const payload = readFileSync(join(root, "tests/vectors/pull-alone.json"), "utf8");
const esbuild = fileURLToPath(new URL("node_modules/.bin/esbuild", import.meta.url));

test("a Worker checks, and reads through fetch", async (t) => {
  const made = project("workerd", {
    "worker.js": `import { check, fetchTransport, init, read } from "packproof";
import * as inline from "packproof/inline";
export default {
  async fetch(request, env) {
    await init();
    await inline.init();
    const payload = await request.text();
    const ask = { fetch: () => Response.json({ jsonrpc: "2.0", id: 1, result: "0x1" }) };
    const { report } = await read(payload, { transports: [fetchTransport("https://node.example", ask)] });
    return Response.json([check(payload).verdict, inline.check(payload).verdict, report.reading.endpoints[0].host]);
  },
};
`,
  });
  run(made, esbuild, "worker.js", "--bundle", "--format=esm", "--conditions=workerd", "--external:*.wasm", "--outfile=dist/worker.js", "--log-level=error");
  const worker = new Miniflare({
    compatibilityDate: "2026-01-01",
    modules: [
      { type: "ESModule", path: join(made, "dist/worker.js") },
      { type: "CompiledWasm", path: join(made, "dist/packproof.wasm"), contents: readFileSync(join(made, "node_modules/packproof/packproof.wasm")) },
    ],
  });
  t.after(() => worker.dispose());
  const answer = await worker.dispatchFetch("http://x/", { method: "POST", body: payload });
  assert.deepEqual(await answer.json(), ["verified_offline", "verified_offline", "node.example"]);
});
