import { expect, test } from 'vitest';
import { insertBlock } from './insert-block.mjs';

const registry = (list, imports = ['banner', 'rich-text', 'stats']) => `${imports
  .map((type) => `import ${camel(type)} from '#blocks/${type}/index.ts';\n`)
  .join('')}
/** THE list: of [all] blocks. */
export const blocks = ${list} as const;

export const other = [banner];
`;
const camel = (type) => type.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const openingHours = { type: 'opening-hours', identifier: 'openingHours' };

test('a block is inserted in its place among the imports and in a sorted array', () => {
  expect(insertBlock(registry('[banner, richText, stats]'), openingHours)).toBe(
    registry('[banner, openingHours, richText, stats]', ['banner', 'opening-hours', 'rich-text', 'stats']),
  );
});

test('a block that comes last stands after the last one', () => {
  const video = { type: 'video', identifier: 'video' };
  expect(insertBlock(registry('[banner, richText, stats]'), video)).toBe(
    registry('[banner, richText, stats, video]', ['banner', 'rich-text', 'stats', 'video']),
  );
});

test('in a list in an order of its own the block goes to the end', () => {
  expect(insertBlock(registry('[stats, banner, richText]'), openingHours)).toContain(
    'blocks = [stats, banner, richText, openingHours] as const',
  );
});

test('lines and comments of the list stay as they are', () => {
  const list =
    '[\n  banner, // the hero, large\n  /* text, any */\n  richText,\n  stats, // last, for now\n]';
  expect(insertBlock(registry(list), openingHours)).toContain(
    '[\n  banner, // the hero, large\n  /* text, any */\n  openingHours,\n  richText,\n  stats, // last, for now\n]',
  );
  expect(insertBlock(registry(list), { type: 'video', identifier: 'video' })).toContain(
    '  stats,\n  video, // last, for now\n]',
  );
});

test('in an object the entry gets its type as key', () => {
  expect(insertBlock(registry("{ banner, 'rich-text': richText, stats }"), openingHours)).toContain(
    "blocks = { banner, 'opening-hours': openingHours, 'rich-text': richText, stats } as const",
  );
  const map = insertBlock(registry('{ banner, stats }'), { type: 'map', identifier: 'map' });
  expect(map).toContain('blocks = { banner, map, stats } as const');
});

test('other imports keep their places', () => {
  const text = `import * as z from 'zod';\n${registry('[banner]', ['banner'])}`.replace(
    "index.ts';\n",
    "index.ts';\nimport type { BlockDefinition } from '#blocks/define.ts';\nimport { x } from './x.ts';\n",
  );
  expect(insertBlock(text, openingHours)).toContain(
    "'#blocks/define.ts';\nimport openingHours from '#blocks/opening-hours/index.ts';\nimport { x } from './x.ts';",
  );
});

test('a name that the file uses already gets a longer one', () => {
  const text = insertBlock(registry('[banner]', ['banner']), { type: 'other', identifier: 'other' });
  expect(text).toContain("import otherBlock from '#blocks/other/index.ts';");
  expect(text).toContain('blocks = [banner, otherBlock] as const');
});

test('a block that is in the list already is refused', () => {
  expect(() => insertBlock(registry('[banner]'), { type: 'stats', identifier: 'stats' })).toThrow(
    /holds "stats" already/,
  );
});

test('a file without the list is refused with what to do', () => {
  expect(() => insertBlock("import a from '#blocks/a/index.ts';\n", openingHours)).toThrow(/by hand/);
});
