import { createHash } from 'node:crypto';
import type { PageLoader } from '#registry/load-page.ts';
import type { Language } from '#schemas/language.ts';
import { withLanguage } from '#site/urls.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Random } from '../../db/requests/reference.ts';

/** URL parameter that shows a page with all drafts. */
export const previewParameter = 'preview';

export interface PreviewOptions {
  database: Database;
  clock: Clock;
  random: Random;
  /** `SITE_ORIGIN`. */
  siteOrigin: string;
  /** Loads pages as if every draft were published. */
  draftLoader: PageLoader;
}

/** A preview link to create. */
export interface NewPreview {
  path: string;
  language: Language;
  hours: number;
  by: string;
}

export type Previews = ReturnType<typeof createPreviews>;

const hour = 60 * 60_000;

/**
 * Creates preview links, which show the current drafts without signing in. The database stores only hashes of
 * the tokens.
 */
export function createPreviews({ database, clock, random, siteOrigin, draftLoader }: PreviewOptions) {
  const isGood = async (token: string): Promise<boolean> => {
    const found = await database.read
      .selectFrom('preview_link')
      .select('expires_at')
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirst();
    return found !== undefined && found.expires_at > clock().toISOString();
  };
  return {
    /**
     * Returns the loader for a page URL: `undefined` without a token, `'expired'` if the token is expired or
     * unknown.
     */
    loaderOf: async (search: URLSearchParams): Promise<PageLoader | 'expired' | undefined> => {
      const token = search.get(previewParameter);
      if (token === null) return undefined;
      return (await isGood(token)) ? draftLoader : 'expired';
    },
    add: async ({ path, language, hours, by }: NewPreview): Promise<{ url: string; expiresAt: string }> => {
      const token = Buffer.from(random(24)).toString('base64url');
      const now = clock();
      const expiresAt = new Date(now.getTime() + hours * hour).toISOString();
      await database.write(async (tx) => {
        await tx.deleteFrom('preview_link').where('expires_at', '<=', now.toISOString()).execute();
        await tx
          .insertInto('preview_link')
          .values({ token_hash: hashOf(token), expires_at: expiresAt, by })
          .execute();
      });
      return { url: siteOrigin + withLanguage(withPreview(path, token), language), expiresAt };
    },
  };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Adds the preview parameter to an address on this site. */
export function withPreview(address: string, token: string): string {
  const [rest = '', fragment] = address.split('#', 2);
  const [path = '', query = ''] = rest.split('?', 2);
  const search = new URLSearchParams(query);
  search.set(previewParameter, token);
  return `${path}?${search}${fragment === undefined ? '' : `#${fragment}`}`;
}
