// How long the page's own thread was busy at a stretch: a tap meanwhile waits so long. A machine that does other work too stretches
// every task, so the page does a known piece of work now and then, on memory that is new to it as the page's is, and its slowest
// against its fastest says by how much.
import { expect, type Page } from "@playwright/test";

/** Milliseconds of a task on a machine that does nothing else. */
const LONGEST = 200;

type Seen = { longest: number; fastest: number; slowest: number };

/** From here on, and on every page that is opened, tasks are measured. */
export async function measureTasks(page: Page) {
  await page.addInitScript(measure);
  await page.evaluate(measure);
}

/** No task since was long. */
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
