import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combine } from './combine.ts';

describe('[EDIT-02] combining two versions of a text', () => {
  it.each([
    [
      'words at different places',
      '厅与厅之间的隔墙可在半日内收起，白天几乎无需开灯。',
      '厅与厅之间的隔墙可在四小时内收起，白天几乎无需开灯。',
      '厅与厅之间的隔墙可在半日内收起，白天无需开灯。',
      '厅与厅之间的隔墙可在四小时内收起，白天无需开灯。',
    ],
    ['what both have added at one place, mine first', '隐私政策', '隐私政策甲', '隐私政策乙', '隐私政策甲乙'],
    ['words side by side', '半日内收起', '四小时内收起', '半日里收起', '四小时里收起'],
    ['the same change once', '半日', '四小时', '四小时', '四小时'],
    [
      'English words with a space between them',
      'Open daily',
      'Open at weekends',
      'Open on Fridays',
      'Open at weekends on Fridays',
    ],
    [
      'formatted texts by paragraph',
      '<p>甲</p><ul><li>乙</li></ul><p>丙</p>',
      '<p>甲 1</p><ul><li>乙</li></ul><p>丙 1</p>',
      '<p>甲</p><ul><li>乙 2</li></ul><p>丙<br>2</p>',
      '<p>甲 1</p><ul><li>乙 2</li></ul><p>丙 1</p><p>丙<br>2</p>',
    ],
  ])('keeps %s', (_what, base, mine, theirs, combined) => {
    expect(combine({ base, mine, theirs }, 'zh-CN')).toBe(combined);
  });

  it('combines the texts of a block in each language, and keeps what only one has changed', () => {
    const block = (zh: string, en: string, more = {}) => ({
      id: 'a',
      props: { items: [{ text: { zh, en } }], ...more },
    });
    expect(
      combine({
        base: block('甲', 'A'),
        mine: block('甲，一', 'A', { wide: true }),
        theirs: block('甲，二', 'B', { wide: true }),
      }),
    ).toEqual(block('甲，一，二', 'B', { wide: true }));
  });

  it.each([
    ['another number', { n: 1 }, { n: 2 }, { n: 3 }],
    ['a list of another length', ['a'], ['b', 'c'], ['d']],
    ['an address', '/a', '/b', '/c'],
    ['a choice', { look: 'wide' }, { look: 'tall' }, { look: 'square' }],
    ['a removed field', { zh: '甲', en: 'A' }, { zh: '乙' }, { zh: '丙', en: 'B' }],
  ])('does not combine %s', (_what, base, mine, theirs) => {
    expect(
      combine({ base, mine, theirs }, Array.isArray(base) || typeof base === 'object' ? undefined : 'en-US'),
    ).toBeUndefined();
  });

  it('is the changed version if the other one is the base, and loses no added word', () => {
    const word = fc.constantFrom('a ', 'b ', 'c ', 'd ');
    const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(''));
    fc.assert(
      fc.property(text, text, (base, mine) => {
        expect(combine({ base, mine, theirs: base }, 'en-US')).toBe(mine);
        expect(combine({ base, mine: base, theirs: mine }, 'en-US')).toBe(mine);
      }),
    );
    fc.assert(
      fc.property(text, fc.nat(6), fc.nat(6), (base, one, other) => {
        const words = base.split(/(?<= )/);
        const insert = (at: number, added: string) => words.toSpliced(at, 0, added).join('');
        const both = combine({ base, mine: insert(one, 'mine '), theirs: insert(other, 'theirs ') }, 'en-US');
        expect(both).toContain('mine ');
        expect(both).toContain('theirs ');
        expect(String(both).replace('mine ', '').replace('theirs ', '')).toBe(base);
      }),
    );
  });
});
