import { existsSync } from 'node:fs';
import { chown, copyFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Config, parseConfig } from '../config.ts';
import { lockData } from '../data-lock.ts';
import { migrations } from '../db/migrations/index.ts';
import { makeFolder } from '../make-folder.ts';
import { mediaFolderName } from '../media/storage/folder-storage.ts';
import { openMediaStorage } from '../media/storage/open-storage.ts';
import type { MediaStorage } from '../media/storage/storage.ts';
import { SetupError } from '../setup-error.ts';
import { compareCounts, type Manifest, readArchive } from './archive.ts';
import { countDump, countServers, replacePostgres } from './postgres-backup.ts';
import { runCommand } from './run-command.ts';
import { readSqlite, replaceFile, replaceSqlite } from './sqlite-backup.ts';

/** Beginning of the name of a folder in which an archive is unpacked. */
const stagingName = 'restore-';

/**
 * Replaces the database, the uploads and the secret by those of a backup. The database changes in one step, after
 * everything was unpacked and checked: an interrupted restore leaves the earlier state, and can be repeated.
 * @returns a sentence for the operator
 * @throws SetupError when a server runs, or when the backup is damaged or of another engine or a newer version
 */
async function restore({ databaseUrl, dataDir, media }: Config, file: string): Promise<string> {
  makeFolder(dataDir);
  const storage = await openMediaStorage({ media, dataDir });
  await storage.check();
  const lock = lockData(dataDir, 'alone');
  if (!lock) throw new SetupError(`A server or a backup uses ${dataDir}: stop it first.`);
  try {
    if (databaseUrl && (await countServers(databaseUrl)) > 0)
      throw new SetupError('A server uses the database of DATABASE_URL: stop every server first.');
    // Of a restore that was killed: no other one runs.
    for (const name of await readdir(dataDir))
      if (name.startsWith(stagingName)) await rm(join(dataDir, name), { recursive: true, force: true });
    const staging = await mkdtemp(join(dataDir, stagingName));
    try {
      const manifest = await readArchive(file, staging, () => true);
      await check(manifest, { file, staging, databaseUrl });
      const give = await giverTo(dataDir);
      for (const name of Object.keys(manifest.files)) await give(join(staging, name));
      await replace(manifest, { storage, dataDir, staging, databaseUrl, give });
      // Those of a restore into an empty folder.
      for (const name of ['pavilion.lock', mediaFolderName, join(mediaFolderName, 'incoming')])
        if (existsSync(join(dataDir, name))) await give(join(dataDir, name));
      const { counts, at } = manifest;
      return `Restored the backup of ${at}: ${counts.submission ?? 0} requests, ${counts.entry ?? 0} entries. Start the server.`;
    } finally {
      await rm(staging, { recursive: true, force: true });
    }
  } finally {
    lock.release();
  }
}

/**
 * The files that root restores belong to the account of the data folder, which the server runs as.
 * @returns a function that gives a file to that account
 */
async function giverTo(dataDir: string): Promise<(path: string) => Promise<void>> {
  if (process.getuid?.() !== 0) return async () => {};
  const { uid, gid } = await stat(dataDir);
  return (path) => chown(path, uid, gid);
}

async function check(
  { database, counts, migrations: made }: Manifest,
  { file, staging, databaseUrl }: { file: string; staging: string; databaseUrl: string | undefined },
): Promise<void> {
  if ((database === 'pavilion.dump') !== (databaseUrl !== undefined))
    throw new SetupError(
      databaseUrl
        ? `${file} is a backup of SQLite: unset DATABASE_URL.`
        : `${file} is a backup of PostgreSQL: set DATABASE_URL.`,
    );
  const unknown = made.find((name) => !Object.hasOwn(migrations, name));
  if (unknown)
    throw new SetupError(`${file} was written by a newer version (migration ${unknown}): run that version.`);
  const copy = join(staging, database);
  const found = databaseUrl ? await countDump(databaseUrl, copy) : readSqlite(copy, file).counts;
  compareCounts(file, found, counts);
}

async function replace(
  { database, counts, files }: Manifest,
  { storage, dataDir, staging, databaseUrl, give }: Target,
): Promise<void> {
  // Names of uploads are never used again, so a file more does not change the earlier state.
  const mediaFiles = Object.keys(files).filter((name) => name.startsWith(`${mediaFolderName}/`));
  for (const name of mediaFiles) {
    const temporary = storage.temporary();
    await copyFile(join(staging, name), temporary);
    await give(temporary);
    await storage.keep(temporary, basename(name));
    await rm(temporary, { force: true });
  }
  const copy = join(staging, database);
  if (databaseUrl) await replacePostgres(databaseUrl, copy, { counts, script: join(staging, 'script.sql') });
  else await replaceSqlite(copy, dataDir);
  // From here on the backup is in place. Without its secret, everybody would have to sign in again.
  if (Object.hasOwn(files, 'secret')) await replaceFile(join(staging, 'secret'), join(dataDir, 'secret'));
  // A bucket may hold files of others beside ours.
  for await (const { name } of storage.files())
    if (isUpload.test(name) && !Object.hasOwn(files, `${mediaFolderName}/${name}`))
      await storage.remove(name);
}

/** Names of uploads and their copies. */
const isUpload = /^[0-9a-f]{32}(-\d+)?\.[a-z0-9]+$/;

interface Target {
  storage: MediaStorage;
  dataDir: string;
  staging: string;
  databaseUrl: string | undefined;
  give: Awaited<ReturnType<typeof giverTo>>;
}

await runCommand('Nothing was restored', (file) => restore(parseConfig(process.env), file));
