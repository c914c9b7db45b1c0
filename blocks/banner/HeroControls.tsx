import { useTexts } from '#i18n/context.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { Slide } from './index.ts';
import type { BannerControl } from './use-banner.ts';

interface HeroControlsProps {
  slides: readonly Slide[];
  banner: BannerControl;
}

/** Position and controls of the slides. Pause is first in the tab order. A single film only has pause. */
export function HeroControls({ slides, banner }: HeroControlsProps) {
  const { t } = useTexts();
  const count = slides.length;
  const { index, playing, running, send } = banner;
  const choose = (slide: number) => send({ type: 'choose', slide });
  const play = slides[index]?.video ? 'carousel.playVideo' : 'carousel.play';
  return (
    <div className="pointer-events-auto relative flex h-16 items-center gap-3 md:h-20 md:gap-6 md:border-t md:border-line-dark no-js:hidden print:hidden">
      <div className="order-last ml-auto flex gap-1 md:gap-2">
        <IconButton
          dark
          icon={playing ? 'pause' : 'play'}
          label={t(playing ? 'carousel.pause' : play)}
          onClick={() => send({ type: 'toggle' })}
          className="max-md:border-transparent"
        />
        {/* Phones swipe. */}
        {count > 1 && (
          <div className="contents max-md:hidden">
            <IconButton dark icon="left" label={t('carousel.previous')} onClick={() => choose(index - 1)} />
            <IconButton dark icon="right" label={t('carousel.next')} onClick={() => choose(index + 1)} />
          </div>
        )}
      </div>
      {count > 1 && (
        <>
          <p
            aria-hidden="true"
            className="tnum font-num text-num-s leading-none font-light whitespace-nowrap max-md:hidden"
          >
            {index + 1}
            <small className="text-xs text-white/70"> / {count}</small>
          </p>
          <Bars slides={slides} index={index} running={running} choose={choose} />
        </>
      )}
    </div>
  );
}

interface BarsProps {
  slides: readonly Slide[];
  index: number;
  running: boolean;
  choose: (slide: number) => void;
}

/**
 * One bar per slide, with its title if there is room. On phones the bars are too thin to tap and only show the
 * position.
 */
function Bars({ slides, index, running, choose }: BarsProps) {
  const { t } = useTexts();
  const stateOf = (position: number) => (position !== index ? 'other' : running ? 'filling' : 'full');
  const row = 'grid flex-1 auto-cols-fr grid-flow-col';
  return (
    <>
      <div aria-hidden="true" className={`${row} gap-1.5 md:hidden`}>
        {slides.map((_, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slides have no id and their order never changes.
          <Bar key={position} state={stateOf(position)} />
        ))}
      </div>
      <ol className={`${row} gap-4 max-md:hidden`}>
        {slides.map(({ title }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <li key={position} className="min-w-0">
            <button
              type="button"
              aria-label={title ?? t('carousel.slide', { n: position + 1, of: slides.length })}
              aria-current={position === index}
              onClick={() => choose(position)}
              className="flex h-14 w-full flex-col justify-center gap-2.5 text-left text-xs leading-tight text-white/80 transition-colors duration-fast hover:text-white aria-[current=true]:text-white"
            >
              <Bar state={stateOf(position)} />
              <span className="line-clamp-2 h-[2lh] w-full max-xl:hidden lowest:hidden">{title}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Line of one slide. The current one fills during its interval. */
const Bar = ({ state }: { state: 'other' | 'filling' | 'full' }) => (
  <span className="block h-0.5 w-full bg-white/30">
    {state !== 'other' && (
      <span
        className={`block h-full origin-left bg-brass-light ${state === 'filling' ? 'animate-slide-time' : ''}`}
      />
    )}
  </span>
);
