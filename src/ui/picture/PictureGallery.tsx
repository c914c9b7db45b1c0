import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#i18n/context.tsx';
import type { Picture as PictureData } from '#schemas/picture.ts';
import { IconButton } from '../IconButton.tsx';
import { SkeletonShape } from '../Skeleton.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { useViewer } from '../viewer/use-viewer.tsx';
import { Picture } from './Picture.tsx';
import { PictureGalleryThumbs } from './PictureGalleryThumbs.tsx';
import { photoAlt } from './photo-alt.ts';

interface PictureGalleryProps {
  photos: readonly PictureData[];
  /** What the photos show; names each photo without alternative text. */
  title: string;
}

/** How wide the picture on show is, beside a column of text. */
const sizes = '(max-width: 967px) 100vw, 843px';
/** Its box; skeletons have the same. */
const galleryStage = 'aspect-8/5 rounded';

/**
 * One picture large, all of them small below it, four per view (rules VEN-01, ATLS-02). The large ones are a row that
 * is swiped; a small one leads to its large one, by its anchor where there are no scripts. A large one opens in the
 * viewer.
 */
export const PictureGallery = (props: PictureGalleryProps) =>
  props.photos.length === 0 ? (
    <Picture picture={undefined} alt="" sizes={sizes} className={galleryStage} />
  ) : (
    // Other pictures start again with the first.
    <Gallery key={props.photos.map(({ src }) => src).join(' ')} {...props} />
  );

function Gallery({ photos, title }: PictureGalleryProps) {
  const { t } = useTexts();
  const { linkTo, newTab, viewer } = useViewer(photos, title);
  const hydrated = useHydrated();
  const { strip, index, choose, moved, slideId } = usePictureStrip(photos.length);
  const names = photos.map((photo, place) => photoAlt(t, photo, title, place));
  const many = photos.length > 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div role="group" aria-label={title} className="min-w-0">
      <div className="relative">
        <ul
          ref={strip}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded [scrollbar-width:none] print:overflow-hidden"
        >
          {photos.map((photo, place) => (
            // A gallery may contain the same picture twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures keep their places.
            <li key={place} id={slideId(place)} inert={hydrated && place !== index} className={slide}>
              <a {...linkTo(place)} className="block rounded -outline-offset-4">
                <Picture picture={photo} alt={names[place] ?? ''} sizes={sizes} className={galleryStage} />
                {newTab && <span className="sr-only">{t('list.newTab')}</span>}
              </a>
              {many && (
                <p aria-hidden="true" className={counter}>
                  {place + 1} / {photos.length}
                </p>
              )}
            </li>
          ))}
        </ul>
        {many && <Steps index={index} count={photos.length} choose={choose} />}
      </div>
      {many && (
        <PictureGalleryThumbs
          photos={photos}
          names={names}
          index={index}
          choose={choose}
          hrefOf={(place) => `#${slideId(place)}`}
          roving={hydrated}
        />
      )}
      <p role="status" className="sr-only">
        {moved && t('gallery.place', { n: index + 1, of: photos.length, alt: names[index] ?? '' })}
      </p>
      {viewer}
    </div>
  );
}

const slide = 'relative w-full flex-none snap-start scroll-mt-below-header';
const counter =
  'tnum absolute bottom-4 left-4 rounded bg-night/72 px-3 py-1.5 font-num text-cap leading-tight text-white print:hidden';

interface StepsProps {
  /** Of the picture on show. */
  index: number;
  count: number;
  choose: (index: number) => void;
}

/** The arrows on the large picture; greyed out at the ends. */
function Steps({ index, count, choose }: StepsProps) {
  const { t } = useTexts();
  const step = (to: number, icon: 'left' | 'right', label: string) => {
    const ends = to < 0 || to >= count;
    return (
      <IconButton
        dark
        icon={icon}
        label={label}
        aria-disabled={ends || undefined}
        onClick={() => !ends && choose(to)}
        className="border-transparent! bg-night/72! hover:bg-night! aria-disabled:cursor-default aria-disabled:[&>svg]:opacity-40"
      />
    );
  };
  return (
    <div className="on-dark absolute right-4 bottom-4 flex gap-2 no-js:hidden print:hidden">
      {step(index - 1, 'left', t('gallery.previous'))}
      {step(index + 1, 'right', t('gallery.next'))}
    </div>
  );
}

/** The boxes of a gallery that is on its way: one large picture and four small ones. */
export const PictureGallerySkeleton = () => (
  <div>
    <SkeletonShape className={galleryStage} />
    <div className="mt-3 flex gap-gutter [--gutter:12px]">
      {Array.from({ length: 4 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity.
        <div key={index} className="slide-quarter flex-none">
          <SkeletonShape className="aspect-card" />
        </div>
      ))}
    </div>
  </div>
);

/**
 * Large pictures in a row that is swiped. The current picture is the one that the row shows, or scrolls to. `moved` is
 * true after the first change: only then is there something to announce.
 */
function usePictureStrip(count: number) {
  const id = useId();
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [moved, setMoved] = useState(false);
  /** Where the row glides to: those it passes on its way are not chosen. */
  const goal = useRef<number>(undefined);

  useEffect(() => {
    const node = strip.current;
    if (!node) return;
    const read = () => {
      const place = Math.round(node.scrollLeft / node.clientWidth);
      if (goal.current !== undefined && place !== goal.current) return;
      goal.current = undefined;
      if (place >= 0 && place < count) setIndex(place);
      if (place > 0) setMoved(true);
    };
    // A touch interrupts the animated scroll.
    const take = () => {
      goal.current = undefined;
    };
    const gone = new AbortController();
    const options = { passive: true, signal: gone.signal };
    node.addEventListener('scroll', read, options);
    node.addEventListener('pointerdown', take, options);
    node.addEventListener('wheel', take, options);
    read();
    return () => gone.abort();
  }, [count]);

  const choose = useCallback((next: number) => {
    const node = strip.current;
    if (!node) return;
    goal.current = next;
    setIndex(next);
    setMoved(true);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    node.scrollTo({ left: next * node.clientWidth, behavior: still ? 'instant' : 'smooth' });
  }, []);

  return { strip, index, choose, moved, slideId: (place: number) => `${id}-${place + 1}` };
}
