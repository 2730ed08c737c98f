// The page's policy: it may load and run its own parts, and nothing that a payload or a stranger brings.
import type { Page } from "@playwright/test";
import { expect, test, type Watch } from "./fixtures.ts";
import { vectorPath } from "./payloads.ts";
import { detailsWorker, expectVerdict, picker } from "./proof.ts";

/** Counts the policies that refuse: the page's own, and a server's, if its header has the whole policy too. The browser writes a line for each. */
async function policies(page: Page) {
  const header = await page.evaluate(async () => (await fetch("/")).headers.get("content-security-policy"));
  return header?.includes("require-trusted-types-for") ? 2 : 1;
}

/** Expects these refusals, and the browser's lines about each and nothing else. */
async function expectRefused(page: Page, watch: Watch, refusals: number, tries: () => unknown) {
  const lines = refusals * (await policies(page));
  expect(await page.evaluate(tries)).toEqual([]);
  await expect.poll(() => watch.console.length).toBe(lines);
  for (const line of watch.console.splice(0)) expect(line).toMatch(/Content Security Policy|requires 'Trusted/);
}

test.beforeEach(async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("#main h1")).toBeVisible();
});

test("no script runs but the page's own", async ({ page, watch }) => {
  await expectRefused(page, watch, 6, () => {
    const within = globalThis as { ran?: string };
    const script = document.createElement("script");
    const button = document.body.appendChild(document.createElement("button"));
    const tries: Record<string, () => unknown> = {
      "a script's text": () => (script.textContent = "globalThis.ran = 1"),
      "a script's address": () => (script.src = "https://stranger.example/script.js"),
      "a handler": () => button.setAttribute("onclick", "globalThis.ran = 1"),
      "an evaluated text": () => setTimeout("globalThis.ran = 1"),
      "a worker": () => new Worker("/nothing.js"),
      "a policy of a stranger's": () => (window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }).trustedTypes.createPolicy("start", {}),
    };
    const done = Object.entries(tries).filter(([, attempt]) => {
      try {
        attempt();
        return true;
      } catch {
        return false;
      }
    });
    button.click();
    return [...done.map(([name]) => name), ...(within.ran ? ["something ran"] : [])];
  });
});

test("no markup is drawn that runs, fetches or leads away", async ({ page, watch }) => {
  const markup = [
    "<script>globalThis.ran = 1</script>",
    "<img src=x onerror='globalThis.ran = 1'>",
    '<img src="https://stranger.example/picture">',
    '<p onclick="globalThis.ran = 1">words</p>',
    '<p class="a" onclick="globalThis.ran = 1">words</p>',
    '<p class="a"onclick="globalThis.ran = 1">words</p>',
    "<p/onclick=globalThis.ran=1>words</p>",
    '<p style="position: fixed">words</p>',
    "<style>p { color: red }</style>",
    '<iframe srcdoc="words"></iframe>',
    '<a href="javascript:globalThis.ran = 1">words</a>',
    '<a href="https://stranger.example/">words</a>',
    '<a href="//stranger.example/">words</a>',
    '<a href="/\\stranger.example/">words</a>',
    '<svg><use href="https://stranger.example/#a"></use></svg>',
    '<svg><animate attributeName="href" values="javascript:1"></animate></svg>',
    '<form action="https://stranger.example/"></form>',
    '<meta http-equiv="refresh" content="0; url=https://stranger.example/">',
    '<base href="https://stranger.example/">',
    "<p title=\"a\" <script>globalThis.ran = 1</script>",
    "<!-- a comment -->",
  ];
  const drawn = await page.evaluate(
    (markup) =>
      markup.filter((each) => {
        const place = document.body.appendChild(document.createElement("div"));
        try {
          place.innerHTML = each;
          return true;
        } catch {
          return false;
        }
      }),
    markup,
  );
  expect(drawn).toEqual([]);
  expect(watch.console).toHaveLength(markup.length * (await policies(page)));
  for (const line of watch.console.splice(0)) expect(line).toContain("TrustedHTML");

  expect(
    await page.evaluate(() => {
      const place = document.createElement("div");
      place.innerHTML = '<p class="note" aria-hidden="true">1 &lt; 2 <a href="/how">words</a><br></p>';
      return place.querySelector("a")?.textContent;
    }),
  ).toBe("words");
});

test("page and worker send requests only over https or to the reader's own machine", async ({ page, watch, baseURL }) => {
  // A worker lives under the policy of the page that started it, with any headers of a server.
  await picker(page).setInputFiles(vectorPath("pull-alone.json"));
  await expectVerdict(page, "verified_offline");
  const ask = async (url: string) => fetch(url).then(({ status }) => status, () => "refused");
  for (const asked of [page, await detailsWorker(page)]) {
    expect(await asked.evaluate(ask, "http://stranger.example/")).toBe("refused");
    expect(await asked.evaluate(ask, "ws://127.0.0.1:1/")).toBe("refused");
    expect(await asked.evaluate(ask, `${baseURL}/samples/manifest.json`)).toBe(200);
  }
  expect(watch.strangers).toEqual([]);
  await expect.poll(() => watch.console.length).toBeGreaterThan(3);
  for (const line of watch.console.splice(0)) expect(line).toMatch(/Content Security Policy|URL scheme/);
});
