import { useCallback } from 'react';
import type { BannerEvent } from '#machines/banner.ts';
import { holdArea } from '#ui/carousel/hold-area.ts';
import { useLive } from '#ui/use-live.ts';
import { asleep, type ShowcaseState } from './showcase-state.ts';

/**
 * Runs the machine of the items and returns its view and events (rule HOTL-01a). The machine loads when the watched
 * element first becomes visible, or on first use.
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
    /** If the machine cannot be loaded, opens the item's address instead. */
    choose: (slide: number, address?: string) => send({ type: 'choose', slide }, address),
    toggle: () => send({ type: 'toggle' }),
    /** Ref of the element that must be visible for the items to advance. */
    watch,
    /** Props of the element that holds the items while it contains the pointer or the focus. */
    area: count < 2 ? {} : holdArea((type, by) => send({ type, by })),
  };
}
export type ShowcaseControl = ReturnType<typeof useShowcase>;
