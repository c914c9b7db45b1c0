import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot, root } from '../lib/project.mjs';

/** Where mutants live. The working tree itself is never changed. */
export const copy = inRoot('build', 'mutants', 'copy');

/** Clones the project, as it is in the working tree, with the installed packages and the build. Some tests ask git. */
export function copyProject() {
  rmSync(copy, { recursive: true, force: true });
  execFileSync('git', ['clone', '--quiet', root, copy]);
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  for (const file of files.split('\0').filter((path) => path && existsSync(join(root, path)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  linkFolder(inRoot('node_modules'), join(copy, 'node_modules'), ['.vite', '.cache']);
  if (existsSync(inRoot('dist'))) cpSync(inRoot('dist'), join(copy, 'dist'), { recursive: true });
}

/**
 * Packages are hard links, in seconds and without space: nothing writes into them but caches, which are left out.
 * Symbolic links to the folder would lead imports back to the originals, which Vite does not serve.
 */
function linkFolder(from, to, caches = []) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (caches.includes(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
