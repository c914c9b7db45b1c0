import { use } from 'react';
import { BlockPlaceContext } from '#blocks/block-url.ts';
import { useTexts } from '#i18n/context.tsx';
import type { OpenAlbum } from '#machines/gallery.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Icon } from '#ui/Icon.tsx';
import { isPlainClick } from '#ui/link/plain-click.ts';
import { Photos } from '#ui/picture/Photos.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { AlbumZip } from './AlbumZip.tsx';

interface AlbumPhotosProps {
  album: OpenAlbum;
  /** Address of the list. */
  list: string;
  back: () => void;
  /** Called when the visitor is about to go back. */
  preload: () => void;
}

/** Photos of an album, with links back to the first page of the list and to the zip file. */
export function AlbumPhotos({ album, list, back, preload }: AlbumPhotosProps) {
  const { t } = useTexts();
  const { title, photos, zip } = album;
  const Heading = use(BlockPlaceContext).isSubject ? 'h1' : 'h2';
  return (
    <div className="wrap">
      <header className="mb-8 grid gap-5 md:flex md:items-end md:justify-between md:gap-x-gutter">
        <div className="min-w-0">
          <Heading className="text-h2">
            <Phrases text={title} />
          </Heading>
          <p className="tnum mt-2 text-xs text-ink-2">{t('gallery.count', { n: photos.length })}</p>
        </div>
        <p className="flex flex-wrap items-center gap-2 sm:gap-3 md:flex-none">
          <ButtonLink
            href={list}
            variant="outline"
            small
            onPointerEnter={preload}
            onFocus={preload}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              back();
            }}
          >
            <Icon name="back" small />
            {t('gallery.back')}
          </ButtonLink>
          {photos.length > 0 && (
            <AlbumZip key={zip} album={title} address={zip} button>
              {t('gallery.zip')}
            </AlbumZip>
          )}
        </p>
      </header>
      {photos.length > 0 ? <Photos photos={photos} title={title} /> : <Empty />}
    </div>
  );
}
