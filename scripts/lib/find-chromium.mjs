import { inPath, isExecutable } from './find-executable.mjs';

/** The headless shell is Chromium without a user interface: the same pages for a third less CPU. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = ['/usr/bin/chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** The headless shells of this machine, found without starting one. */
export const shellCandidates = (env = process.env) => inPath(shells, env.PATH ?? '');

/** Every Chromium of this machine, found without starting one, in order of preference: shells first. */
export const chromiumCandidates = (env = process.env) => [
  ...new Set([
    ...shellCandidates(env),
    ...inPath(names, env.PATH ?? ''),
    ...places.filter((path) => isExecutable(path)),
  ]),
];

/** The Chromium for tests: CHROMIUM_PATH, else the first candidate. */
export const findChromium = (env = process.env) => env.CHROMIUM_PATH || chromiumCandidates(env)[0];
