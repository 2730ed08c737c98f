// Restores the network and the permissions between tests, which share one page and its process (reuseContext in playwright.config.ts): a new process
// for each takes a sixth of the suite's processor time. Playwright itself removes a test's stored, cached, routed and injected content, and restores
// sizes and colours.
import { test as base } from "@playwright/test";

export const test = base.extend({
  context: async ({ context }, use) => {
    await use(context);
    await context.setOffline(false);
    await context.clearPermissions();
  },
});
