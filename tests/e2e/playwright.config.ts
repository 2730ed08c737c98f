import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import type { Served } from "./fixtures.ts";

// A picture depends on no font of the machine.
process.env.FONTCONFIG_FILE = fileURLToPath(new URL("fonts.conf", import.meta.url));

// The tests that must also pass on a real server, in a reader's browser.
const DEPLOYED = /(deploy|policy)\.spec\.ts|@served/;

// The tests that need the shop (chain.ts). They come after the others, while the shop opens.
const ON_A_CHAIN = /(chain-[\w-]+|requests|selftest)\.spec\.ts/;

// The tests of the release's files (`make release`).
const RELEASE = /@release/;

// The hour in one tab, which runs by itself (`make soak`).
const SOAK = /soak\.spec\.ts/;

// Chromium without its windows opens a page in half the time: every test runs in it.
const WINDOWLESS = process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell";
const WHOLE = process.env.CHROMIUM ?? "/usr/bin/chromium";
const opens = (executablePath: string, ...more: string[]) => ({
  launchOptions: {
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--no-first-run", ALONE, ...more],
  },
});

// No test reaches a host other than this machine.
const ALONE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1";

// Each test opens the page again, and code that has just begun does not pay for V8's further compilers. In Firefox the page is
// compiled as for a reader.
const PATIENT = "--js-flags=--wasm-tiering-budget=100000000,--no-turbofan,--no-maglev";

// A test opens a page or two, so a process for the next one would be started in vain.
const SPARE = "--disable-features=SpareRendererForSitePerProcess";

const QUICK = opens(WINDOWLESS, PATIENT, SPARE);

// The built page in the system's Chromium, served on free loopback ports (fixtures.ts, shop.ts).
export default defineConfig<object, Served>({
  testDir: ".",
  outputDir: "results",
  snapshotPathTemplate: "looks/{arg}{ext}",
  // No check depends on the speed of the machine.
  expect: { timeout: 20_000, toMatchAriaSnapshot: { pathTemplate: "heard/{arg}{ext}" } },
  globalSetup: "./shop.ts",
  // Playwright takes no pictures: it would take one at the end of each test, even of one that passes. `--trace on` shows the page of a failing test.
  reporter: "list",
  // The number of workers suits two cores: a test waits for about a fifth of its time.
  workers: 3,
  fullyParallel: true,
  // A shared machine may stall for seconds: there a test gets a second try, and is named as flaky. At a desk it gets none.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000,
  use: { reuseContext: true },
  projects: [
    ...(process.env.SOAK_MINUTES
      ? [{ name: "soak", testMatch: SOAK, use: QUICK }]
      : [
          { name: "page", testIgnore: [/deploy\.spec\.ts/, ON_A_CHAIN, SOAK], grepInvert: RELEASE, use: QUICK },
          { name: "chain", testMatch: ON_A_CHAIN, use: QUICK },
        ]),
    { name: "release", grep: RELEASE, use: QUICK },
    { name: "nginx", grep: DEPLOYED, use: { by: "nginx", ...opens(WHOLE) } },
  ],
});
