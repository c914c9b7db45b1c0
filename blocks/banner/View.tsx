import { configProblem } from '#blocks/config-problem.ts';
import type { BlockData, ViewProps } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useProblemToast } from '#ui/toast/use-problem-toast.ts';
import { Hero, type HeroExtras, HeroLower, isFilm } from './Hero.tsx';
import type definition from './index.ts';
import type { Slide } from './index.ts';
import { LiveStrip } from './LiveStrip.tsx';
import { HotlineBox, SidePanel } from './SidePanel.tsx';

/**
 * Slides with a headline (rules BAN-01 to BAN-07). As the first block of a page it fills the first screen and contains
 * the `h1`. The side panel is at the right edge, on phones a row below.
 */
export default function BannerView({ props, data, first }: ViewProps<typeof definition>) {
  const { slides, buttons, live, hotline, tour, codes } = data;
  useProblemToast(configProblem(props.hotline !== undefined && 'config', hotline));
  const hero = (
    <Slides
      slides={slides}
      first={first}
      buttons={buttons.state === 'ready' ? buttons.data : []}
      live={live.state !== 'missing' && <LiveStrip live={live} />}
      aside={props.hotline && <HotlineBox hotline={hotline} />}
    />
  );
  if (!props.entries?.length) return hero;
  return (
    <div data-bleed="" className="on-dark relative">
      {hero}
      <SidePanel entries={props.entries} tour={tour} codes={codes} />
    </div>
  );
}

interface SlidesProps extends HeroExtras {
  slides: BlockData<Slide[]>;
  first: boolean;
}

function Slides({ slides, first, ...extras }: SlidesProps) {
  if (slides.state === 'ready' && slides.data.length > 0)
    // Remounts when the slides change.
    return <Hero key={slides.data.map(isFilm).join()} slides={slides.data} first={first} {...extras} />;
  if (slides.state === 'loading')
    return (
      <Skeleton>
        <div data-bleed="" className={`bg-night ${first ? 'h-hero' : 'mt-section aspect-wide'}`} />
      </Skeleton>
    );
  if (!first) return slides.state === 'failed' ? <Failed retry={slides.retry} /> : <Empty />;
  return <BareHero retry={slides.state === 'failed' ? slides.retry : undefined} {...extras} />;
}

/** First screen without slides. It stays dark because the header on it is white, and keeps the page's title. */
function BareHero({ retry, ...extras }: HeroExtras & { retry: (() => void) | undefined }) {
  const { t } = useTexts();
  return (
    <section
      data-bleed=""
      className={`on-dark relative isolate grid min-h-hero content-end bg-night text-white ${extras.aside ? '' : 'pb-12'}`}
    >
      <Picture
        picture={undefined}
        alt=""
        sizes="100vw"
        priority
        className="absolute inset-0 -z-raised"
        ground="bg-night"
      />
      <div className="absolute inset-x-0 top-1/4 bottom-0 -z-raised bg-scrim-text" />
      <HeroLower {...extras}>
        <h1 className="text-display leading-display font-title tracking-display">{t('site.name')}</h1>
        {retry && <Failed retry={retry} dark />}
      </HeroLower>
    </section>
  );
}
