import { defineConfig } from '@playwright/test';
import { launchOptions } from '#tests/support/chromium.ts';

/** Browser tests over the built site; each test file opens its own server (`tests/support/site.ts`). */
export default defineConfig({
  testDir: 'tests/e2e',
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A second try on a busy machine is reported as flaky, by name; on a developer's machine there is none.
  retries: process.env.CI ? 1 : 0,
  // Nothing here measures time: a busy machine, which draws maps without a graphics card, gets as much as it needs.
  timeout: process.env.CI ? 180_000 : 60_000,
  expect: { timeout: process.env.CI ? 15_000 : 5_000 },
  use: {
    launchOptions,
    trace: 'off',
    viewport: { width: 1440, height: 900 },
    // A page of its own costs a test a second of the processor: Playwright empties one and hands it on instead.
    reuseContext: true,
  },
});
