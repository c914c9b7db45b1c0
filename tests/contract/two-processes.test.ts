import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { entrySchema } from '#schemas/entry.ts';
import { createDraftSource } from '#server/db/content/draft-source.ts';
import { insertDraft } from '#server/db/content/drafts.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { postgres, sourceOptionsOver, sourceOver } from '../support/database.ts';
import { ann, ben, dataOf, editorialOver, firstDraft, publishEntries } from '../support/editorial.ts';
import { eventually } from '../support/eventually.ts';
import { callerWith, libraryOver, openTestLibrary } from '../support/media-library.ts';
import * as files from '../support/upload-files.ts';

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);

/** Two servers on one PostgreSQL database share no queue and no memory. SQLite allows only one process per file. */
describe.skipIf(postgres.unavailable)('two servers on one PostgreSQL database', () => {
  async function twoServers() {
    const settings = await postgres.migratedDatabase();
    const one = await openDatabase(settings);
    const other = await openDatabase(settings);
    onTestFinished(() => one.close());
    onTestFinished(() => other.close());
    return [one, other] as const;
  }

  it('publish one after the other, so that the highest revision is always the latest', async () => {
    const [one, other] = await twoServers();
    const order: string[] = [];
    const locked = Promise.withResolvers<void>();
    const slow = one.write(async (tx) => {
      await one.lockRevisions(tx);
      locked.resolve();
      await tx.insertInto('revision').values({ at: '', note: 'slow' }).execute();
      // Long enough for the other server to publish first if it did not wait.
      await setTimeout(200);
    });
    await locked.promise;
    const quick = sourceOver(other).publish({ note: 'quick' });
    await Promise.all([slow.then(() => order.push('slow')), quick.then(() => order.push('quick'))]);
    expect(order).toEqual(['slow', 'quick']);
    expect(await sourceOver(one).revision()).toBe((await quick).revision);
  });

  it('[CALL-01.20] store a submission once if both get it with the same key', async () => {
    const [one, other] = await twoServers();
    const body = { name: 'A', contact: 'B', content: 'C' };
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        sourceOver(index % 2 ? one : other).call('createSuggestion', body, {
          language: 'en-US',
          idempotencyKey: 'shared',
        }),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.ok).toBe(true);
    expect(await one.read.selectFrom('submission').select('id').execute()).toHaveLength(1);
  });

  it('[EDIT-02] see each other’s drafts in previews immediately', async () => {
    const [one, other] = await twoServers();
    const previews = createDraftSource(sourceOptionsOver(other));
    await eventually(() => expect(other.commitCount()).toBeDefined());
    const before = await previews.revision();
    const entry = entrySchema.parse({ kind: 'news', id: 'n', data: { title: 'T' } });
    await one.write((tx) => insertDraft(tx, { kind: 'news', id: 'n', entry, at: '', by: 'A' }));
    expect(await previews.revision()).not.toBe(before);
  });

  it('[EDIT-02] have one history of a page that one of them has moved', async () => {
    const [one, other] = (await twoServers()).map((database) => editorialOver(database));
    if (!one || !other) throw new Error('two servers');
    const name = { kind: 'page', id: '/a' } as const;
    const page = (path: string) => ({
      ...name,
      data: { path, title: { zh: '页', en: 'Page' }, meta: {}, blocks: [] },
      texts: { 'zh-CN': {}, 'en-US': {} },
    });
    await publishEntries(one, page('/a'));
    const draft = firstDraft(page('/b'));
    const saves = [one, other].map(({ handlers }, index) =>
      handlers.saveDrafts({ drafts: [draft] }, index === 0 ? ann : ben),
    );
    const saved = await Promise.all(saves);
    expect(saved.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    const { draft: stored } = dataOf(await other.handlers.readEntry(name, ben));
    dataOf(await other.handlers.publish({ drafts: [{ ...name, version: stored?.version ?? 0 }] }, ben));
    const { versions } = dataOf(await one.handlers.history(name, ann));
    expect(versions.map(({ path }) => path)).toEqual(['/b', '/a']);
  });

  /**
   * Starts two acts that change the same three rows in opposite orders while `hold` locks the middle one, and lets go of it
   * when both wait for a lock.
   */
  async function inOppositeOrders<T>(
    third: Database,
    hold: (tx: Kysely<Tables>) => Promise<unknown>,
    acts: readonly (() => Promise<T>)[],
  ): Promise<PromiseSettledResult<T>[]> {
    const results = await third.write(async (tx) => {
      await hold(tx);
      const started = Promise.allSettled(acts.map((act) => act()));
      await eventually(async () => {
        const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(third.read);
        expect(rows).toEqual([{ count: 2 }]);
      });
      return { started };
    });
    return results.started;
  }

  it.each(['saveDrafts', 'discardDrafts', 'publish'] as const)(
    '[EDIT-02] answer %s and the save of the same drafts in the opposite order, one of them with a conflict',
    async (call) => {
      const settings = await postgres.migratedDatabase();
      const databases = await Promise.all([1, 2, 3].map(() => openDatabase(settings)));
      for (const database of databases) onTestFinished(() => database.close());
      const [one, other, third] = databases;
      if (!one || !other || !third) throw new Error('three servers');
      const news = (id: string, title: string) => ({
        ...{ kind: 'news' as const, id, date: '2026-11-20' },
        texts: { 'zh-CN': { data: { title } }, 'en-US': { data: { title: `${title} (en)` } } },
      });
      const { handlers } = editorialOver(one);
      const first = ['a', 'b', 'c'].map((id) => firstDraft(news(id, '一')));
      const { drafts } = dataOf(await handlers.saveDrafts({ drafts: first }, ann));
      const changed = drafts.map(({ kind, id, version }) => ({
        ...firstDraft(news(id, '二')),
        ...{ kind, id, version },
      }));
      const opposite = changed.toReversed();
      const act = async () => {
        const names = opposite.map(({ kind, id, version }) => ({ kind, id, version }));
        const second = editorialOver(other).handlers;
        if (call === 'saveDrafts') return (await second.saveDrafts({ drafts: opposite }, ben)).ok;
        return (await second[call]({ drafts: names }, ben)).ok;
      };
      const results = await inOppositeOrders(
        third,
        (tx) => tx.selectFrom('draft').select('id').where('id', '=', 'b').forUpdate().execute(),
        [async () => (await handlers.saveDrafts({ drafts: changed }, ann)).ok, act],
      );
      expect(results).toHaveLength(2);
      expect(results).toContainEqual({ status: 'fulfilled', value: true });
      expect(results).toContainEqual({ status: 'fulfilled', value: false });
    },
  );

  it('[PUB-06] sort the same files at once, whatever their order', async () => {
    const library = await openTestLibrary(postgres);
    const other = await openDatabase(library.settings);
    const third = await openDatabase(library.settings);
    onTestFinished(() => other.close());
    onTestFinished(() => third.close());
    const publisher = callerWith('publisher');
    const ids: string[] = [];
    for (const year of [2024, 2025, 2026]) {
      const body = Buffer.concat([files.pdf(), Buffer.from(`\n% ${year}\n`)]);
      ids.push((await library.upload(`${year}.pdf`, body)).item.id);
    }
    const second = await libraryOver(other, library.dataDir);
    const results = await inOppositeOrders(
      third,
      (tx) =>
        tx
          .selectFrom('media')
          .select('id')
          .where('id', '=', ids[1] ?? '')
          .forUpdate()
          .execute(),
      [
        () => library.handlers.arrangeMedia({ ids, folder: '会议' }, publisher),
        () => second.handlers.arrangeMedia({ ids: ids.toReversed(), addTag: '夜景' }, publisher),
      ],
    );
    const stored = { status: 'fulfilled', value: { ok: true, data: {} } };
    expect(results).toEqual([stored, stored]);
    const { items } = dataOf(await second.handlers.listMedia({ page: 1, pageSize: 10 }, publisher));
    expect(items.map(({ name, folder, tags }) => ({ name, folder, tags })).toSorted(byName)).toEqual([
      { name: '2024.pdf', folder: '会议', tags: ['夜景'] },
      { name: '2025.pdf', folder: '会议', tags: ['夜景'] },
      { name: '2026.pdf', folder: '会议', tags: ['夜景'] },
    ]);
  });

  it('see each other’s publishes and totals immediately', async () => {
    const [one, other] = await twoServers();
    const total = async () => {
      const answer = await sourceOver(other).call('newsPage', {}, { language: 'zh-CN' });
      return answer.ok && answer.data.total;
    };
    expect(await total()).toBe(0);
    await sourceOver(one).publish({ put: [{ kind: 'news', id: 'n', data: { title: 'T' } }] });
    expect(await total()).toBe(1);
  });
});
