import type { Kysely } from 'kysely';
import type { Account, accountCalls } from '#schemas/editor/accounts.ts';
import type { EditorAnswer, ParsedEditorRequest } from '#schemas/editor/calls.ts';
import { addAudit, listAudit } from '../../db/audit.ts';
import type { AccountTable, Tables } from '../../db/tables.ts';
import { endPreviews } from '../drafts/preview.ts';
import { done, type EditorResult, type HandlersOf, refuse, signedIn } from '../handlers.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { isTaken, limitsIn, listedAccount } from './account-store.ts';
import { accountsWithFactor } from './factor-store.ts';
import { linkUrl } from './links.ts';
import { endSessions } from './sessions.ts';

type AdministrationCalls = Pick<
  typeof accountCalls,
  'listAccounts' | 'invite' | 'revokeInvitation' | 'resetLink' | 'mailLink' | 'changeAccount' | 'listAudit'
>;

/** Audit log entries per answer. */
const auditPage = 50;

/** Handlers for administrators: accounts, invitations and the audit log. */
export function administrationHandlers(dependencies: AccountDependencies): HandlersOf<AdministrationCalls> {
  const { database, links, clock, sendLink, siteOrigin } = dependencies;
  const canMail = sendLink !== undefined;
  return {
    listAccounts: async () => {
      const accounts = await database.read.selectFrom('account').selectAll().orderBy('email').execute();
      const secured = await accountsWithFactor(database.read);
      return done({
        accounts: accounts.map((row) => listedAccount(row, secured.has(row.id))),
        invitations: await openInvitations(dependencies),
      });
    },
    invite: async ({ email, role }, caller) =>
      database.write(async (tx) => {
        if (await isTaken(tx, email)) return refuse('taken');
        const link = await links.add(tx, { purpose: 'invitation', email, role });
        await addAudit(tx, {
          at: clock(),
          account: signedIn(caller),
          what: 'invite',
          about: `${email}: ${role}`,
        });
        return done({ ...link, canMail });
      }),
    revokeInvitation: async ({ id }, caller) =>
      database.write(async (tx) => {
        const revoked = await tx
          .deleteFrom('account_link')
          .where('id', '=', id)
          .where('purpose', '=', 'invitation')
          .returning('email')
          .executeTakeFirst();
        if (!revoked) return refuse('missing');
        const about = revoked.email ?? undefined;
        await addAudit(tx, { at: clock(), account: signedIn(caller), what: 'revokeInvitation', about });
        return done({});
      }),
    resetLink: async ({ id }, caller) =>
      database.write(async (tx) => {
        const account = await tx
          .selectFrom('account')
          .select(['email', 'role'])
          .where('id', '=', id)
          .where('disabled', '=', 0)
          .executeTakeFirst();
        if (!account) return refuse('missing');
        const link = await links.add(tx, { purpose: 'reset', ...account, account_id: id });
        await addAudit(tx, {
          at: clock(),
          account: signedIn(caller),
          what: 'resetLink',
          about: account.email,
        });
        return done({ ...link, canMail });
      }),
    mailLink: async ({ token }, caller) => {
      const link = await links.find(database.read, token);
      if (typeof link === 'string') return refuse(link);
      const { purpose, email, expires_at: expiresAt } = link;
      if (purpose === 'setUp' || email === null) return refuse('missing');
      const url = linkUrl(siteOrigin, token);
      if (!(await sendLink?.({ purpose, email, url, expiresAt }, caller.language)))
        return refuse('mailFailed');
      const account = signedIn(caller);
      await database.write((tx) => addAudit(tx, { at: clock(), account, what: 'mailLink', about: email }));
      return done({});
    },
    changeAccount: (change, caller) => changeAccount(dependencies, change, signedIn(caller)),
    listAudit: async (request) => done(await listAudit(database.read, { ...request, count: auditPage })),
  };
}

/** Invitations that are still valid. */
async function openInvitations({ database, clock }: AccountDependencies) {
  const rows = await database.read
    .selectFrom('account_link')
    .select(['id', 'email', 'role', 'expires_at'])
    .where('purpose', '=', 'invitation')
    .where('expires_at', '>', clock().toISOString())
    .orderBy('expires_at')
    .execute();
  return rows.map(({ email, expires_at, ...row }) => ({ ...row, email: email ?? '', expiresAt: expires_at }));
}

/** Changes the role of an account or disables it. The last administrator cannot lose the role. */
const changeAccount = (
  { database, clock }: AccountDependencies,
  { id, role, disabled, limits }: ParsedEditorRequest<'changeAccount'>,
  by: Account,
): Promise<EditorResult<EditorAnswer<'changeAccount'>>> =>
  database.write(async (tx) => {
    // If two administrators demote each other at the same time in two processes, the lock lets one of them
    // win.
    await database.lockRevisions(tx);
    const before = await tx.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
    if (!before) return refuse('missing');
    const after = {
      ...before,
      role: role ?? before.role,
      disabled: disabled === undefined ? before.disabled : Number(disabled),
      limits: limits === undefined ? before.limits : limits && JSON.stringify(limits),
    };
    if (administers(before) && !administers(after) && (await isLastAdministrator(tx, id)))
      return refuse('lastAdministrator');
    await tx
      .updateTable('account')
      .set({ role: after.role, disabled: after.disabled, limits: after.limits ?? null })
      .where('id', '=', id)
      .execute();
    if (after.disabled) {
      await endSessions(tx, { accountId: id });
      await endPreviews(tx, id);
    }
    const isLimited = limitsIn(after).limits !== undefined;
    const state = after.disabled ? 'disabled' : `${after.role}${isLimited ? ', limited' : ''}`;
    await addAudit(tx, {
      at: clock(),
      account: by,
      what: 'changeAccount',
      about: `${after.email}: ${state}`,
    });
    return done(listedAccount(after, (await accountsWithFactor(tx)).has(id)));
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
