// Looks at one tab from inside while the soak runs: the reports that its reader could see, and what the page holds.
import type { CDPSession, Page } from "@playwright/test";

/** A report as it stood in a drawn frame. */
export type Sight = { path: string; language: string; verdicts: string[]; failed: string[]; copy: string | null; heading: string; origin: string };

/** The workers and object URLs that the page holds, and its listeners at the window and the document by their types. */
export type Held = { workers: number; urls: number; listeners: Record<string, number> };

/** The sizes of the page's own memory in bytes, and counts of what is in it. */
export type Level = Record<"heap" | "wasm" | "nodes" | "listeners" | "documents", number>;

/** Runs in the page before its own scripts. */
export function instrument() {
  const sights = new Map<string, object>();
  let isChanged = true;
  const data = (css: string, name: string) => Array.from(document.querySelectorAll<HTMLElement>(css), (each) => each.dataset[name] ?? "");
  const look = () => {
    requestAnimationFrame(look);
    if (!isChanged) return;
    isChanged = false;
    const verdicts = data("[data-verdict]:not([data-file])", "verdict");
    if (verdicts.length === 0) return;
    const sight = {
      path: location.pathname,
      language: document.documentElement.lang,
      verdicts,
      failed: data("[data-step][data-status=failed]", "step").sort(),
      copy: data("[data-changed-copy]", "changedCopy")[0] ?? null,
      heading: document.querySelector("[data-verdict]:not([data-file]) h1")?.textContent ?? "",
      origin: document.querySelector(".report-origin")?.textContent ?? "",
    };
    sights.set(JSON.stringify(sight), sight);
  };
  requestAnimationFrame(look);
  new MutationObserver(() => (isChanged = true)).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  const workers = new Set<object>();
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      workers.add(this);
    }
    override terminate() {
      workers.delete(this);
      super.terminate();
    }
  };

  const urls = new Set<string>();
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (of) => {
    const url = createObjectURL.call(URL, of);
    urls.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    urls.delete(url);
    revokeObjectURL.call(URL, url);
  };

  const listeners = new Map<string, Map<unknown, number>>();
  for (const [name, target] of [["window", window], ["document", document]] as [string, EventTarget][]) {
    const { addEventListener: add, removeEventListener: remove } = target;
    const of = (type: string) => {
      const known = listeners.get(`${name} ${type}`) ?? new Map();
      listeners.set(`${name} ${type}`, known);
      return known;
    };
    target.addEventListener = (type: string, listener: any, options?: any) => {
      of(type).set(listener, 1);
      if (options?.once) add.call(target, type, () => of(type).delete(listener), { once: true });
      add.call(target, type, listener, options);
    };
    target.removeEventListener = (type: string, listener: any, options?: any) => {
      of(type).delete(listener);
      remove.call(target, type, listener, options);
    };
  }

  const memories = new Set<WebAssembly.Memory>();
  const plain = { instantiate: WebAssembly.instantiate, instantiateStreaming: WebAssembly.instantiateStreaming };
  const keep = (made: any) => {
    const { exports } = made.instance ?? made;
    for (const each of Object.values(exports)) if (each instanceof WebAssembly.Memory) memories.add(each);
    return made;
  };
  for (const name of ["instantiate", "instantiateStreaming"] as const) {
    (WebAssembly as any)[name] = async (...given: any) => keep(await (plain[name] as any).call(WebAssembly, ...given));
  }

  Object.assign(window, {
    soak: {
      sights: () => {
        const all = [...sights.values()];
        sights.clear();
        return all;
      },
      held: () => ({
        workers: workers.size,
        urls: urls.size,
        listeners: Object.fromEntries(Array.from(listeners, ([type, all]) => [type, all.size] as const).filter(([, count]) => count > 0)),
      }),
      wasm: () => Array.from(memories, (memory) => memory.buffer.byteLength).reduce((sum, size) => sum + size, 0),
    },
  });
}

type Inside = { soak: { sights(): Sight[]; held(): Held; wasm(): number } };

/** Returns every report that stood in a frame since the last call. */
export const sights = (page: Page) => page.evaluate(() => (window as unknown as Inside).soak.sights());

export const held = (page: Page) => page.evaluate(() => (window as unknown as Inside).soak.held());

/** Measures the page several times after collections of garbage, and returns the median of each size and count. */
export async function level(page: Page, session: CDPSession): Promise<Level> {
  const all: Level[] = [];
  for (let times = 0; times < 7; times += 1) {
    await session.send("HeapProfiler.collectGarbage");
    // Objects that a collection ends give their own memory back in tasks of the page.
    await page.evaluate(() => new Promise((next) => setTimeout(next, 50)));
    const { metrics } = await session.send("Performance.getMetrics");
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    const wasm = await page.evaluate(() => (window as unknown as Inside).soak.wasm());
    all.push({ heap: of("JSHeapUsedSize"), wasm, nodes: of("Nodes"), listeners: of("JSEventListeners"), documents: of("Documents") });
  }
  const median = (name: keyof Level) => all.slice(2).map((each) => each[name]).sort((a, b) => a - b)[2]!;
  return { heap: median("heap"), wasm: median("wasm"), nodes: median("nodes"), listeners: median("listeners"), documents: median("documents") };
}
