// Puts the page's clock into the test's hands.
import type { Page } from "@playwright/test";

/** Lets `page.clock` run the page's timers, from the next navigation on. */
export async function takeClock(page: Page) {
  await page.clock.install();
  // Playwright counts its timers from 10^12, and a module in WebAssembly hands timers back as 32-bit integers, as browsers count them.
  await page.addInitScript(() => {
    const far = new Map<number, number>();
    for (const [set, clear] of [["setTimeout", "clearTimeout"], ["setInterval", "clearInterval"]] as const) {
      const { [set]: start, [clear]: stop } = window as any;
      Object.assign(window, {
        [set]: (...given: unknown[]) => {
          const near = far.size + 1;
          far.set(near, start(...given));
          return near;
        },
        [clear]: (near: number) => stop(far.get(near)),
      });
    }
  });
}

/** Makes the page believe that its tab is hidden or shown. */
export const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => (value ? "hidden" : "visible") });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
