import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Config, parseConfig } from '../config.ts';
import { lockForServer } from '../data-lock.ts';
import { makeFolder } from '../make-folder.ts';
import { mediaFolderName } from '../media/storage/folder-storage.ts';
import { openMediaStorage } from '../media/storage/open-storage.ts';
import type { MediaStorage } from '../media/storage/storage.ts';
import { SetupError } from '../setup-error.ts';
import { compareCounts, type Manifest, readArchive, writeArchive } from './archive.ts';
import { countDump, dumpPostgres } from './postgres-backup.ts';
import { runCommand } from './run-command.ts';
import { copySqlite, flush, readSqlite } from './sqlite-backup.ts';

/**
 * Writes a backup of the database, the uploads and the secret, and reads it again. The server may be running: the
 * backup holds everything that it acknowledged before. An earlier file of this name is replaced at the end.
 * @returns a sentence for the operator
 * @throws SetupError when there is nothing to back up, or when the backup is not complete
 */
async function backUp({ databaseUrl, dataDir, media }: Config, file: string): Promise<string> {
  makeFolder(dirname(file));
  const storage = await openMediaStorage({ media, dataDir });
  await storage.check();
  const staging = await mkdtemp(`${file}.`);
  const lock = lockForServer(dataDir);
  try {
    const database = databaseUrl ? 'pavilion.dump' : 'pavilion.db';
    const copy = join(staging, database);
    // The database first: an upload is on the disk before a row names it.
    const { counts, migrations } = databaseUrl
      ? await dumpPostgres(databaseUrl, copy)
      : await copySqlite(dataDir, copy);
    const secret = join(dataDir, 'secret');
    const files: Record<string, number> = { [database]: (await stat(copy)).size };
    for await (const { name, bytes } of storage.files()) files[`${mediaFolderName}/${name}`] = bytes;
    if (existsSync(secret)) files.secret = (await stat(secret)).size;
    const read = (name: string) => {
      if (name.startsWith(`${mediaFolderName}/`)) return readStored(storage, basename(name));
      return createReadStream(name === database ? copy : secret);
    };
    const at = new Date().toISOString();
    const manifest: Manifest = { format: 'pavilion-backup-1', at, database, counts, migrations, files };
    const archive = join(staging, 'archive');
    await writeArchive(archive, manifest, read);

    const again = join(staging, 'again');
    makeFolder(again);
    await readArchive(archive, again, (name) => name === database);
    const found = databaseUrl
      ? await countDump(databaseUrl, join(again, database))
      : readSqlite(join(again, database), file).counts;
    compareCounts(file, found, counts);
    await rename(archive, file);
    await flush(dirname(file));
    const { size } = await stat(file);
    const uploads = Object.keys(files).filter((name) => name.startsWith(mediaFolderName)).length;
    return `The backup ${file} is complete: ${counts.submission ?? 0} requests, ${counts.entry ?? 0} entries, ${uploads} media files, ${(size / 1e6).toFixed(1)} MB. It was read again and checked.`;
  } finally {
    lock?.release();
    await rm(staging, { recursive: true, force: true });
  }
}

/** @throws when the file was removed while the backup was made */
async function* readStored(storage: MediaStorage, name: string): AsyncGenerator<Uint8Array> {
  const file = await storage.open(name);
  if (!file)
    throw new SetupError(`${name} was removed from ${storage.name} meanwhile: make the backup again.`);
  yield* file.body;
}

await runCommand('Nothing was backed up', (file) => backUp(parseConfig(process.env), file));
