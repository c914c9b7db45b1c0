import { useMachine } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import { bannerMachine, bannerPlays } from '#machines/banner.ts';
import { inspected } from '#machines/inspection.ts';
import { holdArea } from '#ui/carousel/hold-area.ts';
import { watchActive } from '#ui/section-active.ts';

/** Derives the view from a snapshot of the machine. */
export function bannerViewOf({ value, context }: BannerSnapshot) {
  const { index, holds } = context;
  const playing = bannerPlays(value);
  return {
    index,
    /** True if the slides advance, or would without a hold. */
    playing,
    /** True while the interval of the current slide runs. */
    running: value === 'running',
    /** A film plays while its section is visible. */
    filming: playing && !holds.includes('away'),
  };
}

type BannerSnapshot = Pick<SnapshotFrom<typeof bannerMachine>, 'value' | 'context'>;

/** Runs the machine of the slides and returns its view and events (rules BAN-02, BAN-03 and HOME-03). */
export function useBanner(films: readonly boolean[]) {
  const [state, send] = useMachine(bannerMachine, { input: { films }, ...inspected() });

  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const tell = () => send({ type: 'motion', reduced: motion.matches });
    tell();
    motion.addEventListener('change', tell);
    return () => motion.removeEventListener('change', tell);
  }, [send]);

  const watch = useCallback(
    (node: Element | null) =>
      watchActive(node, (active) => send({ type: active ? 'release' : 'hold', by: 'away' })),
    [send],
  );

  return {
    ...bannerViewOf(state),
    send,
    /** Props of the element that holds the slides while it contains the pointer or the focus. */
    area: {
      ref: watch,
      ...holdArea((type, by) => send({ type, by })),
    },
  };
}
export type BannerControl = ReturnType<typeof useBanner>;
