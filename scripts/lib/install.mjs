import { existsSync, readFileSync } from 'node:fs';
import { installState } from './installed.mjs';
import { Problem } from './problem.mjs';
import { withProgress } from './progress.mjs';
import { inRoot, projectNode } from './project.mjs';
import { projectMajor } from './project-runtime.mjs';
import { capture } from './run.mjs';

/**
 * Installs the packages of `package-lock.json`, including development packages for any NODE_ENV. Does nothing if all
 * are installed.
 */
export async function ensureInstalled() {
  const state = installState(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'));
  if (state === 'current') return;
  const label =
    state === 'missing' ? 'Installing packages' : 'Installing packages again (package-lock.json differs)';
  await withProgress(label, install);
  await requireProjectNode();
}

function readJson(path) {
  if (!existsSync(inRoot(path))) return undefined;
  try {
    return JSON.parse(readFileSync(inRoot(path), 'utf8'));
  } catch (error) {
    if (path.startsWith('node_modules')) return undefined;
    throw new Problem(`${path} is not JSON (${error.message})`, `Restore it with: git checkout ${path}`);
  }
}

async function install(note) {
  const { command, args, shell } = npm();
  let fetched = 0;
  const { code, lines } = await capture(
    command,
    [...args, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=http'],
    {
      shell,
      onLine: (line) => {
        if (line.startsWith('npm http')) note(`${++fetched} downloads`);
      },
    },
  );
  if (code === 0) return;
  for (const line of lines.filter((text) => text.startsWith('npm error')).slice(0, 20)) console.error(line);
  throw new Problem(
    `npm ci ended with code ${code} (its messages stand above)`,
    'Check the connection to the package registry, then run the command again',
  );
}

/**
 * The npm that runs this script, otherwise the one in PATH. It keeps its Node version, because the install may replace
 * the project's own Node.
 */
function npm() {
  const { npm_execpath: path, npm_node_execpath: node } = process.env;
  if (path && node && /npm-cli\.[cm]?js$/.test(path) && existsSync(path) && existsSync(node))
    return { command: node, args: [path], shell: false };
  return { command: 'npm', args: [], shell: process.platform === 'win32' };
}

async function requireProjectNode() {
  const { code, lines } = await capture(projectNode(), ['--version']);
  const major = Number(/^v(\d+)/.exec(lines[0] ?? '')?.[1]);
  if (code === 0 && major >= projectMajor) return;
  throw new Problem(
    `npm ci left no Node ${projectMajor} in node_modules (found ${lines[0] ?? 'none'})`,
    'Its install script was kept from running: run `npm ci --include=dev --ignore-scripts=false`, then this command again',
  );
}
