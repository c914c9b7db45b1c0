import type { accountCalls } from '#schemas/editor/accounts.ts';
import { addAudit, listAudit } from '../../db/audit.ts';
import { done, type HandlersOf, refuse, signedIn } from '../handlers.ts';
import type { Area } from './area.ts';
import { changeAccount } from './change-account.ts';
import { isTaken, listedAccount } from './stored.ts';

type AdministrationCalls = Pick<
  typeof accountCalls,
  'listAccounts' | 'invite' | 'revokeInvitation' | 'resetLink' | 'changeAccount' | 'listAudit'
>;

/** Entries of the audit log in one answer. */
const auditPage = 50;

/** What administrators do with accounts, and what everybody did. */
export function administrationHandlers(area: Area): HandlersOf<AdministrationCalls> {
  const { database, links, clock } = area;
  return {
    listAccounts: async () => {
      const accounts = await database.read.selectFrom('account').selectAll().orderBy('email').execute();
      return done({ accounts: accounts.map(listedAccount), invitations: await openInvitations(area) });
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
        return done(link);
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
        return done(link);
      }),
    changeAccount: (change, caller) => changeAccount(area, change, signedIn(caller)),
    listAudit: async (request) => done(await listAudit(database.read, { ...request, count: auditPage })),
  };
}

/** Invitations that can still be taken. */
async function openInvitations({ database, clock }: Area) {
  const rows = await database.read
    .selectFrom('account_link')
    .select(['id', 'email', 'role', 'expires_at'])
    .where('purpose', '=', 'invitation')
    .where('expires_at', '>', clock().toISOString())
    .orderBy('expires_at')
    .execute();
  return rows.map(({ email, expires_at, ...row }) => ({ ...row, email: email ?? '', expiresAt: expires_at }));
}
