import type { ViewProps } from '#blocks/define.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Skeleton, SkeletonShape } from '#ui/Skeleton.tsx';
import type definition from './index.ts';
import type { CarouselItem } from './index.ts';

/** Autoplaying row of pictures: three at a time on desktop, one on phones (rule INTR-01c). */
export default function CarouselView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { items } = data;
  if (items.state === 'failed') return <Failed retry={items.retry} />;
  return (
    <BlockSection id={id} title={props.title} first={first}>
      {items.state === 'loading' ? (
        <CarouselSkeleton />
      ) : items.state === 'missing' || items.data.length === 0 ? (
        <Empty />
      ) : (
        <Gallery items={items.data} title={props.title} />
      )}
    </BlockSection>
  );
}

const CarouselSkeleton = () => (
  <Skeleton>
    <div className="bleed-end flex gap-gutter overflow-hidden md:me-0">
      {['a', 'b', 'c'].map((key) => (
        <SkeletonShape key={key} className="aspect-picture slide-peek flex-none md:slide-third" />
      ))}
    </div>
    <div className="mt-6 h-control" />
  </Skeleton>
);

interface GalleryProps {
  items: readonly CarouselItem[];
  title: string | undefined;
}

const Gallery = ({ items, title }: GalleryProps) => (
  <Carousel
    items={items}
    label={title}
    perView={3}
    renderSlide={({ picture, caption }) => (
      <figure>
        <Picture
          picture={picture}
          {...(caption && !picture?.alt ? { alt: '' } : {})}
          sizes="(max-width: 967px) 560px, 544px"
          className="aspect-picture rounded"
        />
        {caption && <figcaption className="pt-3 text-sm leading-tight">{caption}</figcaption>}
      </figure>
    )}
  />
);
