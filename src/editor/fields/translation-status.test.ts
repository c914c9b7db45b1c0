import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  confirmTranslation,
  markEdited,
  markTranslated,
  moveEditTimes,
  outdatedLanguage,
  outdatedLanguagesIn,
  unmarkEdited,
} from './translation-status.ts';
import { type ListMove, moveItems, placeAfter } from './use-rows.ts';

const path = ['items', 0, 'title'];

describe('outdatedLanguage', () => {
  it('returns the language that was not edited since the other one', () => {
    const written = markEdited({}, path, { language: 'zh-CN', now: '2026-11-20T08:00:00Z' });
    expect(outdatedLanguage(written, path)).toBe('en-US');
    expect([...outdatedLanguagesIn(written, ['items', 0])]).toEqual(['en-US']);
    expect([...outdatedLanguagesIn(written, ['items', 1])]).toEqual([]);
    const later = markEdited(written, path, { language: 'en-US', now: '2026-11-21T08:00:00Z' });
    expect(outdatedLanguage(later, path)).toBe('zh-CN');
  });

  it('returns what it was after the edit is taken back', () => {
    const first = markTranslated({ other: { zh: '1' } }, path, '2026-11-20T08:00:00Z');
    const written = markEdited(first, path, { language: 'zh-CN', now: '2026-11-21T08:00:00Z' });
    expect(unmarkEdited(written, path, { language: 'zh-CN', time: '2026-11-20T08:00:00Z' })).toEqual(first);
    const fresh = markEdited({ other: { zh: '1' } }, path, {
      language: 'zh-CN',
      now: '2026-11-21T08:00:00Z',
    });
    expect(unmarkEdited(fresh, path, { language: 'zh-CN', time: undefined })).toEqual({ other: { zh: '1' } });
  });

  it('returns undefined after the translation was updated or confirmed', () => {
    const written = markEdited({}, path, { language: 'zh-CN', now: '2026-11-20T08:00:00Z' });
    expect(outdatedLanguage(markTranslated(written, path, '2026-11-21T08:00:00Z'), path)).toBeUndefined();
    expect(confirmTranslation(written, path)).toEqual({
      'items.0.title': { zh: '2026-11-20T08:00:00Z', en: '2026-11-20T08:00:00Z' },
    });
  });
});

const moves = (length: number): fc.Arbitrary<ListMove> => {
  const at = fc.nat(length - 1);
  return fc.oneof(
    fc.record({ kind: fc.constant('move' as const), from: at, to: at }),
    fc.record({ kind: fc.constant('remove' as const), at }),
    fc.record({ kind: fc.constant('insert' as const), at: fc.nat(length), item: fc.constant({}) }),
    fc.record({ kind: fc.constant('duplicate' as const), at }),
  );
};

describe('moveEditTimes', () => {
  it('moves the edit times of a list’s texts with the items', () => {
    const cases = fc
      .integer({ min: 1, max: 8 })
      .chain((length) => fc.tuple(fc.constant(length), moves(length)));
    fc.assert(
      fc.property(cases, ([length, move]) => {
        const items = Array.from({ length }, (_, index) => ({ name: index }));
        const edited = Object.fromEntries(
          items.map(({ name }) => [`list.${name}.title`, { zh: String(name) }]),
        );
        const moved = moveItems(items, move);
        const times = moveEditTimes({ ...edited, other: { en: 'x' } }, ['list'], placeAfter(move));
        for (const item of items) {
          const at = moved.indexOf(item);
          const found = at < 0 ? undefined : times[`list.${at}.title`]?.zh;
          expect(found).toBe(at < 0 ? undefined : String(item.name));
        }
        expect(times.other).toEqual({ en: 'x' });
      }),
    );
  });

  it('restores the edit times when a move is undone', () => {
    fc.assert(
      fc.property(fc.array(fc.anything(), { minLength: 1 }), fc.nat(), fc.nat(), (list, a, b) => {
        const [from, to] = [a % list.length, b % list.length];
        const moved = moveItems(list, { kind: 'move', from, to });
        expect(moveItems(moved, { kind: 'move', from: to, to: from })).toEqual(list);
        const copied = moveItems(list, { kind: 'duplicate', at: from });
        expect(moveItems(copied, { kind: 'remove', at: from + 1 })).toEqual(list);
      }),
    );
  });
});
