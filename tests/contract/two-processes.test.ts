import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { entrySchema } from '#schemas/entry.ts';
import { createDraftSource } from '#server/db/content/draft-source.ts';
import { insertDraft } from '#server/db/content/drafts.ts';
import { openDatabase } from '#server/db/database.ts';
import { postgres, sourceOptionsOver, sourceOver } from '../support/database.ts';
import { ann, ben, dataOf, editorialOver, firstDraft, publishEntries } from '../support/editorial.ts';
import { eventually } from '../support/eventually.ts';

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
