import { type KeyboardEvent, type MouseEvent, useLayoutEffect } from 'react';
import { useTexts } from '#i18n/context.tsx';
import type { Picture as PictureData } from '#schemas/picture.ts';
import { IconButton } from '../IconButton.tsx';
import { isPlainClick } from '../link/href.ts';
import { useScroller } from '../scroll/use-scroller.ts';
import { Picture } from './Picture.tsx';
import { nextPicture } from './picture-keys.ts';

interface PictureGalleryThumbsProps {
  photos: readonly PictureData[];
  names: readonly string[];
  /** Of the picture on show. */
  index: number;
  choose: (index: number) => void;
  /** The anchor of a large picture. */
  hrefOf: (index: number) => string;
  /** Tab stops at the one on show only; the keys lead to the others. */
  roving: boolean;
}

/** All pictures of a gallery small, four per view; arrows only where there are more, one view a press. */
export function PictureGalleryThumbs(props: PictureGalleryThumbsProps) {
  const { photos, names, index, choose, hrefOf, roving } = props;
  const { t } = useTexts();
  const { row, edges } = useScroller<HTMLUListElement>(0);

  useLayoutEffect(() => {
    const [room, thumb] = [row.current, row.current?.children[index]];
    if (room && thumb instanceof HTMLElement) room.scrollTo({ left: inView(room, thumb) });
  }, [row, index]);

  const turn = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * (row.current.clientWidth - 2 * ring + gap) });
  const press = (event: KeyboardEvent) => {
    const next = nextPicture(event.key, index, photos.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    row.current?.querySelectorAll('a')[next]?.focus({ preventScroll: true });
  };
  const click = (event: MouseEvent, place: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    choose(place);
  };
  return (
    <div className="relative mt-2.5 print:hidden">
      <ul
        ref={row}
        aria-label={t('gallery.all')}
        onKeyDown={press}
        className="relative -mx-0.5 flex gap-gutter overflow-x-auto p-0.5 [--gutter:12px] [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        {photos.map((photo, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pictures keep their places.
          <li key={place} className="slide-quarter flex-none">
            <a
              href={hrefOf(place)}
              aria-label={names[place]}
              aria-current={place === index ? 'true' : undefined}
              tabIndex={roving && place !== index ? -1 : undefined}
              onClick={(event) => click(event, place)}
              className={thumb}
            >
              <Picture
                picture={photo}
                alt=""
                sizes="(max-width: 967px) 25vw, 202px"
                className="aspect-card rounded"
              />
            </a>
          </li>
        ))}
      </ul>
      {edges.overflows && (
        <div className="max-md:hidden">
          {!edges.atStart && (
            <IconButton
              dark
              icon="left"
              label={t('list.scrollBack')}
              onClick={() => turn(-1)}
              className={`${arrow} left-3`}
            />
          )}
          {!edges.atEnd && (
            <IconButton
              dark
              icon="right"
              label={t('list.scrollOn')}
              onClick={() => turn(1)}
              className={`${arrow} right-3`}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Between two small pictures, and around the row for the ring of the one that is marked, in px. */
const gap = 12;
const ring = 2;

/** Where the row scrolls to so that one of its pictures is in view; where it is when it is there already. */
function inView(room: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): number {
  const { scrollLeft, clientWidth } = room;
  if (offsetLeft < scrollLeft) return offsetLeft - ring;
  const over = offsetLeft + offsetWidth - clientWidth;
  return over > scrollLeft ? over + ring : scrollLeft;
}

/** Inside the row: beside it are the facts. */
const arrow =
  'on-dark absolute top-1/2 z-raised -translate-y-1/2 border-transparent! bg-night/72! hover:bg-night!';
const thumb =
  'relative block rounded after:absolute after:inset-0 after:rounded aria-[current=true]:after:border-2 aria-[current=true]:after:border-white aria-[current=true]:after:outline-2 aria-[current=true]:after:outline-brass';
