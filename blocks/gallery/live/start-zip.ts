import { createActor, fromCallback, type SnapshotFrom } from 'xstate';
import {
  type GalleryZipEvent,
  type GalleryZipInput,
  galleryZipMachine,
  zipShare,
} from '#machines/gallery-zip.ts';
import { inspected } from '#machines/inspection.ts';
import type { Live } from '#ui/use-live.ts';
import type { ZipView } from '../zip-view.ts';
import { fetchZip } from './fetch-zip.ts';
import { saveFile } from './save-file.ts';

interface ZipOptions {
  input: GalleryZipInput;
  show: (view: ZipView) => void;
}

/**
 * Starts the machine of a download. A running download continues when the visitor leaves the page; the machine stops
 * once it is done.
 */
export function startZip({ input, show }: ZipOptions): Live<GalleryZipEvent> {
  const actor = createActor(
    galleryZipMachine.provide({
      actors: {
        fetchZip: fromCallback<GalleryZipEvent, { address: string }>(({ input: { address }, sendBack }) => {
          const left = new AbortController();
          fetchZip(address, { signal: left.signal, tell: sendBack });
          return () => left.abort();
        }),
      },
      actions: { saveFile: (_, { file, name }) => saveFile(file, name) },
    }),
    { input, ...inspected() },
  );
  let unwatched = false;
  actor.subscribe((snapshot) => {
    if (unwatched) {
      if (!snapshot.matches('running')) actor.stop();
      return;
    }
    show(zipViewOf(snapshot));
  });
  actor.start();
  return {
    send: actor.send,
    stop: () => {
      unwatched = true;
      if (!actor.getSnapshot().matches('running')) actor.stop();
    },
  };
}

/** View of a machine snapshot. */
export const zipViewOf = ({
  value,
  context,
}: Pick<SnapshotFrom<typeof galleryZipMachine>, 'value' | 'context'>): ZipView => ({
  state: value,
  share: zipShare(context),
  received: context.received,
});
