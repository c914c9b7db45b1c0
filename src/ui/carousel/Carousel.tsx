import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { Swiper, SwiperSlide } from 'swiper/react';
import { useTexts } from '#i18n/context.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { type PerView, slideWidth } from './per-view.ts';
import { slideInterval, useAutoplay } from './use-autoplay.ts';

/** Duration of a slide change, in ms. Swiper ignores media queries. */
const glide = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 400);

/**
 * CSS sets the widths and gaps, and Swiper measures them. So the row in the server's HTML, which scrolls and snaps
 * natively, has the same geometry and the layout does not shift when Swiper takes over.
 */
const row =
  'bleed-end ms-0 md:me-0 not-[.swiper-initialized]:snap-x not-[.swiper-initialized]:snap-mandatory not-[.swiper-initialized]:overflow-x-auto [scrollbar-width:none]';
const cell = 'slide-peek me-gutter h-auto snap-start last:me-0';

interface CarouselProps<Item> {
  items: readonly Item[];
  /** Names it; "图片轮播" or "Pictures" without one. */
  label?: string | undefined;
  /** Slides in view on desktop; on a phone it is one, with the next one cut at the edge. */
  perView: PerView;
  /** Between two slides, in ms. */
  interval?: number;
  /** Shown above the slides, with the controls on its right. Without it, the controls are below the slides. */
  head?: ReactNode;
  renderSlide: (item: Item) => ReactNode;
}

/**
 * A row of slides that plays by itself, following the ARIA carousel pattern: it pauses under the pointer and the
 * focus, has a pause button, and announces a new slide only while it is paused.
 *
 * @example
 * <Carousel label={title} slides={cards} />
 */
export function Carousel<Item>({
  items,
  label,
  perView,
  interval = slideInterval,
  head,
  renderSlide,
}: CarouselProps<Item>) {
  const { t } = useTexts();
  const [swiper, setSwiper] = useState<SwiperInstance>();
  const [index, setIndex] = useState(0);
  const count = items.length;
  const move = (steps: 1 | -1) => {
    if (steps > 0) swiper?.slideNext(glide());
    else swiper?.slidePrev(glide());
  };
  const autoplay = useAutoplay({ count, current: index, interval, advance: () => move(1) });
  const choose = (steps: 1 | -1) => {
    autoplay.choose();
    move(steps);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    choose(event.key === 'ArrowRight' ? 1 : -1);
  };
  // If keyboard focus moves to a link out of view, the browser would scroll the row beneath Swiper; show its slide
  // instead.
  const reach = ({ currentTarget, target }: FocusEvent<HTMLElement>, position: number) => {
    if (!swiper || !target.matches(':focus-visible')) return;
    swiper.el.scrollLeft = 0;
    const view = swiper.el.getBoundingClientRect();
    const slide = currentTarget.getBoundingClientRect();
    if (slide.left < view.left - 1 || slide.right > view.right + 1) swiper.slideTo(position, 0);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group inside the region of its block.
    <div
      role="group"
      aria-roledescription={t('carousel.role')}
      aria-label={label ?? t('carousel.label')}
      {...autoplay.area}
      className={`flex ${head ? 'flex-col' : 'flex-col-reverse'}`}
    >
      {(count > 1 || head) && (
        <CarouselControls
          head={head}
          count={count}
          index={index}
          perView={perView}
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
        {items.map((item, position) => (
          <SwiperSlide
            // biome-ignore lint/suspicious/noArrayIndexKey: an item may appear twice, and the order never changes.
            key={position}
            role="group"
            aria-roledescription={t('carousel.slideRole')}
            aria-label={t('carousel.slide', { n: position + 1, of: count })}
            onFocus={(event: FocusEvent<HTMLElement>) => reach(event, position)}
            className={`${cell} ${slideWidth[perView]}`}
          >
            {renderSlide(item)}
          </SwiperSlide>
        ))}
      </Swiper>
    </div>
  );
}
