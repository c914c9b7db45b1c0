import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepEqual } from '#lib/deep-equal.ts';
import type { Entry } from '#schemas/entry.ts';
import { align, pairUp, wordDifference } from './align.ts';
import { differencesOf } from './differences.ts';

const block = (id: string, props: Record<string, unknown> = {}) => ({ id, type: 'stats', version: 1, props });
const page = (blocks: readonly unknown[], data: Record<string, unknown> = {}): Entry => ({
  kind: 'page',
  id: '/a',
  data: { path: '/a', title: { zh: '甲', en: 'A' }, meta: {}, blocks, ...data },
  texts: { 'zh-CN': { data: {} } },
});

/** The differences between two pages, one line each. */
const lines = (before: Entry | undefined, after: Entry | null) =>
  differencesOf(before, after).map((difference) => {
    const { change, block: about, fields } = difference;
    const at = about ? `${about.id}@${difference.position}${difference.moved ? ' moved' : ''}` : 'entry';
    return [
      change,
      at,
      ...fields.map(({ path, language }) => [...path, ...(language ? [language] : [])].join('.')),
    ];
  });

describe('differencesOf a page', () => {
  it.each<[string, readonly unknown[], readonly unknown[], unknown]>([
    ['nothing', [block('a')], [block('a')], []],
    ['an added block', [block('a')], [block('b'), block('a')], [['added', 'b@1']]],
    ['a removed block', [block('a'), block('b')], [block('a')], [['removed', 'b@2']]],
    [
      'a moved block',
      [block('a'), block('b'), block('c')],
      [block('c'), block('a'), block('b')],
      [['changed', 'c@1 moved']],
    ],
    [
      'a block that was moved and changed',
      [block('a'), block('b', { n: 1 }), block('c')],
      [block('a'), block('c'), block('b', { n: 2 })],
      [['changed', 'b@3 moved', 'props.n']],
    ],
    [
      'one language of a text deep inside',
      [block('a', { items: [{ title: { zh: '一', en: 'one' } }] })],
      [block('a', { items: [{ title: { zh: '一', en: 'first' } }] })],
      [['changed', 'a@1', 'props.items.0.title.en-US']],
    ],
    [
      'an item added in the middle of a list',
      [block('a', { items: [{ n: 1 }, { n: 2 }] })],
      [block('a', { items: [{ n: 1 }, { n: 9 }, { n: 2 }] })],
      [['changed', 'a@1', 'props.items.1.n']],
    ],
    [
      'another type under the same id',
      [block('a')],
      [{ ...block('a'), type: 'map' }],
      [['changed', 'a@1', 'type']],
    ],
    ['the second of two blocks with one id', [block('a'), block('a')], [block('a')], [['removed', 'a@2']]],
    ['blocks that are none', [block('a')], ['?'], [['changed', 'entry', 'data.blocks.0']]],
  ])('name %s', (_name, before, after, expected) => {
    expect(lines(page(before), page(after))).toEqual(expected);
  });

  it('lists the fields of the page itself and its languages', () => {
    const after = page([], { title: { zh: '乙', en: 'A' }, meta: { hidden: true } });
    expect(lines(page([]), { ...after, texts: { 'en-US': { data: {} } } })).toEqual([
      ['changed', 'entry', 'data.title.zh-CN', 'data.meta.hidden', 'texts.zh-CN', 'texts.en-US'],
    ]);
  });

  it('lists added and removed blocks', () => {
    expect(lines(undefined, page([block('a')]))).toEqual([
      ['added', 'entry', 'data.path', 'data.title.zh-CN', 'data.title.en-US', 'data.meta', 'texts.zh-CN'],
      ['added', 'a@1'],
    ]);
    expect(lines(page([]), null)).toEqual([['removed', 'entry']]);
    expect(lines(undefined, null)).toEqual([]);
  });

  it('ignores the edit times of the languages, which visitors never see', () => {
    expect(lines(page([]), page([], { edited: { a: { title: { zh: '2026' } } } }))).toEqual([]);
  });
});

it('separates the shared fields of other entries from the texts of each language', () => {
  const before: Entry = {
    kind: 'notice',
    id: 'n',
    facet: '1',
    date: '2026-01-01',
    data: { author: 'Lin' },
    texts: { 'zh-CN': { data: { title: '旧' } } },
  };
  const after: Entry = {
    ...{ ...before, facet: '2', data: { author: 'He' } },
    texts: { 'zh-CN': { data: { title: '新' }, facet: 'x' }, 'en-US': { data: { title: 'new' } } },
  };
  expect(lines(before, after)).toEqual([
    [
      ...['changed', 'entry', 'facet', 'data.author', 'data.title.zh-CN', 'facet.zh-CN'],
      ...['texts.en-US', 'data.title.en-US'],
    ],
  ]);
});

const props = fc.dictionary(
  fc.constantFrom('a', 'b', 'items'),
  fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.record({ zh: fc.string(), en: fc.string() })),
);
const anyBlock = fc.record({
  id: fc.constantFrom('x', 'y', 'z'),
  type: fc.constantFrom('stats', 'map'),
  props,
});
const anyEntry = fc.oneof(
  fc.array(anyBlock, { maxLength: 4 }).map((blocks) => page(blocks)),
  fc.jsonValue({ maxDepth: 2 }).map((blocks) => page([], { blocks })),
  fc.record({
    kind: fc.constant('news' as const),
    id: fc.constant('n'),
    data: props,
    texts: fc.option(fc.dictionary(fc.constantFrom('zh-CN', 'en-US'), fc.record({ data: props })), {
      nil: undefined,
    }),
  }),
);

it('[EDIT-02] returns a difference exactly if two versions are not equal', () => {
  fc.assert(
    fc.property(anyEntry, anyEntry, (before, after) => {
      fc.pre(before.kind === after.kind);
      expect(differencesOf(before, before)).toEqual([]);
      expect(differencesOf(before, after).length === 0).toBe(deepEqual(before, after));
    }),
    { numRuns: 300 },
  );
});

it('marks changed words in English and in Chinese', () => {
  expect(wordDifference('four halls of 10 m', 'five halls of 10 m each', 'en-US')).toMatchObject([
    { text: 'four', change: 'removed' },
    { text: 'five', change: 'added' },
    { text: ' halls of 10 m' },
    { text: ' each', change: 'added' },
  ]);
  expect(wordDifference('室内展览面积', '室外展览面积', 'zh-CN')).toMatchObject([
    { text: '室内', change: 'removed' },
    { text: '室外', change: 'added' },
    { text: '展览面积' },
  ]);
});

it('contains both texts completely in their word difference', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const runs = wordDifference(before, after, 'en-US');
      const read = (but: string) => runs.map(({ text, change }) => (change === but ? '' : text)).join('');
      expect([read('added'), read('removed')]).toEqual([before, after]);
    }),
  );
});

it('keeps every item of both aligned lists, in order', () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 });
  fc.assert(
    fc.property(list, list, fc.constantFrom(align, pairUp), (before, after, how) => {
      const rows = how<string>(before, after, Object.is);
      expect(rows.flatMap((row) => row.before?.item ?? [])).toEqual(before);
      expect(rows.flatMap((row) => row.after?.item ?? [])).toEqual(after);
      expect(rows.flatMap((row) => row.after?.index ?? [])).toEqual(after.map((_, index) => index));
    }),
  );
});
