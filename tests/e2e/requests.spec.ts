// A whole session, with every request of the page and its workers recorded, and the browser's storage afterwards: both must match docs/deploy.md,
// line for line.
import { readFileSync } from "node:fs";
import type { Request } from "@playwright/test";
import { asked, expect, expectVerdict, named, readContract, test, typeIn } from "./chain.ts";
import { file, type Json, vectorJson, vectorPath } from "./payloads.ts";
import { action, more, picker, unfold } from "./proof.ts";

/** The placeholders of the document, each for any text of its kind. */
const ANY: Record<string, string> = {
  time: "[\\dT:.-]+Z",
  hash: "[0-9a-f]{16}",
  id: "[0-9a-f-]{36}",
  name: "[\\w-]+",
  page: "(samples/[\\w-]+|how|rules|files|packs/verify/[\\w-]+|pack-events/verify/[\\w-]+)?",
  network: "(\\d+|label:.*)",
  address: "0x[0-9a-f]{40}",
  payload: "[0-9a-f]{64}",
  endpoints: "https?://\\S+( https?://\\S+)*",
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Returns the first column of the document's table under this heading: each line as it is written, and the pattern that it matches. */
function documented(heading: string, given: Record<string, string> = {}): [string, RegExp][] {
  const text = readFileSync(new URL("../../docs/deploy.md", import.meta.url), "utf8");
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
  const lines = [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, line]) => line!);
  const meant = (line: string) => line.split(/<(\w+)>/).map((part, at) => (at % 2 === 0 ? escaped(part) : (given[part] ?? ANY[part]))).join("");
  return lines.map((line) => [line, new RegExp(`^${meant(line)}$`)]);
}

/** Expects every recorded line in the document, and every line of the document to be recorded. */
function expectSame(said: string[], lines: [string, RegExp][]) {
  expect(said.filter((each) => !lines.some(([, pattern]) => pattern.test(each))), "nothing that is not documented").toEqual([]);
  expect(lines.filter(([, pattern]) => !said.some((each) => pattern.test(each))).map(([line]) => line), "nothing documented that is not so").toEqual([]);
}

const PICTURE = "https://shop.example/front.png";

test("a whole session asks for what is documented and keeps what is documented, and nothing else", async ({ page, context, index, endpoint, watch }) => {
  test.slow();
  const requests: Request[] = [];
  const sockets: string[] = [];
  context.on("request", (request) => requests.push(request));
  page.on("websocket", (socket) => sockets.push(socket.url()));
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.route(PICTURE, (route) => route.fulfill({ contentType: "image/svg+xml", body: "<svg xmlns='http://www.w3.org/2000/svg'/>" }));
  watch.allow(new URL(PICTURE).origin);
  const { service } = index;
  const pull = named(index, "pack-with-dependents");

  await page.goto(service);
  await page.locator('a[href$="/samples/pull"]').first().click();
  await expectVerdict(page, "verified_offline");
  await page.locator('a[href="/how"]').last().click();
  await expect(page.locator(".how-limits")).toBeVisible();

  // A file of the reader's own, and the shop's picture of a card in it.
  const event: Json = vectorJson("event-v2-sold-out");
  event.pulls[0].card.front_image = PICTURE;
  await picker(page).setInputFiles(file("mine.json", event));
  await expectVerdict(page, "verified_offline");
  await unfold(page, "pulls");
  await page.locator("table[data-rows=pulls] [aria-expanded=false]").first().click();
  await action(page, "picture").first().click();
  await expect(page.locator(`img[src="${PICTURE}"]`)).toBeVisible();
  await action(page, "change-digit").click();
  await expect(page.locator("[data-changed-copy]")).toBeVisible();

  // The rule of a step.
  await page.goto(`${service.replace(/\/$/, "")}/samples/pull-broken`);
  await page.locator("[data-status=failed] details.rule summary").first().click();
  await expect(page.locator(".rule-text code").first()).toBeVisible();

  // Several at once.
  await picker(page).setInputFiles(["pull-alone", "event-v1-ended-early"].map((name) => vectorPath(`${name}.json`)));
  await expect(page.locator("table[data-rows=files] [data-verdict]")).toHaveCount(2);

  // A proof's link is opened before and after an endpoint is chosen, and so is one that cannot be read.
  await page.goto(named(index, "event-v2-standard").link);
  await expectVerdict(page, "verified_offline");
  await page.goto(pull.link);
  const closed = endpoint.at("no-cors");
  watch.mayBlock(closed);
  await readContract(page, closed);
  await expect(asked(page, endpoint.host)).toHaveAttribute("data-fault", "not_allowed");
  await page.reload();
  await typeIn(page, endpoint.url);
  await page.locator("input[name=remember]").check();
  await readContract(page, endpoint.url);
  await expectVerdict(page, "verified");
  await page.goto(named(index, "event-v2-standard").link);
  await expectVerdict(page, "verified");

  // The report is kept, passed on and printed.
  const download = page.waitForEvent("download");
  await action(page, "save-proof").click();
  await (await download).path();
  await more(page);
  await action(page, "copy").first().click();
  await action(page, "qr").first().click();
  await page.pdf();

  // In large type, and back.
  await page.locator(".actions a[data-action=type]").click();
  await page.locator(".report-type a").click();
  await expectVerdict(page, "verified");

  const languages = page.locator("select[name=language]");
  const offered = await languages.locator("option").evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  await languages.selectOption(offered.at(-1)!);
  await languages.dispatchEvent("change");
  await expect(page.locator("html")).toHaveAttribute("lang", offered.at(-1)!);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("packproof language"))).toBe(offered.at(-1)!);

  const given = { site: escaped(service.replace(/\/$/, "")), endpoint: escaped(endpoint.url) + "/?[^/]*", picture: escaped(PICTURE) };
  // These lines of the document stand below its table: another language's words, if there are any, and the site's icon when the browser wants it.
  const besides = new RegExp(`^GET (blob:.*|${given.site}/([\\w-]+-[0-9a-f]{16}\\.ftl|icon-[0-9a-f]{16}\\.svg))$`);
  const said = requests.map((request) => `${request.method()} ${request.url()}`).filter((line) => !besides.test(line));
  expectSame([...new Set(said)], documented("Requests", given));
  expect(sockets).toEqual([]);
  for (const request of requests) {
    const headers = await request.allHeaders();
    expect(headers.cookie, request.url()).toBeUndefined();
    expect(headers.referer, request.url()).toBeUndefined();
  }

  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    cookie: document.cookie,
  }));
  const { local, session, ...others } = kept;
  expect(others).toEqual({ databases: [], caches: [], workers: 0, cookie: "" });
  expect(await context.cookies()).toEqual([]);
  // A tab has only readings.
  expect(session.filter((name) => !name.startsWith("packproof reading "))).toEqual([]);
  expectSame([...local, ...session], documented("Storage"));
});
