import { useCallback } from 'react';
import type { BannerEvent } from '#machines/banner.ts';
import { holdArea } from '#ui/carousel/hold-area.ts';
import { useLive } from '#ui/use-live.ts';
import { asleep, type ShowcaseState } from './showcase-state.ts';

/**
 * The machine of the items: its state as the view needs it, and its events (rule HOTL-01a). It is fetched when what is
 * watched is first on the screen, or when it is used: nothing moves before.
 */
export function useShowcase(count: number) {
  const start = useCallback(
    async (show: (state: ShowcaseState) => void) =>
      (await import('./live/start-showcase.ts')).startShowcase({ count, show }),
    [count],
  );
  const { shown = asleep, send, tell } = useLive<ShowcaseState, BannerEvent>(start);

  const watch = useCallback(
    (node: Element | null) => {
      if (!node || count < 2) return;
      const observer = new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting) send({ type: 'release', by: 'away' });
        else tell({ type: 'hold', by: 'away' });
      });
      observer.observe(node);
      return () => observer.disconnect();
    },
    [count, send, tell],
  );

  return {
    ...shown,
    /** Where the machine cannot be had, the address of the item does the same. */
    choose: (slide: number, address?: string) => send({ type: 'choose', slide }, address),
    toggle: () => send({ type: 'toggle' }),
    /** For the element that must be on the screen for the items to move. */
    watch,
    /** For the element that holds the items while the pointer or the focus is in it. */
    area: count < 2 ? {} : holdArea((type, by) => send({ type, by })),
  };
}
export type ShowcaseControl = ReturnType<typeof useShowcase>;
