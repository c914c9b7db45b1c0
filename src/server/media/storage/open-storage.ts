import { join, resolve } from 'node:path';
import type { Log } from '../../log.ts';
import { mediaFolderName, openFolderStorage } from './folder-storage.ts';
import type { MediaLocation } from './location.ts';
import type { MediaStorage } from './storage.ts';

interface StorageSettings {
  /** `MEDIA_URL`; absent for the folder in `dataDir`. */
  media?: MediaLocation | undefined;
  dataDir: string;
  /** Receives a line when a bucket can no longer be used, and when it can again. */
  log?: Log;
}

/**
 * Opens the storage of `MEDIA_URL`, without a request to it: a site starts while its bucket is away.
 * @throws the file system's error, if the folder for new files cannot be created
 */
export async function openMediaStorage({
  media,
  dataDir,
  log = () => {},
}: StorageSettings): Promise<MediaStorage> {
  const folder = resolve(dataDir, mediaFolderName);
  if (media?.kind !== 's3') return openFolderStorage(media?.path ?? folder);
  // Its library is loaded only where it is used.
  const { openS3Storage } = await import('./s3-storage.ts');
  return openS3Storage(media, { incoming: join(folder, 'incoming'), log });
}
