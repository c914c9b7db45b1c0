import { expect, it } from 'vitest';
import { meetingBookingExample } from '#schemas/booking-forms.ts';
import { inboxCalls } from '#schemas/editor/inbox.ts';
import { entrySchema } from '#schemas/entry.ts';
import { requestStatus } from '#schemas/request-status.ts';
import { onEveryEngine } from '#tests/support/database.ts';
import { booking, callerFor, editor, openInbox } from '#tests/support/inbox.ts';
import { insertDraft } from '../../db/content/drafts.ts';
import { refreshListedEntries } from '../../db/content/listed-entries.ts';
import { publish } from '../../db/content/publish.ts';
import { deletionDate } from '../../db/requests/retention.ts';

const suggestion = { name: '访客', contact: '13800000001', content: '第一行\n第二行' };

onEveryEngine('the list of the inbox', (engine) => {
  it('lists the newest first, each with the labels of its form and its deadline', async () => {
    const { send, list } = await openInbox(engine);
    await send();
    await send(meetingBookingExample, 'createMeetingBooking');
    await send({ ...suggestion, content: `${'长'.repeat(70)}\n下一行` }, 'createSuggestion');
    const answer = await list();
    expect(answer).toMatchObject({
      ok: true,
      data: { total: 3, counts: { all: 3, exhibition: 1, meeting: 1, suggestion: 1 } },
    });
    if (!answer.ok) return;
    expect(inboxCalls.listRequests.response.parse(answer.data)).toEqual(answer.data);
    expect(answer.data.items).toMatchObject([
      { kind: 'suggestion', title: `${'长'.repeat(60)}…`, organisation: '访客', place: [] },
      {
        kind: 'meeting',
        title: '智慧物流年会',
        organisation: '示例物流公司',
        period: { from: '2030-05-01 09:00:00', to: '2030-05-03 18:00:00' },
        place: ['800 平方米'],
      },
      {
        kind: 'exhibition',
        status: 'new',
        title: '山城咖啡节',
        organisation: '示例会展公司',
        period: { from: '2030-05-01 09:00:00', to: '2030-05-04 17:00:00' },
        place: ['2 号展厅', '10,000 平方米'],
        receivedAt: '2026-11-21T01:00:00.000Z',
        answerBy: '2026-11-22T01:00:00.000Z',
        unread: true,
      },
    ]);
    expect(answer.data.items[0]).not.toHaveProperty('answerBy');
  });

  it('is paged and filtered by kind and status', async () => {
    const { send, list, titles, handlers } = await openInbox(engine);
    for (let n = 1; n <= 5; n++) await send({ ...booking, exhibitionName: `展会 ${n}` });
    const meeting = await send(meetingBookingExample, 'createMeetingBooking');
    expect(await titles({ page: 2, pageSize: 2 })).toEqual(['展会 4', '展会 3']);
    expect(await titles({ page: 4, pageSize: 2 })).toEqual([]);
    expect(await titles({ kind: 'exhibition', page: 3, pageSize: 2 })).toEqual(['展会 1']);
    await handlers.setRequestStatus({ id: meeting.id, from: 'new', to: 'contacted' }, callerFor());
    expect(await titles({ status: 'contacted' })).toEqual(['智慧物流年会']);
    expect(await titles({ kind: 'exhibition', status: 'contacted' })).toEqual([]);
    expect(await list({ kind: 'meeting', status: 'new' })).toMatchObject({
      data: { total: 0, counts: { all: 5, exhibition: 5, meeting: 0 } },
    });
  });

  it('finds references, names, organisations and phone numbers in any notation, and no other text', async () => {
    const { send, titles, list, database } = await openInbox(engine);
    const { reference } = await send({ ...booking, organizer: 'Lumen 100% Events_Ltd', remark: '吊点' });
    await send(meetingBookingExample, 'createMeetingBooking');
    const bare = reference.replace('-', ' ').toLowerCase();
    for (const search of [reference, bare, '山城', 'ＬＵＭＥＮ', '100%', '0000 8866', '00008866'])
      expect([search, await titles({ search })]).toEqual([
        search,
        search === '0000 8866' ? [] : ['山城咖啡节'],
      ]);
    for (const search of ['吊点', '1__%', 'organizer']) expect(await titles({ search })).toEqual([]);
    expect(await list({ search: '山城', kind: 'meeting' })).toMatchObject({
      data: { total: 0, counts: { all: 1, exhibition: 1 } },
    });
    // As an earlier version stored it.
    await database.write((tx) => tx.updateTable('submission').set({ search: null }).execute());
    for (const search of [reference.toLowerCase(), 'lumen 100%'])
      expect(await titles({ search })).toEqual(['山城咖啡节']);
  });
});

onEveryEngine('a request in the inbox', (engine) => {
  it('shows fields in form order, changes, notes and the date of deletion', async () => {
    const { send, handlers, tracking, wait } = await openInbox(engine);
    const { id, reference } = await send();
    const asker = { address: undefined, language: 'zh-CN' } as const;
    const values = { ...booking, remark: '连馆' };
    await tracking.amend({ reference, phone: '8866', values }, asker);
    wait(5);
    await handlers.setRequestStatus({ id, from: 'new', to: 'contacted' }, callerFor());
    await handlers.addRequestNote({ id, text: '已通话' }, callerFor());
    const answer = await handlers.readRequest({ id }, callerFor());
    if (!answer.ok) throw new Error(answer.code);
    expect(inboxCalls.readRequest.response.parse(answer.data)).toEqual(answer.data);
    expect(answer.data.values.map(({ name }) => name)).toEqual([
      ...['exhibitionName', 'organizer', 'exhibitionContent', 'beginTime', 'endTime', 'exhibitionArea'],
      ...['exhibitionHall', 'name', 'mobilePhone', 'email', 'address', 'remark'],
    ]);
    expect(answer.data).toMatchObject({
      status: 'contacted',
      changes: [
        { who: 'applicant', what: 'amended', fields: ['remark'], at: '2026-11-21T01:01:00.000Z' },
        { who: 'venue', by: '林岚', what: 'contacted', fields: [], at: '2026-11-21T01:06:00.000Z' },
      ],
      notes: [{ by: '林岚', text: '已通话', at: '2026-11-21T01:06:00.000Z' }],
      deletedAt: deletionDate('2026-11-21T01:00:00.000Z').toISOString(),
    });
    expect(answer.data.changes[0]).not.toHaveProperty('by');
  });

  it('stores a note that is sent twice once, and the same words of another day again', async () => {
    const { send, handlers, audited, wait } = await openInbox(engine);
    const { id, reference } = await send();
    const other = await send();
    const note = (key: string | undefined, request = id) =>
      handlers.addRequestNote({ id: request, text: '未接通', ...(key ? { key } : {}) }, callerFor());
    await Promise.all([note('first-call'), note('first-call')]);
    wait(60);
    await note('first-call');
    await note('second-call');
    await note('first-call', other.id);
    // Editors of an earlier release send no key.
    await note(undefined);
    await note(undefined);
    const times = async (request: string) => {
      const answer = await handlers.readRequest({ id: request }, callerFor());
      return answer.ok && answer.data.notes.map(({ at, text }) => [at.slice(11, 16), text]);
    };
    expect(await times(id)).toEqual([
      ['01:02', '未接通'],
      ['02:02', '未接通'],
      ['02:02', '未接通'],
      ['02:02', '未接通'],
    ]);
    expect(await times(other.id)).toEqual([['02:02', '未接通']]);
    const notes = (await audited()).filter(
      ([, what, about]) => what === 'addRequestNote' && about === reference,
    );
    expect(notes).toHaveLength(4);
  });

  it('accepts a change of status again whose answer was lost, and writes it down once', async () => {
    const { send, handlers, audited } = await openInbox(engine);
    const { id, reference } = await send();
    const change = { id, from: 'new', to: 'confirmed' } as const;
    await handlers.setRequestStatus(change, callerFor());
    expect(await handlers.setRequestStatus(change, callerFor())).toMatchObject({
      ok: true,
      data: { status: 'confirmed', changes: [{ by: '林岚', what: 'confirmed' }] },
    });
    const colleague = { ...editor, id: 'b', name: '周遥' };
    expect(await handlers.setRequestStatus(change, callerFor(colleague))).toMatchObject({ code: 'conflict' });
    expect(await audited()).toEqual([['林岚', 'setRequestStatus', reference]]);
  });

  it('is unread until an editor opens it, and again after its applicant changes it', async () => {
    const { send, handlers, tracking } = await openInbox(engine);
    const asker = { address: undefined, language: 'zh-CN' } as const;
    const { id, reference } = await send();
    await send();
    const unread = () => handlers.unread({}, callerFor());
    expect(await unread()).toEqual({ ok: true, data: { unread: 2 } });
    await handlers.markRequest({ id, unread: false }, callerFor());
    expect(await unread()).toMatchObject({ data: { unread: 1 } });
    await tracking.amend({ reference, phone: '8866', values: { ...booking, remark: '新' } }, asker);
    expect(await unread()).toMatchObject({ data: { unread: 2 } });
    await handlers.markRequest({ id, unread: false }, callerFor());
    await tracking.withdraw({ reference, phone: '8866' }, asker);
    expect(await unread()).toMatchObject({ data: { unread: 2 } });
  });

  it('gets a status that its applicant sees in tracking with the time', async () => {
    const { send, handlers, tracking, wait } = await openInbox(engine);
    const { id, reference } = await send();
    const find = () => tracking.find({ reference, phone: '8866' }, { address: undefined, language: 'zh-CN' });
    wait(30);
    for (const [from, to] of [
      ['new', 'contacted'],
      ['contacted', 'confirmed'],
      ['confirmed', 'contacted'],
      ['contacted', 'declined'],
    ] as const) {
      wait(1);
      expect(await handlers.setRequestStatus({ id, from, to }, callerFor())).toMatchObject({
        ok: true,
        data: { status: to, unread: false },
      });
      expect(await find()).toMatchObject({
        kind: 'found',
        request: { status: requestStatus[to], canChange: false },
      });
    }
    expect(await find()).toMatchObject({ request: { changedAt: '2026-11-21T01:35:00.000Z' } });
  });

  it('accepts one of two concurrent changes and returns the current state to the other', async () => {
    const { send, handlers, audited } = await openInbox(engine);
    const { id, reference } = await send();
    const other = { ...editor, id: 'b', name: '周遥' };
    const answers = await Promise.all([
      handlers.setRequestStatus({ id, from: 'new', to: 'confirmed' }, callerFor()),
      handlers.setRequestStatus({ id, from: 'new', to: 'declined' }, callerFor(other)),
    ]);
    expect(answers).toMatchObject([
      { ok: true, data: { status: 'confirmed' } },
      { ok: false, code: 'conflict', data: { id, status: 'confirmed', changes: [{ by: '林岚' }] } },
    ]);
    expect(await audited()).toEqual([['林岚', 'setRequestStatus', reference]]);
  });

  it('stays withdrawn and refuses invalid status transitions', async () => {
    const { send, handlers, tracking, audited } = await openInbox(engine);
    const { id, reference } = await send();
    await tracking.withdraw({ reference, phone: '8866' }, { address: undefined, language: 'zh-CN' });
    const set = (from: 'new' | 'contacted' | 'withdrawn') =>
      handlers.setRequestStatus({ id, from, to: 'contacted' }, callerFor());
    expect(await set('new')).toMatchObject({ code: 'conflict', data: { status: 'withdrawn' } });
    expect(await set('withdrawn')).toMatchObject({ code: 'invalid' });
    expect(await set('contacted')).toMatchObject({ code: 'invalid' });
    expect(await audited()).toEqual([]);
  });

  it('is assigned to a colleague, whom the list, the filters and the table name and applicants do not see', async () => {
    const { send, handlers, titles, tracking, routes, audited, database } = await openInbox(engine);
    const { id, reference } = await send();
    await send(meetingBookingExample, 'createMeetingBooking');
    const account = (name: string, disabled: number) => ({
      ...{ id: name.toLowerCase(), name, email: `${name}@example.com`, role: 'editor' as const, disabled },
      created_at: '2026-11-20T00:00:00.000Z',
    });
    await database.write((tx) =>
      tx
        .insertInto('account')
        .values([account('Ann', 0), account('Bob', 1)])
        .execute(),
    );
    const assigned = await handlers.assignRequest({ id, to: 'ann' }, callerFor());
    expect(assigned).toMatchObject({ data: { assignee: { id: 'ann', name: 'Ann' }, unread: true } });
    expect(await titles({ assignee: 'ann' })).toEqual(['山城咖啡节']);
    expect(await titles({ assignee: 'nobody' })).toEqual(['智慧物流年会']);
    const table = await (await routes.request('/api/editor/inbox.csv?assignee=ann')).text();
    expect(table.split('\r\n').slice(1, -1)).toMatchObject([
      expect.stringContaining('2026-11-21 09:00,Ann,'),
    ]);
    const asker = { address: undefined, language: 'zh-CN' } as const;
    expect(JSON.stringify(await tracking.find({ reference, phone: '8866' }, asker))).not.toContain('Ann');

    for (const to of ['bob', 'x'])
      expect(await handlers.assignRequest({ id, to }, callerFor())).toMatchObject({ code: 'invalid' });
    expect(await handlers.assignRequest({ id: 'x', to: null }, callerFor())).toMatchObject({
      code: 'missing',
    });
    expect(await handlers.assignRequest({ id, to: null }, callerFor())).not.toHaveProperty('data.assignee');
    expect(await titles({ assignee: 'ann' })).toEqual([]);
    expect(await audited()).toEqual([
      ['林岚', 'assignRequest', reference],
      ['林岚', 'assignRequest', reference],
    ]);
  });

  it('is removed with all dependent rows; the audit log names only its reference', async () => {
    const { send, handlers, audited, database } = await openInbox(engine);
    const { id, reference } = await send();
    await handlers.markRequest({ id, unread: false }, callerFor());
    await handlers.setRequestStatus({ id, from: 'new', to: 'contacted' }, callerFor());
    await handlers.addRequestNote({ id, text: '秘密' }, callerFor());
    expect(await handlers.removeRequest({ id }, callerFor())).toEqual({ ok: true, data: {} });
    for (const table of ['submission', 'submission_change', 'submission_note'] as const)
      expect(await database.read.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await audited()).reverse()).toEqual([
      ['林岚', 'markRequest', reference],
      ['林岚', 'setRequestStatus', reference],
      ['林岚', 'addRequestNote', reference],
      ['林岚', 'removeRequest', reference],
    ]);
    const gone = await Promise.all([
      handlers.readRequest({ id }, callerFor()),
      handlers.markRequest({ id, unread: true }, callerFor()),
      handlers.setRequestStatus({ id, from: 'new', to: 'contacted' }, callerFor()),
      handlers.addRequestNote({ id, text: 'x' }, callerFor()),
      handlers.removeRequest({ id }, callerFor()),
    ]);
    expect(gone.map((answer) => !answer.ok && answer.code)).toEqual(Array(5).fill('missing'));
  });
});

onEveryEngine('the plan of a booking', (engine) => {
  it('[EVT-10] has the days and halls of the request, and what else takes them', async () => {
    const { send, handlers, database } = await openInbox(engine);
    const hold = { projectName: '留位', halls: ['2'], hold: '1' };
    const spaces = {
      list: [
        { id: '1', name: '1 号展厅', type: '1' },
        { id: '2', name: '2 号展厅', type: '1' },
      ],
      closed: [{ start: '2030-05-04', end: '2030-05-05' }],
    };
    const put = [
      { kind: 'schedule', id: 'hold', facet: '1', date: '2030-05-03', until: '2030-05-09', data: hold },
      { kind: 'config', id: 'official.spaces.config', texts: { 'zh-CN': { data: spaces } } },
    ] as const;
    await publish(database, { put: [...put] }, () => new Date());
    const { id, reference } = await send({ ...booking, exhibitionHall: '1、2 号展厅' });
    const read = async () => {
      const answer = await handlers.readRequest({ id }, callerFor());
      return answer.ok ? answer.data.plan : undefined;
    };
    const plan = {
      ...{ start: '2030-05-01', end: '2030-05-04', spaces: ['1 号展厅', '2 号展厅'], halls: ['1', '2'] },
      overlaps: [{ start: '2030-05-03', end: '2030-05-04', spaces: ['2 号展厅'], isHold: true }],
      ...{ isClosed: true, entry: reference.toLowerCase(), isPlanned: false },
    };
    expect(await read()).toEqual(plan);
    await publish(
      database,
      {
        put: [
          {
            ...{ kind: 'schedule', id: reference.toLowerCase(), facet: '1' },
            ...{ date: '2030-05-01', until: '2030-05-04' },
            data: { projectName: '山城咖啡节', halls: ['1', '2'], hold: '1' },
          },
        ],
      },
      () => new Date(),
    );
    expect(await read()).toEqual({ ...plan, isPlanned: true });
    const heldUntil = async (day: string) =>
      publish(
        database,
        {
          put: [
            {
              ...{ kind: 'schedule', id: reference.toLowerCase(), facet: '1' },
              ...{ date: '2030-05-01', until: '2030-05-04' },
              data: { projectName: '山城咖啡节', halls: ['1', '2'], hold: '1', heldUntil: day },
            },
            { ...put[0], data: { ...hold, heldUntil: '2026-11-20' } },
          ],
        },
        () => new Date(),
      );
    // Today is 21 November 2026; the other hold ended the day before.
    await heldUntil('2026-11-21');
    const free = { ...plan, isPlanned: true, overlaps: [] };
    expect(await read()).toEqual({ ...free, heldUntil: '2026-11-21', isLapsed: false });
    await heldUntil('2026-11-20');
    expect(await read()).toEqual({ ...free, heldUntil: '2026-11-20', isLapsed: true });
  });

  it('[EVT-10] names draft holds and confirmed requests of colleagues on the same days and in the same space', async () => {
    const { send, handlers, database } = await openInbox(engine);
    const spaces = { list: ['1', '2'].map((id) => ({ id, name: `${id} 号展厅`, type: '1' })) };
    const put = [
      { kind: 'config', id: 'official.spaces.config', texts: { 'zh-CN': { data: spaces } } },
    ] as const;
    await publish(database, { put: [...put] }, () => new Date());
    const hall = { ...booking, exhibitionHall: '2 号展厅' };
    const [asked, held, other, confirmed] = [
      await send(hall),
      await send(hall),
      await send({ ...booking, exhibitionHall: '1 号展厅' }),
      await send({ ...hall, beginTime: '2030-05-03 09:00:00', endTime: '2030-05-08 17:00:00' }),
    ];
    for (const { id } of [held, other, confirmed])
      await handlers.setRequestStatus({ id, from: 'new', to: 'confirmed' }, callerFor());
    const hold = (id: string, days: { date: string; until: string }, more: object = {}) => ({
      ...{ kind: 'schedule' as const, id, facet: '1', ...days },
      data: { projectName: '留位', halls: ['2'], hold: '1', ...more },
    });
    const days = { date: '2030-05-01', until: '2030-05-04' };
    const later = { date: '2030-05-05', until: '2030-05-06' };
    const event = hold('own', { date: '2030-05-02', until: '2030-05-02' }, { hold: '0' });
    const draft = async (entry: ReturnType<typeof hold>) =>
      database.write(async (tx) => {
        const name = { kind: entry.kind, id: entry.id };
        const about = { at: '2026-11-21T01:00:00Z', by: '林岚' };
        await insertDraft(tx, { ...name, entry: entrySchema.parse(entry), ...about });
        await refreshListedEntries(tx, [name]);
      });
    for (const entry of [hold(held.reference.toLowerCase(), days), hold('later', later), event])
      await draft(entry);
    const read = async () => {
      const answer = await handlers.readRequest({ id: asked.id }, callerFor());
      return answer.ok ? answer.data.plan : undefined;
    };
    const place = { spaces: ['2 号展厅'] };
    const draftHold = { start: '2030-05-01', end: '2030-05-04', ...place, isHold: true, source: 'draft' };
    const overlaps = [
      { ...draftHold, request: held.reference },
      { start: '2030-05-02', end: '2030-05-02', ...place, name: '留位', isHold: false, source: 'draft' },
      {
        ...{ start: '2030-05-03', end: '2030-05-04', ...place, isHold: false },
        ...{ name: confirmed.reference, source: 'request', request: confirmed.reference },
      },
    ];
    expect((await read())?.overlaps).toEqual(overlaps);
    // A draft of its own does not hide that of a colleague on the same days.
    await draft(hold(asked.reference.toLowerCase(), days));
    expect(await read()).toMatchObject({ isPlanned: true, overlaps });
    await publish(database, { put: [hold(held.reference.toLowerCase(), days)] }, () => new Date());
    expect((await read())?.overlaps[0]).toEqual({
      ...{ start: '2030-05-01', end: '2030-05-04', spaces: ['2 号展厅'], isHold: true },
    });
  });

  it('[EVT-10] is absent for messages', async () => {
    const { send, handlers } = await openInbox(engine);
    const { id } = await send(suggestion, 'createSuggestion');
    const answer = await handlers.readRequest({ id }, callerFor());
    expect(answer.ok && answer.data).not.toHaveProperty('plan');
  });
});
