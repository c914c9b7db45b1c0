import { dirname, join, normalize } from 'node:path/posix';

/** @typedef {{ path: string, text: string }} Source path: from the root, with slashes */

const isTest = (path) => /\.test\.\w+$/.test(path);

/**
 * The tests that import a module, directly or through others, the nearest first. A word that the names of both share, like
 * `feeds`, is worth as much as half of the way: site tests import everything through the server.
 * @param {string} path of the module, from the root
 * @param {readonly Source[]} sources all modules and tests
 * @param {Readonly<Record<string, string>>} aliases as in `package.json`: `{ '#lib/*': './src/lib/*' }`
 * @param {string} [kind] of the mutant: `headers` is a word that a test may share, too
 * @returns {string[]} paths of tests
 */
export function nearestTests(path, sources, aliases, kind = '') {
  const importers = importersOf(sources, aliases);
  const steps = new Map([[path, 0]]);
  // Modules that the loop adds are visited too: the search goes on in breadth.
  for (const [module, count] of steps)
    for (const importer of importers.get(module) ?? [])
      if (!steps.has(importer)) steps.set(importer, count + 1);
  const words = wordsOf(path).union(wordsOf(kind));
  const distance = (test) => steps.get(test) / (1 + wordsOf(test).intersection(words).size);
  return [...steps.keys()].filter(isTest).sort((one, other) => distance(one) - distance(other));
}

/** The words of a path without the top folder and the endings, in the singular: of `tests/site/feeds.test.ts` site, feed. */
const wordsOf = (path) =>
  new Set(
    path
      .replace(/^\w+\/|\..*$/g, '')
      .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)
      .map((word) => word.toLowerCase().replace(/s$/, '')),
  );

/** The modules that import a module, by its path. */
function importersOf(sources, aliases) {
  const importers = new Map();
  for (const { path, text } of sources)
    for (const name of importedNames(text)) {
      const target = targetOf(path, name, aliases);
      importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  return importers;
}

/** Imports of types alone do not count: they do nothing. */
const importedNames = (text) =>
  [
    ...text.matchAll(/^(?:im|ex)port (?!type\b)(?:[^;'"]*?\bfrom )?'([^'\n]+)'|\bimport\('([^'\n]+)'\)/gm),
  ].map(([, one, other]) => one ?? other);

function targetOf(path, name, aliases) {
  if (name.startsWith('.')) return normalize(join(dirname(path), name));
  const [alias, target] = Object.entries(aliases).find(([key]) => name.startsWith(key.slice(0, -1))) ?? [];
  return alias ? normalize(target.replace('*', name.slice(alias.length - 1))) : name;
}
