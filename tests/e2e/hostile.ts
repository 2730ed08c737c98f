// Provides hostile texts for payloads, names and links, and checks the page after they were shown.
import { expect, type Page } from "@playwright/test";
import { settled } from "./proof.ts";

export const MARKUP = `"><script>alert(1)</script><img src=x onerror=alert(2)><svg onload=alert(3)><iframe srcdoc="<script>alert(4)</script>"></iframe>`;
export const TEMPLATE = "{{constructor.constructor('alert(5)')()}} ${alert(6)} %3Cscript%3E";
export const BIDI = "\u202Egpj.drac\u202C\u2066\u200B\u200D\uFEFF\u0000\u0007\u2029";
export const ADDRESSES = [
  "javascript:alert(7)",
  "JaVaScRiPt:alert(8)",
  "data:text/html,<script>alert(9)</script>",
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(10)'/>",
  "http://tracker.example/card.png",
  "//tracker.example/card.png",
  "/v1/asked-by-a-payload",
  "file:///etc/passwd",
  "https://user:password@tracker.example:99999/card.png",
  "https:",
];

/**
 * Expects nothing of the payload's in the page but text, and no text that hides or turns its neighbours around. Every test ends with the check that
 * nothing ran and no host was asked (fixtures.ts): the policy's refusals are lines in the console.
 */
export async function expectInert(page: Page) {
  const found = await page.evaluate(() => {
    const all = <E extends Element>(css: string) => [...document.querySelectorAll<E>(css)];
    // The text up to each character in it that hides, or turns its surroundings.
    const hiding = (text: string) =>
      [...text.matchAll(/[\u0000\u0007\u200B-\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/g)].map(({ index }) => text.slice(Math.max(0, index - 80), index + 1));
    return {
      aliens: all("main :is(script, iframe, object, embed, form[action], [onerror], [onload], [srcdoc], [style*='url'])").map(({ outerHTML }) => outerHTML),
      links: all<HTMLAnchorElement>("a[href]").map(({ href }) => href).filter((href) => !/^(https?|blob):/.test(href)),
      images: all<HTMLImageElement>("img").map(({ src }) => src).filter((src) => !src.startsWith("https:")),
      hidden: hiding(document.documentElement.outerHTML),
      title: hiding(document.title),
    };
  });
  expect(found).toEqual({ aliens: [], links: [], images: [], hidden: [], title: [] });
}

/**
 * Unfolds the folded parts, so that they can be examined: of a table's rows the first six, which are all of a pull's other draws. The rules are the
 * page's own text.
 */
export async function unfold(page: Page) {
  for (let round = 0; round < 2; round += 1) {
    await settled(page);
    await page.evaluate(() => {
      for (const each of document.querySelectorAll<HTMLDetailsElement>("details:not(.rule)")) each.open = true;
      const rows = [...document.querySelectorAll("table")].flatMap((table) => [...table.querySelectorAll<HTMLElement>("[aria-expanded]")].slice(0, 6));
      const digits = document.querySelectorAll<HTMLElement>("[data-action=change-digit]");
      for (const each of [...rows, ...digits]) if (each.getAttribute("aria-expanded") === "false") each.click();
    });
  }
  await settled(page);
}
