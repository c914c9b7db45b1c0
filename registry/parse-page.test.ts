import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type BlockDefinition, defineBlock } from '#blocks/define.ts';
import { words } from '#schemas/words/words.ts';
import { createCatalogue } from './blocks.ts';
import { parsePage } from './parse-page.ts';

const note = defineBlock({
  type: 'note',
  version: 3,
  schema: z.object({ text: z.string() }),
  palette: { group: 'layout', name: words('便条', 'Note'), help: words('便条', 'A note'), sketch: 'text' },
  example: { text: 'a' },
  migrations: {
    1: ({ body, ...rest }) => ({ ...rest, words: body }),
    2: ({ words, ...rest }) => ({ ...rest, text: words }),
  },
});
const catalogue = createCatalogue([note as BlockDefinition]);

const parse = (block: { type?: string; version?: number; props?: Record<string, unknown> }) =>
  parsePage(
    { path: '/', title: '', meta: {}, blocks: [{ id: 'x', type: 'note', version: 3, props: {}, ...block }] },
    catalogue,
    (_definition, props) => props,
  )[0];

describe('parsing a page', () => {
  it('brings an older block up to date by its own migrations', () => {
    expect(parse({ version: 1, props: { body: 'old' } })).toMatchObject({
      valid: true,
      props: { text: 'old' },
    });
  });

  it('leaves out a block whose id another one has', () => {
    const block = { id: 'x', type: 'note', version: 3, props: { text: 'a' } };
    const page = { path: '/', title: '', meta: {}, blocks: [block, block] };
    expect(parsePage(page, catalogue, (_definition, props) => props).map(({ valid }) => valid)).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    ['an unknown type', { type: 'gone' }, 'unknown type "gone"'],
    ['invalid props', { props: { text: 1 } }, 'invalid props: text'],
    ['a newer version', { version: 4, props: {} }, 'newer than this site'],
    ['a version nobody can migrate', { version: 0, props: {} }, 'no migration from version 0'],
  ])('[MENU-05] leaves out %s, with its reason', (_name, block, reason) => {
    expect(parse(block)).toMatchObject({ valid: false, reason: expect.stringContaining(reason) });
  });
});
