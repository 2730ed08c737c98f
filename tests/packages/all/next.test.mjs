// The tarball in Next: a check on the server, and the element on the page.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { result } from "../browser.mjs";
import { project, root, run } from "../installed.mjs";

const payload = readFileSync(join(root, "tests/vectors/pull-alone.json"), "utf8");
const modules = fileURLToPath(new URL("node_modules/", import.meta.url));

test("a server checks, and its page draws the card", async (t) => {
  const made = project("next", {
    "next.config.mjs": 'export default { serverExternalPackages: ["packproof"] };\n',
    "public/pull.json": payload,
    "app/layout.js": "export default function Layout({ children }) {\n  return <html lang=\"en\"><body>{children}</body></html>;\n}\n",
    "app/page.js": `import { readFile } from "node:fs/promises";
import { check, init } from "packproof";
import Card from "./card.js";

export const dynamic = "force-dynamic";

export default async function Page() {
  await init();
  return <main><p id="server">{check(await readFile("public/pull.json")).verdict}</p><Card /></main>;
}
`,
    "app/card.js": `"use client";
import "packproof/element";
import { useEffect } from "react";

export default function Card() {
  useEffect(() => {
    const heard = ({ detail }) => (window.result = [document.querySelector("#server").textContent, detail.verdict]);
    document.addEventListener("packproof-verdict", heard);
    return () => document.removeEventListener("packproof-verdict", heard);
  }, []);
  return <packproof-report src="/pull.json" />;
}
`,
  });
  for (const name of ["next", "react", "react-dom"]) symlinkSync(join(modules, name), join(made, "node_modules", name));
  const next = join(modules, ".bin/next");
  run(made, "env", "NEXT_TELEMETRY_DISABLED=1", next, "build");
  const server = spawn(next, ["start", "--hostname", "127.0.0.1", "--port", "0"], { cwd: made, env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" }, detached: true });
  t.after(() => process.kill(-server.pid));
  const url = await new Promise((resolve) => {
    server.stdout.setEncoding("utf8").on("data", (said) => {
      const found = said.match(/http:\/\/127\.0\.0\.1:\d+/);
      if (found) resolve(`${found[0]}/`);
    });
  });
  assert.deepEqual(await result(url), ["verified_offline", "verified_offline"]);
});
