import { type Ref, useLayoutEffect, useRef } from 'react';
import { useTexts } from '#i18n/context.tsx';
import { Icon, type IconName } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import { Picture } from '../picture/Picture.tsx';
import { photoAlt } from '../picture/photo-alt.ts';
import { ViewerStage } from './ViewerStage.tsx';
import type { ViewerProps, ViewerStep } from './viewer-view.ts';

interface ViewerPanelProps extends ViewerProps {
  titleId: string;
  /** For the control that has the focus first. */
  begin?: Ref<HTMLButtonElement>;
}

/**
 * The content of the viewer: the photo, with all controls outside of it. On a phone the arrows are below it, on both
 * sides of its caption.
 */
export function ViewerPanel({ photos, title, view, send, titleId, begin }: ViewerPanelProps) {
  const { t } = useTexts();
  const { index, can } = view;
  const photo = photos[index];
  if (!photo) return null;
  const many = photos.length > 1;
  const place = { n: index + 1, of: photos.length };

  const step = (type: ViewerStep, icon: IconName) => (
    <IconButton
      icon={icon}
      label={t(`gallery.${type}`)}
      dark
      // The button stays focused at the end, so that keys continue to work.
      aria-disabled={can[type] ? undefined : true}
      onClick={() => send({ type })}
      className={control}
      {...(type === 'next' && begin ? { ref: begin } : {})}
    />
  );
  return (
    <div className="grid h-full grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_minmax(0,1fr)_auto_auto] md:grid-rows-[72px_minmax(0,1fr)_112px]">
      <header className="max-md:contents md:col-span-3 md:flex md:items-center md:justify-between md:gap-6 md:px-8">
        <div className="min-w-0 max-md:col-start-2 max-md:row-start-3 max-md:flex max-md:h-28 max-md:flex-col max-md:justify-center max-md:px-3">
          <h2 id={titleId} className="line-clamp-1 text-sm leading-tight">
            {title}
          </h2>
          {photo.alt && (
            <p className="mt-1 line-clamp-3 text-cap leading-tight text-on-dark-2 md:line-clamp-1">
              {photo.alt}
            </p>
          )}
        </div>
        <div className="flex items-center gap-2 max-md:col-span-3 max-md:row-start-1 max-md:px-5 max-md:py-2 md:flex-none md:gap-3">
          <p aria-hidden="true" className="tnum mr-auto font-num text-sm text-on-dark-2 md:mr-4">
            {place.n} / {place.of}
          </p>
          {step('zoomOut', 'zoom-out')}
          {step('zoomIn', 'zoom-in')}
          <a
            href={photo.src}
            download
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('gallery.original')}
            className="inline-grid size-control flex-none place-items-center rounded border border-white/50 transition-colors duration-fast hover:border-white hover:bg-white/10"
          >
            <Icon name="download" />
          </a>
          <IconButton
            icon="close"
            label={t('dialog.close')}
            dark
            onClick={() => send({ type: 'close' })}
            {...(!many && begin ? { ref: begin } : {})}
          />
        </div>
      </header>
      {many && (
        <div className="self-center max-md:row-start-3 max-md:pl-5 md:row-start-2 md:pr-6 md:pl-8">
          {step('previous', 'left')}
        </div>
      )}
      <div className="relative max-md:col-span-3 max-md:row-start-2 md:col-start-2 md:row-start-2 [container-type:size]">
        <ViewerStage photos={photos} title={title} view={view} send={send} />
      </div>
      {many && (
        <div className="self-center max-md:col-start-3 max-md:row-start-3 max-md:pr-5 md:row-start-2 md:pr-8 md:pl-6">
          {step('next', 'right')}
        </div>
      )}
      {many && <Filmstrip photos={photos} title={title} index={index} send={send} />}
      <p role="status" className="sr-only">
        {t('gallery.place', { ...place, alt: photoAlt(t, photo, title, index) })}
      </p>
    </div>
  );
}

/** Greyed out at the end. */
const control =
  'aria-disabled:cursor-default aria-disabled:border-line-dark aria-disabled:bg-transparent aria-disabled:[&>svg]:opacity-40';

interface FilmstripProps extends Omit<ViewerProps, 'view'> {
  index: number;
}

/** All photos of the album, small, in one row. Tab stops at the one on show; the keys lead to the others. */
function Filmstrip({ photos, title, index, send }: FilmstripProps) {
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
        // An album may contain the same photo twice.
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
