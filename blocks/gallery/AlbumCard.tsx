import { useTexts } from '#i18n/context.tsx';
import type { ListedAlbum } from '#machines/gallery.ts';
import { EventLink } from '#ui/link/EventLink.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { tilePicture, tileSizes, tileSpan } from '#ui/tiles.ts';
import { AlbumZip } from './AlbumZip.tsx';

interface AlbumCardProps {
  album: ListedAlbum;
  href: string;
  open: () => void;
  /** Called when the visitor is about to open the album. */
  preload: () => void;
  index: number;
  /** Number of albums on the page. */
  of: number;
}

/**
 * Card of an album: cover and name link to its photos; below are their number and the zip link (rules GAL-01, GAL-02).
 */
export function AlbumCard({ album, href, open, preload, index, of }: AlbumCardProps) {
  const { t } = useTexts();
  const { title, picture, count, file } = album;
  return (
    <li className={`group relative ${tileSpan(index, of)}`}>
      <Picture picture={picture} alt="" sizes={tileSizes(index, of)} className={tilePicture(index, of)} />
      <h2 className="mt-3.5 text-h4 transition-colors duration-fast group-hover:text-teal">
        <EventLink
          href={href}
          act={open}
          onPointerEnter={preload}
          onFocus={preload}
          className="-my-1 inline-block py-1 after:absolute after:inset-0"
        >
          <Phrases text={title} />
        </EventLink>
      </h2>
      <p className={albumFoot}>
        {count !== undefined && <span className="tnum text-ink-3">{t('gallery.count', { n: count })}</span>}
        {file && (
          <AlbumZip key={file} album={title} address={file}>
            {t('gallery.download')}
          </AlbumZip>
        )}
      </p>
    </li>
  );
}

/** Line below the name. Always as high as the zip link. */
export const albumFoot = 'flex min-h-touch items-center justify-between gap-4 text-xs';
