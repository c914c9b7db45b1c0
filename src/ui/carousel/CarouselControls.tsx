import type { KeyboardEvent, ReactNode } from 'react';
import { useTexts } from '#i18n/context.tsx';
import { IconButton } from '../IconButton.tsx';
import type { PerView } from './per-view.ts';
import type { AutoplayControl } from './use-autoplay.ts';

/** More slides than that are counted in figures: their bars would be dots. */
const mostBars = 12;

interface CarouselControlsProps {
  /** Replaces the position indicator. */
  head?: ReactNode;
  count: number;
  /** Of the first slide in view. */
  index: number;
  perView: PerView;
  autoplay: AutoplayControl;
  choose: (steps: 1 | -1) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Position or head at the left, pause and arrows at the right; on desktop only when there is more than fits. */
export function CarouselControls({ head, onKeyDown, ...rest }: CarouselControlsProps) {
  const { count, index, perView, autoplay, choose } = rest;
  const hidden = `no-js:hidden print:hidden ${count > perView ? '' : 'md:hidden'}`;
  const buttons = (
    <Buttons autoplay={autoplay} choose={choose} onKeyDown={onKeyDown} className={head ? hidden : ''} />
  );
  if (head)
    return (
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        {head}
        {count > 1 && buttons}
      </div>
    );
  return (
    <div className={`mt-6 flex items-center justify-between gap-6 ${hidden}`}>
      <Position count={count} index={index} perView={perView} />
      {buttons}
    </div>
  );
}

interface ButtonsProps extends Pick<CarouselControlsProps, 'autoplay' | 'choose' | 'onKeyDown'> {
  className: string;
}

function Buttons({ autoplay: { playing, toggle }, choose, onKeyDown, className }: ButtonsProps) {
  const { t } = useTexts();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys, for whichever of the buttons has the focus.
    <div className={`flex gap-2 ${className}`} onKeyDown={onKeyDown}>
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={t(playing ? 'carousel.pause' : 'carousel.play')}
        onClick={toggle}
      />
      <IconButton icon="left" label={t('carousel.previous')} onClick={() => choose(-1)} />
      <IconButton icon="right" label={t('carousel.next')} onClick={() => choose(1)} />
    </div>
  );
}

/** One bar for each slide. Hidden from screen readers, because every slide has its position in its name. */
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
