// Hostile addresses and links, which try to make the page ask or show something that its reader did not mean.
import { expect, test } from "./fixtures.ts";
import { BIDI, expectInert, MARKUP } from "./hostile.ts";
import { eventApi, eventPage, pullPage, vector, vectorJson } from "./payloads.ts";
import { expectVerdict, linkBox } from "./proof.ts";
import { says } from "./words.ts";

const EVENT = vectorJson("event-v2-sold-out").pack_event_id;

test("the page makes no request for a text that cannot be an id, in the address or in the box", async ({ page, service }) => {
  const ids = ["<script>alert(12)</script>", "../../admin", `${EVENT}/../..`, "..\\admin", "a\nb"];
  for (const id of ids) {
    await page.goto(pullPage(encodeURIComponent(id)));
    await expect(page.locator("#main h1")).toHaveText(says("missing-heading"));
    await expect(page.locator("main").locator("script, iframe")).toHaveCount(0);

    await page.goto("/");
    await linkBox(page).fill(pullPage(encodeURIComponent(id)));
    await page.keyboard.press("Enter");
    await expect(linkBox(page)).toHaveAttribute("aria-invalid", "true");
    await expect(page).toHaveURL("/");
  }
  expect(service.asked).toEqual([]);
});

test("any other id is requested as it is, of the one service, and is shown as text", async ({ page, service, watch }) => {
  const ids = ["<img src=x onerror=alert(12)>", "an.id", "?service=evil", "é\u202E", "x".repeat(5_000)];
  for (const id of ids) {
    const asked = `/v1/packs/pulls/${encodeURIComponent(id)}/proof`;
    service.answers(asked, { status: 404, body: '{"error":"not_found"}' });
    watch.mayFail(asked);
    await page.goto(pullPage(encodeURIComponent(id)));
    await expect(page.locator("[data-trouble=unknown_id]")).toBeVisible();
    await expectInert(page);
  }
  expect(new Set(service.asked).size).toBe(ids.length);
});

test("a text behind a proof's path is ignored, and is not shown", async ({ page, service }) => {
  service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
  const behind = [`?q=${MARKUP}`, `#${MARKUP}`, "#pull-1e400", "#pull-18446744073709551616", "#pull--1", "#pull-__proto__", `#pull-${"9".repeat(5_000)}`, `?__proto__[x]=1#${BIDI}`];
  for (const more of behind) {
    await page.goto("about:blank");
    await page.goto(eventPage(EVENT) + more);
    await expectVerdict(page, "verified_offline");
    await expect(page.locator("#pulls")).toBeVisible();
    await expectInert(page);
    await expect(page.locator("[data-worked]")).toHaveCount(0);
  }
  expect(new Set(service.asked)).toEqual(new Set([eventApi(EVENT)]));
});
