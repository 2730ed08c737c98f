// dist/ on nginx, as deploy/nginx configures it: the answers and their headers. The other journeys on nginx are those of every server.
import { expect, test } from "./fixtures.ts";
import { PULL_ID, pullApi, pullPage, vector } from "./payloads.ts";
import { expectVerdict } from "./proof.ts";

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
  const policy = find(/http-equiv="Content-Security-Policy" content="([^"]+)"/);
  return {
    html,
    policy: `${policy.replace("worker-src 'self' blob:", "worker-src 'self'")}; frame-ancestors 'none'`,
    module: find(/name="page.wasm" content="([^"]+)"/),
    script: find(/name="page.js" content="([^"]+)"/),
    worker: find(/name="verdict.js" content="([^"]+)"/),
    details: find(/name="details.js" content="([^"]+)"/),
  };
}

test("an address of the page serves the page, under a policy, and is requested again each time", async ({ server: { url } }) => {
  const { html, policy } = await named(url);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' .*; worker-src 'self'; .*; frame-ancestors 'none'$/);
  for (const path of ["/", "/files", "/nothing-here", "/packs/verify/an-id", "/packs/verify/an.id.js", "/pack-events/verify/1"]) {
    const answer = await fetch(url + path);
    expect(answer.status, path).toBe(200);
    expect(await answer.text(), path).toBe(html);
    expect(answer.headers.get("content-type"), path).toContain("text/html");
    expect(answer.headers.get("cache-control"), path).toBe("no-cache");
    expect(answer.headers.get("content-security-policy"), path).toBe(policy);
    for (const [name, value] of Object.entries(EVERYWHERE)) expect(answer.headers.get(name), `${path}: ${name}`).toBe(value);
    expect(answer.headers.get("integrity-policy"), path).toBe("blocked-destinations=(script)");
    expect(answer.headers.get("permissions-policy"), path).toContain("camera=()");
  }
});

test("files that are named by their content are cached, and sent compressed", async ({ server: { url } }) => {
  const { module, script, worker, policy } = await named(url);
  const types = { [module]: "application/wasm", [script]: "application/javascript", [worker]: "application/javascript" };
  for (const [path, type] of Object.entries(types)) {
    const answer = await fetch(url + path, { headers: { "accept-encoding": "gzip" } });
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get("content-type"), path).toContain(type);
    expect(answer.headers.get("cache-control"), path).toBe(KEPT);
    expect(answer.headers.get("content-encoding"), path).toBe("gzip");
    expect(answer.headers.get("content-security-policy"), path).toBe(policy);
    for (const [name, value] of Object.entries(EVERYWHERE)) expect(answer.headers.get(name), `${path}: ${name}`).toBe(value);
  }
});

test("the settings are requested each time, uncompressed; the single file has its own policy", async ({ server: { url } }) => {
  const { policy } = await named(url);
  const settings = await fetch(`${url}/deployment.json`, { headers: { "accept-encoding": "gzip" } });
  expect(await settings.json()).toEqual({});
  expect(settings.headers.get("cache-control")).toBe("no-cache");
  expect(settings.headers.get("content-encoding")).toBeNull();
  expect(settings.headers.get("content-security-policy")).toBe(policy);
  const single = await fetch(`${url}/packproof.html`);
  const [, own] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(await single.text())!;
  expect(single.headers.get("content-security-policy")).toBe(`${own}; frame-ancestors 'none'`);
  expect(single.headers.get("cache-control")).toBe("no-cache");
});

test("the workers start from their own addresses under the answer's policy, with the same check", async ({ page, service, server: { url } }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  const { worker, details } = await named(url);
  const started: string[] = [];
  page.on("worker", (each) => started.push(each.url()));
  await page.goto(pullPage(PULL_ID));
  await expectVerdict(page, "verified_offline");
  await expect.poll(() => started).toEqual([url + worker, url + details]);
});

test("a missing file is not answered with the page", async ({ server: { url } }) => {
  for (const path of ["/verdict-0000000000000000.js", "/nothing.js", "/samples/nothing.json"]) {
    expect((await fetch(url + path)).status, path).toBe(404);
  }
});
