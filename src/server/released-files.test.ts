import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { onEveryEngine, openTestDatabase, temporaryFolder } from '#tests/support/database.ts';
import type { Database } from './db/database.ts';
import { shareReleasedFiles } from './released-files.ts';
import { fileRoutes } from './routes/files.ts';

/** A server with a build whose files have their own paths as content. */
async function openServer(database: Database, paths: readonly string[], today: string) {
  const folder = temporaryFolder();
  for (const path of paths) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), path);
    if (path.endsWith('.js')) writeFileSync(join(folder, `${path}.br`), brotliCompressSync(path));
  }
  const releasedFiles = await shareReleasedFiles({
    database,
    folders: [folder],
    clock: () => new Date(`${today}T00:00:00Z`),
    log: () => {},
  });
  onTestFinished(releasedFiles.close);
  const routes = new Hono().route(
    '/',
    fileRoutes({ files: { client: folder, editor: folder, media: folder }, releasedFiles }),
  );
  return {
    ask: (path: string, encoding = '') => routes.request(path, { headers: { 'accept-encoding': encoding } }),
  };
}

const shared = '/assets/react-aaaa.js';

onEveryEngine('[OPS-07] files of releases that share a database', (engine) => {
  it('are served by servers of the release before and after, in an accepted encoding', async () => {
    const database = await openTestDatabase(engine);
    const before = await openServer(database, [shared, '/assets/entry-1111.js'], '2026-11-21');
    const after = await openServer(
      database,
      [shared, '/assets/entry-2222.js', '/assets/font-3333.woff2', '/editor-assets/page-4444.js'],
      '2026-11-21',
    );
    const old = await after.ask('/assets/entry-1111.js');
    expect([old.status, await old.text()]).toEqual([200, '/assets/entry-1111.js']);
    expect(Object.fromEntries(old.headers)).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    const small = await before.ask('/assets/entry-2222.js', 'gzip, br');
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(Buffer.from(await small.arrayBuffer())).toEqual(brotliCompressSync('/assets/entry-2222.js'));
    const font = await before.ask('/assets/font-3333.woff2', 'br');
    expect([
      font.headers.get('content-type'),
      font.headers.get('content-encoding'),
      await font.text(),
    ]).toEqual(['font/woff2', null, '/assets/font-3333.woff2']);
    expect(await (await before.ask('/editor-assets/page-4444.js')).text()).toBe(
      '/editor-assets/page-4444.js',
    );
    for (const path of ['/assets/entry-9999.js', '/assets/%2e%2e/secret', '/assets/'])
      expect((await after.ask(path)).status).toBe(404);
  });

  it('stay for thirty days after the last server that had them', async () => {
    const database = await openTestDatabase(engine);
    const old = '/assets/entry-1111.js';
    await openServer(database, [shared, old], '2026-11-01');
    const soon = await openServer(database, [shared], '2026-12-01');
    expect((await soon.ask(old)).status).toBe(200);
    const late = await openServer(database, [shared], '2026-12-02');
    expect((await late.ask(old)).status).toBe(404);
    const rows = await database.read.selectFrom('released_file').select(['path', 'used_at']).execute();
    expect(rows).toEqual([{ path: shared, used_at: '2026-12-02T00:00:00.000Z' }]);
  });
});
