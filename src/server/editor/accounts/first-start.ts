import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage } from '#lib/error-message.ts';
import { addAudit } from '../../db/audit.ts';
import { createId } from '../../db/requests/reference.ts';
import { makeFolder } from '../../make-folder.ts';
import { SetupError } from '../../setup-error.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { addAccount, hasAccounts } from './account-store.ts';
import { isEasyPassword } from './easy-password.ts';
import type { FirstAdministrator } from './settings.ts';

/**
 * If there are no accounts, creates the configured administrator, or a link that creates the first account.
 * The log shows a new link at every start until one is used.
 * @throws SetupError when the configured password is easy to guess
 */
export async function makeFirstAccount(
  dependencies: AccountDependencies,
  { admin, log }: { admin: FirstAdministrator | undefined; log: (line: string) => void },
): Promise<void> {
  const { database, links, clock, random, passwords } = dependencies;
  if (await hasAccounts(database.read)) return;
  if (!admin) {
    const { url } = await database.write((tx) => links.add(tx, { purpose: 'setUp', role: 'administrator' }));
    log(`The editor has no accounts yet. Make the first one here, within a week: ${url}`);
    return;
  }
  if (await isEasyPassword(admin.password, [admin.email]))
    throw new SetupError('ADMIN_PASSWORD is easy to guess. Choose another, such as a sentence.');
  const passwordHash = await passwords.hash(admin.password);
  const { email } = admin;
  const [name = email] = email.split('@');
  const made = await database.write(async (tx) => {
    // Two processes may start at the same time.
    await database.lockRevisions(tx);
    if (await hasAccounts(tx)) return false;
    const at = clock().toISOString();
    const id = createId(random);
    await addAccount(tx, { id, name, email, role: 'administrator', passwordHash, at });
    await addAudit(tx, {
      at: clock(),
      account: undefined,
      what: 'changeAccount',
      about: `${email}: administrator`,
    });
    return true;
  });
  if (made) log('Made the first account of the editor from ADMIN_EMAIL and ADMIN_PASSWORD.');
}

/** Milliseconds for which an expired link is still recognised as expired. */
const expiredFor = 30 * 24 * 60 * 60_000;

/** Deletes expired sessions and old links. */
export const deleteExpiredSessions = ({ database, clock }: AccountDependencies): Promise<void> =>
  database.write(async (tx) => {
    const now = clock();
    const longAgo = new Date(now.getTime() - expiredFor);
    await tx.deleteFrom('account_session').where('expires_at', '<', now.toISOString()).execute();
    await tx.deleteFrom('account_link').where('expires_at', '<', longAgo.toISOString()).execute();
  });

/**
 * Reads the secret that signs session cookies from `<dataDir>/secret`, and creates it at the first start,
 * readable by its owner only. Losing it signs everyone out, and authenticator apps no longer work.
 * @throws SetupError when the file can be neither read nor created
 */
export function readSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  try {
    makeFolder(dataDir);
    writeSecret(file);
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    const reason = errorMessage(cause);
    throw new SetupError(
      `The file ${file} can be neither read nor created (${reason}): let the server write to it, or set AUTH_SECRET.`,
      { cause },
    );
  }
}

/** Keeps an existing file: if two processes start at once, one of them creates it. */
function writeSecret(file: string): void {
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    chmodSync(file, 0o600);
  }
}
