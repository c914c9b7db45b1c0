import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '#tests/support/chromium.ts';
import { thorough } from '#tests/support/thorough.ts';

/**
 * One process for all pages of a context. Otherwise each page load starts a new one, which costs a third of the load's
 * CPU.
 */
const oneRenderer = ['--renderer-process-limit=1', '--disable-site-isolation-trials'];

/** Tours of the machines wait minutes for the timers of their pages, and need little of the processor meanwhile. */
const tours = 'machines.spec.ts';

/** Tests of `npm run walk` alone. */
const walkOnly = [
  'without-editor.spec.ts',
  'editors-day.spec.ts',
  'editor-states.spec.ts',
  'editor-by-keyboard.spec.ts',
  'editor-offline.spec.ts',
];

/** Browser tests of the built site. */
export default defineConfig({
  testDir: 'tests/e2e',
  // Playwright starts the tests of the first project first: the other workers would wait for a tour at the end.
  projects: [
    { name: 'tours', testMatch: tours },
    {
      name: 'site',
      // `without-editor.spec.ts` builds the site a second time. `first-load.spec.ts` reads the manifest of the first build
      // in every run. `editors-day.spec.ts` repeats in one journey the checks of shorter tests, and
      // `editor-states.spec.ts` through states of screens that `editor-accessible.spec.ts` checks.
      testIgnore: [tours, ...(thorough ? [] : walkOnly)],
    },
  ],
  outputDir: 'build/playwright-failures',
  // Two for each core, because a test waits for a network, a timer or an animation about half of its time.
  workers: Math.min(2 * availableParallelism(), 8),
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A retry starts in a new browser. A test that passes then is reported as flaky, by name.
  retries: process.env.CI ? 1 : 0,
  // Generous, because no test measures time: a busy machine without a graphics card draws maps slowly.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: { ...launchOptions, args: [...launchOptions.args, ...oneRenderer] },
    screenshot: 'only-on-failure',
    // Recording every test costs 16 % (DOM alone) to 44 % more CPU. Without retries, `npm test` runs what failed once
    // more to record it.
    trace: 'on-first-retry',
    viewport: { width: 1440, height: 900 },
    // A new context costs a second of CPU per test; a reused one is emptied between tests.
    reuseContext: true,
  },
});
