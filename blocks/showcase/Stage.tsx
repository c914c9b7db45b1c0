import { type FocusEvent, useCallback, useEffect, useRef } from 'react';
import type { CollectionItem } from '#blocks/collection-item.ts';
import { useTexts } from '#i18n/context.tsx';
import type { BannerEvent } from '#machines/banner.ts';
import { holdArea } from '#ui/carousel/hold-area.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { watchInView } from '#ui/scroll/watch-in-view.ts';
import { useLive } from '#ui/use-live.ts';
import { SideList } from './SideList.tsx';
import { Slide, slidePicture } from './Slide.tsx';
import { asleep, type ShowcaseState } from './showcase-state.ts';

interface StageProps {
  /** Id of the block; the ids of items derive from it. */
  id: string;
  label: string | undefined;
  heading: 'h2' | 'h3';
  items: readonly CollectionItem[];
}

/** Large picture at the left, list at the right. A single item fills the width, without a list. */
export const stageBox = 'grid gap-x-gutter gap-y-6 md:grid-cols-[8fr_4fr] no-js:block print:block';

/**
 * Mark that must be in view for the items to advance: the upper part of the picture on desktop, the name below it on
 * phones. There it is below the first screen, so the machine is not part of the first load.
 */
const seenMark = 'absolute top-full mt-10 size-px md:top-36 md:mt-0';

/**
 * Scroll-snap row, which also works without scripts and by touch. The machine scrolls it to its current item. The
 * controls are in the picture's box and first in the tab order.
 */
export function Stage({ id, label, heading, items }: StageProps) {
  const { t } = useTexts();
  const showcase = useShowcase(items.length);
  const { index, running, choose, area } = showcase;
  const { row, events } = useRow(index, choose);
  const many = items.length > 1;
  const shown = items[index];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel inside its block's region, not a separate region.
    <div
      role="group"
      {...(many ? { 'aria-roledescription': t('carousel.role') } : {})}
      aria-label={label ?? t('showcase.label')}
      {...area}
      className={many ? stageBox : ''}
    >
      <div id={`${id}-stage`} className="relative min-w-0">
        {many && (
          <div className={`pointer-events-none absolute inset-x-0 top-0 z-raised ${slidePicture}`}>
            <span ref={showcase.watch} className={seenMark} />
            <Controls showcase={showcase} count={items.length} />
          </div>
        )}
        <div
          ref={row}
          {...events}
          tabIndex={many ? 0 : undefined}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded [scrollbar-width:none] motion-safe:scroll-smooth no-js:grid no-js:gap-x-gutter no-js:gap-y-12 no-js:overflow-visible no-js:md:grid-cols-2 print:flex-col print:gap-y-8 print:overflow-visible"
        >
          {items.map((entry, position) => (
            <Slide
              key={entry.id}
              id={`${id}-${position + 1}`}
              item={entry}
              heading={heading}
              place={many ? t('showcase.place', { n: position + 1, of: items.length }) : undefined}
            />
          ))}
        </div>
        <p aria-live={running ? 'off' : 'polite'} className="sr-only">
          {many && shown && `${t('showcase.place', { n: index + 1, of: items.length })}: ${shown.title}`}
        </p>
      </div>
      {many && <SideList id={id} items={items} index={index} choose={choose} />}
    </div>
  );
}

interface ControlsProps {
  showcase: ShowcaseControl;
  count: number;
}

/** Pause and arrows at the lower right of the picture; on phones the position at its lower left. */
function Controls({ showcase, count }: ControlsProps) {
  const { t } = useTexts();
  const { index, playing, toggle, choose } = showcase;
  return (
    <div className="on-dark absolute inset-x-0 bottom-0 flex items-center justify-between bg-scrim-foot p-4 pt-24 text-white md:bg-none md:pt-16 md:px-10 md:pb-8 no-js:hidden print:hidden">
      <p aria-hidden="true" className="tnum font-num text-num-s leading-none font-light md:invisible">
        {index + 1}
        <small className="text-xs"> / {count}</small>
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

/**
 * A row that scrolls and snaps, kept at the item of the machine's state; where the visitor moves it by hand, the item it
 * comes to is the chosen one. Whether it glides is said by its CSS.
 */
function useRow(index: number, choose: (index: number) => void) {
  const row = useRef<HTMLDivElement>(null);
  const byHand = useRef(false);

  useEffect(() => {
    const node = row.current;
    if (!node) return;
    // A finger may still be on its way: the row snaps by itself.
    if (byHand.current && nearest(node) === index) return;
    byHand.current = false;
    node.scrollTo({ left: index * node.clientWidth });
  }, [index]);

  const touch = () => {
    byHand.current = true;
  };
  const events = {
    onPointerDown: touch,
    onWheel: touch,
    onKeyDown: touch,
    // The keyboard reaches links of items that are out of view: theirs comes.
    onFocus: ({ target }: FocusEvent) => {
      const slides = [...(row.current?.children ?? [])];
      const next = slides.findIndex((slide) => slide.contains(target));
      if (next >= 0 && next !== index && target.matches(':focus-visible')) choose(next);
    },
    onScroll: () => {
      const node = row.current;
      if (!node || !byHand.current) return;
      const next = nearest(node);
      if (next !== index) choose(next);
    },
  };
  return { row, events };
}

/** Items are as wide as the row. */
const nearest = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0;

/**
 * Runs the machine of the items and returns its view and events (rule HOTL-01a). The machine loads when the watched
 * element first becomes visible, or on first use.
 */
function useShowcase(count: number) {
  const start = useCallback(
    async (show: (state: ShowcaseState) => void) =>
      (await import('./live/start-showcase.ts')).startShowcase({ count, show }),
    [count],
  );
  const { shown = asleep, send, tell } = useLive<ShowcaseState, BannerEvent>(start);

  const watch = useCallback(
    (node: Element | null) => {
      if (!node || count < 2) return;
      return watchInView(node, (inView) => {
        if (inView) send({ type: 'release', by: 'away' });
        else tell({ type: 'hold', by: 'away' });
      });
    },
    [count, send, tell],
  );

  return {
    ...shown,
    /** If the machine cannot be loaded, opens the item's address instead. */
    choose: (slide: number, address?: string) => send({ type: 'choose', slide }, address),
    toggle: () => send({ type: 'toggle' }),
    /** Ref of the element that must be visible for the items to advance. */
    watch,
    /** Props of the element that holds the items while it contains the pointer or the focus. */
    area: count < 2 ? {} : holdArea((type, by) => send({ type, by })),
  };
}
type ShowcaseControl = ReturnType<typeof useShowcase>;
