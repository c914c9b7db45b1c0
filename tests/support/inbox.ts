import { exhibitionBookingExample } from '#schemas/booking-forms.ts';
import type { CreateCallName } from '#schemas/calls.ts';
import type { Account } from '#schemas/editor/accounts.ts';
import { inboxCalls } from '#schemas/editor/inbox.ts';
import { listAudit } from '#server/db/audit.ts';
import type { Caller } from '#server/editor/handlers.ts';
import { createInbox } from '#server/editor/inbox/inbox.ts';
import { createTracking } from '#server/tracking.ts';
import { openTestDatabase, sourceOver, type TestEngine } from './database.ts';

export const editor: Account = { id: 'a', name: '林岚', email: 'lin@example.com', role: 'editor' };
export const callerFor = (account: Account = editor): Caller => ({
  account,
  language: 'zh-CN',
  address: '',
  headers: new Headers(),
});
/** A booking whose phone number ends in 8866. */
export const booking = { ...exhibitionBookingExample, mobilePhone: '13800008866' };

const start = Date.parse('2026-11-21T01:00:00.000Z');

/** A site without content, and its inbox. The CSV export has a signed-in user. Requests are sent a minute apart. */
export async function openInbox(engine: TestEngine, signedIn: Account | null = editor) {
  const database = await openTestDatabase(engine);
  let minutes = 0;
  const clock = () => new Date(start + minutes * 60_000);
  const options = { database, clock, timeZone: 'Asia/Shanghai' };
  const source = sourceOver(database);
  const { handlers, routes } = createInbox({
    ...options,
    // It parses requests that are parsed already.
    source: { call: (name, request, context) => source.call(name, request as never, context) },
    accountOf: async () => signedIn ?? undefined,
  });
  const list = (request: object = {}) =>
    handlers.listRequests(inboxCalls.listRequests.request.parse(request), callerFor());
  return {
    database,
    handlers,
    routes,
    list,
    tracking: createTracking(options),
    wait: (more: number) => {
      minutes += more;
    },
    /** Sends a request with its call of the contract. */
    send: async (
      body: Record<string, unknown> = booking,
      call: CreateCallName = 'createExhibitionBooking',
    ) => {
      const answer = await source.call(call, body, { language: 'zh-CN' });
      const id = answer.ok ? answer.data?.id : undefined;
      if (!id) throw new Error('the request was refused');
      const { reference } = await database.write((tx) =>
        tx
          .updateTable('submission')
          // The source's own clock does not advance.
          .set({ created_at: clock().toISOString() })
          .where('id', '=', id)
          .returning('reference')
          .executeTakeFirstOrThrow(),
      );
      minutes++;
      return { id, reference };
    },
    titles: async (request: object) => {
      const answer = await list(request);
      return answer.ok ? answer.data.items.map(({ title }) => title) : answer.code;
    },
    audited: async () =>
      (await listAudit(database.read, { count: 100 })).entries.map(({ who, what, about }) => [
        who,
        what,
        about,
      ]),
  };
}
