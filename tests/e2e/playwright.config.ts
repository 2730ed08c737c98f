import { defineConfig } from "@playwright/test";

// The built page in the system's Chromium, served on a free loopback port (server.ts) with the answers of routes.mjs.
export default defineConfig({
  testDir: ".",
  outputDir: "results",
  globalSetup: "./server.ts",
  reporter: "list",
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
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
