import { type inboxCalls, mayBecome } from '#schemas/editor/inbox.ts';
import { done, type HandlersOf, refuse, signedIn } from '../handlers.ts';
import { addNote, type InboxDependencies, markRead, remove, setStatus } from './changes.ts';
import { type CsvRouteOptions, csvRoute } from './csv-route.ts';
import { countUnread } from './queries.ts';
import { countKinds, readRows, readWhole } from './read-requests.ts';

/** Creates the inbox: the handlers of its calls, and the route of the CSV download. */
export const createInbox = (options: CsvRouteOptions) => ({
  handlers: inboxHandlers(options),
  routes: csvRoute(options),
});

interface InboxOptions extends InboxDependencies {
  /** `SITE_TIME_ZONE`. */
  timeZone: string;
}

/** Handlers of the inbox. A request that does not exist (any more) is answered with `missing`. */
export function inboxHandlers({ database, clock, timeZone }: InboxOptions): HandlersOf<typeof inboxCalls> {
  const { read } = database;
  const whole = async (id: string) => {
    const request = await readWhole(read, id);
    return request ? done({ ...request, timeZone }) : refuse('missing');
  };
  return {
    listRequests: async ({ page, pageSize, ...filter }) => {
      const offset = (page - 1) * pageSize;
      const [rows, counts] = await Promise.all([
        readRows(read, filter, { offset, count: pageSize }),
        countKinds(read, filter),
      ]);
      return done({
        items: rows.map(({ listed }) => listed),
        total: counts[filter.kind ?? 'all'],
        counts,
        timeZone,
      });
    },
    unread: async () => {
      const { count } = await countUnread(read).executeTakeFirstOrThrow();
      return done({ unread: Number(count) });
    },
    readRequest: ({ id }) => whole(id),
    markRequest: async (mark, caller) =>
      (await markRead({ database, clock }, mark, signedIn(caller))) ? done({}) : refuse('missing'),
    setRequestStatus: async (change, caller) => {
      if (!mayBecome(change.from, change.to))
        return refuse('invalid', { data: { errors: { to: `does not follow ${change.from}` } } });
      const made = await setStatus({ database, clock }, change, signedIn(caller));
      const answer = await whole(change.id);
      return made || !answer.ok ? answer : refuse('conflict', { data: answer.data });
    },
    addRequestNote: async (note, caller) =>
      (await addNote({ database, clock }, note, signedIn(caller))) ? whole(note.id) : refuse('missing'),
    removeRequest: async ({ id }, caller) =>
      (await remove({ database, clock }, { id }, signedIn(caller))) ? done({}) : refuse('missing'),
  };
}
