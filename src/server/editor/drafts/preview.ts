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

const texts: Readonly<Record<Language, { title: string; line: string; link: string }>> = {
  'zh-CN': {
    title: '预览链接已失效',
    line: '这个链接已经过期，或者地址不完整。请向发给您链接的同事要一个新的。',
    link: '查看已发布的页面',
  },
  'en-US': {
    title: 'This preview link no longer works',
    line: 'It has expired, or part of its address is missing. Ask the colleague who sent it for a new one.',
    link: 'See the page as it is published',
  },
};

/**
 * The page shown for an expired or unknown preview link. Showing the published page instead would let a
 * reader mistake it for the draft and approve it.
 * @param path path of the page, percent-encoded
 */
export function expiredPage(path: string, language: Language): string {
  const { title, line, link } = texts[language];
  const href = path
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replace(/^\/{2,}/, '/');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${line}</p>
<p><a href="${href}">${link}</a></p>
</main>
</body>
</html>
`;
}
