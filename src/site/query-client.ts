import { QueryClient } from '@tanstack/react-query';

/** Data belongs to a revision, which stands in its key: it never goes stale and is never asked for twice. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
      },
    },
  });
