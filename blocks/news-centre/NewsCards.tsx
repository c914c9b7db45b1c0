import type { ReactNode } from 'react';
import type { BlockData } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import { slideWidth } from '#ui/carousel/per-view.ts';
import { Failed } from '#ui/Failed.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { cardsInView, type NewsCard } from './articles.ts';

/** Interval between slides, in ms (rule NEWS-01). */
const interval = 300_000;

interface NewsCardsProps {
  cards: BlockData<NewsCard[]>;
  /** Accessible name of the carousel. */
  label: string;
  heading: ReactNode;
}

/** Title, and news with pictures: four at a time, one on phones. */
export function NewsCards({ cards, label, heading }: NewsCardsProps) {
  const { t } = useTexts();
  if (cards.state === 'ready' && cards.data.length > 0)
    return (
      <div className="slide-gap-wide">
        <Carousel
          items={cards.data}
          label={label}
          perView={cardsInView}
          interval={interval}
          head={heading}
          renderSlide={(card) => <Card card={card} />}
        />
      </div>
    );
  return (
    <>
      <div className="mb-6">{heading}</div>
      {cards.state === 'loading' ? (
        <CardSkeleton />
      ) : cards.state === 'failed' ? (
        <div className="in-column">
          <Failed retry={cards.retry} />
        </div>
      ) : (
        <p className="border-y border-line py-8 text-ink-2">{t('state.empty')}</p>
      )}
    </>
  );
}

const cardPicture = 'aspect-card low:aspect-2/1';
const sizes = '(max-width: 967px) 560px, 290px';

/** The whole card is one link (rule NEWS-02). */
const Card = ({ card: { title, date, cover, href, newTab } }: { card: NewsCard }) => (
  <article className="group relative">
    <Picture picture={cover} alt="" sizes={sizes} className={`rounded ${cardPicture}`} />
    {date && (
      <time dateTime={date} className="mt-3.5 block font-num text-cap leading-normal text-ink-3">
        {date}
      </time>
    )}
    <h3 className="mt-1.5 text-h4 low:line-clamp-2 transition-colors duration-fast group-hover:text-teal">
      <Link href={href} newTab={newTab} className="after:absolute after:inset-0">
        <Phrases text={title} />
      </Link>
    </h3>
  </article>
);

const CardSkeleton = () => (
  <Skeleton>
    <div className="bleed-end flex gap-gutter overflow-hidden slide-gap-wide md:me-0">
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className={`slide-peek flex-none ${slideWidth[cardsInView]}`}>
          <SkeletonShape className={cardPicture} />
          <div className="mt-3.5">
            <SkeletonLine size="text-cap leading-normal" width="w-1/3" />
          </div>
          <div className="mt-1.5">
            <SkeletonLine size="text-h4 leading-sub" width="w-full" />
            <SkeletonLine size="text-h4 leading-sub" width="w-3/5" />
          </div>
        </div>
      ))}
    </div>
  </Skeleton>
);
