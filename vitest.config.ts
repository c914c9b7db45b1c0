import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { launchOptions } from '#tests/support/chromium.ts';

/** What components and their tests import. */
const browserDependencies = [
  '@internationalized/date',
  '@photo-sphere-viewer/core',
  '@photo-sphere-viewer/equirectangular-tiles-adapter',
  '@photo-sphere-viewer/gyroscope-plugin',
  '@puckeditor/core',
  '@tanstack/react-query',
  '@tiptap/core',
  '@tiptap/extension-table',
  '@tiptap/pm/history',
  '@tiptap/pm/tables',
  '@tiptap/starter-kit',
  '@xstate/react',
  'axe-core',
  'react',
  'react-aria-components/Button',
  'react-aria-components/Calendar',
  'react-aria-components/Collection',
  'react-aria-components/ComboBox',
  'react-aria-components/DateField',
  'react-aria-components/Dialog',
  'react-aria-components/FieldError',
  'react-aria-components/Heading',
  'react-aria-components/I18nProvider',
  'react-aria-components/Input',
  'react-aria-components/Label',
  'react-aria-components/ListBox',
  'react-aria-components/Menu',
  'react-aria-components/Modal',
  'react-aria-components/Popover',
  'react-aria-components/RangeCalendar',
  'react-aria-components/SearchField',
  'react-aria-components/Select',
  'react-aria-components/Text',
  'react-aria-components/TextArea',
  'react-aria-components/TextField',
  'react-aria-components/Switch',
  'react-aria-components/TimeField',
  'react-aria-components/Tree',
  'react-aria-components/useDragAndDrop',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-hook-form',
  'react-router-dom',
  'swiper/modules',
  'swiper/react',
  'xstate',
  'zod',
  'zod/mini',
];

/** Files of 20 seconds and more that wait for processes and time limits. */
const longWaits = [
  'scripts/new-block.test.mjs',
  'tests/mail/killed.test.ts',
  'tests/faults/time-outs.test.ts',
];

/**
 * Starts the files with long waits first, beside the browser's tests, which need the processor. Without the durations of
 * an earlier run, Vitest starts small files last: those three are small, and the run would wait for them at its end.
 */
class LongWaitsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => longWaits.some((name) => moduleId.endsWith(name));
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}

/** Three kinds of tests: plain Node, components in a simulated DOM, components in a real browser. */
export default defineConfig({
  test: {
    // Generous, because no test measures time: a busy machine is slow.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // Screenshots of failed browser tests.
    attachmentsDir: 'build/vitest-failures',
    // A test that passes on its retry is reported as flaky, by name.
    retry: process.env.CI ? 1 : 0,
    sequence: { sequencer: LongWaitsFirst },
    projects: [
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'node',
          environment: 'node',
          // Pages are rendered by the build of React that visitors get, in half the time; React's development build,
          // which reports hydration mismatches, runs in the other projects.
          env: { NODE_ENV: 'production' },
          // One load of the modules for all files (house rule: they keep no state), and as many files at once as there
          // are cores: these tests wait for disks, servers and processes more than they work.
          isolate: false,
          maxWorkers: '100%',
          include: ['{schemas,blocks,registry,src,tests,scripts}/**/*.test.{ts,tsx,mjs}'],
          exclude: ['**/node_modules/**', '**/*.{dom,browser}.test.tsx', 'tests/e2e/**'],
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/fixed-examples.ts'],
        },
      },
      {
        extends: true,
        plugins: [react(), tailwindcss()],
        test: {
          name: 'dom',
          // As in the node project.
          isolate: false,
          maxWorkers: '100%',
          environment: 'happy-dom',
          include: ['{blocks,registry,src,tests}/**/*.dom.test.tsx'],
          setupFiles: ['tests/support/no-console-errors.ts'],
        },
      },
      {
        extends: true,
        plugins: [react(), tailwindcss()],
        // A dependency that Vite meets only while tests run makes it start anew, with a second copy of React.
        optimizeDeps: { include: browserDependencies },
        test: {
          name: 'browser',
          // A page for each core: they wait for their compositor as much as they work.
          maxWorkers: '100%',
          include: ['{blocks,registry,src,tests}/**/*.browser.test.tsx'],
          setupFiles: ['tests/support/no-console-errors.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: true,
            // As generous as the time of a test: the first page waits for Vite to prepare the dependencies.
            connectTimeout: 180_000,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
