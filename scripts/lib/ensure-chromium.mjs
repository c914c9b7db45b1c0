import { spawnSync } from 'node:child_process';
import { aptInstaller } from './apt.mjs';
import { chromiumCandidates, shellCandidates } from './find-chromium.mjs';
import { Problem } from './problem.mjs';
import { withProgress } from './progress.mjs';
import { inRoot, projectNode, tool, toolEnvironment } from './project.mjs';
import { capture } from './run.mjs';

/**
 * The Chromium for tests: CHROMIUM_PATH, the headless shell of this machine or of apt, any other Chromium of this
 * machine or of apt, or the headless shell that Playwright downloads.
 * @returns {Promise<string>} its path
 */
export async function ensureChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !runs(wanted))
    throw new Problem(`CHROMIUM_PATH is ${wanted}, which does not run`, 'Correct or unset CHROMIUM_PATH');
  return (
    wanted ||
    shellCandidates().find(runs) ||
    (await shellByApt()) ||
    present() ||
    (await byApt()) ||
    byPlaywright()
  );
}

/** Ubuntu's `chromium-browser` may be a script that only asks for a snap, so a candidate has to answer. */
const runs = (path) => spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
const present = () => chromiumCandidates().find(runs) ?? playwrightsOwn();

/** Debian has a package of the headless shell, Ubuntu has none. */
async function shellByApt() {
  const install = aptInstaller();
  if (!install) return undefined;
  await install(
    ['chromium-headless-shell', 'fonts-noto-cjk'],
    'Installing headless Chromium and Chinese fonts',
  );
  return shellCandidates().find(runs);
}

async function byApt() {
  const install = aptInstaller();
  if (!install) return undefined;
  await install(['chromium', 'fonts-noto-cjk'], 'Installing Chromium and Chinese fonts for the tests');
  return present();
}

async function byPlaywright() {
  const args = tool('playwright', 'install', '--only-shell', 'chromium');
  await withProgress('Downloading Chromium for the tests', async (note) => {
    const { code, lines } = await capture(projectNode(), args, { env: toolEnvironment(), onLine: note });
    const cause = lines.find((line) => /error|fail/i.test(line)) ?? `code ${code}`;
    if (code !== 0)
      throw new Problem(
        `No Chromium was found and none could be installed (${cause.trim()})`,
        'Install Chromium and set CHROMIUM_PATH to it',
      );
  });
  const path = playwrightsOwn();
  if (path) return path;
  throw new Problem(
    'The Chromium that Playwright downloaded does not run',
    'Run `npx playwright install-deps chromium`, or install Chromium and set CHROMIUM_PATH to it',
  );
}

/** The headless shell that Playwright downloaded earlier. Its path is known once it runs. */
function playwrightsOwn() {
  const code = `
    const { chromium } = await import('playwright');
    const server = await chromium.launchServer();
    console.log(server.process().spawnfile);
    await server.close();`;
  const args = ['--input-type=module', '-e', code];
  const { stdout } = spawnSync(projectNode(), args, { cwd: inRoot(), encoding: 'utf8', timeout: 60_000 });
  return stdout?.trim() || undefined;
}
