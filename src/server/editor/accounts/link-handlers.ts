import type { Kysely } from 'kysely';
import type { accountCalls } from '#schemas/editor/accounts.ts';
import type { ParsedEditorRequest } from '#schemas/editor/calls.ts';
import { addAudit } from '../../db/audit.ts';
import { createId } from '../../db/requests/reference.ts';
import type { Tables } from '../../db/tables.ts';
import { done, type EditorRefusal, type HandlersOf, refuse } from '../handlers.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { addAccount, changePassword, hasAccounts, isTaken, type NewAccount } from './account-store.ts';
import { isEasyPassword } from './easy-password.ts';
import { consumeLink, type StoredLink } from './links.ts';
import { endSessions } from './sessions.ts';
import { continueSignIn } from './sign-in.ts';

/** Result of using a link: the account that signs in. */
type Used = { id: string; email: string } | EditorRefusal;

/** Handlers for single-use links: first start, invitations, forgotten passwords. */
export function linkHandlers(
  dependencies: AccountDependencies,
): HandlersOf<Pick<typeof accountCalls, 'readLink' | 'useLink'>> {
  const { database } = dependencies;
  return {
    readLink: async ({ token }) => {
      const link = await goodLink(dependencies, database.read, token);
      if (isRefusal(link)) return link;
      const { purpose, email } = link;
      return done({ purpose, ...(email === null ? {} : { email }) });
    },
    useLink: async (request, caller) => {
      // Checked before hashing, so that callers without a valid link cost no CPU time.
      const link = await goodLink(dependencies, database.read, request.token);
      if (isRefusal(link)) return link;
      const missing = missingFields(link, request);
      if (missing) return refuse('invalid', { data: { errors: missing } });
      const email = link.email ?? request.email ?? '';
      if (await isEasyPassword(request.password, [email, ...(await dependencies.venueNames())]))
        return refuse('easyPassword');
      const passwordHash = await dependencies.passwords.hash(request.password);
      const used = await database.write((tx) => use(dependencies, tx, { ...request, passwordHash }));
      if (isRefusal(used)) return used;
      return continueSignIn(dependencies, used.id, caller);
    },
  };
}

const isRefusal = (value: object): value is EditorRefusal => 'ok' in value;

/** A valid link. The link of the first start is only valid while there are no accounts. */
async function goodLink({ links }: AccountDependencies, db: Kysely<Tables>, token: string) {
  const link = await links.find(db, token);
  if (typeof link === 'string') return refuse(link);
  if (link.purpose === 'setUp' && (await hasAccounts(db))) return refuse('missing');
  return link;
}

type LinkRequest = ParsedEditorRequest<'useLink'>;

/** Required fields that are missing for this kind of link. */
function missingFields({ purpose }: StoredLink, { name, email }: LinkRequest) {
  const errors = {
    ...(purpose !== 'reset' && name === undefined ? { name: 'is missing' } : {}),
    ...(purpose === 'setUp' && email === undefined ? { email: 'is missing' } : {}),
  };
  return Object.keys(errors).length > 0 ? errors : undefined;
}

async function use(
  dependencies: AccountDependencies,
  tx: Kysely<Tables>,
  request: LinkRequest & { passwordHash: string },
): Promise<Used> {
  const link = await goodLink(dependencies, tx, request.token);
  if (isRefusal(link)) return link;
  const at = dependencies.clock().toISOString();
  if (link.purpose === 'reset') return reset(tx, { link, passwordHash: request.passwordHash, at });
  const account: NewAccount = {
    id: createId(dependencies.random),
    name: request.name ?? '',
    email: link.email ?? request.email ?? '',
    role: link.role,
    passwordHash: request.passwordHash,
    at,
  };
  await dependencies.database.lockRevisions(tx);
  if (await isTaken(tx, account.email)) return refuse('taken');
  if (!(await consumeLink(tx, link))) return refuse('missing');
  const { id, email } = account;
  const name = await addAccount(tx, account);
  await addAudit(tx, { at: dependencies.clock(), account: { id, name }, what: 'useLink', about: email });
  return account;
}

/** Resets a password and ends all sessions of the account. */
async function reset(
  tx: Kysely<Tables>,
  { link, passwordHash, at }: { link: StoredLink; passwordHash: string; at: string },
): Promise<Used> {
  const account = await tx
    .selectFrom('account')
    .select(['id', 'name', 'email'])
    .where('id', '=', link.account_id)
    .where('disabled', '=', 0)
    .executeTakeFirst();
  if (!account || !(await consumeLink(tx, link))) return refuse('missing');
  await changePassword(tx, { accountId: account.id, passwordHash, at });
  await endSessions(tx, { accountId: account.id });
  await addAudit(tx, { at: new Date(at), account, what: 'useLink', about: account.email });
  return account;
}
