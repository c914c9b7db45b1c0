import type { GalleryZipEvent } from '#machines/gallery-zip.ts';

/** Downloads a zip file and reports the received bytes. Sends the file, or a failure; nothing after an abort. */
export async function fetchZip(
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
