import type { PageBlock, PagePayload, QueryResult } from '#registry/page-payload.ts';
import type { NetAnswer } from './screen.ts';

type Change = (real: QueryResult) => QueryResult;

const changed = (blocks: readonly PageBlock[], query: string, change: Change) =>
  blocks.map((block) => {
    const real = block.queries[query];
    return real ? { ...block, queries: { ...block.queries, [query]: change(real) } } : block;
  });

/** The server's response with a page, but with another outcome for one query of its blocks. */
export const otherPage = (query: string, change: Change): NetAnswer => ({
  change: (json) => {
    const { page } = json as { page: PagePayload };
    return { page: { ...page, blocks: changed(page.blocks, query, change) } };
  },
});

/** The same for the response to a block's own request. */
export const otherBlock = (query: string, change: Change): NetAnswer => ({
  change: (json) => ({ blocks: changed((json as { blocks: PageBlock[] }).blocks, query, change) }),
});
