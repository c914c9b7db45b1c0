import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#i18n/context.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { usePreload } from '#ui/picture/use-preload.ts';
import { Phrases } from '#ui/text/Phrases.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { Slide } from './index.ts';
import type { BannerControl } from './use-banner.ts';

interface HeroSlideProps {
  slide: Slide;
  position: number;
  count: number;
  shown: boolean;
  priority: boolean;
  banner: BannerControl;
}

/** One px less than the viewport: browsers treat a picture that fills it as a background and exclude it from LCP. */
const box = 'absolute inset-x-0 top-0 bottom-px';

/**
 * Phones crop the picture to the height of the box, desktops to either side. A phone would need 1,400 px: a simple one
 * gets 960 px, half the bytes, one with three pixels for each px gets 1,920.
 */
const sizes = '(max-width: 967px) 540px, max(100vw, 178vh)';

/** Picture or film of one slide. Pictures load one slide ahead, and all of them when the visitor acts. */
export function HeroSlide({ slide, position, count, shown, priority, banner }: HeroSlideProps) {
  const { t } = useTexts();
  const isLoaded = useLoaded(position, shown, count, banner);
  const { picture, video, href, newTab } = slide;
  usePreload(priority ? picture : undefined, sizes);
  const image = (
    <Picture
      picture={picture}
      sizes={sizes}
      priority={priority}
      className={box}
      ground="bg-night"
      crop="object-[50%_40%]"
    />
  );
  const group = {
    role: 'group',
    'aria-roledescription': t('carousel.slideRole'),
    'aria-label': t('carousel.slide', { n: position + 1, of: count }),
  };
  return (
    <div
      {...(count > 1 ? group : {})}
      className={`absolute inset-0 transition-[opacity,visibility] duration-slow no-js:visible no-js:relative no-js:min-w-full no-js:snap-start no-js:opacity-100 ${shown ? '' : 'invisible opacity-0'}`}
    >
      {isLoaded ? image : <noscript>{image}</noscript>}
      {video && (
        <HeroVideo
          src={video}
          position={position}
          loop={count === 1}
          wanted={shown && banner.filming}
          send={banner.send}
        />
      )}
      {href && (
        // Makes the whole slide clickable. The link in the text serves keyboard and screen readers.
        <Link href={href} newTab={newTab} tabIndex={-1} aria-hidden="true" className="absolute inset-0" />
      )}
    </div>
  );
}

/** @returns true for the first slide, and for another one from the time on when its picture may be needed soon */
function useLoaded(
  position: number,
  shown: boolean,
  count: number,
  { index, acted }: BannerControl,
): boolean {
  const hydrated = useHydrated();
  const [loaded, setLoaded] = useState(position === 0);
  const isNear = shown || position === (index + 1) % count;
  if (!loaded && hydrated && (acted || isNear)) setLoaded(true);
  return loaded;
}

interface HeroTextProps {
  slides: readonly Slide[];
  index: number;
  /** True for the page's first block: the headline of the current slide is the `h1`. */
  first: boolean;
  /** Announces changes, because the visitor causes them and not the timer. */
  live: boolean;
}

/**
 * Headline, text and link. The texts of all slides share one grid cell, so that a change shifts nothing. Each has its own
 * scrim, from above its headline to the bottom of the picture, so that a short text leaves more of the picture clear.
 */
export const HeroText = ({ slides, index, first, live }: HeroTextProps) => (
  <div
    aria-live={live ? 'polite' : 'off'}
    className="grid grid-cols-1 pt-[clamp(6rem,25svh,20rem)] md:pt-4 no-js:pt-header"
  >
    {slides.map((slide, position) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: slides have no id and their order never changes.
        key={position}
        className={`relative col-start-1 row-start-1 self-end transition-[opacity,visibility] before:absolute before:inset-x-[-100vw] before:-top-10 before:-bottom-5 before:-z-raised before:bg-scrim-headline md:before:-top-24 md:before:-bottom-120 md:before:bg-scrim-hero duration-slow no-js:visible no-js:row-auto no-js:pt-6 no-js:opacity-100 ${position === index ? '' : 'invisible opacity-0'}`}
      >
        <SlideText slide={slide} pageTitle={first && position === index} />
      </div>
    ))}
  </div>
);

function SlideText({
  slide: { title, subtitle, href, newTab },
  pageTitle,
}: {
  slide: Slide;
  pageTitle: boolean;
}) {
  const { t } = useTexts();
  const Heading = pageTitle ? 'h1' : 'h2';
  return (
    <>
      {title ? (
        <Heading
          className={`text-display leading-display font-title tracking-display ${pageTitle ? '' : 'no-js:text-h2'}`}
        >
          <Phrases text={title} />
        </Heading>
      ) : (
        pageTitle && <h1 className="sr-only">{t('site.name')}</h1>
      )}
      {subtitle && (
        <p className="mt-2 max-w-measure text-lead text-balance text-white/90 md:mt-4 lowest:hidden">
          <Phrases text={subtitle} />
        </p>
      )}
      {href && (
        <Link
          href={href}
          newTab={newTab}
          className="pointer-events-auto mt-3 inline-flex min-h-touch items-center gap-2 text-sm font-medium underline decoration-brass-light underline-offset-6 hover:decoration-2"
        >
          {t('list.details')}
          <span className="sr-only">{title}</span>
          <Icon name="arrow" small />
        </Link>
      )}
    </>
  );
}

interface HeroVideoProps {
  src: string;
  /** Index of its slide. */
  position: number;
  loop: boolean;
  /** True while its slide is shown and not paused. */
  wanted: boolean;
  send: BannerControl['send'];
}

/**
 * Film over its poster. Plays while `wanted` and holds the slides until it ends (rule BAN-03). If it cannot play, the
 * poster remains as an ordinary slide.
 */
function HeroVideo({ src, position, loop, wanted, send }: HeroVideoProps) {
  const film = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const node = film.current;
    if (!node) return;
    if (wanted) node.play().catch(() => {});
    else node.pause();
  }, [wanted]);

  const stop = () => send({ type: 'filmStopped', slide: position });
  return (
    <video
      ref={film}
      src={src}
      muted
      playsInline
      preload="none"
      loop={loop}
      tabIndex={-1}
      aria-hidden="true"
      onPlaying={({ currentTarget }) => {
        currentTarget.dataset.begun = '';
        send({ type: 'filmPlaying', slide: position });
      }}
      onPause={stop}
      onError={stop}
      className="absolute inset-0 size-full object-cover opacity-0 transition-opacity duration-slow data-begun:opacity-100"
    />
  );
}
