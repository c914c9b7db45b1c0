import { Carousel } from '#ui/carousel/Carousel.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import type { CarouselItem } from './index.ts';

interface GalleryProps {
  items: readonly CarouselItem[];
  title: string | undefined;
}

export const Gallery = ({ items, title }: GalleryProps) => (
  <Carousel
    items={items}
    label={title}
    perView={3}
    renderSlide={({ picture, caption }) => (
      <figure>
        <Picture
          picture={picture}
          {...(caption && !picture?.alt ? { alt: '' } : {})}
          sizes="(max-width: 967px) 560px, 416px"
          className="aspect-picture rounded"
        />
        {caption && <figcaption className="pt-3 text-sm leading-tight">{caption}</figcaption>}
      </figure>
    )}
  />
);
