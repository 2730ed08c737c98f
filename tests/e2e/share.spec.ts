// A report passed on: its link as a code that a camera reads, and reports without a link.
import type { Locator, Page } from "@playwright/test";
import jsQR from "jsqr";
import { expect, test } from "./fixtures.ts";
import { PULL_ID, eventApi, eventPage, pullApi, pullPage, vector, vectorJson, vectorPath } from "./payloads.ts";
import { action, expectVerdict, more, picker } from "./proof.ts";
import { says } from "./words.ts";

const EVENT = vectorJson("event-v2-sold-out").pack_event_id;
const code = (page: Page) => page.locator(".actions svg.qr");

/** Returns the text that a camera reads off the element as it is painted. */
async function read(element: Locator): Promise<string | undefined> {
  const png = (await element.screenshot()).toString("base64");
  const blank = await element.page().context().newPage();
  const [data, width, height] = await blank.evaluate(async (png) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${png}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext("2d")!;
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    return [[...data], picture.width, picture.height] as const;
  }, png);
  await blank.close();
  // jsqr is CommonJS: Node and TypeScript disagree on the place of its default export.
  const decode = ((jsQR as any).default ?? jsQR) as typeof jsQR;
  return decode(Uint8ClampedArray.from(data), width, height)?.data;
}

for (const scheme of ["light", "dark"] as const) {
  for (const width of [1240, 360]) {
    test(`a camera reads the link off the page, ${scheme}, at ${width} px`, async ({ page, service, baseURL }) => {
      service.publishes(pullApi(PULL_ID), vector("pull-alone"));
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${pullPage(PULL_ID)}?service=https://evil.example#x`);
      await expectVerdict(page, "verified_offline");
      await more(page);
      await action(page, "qr").click();
      const link = baseURL + pullPage(PULL_ID);
      expect(await read(code(page))).toBe(link);
      await expect(code(page)).toHaveAccessibleName(link);
      await expect(page.locator(".actions figcaption code")).toHaveText(link);
    });
  }
}

test("the link carries the pull of an event that the reader is looking at, and no other part", async ({ page, service, baseURL }) => {
  service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  for (const [address, part, carried] of [
    [eventPage(EVENT), "#pull-3", "#pull-3"], [eventPage(EVENT), "#x", ""], [pullPage(PULL_ID), "#pull-3", ""],
  ] as const) {
    await page.goto("/");
    await page.goto(address + part);
    await expectVerdict(page, "verified_offline");
    await more(page);
    await action(page, "qr").click();
    await expect(page.locator(".actions figcaption code")).toHaveText(baseURL + address + carried);
    expect(await read(code(page))).toBe(baseURL + address + carried);
  }
});

test("the code is drawn on request, by keyboard too, and can be put away", async ({ page, service }) => {
  service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
  await page.goto(eventPage(EVENT));
  await expectVerdict(page, "verified_offline");
  await more(page);
  await expect(code(page)).toHaveCount(0);
  await expect(action(page, "qr")).toHaveAttribute("aria-expanded", "false");
  await action(page, "qr").focus();
  await page.keyboard.press("Enter");
  await expect(action(page, "qr")).toHaveAttribute("aria-expanded", "true");
  await expect(code(page)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(code(page)).toHaveCount(0);
});

test("a file and a sample have no link, and say why", async ({ page }) => {
  await page.goto("/samples/pull");
  await expectVerdict(page, "verified_offline");
  await more(page);
  await expect(page.locator("[data-no-link]")).toContainText(says("share-no-link-sample"));
  for (const name of ["share", "copy", "qr"]) await expect(action(page, name)).toHaveCount(0);

  await page.goto("/");
  await picker(page).setInputFiles(vectorPath("pull-alone.json"));
  await expectVerdict(page, "verified_offline");
  await more(page);
  await expect(page.locator("[data-no-link]")).toContainText(says("share-no-link-file"));
  for (const name of ["share", "copy", "qr"]) await expect(action(page, name)).toHaveCount(0);
});

test("a link's preview promises a check without a result, and no first load includes its picture", async ({ page, request, service }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone--leaf_value"));
  const asked: string[] = [];
  page.on("request", (each) => asked.push(new URL(each.url()).pathname));
  await page.goto(pullPage(PULL_ID));
  await expectVerdict(page, "not_verified");
  expect(asked).not.toContain("/preview.png");

  const meta = (property: string) => page.locator(`meta[property="og:${property}"]`).getAttribute("content");
  expect(await meta("title")).toBe(says("home-heading"));
  expect(await meta("description")).toMatch(/^Open the link.* browser checks it\.$/);
  const picture = await (await request.get((await meta("image"))!)).body();
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([Number(await meta("image:width")), Number(await meta("image:height"))]);
});
