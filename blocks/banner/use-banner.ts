import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { isScarce } from '#lib/connection.ts';
import { type BannerEvent, bannerMachine, bannerPlays } from '#machines/banner.ts';
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

/**
 * Runs the machine of the slides and returns its view and events (rules BAN-02, BAN-03 and HOME-03). Until the visitor
 * acts, and on a slow connection until the visitor uses the controls, a film shows its poster like any picture: it would
 * be the largest paint of the page, long after the load.
 */
export function useBanner(films: readonly boolean[]) {
  const [state, sendToMachine] = useMachine(bannerMachine, { input: { films }, ...inspected() });
  const acted = useActed();
  const [chosen, setChosen] = useState(false);
  const send = useCallback(
    (event: BannerEvent) => {
      if (event.type === 'toggle' || event.type === 'choose') setChosen(true);
      sendToMachine(event);
    },
    [sendToMachine],
  );
  const view = bannerViewOf(state);

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
    ...view,
    filming: view.filming && (chosen || (acted && !isScarce())),
    acted,
    send,
    /** Props of the element that holds the slides while it contains the pointer or the focus. */
    area: {
      ref: watch,
      ...holdArea((type, by) => send({ type, by })),
    },
  };
}
export type BannerControl = ReturnType<typeof useBanner>;

const acts = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/**
 * @returns true once the visitor has pressed a key, clicked, touched or scrolled, on this page or the one before it in
 * the same document; false while rendering on the server
 */
function useActed(): boolean {
  const [acted, setActed] = useState(false);
  useEffect(() => {
    const act = () => setActed(true);
    // Missing in older browsers.
    const { userActivation } = navigator as { userActivation?: UserActivation };
    if (userActivation?.hasBeenActive) return act();
    const options = { once: true, passive: true };
    for (const name of acts) window.addEventListener(name, act, options);
    return () => {
      for (const name of acts) window.removeEventListener(name, act);
    };
  }, []);
  return acted;
}
