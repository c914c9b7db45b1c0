import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { onEveryEngine, postgres, testClock } from '#tests/support/database.ts';
import { callerWith, libraryOver, openTestLibrary } from '#tests/support/media-library.ts';
import * as files from '#tests/support/upload-files.ts';
import { publish } from '../../db/content/publish.ts';
import { openDatabase } from '../../db/database.ts';
import { openFolderStorage } from '../../media/storage/folder-storage.ts';

const publisher = callerWith('publisher');

/** PDF files with different bytes. */
const pdf = (year: number) => Buffer.concat([files.pdf(), Buffer.from(`\n% ${year}\n`)]);

type Library = Awaited<ReturnType<typeof libraryOver>>;
const bytesAt = async (library: Library, address: string) =>
  Buffer.from(await (await library.get(address)).arrayBuffer());
const storedIn = (dataDir: string) =>
  readdirSync(join(dataDir, 'media')).filter((name) => name.includes('.'));

onEveryEngine('a replaced file', (engine) => {
  it('[PUB-06] is the new one at its old address, and at a new one that caches may keep, on every server', async () => {
    const library = await openTestLibrary(engine);
    const other = await libraryOver(library.database, library.dataDir);
    const { item } = await library.upload('价目表.pdf', pdf(2026));
    expect((await library.get(item.address)).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );

    const { item: next, duplicate } = await library.upload(
      '价目表-1201.pdf',
      pdf(2027),
      'publisher',
      item.id,
    );
    expect({ ...next, duplicate }).toMatchObject({
      id: item.id,
      address: item.address,
      name: '价目表.pdf',
      duplicate: false,
    });
    expect(next.file).toMatch(/^\/media\/u\/[0-9a-f]{32}\.pdf$/);
    expect(next.file).not.toBe(item.address);

    // The revision that the replacement published tells the other server.
    expect(await other.revisionOf(other.database.read)).toBe('1');
    for (const server of [library, other]) {
      expect(await bytesAt(server, item.address)).toEqual(pdf(2027));
      expect(await bytesAt(server, next.file)).toEqual(pdf(2027));
      const old = await server.get(item.address);
      expect(old.headers.get('cache-control')).toBe('public, no-cache');
      expect(old.headers.get('content-disposition')).toContain(
        "filename*=UTF-8''%E4%BB%B7%E7%9B%AE%E8%A1%A8.pdf",
      );
      expect(
        (await server.get(item.address, { 'if-none-match': old.headers.get('etag') ?? '' })).status,
      ).toBe(304);
      const present = await server.get(next.file);
      expect(present.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(present.headers.get('content-disposition')).toContain(
        "filename*=UTF-8''%E4%BB%B7%E7%9B%AE%E8%A1%A8.pdf",
      );
      expect(server.currentAddress(item.address)).toBe(next.file);
    }
    const changed = await library.database.read.selectFrom('revision').select('changed').execute();
    expect(changed).toEqual([{ changed: `["media:${item.address}"]` }]);
    expect(library.lines).toEqual([]);
  });

  it('[PUB-06] is the new one, also if an earlier reading of all files ends after the one with it', async () => {
    const library = await openTestLibrary(engine);
    const { database, dataDir } = library;
    const { item } = await library.upload('a.pdf', pdf(2026));
    let holds = false;
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const read = database.read.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!holds || !result.rows.some((row) => 'address' in row)) return result;
        holds = false;
        await held;
        return result;
      },
    });
    const other = await libraryOver({ ...database, read }, dataDir);
    await library.upload('b.pdf', pdf(2027));
    await publish(database, { note: 'one' }, testClock);
    holds = true;
    const first = other.revisionOf(database.read);
    await expect.poll(() => holds).toBe(false);
    const { item: next } = await library.upload('c.pdf', pdf(2028), 'publisher', item.id);
    const second = other.revisionOf(database.read);
    await Promise.race([second, setTimeout(1_000)]);
    letGo();
    await Promise.all([first, second]);
    expect(other.currentAddress(item.address)).toBe(next.file);
  });

  it('[PUB-06] keeps its earlier versions, which editors see and publishers restore', async () => {
    const library = await openTestLibrary(engine);
    const { item } = await library.upload('a.pdf', pdf(2025));
    await library.upload('b.pdf', pdf(2026), 'publisher', item.id);
    await library.upload('c.pdf', pdf(2027), 'publisher', item.id);
    const listed = async () => {
      const answer = await library.handlers.mediaVersions({ id: item.id }, publisher);
      return answer.ok ? answer.data.versions : [];
    };
    const [second, first] = await listed();
    expect([first?.by, (await listed()).length]).toEqual(['程若水', 2]);
    const path = `/api/editor/media/version/${first?.id}`;
    expect((await library.get(path)).status).toBe(401);
    const seen = await library.get(path, { authorization: 'editor' });
    expect(Buffer.from(await seen.arrayBuffer())).toEqual(pdf(2025));
    expect(seen.headers.get('cache-control')).toBe('no-store');

    // Files that are opened for HEAD would never be closed.
    const storage = openFolderStorage(join(library.dataDir, 'media'));
    const opened: string[] = [];
    const open: typeof storage.open = (name, part) => {
      opened.push(name);
      return storage.open(name, part);
    };
    const watched = await libraryOver(library.database, { ...storage, open });
    const head = await watched.request(path, { method: 'HEAD', headers: { authorization: 'editor' } });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(pdf(2025).length)]);
    expect(opened).toEqual([]);

    await library.handlers.restoreMedia({ id: item.id, version: first?.id ?? 0 }, publisher);
    expect(await bytesAt(library, item.address)).toEqual(pdf(2025));
    expect((await listed()).map(({ id }) => id)).toEqual([expect.any(Number), second?.id]);
    expect(await library.handlers.restoreMedia({ id: item.id, version: 99 }, publisher)).toMatchObject({
      code: 'missing',
    });
    expect(await library.upload('d.pdf', pdf(2027))).toMatchObject({ status: 409, reason: 'earlierVersion' });
  });

  it('[PUB-06] is refused to editors, with another type, and if the library has the new one already', async () => {
    const library = await openTestLibrary(engine);
    const { item } = await library.upload('a.pdf', pdf(2026));
    const { item: picture } = await library.upload('a.png', await files.png());
    expect(await library.upload('b.pdf', pdf(2027), 'editor', item.id)).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    expect(await library.upload('b.docx', files.office('word'), 'publisher', item.id)).toMatchObject({
      ...{ status: 415, reason: 'otherType' },
    });
    expect(await library.upload('a.png', await files.png(), 'publisher', item.id)).toMatchObject({
      reason: 'otherFile',
    });
    expect(await library.upload('a.png', await files.png(), 'publisher', picture.id)).toMatchObject({
      duplicate: true,
    });
    expect(await library.upload('b.pdf', pdf(2027), 'publisher', 'gone')).toMatchObject({
      reason: 'otherFile',
    });
    expect(await bytesAt(library, item.address)).toEqual(pdf(2026));
  });

  it('[PUB-06] shows the copies of the new picture, and leaves no files when it is removed', async () => {
    const library = await openTestLibrary(engine);
    const { item } = await library.upload('a.jpg', await files.jpeg(600, 300));
    await library.ready();
    await publish(
      library.database,
      {
        put: [
          {
            kind: 'venue',
            id: 'h',
            sort: 1,
            facet: 'N',
            data: { imageFiles: [{ imageIcon: item.address }] },
            texts: {},
          },
        ],
      },
      testClock,
    );
    const { item: next } = await library.upload('b.jpg', await files.jpeg(1000, 500), 'publisher', item.id);
    await library.ready();
    expect(library.pictureOf(item.address, 'en-US')).toMatchObject({
      ...{ src: next.file, width: 1000, height: 500, widths: [480, 960] },
    });
    expect((await library.get(next.file.replace('.jpg', '-960.avif'))).status).toBe(200);
    expect(await library.handlers.removeMedia({ id: item.id }, publisher)).toMatchObject({ code: 'inUse' });
    await publish(library.database, { remove: [{ kind: 'venue', id: 'h' }] }, testClock);
    expect(await library.handlers.removeMedia({ id: item.id }, publisher)).toMatchObject({ ok: true });
    expect(storedIn(library.dataDir)).toEqual([]);
  });
});

onEveryEngine('the library', (engine) => {
  it('[PUB-06] sorts files into folders and by tags, several at once, and lists pictures without alternative text', async () => {
    const library = await openTestLibrary(engine);
    const { item: a } = await library.upload('a.png', await files.png());
    const { item: b } = await library.upload('b.pdf', pdf(1));
    const { item: c } = await library.upload('c.pdf', pdf(2));
    const { handlers } = library;
    await handlers.arrangeMedia({ ids: [a.id, b.id], folder: ' 会议 / 布置 ', addTag: '夜景' }, publisher);
    await handlers.arrangeMedia({ ids: [c.id, 'gone'], folder: '会议' }, publisher);
    await handlers.changeMedia({ id: b.id, tags: ['2026', '2026', '可对外'] }, publisher);
    const list = async (filter: Parameters<typeof handlers.listMedia>[0]) => {
      const answer = await handlers.listMedia(filter, publisher);
      if (!answer.ok) throw new Error(answer.code);
      return { ...answer.data, names: answer.data.items.map(({ name }) => name).sort() };
    };
    const all = { page: 1, pageSize: 40 };
    expect((await list({ ...all, folder: '会议' })).names).toEqual(['a.png', 'b.pdf', 'c.pdf']);
    expect((await list({ ...all, folder: '会议/布置' })).names).toEqual(['a.png', 'b.pdf']);
    expect((await list({ ...all, tag: '夜景' })).names).toEqual(['a.png']);
    expect((await list({ ...all, lacksAlt: true })).names).toEqual(['a.png']);
    expect((await list({ ...all, search: '可对外' })).names).toEqual(['b.pdf']);
    const { folders, tags } = await list(all);
    expect(folders).toEqual([
      { name: '会议', count: 3 },
      { name: '会议/布置', count: 2 },
    ]);
    expect(tags).toEqual([
      { name: '2026', count: 1 },
      { name: '可对外', count: 1 },
      { name: '夜景', count: 1 },
    ]);
  });
});

describe.skipIf(postgres.unavailable)('two servers', () => {
  it('both add their tags to one file at the same time', async () => {
    const library = await openTestLibrary(postgres);
    const { item } = await library.upload('a.pdf', pdf(1));
    const database = await openDatabase(library.settings);
    onTestFinished(() => database.close());
    const holds = Promise.withResolvers<void>();
    const first = database.write(async (tx) => {
      await tx
        .updateTable('media')
        .set({ tags: JSON.stringify(['夜景']) })
        .where('id', '=', item.id)
        .execute();
      holds.resolve();
      // The other server waits for this row.
      const waiting = sql`select 1 from pg_locks where locktype = 'tuple' and relation = 'media'::regclass
        and database = (select oid from pg_database where datname = current_database())`;
      await vi.waitUntil(async () => (await waiting.execute(tx)).rows.length > 0, 20_000);
    });
    await holds.promise;
    await library.handlers.arrangeMedia({ ids: [item.id], addTag: '2026' }, publisher);
    await first;
    expect(await library.handlers.readMedia({ address: item.address }, publisher)).toMatchObject({
      data: { tags: ['夜景', '2026'] },
    });
  });
});
