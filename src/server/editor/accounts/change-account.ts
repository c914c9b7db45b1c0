import type { Kysely } from 'kysely';
import type { Account } from '#schemas/editor/accounts.ts';
import type { EditorAnswer, ParsedEditorRequest } from '#schemas/editor/calls.ts';
import { addAudit } from '../../db/audit.ts';
import type { AccountTable, Tables } from '../../db/tables.ts';
import { done, type EditorResult, refuse } from '../handlers.ts';
import type { Area } from './area.ts';
import { endSessions } from './sessions.ts';
import { listedAccount } from './stored.ts';

/** Gives an account another role, or takes its access away; somebody always stays who can give it back. */
export const changeAccount = (
  { database, clock }: Area,
  { id, role, disabled }: ParsedEditorRequest<'changeAccount'>,
  by: Account,
): Promise<EditorResult<EditorAnswer<'changeAccount'>>> =>
  database.write(async (tx) => {
    // Of two administrators who take each other's role at once, in two processes, one comes first.
    await database.lockRevisions(tx);
    const before = await tx.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
    if (!before) return refuse('missing');
    const after = {
      ...before,
      role: role ?? before.role,
      disabled: disabled === undefined ? before.disabled : Number(disabled),
    };
    if (administers(before) && !administers(after) && (await isLastAdministrator(tx, id)))
      return refuse('lastAdministrator');
    await tx
      .updateTable('account')
      .set({ role: after.role, disabled: after.disabled })
      .where('id', '=', id)
      .execute();
    if (after.disabled) await endSessions(tx, { accountId: id });
    const state = after.disabled ? 'disabled' : after.role;
    await addAudit(tx, {
      at: clock(),
      account: by,
      what: 'changeAccount',
      about: `${after.email}: ${state}`,
    });
    return done(listedAccount(after));
  });

const administers = ({ role, disabled }: AccountTable): boolean => role === 'administrator' && disabled === 0;

async function isLastAdministrator(tx: Kysely<Tables>, id: string): Promise<boolean> {
  const other = await tx
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'administrator')
    .where('disabled', '=', 0)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return !other;
}
