// Tests share one page and its process (reuseContext in playwright.config.ts): a new process for each takes a sixth of the suite's processor time.
// Between tests Playwright removes what a test stored, cached, routed or injected, and restores sizes and colours. It restores neither the
// network nor the permissions, so this does.
import { test as base } from "@playwright/test";

export const test = base.extend({
  context: async ({ context }, use) => {
    await use(context);
    await context.setOffline(false);
    await context.clearPermissions();
  },
});
