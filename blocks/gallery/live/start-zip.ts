import { createActor, fromCallback, type SnapshotFrom } from 'xstate';
import {
  type GalleryZipEvent,
  type GalleryZipInput,
  galleryZipMachine,
  zipShare,
} from '#machines/gallery-zip.ts';
import { inspected } from '#machines/inspection.ts';
import type { Live } from '#ui/use-live.ts';
import type { ZipView } from '../gallery-view.ts';

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

/** Downloads a zip file and reports the received bytes. Sends the file, or a failure; nothing after an abort. */
async function fetchZip(
  address: string,
  { signal, tell }: { signal: AbortSignal; tell: (event: GalleryZipEvent) => void },
): Promise<void> {
  try {
    const response = await fetch(address, { signal });
    // The server reports a missing file in an envelope, possibly with HTTP 200.
    if (!response.ok || !response.body || !isZip(response.headers)) throw new Error('no file');
    const total = totalOf(response.headers);
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let received = 0;
    tell({ type: 'progress', received, total });
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      pieces.push(value);
      received += value.length;
      tell({ type: 'progress', received, total });
    }
    if (total !== undefined && received !== total) throw new Error('not the whole file');
    tell({ type: 'arrive', file: new Blob(pieces, { type: 'application/zip' }) });
  } catch {
    if (!signal.aborted) tell({ type: 'break' });
  }
}

const isZip = (headers: Headers) => headers.get('content-type')?.startsWith('application/zip') ?? false;

/** The content length of a compressed response is not the size of the file. */
function totalOf(headers: Headers): number | undefined {
  const total = Number(headers.get('content-length') ?? 0);
  return headers.has('content-encoding') || !(total > 0) ? undefined : total;
}

/** Time after which the browser has started to copy the file and the object URL can be revoked, in milliseconds. */
const copying = 60_000;

/** Saves a file through the browser's download. */
function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), copying);
}
