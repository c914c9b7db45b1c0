import { useMachine } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import { bannerMachine, bannerPlays } from '#machines/banner.ts';
import { inspected } from '#machines/inspection.ts';
import { holdArea } from '#ui/carousel/hold-area.ts';
import { watchActive } from '#ui/section-active.ts';

/** What the slides show where their machine stands. */
export function bannerViewOf({ value, context }: BannerSnapshot) {
  const { index, holds } = context;
  const playing = bannerPlays(value);
  return {
    index,
    /** They move on by themselves, or would if nothing held them. */
    playing,
    /** The time of the slide shown is passing. */
    running: value === 'running',
    /** A film plays as long as its section is on the screen. */
    filming: playing && !holds.includes('away'),
  };
}

type BannerSnapshot = Pick<SnapshotFrom<typeof bannerMachine>, 'value' | 'context'>;

/** The machine of the slides: its state as the view needs it, and its events (rules BAN-02, BAN-03 and HOME-03). */
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
    /** For the element that holds the slides while the pointer or the focus is in it. */
    area: {
      ref: watch,
      ...holdArea((type, by) => send({ type, by })),
    },
  };
}
export type BannerControl = ReturnType<typeof useBanner>;
