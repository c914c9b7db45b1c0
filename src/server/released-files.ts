import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { errorMessage } from '#lib/error-message.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import { encodingFor } from './render/page-cache.ts';

/** Hashed files of all releases whose pages may still be open, for servers whose build does not have them. */
export interface ReleasedFiles {
  /** Answers with a file of another release; undefined if there is none. */
  answer(c: Context): Promise<Response | undefined>;
  close(): void;
}

interface ReleasedFilesOptions {
  database: Pick<Database, 'read' | 'write'>;
  /** Folders with `assets` or `editor-assets` of this build. */
  folders: readonly string[];
  clock: Clock;
  log: (line: string) => void;
}

const day = 24 * 60 * 60_000;
/** Days for which a file stays after the last server that had it. */
const keptDays = 30;

const folderNames = ['assets', 'editor-assets'];
const knownPath = /^\/(?:assets|editor-assets)\/[\w.@-]{1,200}$/;

/**
 * Puts the files of this build into the database, which servers with other releases share: during an upgrade a page of one
 * release may ask a server with another one for its scripts.
 * @returns after all files are stored, so that nobody gets a page of this server before
 */
export async function shareReleasedFiles({
  database,
  folders,
  clock,
  log,
}: ReleasedFilesOptions): Promise<ReleasedFiles> {
  const own = await filesOf(folders);
  await storeFiles(database, own, clock);
  const keep = async () => {
    try {
      await keepFiles(database, [...own.keys()], clock);
      // A server with a wrong clock may have removed them.
      await storeFiles(database, own, clock);
    } catch (error) {
      log(`files of earlier releases: ${errorMessage(error)}`);
    }
  };
  await keep();
  const timer = setInterval(keep, day).unref();
  return {
    answer: async (c) => {
      const { path } = c.req;
      if (!knownPath.test(path)) return undefined;
      const found = await database.read
        .selectFrom('released_file')
        .select(['encoding', 'content'])
        .where('path', '=', path)
        .executeTakeFirst();
      if (!found) return undefined;
      const stored = Buffer.from(found.content, 'base64');
      const headers = {
        'content-type': getMimeType(path) ?? 'application/octet-stream',
        ...(found.encoding ? { vary: 'Accept-Encoding' } : {}),
      };
      if (found.encoding && encodingFor(c.req.header('accept-encoding')) === 'br')
        return c.body(new Uint8Array(stored), 200, { ...headers, 'content-encoding': 'br' });
      const bytes = found.encoding ? await promisify(brotliDecompress)(stored) : stored;
      return c.body(new Uint8Array(bytes), 200, headers);
    },
    close: () => clearInterval(timer),
  };
}

/** The hashed files of this build by path, in the smaller form that the build has made. */
async function filesOf(folders: readonly string[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const folder of folders)
    for (const name of folderNames) {
      const found = await readdir(join(folder, name), { withFileTypes: true }).catch(() => []);
      const names = found.filter((one) => one.isFile()).map((one) => one.name);
      const compressed = new Set(names.filter((one) => one.endsWith('.br')));
      for (const one of names.filter((each) => !/\.(?:br|gz)$/.test(each)))
        files.set(`/${name}/${one}`, join(folder, name, compressed.has(`${one}.br`) ? `${one}.br` : one));
    }
  return files;
}

/** Names are made from the contents: a known path has the right bytes. */
async function storeFiles(
  { read, write }: ReleasedFilesOptions['database'],
  own: ReadonlyMap<string, string>,
  clock: Clock,
): Promise<void> {
  const stored = await read.selectFrom('released_file').select('path').execute();
  const known = new Set(stored.map(({ path }) => path));
  const missing = [...own].filter(([path]) => !known.has(path));
  if (missing.length === 0) return;
  const used_at = clock().toISOString();
  const rows = await Promise.all(
    missing.map(async ([path, file]) => ({
      path,
      encoding: file.endsWith('.br') ? ('br' as const) : null,
      content: (await readFile(file)).toString('base64'),
      used_at,
    })),
  );
  await write(async (tx) => {
    for (const row of rows)
      await tx
        .insertInto('released_file')
        .values(row)
        .onConflict((conflict) => conflict.column('path').doNothing())
        .execute();
  });
}

/** Notes that this server has its files, and removes those that no server had for a month. */
async function keepFiles(
  { write }: ReleasedFilesOptions['database'],
  own: readonly string[],
  clock: Clock,
): Promise<void> {
  const now = clock().getTime();
  await write(async (tx) => {
    if (own.length > 0)
      await tx
        .updateTable('released_file')
        .set({ used_at: new Date(now).toISOString() })
        .where('path', 'in', own)
        .execute();
    await tx
      .deleteFrom('released_file')
      .where('used_at', '<', new Date(now - keptDays * day).toISOString())
      .execute();
  });
}
