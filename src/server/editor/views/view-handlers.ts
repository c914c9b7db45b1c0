import type { Kysely } from 'kysely';
import type { Account } from '#schemas/editor/accounts.ts';
import type { SavedView, viewCalls } from '#schemas/editor/views.ts';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { done, type HandlersOf, refuse, signedIn } from '../handlers.ts';

/** Limit of views per account, so that views cannot fill the database. */
const mostViews = 100;

/** The calls of saved views. */
export function viewHandlers({ database }: { database: Database }): HandlersOf<typeof viewCalls> {
  return {
    listViews: async ({ list }, caller) =>
      done({ views: await viewsOf(database.read, list, signedIn(caller)) }),
    saveView: async ({ list, name, search, shared }, caller) =>
      database.write(async (tx) => {
        const account = signedIn(caller);
        const own = tx.selectFrom('saved_view').where('account_id', '=', account.id);
        const { count } = await own.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
        const before = await own
          .select('id')
          .where('list', '=', list)
          .where('name', '=', name)
          .executeTakeFirst();
        if (!before && Number(count) >= mostViews)
          return refuse('invalid', { data: { errors: { name: `at most ${mostViews} views` } } });
        const values = { by: account.name, search, shared: shared ? 1 : 0 } as const;
        await tx
          .insertInto('saved_view')
          .values({ account_id: account.id, list, name, ...values })
          .onConflict((conflict) => conflict.columns(['account_id', 'list', 'name']).doUpdateSet(values))
          .execute();
        return done({ views: await viewsOf(tx, list, account) });
      }),
    removeView: async ({ list, id }, caller) =>
      database.write(async (tx) => {
        const account = signedIn(caller);
        const removable = (await viewsOf(tx, list, account)).some((view) => view.id === id && view.removable);
        if (!removable) return refuse('missing');
        await tx.deleteFrom('saved_view').where('id', '=', id).execute();
        return done({ views: await viewsOf(tx, list, account) });
      }),
  };
}

/** Views of a list that an account sees: its own, then those that others share, each by name. */
async function viewsOf(db: Kysely<Tables>, list: string, { id, role }: Account): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('saved_view')
    .selectAll()
    .where('list', '=', list)
    .where(({ eb, or }) => or([eb('account_id', '=', id), eb('shared', '=', 1)]))
    .orderBy('name')
    .orderBy('id')
    .execute();
  const isOwn = ({ account_id }: (typeof rows)[number]) => account_id === id;
  return [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))].map((row) => ({
    ...{ id: row.id, name: row.name, search: row.search, shared: row.shared === 1, by: row.by },
    removable: isOwn(row) || role === 'administrator',
  }));
}
