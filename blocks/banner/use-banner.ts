import { useMachine } from '@xstate/react';
import { type FocusEvent, type PointerEvent, useCallback, useEffect } from 'react';
import { bannerMachine, bannerPlays } from '#machines/banner.ts';
import { watchActive } from '#ui/section-active.ts';

/** The machine of the slides: its state as the view needs it, and its events (rules BAN-02, BAN-03 and HOME-03). */
export function useBanner(films: readonly boolean[]) {
  const [state, send] = useMachine(bannerMachine, { input: { films } });
  const { index, holds } = state.context;
  const playing = bannerPlays(state.value);

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
    index,
    /** They move on by themselves, or would if nothing held them. */
    playing,
    /** The time of the slide shown is passing. */
    running: state.matches('running'),
    /** A film plays as long as its section is on the screen. */
    filming: playing && !holds.includes('away'),
    send,
    /** For the element that holds the slides while the pointer or the focus is in it. */
    area: {
      ref: watch,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') send({ type: 'hold', by: 'hover' });
      },
      onPointerLeave: () => send({ type: 'release', by: 'hover' }),
      onFocus: () => send({ type: 'hold', by: 'focus' }),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) send({ type: 'release', by: 'focus' });
      },
    },
  };
}
export type BannerControl = ReturnType<typeof useBanner>;
