// Measures the longest time for which the page's own thread was busy, because a tap waits for that long. A machine with other work stretches every
// task, so the page now and then does a known piece of work, on memory that is new to it as the page's is, and its slowest against its fastest gives
// the factor.
import { expect, type Page } from "@playwright/test";

/** The limit for a task, in milliseconds, on a machine that does nothing else. */
const LONGEST = 200;

type Seen = { longest: number; fastest: number; slowest: number };

/** Measures tasks from here on, and on every page that is opened. */
export async function measureTasks(page: Page) {
  await page.addInitScript(measure);
  await page.evaluate(measure);
}

/** Expects no long task since then. */
export async function expectSmooth(page: Page) {
  const { longest, fastest, slowest } = await page.evaluate(() => (window as unknown as { tasks: Seen }).tasks);
  expect(slowest, "the known piece of work was done").toBeGreaterThan(0);
  expect((longest * fastest) / slowest, `of ${longest} ms, with ${fastest} to ${slowest} ms for the known piece of work`).toBeLessThan(LONGEST);
}

function measure() {
  const tasks: Seen = { longest: 0, fastest: Number.POSITIVE_INFINITY, slowest: 0 };
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.longest = Math.max(tasks.longest, duration);
  }).observe({ type: "longtask" });
  const work = () => {
    const start = performance.now();
    for (let left = 500_000, mixed = 1; left > 0 && mixed !== 0; left -= 1) mixed = (Math.imul(mixed, 1_103_515_245) + 12_345) | 1;
    const fresh = new Uint8Array(1_000_000);
    for (let at = 0; at < fresh.length; at += 4096) fresh[at] = 1;
    const took = performance.now() - start;
    tasks.fastest = Math.min(tasks.fastest, took);
    tasks.slowest = Math.max(tasks.slowest, took);
    setTimeout(work, 200);
  };
  work();
}
