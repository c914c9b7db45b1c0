import { type PointerEvent, useRef, useState } from 'react';
import { useTexts } from '#i18n/context.tsx';
import { around } from '#ui/autoplay.ts';
import { useAutoplay } from '#ui/use-autoplay.ts';
import { HeroControls } from './HeroControls.tsx';
import { HeroSlide } from './HeroSlide.tsx';
import { HeroText } from './HeroText.tsx';
import type { Slide } from './index.ts';

/** A finger that moves this far to the side, in px, means the next slide. */
const swipe = 48;

interface HeroProps {
  slides: readonly Slide[];
  first: boolean;
}

/** Slides that cross-fade, with a headline on a scrim and controls; a single picture has no controls. */
export function Hero({ slides, first }: HeroProps) {
  const { t } = useTexts();
  const count = slides.length;
  const [index, setIndex] = useState(0);
  const autoplay = useAutoplay({ count, current: index, advance: () => setIndex(around(index, 1, count)) });
  const choose = (wanted: number) => {
    const next = around(wanted, 0, count);
    autoplay.choose(slides[next]?.video !== undefined);
    setIndex(next);
  };
  const swiping = useSwipe((steps) => choose(index + steps));
  const controlled = count > 1 || slides.some(({ video }) => video);
  const carousel = count > 1 ? { 'aria-roledescription': t('carousel.role') } : {};
  return (
    <section
      data-bleed=""
      aria-label={t('carousel.label')}
      {...carousel}
      {...autoplay.area}
      {...(count > 1 ? swiping : {})}
      className={`on-dark relative isolate grid overflow-hidden bg-night text-white ${first ? 'min-h-hero' : 'mt-section min-h-120'} ${count > 1 ? 'touch-pan-y no-js:touch-auto' : ''}`}
    >
      <div className="pointer-events-none relative z-raised self-end before:absolute before:inset-x-0 before:-top-32 before:bottom-0 before:-z-raised before:bg-scrim-text">
        <HeroText slides={slides} index={index} first={first} live={!autoplay.running} />
        {controlled && <HeroControls slides={slides} index={index} autoplay={autoplay} choose={choose} />}
      </div>
      <div className="absolute inset-0 no-js:flex no-js:snap-x no-js:snap-mandatory no-js:overflow-x-auto">
        {slides.map((slide, position) => (
          <HeroSlide
            // biome-ignore lint/suspicious/noArrayIndexKey: slides have no id and never change places.
            key={position}
            slide={slide}
            position={position}
            count={count}
            shown={position === index}
            priority={first && position === 0}
            autoplay={autoplay}
          />
        ))}
      </div>
    </section>
  );
}

/** Tells a swipe from a scroll by where the finger ends. */
function useSwipe(move: (steps: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? undefined : clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const distance = start.current === undefined ? 0 : clientX - start.current;
      start.current = undefined;
      if (Math.abs(distance) > swipe) move(distance < 0 ? 1 : -1);
    },
  };
}
