import { useTexts } from '#i18n/context.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { ShowcaseControl } from './use-showcase.ts';

interface ControlsProps {
  showcase: ShowcaseControl;
  count: number;
}

/** Pause and arrows at the lower right of the picture; on phones the position at its lower left. */
export function Controls({ showcase, count }: ControlsProps) {
  const { t } = useTexts();
  const { index, playing, toggle, choose } = showcase;
  return (
    <div className="on-dark absolute inset-x-0 bottom-0 flex items-center justify-between bg-scrim-foot p-4 pt-16 text-white md:bg-none md:px-10 md:pb-8 no-js:hidden print:hidden">
      <p aria-hidden="true" className="tnum font-num text-num-s leading-none font-light md:invisible">
        {index + 1}
        <small className="text-xs text-white/70"> / {count}</small>
      </p>
      <div className="pointer-events-auto flex gap-2">
        <IconButton
          dark
          icon={playing ? 'pause' : 'play'}
          label={t(playing ? 'carousel.pause' : 'carousel.play')}
          onClick={toggle}
        />
        <IconButton dark icon="left" label={t('showcase.previous')} onClick={() => choose(index - 1)} />
        <IconButton dark icon="right" label={t('showcase.next')} onClick={() => choose(index + 1)} />
      </div>
    </div>
  );
}
