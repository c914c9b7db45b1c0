import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Config, parseConfig } from '../config.ts';
import { lockForServer } from '../data-lock.ts';
import { mediaFolderName } from '../editor/media/folder.ts';
import { makeFolder } from '../make-folder.ts';
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
async function backUp({ databaseUrl, dataDir }: Config, file: string): Promise<string> {
  makeFolder(dirname(file));
  const staging = await mkdtemp(`${file}.`);
  const lock = lockForServer(dataDir);
  try {
    const database = databaseUrl ? 'pavilion.dump' : 'pavilion.db';
    const copy = join(staging, database);
    // The database first: an upload is on the disk before a row names it.
    const { counts, migrations } = databaseUrl
      ? await dumpPostgres(databaseUrl, copy)
      : await copySqlite(dataDir, copy);
    const pathOf = (name: string) => (name === database ? copy : join(dataDir, name));
    const files: Record<string, number> = {};
    for (const name of [database, ...(await dataFiles(dataDir))])
      files[name] = (await stat(pathOf(name))).size;
    const at = new Date().toISOString();
    const manifest: Manifest = { format: 'pavilion-backup-1', at, database, counts, migrations, files };
    const archive = join(staging, 'archive');
    await writeArchive(archive, manifest, pathOf);

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

/** Uploads and their copies, and the secret, as paths below the data folder. */
async function dataFiles(dataDir: string): Promise<string[]> {
  const filesIn = async (folder: string) =>
    (await readdir(folder, { withFileTypes: true }).catch(() => []))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  const media = await filesIn(join(dataDir, mediaFolderName));
  const secret = (await filesIn(dataDir)).filter((name) => name === 'secret');
  return [...media.map((name) => `${mediaFolderName}/${name}`), ...secret];
}

await runCommand('Nothing was backed up', (file) => backUp(parseConfig(process.env), file));
