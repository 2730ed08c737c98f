import { defineConfig } from "@playwright/test";
import type { Served } from "./fixtures.ts";

// What must hold on a real server too.
const DEPLOYED = /(deploy|journeys|policy)\.spec\.ts/;

// The built page in the system's Chromium, served on a free loopback port (server.ts) with the answers of routes.mjs.
export default defineConfig<object, Served>({
  testDir: ".",
  outputDir: "results",
  snapshotPathTemplate: "looks/{arg}{ext}",
  expect: { toMatchAriaSnapshot: { pathTemplate: "heard/{arg}{ext}" } },
  globalSetup: "./server.ts",
  reporter: "list",
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  projects: [
    { name: "page", testIgnore: /deploy\.spec\.ts/ },
    { name: "nginx", testMatch: DEPLOYED, use: { by: "nginx" } },
  ],
  use: {
    baseURL: process.env.PACKPROOF_URL,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--no-first-run",
      ],
    },
    screenshot: "only-on-failure",
  },
});
