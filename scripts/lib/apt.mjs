import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inPath } from './find-executable.mjs';
import { withProgress } from './progress.mjs';
import { capture } from './run.mjs';

/** The lists of packages are renewed once. */
let isUpdated = false;

/**
 * An installer of Debian and Ubuntu packages; undefined where there is no apt or no right to use it.
 * @returns {((packages: string[], label: string) => Promise<boolean>) | undefined} tells whether they are installed
 */
export function aptInstaller() {
  const isDebian = existsSync('/etc/debian_version') && inPath(['apt-get']).length > 0;
  const prefix = isDebian ? rootPrefix() : undefined;
  return prefix && ((packages, label) => install({ prefix, packages, label }));
}

/** How to become root without being asked: not at all, or by sudo. */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  const sudo = inPath(['sudo']).length > 0 && spawnSync('sudo', ['-n', 'true']).status === 0;
  return sudo ? ['sudo', '-n'] : undefined;
}

async function install({ prefix, packages, label }) {
  const aptGet = (...args) => [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
  const lock = ['-o', 'DPkg::Lock::Timeout=120'];
  try {
    await withProgress(label, async (note) => {
      // A list that could not be renewed may still do.
      if (!isUpdated) await command(aptGet('update', ...lock), note);
      isUpdated = true;
      const result = await command(
        aptGet('install', '-y', '--no-install-recommends', ...lock, ...packages),
        note,
      );
      if (result.code !== 0) throw new Error(result.lines.filter((line) => /^E:/.test(line)).join('\n'));
    });
    return true;
  } catch (error) {
    console.error(`! apt-get could not install ${packages.join(' ')}. ${error.message}`);
    return false;
  }
}

const command = ([program, ...args], onLine) => capture(program, args, { onLine });
