// Runs axe on a page. Its rules of colour cost more than all others together, and they see colours alone: of texts that look alike they check a few.
// Every other rule is the same in the light and in the dark.
import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** Expects axe to find nothing within these parts, or on the whole page, in the light or in the dark. */
export async function expectAccessible(page: Page, ...parts: string[]) {
  await expectOrder(page, ...parts);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await markLooks(page, parts.length > 0 ? parts : ["body"]);
    const texts = { include: ["[data-look=first]"], exclude: ["[data-look=again]"] };
    expect(await faults(page, texts, { runOnly: OF_COLOURS }), `colours in the ${colorScheme}`).toEqual([]);
  }
}

/** Expects axe to find nothing apart from colours: some rules differ on a narrow screen. */
export async function expectOrder(page: Page, ...parts: string[]) {
  // Targets of 24 px are WCAG 2.2's, and axe checks them only on request.
  const rules = { "target-size": { enabled: true }, ...Object.fromEntries(OF_COLOURS.map((id) => [id, { enabled: false }])) };
  expect(await faults(page, { include: parts.length > 0 ? parts : ["html"] }, { rules })).toEqual([]);
}

/** axe runs in the page itself: there are no frames to go through. */
async function faults(page: Page, within: axe.ElementContext, options: axe.RunOptions) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([within, options]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within, { ...options, resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    [within, options] as const,
  );
}

/** Marks each visible text: the first three of those with the same letters, and the same colours and grounds from the root down, and the others. */
const markLooks = (page: Page, parts: string[]) =>
  page.evaluate((parts) => {
    const FEW = 3;
    const grounds = new Map<Element | null, string>();
    const seen = new Map<string, number>();
    for (const element of document.querySelectorAll<HTMLElement>("html, html *")) {
      const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
      const above = grounds.get(element.parentElement) ?? "";
      const own = `\n${[color, backgroundColor, backgroundImage, opacity]}`;
      const ground = above.endsWith(own) ? above : above + own;
      grounds.set(element, ground);
      delete element.dataset.look;
      const texts = element.matches("input, select, textarea") || [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      if (!texts || !element.closest(parts.join()) || !element.checkVisibility()) continue;
      const look = `${ground}\n${[fontSize, fontWeight, textShadow, textDecorationLine]}`;
      const before = seen.get(look) ?? 0;
      seen.set(look, before + 1);
      element.dataset.look = before < FEW ? "first" : "again";
    }
  }, parts);
