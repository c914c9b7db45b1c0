import { Problem } from './problem.mjs';

const blockImport = /^import (?<identifier>[\w$]+) from '#blocks\/(?<type>[^/']+)\/index\.ts';$/gm;
const importSource = /^import [^;]*? from '(?<source>[^']+)';$/gm;
const remedy = 'Add the import and the entry by hand';

/**
 * Adds a block to the text of `registry/blocks.ts`: its import among the others in the order of their paths, its
 * entry in the list (array or object) `blocks`, in its place where the list is sorted, else at the end.
 * @param {string} text
 * @param {{ type: string, identifier: string }} block
 * @returns {string}
 */
export function insertBlock(text, { type, identifier }) {
  const known = [...text.matchAll(blockImport)].map(({ groups }) => groups);
  if (known.some((block) => block.type === type))
    throw new Problem(`The list of blocks holds "${type}" already`, 'Choose another name');
  const name = new RegExp(`\\b${identifier}\\b`).test(text) ? `${identifier}Block` : identifier;
  return insertImport(insertEntry(text, name, type), `#blocks/${type}/index.ts`, name);
}

function insertImport(text, source, name) {
  const line = `import ${name} from '${source}';\n`;
  const imports = [...text.matchAll(importSource)];
  if (!imports.some(({ groups }) => groups.source.startsWith('#blocks/')))
    throw new Problem('registry/blocks.ts imports no block to stand beside', remedy);
  const next = imports.find(({ groups }) => groups.source.startsWith('#blocks/') && groups.source > source);
  const last = imports.findLast(({ groups }) => groups.source.startsWith('#blocks/'));
  const at = next ? next.index : last.index + last[0].length + 1;
  return text.slice(0, at) + line + text.slice(at);
}

function insertEntry(text, name, type) {
  const { entries, from, isArray } = listOf(text);
  const names = entries.map(({ name }) => name);
  const entry = isArray || name === type ? name : `'${type}': ${name}`;
  const isSorted = names.every((one, index) => index === 0 || names[index - 1] < one);
  const next = isSorted ? entries.find((one) => one.name > name) : undefined;
  const last = entries.at(-1);
  if (next) return insertAt(text, next.start, `${entry},${indentOf(text, next.start)}`);
  if (last) return insertAt(text, last.end, `,${indentOf(text, last.start)}${entry}`);
  return insertAt(text, from, entry);
}

const insertAt = (text, at, addition) => text.slice(0, at) + addition + text.slice(at);

/** Where an entry stands on a line of its own, the line's beginning; otherwise a space. */
const indentOf = (text, at) => /\n[ \t]*$/.exec(text.slice(0, at))?.[0] ?? ' ';

/** The entries between the brackets after `blocks =`, with their places in the text. */
function listOf(text) {
  const code = withoutComments(text);
  const opening = /\bconst blocks\b[^=]*=\s*(?<bracket>[[{])/.exec(code);
  if (!opening) throw new Problem('registry/blocks.ts has no list `const blocks = […]`', remedy);
  const from = opening.index + opening[0].length;
  const inner = code.slice(from, closing(code, from));
  const entries = [...inner.matchAll(/[^,\s][^,]*/g)].map((match) => {
    const entry = match[0].trimEnd();
    const start = from + match.index;
    return { name: nameOf(entry), start, end: start + entry.length };
  });
  return { entries, from, isArray: opening.groups.bracket === '[' };
}

/** Blanks instead of comments, so that places stay the same. */
const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '));

function closing(text, from) {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    if ('[{('.includes(text[at])) depth += 1;
    if (']})'.includes(text[at])) depth -= 1;
    if (depth === 0) return at;
  }
  throw new Problem('The list of blocks in registry/blocks.ts has no end', remedy);
}

/** The identifier of an entry: `stats` or `'rich-text': richText`. */
const nameOf = (entry) => /[\w$]+$/.exec(entry)?.[0] ?? entry;
