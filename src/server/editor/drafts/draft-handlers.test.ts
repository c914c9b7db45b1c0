import { expect, it } from 'vitest';
import { editorRefusals } from '#schemas/editor/calls.ts';
import { draftConflictSchema, listEntriesSchema } from '#schemas/editor/editorial.ts';
import type { EntryInput } from '#schemas/entry.ts';
import { onEveryEngine } from '#tests/support/database.ts';
import {
  ann,
  ben,
  dataOf,
  entryOf,
  firstDraft,
  openEditorial,
  publishEntries,
} from '#tests/support/editorial.ts';

const news = (title: string, id = 'n1'): EntryInput => ({
  ...{ kind: 'news', id, date: '2026-11-20' },
  texts: { 'zh-CN': { data: { title } }, 'en-US': { data: { title: `${title} (en)` } } },
});
const name = { kind: 'news', id: 'n1' } as const;
const listRequest = listEntriesSchema.parse({ kind: 'news' });

onEveryEngine('drafts', (engine) => {
  it('[EDIT-02] of two concurrent saves exactly one succeeds, and the other gets the current draft', async () => {
    const { handlers } = await openEditorial(engine);
    const first = dataOf(await handlers.saveDrafts({ drafts: [firstDraft(news('一'))] }, ann)).drafts[0];
    const version = first?.version ?? 0;
    const results = await Promise.all(
      [ann, ben].map((caller, index) =>
        handlers.saveDrafts({ drafts: [{ ...name, version, entry: entryOf(news(`二${index}`)) }] }, caller),
      ),
    );
    const [won, lost] = results.toSorted((a, b) => Number(b.ok) - Number(a.ok));
    const draft = won?.ok ? won.data.drafts[0] : undefined;
    expect(draft?.version).toBeGreaterThan(version);
    expect(lost).toMatchObject({ ok: false, code: 'conflict' });
    expect(editorRefusals.conflict).toBe(409);
    expect(draftConflictSchema.parse(lost && !lost.ok && lost.data)).toEqual({
      drafts: [{ ...name, draft }],
    });
    expect(dataOf(await handlers.readEntry(name, ann)).draft).toEqual(draft);
  });

  it('[EDIT-02] refuses the second of two first drafts, and a draft based on an outdated publish', async () => {
    const editorial = await openEditorial(engine);
    const { handlers } = editorial;
    const twice = await Promise.all(
      [ann, ben].map((caller) => handlers.saveDrafts({ drafts: [firstDraft(news('一'))] }, caller)),
    );
    expect(twice.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    const { draft } = dataOf(await handlers.readEntry(name, ann));
    const over = { ...firstDraft(news('旧')), publishedAt: '' };
    dataOf(await handlers.publish({ drafts: [{ ...name, version: draft?.version ?? 0 }] }, ann));
    expect(await handlers.saveDrafts({ drafts: [over] }, ben)).toMatchObject({
      code: 'conflict',
      data: { drafts: [name] },
    });
    const { publishedAt, publishedBy } = dataOf(await handlers.readEntry(name, ann));
    expect(publishedBy).toBe('Ann');
    dataOf(await handlers.saveDrafts({ drafts: [{ ...over, publishedAt }] }, ben));
  });

  it('stores what one person adds twice, because the answer was lost, once', async () => {
    const { handlers } = await openEditorial(engine);
    const drafts = [firstDraft(news('一')), firstDraft(news('二', 'n2'))];
    const first = dataOf(await handlers.saveDrafts({ drafts }, ann));
    expect(dataOf(await handlers.saveDrafts({ drafts }, ann))).toEqual(first);
    const list = dataOf(await handlers.listEntries(listRequest, ann));
    expect(list.items.map(({ id }) => id).toSorted()).toEqual(['n1', 'n2']);
  });

  it('[PUB-13] merges a save that is based on an outdated draft, field by field, and names whose it was', async () => {
    const { handlers } = await openEditorial(engine);
    const [first] = dataOf(await handlers.saveDrafts({ drafts: [firstDraft(news('一'))] }, ann)).drafts;
    const version = first?.version ?? 0;
    const base = entryOf(news('一'));
    const dated = { ...base, date: '2026-12-01' };
    dataOf(await handlers.saveDrafts({ drafts: [{ ...name, version, entry: dated, save: 's1' }] }, ann));
    const mine = { ...name, version, base, entry: entryOf(news('二')), save: 's2' };
    const [merged] = dataOf(await handlers.saveDrafts({ drafts: [mine] }, ben)).drafts;
    expect(merged).toMatchObject({
      entry: { ...entryOf(news('二')), date: '2026-12-01' },
      ...{ by: 'Ben', mergedWith: 'Ann', saves: ['s1', 's2'] },
    });
    const clash = { ...mine, entry: entryOf(news('三')) };
    expect(await handlers.saveDrafts({ drafts: [clash] }, ann)).toMatchObject({ code: 'conflict' });
    expect(dataOf(await handlers.readEntry(name, ann)).draft?.version).toBe(merged?.version);
  });

  it('[PUB-13] merges a save with the entry that was published since', async () => {
    const editorial = await openEditorial(engine);
    const { handlers } = editorial;
    await publishEntries(editorial, news('一'));
    const base = entryOf(news('一'));
    const mine = { ...name, version: 0, publishedAt: '', base, entry: { ...base, date: '2026-12-01' } };
    await publishEntries(editorial, news('二'));
    const [merged] = dataOf(await handlers.saveDrafts({ drafts: [mine] }, ben)).drafts;
    expect(merged).toMatchObject({
      entry: { ...entryOf(news('二')), date: '2026-12-01' },
      mergedWith: 'Ann',
    });
  });

  it('never reuses a version, so a client with an outdated draft cannot overwrite one made after a publish', async () => {
    const { handlers } = await openEditorial(engine);
    const [seen] = dataOf(await handlers.saveDrafts({ drafts: [firstDraft(news('一'))] }, ann)).drafts;
    if (!seen) throw new Error('nothing was saved');
    dataOf(await handlers.publish({ drafts: [seen] }, ben));
    dataOf(await handlers.saveDrafts({ drafts: [firstDraft(news('三'))] }, ben));
    const late = { ...name, version: seen.version, entry: entryOf(news('二')) };
    expect(await handlers.saveDrafts({ drafts: [late] }, ann)).toMatchObject({ code: 'conflict' });
  });

  it('saves all drafts of a call or none, and refuses mismatched and repeated names', async () => {
    const editorial = await openEditorial(engine);
    const { handlers } = editorial;
    await publishEntries(editorial, news('一'));
    const stale = { ...firstDraft(news('二')), version: 4711 };
    const fresh = firstDraft(news('新', 'n2'));
    expect(await handlers.saveDrafts({ drafts: [fresh, stale] }, ann)).toMatchObject({ code: 'conflict' });
    expect(dataOf(await handlers.readEntry({ kind: 'news', id: 'n2' }, ann))).toEqual({});
    const other = { ...fresh, entry: entryOf(news('新', 'n3')) };
    expect(await handlers.saveDrafts({ drafts: [other] }, ann)).toMatchObject({ code: 'invalid' });
    expect(await handlers.saveDrafts({ drafts: [fresh, fresh] }, ann)).toMatchObject({ code: 'invalid' });
  });

  it('discarding a draft keeps the published entry and refuses a newer draft', async () => {
    const editorial = await openEditorial(engine);
    const { handlers } = editorial;
    await publishEntries(editorial, news('一'));
    const [saved] = dataOf(await handlers.saveDrafts({ drafts: [firstDraft(news('二'))] }, ann)).drafts;
    if (!saved) throw new Error('nothing was saved');
    const older = { ...name, version: saved.version - 1 };
    expect(await handlers.discardDrafts({ drafts: [older] }, ann)).toMatchObject({ code: 'conflict' });
    // The version belongs to the news item, not to the page of the same id, nor to another item.
    for (const other of [
      { kind: 'page' as const, id: 'n1' },
      { kind: 'news' as const, id: 'n2' },
    ]) {
      const wrong = { ...other, version: saved.version };
      expect(await handlers.discardDrafts({ drafts: [wrong] }, ann)).toMatchObject({ code: 'conflict' });
    }
    expect(dataOf(await handlers.readEntry(name, ann)).draft).toEqual(saved);
    dataOf(await handlers.discardDrafts({ drafts: [{ ...name, version: saved.version }] }, ann));
    const { published, draft } = dataOf(await handlers.readEntry(name, ann));
    expect([published, draft]).toEqual([entryOf(news('一')), undefined]);
  });

  it('logs a draft once per account in the audit log, not every save', async () => {
    const { handlers, database } = await openEditorial(engine);
    let version = 0;
    for (const caller of [ann, ann, ben, ben, ann]) {
      const draft = { ...name, version, entry: entryOf(news(`版本${version}`)) };
      version = dataOf(await handlers.saveDrafts({ drafts: [draft] }, caller)).drafts[0]?.version ?? 0;
    }
    const rows = await database.read
      .selectFrom('audit')
      .select(['who', 'what', 'about'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual(['Ann', 'Ben', 'Ann'].map((who) => ({ who, what: 'saveDrafts', about: 'news n1' })));
  });
});
