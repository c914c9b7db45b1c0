import { expect, it } from 'vitest';
import type { EntryInput } from '#schemas/entry.ts';
import { countGivenUp, countWaiting, oldestWaiting } from '#server/db/requests/outbox.ts';
import { onEveryEngine, openTestDatabase, testTime } from '../support/database.ts';
import { ann, callerOf, dataOf, editorialOver, firstDraft } from '../support/editorial.ts';
import { eventually } from '../support/eventually.ts';
import { openMail } from '../support/mail.ts';
import { answer, startSmtp } from '../support/smtp.ts';

const name = { kind: 'news', id: 'n1' } as const;
const news: EntryInput = {
  ...{ ...name, date: '2026-11-20' },
  texts: { 'zh-CN': { data: { title: '净高' } }, 'en-US': { data: { title: 'Heights' } } },
};

onEveryEngine('mail about a review', (engine) => {
  it('[PUB-05] goes to those mentioned, to the author of a draft that is commented on or sent back, and never to oneself', async () => {
    const database = await openTestDatabase(engine);
    const smtp = await startSmtp();
    const { worker } = openMail({ database, url: smtp.url });
    const { handlers } = editorialOver(database, () => testTime, worker);
    for (const [id, disabled] of [
      ['Ann', 0],
      ['Eve', 0],
      ['Bob', 0],
      ['Gone', 1],
    ] as const)
      await database.write((tx) =>
        tx
          .insertInto('account')
          .values({
            ...{ id, name: id, email: `${id.toLowerCase()}@venue.example`, role: 'editor', disabled },
            ...{ last_seen_at: null, created_at: '2026-11-20' },
          })
          .execute(),
      );
    const eve = callerOf('Eve', 'editor');
    const [draft] = dataOf(await handlers.saveDrafts({ drafts: [firstDraft(news)] }, eve)).drafts;
    dataOf(await handlers.markReady({ ...name, version: draft?.version ?? 0 }, eve));
    const mentions = ['Ann', 'Bob', 'Gone'];
    const text = 'secret figures';
    dataOf(await handlers.addComment({ ...name, text, mentions }, { ...ann, language: 'en-US' }));
    dataOf(await handlers.sendBack({ ...name, reason: '请写单位' }, ann));
    await eventually(() => expect(smtp.mails).toHaveLength(3));
    expect(
      smtp.mails.map(({ recipients, headers }) => `${recipients.join()}: ${headers.subject}`).toSorted(),
    ).toEqual([
      'bob@venue.example: Ann mentioned you in a comment on “Heights”',
      'eve@venue.example: Ann commented on “Heights”',
      'eve@venue.example: Ann 退回了“净高”',
    ]);
    for (const { text: body } of smtp.mails) {
      expect(body).toContain('https://site.example/editor/review/entry?kind=news&id=n1');
      expect(body).not.toContain('secret');
    }
    await eventually(async () =>
      expect(await database.read.selectFrom('colleague_mail').select('sent_at').execute()).toEqual([
        { sent_at: testTime.toISOString() },
        { sent_at: testTime.toISOString() },
        { sent_at: testTime.toISOString() },
      ]),
    );
  });

  it('[OPS-05] is counted while it waits and after it was given up, and the log at start counts it', async () => {
    const database = await openTestDatabase(engine);
    await database.write((tx) =>
      tx
        .insertInto('account')
        .values({
          ...{ id: 'Eve', name: 'Eve', email: 'eve@venue.example', role: 'editor', disabled: 0 },
          ...{ last_seen_at: null, created_at: '2026-11-20' },
        })
        .execute(),
    );
    // Nobody sends it yet.
    const { handlers } = editorialOver(database, () => testTime, { wake: () => {} });
    const eve = callerOf('Eve', 'editor');
    const [draft] = dataOf(await handlers.saveDrafts({ drafts: [firstDraft(news)] }, eve)).drafts;
    dataOf(await handlers.markReady({ ...name, version: draft?.version ?? 0 }, eve));
    dataOf(await handlers.sendBack({ ...name, reason: 'x' }, ann));
    const ninetySecondsLater = new Date(testTime.getTime() + 90_000);
    const counts = async () => ({
      waiting: await countWaiting(database.read),
      givenUp: await countGivenUp(database.read),
      oldest: await oldestWaiting(database.read, ninetySecondsLater),
    });
    expect(await counts()).toEqual({ waiting: 1, givenUp: 0, oldest: 90 });
    const smtp = await startSmtp({ refuse: () => answer(550) });
    openMail({ database, url: smtp.url });
    await eventually(async () => expect(await counts()).toEqual({ waiting: 0, givenUp: 1, oldest: 0 }));
    const { log } = openMail({ database, url: smtp.url });
    await eventually(() =>
      expect(log).toEqual(['mail: 1 given up; docs/operations.md says how to send them again']),
    );
  });

  it('[PUB-05] is not queued where no mail is configured', async () => {
    const database = await openTestDatabase(engine);
    const { handlers } = editorialOver(database, () => testTime);
    const [draft] = dataOf(await handlers.saveDrafts({ drafts: [firstDraft(news)] }, ann)).drafts;
    dataOf(await handlers.markReady({ ...name, version: draft?.version ?? 0 }, ann));
    dataOf(await handlers.sendBack({ ...name, reason: 'x' }, callerOf('Ben')));
    expect(await database.read.selectFrom('colleague_mail').select('id').execute()).toEqual([]);
  });
});
