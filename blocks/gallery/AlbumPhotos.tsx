import { useTexts } from '#i18n/context.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Photos } from '#ui/Photos.tsx';
import type { OpenAlbum } from './index.ts';

/** The photographs of an album, the way back to the first page of the list, and all of them as a zip file. */
export function AlbumPhotos({ album, list }: { album: OpenAlbum; list: string }) {
  const { t } = useTexts();
  return (
    <div className="wrap">
      <header className="mb-8 flex flex-wrap items-end justify-between gap-4 md:mb-12">
        <h1 className="text-h2">{album.title}</h1>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={list} variant="outline" small>
            <Icon name="back" small />
            {t('gallery.back')}
          </ButtonLink>
          {album.photos.length > 0 && (
            <ButtonLink href={album.zip} small>
              {t('gallery.zip')}
            </ButtonLink>
          )}
        </p>
      </header>
      {album.photos.length > 0 ? <Photos photos={album.photos} title={album.title} /> : <Empty />}
    </div>
  );
}
