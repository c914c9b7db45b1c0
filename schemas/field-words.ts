import { blockFields } from './words/block-fields.ts';
import { contentFields } from './words/content-fields.ts';
import { pageFields } from './words/page-fields.ts';
import type { FieldWords } from './words/words.ts';

/**
 * THE vocabulary of the editor's forms: what fields are called, by their names. `notices.menu` is a `menu` somewhere
 * inside of `notices`, and goes before `menu`. A schema whose name means something else says so itself:
 * `.meta({ words: field('…', '…'), widget: 'picture' })`. Every field needs words: a test fails for one without.
 */
const vocabulary: Readonly<Record<string, FieldWords>> = { ...contentFields, ...blockFields, ...pageFields };

interface Named {
  parents: readonly string[];
  words: FieldWords;
}

/** By the last name, the longest paths first. */
const byName = new Map<string, Named[]>();
for (const [path, words] of Object.entries(vocabulary)) {
  const parents = path.split('.');
  const name = parents.pop() ?? '';
  const all = [...(byName.get(name) ?? []), { parents, words }];
  byName.set(
    name,
    all.sort((a, b) => b.parents.length - a.parents.length),
  );
}

/** The words of the field at this path; undefined when nobody named it. */
export const fieldWordsAt = (path: readonly string[]): FieldWords | undefined =>
  byName.get(path.at(-1) ?? '')?.find(({ parents }) => standsIn(path.slice(0, -1), parents))?.words;

/** Whether names follow one another somewhere in a path. */
function standsIn(path: readonly string[], names: readonly string[]): boolean {
  let next = 0;
  for (const part of path) if (part === names[next]) next += 1;
  return next === names.length;
}
