import type { StoryDefault } from '@ladle/react';
import { type BannerContext, bannerInterval, bannerMachine } from '#machines/banner.ts';
import { storiesOf } from '#tests/stories/machine-stories.tsx';
import { HeroStage } from './Hero.tsx';
import { slidesOf } from './story-data.ts';
import { bannerViewOf } from './use-banner.ts';

export default { title: 'Machines / banner' } satisfies StoryDefault;

const at = storiesOf({
  machine: bannerMachine,
  show: ({ snapshot, say }) => (
    <HeroStage
      slides={slidesOf(say)}
      first
      banner={{ ...bannerViewOf(snapshot), acted: true, send: () => {}, area: still }}
    />
  ),
});

const nothing = () => {};
/** Pointer and focus do not hold the slides here. */
const still = {
  ref: () => nothing,
  onPointerEnter: nothing,
  onPointerLeave: nothing,
  onFocus: nothing,
  onBlur: nothing,
};

const context: BannerContext = {
  films: [false, false, true],
  interval: bannerInterval,
  index: 1,
  holds: [],
  filmPlays: false,
  reducedMotion: false,
};

export const Resting = at('resting', () => ({ ...context, index: 0 }));
export const Running = at('running', () => context);
export const Held = at('held', () => ({ ...context, holds: ['hover'] }));
export const Paused = at('paused', () => context);
