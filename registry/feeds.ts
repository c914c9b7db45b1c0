import type { PageSource } from '#blocks/define.ts';
import type { PageBlock } from './page-payload.ts';

export const feedNames = ['news', 'notices', 'tenders', 'events'] as const;
export type FeedName = (typeof feedNames)[number];

/** The feeds of the site, by the source of their items (rule EVT-06). */
export const feedSources = {
  news: { call: 'newsPage' },
  notices: { call: 'articlePage' },
  tenders: { call: 'articlePage', params: { type: 'PURCHASE' } },
  events: { call: 'scheduleList' },
} satisfies Record<FeedName, PageSource>;

/** Formats, by the end of the address. */
export const feedFormats = ['rss', 'json'] as const;
export type FeedFormat = (typeof feedFormats)[number];
export const feedTypes = { rss: 'application/rss+xml', json: 'application/feed+json' } as const;

/** @returns the path without the parameter of the language */
export const feedPath = (name: FeedName, format: FeedFormat): string => `/feeds/${name}.${format}`;

/**
 * @param blocks the blocks of a page with their queries
 * @returns the feeds whose items the page shows, in the order of its blocks; empty if it shows none
 */
export function feedsOf(blocks: readonly Pick<PageBlock, 'queries'>[]): FeedName[] {
  const found = blocks.flatMap(({ queries }) =>
    Object.values(queries).flatMap(({ key: [, call, request] }) => feedOf(call, request) ?? []),
  );
  return [...new Set(found)];
}

function feedOf(call: string, request: unknown): FeedName | undefined {
  switch (call) {
    case 'newsPage':
    case 'newsDetail':
      return 'news';
    case 'articlePage':
      return isOfTenders(request) ? 'tenders' : 'notices';
    case 'articleDetail':
      return 'notices';
    case 'scheduleList':
      return 'events';
    default:
      return undefined;
  }
}

const isOfTenders = (request: unknown): boolean =>
  typeof request === 'object' &&
  request !== null &&
  'type' in request &&
  request.type === feedSources.tenders.params.type;
