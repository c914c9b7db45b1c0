import { expect, it } from 'vitest';
import { exhibitionBookingExample } from '#schemas/booking-forms.ts';
import { calls } from '#schemas/calls.ts';
import type { EntryInput } from '#schemas/entry.ts';
import { onEveryEngine } from '#tests/support/database.ts';
import { ann, ben, dataOf, firstDraft, openEditorial, publishEntries } from '#tests/support/editorial.ts';

const news = (id: string, title: string): EntryInput => ({
  ...{ kind: 'news', id, date: '2026-11-20' },
  texts: { 'zh-CN': { data: { title, content: '<p>文</p>' } } },
});

onEveryEngine('the home screen', (engine) => {
  it('lists what waits: unanswered requests, own drafts, translations, plans, and what others published since', async () => {
    const editorial = await openEditorial(engine);
    const { handlers, source } = editorial;
    const home = async (caller = ann) => dataOf(await handlers.home({}, caller));
    expect(await home()).toMatchObject({
      requests: { items: [], total: 0 },
      drafts: { items: [], total: 0 },
      translations: [],
      planned: { items: [], total: 0 },
      changes: { items: [], total: 0 },
      since: expect.stringMatching(/^2026-11-14T/),
    });

    await source.call('createExhibitionBooking', exhibitionBookingExample, {
      language: 'zh-CN',
      idempotencyKey: 'a',
    });
    await source.call('createSuggestion', calls.createSuggestion.example, {
      language: 'zh-CN',
      idempotencyKey: 'b',
    });
    await publishEntries(editorial, news('a', '甲'), news('b', '乙'));
    for (const id of ['1', '2', '3', '4', '5', '6'])
      dataOf(await handlers.saveDrafts({ drafts: [firstDraft(news(`d${id}`, `稿${id}`))] }, ben));
    const [draft] = dataOf(await handlers.saveDrafts({ drafts: [firstDraft(news('p', '丙'))] }, ann)).drafts;
    dataOf(
      await handlers.addRelease(
        {
          publish: [{ kind: 'news', id: 'p', version: draft?.version ?? 0 }],
          takeDown: [],
          name: '开幕',
          at: '2027-01-01T00:00:00Z',
        },
        ann,
      ),
    );

    const seen = await home(ben);
    expect(seen.requests.items.map(({ kind, answerBy }) => [kind, answerBy !== undefined])).toEqual([
      ['exhibition', true],
    ]);
    expect(seen.requests.total).toBe(1);
    expect(seen.drafts.items.map(({ id }) => id)).toEqual(['d6', 'd5', 'd4', 'd3', 'd2']);
    expect(seen.drafts.total).toBe(6);
    expect(seen.drafts.items[0]).toMatchObject({
      title: { 'zh-CN': '稿6' },
      state: 'new',
      behind: [{ language: 'en-US', missing: 2, older: 0 }],
    });
    expect(seen.translations).toMatchObject([{ kind: 'news', missing: 9, older: 0 }]);
    expect(seen.planned).toMatchObject({ total: 1, items: [{ name: '开幕', count: 1 }] });
    expect(seen.changes.items.map(({ id, by, removed, title }) => [id, by, removed, title['zh-CN']])).toEqual(
      [
        ['b', 'Ann', false, '乙'],
        ['a', 'Ann', false, '甲'],
      ],
    );
    expect((await home(ann)).changes.total).toBe(0);

    dataOf(await handlers.markHomeSeen({ at: seen.at }, ben));
    expect((await home(ben)).changes).toEqual({ items: [], total: 0 });
    expect((await home(ben)).since).toBe(seen.at);
    await publishEntries(editorial, news('c', '丁'));
    expect((await home(ben)).changes.items.map(({ id }) => id)).toEqual(['c']);
  });
});
