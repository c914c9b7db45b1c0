import { createActor } from 'xstate';
import { type BannerEvent, bannerMachine, bannerPlays } from '#machines/banner.ts';
import { inspected } from '#machines/inspection.ts';
import type { Live } from '#ui/use-live.ts';
import type { ShowcaseState } from '../showcase-state.ts';

interface ShowcaseOptions {
  /** How many items there are to show. */
  count: number;
  show: (state: ShowcaseState) => void;
}

/** Brings the items to life; they wait until they are told that they are on the screen. */
export function startShowcase({ count, show }: ShowcaseOptions): Live<BannerEvent> {
  const films = Array.from({ length: count }, () => false);
  const actor = createActor(bannerMachine, { input: { films, away: true }, ...inspected() });
  actor.subscribe(({ value, context }) =>
    show({ index: context.index, playing: bannerPlays(value), running: value === 'running' }),
  );
  actor.start();
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  const tell = () => actor.send({ type: 'motion', reduced: motion.matches });
  tell();
  motion.addEventListener('change', tell);
  return {
    send: actor.send,
    stop: () => {
      motion.removeEventListener('change', tell);
      actor.stop();
    },
  };
}
