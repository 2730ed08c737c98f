// Describes the machine and the browser that measured the figures.
import { availableParallelism, cpus, loadavg, release, totalmem, type } from "node:os";

export async function machine(page) {
  const agent = await page.evaluate(() => navigator.userAgent);
  return {
    processor: cpus()[0]?.model ?? "unknown",
    cores: availableParallelism(),
    memory_gib: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    browser: /(?:Headless)?Chrom\S+/.exec(agent)[0],
    node: process.version,
    measured_at: new Date().toISOString(),
    load: loadavg().map((load) => Math.round(load * 10) / 10),
  };
}
