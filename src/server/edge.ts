import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentChanges } from '#api/content-changes.ts';
import { errorMessage } from '#lib/error-message.ts';
import type { WriteLog } from './log.ts';
import type { CachedPage } from './render/page-cache.ts';

/**
 * Shared caches in front of the site: a CDN, nginx or Varnish (`deploy/`). Their keys are the address, the cookie `lang` and the
 * content encoding.
 */
export interface Edge {
  /** Headers of a page that shared caches may store. */
  headersOf(page: Pick<CachedPage, 'freshness'>): Record<string, string>;
  /** Resolves when the caches have dropped all pages that changed before the call, or after a short wait for them. */
  purged(): Promise<void>;
}

interface EdgeOptions {
  /** Addresses of the caches; none for caches that ask for each page whether it has changed, or bound its age. */
  purgeUrls: readonly string[];
  changes: Pick<ContentChanges, 'subscribe' | 'catchUp'>;
  fetch: typeof fetch;
  log: WriteLog;
}

/** Seconds for which a cache may repeat a page without asking: the longest time that a failed purge is seen. */
const lifetime = 60;
/** Seconds for which it may repeat an old page while it asks for the new one, and while no server answers. */
const revalidation = 10;
const outage = 7 * 24 * 60 * 60;

/** Longest list of keys in a header, in characters. Varnish takes 8 kB for a header and 32 kB for all. */
const longestKeys = 4_000;
/** The key of pages with more keys than that. Each purge names it. */
const manyKeys = 'many';

/** Pauses before a purge is tried again, in milliseconds. */
const pauses = [100, 500];
/** Time for one attempt, and the longest wait of a publish for the caches, in milliseconds. */
const patience = 2_000;

/** Marks pages for shared caches, and purges them by tag as content changes and the date does. */
export function createEdge({ purgeUrls, changes, fetch, log }: EdgeOptions): Edge {
  /** Tags to be purged; `all` if it is unknown what has changed. */
  let waiting: Set<string> | 'all' | undefined;
  let running: Promise<void> | undefined;

  changes.subscribe((changed) => {
    if (purgeUrls.length === 0) return;
    waiting = changed && waiting !== 'all' ? new Set([...(waiting ?? []), ...changed]) : 'all';
    running ??= purgeWaiting().finally(() => {
      running = undefined;
    });
  });

  async function purgeWaiting(): Promise<void> {
    while (waiting) {
      const keys = waiting === 'all' ? undefined : [...waiting, manyKeys].join(' ');
      waiting = undefined;
      await Promise.all(purgeUrls.map((url) => purge(url, keys)));
    }
  }

  /** @param keys all pages if it is undefined */
  async function purge(url: string, keys: string | undefined, attempt = 0): Promise<void> {
    const headers: Record<string, string> =
      keys === undefined || keys.length > longestKeys ? {} : { 'surrogate-key': keys };
    try {
      const signal = AbortSignal.timeout(patience);
      const response = await fetch(url, { method: 'PURGE', headers, redirect: 'error', signal });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`status ${response.status}`);
    } catch (error) {
      const pause = pauses[attempt];
      if (pause === undefined) {
        const host = URL.parse(url)?.host;
        log(
          `The cache at ${host} was not purged (${errorMessage(error)}): it may send old pages for ${lifetime} s.`,
          { level: 'warn' },
        );
        return;
      }
      await sleep(pause);
      await purge(url, keys, attempt + 1);
    }
  }

  return {
    headersOf: ({ freshness }) => {
      const keys = freshness.tags().join(' ');
      return {
        // Browsers ask each time: a purge does not reach them. RFC 5861 has the two last parts.
        'cache-control': `public, max-age=0, s-maxage=${lifetime}, stale-while-revalidate=${revalidation}, stale-if-error=${outage}`,
        'surrogate-key': keys.length > longestKeys ? manyKeys : keys,
        // The language is in the key of the cache: `Vary: Cookie` would store a copy for each visitor.
        vary: 'Accept-Encoding',
        // For nginx, which cannot purge by key: a page is stored, but out of date at once, and nginx asks for each request
        // whether it has changed. Nginx removes the header.
        'x-accel-expires': '@1',
      };
    },
    purged: async () => {
      // The publish is done, whether or not the database tells of it now.
      const told = changes.catchUp().then(
        () => running,
        () => {},
      );
      await Promise.race([told, sleep(patience, undefined, { ref: false })]);
    },
  };
}
