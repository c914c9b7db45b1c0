import type { KeyboardEvent } from 'react';
import { useTexts } from '#i18n/context.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { AutoplayControl } from '#ui/use-autoplay.ts';

/** Pictures in view on desktop. */
const inView = 3;

interface GalleryControlsProps {
  count: number;
  /** Of the first picture in view. */
  index: number;
  autoplay: AutoplayControl;
  choose: (steps: 1 | -1) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Position at the left, pause and arrows at the right; on desktop only when there is more than fits. */
export function GalleryControls({ count, index, autoplay, choose, onKeyDown }: GalleryControlsProps) {
  const { t } = useTexts();
  const { playing, toggle } = autoplay;
  return (
    <div
      className={`mt-6 flex items-center justify-between gap-6 no-js:hidden print:hidden ${count > inView ? '' : 'md:hidden'}`}
    >
      <div aria-hidden="true" className="flex flex-1 gap-2">
        {Array.from({ length: count }, (_, position) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars are their positions.
            key={position}
            className={`h-0.5 max-w-8 flex-1 transition-colors duration-calm ${barClass(position - index)}`}
          />
        ))}
      </div>
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

/** A bar is lit when its picture is in view: one on a phone, three on desktop. */
const barClass = (offset: number) =>
  offset === 0 ? 'bg-brass' : offset > 0 && offset < inView ? 'bg-line md:bg-brass' : 'bg-line';
