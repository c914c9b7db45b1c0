import type { GalleryZipEvent } from '#machines/gallery-zip.ts';

/** Fetches a zip piece by piece and tells how much has come; ends with the file, or with a break. Aborted, it is silent. */
export async function fetchZip(
  address: string,
  { signal, tell }: { signal: AbortSignal; tell: (event: GalleryZipEvent) => void },
): Promise<void> {
  try {
    const response = await fetch(address, { signal });
    // Where there is no file, the server says so in an envelope, which may be HTTP 200.
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

/** What is compressed on its way has another size than the file. */
function totalOf(headers: Headers): number | undefined {
  const total = Number(headers.get('content-length') ?? 0);
  return headers.has('content-encoding') || !(total > 0) ? undefined : total;
}
