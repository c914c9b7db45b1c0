import { findChromium } from '../../scripts/lib/find-chromium.mjs';

/** The browser of all tests: CHROMIUM_PATH (`npm test` sets it), else an installed one, else Playwright's. */
export const chromiumPath = findChromium();

/** For Playwright and Vitest's browser mode. Works in containers and makes no external requests. */
export const launchOptions = {
  // Without a UTF-8 locale the browser cannot write non-ASCII file names.
  env: { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>,
  ...(chromiumPath ? { executablePath: chromiumPath } : {}),
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Pages of tests live for seconds: compilers that optimise take more of the processor than their code saves.
    '--js-flags=--no-maglev --no-opt',
  ],
};
