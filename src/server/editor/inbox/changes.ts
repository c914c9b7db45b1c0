import type { Kysely } from 'kysely';
import type { Account } from '#schemas/editor/accounts.ts';
import type { ParsedEditorRequest } from '#schemas/editor/calls.ts';
import { requestStatus } from '#schemas/request-status.ts';
import type { Clock } from '../../clock.ts';
import { addAudit } from '../../db/audit.ts';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

export interface InboxDependencies {
  database: Database;
  clock: Clock;
}

/** Marks a request as read or unread for all colleagues; false if it does not exist. */
export const markRead = (
  { database, clock }: InboxDependencies,
  { id, unread }: ParsedEditorRequest<'markRequest'>,
  account: Account,
): Promise<boolean> =>
  database.write(async (tx) => {
    const request = await stored(tx, id);
    if (!request) return false;
    if ((request.read_at === null) === unread) return true;
    const at = clock();
    const read_at = unread ? null : at.toISOString();
    await tx.updateTable('submission').set({ read_at }).where('id', '=', id).execute();
    await addAudit(tx, { at, account, what: 'markRequest', about: request.reference });
    return true;
  });

/**
 * Changes the status of a request, which the applicant sees; false if its status is no longer `from`. A change that the same
 * person has just made is not an error: its answer was lost.
 */
export const setStatus = (
  { database, clock }: InboxDependencies,
  { id, from, to }: ParsedEditorRequest<'setRequestStatus'>,
  account: Account,
): Promise<boolean> =>
  database.write(async (tx) => {
    const at = clock();
    const { numUpdatedRows } = await tx
      .updateTable('submission')
      .set({ status: requestStatus[to], read_at: at.toISOString() })
      .where('id', '=', id)
      // Checked in the statement itself: the applicant or a colleague in another process may change the
      // status first.
      .where('status', '=', requestStatus[from])
      .executeTakeFirstOrThrow();
    if (!numUpdatedRows) {
      const last = await tx
        .selectFrom('submission_change')
        .select(['what', 'by_name'])
        .where('submission_id', '=', id)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return last?.what === to && last.by_name === account.name;
    }
    await tx
      .insertInto('submission_change')
      .values({ submission_id: id, at: at.toISOString(), who: 'venue', by_name: account.name, what: to })
      .execute();
    const request = await stored(tx, id);
    await addAudit(tx, { at, account, what: 'setRequestStatus', about: request?.reference });
    return true;
  });

/**
 * Notes who takes care of a request.
 * @returns `missing` if the request does not exist, `invalid` if no such account can sign in
 */
export const assign = (
  { database, clock }: InboxDependencies,
  { id, to }: ParsedEditorRequest<'assignRequest'>,
  account: Account,
): Promise<'done' | 'missing' | 'invalid'> =>
  database.write(async (tx) => {
    const request = await stored(tx, id);
    if (!request) return 'missing';
    const colleague = tx.selectFrom('account').select('id').where('id', '=', to).where('disabled', '=', 0);
    if (to !== null && !(await colleague.executeTakeFirst())) return 'invalid';
    await tx.updateTable('submission').set({ assigned_to: to }).where('id', '=', id).execute();
    await addAudit(tx, { at: clock(), account, what: 'assignRequest', about: request.reference });
    return 'done';
  });

/** Adds an internal note to a request, once for each key; false if the request does not exist. */
export const addNote = (
  { database, clock }: InboxDependencies,
  { id, text, key }: ParsedEditorRequest<'addRequestNote'>,
  account: Account,
): Promise<boolean> =>
  database.write(async (tx) => {
    const request = await stored(tx, id);
    if (!request) return false;
    const at = clock();
    const added = await tx
      .insertInto('submission_note')
      .values({ submission_id: id, at: at.toISOString(), by_name: account.name, text, key: key ?? null })
      .onConflict((conflict) => conflict.columns(['submission_id', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) await addAudit(tx, { at, account, what: 'addRequestNote', about: request.reference });
    return true;
  });

/**
 * Deletes a request and everything that belongs to it before its retention period ends; false if it does not
 * exist.
 */
export const remove = (
  { database, clock }: InboxDependencies,
  { id }: ParsedEditorRequest<'removeRequest'>,
  account: Account,
): Promise<boolean> =>
  database.write(async (tx) => {
    const request = await stored(tx, id);
    if (!request) return false;
    await tx.deleteFrom('submission').where('id', '=', id).execute();
    await addAudit(tx, { at: clock(), account, what: 'removeRequest', about: request.reference });
    return true;
  });

const stored = (tx: Kysely<Tables>, id: string) =>
  tx.selectFrom('submission').select(['reference', 'read_at']).where('id', '=', id).executeTakeFirst();
