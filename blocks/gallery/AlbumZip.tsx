import { type ReactNode, useCallback } from 'react';
import { fileName } from '#api/file-name.ts';
import type { GalleryZipEvent } from '#machines/gallery-zip.ts';
import { useLive } from '#ui/use-live.ts';
import { ZipLink } from './ZipLink.tsx';
import { restingZip, type ZipView } from './zip-view.ts';

interface AlbumZipProps {
  /** The album's name; the file is saved under it (rule GAL-02). */
  album: string;
  address: string;
  /** As a button above the open album; otherwise as a link on its card. */
  button?: boolean;
  /** What it says at rest. */
  children: ReactNode;
}

/** All photos of an album as one zip file, with its progress while it comes; without scripts the browser saves it. */
export function AlbumZip({ album, address, button = false, children }: AlbumZipProps) {
  // As the server names it.
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
