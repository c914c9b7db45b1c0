import type { ViewProps } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Hero } from './Hero.tsx';
import type definition from './index.ts';

/** Slides with a headline; the first block of a page fills the first screen and holds its `h1` (rules BAN-01 to BAN-07). */
export default function BannerView({ data, first }: ViewProps<typeof definition>) {
  const { slides } = data;
  if (slides.state === 'ready' && slides.data.length > 0) return <Hero slides={slides.data} first={first} />;
  if (slides.state === 'loading')
    return (
      <Skeleton>
        <div data-bleed="" className={`bg-night ${first ? 'h-hero' : 'mt-section aspect-wide'}`} />
      </Skeleton>
    );
  if (!first) return slides.state === 'failed' ? <Failed retry={slides.retry} /> : <Empty />;
  return <BareHero retry={slides.state === 'failed' ? slides.retry : undefined} />;
}

/** A first screen without slides: the header lies on it in white, so it stays dark, and the page keeps its title. */
function BareHero({ retry }: { retry: (() => void) | undefined }) {
  const { t } = useTexts();
  return (
    <section
      data-bleed=""
      className="on-dark relative isolate grid min-h-hero content-end bg-night pb-12 text-white"
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
      <h1 className="wrap text-display leading-display font-title tracking-display">{t('site.name')}</h1>
      {retry && <Failed retry={retry} dark />}
    </section>
  );
}
