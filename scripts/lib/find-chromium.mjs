import { inPath, isExecutable } from './find-executable.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = ['/usr/bin/chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Every Chromium of this machine that can be found without starting one, the likeliest first. */
export const chromiumCandidates = (env = process.env) => [
  ...new Set([...inPath(names, env.PATH ?? ''), ...places.filter(isExecutable)]),
];

/** The Chromium for tests: CHROMIUM_PATH, else the first that is found. */
export const findChromium = (env = process.env) => env.CHROMIUM_PATH || chromiumCandidates(env)[0];
