import { createActor } from 'xstate';
import { type BannerEvent, bannerMachine, bannerPlays } from '#machines/banner.ts';
import { inspected } from '#machines/inspection.ts';
import type { Live } from '#ui/use-live.ts';
import type { ShowcaseState } from '../showcase-state.ts';

interface ShowcaseOptions {
  /** Number of items. */
  count: number;
  show: (state: ShowcaseState) => void;
}

/** Starts the machine of the items. It waits until the showcase is visible. */
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
