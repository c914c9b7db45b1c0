import { type ReactNode, useCallback } from 'react';
import { fileName } from '#api/file-name.ts';
import type { GalleryZipEvent } from '#machines/gallery-zip.ts';
import { useLive } from '#ui/use-live.ts';
import { ZipLink } from './ZipLink.tsx';
import { restingZip, type ZipView } from './zip-view.ts';

interface AlbumZipProps {
  /** Name of the album, used as the file name (rule GAL-02). */
  album: string;
  address: string;
  /** True for the button above an open album; otherwise a link on its card. */
  button?: boolean;
  /** Label when no download runs. */
  children: ReactNode;
}

/** Downloads the photos of an album as a zip file and shows the progress. Without scripts it is a plain link. */
export function AlbumZip({ album, address, button = false, children }: AlbumZipProps) {
  // Same file name as the server's.
  const name = fileName(album, { ending: '', fallback: 'album' });
  const { shown, send, preload } = useLive<ZipView, GalleryZipEvent>(
    useCallback(
      async (show) => {
        const { startZip } = await import('./live/start-zip.ts');
        return startZip({ input: { album: name, address }, show });
      },
      [name, address],
    ),
  );
  return (
    <ZipLink
      view={shown ?? restingZip}
      album={album}
      file={`${name}.zip`}
      address={address}
      button={button}
      send={send}
      preload={preload}
    >
      {children}
    </ZipLink>
  );
}
