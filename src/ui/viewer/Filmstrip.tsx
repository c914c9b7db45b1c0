import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '#i18n/context.tsx';
import { Picture } from '../picture/Picture.tsx';
import { photoAlt } from './photo-alt.ts';
import type { ViewerProps } from './Viewer.tsx';

interface FilmstripProps extends Omit<ViewerProps, 'view'> {
  index: number;
}

/** All photos of the album, small, in one row. Tab stops at the one on show; the keys lead to the others. */
export function Filmstrip({ photos, title, index, send }: FilmstripProps) {
  const { t } = useTexts();
  const row = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const current = row.current?.children[index]?.querySelector('button');
    if (!current) return;
    current.scrollIntoView({ inline: 'center', block: 'nearest' });
    if (row.current?.contains(document.activeElement)) current.focus({ preventScroll: true });
  }, [index]);

  return (
    <ul
      ref={row}
      aria-label={t('gallery.all')}
      className="col-span-3 flex items-center gap-3 overflow-x-auto scroll-smooth px-5 py-3 max-md:row-start-4 motion-reduce:scroll-auto md:row-start-3 md:px-8 [@media(height<480px)]:hidden"
    >
      {photos.map((photo, place) => (
        // The same photo may stand in an album twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: photos keep their places.
        <li key={place} className="flex-none first:ml-auto last:mr-auto">
          <button
            type="button"
            aria-label={photoAlt(t, photo, title, place)}
            aria-current={place === index ? 'true' : undefined}
            tabIndex={place === index ? 0 : -1}
            onClick={() => send({ type: 'choose', index: place })}
            className="block rounded opacity-60 transition-opacity duration-fast hover:opacity-100 focus-visible:opacity-100 aria-[current]:opacity-100 aria-[current]:outline-2 aria-[current]:outline-offset-2 aria-[current]:outline-brass-light"
          >
            <Picture picture={photo} alt="" sizes="108px" className="h-12 w-18 rounded md:h-18 md:w-27" />
          </button>
        </li>
      ))}
    </ul>
  );
}
