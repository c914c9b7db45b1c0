import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '#tests/support/chromium.ts';
import { visualFolders } from './folders.ts';

const { base, report } = visualFolders;

/** `npm run visual`: compares pictures of the stories with their base. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'pictures.spec.ts',
  outputDir: join(report, 'pictures'),
  reporter: [['list'], ['html', { outputFolder: join(report, 'html'), open: 'never' }]],
  snapshotPathTemplate: join(base, '{arg}{ext}'),
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      // pixelmatch: the distance of two colours that counts as another, of 1. Antialiased pixels do not count.
      threshold: 0.15,
      maxDiffPixels: 20,
    },
  },
  use: {
    launchOptions,
    reuseContext: true,
    actionTimeout: 15_000,
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Asia/Shanghai',
    locale: 'zh-CN',
  },
});
