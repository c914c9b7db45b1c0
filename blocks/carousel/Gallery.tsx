import { type KeyboardEvent, useState } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { Swiper, SwiperSlide } from 'swiper/react';
import { useTexts } from '#i18n/context.tsx';
import { Picture } from '#ui/Picture.tsx';
import { useAutoplay } from '#ui/use-autoplay.ts';
import { GalleryControls } from './GalleryControls.tsx';
import type { CarouselItem } from './index.ts';

/** How long a slide takes, in ms; Swiper knows no media queries. */
const glide = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 400);

/**
 * The widths and gaps are CSS's, which Swiper measures. So the row of the server's HTML, which scrolls and snaps by
 * itself, has the same geometry and nothing moves when Swiper takes over.
 */
const row =
  'bleed-end ms-0 md:me-0 not-[.swiper-initialized]:snap-x not-[.swiper-initialized]:snap-mandatory not-[.swiper-initialized]:overflow-x-auto [scrollbar-width:none]';
const cell = 'slide-peek me-gutter h-auto snap-start last:me-0 md:slide-third';

interface GalleryProps {
  items: readonly CarouselItem[];
  title: string | undefined;
}

/** The row with its controls, after the ARIA practice for carousels. */
export function Gallery({ items, title }: GalleryProps) {
  const { t } = useTexts();
  const [swiper, setSwiper] = useState<SwiperInstance>();
  const [index, setIndex] = useState(0);
  const count = items.length;
  const move = (steps: 1 | -1) => {
    if (steps > 0) swiper?.slideNext(glide());
    else swiper?.slidePrev(glide());
  };
  const autoplay = useAutoplay({ count, current: index, advance: () => move(1) });
  const choose = (steps: 1 | -1) => {
    autoplay.choose();
    move(steps);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    choose(event.key === 'ArrowRight' ? 1 : -1);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel inside its block's region, not a region of its own.
    <div
      role="group"
      aria-roledescription={t('carousel.role')}
      aria-label={title ?? t('carousel.label')}
      {...autoplay.area}
      className="flex flex-col-reverse"
    >
      {count > 1 && (
        <GalleryControls
          count={count}
          index={index}
          autoplay={autoplay}
          choose={choose}
          onKeyDown={pressKey}
        />
      )}
      <Swiper
        slidesPerView="auto"
        rewind
        className={row}
        // Until Swiper has it, the row scrolls by itself: then the keyboard must reach it.
        tabIndex={swiper ? undefined : 0}
        aria-live={autoplay.running ? 'off' : 'polite'}
        onSwiper={setSwiper}
        onActiveIndexChange={({ activeIndex }) => setIndex(activeIndex)}
        onTouchMove={() => autoplay.choose()}
      >
        {items.map(({ picture, caption }, position) => (
          <SwiperSlide
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may come twice, and they never change places.
            key={position}
            role="group"
            aria-roledescription={t('carousel.slideRole')}
            aria-label={t('carousel.slide', { n: position + 1, of: count })}
            className={cell}
          >
            <figure>
              <Picture
                picture={picture}
                {...(caption && !picture?.alt ? { alt: '' } : {})}
                sizes="(max-width: 967px) 560px, 416px"
                className="aspect-picture rounded"
              />
              {caption && <figcaption className="pt-3 text-sm leading-tight">{caption}</figcaption>}
            </figure>
          </SwiperSlide>
        ))}
      </Swiper>
    </div>
  );
}
