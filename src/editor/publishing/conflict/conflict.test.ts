import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepEqual } from '#lib/deep-equal.ts';
import type { Entry } from '#schemas/entry.ts';
import { type Choice, type Conflict, conflictParts, mergedEntry, type Side } from './conflict.ts';

const block = (id: string, n = 0) => ({ id, type: 'stats', version: 1, props: { n } });
const page = (blocks: readonly unknown[], data: Record<string, unknown> = {}): Entry => ({
  kind: 'page',
  id: '/a',
  data: { title: { zh: '甲', en: 'A' }, blocks, ...data },
  texts: { 'zh-CN': { data: {} } },
});
const ids = ({ data }: Entry) =>
  (data.blocks as { id: string; props: { n: number } }[]).map(({ id, props }) => `${id}${props.n}`);

describe('[EDIT-02] merging two versions of an entry', () => {
  it.each<[string, Conflict, (string | undefined)[][]]>([
    [
      'a block that only I have changed is mine',
      { base: page([block('a')]), mine: page([block('a', 1)]), theirs: page([block('a')], { x: 1 }) },
      [
        ['block 0 a', 'mine'],
        ['data x', 'theirs'],
      ],
    ],
    [
      'a block that both have changed is nobody’s',
      { base: page([block('a')]), mine: page([block('a', 1)]), theirs: page([block('a', 2)]) },
      [['block 0 a', undefined]],
    ],
    [
      'a block that both have changed in the same way is none',
      { base: page([block('a')]), mine: page([block('a', 1)]), theirs: page([block('a', 1)]) },
      [],
    ],
    [
      'a block that they have removed and I have changed',
      { base: page([block('a')]), mine: page([block('a', 1)]), theirs: page([]) },
      [['block 0 a', undefined]],
    ],
    [
      'another order of the blocks',
      {
        base: page([block('a'), block('b')]),
        mine: page([block('a'), block('b')]),
        theirs: page([block('b'), block('a')]),
      },
      [['order', 'theirs']],
    ],
    [
      'everything when nobody knows what both began with',
      { base: undefined, mine: page([block('a')]), theirs: page([block('b')]) },
      [
        ['block 0 a', 'mine'],
        ['block 0 b', 'theirs'],
      ],
    ],
  ])('%s', (_name, conflict, expected) => {
    expect(conflictParts(conflict).map(({ name, changedBy }) => [name, changedBy])).toEqual(expected);
  });

  it('takes each part from the chosen side', () => {
    const conflict = {
      base: page([block('a'), block('b')]),
      mine: page([block('a', 1), block('m'), block('b')]),
      theirs: page([block('a', 2), block('t'), block('b', 2)]),
    };
    const choices = new Map<string, Side>([
      ['block 0 a', 'theirs'],
      ['block 0 t', 'theirs'],
      ['block 0 b', 'mine'],
    ]);
    expect(ids(mergedEntry(conflict, choices))).toEqual(['a2', 't0', 'm0', 'b0']);
  });

  it('offers both only where the two have changed texts, and keeps the words of both', () => {
    const statement = (zh: string, n = 0) => ({ ...block('a', n), props: { n, text: { zh, en: 'A' } } });
    const conflict = {
      base: page([statement('甲')]),
      mine: page([statement('甲，一')]),
      theirs: page([statement('甲，二')]),
    };
    const [part] = conflictParts(conflict);
    expect(part?.both?.value).toEqual(statement('甲，一，二'));
    const both = new Map<string, Choice>([['block 0 a', 'both']]);
    expect(mergedEntry(conflict, both)).toEqual(page([statement('甲，一，二')]));
    const numbers = { ...conflict, theirs: page([statement('甲', 2)]), mine: page([statement('甲', 1)]) };
    expect(conflictParts(numbers)[0]).not.toHaveProperty('both');
  });

  it('moves the edit times of texts with their block', () => {
    const conflict = {
      base: page([block('a')]),
      mine: page([block('a', 1)], { edited: { a: { n: { zh: '1' } } } }),
      theirs: page([block('a', 2)], { edited: { a: { n: { zh: '2' } } } }),
    };
    const choices = new Map<string, Side>([['block 0 a', 'theirs']]);
    expect(mergedEntry(conflict, choices).data.edited).toEqual({ a: { n: { zh: '2' } } });
  });

  it('offers the fields of other entries, separately for each language', () => {
    const news = (author: string, title: string): Entry => ({
      kind: 'news',
      id: 'n',
      date: '2026-01-01',
      data: { author },
      texts: { 'zh-CN': { data: { title } } },
    });
    const conflict = { base: news('Lin', '旧'), mine: news('Lin', '我的'), theirs: news('He', '他的') };
    expect(conflictParts(conflict).map(({ name, changedBy }) => [name, changedBy])).toEqual([
      ['data author', 'theirs'],
      ['text zh-CN title', undefined],
    ]);
    const choices = new Map<string, Side>([['data author', 'theirs']]);
    expect(mergedEntry(conflict, choices)).toEqual(news('He', '我的'));
  });
});

const anyPage = fc
  .record({
    blocks: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 }),
    n: fc.array(fc.nat(2), { minLength: 4, maxLength: 4 }),
    title: fc.string(),
  })
  .map(({ blocks, n, title }) =>
    page(
      blocks.map((id, index) => block(id, n[index])),
      { title },
    ),
  );

it.each<Side>(['mine', 'theirs'])('[EDIT-02] all of %s is exactly that', (side) => {
  fc.assert(
    fc.property(anyPage, anyPage, anyPage, (base, mine, theirs) => {
      const conflict = { base, mine, theirs };
      const choices = new Map(conflictParts(conflict).map(({ name }) => [name, side]));
      expect(deepEqual(mergedEntry(conflict, choices), conflict[side])).toBe(true);
    }),
  );
});
