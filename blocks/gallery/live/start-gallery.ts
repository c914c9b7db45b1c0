import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { placeKey } from '#blocks/block-url.ts';
import type { PagedStart } from '#blocks/use-paged.ts';
import {
  type AlbumPage,
  type GalleryEvent,
  type GalleryUrlState,
  galleryMachine,
  type OpenAlbum,
} from '#machines/gallery.ts';
import { inspected } from '#machines/inspection.ts';
import type { Live } from '#ui/use-live.ts';
import type { GalleryView } from '../gallery-view.ts';
import { galleryParameters } from '../gallery-view.ts';
import type { GalleryPage } from '../index.ts';

const noAlbums: AlbumPage = { items: [], page: 1, pages: 1, total: 0 };

/** Starts the machine of a gallery. */
export function startGallery({
  opening,
  feed,
  show,
  share,
}: PagedStart<GalleryUrlState, GalleryPage, GalleryView>): Live<GalleryEvent> {
  const { page, album, opened, state } = opening;
  const list = state === 'empty' ? noAlbums : opening.list;
  const problem = state === 'failed' || state === 'missing' ? state : undefined;
  const actor = createActor(
    galleryMachine.provide({
      actors: {
        loadAlbums: fromPromise<AlbumPage, { page: number }>(async ({ input, signal }) => {
          const found = await feed.wait(placeKey(galleryParameters(input)), signal);
          return found && 'list' in found ? found.list : noAlbums;
        }),
        loadAlbum: fromPromise<OpenAlbum | undefined, { album: string | undefined }>(
          async ({ input, signal }) => {
            const found = await feed.wait(placeKey(galleryParameters(input)), signal);
            return found && 'album' in found ? found.album : undefined;
          },
        ),
      },
      actions: { share: (_, place) => share(place) },
    }),
    { input: { page, album, list, opened, problem }, ...inspected() },
  );
  actor.subscribe((snapshot) => show(galleryViewOf(snapshot)));
  actor.start();
  return { send: actor.send, stop: () => actor.stop() };
}

type Snapshot = Pick<SnapshotFrom<typeof galleryMachine>, 'value' | 'context'>;

/** View of a machine snapshot. */
export function galleryViewOf({ value, context: { page, album, list, opened } }: Snapshot): GalleryView {
  const place = { page, album, list, opened };
  // `opening` is transient.
  if (value === 'opening') return { ...place, of: 'list', state: 'loading' };
  const [of, state] = 'list' in value ? (['list', value.list] as const) : (['album', value.album] as const);
  return { ...place, of, state: state === 'opening' ? 'loading' : state };
}
