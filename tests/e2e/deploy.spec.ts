// dist/ on nginx, as deploy/nginx configures it: the answers and their headers. The other journeys on nginx are those of every server.
import { expect, test } from "./fixtures.ts";

const EVERYWHERE = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};
const KEPT = "public, max-age=31536000, immutable";

/** The files that index.html names, by their role. */
async function named(url: string) {
  const html = await (await fetch(url)).text();
  const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
  return {
    html,
    module: find(/name="page.wasm" content="([^"]+)"/),
    script: find(/name="page.js" content="([^"]+)"/),
    worker: find(/name="worker.js" content="([^"]+)"/),
  };
}

test("an address of the page serves the page, under a policy, and is requested again each time", async ({ server: { url } }) => {
  const { html } = await named(url);
  expect(html).toContain("Content-Security-Policy");
  for (const path of ["/", "/files", "/nothing-here", "/packs/verify/an-id", "/packs/verify/an.id.js", "/pack-events/verify/1"]) {
    const answer = await fetch(url + path);
    expect(answer.status, path).toBe(200);
    expect(await answer.text(), path).toBe(html);
    expect(answer.headers.get("content-type"), path).toContain("text/html");
    expect(answer.headers.get("cache-control"), path).toBe("no-cache");
    expect(answer.headers.get("content-security-policy"), path).toBe("frame-ancestors 'none'");
    for (const [name, value] of Object.entries(EVERYWHERE)) expect(answer.headers.get(name), `${path}: ${name}`).toBe(value);
    expect(answer.headers.get("integrity-policy"), path).toBe("blocked-destinations=(script)");
    expect(answer.headers.get("permissions-policy"), path).toContain("camera=()");
  }
});

test("files that are named by their content are cached, and sent compressed", async ({ server: { url } }) => {
  const { module, script, worker } = await named(url);
  const types = { [module]: "application/wasm", [script]: "application/javascript", [worker]: "application/javascript" };
  for (const [path, type] of Object.entries(types)) {
    const answer = await fetch(url + path, { headers: { "accept-encoding": "gzip" } });
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get("content-type"), path).toContain(type);
    expect(answer.headers.get("cache-control"), path).toBe(KEPT);
    expect(answer.headers.get("content-encoding"), path).toBe("gzip");
    for (const [name, value] of Object.entries(EVERYWHERE)) expect(answer.headers.get(name), `${path}: ${name}`).toBe(value);
  }
});

test("a missing file is not answered with the page", async ({ server: { url } }) => {
  for (const path of ["/worker-0000000000000000.js", "/nothing.js", "/samples/nothing.json"]) {
    expect((await fetch(url + path)).status, path).toBe(404);
  }
});
