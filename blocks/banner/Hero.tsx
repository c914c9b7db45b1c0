import { type PointerEvent, type ReactNode, useRef } from 'react';
import { useTexts } from '#i18n/context.tsx';
import { HeroControls } from './HeroControls.tsx';
import { HeroSlide, HeroText } from './HeroSlide.tsx';
import type { Slide } from './index.ts';
import { type BannerControl, useBanner } from './use-banner.ts';

/** Horizontal swipe distance that changes the slide, in px. */
const swipe = 48;

interface HeroProps {
  slides: readonly Slide[];
  first: boolean;
  /** Shown at the bottom, beside the controls. */
  aside?: ReactNode;
}

/** Cross-fading slides with a headline on a scrim. A single picture has no controls. */
export const Hero = (props: HeroProps) => (
  <HeroStage {...props} banner={useBanner(props.slides.map(isFilm))} />
);

/** The slides in a given state of their machine. */
export function HeroStage({ slides, first, aside, banner }: HeroProps & { banner: BannerControl }) {
  const { t } = useTexts();
  const count = slides.length;
  const { index } = banner;
  const swiping = useSwipe((steps) => banner.send({ type: 'choose', slide: index + steps }));
  const controlled = count > 1 || slides.some(isFilm);
  const carousel = count > 1 ? { 'aria-roledescription': t('carousel.role') } : {};
  return (
    <section
      data-bleed=""
      aria-label={t('carousel.label')}
      {...carousel}
      {...banner.area}
      {...(count > 1 ? swiping : {})}
      className={`on-dark relative isolate grid overflow-hidden bg-night text-white ${first ? 'min-h-hero' : 'mt-section min-h-120'} ${count > 1 ? 'touch-pan-y no-js:touch-auto' : ''}`}
    >
      <div className="pointer-events-none relative z-raised self-end before:absolute before:inset-x-0 before:-top-32 before:bottom-0 before:-z-raised before:bg-scrim-text">
        <HeroText slides={slides} index={index} first={first} live={!banner.running} />
        <HeroFoot aside={aside}>{controlled && <HeroControls slides={slides} banner={banner} />}</HeroFoot>
      </div>
      <div className="absolute inset-0 no-js:flex no-js:snap-x no-js:snap-mandatory no-js:overflow-x-auto">
        {slides.map((slide, position) => (
          <HeroSlide
            // biome-ignore lint/suspicious/noArrayIndexKey: slides have no id and their order never changes.
            key={position}
            slide={slide}
            position={position}
            count={count}
            shown={position === index}
            priority={first && position === 0}
            banner={banner}
          />
        ))}
      </div>
    </section>
  );
}

export const isFilm = ({ video }: Slide): boolean => video !== undefined;

/** Bottom of the picture: controls, and `aside` at the right. Stacked on phones. */
export const HeroFoot = ({ aside, children }: { aside: ReactNode; children?: ReactNode }) => (
  <div className={`wrap-panel ${aside ? 'md:grid md:grid-cols-[1fr_auto] md:items-end md:gap-x-12' : ''}`}>
    <div>{children}</div>
    {aside}
  </div>
);

/** Distinguishes a swipe from a scroll by where the touch ends. */
function useSwipe(move: (steps: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const right = clientX - start.current.x;
      const down = clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(right) > Math.max(swipe, Math.abs(down))) move(right < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
