import type { KeyboardEvent } from 'react';
import { useTexts } from '#i18n/context.tsx';
import { IconButton } from './IconButton.tsx';
import type { PerView } from './per-view.ts';
import type { AutoplayControl } from './use-autoplay.ts';

/** More slides than that are counted in figures: their bars would be dots. */
const mostBars = 12;

interface CarouselControlsProps {
  count: number;
  /** Of the first slide in view. */
  index: number;
  perView: PerView;
  autoplay: AutoplayControl;
  choose: (steps: 1 | -1) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Position at the left, pause and arrows at the right; on desktop only when there is more than fits. */
export function CarouselControls({ perView, autoplay, choose, onKeyDown, ...place }: CarouselControlsProps) {
  const { t } = useTexts();
  const { playing, toggle } = autoplay;
  return (
    <div
      className={`mt-6 flex items-center justify-between gap-6 no-js:hidden print:hidden ${place.count > perView ? '' : 'md:hidden'}`}
    >
      <Position {...place} perView={perView} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys, for whichever of the buttons has the focus. */}
      <div className="flex gap-2" onKeyDown={onKeyDown}>
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={t(playing ? 'carousel.pause' : 'carousel.play')}
          onClick={toggle}
        />
        <IconButton icon="left" label={t('carousel.previous')} onClick={() => choose(-1)} />
        <IconButton icon="right" label={t('carousel.next')} onClick={() => choose(1)} />
      </div>
    </div>
  );
}

/** Bars, one a slide; the slides themselves tell screen readers which one of how many they are. */
const Position = ({ count, index, perView }: Pick<CarouselControlsProps, 'count' | 'index' | 'perView'>) =>
  count > mostBars ? (
    <p aria-hidden="true" className="tnum font-num text-sm text-ink-2">
      {index + 1} / {count}
    </p>
  ) : (
    <div aria-hidden="true" className="flex flex-1 gap-2">
      {Array.from({ length: count }, (_, position) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars are their positions.
          key={position}
          className={`h-0.5 max-w-8 flex-1 transition-colors duration-calm ${barClass(position - index, perView)}`}
        />
      ))}
    </div>
  );

/** A bar is lit when its slide is in view: one on a phone, `perView` on desktop. */
const barClass = (offset: number, perView: PerView) =>
  offset === 0 ? 'bg-brass' : offset > 0 && offset < perView ? 'bg-line md:bg-brass' : 'bg-line';
