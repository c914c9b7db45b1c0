import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openDatabase } from '#server/db/database.ts';
import { openMedia } from '#server/editor/media/media-library.ts';
import { openFolderStorage } from '#server/media/storage/folder-storage.ts';
import { jpeg } from './upload-files.ts';

// Accepts one upload, prints its URL when it is acknowledged, and kills its own process.
const [dataDir = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir });
const media = await openMedia({
  ...{ database, storage: openFolderStorage(join(dataDir, 'media')), builtIn: dataDir, newId: randomUUID },
  // Long before the clock of tests: the lease of this process has ended when the next one starts.
  clock: () => new Date('2026-01-01T00:00:00Z'),
  builtInPictures: { pictureOf: (src) => ({ src }), photos: () => [] },
  publish: async () => {},
  log: () => {},
});
const account = { id: 'a', name: 'A', email: 'a@example.com', role: 'editor' } as const;
const answer = await media
  .uploads(async () => account)
  .request('/api/editor/media?name=a.jpg', { method: 'POST', body: new Uint8Array(await jpeg()) });
const { data } = await answer.json();
process.stdout.write(data.item.address, () => process.kill(process.pid, 'SIGKILL'));
