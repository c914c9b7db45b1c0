import { useTexts } from '#i18n/context.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import type { Slide } from './index.ts';

interface HeroTextProps {
  slides: readonly Slide[];
  index: number;
  /** True for the page's first block: the headline of the current slide is the `h1`. */
  first: boolean;
  /** Announces changes, because the visitor causes them and not the timer. */
  live: boolean;
}

/** Headline, text and link. The texts of all slides share one grid cell, so that a change shifts nothing. */
export const HeroText = ({ slides, index, first, live }: HeroTextProps) => (
  <div aria-live={live ? 'polite' : 'off'} className="wrap-panel grid pt-8 pb-5 md:pb-12 no-js:pt-header">
    {slides.map((slide, position) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: slides have no id and their order never changes.
        key={position}
        className={`col-start-1 row-start-1 self-end transition-[opacity,visibility] duration-slow no-js:visible no-js:row-auto no-js:pt-6 no-js:opacity-100 ${position === index ? '' : 'invisible opacity-0'}`}
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
      {subtitle && <p className="mt-4 max-w-measure text-lead text-balance text-white/90">{subtitle}</p>}
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
