import { findChromium } from '../../scripts/lib/find-chromium.mjs';

/** The browser of all tests: CHROMIUM_PATH (`npm test` sets it), else one of this machine, else Playwright's own. */
export const chromiumPath = findChromium();

/** For Playwright and for Vitest's browser mode: works in containers and asks nothing of the outside world. */
export const launchOptions = {
  // Without a locale of UTF-8 the browser cannot write file names that are not ASCII.
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
  ],
};
