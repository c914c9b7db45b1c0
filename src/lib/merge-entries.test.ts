import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from '#schemas/entry.ts';
import { mergeEntries } from './merge-entries.ts';

interface TestBlock {
  id: string;
  type: string;
  props: { title: { zh: string; en: string }; items: string[] };
}

const block = (id: string, zh = '甲', items: string[] = []): TestBlock => ({
  id,
  type: 'stats',
  props: { title: { zh, en: 'A' }, items },
});
const page = (blocks: readonly TestBlock[], data: Record<string, unknown> = {}): Entry => ({
  kind: 'page',
  id: '/a',
  data: { title: { zh: '页', en: 'Page' }, blocks, ...data },
  texts: { 'zh-CN': { data: {} } },
});
const blocksOf = ({ data: { blocks } }: Entry) => blocks as TestBlock[];
const shownOf = (entry: Entry) => blocksOf(entry).map(({ id, props }) => `${id}:${props.title.zh}`);

describe('[PUB-13] merging two states of a page', () => {
  const [a, b, c, d] = [block('a'), block('b'), block('c'), block('d')];
  it.each<[string, Record<'base' | 'mine' | 'theirs', readonly TestBlock[]>, string[]]>([
    [
      'keeps edits of two blocks',
      { base: [a, b], mine: [block('a', '我'), b], theirs: [a, block('b', '他')] },
      ['a:我', 'b:他'],
    ],
    [
      'keeps a move and an edit of the same block',
      { base: [a, b, c], mine: [b, c, a], theirs: [block('a', '他'), b, c] },
      ['b:甲', 'c:甲', 'a:他'],
    ],
    [
      'keeps two additions at the same place',
      { base: [a], mine: [a, block('m')], theirs: [a, block('t')] },
      ['a:甲', 'm:甲', 't:甲'],
    ],
    [
      'keeps a removal and an edit of another block',
      { base: [a, b], mine: [b], theirs: [a, block('b', '他')] },
      ['b:他'],
    ],
    [
      'keeps moves of two blocks',
      { base: [a, b, c, d], mine: [b, a, c, d], theirs: [a, b, d, c] },
      ['b:甲', 'a:甲', 'd:甲', 'c:甲'],
    ],
    [
      'puts an addition behind the block that they have moved',
      { base: [a, b, c], mine: [a, block('m'), b, c], theirs: [b, c, a] },
      ['b:甲', 'c:甲', 'a:甲', 'm:甲'],
    ],
  ])('%s', (_name, { base, mine, theirs }, expected) => {
    const merged = mergeEntries({ base: page(base), mine: page(mine), theirs: page(theirs) });
    expect([shownOf(merged.entry), merged.clashes]).toEqual([expected, []]);
  });

  it('merges the languages of one text, and names the language that both have changed', () => {
    const titled = (zh: string, en: string) => page([], { title: { zh, en } });
    const base = titled('页', 'Page');
    expect(mergeEntries({ base, mine: titled('我', 'Page'), theirs: titled('页', 'Theirs') })).toEqual({
      entry: titled('我', 'Theirs'),
      clashes: [],
    });
    const both = { base, mine: titled('我', 'Page'), theirs: titled('他', 'Theirs') };
    expect(mergeEntries(both)).toEqual({ entry: titled('我', 'Theirs'), clashes: ['data.title.zh'] });
    expect(mergeEntries(both, 'theirs').entry).toEqual(titled('他', 'Theirs'));
  });

  it('treats a list in a block as one field', () => {
    const merged = mergeEntries({
      base: page([block('a', '甲', ['1'])]),
      mine: page([block('a', '甲', ['1', '2'])]),
      theirs: page([block('a', '甲', ['0', '1'])]),
    });
    expect(merged.clashes).toEqual(['data.blocks.a.props.items']);
  });

  it('treats an edit of a block that the other has removed as a clash', () => {
    const versions = { base: page([a, b]), mine: page([block('a', '我'), b]), theirs: page([b]) };
    expect(mergeEntries(versions)).toEqual({ entry: versions.mine, clashes: ['data.blocks.a'] });
    expect(shownOf(mergeEntries(versions, 'theirs').entry)).toEqual(['b:甲']);
  });

  it('merges the fields of other entries by language, and columns', () => {
    const news = (title: string, author: string, date: string): Entry => ({
      ...{ kind: 'news', id: 'n', date, data: { author } },
      texts: { 'zh-CN': { data: { title } } },
    });
    const english = { ...news('旧', 'Lin', '2026-01-02'), texts: { 'en-US': { data: { title: 'New' } } } };
    const theirs = { ...english, texts: { ...news('旧', '', '').texts, ...english.texts } };
    const merged = mergeEntries({
      base: news('旧', 'Lin', '2026-01-01'),
      mine: news('新', 'He', '2026-01-01'),
      theirs,
    });
    expect(merged).toEqual({
      entry: {
        ...{ kind: 'news', id: 'n', date: '2026-01-02', data: { author: 'He' } },
        texts: { 'zh-CN': { data: { title: '新' } }, 'en-US': { data: { title: 'New' } } },
      },
      clashes: [],
    });
  });

  it('never asks about edit times: the later one counts, and those of a removed block go', () => {
    const timed = (zh: string | undefined, blocks = [a]) =>
      page(blocks, { edited: { a: { title: zh === undefined ? {} : { zh } } } });
    const merge = (base: Entry, mine: Entry, theirs: Entry) =>
      mergeEntries({ base, mine, theirs }).entry.data.edited;
    expect(merge(timed('1'), timed('3'), timed('2'))).toEqual({ a: { title: { zh: '3' } } });
    expect(merge(timed('1'), timed(undefined), timed('2'))).toEqual({ a: { title: { zh: '2' } } });
    expect(merge(timed('1'), page([]), timed('2'))).toEqual({});
  });

  it('keeps the blocks that each side alone has if the common state is unknown', () => {
    const versions = { base: undefined, mine: page([a, b]), theirs: page([block('a', '他'), c]) };
    expect(mergeEntries(versions).clashes).toEqual(['data.blocks.a.props.title.zh']);
    expect(shownOf(mergeEntries(versions, 'theirs').entry)).toEqual(['a:他', 'b:甲', 'c:甲']);
  });
});

/** An edit of a random page, with numbers that are reduced to what the page has. */
type Edit = readonly ['text' | 'english' | 'items' | 'page' | 'move' | 'add' | 'remove', number, number];

const edit = fc.tuple(
  fc.constantFrom<Edit[0]>('text', 'english', 'items', 'page', 'move', 'add', 'remove'),
  fc.nat(7),
  fc.nat(7),
);
const edits = fc.array(edit, { maxLength: 6 });

function applied(entry: Entry, [what, at, to]: Edit, text: string): Entry {
  const blocks = [...blocksOf(entry)];
  const index = at % Math.max(1, blocks.length);
  const chosen = blocks[index];
  const { data } = entry;
  if (what === 'page') return { ...entry, data: { ...data, title: { zh: text, en: 'Page' } } };
  if (what === 'add') blocks.splice(to % (blocks.length + 1), 0, block(text, text));
  else if (!chosen) return entry;
  else if (what === 'remove') blocks.splice(index, 1);
  else if (what === 'move') blocks.splice(to % blocks.length, 0, ...blocks.splice(index, 1));
  else {
    const { props } = chosen;
    const title = what === 'items' ? props.title : { ...props.title, [what === 'text' ? 'zh' : 'en']: text };
    const items = what === 'items' ? [...props.items, text] : props.items;
    blocks[index] = { ...chosen, props: { title, items } };
  }
  return { ...entry, data: { ...data, blocks } };
}

/** Applies edits of one person: ids and texts of two persons are never the same by chance. */
const edited = (from: Entry, who: string, list: readonly Edit[]): Entry =>
  list.reduce((entry, one, number) => applied(entry, one, `${who}${number}`), from);

const start = page(['a', 'b', 'c', 'd', 'e'].map((id) => block(id)));

/** The fields of a page by place; a block is present if it has a type. */
const fieldsOf = (entry: Entry): Map<string, string> =>
  new Map([
    ['title', JSON.stringify(entry.data.title)],
    ...blocksOf(entry).flatMap(({ id, type, props: { title, items } }): [string, string][] => [
      [`${id} type`, type],
      [`${id} zh`, title.zh],
      [`${id} en`, title.en],
      [`${id} items`, items.join()],
    ]),
  ]);

const runs = { numRuns: 2_000 };

describe('[PUB-13] merging any edits of two people', () => {
  it('loses no change: a field has the value of the only one who changed it, or is named as a clash', () => {
    let disjoint = 0;
    fc.assert(
      fc.property(edits, edits, (first, second) => {
        const [mine, theirs] = [edited(start, 'm', first), edited(start, 't', second)];
        const merged = mergeEntries({ base: start, mine, theirs });
        if (merged.clashes.length === 0) disjoint += 1;
        const [was, one, other, result] = [start, mine, theirs, merged.entry].map(fieldsOf);
        const contested = new Set(
          merged.clashes.map((where) => (where.startsWith('data.title') ? 'title' : where.split('.')[2])),
        );
        for (const place of new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])) {
          const [before, a, b] = [was, one, other].map((fields) => fields?.get(place));
          if (contested.has(place.split(' ')[0] ?? '')) continue;
          expect(result?.get(place)).toBe(a === before ? b : a);
          if (a !== before && b !== before) expect(a).toBe(b);
        }
      }),
      runs,
    );
    expect(disjoint).toBeGreaterThan(500);
  });

  it('gives exactly mine if they changed nothing, and exactly theirs if I did not', () => {
    fc.assert(
      fc.property(edits, (list) => {
        const changed = edited(start, 'm', list);
        expect(mergeEntries({ base: start, mine: changed, theirs: start }).entry).toEqual(changed);
        expect(mergeEntries({ base: start, mine: start, theirs: changed }).entry).toEqual(changed);
      }),
      runs,
    );
  });

  it('changes nothing when a save is repeated that was merged before', () => {
    fc.assert(
      fc.property(edits, edits, (first, second) => {
        const [mine, theirs] = [edited(start, 'm', first), edited(start, 't', second)];
        const { entry } = mergeEntries({ base: start, mine, theirs });
        expect(mergeEntries({ base: theirs, mine: entry, theirs: entry })).toEqual({ entry, clashes: [] });
        expect(mergeEntries({ base: start, mine, theirs: entry }).clashes).toEqual([]);
      }),
      runs,
    );
  });

  it('gives the same fields whoever of the two is merged into the other, as long as they do not clash', () => {
    fc.assert(
      fc.property(edits, edits, (first, second) => {
        const [mine, theirs] = [edited(start, 'm', first), edited(start, 't', second)];
        const [one, other] = [
          mergeEntries({ base: start, mine, theirs }),
          mergeEntries({ base: start, mine: theirs, theirs: mine }),
        ];
        expect(one.clashes.toSorted()).toEqual(other.clashes.toSorted());
        if (one.clashes.length === 0) expect(fieldsOf(one.entry)).toEqual(fieldsOf(other.entry));
      }),
      runs,
    );
  });

  it('returns the blocks that did not change as the same objects, so that they are not rendered again', () => {
    fc.assert(
      fc.property(edits, edits, (first, second) => {
        const [mine, theirs] = [edited(start, 'm', first), edited(structuredClone(start), 't', second)];
        const known = new Map(blocksOf(mine).map((one) => [one.id, one]));
        for (const one of blocksOf(mergeEntries({ base: structuredClone(start), mine, theirs }).entry)) {
          const before = known.get(one.id);
          if (before && JSON.stringify(before) === JSON.stringify(one)) expect(one).toBe(before);
        }
      }),
      runs,
    );
  });
});
