import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import { createId, type Random } from '../../db/requests/reference.ts';
import type { AccountLinkTable, Tables } from '../../db/tables.ts';

export type StoredLink = Pick<
  AccountLinkTable,
  'id' | 'purpose' | 'email' | 'role' | 'account_id' | 'expires_at'
>;
type LinkPurpose = StoredLink['purpose'];

const day = 24 * 60 * 60_000;

/** Validity of links, in milliseconds. */
const life: Readonly<Record<LinkPurpose, number>> = { setUp: 7 * day, invitation: 7 * day, reset: day };

interface Making {
  clock: Clock;
  random: Random;
  siteOrigin: string;
}

type NewLink = Pick<StoredLink, 'purpose' | 'role'> & { email?: string; account_id?: string };

/** Creates and finds links. The database stores only hashes of the tokens. */
export const createLinks = ({ clock, random, siteOrigin }: Making) => ({
  /** Replaces earlier links for the same account or address: only one is valid at a time. */
  add: async (tx: Kysely<Tables>, link: NewLink): Promise<{ url: string; expiresAt: string }> => {
    const token = Buffer.from(random(32)).toString('base64url');
    const now = clock();
    const expiresAt = new Date(now.getTime() + life[link.purpose]).toISOString();
    await deleteEarlierLinks(tx, link);
    await tx
      .insertInto('account_link')
      .values({
        id: createId(random),
        token_hash: hashOf(token),
        purpose: link.purpose,
        email: link.email ?? null,
        role: link.role,
        account_id: link.account_id ?? null,
        created_at: now.toISOString(),
        expires_at: expiresAt,
      })
      .execute();
    return { url: linkUrl(siteOrigin, token), expiresAt };
  },
  /** The link of a token, or why it is not valid. */
  find: async (db: Kysely<Tables>, token: string): Promise<StoredLink | 'missing' | 'expired'> => {
    const found = await db
      .selectFrom('account_link')
      .select(['id', 'purpose', 'email', 'role', 'account_id', 'expires_at'])
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirst();
    if (!found) return 'missing';
    return found.expires_at > clock().toISOString() ? found : 'expired';
  },
});

export type Links = ReturnType<typeof createLinks>;

/** The address of a link in the editor. */
export const linkUrl = (siteOrigin: string, token: string): string => `${siteOrigin}/editor/link/${token}`;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

async function deleteEarlierLinks(
  tx: Kysely<Tables>,
  { purpose, email, account_id }: NewLink,
): Promise<void> {
  let earlier = tx.deleteFrom('account_link').where('purpose', '=', purpose);
  if (email !== undefined) earlier = earlier.where('email', '=', email);
  if (account_id !== undefined) earlier = earlier.where('account_id', '=', account_id);
  await earlier.execute();
}

/** Consumes a link; false if it was already used. */
export async function consumeLink(tx: Kysely<Tables>, { id }: StoredLink): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('account_link')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
