import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import { addAudit } from '../../db/audit.ts';
import type { Tables } from '../../db/tables.ts';

/** The table of sessions, as better-auth asks for it. */
export const sessionTable = 'account_session' satisfies keyof Tables;

/** What is written beside a session that begins or goes on. */
export type SessionJob = (
  tx: Kysely<Tables>,
  session: { accountId: string; begins: boolean },
) => Promise<void>;

/** Remembers when an account was last seen, and in the audit log that it signed in. */
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

/** Signs an account out everywhere, or everywhere but in one session. */
export async function endSessions(
  tx: Kysely<Tables>,
  { accountId, exceptToken }: { accountId: string; exceptToken?: string },
): Promise<void> {
  let ended = tx.deleteFrom(sessionTable).where('account_id', '=', accountId);
  if (exceptToken !== undefined) ended = ended.where('token', '<>', exceptToken);
  await ended.execute();
}
