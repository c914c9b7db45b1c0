import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { Problem } from './problem.mjs';
import { inRoot, projectNode, toolEnvironment } from './project.mjs';
import { capture } from './run.mjs';

/**
 * @typedef {{ path: string, text: string }} Source path: from the root, with slashes
 * @typedef {{ path: string, blocks: string[] }} PageBlocks a page of the site and the types of its blocks
 */

/** Files that no Playwright test reads. */
const unread = [/^docs\//, /\.md$/, /\.(?:test|stories)\.\w+$/, /^LICENSE/, /^tests\/(?!e2e\/|support\/)/];

/**
 * Chooses the Playwright tests that a change can break.
 *
 * A change in a block's folder chooses the specs that name the block, or a page that shows it; a change in `src/editor`
 * those that open the editor; a change in a module of the tests those that import it. A spec that names neither a page
 * nor a block visits pages by other means, so any block chooses it. Blocks added to or removed from `registry/blocks.ts`
 * count as changed blocks; a file of pages chooses the specs that name one of its pages. Every other change chooses all.
 * @param {object} project
 * @param {readonly string[]} project.changed paths from the root, with slashes
 * @param {readonly Source[]} project.specs
 * @param {readonly Source[]} project.modules what the specs may import: support of the tests, and scripts
 * @param {readonly PageBlocks[]} project.pages
 * @param {Readonly<Record<string, string>>} [project.edits] added and removed lines of files in `registry`, by path; of
 * files of pages also the other lines
 * @returns {string[]} paths of specs, in the order of `specs`
 */
export function specsFor({ changed, specs, modules, pages, edits = {} }) {
  const imports = new Map(specs.map((spec) => [spec.path, importsOf(spec, modules)]));
  const isImported = (path) => [...imports.values()].some((all) => all.has(path));
  const names = new Map(specs.map((spec) => [spec.path, blocksNamedIn(spec.text, pages)]));

  const isChosenBy = (file) => {
    if (specs.some(({ path }) => path === file)) return (spec) => spec.path === file;
    if (isImported(file)) return (spec) => imports.get(spec.path).has(file);
    if (unread.some((pattern) => pattern.test(file))) return () => false;
    if (/^tests\/support\//.test(file)) return () => false;
    if (file.startsWith('src/editor/')) return ({ text }) => /\/editor\b|#editor\//.test(text);
    const [, block] = /^blocks\/([\w-]+)\//.exec(file) ?? [];
    const types = block ? [block] : listedTypes(file, edits[file]);
    const addresses = pageAddresses(file, edits[file]);
    if (types.length === 0 && addresses.size === 0) return () => true;
    return ({ path, text }) =>
      names.get(path).size === 0 ||
      types.some((type) => names.get(path).has(type)) ||
      [...addressesIn(text)].some((address) => addresses.has(address));
  };
  const choices = changed.map(isChosenBy);
  return specs.filter((spec) => choices.some((isChosen) => isChosen(spec))).map(({ path }) => path);
}

/** The types of blocks that a change adds to or removes from the list; empty if it changes anything else. */
function listedTypes(file, edit = '') {
  if (file !== 'registry/blocks.ts') return [];
  const imports = /^import \w+ from '#blocks\/([\w-]+)\/index\.ts';$/;
  const lines = edit.split('\n').map((line) => line.trim());
  if (!lines.every((line) => line === '' || imports.test(line) || /^\w+,$/.test(line))) return [];
  return lines.flatMap((line) => imports.exec(line)?.[1] ?? []);
}

/** The paths of the pages that a file defines, before and after a change. */
const pageAddresses = (file, edit = '') =>
  /^registry\/pages\//.test(file) && edit.includes('defineGroup({')
    ? new Set([...edit.matchAll(/\bpath: '(\/[^']*)'/g)].map(([, path]) => path))
    : new Set();

const addressesIn = (text) => new Set([...text.matchAll(/['"`}](\/[\w/]*)/g)].map(([, path]) => path));

/** The blocks that a spec names, and those of the pages that it names; home alone is where a walk begins. */
function blocksNamedIn(text, pages) {
  const named = [...text.matchAll(/data-block="?([\w-]+)|blocks\/([\w-]+)\//g)].map(
    ([, one, other]) => one ?? other,
  );
  const addresses = addressesIn(text);
  const shown = pages.filter(({ path }) => addresses.has(path));
  if (named.length === 0 && shown.every(({ path }) => path === '/')) return new Set();
  return new Set([...named, ...shown.flatMap(({ blocks }) => blocks)]);
}

/** The modules of the tests that a file imports, also by others. */
function importsOf({ path, text }, modules) {
  const found = new Set();
  const follow = (from, source) => {
    for (const [, name] of source.matchAll(/from '((?:\.|#tests\/)[^']*)'/g)) {
      const target = name.startsWith('#tests/')
        ? name.replace('#tests/', 'tests/')
        : normalize(join(dirname(from), name));
      if (found.has(target)) continue;
      const module = modules.find((one) => one.path === target);
      if (!module) continue;
      found.add(target);
      follow(target, module.text);
    }
  };
  follow(path, text);
  return found;
}

/** Prints the pages with their blocks. The project's own Node reads them, because they are TypeScript. */
const pagesProgram = `
import { builtInGroups } from './registry/pages/index.ts';
const pages = builtInGroups.flatMap((group) => group.pages);
console.log(JSON.stringify(pages.map(({ path, blocks }) => ({ path, blocks: blocks.map(({ type }) => type) }))));`;

/**
 * The Playwright tests for what changed since a commit, in the working tree and in untracked files.
 * @param {string} commit
 * @returns {Promise<string[]>}
 */
export async function chooseChangedSpecs(commit) {
  const changed = [
    ...(await linesOf('git', ['diff', '--name-only', commit])),
    ...(await linesOf('git', ['ls-files', '--others', '--exclude-standard'])),
  ];
  const edits = {};
  for (const file of changed.filter((path) => /^registry\/(?:blocks\.ts$|pages\/)/.test(path)))
    edits[file] = await editOf(commit, file);
  const specs = sources('tests/e2e');
  const chosen = await chooseSpecs(changed, edits);
  console.log(
    `\n${changed.length} files changed since ${commit}: ${chosen.length} of ${specs.length} Playwright specs`,
  );
  return chosen;
}

/**
 * The Playwright tests that a change of these files can break.
 * @param {readonly string[]} changed paths from the root, with slashes
 * @param {Readonly<Record<string, string>>} [edits] as in `specsFor`
 * @returns {Promise<string[]>}
 */
export async function chooseSpecs(changed, edits) {
  const [pages = '[]'] = await linesOf(projectNode(), ['--input-type=module', '--eval', pagesProgram]);
  const specs = sources('tests/e2e');
  const modules = [...sources('tests'), ...sources('scripts')];
  return specsFor({ changed, specs, modules, pages: JSON.parse(pages), edits });
}

/** Added and removed lines of a file since a commit; of a file of pages all lines. An untracked file has none. */
async function editOf(commit, file) {
  const context = file.startsWith('registry/pages/') ? 100_000 : 0;
  const lines = await linesOf('git', ['diff', `--unified=${context}`, commit, '--', file]);
  const first = lines.findIndex((line) => line.startsWith('@@'));
  const edited = first < 0 ? [] : lines.slice(first);
  return edited
    .filter((line) => !line.startsWith('@@'))
    .map((line) => line.slice(1))
    .join('\n');
}

async function linesOf(command, args) {
  const { code, lines } = await capture(command, args, { env: toolEnvironment() });
  if (code !== 0)
    throw new Problem(`${command} ended with code ${code}: ${lines.join(' ')}`, 'Repair what it names');
  return lines.filter(Boolean);
}

/** The modules below a folder. @returns {Source[]} */
const sources = (folder) =>
  readdirSync(inRoot(folder), { recursive: true })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((path) => /\.(?:ts|mjs)$/.test(path))
    .map((path) => ({ path, text: readFileSync(inRoot(path), 'utf8') }));
