import { randomUUID } from 'node:crypto';
import { openDatabase } from '#server/db/database.ts';
import { openMedia } from '#server/editor/media/media-library.ts';
import { jpeg } from './upload-files.ts';

// Accepts one upload, prints its URL when it is acknowledged, and kills its own process.
const [dataDir = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir });
const media = await openMedia({
  ...{ database, dataDir, builtIn: dataDir, newId: randomUUID, clock: () => new Date() },
  builtInPictures: (src) => ({ src }),
  publish: async () => {},
  log: () => {},
});
const account = { id: 'a', name: 'A', email: 'a@example.com', role: 'editor' } as const;
const answer = await media
  .uploads(async () => account)
  .request('/api/editor/media?name=a.jpg', { method: 'POST', body: new Uint8Array(await jpeg()) });
const { data } = await answer.json();
process.stdout.write(data.item.address, () => process.kill(process.pid, 'SIGKILL'));
