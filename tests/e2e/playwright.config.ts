import { defineConfig } from "@playwright/test";
import type { Served } from "./fixtures.ts";

// What must hold on a real server too, in the browser that a reader has.
const DEPLOYED = /(deploy|policy)\.spec\.ts|@served/;

// What needs the shop (chain.ts). It comes after the others, and the shop opens meanwhile.
const ON_A_CHAIN = /(chain-[\w-]+|requests|selftest)\.spec\.ts/;

// Chromium without its windows opens a page in half the time: every test runs in it.
const WINDOWLESS = process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell";
const WHOLE = process.env.CHROMIUM ?? "/usr/bin/chromium";
const opens = (executablePath: string, ...more: string[]) => ({
  launchOptions: {
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--no-first-run", ALONE, ...more],
  },
});

// Nobody but this machine is ever reached, whatever a test asks for.
const ALONE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1";

// Each test opens the page anew, and what has just begun is not worth V8's further compilers. In Firefox and for Lighthouse the page is compiled
// as for a reader.
const PATIENT = "--js-flags=--wasm-tiering-budget=100000000,--no-turbofan,--no-maglev";

// A test opens a page or two: the process for a next one would be started for nothing.
const SPARE = "--disable-features=SpareRendererForSitePerProcess";

const QUICK = opens(WINDOWLESS, PATIENT, SPARE);

// The built page in the system's Chromium, served on free loopback ports (fixtures.ts, shop.ts).
export default defineConfig<object, Served>({
  testDir: ".",
  outputDir: "results",
  snapshotPathTemplate: "looks/{arg}{ext}",
  // No check rests on how fast the machine is.
  expect: { timeout: 20_000, toMatchAriaSnapshot: { pathTemplate: "heard/{arg}{ext}" } },
  globalSetup: "./shop.ts",
  // Without pictures: Playwright takes one at the end of each test, of one that passes too. `--trace on` shows what a failing test saw.
  reporter: "list",
  // On two cores: a test waits for about a fifth of its time.
  workers: 3,
  fullyParallel: true,
  // A machine that others use too may stall for seconds: there a test gets a second try, and is named as flaky. At a desk it gets none.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000,
  use: { reuseContext: true },
  projects: [
    { name: "page", testIgnore: [/deploy\.spec\.ts/, ON_A_CHAIN], use: QUICK },
    { name: "chain", testMatch: ON_A_CHAIN, use: QUICK },
    { name: "nginx", grep: DEPLOYED, use: { by: "nginx", ...opens(WHOLE) } },
  ],
});
