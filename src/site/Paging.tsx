import { lazy, Suspense } from 'react';
import { useHydrated } from '#ui/use-hydrated.ts';

const Pager = lazy(() => import('./pager/Pager.tsx').catch(() => ({ default: () => null })));

/**
 * Brings the pager to a page that wants one, when the page is alive: until then, and where its code cannot be had, the
 * page scrolls like any other.
 */
export function Paging({ title }: { title: string }) {
  const hydrated = useHydrated();
  return (
    hydrated && (
      <Suspense>
        <Pager title={title} />
      </Suspense>
    )
  );
}
