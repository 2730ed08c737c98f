// Links as buyers bring them: out of a chat, a mail or a search engine, in the box and in the address bar.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { OTHER_ID, PULL_ID, eventApi, eventPage, pullApi, pullPage, vector, vectorJson } from "./payloads.ts";
import { expectVerdict, linkBox, trouble } from "./proof.ts";
import { says, saying } from "./words.ts";

const EVENT = vectorJson("event-v2-sold-out").pack_event_id;
const LINK = `https://shop.example${pullPage(PULL_ID)}`;

const check = async (page: Page, text: string) => {
  await page.goto("/");
  await linkBox(page).fill(text);
  await page.keyboard.press("Enter");
};

/** Pastes as a reader does: the focused field takes the text, unless the page does. */
const paste = (page: Page, text: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test("the box finds the one link in a text", async ({ page, service }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  for (const text of [
    `(${LINK}).`,
    `\u201c${LINK}\u201d`,
    `${LINK}\u200b`,
    `my proof: ${LINK}, is it right?`,
    `[my pull](${LINK})`,
    `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(LINK)}&data=05%7C02&reserved=0`,
    `https://www.google.com/url?q=${encodeURIComponent(`${LINK}?utm_source=x`)}&sa=D`,
    `https://urldefense.com/v3/__${LINK}__;!!x$`,
    `urn:uuid:${PULL_ID}`,
    `{${PULL_ID}}`,
  ]) {
    await check(page, text);
    await expectVerdict(page, "verified_offline");
    await expect(page).toHaveURL(pullPage(PULL_ID));
  }
});

test("an address that a chat has decorated becomes the plain one, and keeps its pull", async ({ page, service, baseURL }) => {
  service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
  for (const address of [
    `${eventPage(EVENT)}).#pull-4`,
    `${eventPage(EVENT)}%E2%80%8B#pull-4`,
    `${eventPage(EVENT)}%22%3E#pull-4`,
    `${eventPage(EVENT)}%23pull-4`,
    `${eventPage(EVENT)}/index.html#pull-4`,
    `${eventPage(EVENT)}?utm_source=mail#pull-4`,
    `/${eventPage(EVENT)}#pull-4`,
    `/pack-events/verify//${EVENT}#pull-4`,
    `/pack-events/verify/urn:uuid:${EVENT}#pull-4`,
  ]) {
    await page.goto("about:blank");
    // An address with two slashes would name a host.
    await page.goto(`${baseURL}${address}`);
    await expectVerdict(page, "verified_offline");
    await expect(page).toHaveURL((url) => url.pathname === eventPage(EVENT) && url.search === "" && url.hash === "#pull-4");
  }
  expect(new Set(service.asked)).toEqual(new Set([eventApi(EVENT)]));
});

// Regression: a link whose id had a prefix loaded without end, and one in capitals was "not found".
test("a clicked link ends in the request that the pasted one leads to", async ({ page, service, baseURL }) => {
  const digits = PULL_ID.replaceAll("-", "");
  for (const [id, asked] of [
    [`evt_${PULL_ID.toUpperCase()}`, `evt_${PULL_ID}`],
    [digits],
    [PULL_ID.replaceAll("-", "%E2%80%93"), PULL_ID],
    [`${PULL_ID}-2`],
    ["shop:12", "shop%3A12"],
  ] as const) {
    const api = pullApi(asked ?? id);
    service.reset();
    service.publishes(api, vector("pull-alone"));
    await page.goto("about:blank");
    await page.goto(`${baseURL}${pullPage(id)}`);
    await expectVerdict(page, "verified_offline");
    await check(page, `https://shop.example${decodeURIComponent(pullPage(id))}`);
    await expectVerdict(page, "verified_offline");
    expect(service.asked, id).toEqual([api, api]);
  }
});

test("an id alone is asked for, and a path without one is a missing page", async ({ page, service, baseURL }) => {
  for (const id of [`pull_${PULL_ID}`, PULL_ID.toUpperCase(), PULL_ID.replaceAll("-", "\u2013")]) {
    const api = pullApi(id.startsWith("pull_") ? id : PULL_ID);
    service.reset();
    service.publishes(api, vector("pull-alone"));
    await check(page, id);
    await expectVerdict(page, "verified_offline");
    expect(service.asked, id).toEqual([api]);
  }
  service.reset();
  for (const path of ["/packs/verify/", "/packs/verify", "/pack-events/verify/a%2Fb", "/packs/verify/%2E%2E%2Fadmin", "/packs/verify/a/b", "/packs/verify/%20"]) {
    await page.goto("about:blank");
    await page.goto(`${baseURL}${path}`);
    await expect(page.locator("article.missing h1"), path).toBeVisible();
  }
  expect(service.asked).toEqual([]);
});

test("a pull is shown whatever stands behind it in the address", async ({ page, service, baseURL }) => {
  service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
  for (const fragment of ["#pull-3.", "#pull-3)", "#pull-3?fbclid=abc", "#pull-3&tgWebAppData=query_id", "#pull-3#tgWebAppData=query_id%3DAAx", "#pull-3%20", "#pull%2D3", "#Pull-3", "#pull-3\u200b"]) {
    await page.goto("about:blank");
    await page.goto(`${baseURL}${eventPage(EVENT)}${fragment}`);
    await expectVerdict(page, "verified_offline");
    await expect(page.locator('[data-chosen="3"]'), fragment).toBeVisible();
  }
});

test("the page asks the reader to choose between two different proofs", async ({ page, service }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  await check(page, `${LINK} or https://shop.example${eventPage(EVENT)}?`);
  await expect(linkBox(page)).toHaveAccessibleDescription(says("about-not-recognised-several"));
  await expect(page.locator("[data-choice]")).toHaveCount(2);
  expect(service.asked).toEqual([]);
  await page.locator(`[data-choice="${pullPage(PULL_ID)}"]`).click();
  await expectVerdict(page, "verified_offline");
});

test("a pasted text keeps all its lines", async ({ page, service }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  await page.goto("/");
  await linkBox(page).focus();
  await paste(page, `${LINK}\nthanks`);
  await expect(linkBox(page)).toHaveValue(LINK);
  await linkBox(page).blur();
  await paste(page, `see\n${LINK}\nthanks`);
  await expectVerdict(page, "verified_offline");
});

test("a pasted payload is opened as a file", async ({ page, service }) => {
  await page.goto("/");
  await linkBox(page).focus();
  await paste(page, vector("pull-alone").toString());
  await expectVerdict(page, "verified_offline");
  await expect(page.locator("main")).toContainText("pasted.json");
  expect(service.asked).toEqual([]);
});

/** Puts a text into the box without a paste event, as a keyboard or an extension does. */
const put = async (page: Page, text: string) => {
  await page.goto("/");
  await linkBox(page).evaluate((input: HTMLInputElement, text) => {
    input.value = text;
    input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
  }, text);
  await linkBox(page).press("Enter");
};

test("a proof that enters the box without a paste event is checked", async ({ page, service }) => {
  const proof = vector("pull-alone").toString();
  for (const text of [proof, JSON.stringify(JSON.parse(proof), null, 2), `\ufeff ${proof}`]) {
    await put(page, text);
    await expectVerdict(page, "verified_offline");
    await expect(page.locator("main")).toContainText("pasted.json");
  }
  expect(service.asked).toEqual([]);
});

test("a text with something around a proof is named for it, in the box and pasted", async ({ page, service }) => {
  const proof = vector("pull-alone").toString().trim();
  const lines = JSON.stringify(JSON.parse(proof), null, 2);
  for (const [text, told] of [
    [`HTTP/2 200\r\ncontent-type: application/json\r\n\r\n${proof}`, says("trouble-not-json-headers")],
    [`${proof}200`, says("trouble-not-json-behind")],
    [`\`\`\`json\n${lines}\n\`\`\``, says("trouble-not-json-in-front")],
    [`${lines}\n${lines}`, says("trouble-not-json-several")],
    [proof.slice(0, -1), says("trouble-not-json-cut-off")],
  ] as const) {
    await put(page, text);
    await expect(trouble(page)).toContainText(told);
    await page.goto("/");
    await linkBox(page).focus();
    await paste(page, text);
    await expect(trouble(page)).toContainText(told);
  }
  expect(service.asked).toEqual([]);
});

test("the words around a link of another shop are no part of it", async ({ page, watch }) => {
  watch.mayFail(pullApi(OTHER_ID));
  const link = `https://other-shop.example${pullPage(OTHER_ID)}`;
  await check(page, `look (${link}).`);
  await expect(trouble(page)).toContainText(saying("trouble-elsewhere-says", { host: "other-shop.example", asked: /\S+/ }));
  await expect(trouble(page).locator("a[data-action=elsewhere]")).toHaveAttribute("href", link);
});

test("an id is never guessed", async ({ page, service }) => {
  for (const text of [`https://shop.example/orders/${PULL_ID}`, `${PULL_ID}.json`, `0x${"ab".repeat(32)}`, `${PULL_ID}-1234`]) {
    await check(page, text);
    await expect(linkBox(page)).toHaveAttribute("aria-invalid", "true");
  }
  expect(service.asked).toEqual([]);
});
