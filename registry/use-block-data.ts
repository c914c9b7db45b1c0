import { useQueries } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { BlockData } from '#blocks/define.ts';
import type { PageBlock, QueryResult } from './page-payload.ts';

/** Repeats one query of one block. Resolves to null if data is missing and rejects if the query fails again. */
export type Reload = (blockId: string, query: string) => Promise<unknown>;

/**
 * Reads the data of a block from the query cache. Data of the page payload is not fetched again, late queries are
 * fetched now, and failed ones wait for a retry. Blocks never share an entry because two blocks may select different
 * data from the same answer.
 */
export function useBlockData(block: PageBlock, reload: Reload): Record<string, BlockData<unknown>> {
  const entries = Object.entries(block.queries);
  const { pathname } = useLocation();
  const results = useQueries({
    queries: entries.map(([name, result]) => ({
      queryKey: [pathname, block.id, ...result.key],
      queryFn: () => reload(block.id, name),
      enabled: result.state === 'late',
      ...(result.state === 'ready' ? { initialData: result.value } : {}),
    })),
  });
  return Object.fromEntries(
    entries.map(([name, settled], index) => [name, stateOf(settled, results[index])] as const),
  );
}

interface QueryStatus {
  data: unknown;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

function stateOf(settled: QueryResult, query: QueryStatus | undefined): BlockData<unknown> {
  if (settled.state === 'missing' || query === undefined || query.data === null) return { state: 'missing' };
  if (query.data !== undefined) return { state: 'ready', data: query.data };
  const waiting = settled.state === 'late' && !query.isError;
  return query.isFetching || waiting
    ? { state: 'loading' }
    : { state: 'failed', retry: () => void query.refetch() };
}
