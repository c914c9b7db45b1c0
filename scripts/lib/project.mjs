import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository, the working directory of every script. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A path below the root. */
export const inRoot = (...parts) => join(root, ...parts);

const ownNode =
  process.platform === 'win32' ? inRoot('node_modules/node/bin/node.exe') : inRoot('node_modules/.bin/node');

/** The Node that the project runs on: the installed one, or this one if new enough. */
export const projectNode = () => (existsSync(ownNode) ? ownNode : process.execPath);

/**
 * Options of Node for the server. Half of each page's objects die young, in a part of the heap that grows to twice 32 MB by
 * default; with 4 MB there are a few more collections.
 */
export const serverOptions = ['--max-semi-space-size=4'];

/**
 * Settings of the C library for the server: without them, each thread that compresses keeps an area of its own, and pages
 * that were freed stay in it.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

const tools = {
  tsc: 'typescript/bin/tsc',
  biome: '@biomejs/biome/bin/biome',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
  ladle: '@ladle/react/lib/cli/cli.js',
};

/**
 * Options of every type check. Each checker of TypeScript's default four checks the types that files share again: one
 * needs half the processor time (12 s instead of 25 s), which matters beside a build or tests.
 */
export const typeCheckOptions = ['--noEmit', '--checkers', '1'];

/**
 * The arguments with which `projectNode()` runs an installed tool.
 * @param {keyof typeof tools} name
 * @param {string[]} args
 */
export const tool = (name, ...args) => [inRoot('node_modules', tools[name]), ...args];

/**
 * Environment for tools: the project's Node and tools are first in PATH.
 *
 * @param {Record<string, string | undefined>} changes undefined removes a variable
 */
export function toolEnvironment(changes = {}) {
  const environment = { ...process.env, ...changes };
  for (const [name, value] of Object.entries(environment)) if (value === undefined) delete environment[name];
  const bin = inRoot('node_modules', '.bin');
  const path = process.env.PATH ?? '';
  environment.PATH = path.split(delimiter)[0] === bin ? path : `${bin}${delimiter}${path}`;
  return environment;
}
