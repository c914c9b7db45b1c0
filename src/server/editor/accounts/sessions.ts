import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import { addAudit } from '../../db/audit.ts';
import type { Tables } from '../../db/tables.ts';

/** Table name of sessions, passed to better-auth. */
export const sessionTable = 'account_session' satisfies keyof Tables;

/** Runs when a session starts or continues. */
export type SessionJob = (
  tx: Kysely<Tables>,
  session: { accountId: string; begins: boolean },
) => Promise<void>;

/** Records when an account was last seen, and sign-ins in the audit log. */
export const recordSession =
  (clock: Clock): SessionJob =>
  async (tx, { accountId, begins }) => {
    const account = await tx
      .updateTable('account')
      .set({ last_seen_at: clock().toISOString() })
      .where('id', '=', accountId)
      .returning(['id', 'name'])
      .executeTakeFirstOrThrow();
    if (begins) await addAudit(tx, { at: clock(), account, what: 'signIn' });
  };

/** Ends all sessions of an account, or all but one. */
export async function endSessions(
  tx: Kysely<Tables>,
  { accountId, exceptToken }: { accountId: string; exceptToken?: string },
): Promise<void> {
  let ended = tx.deleteFrom(sessionTable).where('account_id', '=', accountId);
  if (exceptToken !== undefined) ended = ended.where('token', '<>', exceptToken);
  await ended.execute();
}
