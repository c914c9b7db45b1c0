import { findChromium } from '../../scripts/lib/find-chromium.mjs';

/** The browser of all tests: CHROMIUM_PATH (`npm test` sets it), else one of this machine, else Playwright's own. */
export const chromiumPath = findChromium();

/** For Playwright and for Vitest's browser mode: works in containers and asks nothing of the outside world. */
export const launchOptions = {
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
