import { useCallback, useEffect, useEffectEvent, useReducer } from 'react';
import { watchActive } from '../section-active.ts';
import { holdArea } from './hold-area.ts';

/** Between two slides, in milliseconds (rule INTR-01c). */
export const slideInterval = 3000;

interface AutoplayOptions {
  count: number;
  /** The slide shown; a new one starts the interval again. */
  current: number;
  /** Between two slides, in ms. */
  interval?: number;
  /** Shows the next slide. */
  advance: () => void;
}

/**
 * Advances slides while no hold is active.
 *
 * @returns `area` for the element that pauses slides under the pointer and the focus, and while its section is not
 * on the screen (rule HOME-03)
 */
export function useAutoplay({ count, current, interval = slideInterval, advance }: AutoplayOptions) {
  const [state, dispatch] = useReducer(nextAutoplay, atRest);
  const running = count > 1 && isRunning(state);

  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const report = () => dispatch({ type: 'ready', reducedMotion: motion.matches });
    report();
    motion.addEventListener('change', report);
    return () => motion.removeEventListener('change', report);
  }, []);

  const watch = useCallback(
    (node: Element | null) =>
      watchActive(node, (active) => dispatch({ type: active ? 'release' : 'hold', by: 'away' })),
    [],
  );

  const elapsed = useEffectEvent(advance);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slide starts the interval again.
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(elapsed, interval);
    return () => clearTimeout(timer);
  }, [running, current, interval]);

  return {
    running,
    playing: state.playing,
    toggle: () => dispatch({ type: 'toggle' }),
    choose: () => dispatch({ type: 'choose' }),
    area: {
      ref: watch,
      ...holdArea((type, by) => dispatch({ type, by })),
    },
  };
}
export type AutoplayControl = ReturnType<typeof useAutoplay>;

/** Reasons to pause slides for a while. */
type Hold = 'hover' | 'focus' | 'away';

export interface Autoplay {
  /** Whether the browser has reported its motion preference; nothing moves before. */
  ready: boolean;
  /** The visitor's choice, shown by the pause button. */
  playing: boolean;
  holds: readonly Hold[];
}

export type AutoplayEvent =
  | { type: 'ready'; reducedMotion: boolean }
  | { type: 'toggle' }
  /** The visitor chose a slide: from now on slides wait for the visitor. */
  | { type: 'choose' }
  | { type: 'hold' | 'release'; by: Hold };

export const atRest: Autoplay = { ready: false, playing: true, holds: [] };

/** @returns the state after an event; under reduced motion only the play button starts it (WCAG 2.2.2) */
export function nextAutoplay(state: Autoplay, event: AutoplayEvent): Autoplay {
  switch (event.type) {
    case 'ready':
      return { ...state, ready: true, playing: state.playing && !event.reducedMotion };
    case 'toggle':
      return { ...state, playing: !state.playing };
    case 'choose':
      return { ...state, playing: false };
    case 'hold':
      return state.holds.includes(event.by) ? state : { ...state, holds: [...state.holds, event.by] };
    case 'release':
      return { ...state, holds: state.holds.filter((hold) => hold !== event.by) };
  }
}

/** @returns true while the slides move on by themselves */
export const isRunning = ({ ready, playing, holds }: Autoplay): boolean =>
  ready && playing && holds.length === 0;
