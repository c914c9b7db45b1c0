import { type PointerEvent, type ReactNode, useRef } from 'react';
import { useTexts } from '#i18n/context.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { HeroControls } from './HeroControls.tsx';
import { HeroSlide, HeroText } from './HeroSlide.tsx';
import type { HeroButton, Slide } from './index.ts';
import { heroColumns } from './LiveStrip.tsx';
import { type BannerControl, useBanner } from './use-banner.ts';

/** Horizontal swipe distance that changes the slide, in px. */
const swipe = 48;

/** What is below the headline, besides the controls. */
export interface HeroExtras {
  buttons?: readonly HeroButton[];
  /** Events of today. */
  live?: ReactNode;
  /** Shown at the bottom, beside the controls. */
  aside?: ReactNode;
}

interface HeroProps extends HeroExtras {
  slides: readonly Slide[];
  first: boolean;
}

/** Cross-fading slides with a headline on a scrim. A single picture has no controls. */
export const Hero = (props: HeroProps) => (
  <HeroStage {...props} banner={useBanner(props.slides.map(isFilm))} />
);

/** The slides in a given state of their machine. */
export function HeroStage({ slides, first, banner, ...extras }: HeroProps & { banner: BannerControl }) {
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
      className={`on-dark relative isolate grid grid-cols-1 overflow-hidden bg-night text-white max-md:grid-rows-[1fr_auto] ${first ? 'min-h-hero' : 'mt-section min-h-120'} ${count > 1 ? 'touch-pan-y no-js:touch-auto' : ''}`}
    >
      {/* On phones the picture ends where the texts do; the rest is below it. */}
      <div className="pointer-events-none relative z-raised col-start-1 row-start-1 max-md:row-end-3 max-md:grid max-md:grid-cols-1 max-md:grid-rows-subgrid md:self-end">
        <HeroLower {...extras} controls={controlled && <HeroControls slides={slides} banner={banner} />}>
          <HeroText slides={slides} index={index} first={first} live={!banner.running} />
        </HeroLower>
      </div>
      <div className="relative col-start-1 row-start-1 md:absolute md:inset-0 no-js:flex no-js:snap-x no-js:snap-mandatory no-js:overflow-x-auto">
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

interface HeroLowerProps extends HeroExtras {
  controls?: ReactNode;
  /** The headline. */
  children: ReactNode;
}

/** Headline with the buttons beside it, events of today, and controls with `aside` at the right. Stacked on phones. */
export function HeroLower({ buttons = [], live, aside, controls, children }: HeroLowerProps) {
  const hasButtons = buttons.length > 0;
  return (
    <>
      <div className={`wrap-panel self-end ${hasButtons ? heroColumns : ''}`}>
        <div className={`pb-5 ${live ? 'md:pb-7' : 'md:pb-12'} ${hasButtons ? 'min-w-0 md:col-span-3' : ''}`}>
          {children}
        </div>
      </div>
      <div>
        {hasButtons && (
          // Without a height on desktop: its end is that of the texts.
          <div className={`wrap-panel ${heroColumns} md:h-0 md:content-end`}>
            <ul
              className={`pointer-events-auto relative grid auto-cols-fr grid-flow-col gap-3 pb-5 md:col-start-4 md:flex md:pl-6 print:hidden ${live ? 'md:pb-7' : 'md:pb-12'}`}
            >
              {buttons.map(({ label, href }, index) => (
                <li key={label}>
                  <ButtonLink
                    href={href}
                    variant={index === 0 ? 'primary' : 'ghost'}
                    className="w-full whitespace-nowrap"
                  >
                    {label}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </div>
        )}
        {live}
        <div
          className={`wrap-panel ${aside ? 'md:grid md:grid-cols-[1fr_auto] md:items-end md:gap-x-12' : ''}`}
        >
          <div>{controls}</div>
          {aside}
        </div>
      </div>
    </>
  );
}

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
