import { expect, it } from 'vitest';
import type { EntryInput } from '#schemas/entry.ts';
import { onEveryEngine } from '#tests/support/database.ts';
import { ann, callerOf, dataOf, entryOf, firstDraft, openEditorial } from '#tests/support/editorial.ts';

const news = (title: string, id = 'n1'): EntryInput => ({
  ...{ kind: 'news', id, date: '2026-11-20' },
  texts: { 'zh-CN': { data: { title } }, 'en-US': { data: { title: `${title} (en)` } } },
});
const name = { kind: 'news', id: 'n1' } as const;
const eve = callerOf('Eve', 'editor');

onEveryEngine('the review queue', (engine) => {
  const open = async () => {
    const editorial = await openEditorial(engine);
    const { handlers } = editorial;
    const [draft] = dataOf(await handlers.saveDrafts({ drafts: [firstDraft(news('一'))] }, eve)).drafts;
    const version = draft?.version ?? 0;
    const queue = async () =>
      dataOf(await handlers.listReviews({}, ann)).reviews.map((review) => [
        ...[review.id, review.state, review.by, review.round, review.changedSince],
      ]);
    const audit = () =>
      editorial.database.read.selectFrom('audit').select(['who', 'what', 'about']).execute();
    return { ...editorial, version, queue, audit };
  };

  it('[PUB-05] says who marked a draft ready and since when, and that it was edited since', async () => {
    const { handlers, version, queue } = await open();
    expect(await handlers.markReady({ ...name, version: version + 1 }, eve)).toMatchObject({
      code: 'conflict',
    });
    const message = '价格按新合同调整';
    const { review } = dataOf(await handlers.markReady({ ...name, version, message }, eve));
    expect(review).toEqual({
      ...{ ...name, state: 'waiting', by: 'Eve', at: '2026-11-21T01:02:00.000Z', message, round: 1 },
      title: { 'zh-CN': '一', 'en-US': '一 (en)' },
      ...{ changedSince: false, openThreads: 0 },
    });
    dataOf(await handlers.saveDrafts({ drafts: [{ ...name, version, entry: entryOf(news('二')) }] }, eve));
    expect(await queue()).toEqual([['n1', 'waiting', 'Eve', 1, true]]);
    const { submitted } = dataOf(await handlers.readReview(name, ann));
    expect(submitted?.texts?.['zh-CN']?.data.title).toBe('一');
  });

  it('[PUB-05] sends a draft back with a sentence, and counts the rounds', async () => {
    const { handlers, version, queue, audit } = await open();
    dataOf(await handlers.markReady({ ...name, version }, eve));
    const { review } = dataOf(await handlers.sendBack({ ...name, reason: '请补上英文' }, ann));
    expect(review).toMatchObject({ state: 'returned', returnedBy: 'Ann', reason: '请补上英文' });
    expect(await handlers.sendBack({ ...name, reason: '再一次' }, ann)).toMatchObject({ code: 'missing' });
    dataOf(await handlers.markReady({ ...name, version }, eve));
    expect(await queue()).toEqual([['n1', 'waiting', 'Eve', 2, false]]);
    dataOf(await handlers.withdrawReview(name, eve));
    expect(await queue()).toEqual([]);
    expect(await audit()).toEqual([
      { who: 'Eve', what: 'saveDrafts', about: 'news n1' },
      { who: 'Eve', what: 'markReady', about: 'news n1' },
      { who: 'Ann', what: 'sendBack', about: 'news n1' },
      { who: 'Eve', what: 'markReady', about: 'news n1' },
      { who: 'Eve', what: 'withdrawReview', about: 'news n1' },
    ]);
  });

  it('[PUB-05] stores a comment once when its author sends it again because the answer was lost', async () => {
    const { handlers } = await open();
    const first = { ...name, field: 'title', text: '标题对吗？', mentions: [] };
    const { thread } = dataOf(await handlers.addComment(first, eve));
    expect(dataOf(await handlers.addComment(first, eve)).thread.id).toBe(thread.id);
    const reply = { ...name, thread: thread.id, text: '请看合同', mentions: [] };
    dataOf(await handlers.addComment(reply, eve));
    dataOf(await handlers.addComment(reply, eve));
    // The same words by somebody else, at another place, or after an answer are said anew.
    dataOf(await handlers.addComment(reply, ann));
    dataOf(await handlers.addComment(reply, eve));
    dataOf(await handlers.addComment({ ...first, field: 'content' }, eve));
    dataOf(await handlers.addComment(first, eve));
    const { threads } = dataOf(await handlers.readReview(name, ann));
    expect(
      threads.map(({ field, comments }) => [field, comments.map(({ by, text }) => `${by}: ${text}`)]),
    ).toEqual([
      ['title', ['Eve: 标题对吗？', 'Eve: 请看合同', 'Ann: 请看合同', 'Eve: 请看合同']],
      ['content', ['Eve: 标题对吗？']],
      ['title', ['Eve: 标题对吗？']],
    ]);
  });

  it('[PUB-05] has drafts that wait before those that were sent back', async () => {
    const { handlers, version, queue } = await open();
    const [earlier] = dataOf(
      await handlers.saveDrafts({ drafts: [firstDraft(news('零', 'n0'))] }, eve),
    ).drafts;
    const other = { kind: 'news', id: 'n0' } as const;
    dataOf(await handlers.markReady({ ...other, version: earlier?.version ?? 0 }, eve));
    dataOf(await handlers.sendBack({ ...other, reason: '请补上英文' }, ann));
    dataOf(await handlers.markReady({ ...name, version }, eve));
    expect(await queue()).toEqual([
      ['n1', 'waiting', 'Eve', 1, false],
      ['n0', 'returned', 'Eve', 1, false],
    ]);
  });

  it.each(['publish', 'discardDrafts', 'addRelease'] as const)(
    '[PUB-05] has no draft any more after %s, and its comments stay',
    async (call) => {
      const { handlers, version, queue } = await open();
      dataOf(await handlers.markReady({ ...name, version }, eve));
      dataOf(await handlers.addComment({ ...name, text: '好', mentions: [] }, ann));
      const drafts = [{ ...name, version }];
      if (call === 'publish') dataOf(await handlers.publish({ drafts }, ann));
      if (call === 'discardDrafts') dataOf(await handlers.discardDrafts({ drafts }, ann));
      if (call === 'addRelease')
        dataOf(await handlers.addRelease({ publish: drafts, takeDown: [], at: '2027-01-01T00:00:00Z' }, ann));
      expect(await queue()).toEqual([]);
      expect(dataOf(await handlers.readReview(name, ann)).threads).toHaveLength(1);
    },
  );

  it('[PUB-05] keeps comments on a field in threads, names those mentioned, and resolves threads', async () => {
    const { handlers, database, version } = await open();
    dataOf(await handlers.markReady({ ...name, version }, eve));
    await database.write((tx) =>
      tx
        .insertInto('account')
        .values({
          ...{ id: 'a1', name: 'Eve', email: 'eve@example.com', role: 'editor', disabled: 0 },
          ...{ last_seen_at: null, created_at: '2026-11-20' },
        })
        .execute(),
    );
    const asked = { ...name, field: 'title', text: '@Eve 标题太长', mentions: ['a1', 'unknown'] };
    const { thread } = dataOf(await handlers.addComment(asked, ann));
    expect(thread).toEqual({
      id: thread.id,
      field: 'title',
      comments: [
        {
          id: thread.comments[0]?.id,
          ...{ by: 'Ann', at: '2026-11-21T01:02:00.000Z', text: '@Eve 标题太长', mentions: ['Eve'] },
        },
      ],
    });
    const reply = { ...name, thread: thread.id, text: '改好了', mentions: [] };
    dataOf(await handlers.addComment(reply, eve));
    const other = { ...reply, id: 'n2' };
    expect(await handlers.addComment(other, eve)).toMatchObject({ code: 'missing' });
    expect(dataOf(await handlers.listReviews({}, ann)).reviews[0]?.openThreads).toBe(1);
    const resolved = dataOf(await handlers.resolveThread({ id: thread.id, resolved: true }, ann)).thread;
    expect(resolved).toMatchObject({ resolvedBy: 'Ann', comments: [{ by: 'Ann' }, { by: 'Eve' }] });
    expect(dataOf(await handlers.listReviews({}, ann)).reviews[0]?.openThreads).toBe(0);
    const again = dataOf(await handlers.addComment(reply, eve)).thread;
    expect(again.resolvedBy).toBeUndefined();
    expect(again.comments).toHaveLength(3);
  });
});
