// Reads the pictures to post off the page: as files, as a camera sees them, and by their colours.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import jsQR from "jsqr";
import { expect } from "@playwright/test";
import { action, more, seen } from "./proof.ts";

export type Form = "wide" | "tall";
export const SIZES = { wide: [1200, 630], tall: [1080, 1920] } as const;

/** The page's green, which only a verdict that the chain confirms may have, and its red, in the light. */
export const GREEN = "10,107,75";
export const RED = "179,38,30";

export const picture = (page: Page, form: Form) => page.locator(`[data-picture=${form}]`);
export const drawn = (page: Page, form: Form) => picture(page, form).locator("canvas");

/** Shows the pictures of the report. */
export async function showPictures(page: Page) {
  await more(page);
  await action(page, "to-post").click();
  for (const form of ["wide", "tall"] as const) await seen(drawn(page, form));
}

/** Saves a picture, and returns its file's name and bytes. */
export async function saved(page: Page, form: Form): Promise<{ name: string; png: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download"), picture(page, form).locator("[data-action=save-picture]").click()]);
  return { name: download.suggestedFilename(), png: readFileSync(await download.path()) };
}

/** Returns the size that a PNG file states. */
export const size = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** Returns the pixels of a picture, read off a copy: the browser warns if a page reads its own canvas again and again. */
async function rgb(page: Page, form: Form): Promise<Buffer> {
  const pixels = await drawn(page, form).evaluate((canvas: HTMLCanvasElement) => {
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d", { willReadFrequently: true })!;
    copy.drawImage(canvas, 0, 0);
    const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
    const parts: string[] = [];
    for (let at = 0; at < data.length; at += 4) parts.push(String.fromCharCode(data[at]!, data[at + 1]!, data[at + 2]!));
    return btoa(parts.join(""));
  });
  return Buffer.from(pixels, "base64");
}

/** Returns the text that a camera reads off the picture. */
export async function scanned(page: Page, form: Form): Promise<string | undefined> {
  const [width, height] = SIZES[form];
  const pixels = await rgb(page, form);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at++) data.set(pixels.subarray(at * 3, at * 3 + 3), at * 4);
  // jsqr is CommonJS: Node and TypeScript disagree on the place of its default export.
  const decode = ((jsQR as any).default ?? jsQR) as typeof jsQR;
  return decode(data, width, height)?.data;
}

/** Counts the pixels of a colour in a picture. */
export async function pixels(page: Page, form: Form, colour: string): Promise<number> {
  const all = await rgb(page, form);
  const wanted = Buffer.from(colour.split(",").map(Number));
  let found = 0;
  for (let at = 0; at < all.length; at += 3) if (wanted.equals(all.subarray(at, at + 3))) found++;
  return found;
}

/** Counts the pixels of a part of a picture that are not grey: its left, upper, right and lower edge. */
export async function coloured(page: Page, form: Form, [left, top, right, bottom]: readonly [number, number, number, number]): Promise<number> {
  const all = await rgb(page, form);
  let found = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = (y * SIZES[form][0] + x) * 3;
      const colours = [...all.subarray(at, at + 3)];
      if (Math.max(...colours) - Math.min(...colours) > 6) found++;
    }
  }
  return found;
}

export async function expectLabel(page: Page, label: RegExp) {
  for (const form of ["wide", "tall"] as const) await expect(drawn(page, form)).toHaveAttribute("aria-label", label);
}
