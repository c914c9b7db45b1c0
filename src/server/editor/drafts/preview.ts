import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PageLoader } from '#registry/load-page.ts';
import type { Account } from '#schemas/editor/accounts.ts';
import { includesRole } from '#schemas/editor/call.ts';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { defaultLanguage, type Language } from '#schemas/language.ts';
import { withLanguage } from '#site/urls.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { createId, type Random } from '../../db/requests/reference.ts';
import type { Tables } from '../../db/tables.ts';
import { plainPage } from '../../plain-page.ts';

/** URL parameter that shows one page with all drafts. */
export const previewParameter = 'preview';

export interface PreviewOptions {
  database: Database;
  clock: Clock;
  random: Random;
  /** `SITE_ORIGIN`. */
  siteOrigin: string;
  /** Loads pages as if every draft were published. */
  draftLoader: PageLoader;
  /** Loads pages as if a release had run. Undefined if it cannot run any more. */
  releaseLoader: (id: number) => Promise<PageLoader | undefined>;
}

/** A preview link to create. */
export interface NewPreview {
  path: string;
  release?: number | undefined;
  language: Language;
  hours: number;
  by: Account;
}

/** What a token shows: one page, which may have moved, or every page with a release. */
interface LinkedPage {
  address: string;
  movedTo?: string;
  release: number | null;
}

type PreviewLink = EditorAnswer<'listPreviewLinks'>['links'][number];

export type Previews = ReturnType<typeof createPreviews>;

const hour = 60 * 60_000;

/**
 * Creates preview links, each of which shows one page with the current drafts, or every page with a release, without signing in. The database stores
 * only hashes of the tokens.
 */
export function createPreviews({
  database,
  clock,
  random,
  siteOrigin,
  draftLoader,
  releaseLoader,
}: PreviewOptions) {
  const present = (db: Kysely<Tables>) =>
    db.selectFrom('preview_link').where('expires_at', '>', clock().toISOString());

  /** As URLs have it: percent-encoded, without parameters. */
  const pathnameOf = (address: string): string => new URL(address, siteOrigin).pathname;

  /** The address of a valid token, and the path of its page now if the page has moved since. */
  const pageOf = async (token: string): Promise<LinkedPage | undefined> => {
    const found = await present(database.read)
      .leftJoin('listed_entry as listed', (join) =>
        join.on('listed.kind', '=', 'page').onRef('listed.id', '=', 'preview_link.page'),
      )
      .select(['preview_link.address', 'preview_link.release', 'listed.path'])
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirst();
    if (!found?.address) return undefined;
    const { address, path, release } = found;
    const moved = path !== null && pathnameOf(path) !== pathnameOf(address);
    return { address, release, ...(moved ? { movedTo: path } : {}) };
  };

  /** The link of a group or an old address shows the page to which it leads. */
  async function leadsTo(url: URL, address: string): Promise<boolean> {
    const { pathname, searchParams: search } = new URL(address, siteOrigin);
    const page = { pathname, search, language: defaultLanguage, languageInUrl: false };
    const loaded = await draftLoader.load(page);
    return loaded.kind === 'redirect' && isSamePage(url, new URL(loaded.to, siteOrigin));
  }

  /** Links that an account may see and revoke: its own, or all. */
  const linksOf = (account: Account, db: Kysely<Tables>) => {
    const all = present(db).where('id', 'is not', null);
    return includesRole(account.role, 'administrator') ? all : all.where('account_id', '=', account.id);
  };
  return {
    /**
     * Returns the loader for a page URL: `undefined` without a token, `'expired'` if the token is expired,
     * unknown or of another page.
     */
    loaderOf: async (url: URL): Promise<PageLoader | 'expired' | undefined> => {
      const token = url.searchParams.get(previewParameter);
      if (token === null) return undefined;
      const page = await pageOf(token);
      if (page === undefined) return 'expired';
      if (page.release !== null) return (await releaseLoader(page.release)) ?? 'expired';
      const address = new URL(page.address, siteOrigin);
      if (page.movedTo !== undefined) {
        const now = new URL(page.movedTo + address.search, siteOrigin);
        if (isSamePage(url, now)) return draftLoader;
        const to = now.pathname + url.search;
        if (isSamePage(url, address)) return { ...draftLoader, load: async () => ({ kind: 'redirect', to }) };
      }
      const shows = isSamePage(url, address) || (await leadsTo(url, page.address));
      return shows ? draftLoader : 'expired';
    },
    list: async (account: Account): Promise<PreviewLink[]> => {
      const rows = await linksOf(account, database.read)
        .select(['id', 'address', 'by', 'created_at', 'expires_at'])
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map(({ id, address, by, created_at, expires_at }) => ({
        id: id ?? '',
        address: address ?? '',
        by,
        createdAt: created_at ?? '',
        expiresAt: expires_at,
      }));
    },
    /** @returns the address of the revoked link; undefined if the account has no such link */
    revoke: async (tx: Kysely<Tables>, id: string, account: Account): Promise<string | undefined> => {
      const link = await linksOf(account, tx).select('address').where('id', '=', id).executeTakeFirst();
      if (link) await tx.deleteFrom('preview_link').where('id', '=', id).execute();
      return link?.address ?? undefined;
    },
    add: async ({
      path,
      release,
      language,
      hours,
      by,
    }: NewPreview): Promise<{ url: string; expiresAt: string }> => {
      const token = Buffer.from(random(24)).toString('base64url');
      const now = clock();
      const expiresAt = new Date(now.getTime() + hours * hour).toISOString();
      const address = addressOf(path, siteOrigin);
      await database.write(async (tx) => {
        await tx.deleteFrom('preview_link').where('expires_at', '<=', now.toISOString()).execute();
        const pages = await tx
          .selectFrom('listed_entry')
          .select(['id', 'path'])
          .where('kind', '=', 'page')
          .execute();
        const page = pages.find((one) => pathnameOf(one.path ?? one.id) === pathnameOf(address));
        await tx
          .insertInto('preview_link')
          .values({
            id: createId(random),
            token_hash: hashOf(token),
            address,
            account_id: by.id,
            by: by.name,
            created_at: now.toISOString(),
            expires_at: expiresAt,
            page: page?.id ?? null,
            release: release ?? null,
          })
          .execute();
      });
      return { url: siteOrigin + withLanguage(withPreview(path, token), language), expiresAt };
    },
  };
}

/** Path and parameters as a URL has them, without fragment and token. */
function addressOf(path: string, siteOrigin: string): string {
  const { pathname, searchParams } = new URL(path, siteOrigin);
  searchParams.delete(previewParameter);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/** Whether a URL has the path and all parameters of a page: `?id=…` selects an article, `&page=2` does not. */
const isSamePage = (url: URL, page: URL): boolean =>
  url.pathname === page.pathname &&
  [...page.searchParams.keys()].every(
    (name) => url.searchParams.getAll(name).join() === page.searchParams.getAll(name).join(),
  );

/** Ends the preview links of an account. */
export async function endPreviews(tx: Kysely<Tables>, accountId: string): Promise<void> {
  await tx.deleteFrom('preview_link').where('account_id', '=', accountId).execute();
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
    line: '这个链接已经过期、被撤回，属于另一个页面，或者地址不完整。请向发给您链接的同事要一个新的。',
    link: '查看已发布的页面',
  },
  'en-US': {
    title: 'This preview link no longer works',
    line: 'It has expired, was revoked, belongs to another page, or part of its address is missing. Ask the colleague who sent it for a new one.',
    link: 'See the page as it is published',
  },
};

/**
 * The page shown for an expired or unknown preview link. Showing the published page instead would let a
 * reader mistake it for the draft and approve it.
 * @param path path of the page, percent-encoded
 */
export function expiredPage(path: string, language: Language): string {
  return plainPage({ language, path, ...texts[language] });
}
