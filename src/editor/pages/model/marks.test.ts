import { describe, expect, it } from 'vitest';
import {
  confirmAll,
  earlierState,
  editedOf,
  outdatedLanguagesInPage,
  outdatedOf,
  outdatedTexts,
  pageKey,
  textsIn,
  withEdited,
} from './edited-marks.ts';
import { removeBlock } from './edits.ts';
import { changedPlace, createPageStore } from './page-store.ts';
import type { PageData } from './stored-page.ts';

const page = {
  blocks: [{ id: 'a', type: 'stats' }],
  edited: { a: { title: { zh: '2026-11-20', en: '2026-11-02' } } },
};

describe('edit times', () => {
  it('show which language of a block and of the page is outdated, and since when', () => {
    expect(outdatedOf(editedOf(page, 'a'))).toEqual({
      language: 'en-US',
      newer: '2026-11-20',
      older: '2026-11-02',
    });
    const both = withEdited(page, pageKey, { title: { en: '2026-11-21' } });
    expect(outdatedLanguagesInPage(both)).toEqual(['zh-CN', 'en-US']);
    expect(outdatedOf(editedOf(both, pageKey))).toEqual({
      language: 'zh-CN',
      newer: '2026-11-21',
      older: undefined,
    });
  });

  it('are up to date after a confirmation and are removed with their block', () => {
    expect(outdatedLanguagesInPage(withEdited(page, 'a', confirmAll(editedOf(page, 'a'))))).toEqual([]);
    expect(removeBlock(page, 'a')).toEqual({ blocks: [], edited: {} });
  });

  it('list the outdated texts with numeric list indexes', () => {
    expect(outdatedTexts({ 'items.1.title': { en: '2026-11-21' }, saying: { zh: 'a', en: 'a' } })).toEqual([
      { path: ['items', 1, 'title'], language: 'zh-CN', newer: '2026-11-21', older: undefined },
    ]);
  });

  it('select the earlier state of the page to compare a text with', () => {
    const version = (id: number, at: string, removed = false) => ({ id, at, removed, languages: [] });
    const versions = [
      version(4, '2026-11-20'),
      version(3, '2026-11-10', true),
      version(2, '2026-11-05'),
      version(1, '2026-11-01'),
    ];
    const builtIn = { kind: 'page', id: '/a', data: { blocks: [] } } as const;
    expect(earlierState({ versions }, '2026-11-12')).toEqual({ version: 2 });
    expect(earlierState({ versions, builtIn }, '2026-10-30')).toEqual({ entry: builtIn });
    expect(earlierState({ versions }, undefined)).toEqual({ version: 1 });
    expect(earlierState({ versions: [] }, undefined)).toBeUndefined();
    const data = { title: 1, blocks: [{ id: 'a', type: 'x', version: 1, props: { saying: 2 } }] };
    expect([textsIn(data, pageKey), textsIn(data, 'a'), textsIn(data, 'b')]).toEqual([
      data,
      { saying: 2 },
      undefined,
    ]);
  });

  it('are empty if the stored value is malformed', () => {
    expect(editedOf({ edited: { a: [7] } }, 'a')).toEqual({});
    expect(outdatedLanguagesInPage({ edited: 'x' })).toEqual([]);
  });
});

describe('changedPlace', () => {
  it('returns the path of the only changed leaf, and undefined if a list has another length', () => {
    const before = { title: { zh: 'a', en: 'b' }, items: [{ n: 1 }, { n: 2 }] };
    expect(changedPlace(before, { ...before, title: { zh: 'a', en: 'c' } })).toBe('title.en.');
    expect(changedPlace(before, { ...before, items: [before.items[0], { n: 3 }] })).toBe('items.1.n.');
    expect(changedPlace(before, { ...before, items: [{ n: 1 }] })).toBeUndefined();
    expect(changedPlace(before, { title: 1, items: [] })).toBeUndefined();
  });
});

describe('page store', () => {
  it('reports changes and undo but not adopted pages, and preserves unchanged blocks', () => {
    const reported: PageData[] = [];
    const first: PageData = { blocks: [{ id: 'a' }, { id: 'b', type: 'x' }] };
    const store = createPageStore({ initial: first, now: () => 0, onChange: (data) => reported.push(data) });
    const [, unchanged] = store.items();
    const second = { blocks: [{ id: 'a', type: 'y' }, (first.blocks as unknown[])[1]] };
    store.change(second);
    expect(store.items()[1]).toBe(unchanged);
    store.amend({ ...second, edited: {} });
    store.undo();
    expect(store.data()).toBe(first);
    expect(reported).toHaveLength(3);
    const theirs = { blocks: [] };
    store.adopt(theirs);
    expect([store.data(), reported.length]).toEqual([theirs, 3]);
    store.undo();
    expect(reported.at(-1)).toBe(first);
  });

  it('keeps the order of the blocks the same array until it changes, so that typing renders no other block', () => {
    const [a, b] = [
      { id: 'a', type: 'x' },
      { id: 'b', type: 'x' },
    ];
    const store = createPageStore({ initial: { blocks: [a, b] }, now: () => 0, onChange: () => {} });
    const order = store.order();
    store.change({ blocks: [{ ...a, props: { text: 'typed' } }, b] });
    expect(store.order()).toBe(order);
    store.change({ blocks: [b, a] });
    expect(store.order()).toEqual([
      { key: 'b', type: 'x' },
      { key: 'a', type: 'x' },
    ]);
    expect([store.placeOf('b'), store.placeOf('a'), store.placeOf('c')]).toEqual([0, 1, undefined]);
  });

  it('[PUB-13] undoes my changes without those of a colleague that were merged since', () => {
    const page = (a: string, b: string) => ({
      blocks: [
        { id: 'a', props: { a } },
        { id: 'b', props: { b } },
      ],
    });
    const store = createPageStore({ initial: page('1', '1'), now: () => 0, onChange: () => {} });
    store.change(page('2', '1'));
    store.change(page('3', '1'));
    store.merge(page('3', 'theirs'));
    store.undo();
    expect(store.data()).toEqual(page('2', 'theirs'));
    store.undo();
    expect(store.data()).toEqual(page('1', 'theirs'));
    store.redo();
    store.redo();
    expect(store.data()).toEqual(page('3', 'theirs'));
  });
});
