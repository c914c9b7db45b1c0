import { lazy, Suspense } from 'react';
import { useHydrated } from '#ui/use-hydrated.ts';

const Pager = lazy(() => import('./pager/Pager.tsx').catch(() => ({ default: () => null })));

/**
 * Loads the pager of a page that has `meta.paging`, after hydration. Until then, and if loading fails, the page scrolls
 * like any other.
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
