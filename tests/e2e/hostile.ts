// What somebody writes into a payload, a name or a link who wants more than a verdict of the page, and what must be true of the page then.
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
 * Nothing in the page is of the payload's making but text, and none of it hides or turns its neighbours around. That nothing ran, and nobody
 * was asked, is every test's own end (fixtures.ts): what the policy refuses is a line in the console.
 */
export async function expectInert(page: Page) {
  const found = await page.evaluate(() => {
    const all = <E extends Element>(css: string) => [...document.querySelectorAll<E>(css)];
    // A text up to each character in it that hides, or turns what is around it.
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
 * Unfolds what is folded, so that it is there to be looked at: of a table's rows the first six, which are all of a pull's other draws. The rules are
 * the page's own text.
 */
export async function unfold(page: Page) {
  for (let round = 0; round < 2; round += 1) {
    await settled(page);
    await page.evaluate(() => {
      for (const each of document.querySelectorAll<HTMLDetailsElement>("details:not(.rule)")) each.open = true;
      const rows = [...document.querySelectorAll("table")].flatMap((table) => [...table.querySelectorAll<HTMLElement>("[aria-expanded]")].slice(0, 6));
      const breaks = document.querySelectorAll<HTMLElement>("[data-action=break]");
      for (const each of [...rows, ...breaks]) if (each.getAttribute("aria-expanded") === "false") each.click();
    });
  }
  await settled(page);
}
