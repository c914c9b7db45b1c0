import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { packTar, type TarSource, unpackTar } from 'modern-tar/fs';
import * as z from 'zod';
import { errorMessage } from '#lib/error-message.ts';
import { SetupError } from '../setup-error.ts';

/** What a database holds, to compare a backup with what it was made from. */
export interface DatabaseContents {
  /** Number of rows by table. */
  counts: Record<string, number>;
  /** Names of the migrations that the database has run. */
  migrations: string[];
}

const manifestName = 'manifest.json';

const manifestSchema = z.object({
  format: z.literal('pavilion-backup-1'),
  at: z.iso.datetime(),
  /** File of the database: a SQLite file, or a dump of PostgreSQL in its custom format. */
  database: z.enum(['pavilion.db', 'pavilion.dump']),
  counts: z.record(z.string(), z.number()),
  migrations: z.array(z.string()),
  /** Bytes of all other files of the archive, by name. */
  files: z.record(z.string(), z.number()),
});

/** The first file of an archive; it describes the others. */
export type Manifest = z.output<typeof manifestSchema>;

/** Names that an archive may hold: it comes from outside, and is unpacked into the data folder. */
const allowedName = /^(manifest\.json|pavilion\.(db|dump)|secret|media\/\w[\w.-]*)$/;

/** Pictures and films do not get smaller, and a database does at any level. */
const gzipLevel = 1;

/**
 * Writes a manifest and the files that it names into one `tar.gz`, readable by its owner only.
 * @param read opens a file when its turn has come
 */
export async function writeArchive(
  to: string,
  manifest: Manifest,
  read: (name: string) => AsyncIterable<Uint8Array>,
): Promise<void> {
  const files = Object.entries(manifest.files).map(
    ([name, size]): TarSource => ({
      type: 'stream',
      content: Readable.from(read(name), { objectMode: false }),
      ...{ size, target: name, mode: 0o600 },
    }),
  );
  const first: TarSource = { type: 'content', target: manifestName, content: JSON.stringify(manifest) };
  await pipeline(
    packTar([first, ...files]),
    createGzip({ level: gzipLevel }),
    createWriteStream(to, { mode: 0o600, flush: true }),
  );
}

/**
 * Reads an archive to its end, whose check sum covers every byte, and compares it with its manifest.
 * @param wanted files that are unpacked into `folder`; the others are only read
 * @throws SetupError when the file is not a complete backup of Pavilion
 */
export async function readArchive(
  file: string,
  folder: string,
  wanted: (name: string) => boolean,
): Promise<Manifest> {
  const found: Record<string, number> = {};
  const unpack = unpackTar(folder, {
    strict: true,
    fmode: 0o600,
    dmode: 0o700,
    filter: ({ name, size, type }) => {
      if ((type !== 'file' && type !== undefined) || !allowedName.test(name))
        throw new Error(`it holds ${JSON.stringify(name)}`);
      if (name !== manifestName) found[name] = size;
      return name === manifestName || wanted(name);
    },
  });
  try {
    await pipeline(createReadStream(file), createGunzip(), unpack);
    const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, manifestName), 'utf8')));
    const names = new Set([...Object.keys(found), ...Object.keys(manifest.files), manifest.database]);
    const wrong = [...names].find((name) => found[name] !== manifest.files[name]);
    if (wrong) throw new Error(`${wrong} is not the file that it lists`);
    return manifest;
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? 'its manifest is of another format' : errorMessage(cause);
    throw new SetupError(`${file} is not a complete backup (${reason}): use another one.`, { cause });
  }
}

/**
 * Compares what a database holds with what it should hold.
 * @throws SetupError when they differ
 */
export function compareCounts(file: string, found: Record<string, number>, expected: Record<string, number>) {
  const tables = new Set([...Object.keys(found), ...Object.keys(expected)]);
  const wrong = [...tables].find((table) => found[table] !== expected[table]);
  if (wrong)
    throw new SetupError(
      `${file} is damaged: it has ${found[wrong] ?? 0} rows of ${wrong} instead of ${expected[wrong] ?? 0}. Use another backup.`,
    );
}
