import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { onEveryEngine, testClock } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { callerWith, libraryOver, openTestLibrary } from '#tests/support/media-library.ts';
import * as files from '#tests/support/upload-files.ts';
import { publish } from '../../db/content/publish.ts';
import { openDatabase } from '../../db/database.ts';

const filesIn = (dataDir: string) => readdirSync(join(dataDir, 'media')).filter((name) => name.includes('.'));

onEveryEngine('an upload', (engine) => {
  it('is detected and served as its actual type', async () => {
    const library = await openTestLibrary(engine);
    const taken = [
      ['厅 1.JPG', await files.jpeg(), 'picture', 'image/jpeg', '600×400'],
      ['a.png', await files.png(), 'picture', 'image/png', '600×400'],
      ['a.webp', await files.webp(), 'picture', 'image/webp', '600×400'],
      ['a.avif', await files.avif(), 'picture', 'image/avif', '300×200'],
      ['a.gif', await files.animation(), 'picture', 'image/gif', '40×30'],
      ['a.svg', files.svg(), 'picture', 'image/svg+xml', '40×30'],
      ['a.mp4', files.mp4(), 'video', 'video/mp4', '640×360'],
      ['a.webm', files.webm(), 'video', 'video/webm', ''],
      ['手册.pdf', files.pdf(), 'document', 'application/pdf', ''],
      ['a.docx', files.office('word'), 'document', /wordprocessingml/, ''],
      ['a.xlsx', files.office('xl'), 'document', /spreadsheetml/, ''],
      ['a.pptx', files.office('ppt'), 'document', /presentationml/, ''],
      ['图纸.zip', files.zip(), 'document', 'application/zip', ''],
    ] as const;
    for (const [name, bytes, kind, type, size] of taken) {
      const { status, item, duplicate } = await library.upload(name, bytes);
      expect([name, status, duplicate]).toEqual([name, 200, false]);
      expect(item).toMatchObject({ name, kind, bytes: bytes.length, by: '程若水', builtIn: false });
      expect(item.type).toMatch(type);
      expect(item.width ? `${item.width}×${item.height}` : '').toBe(size);
      const served = await library.get(item.address);
      expect(served.headers.get('content-type'), name).toBe(item.type);
      expect(served.headers.get('x-content-type-options')).toBe('nosniff');
      expect(Buffer.from(await served.arrayBuffer()).equals(bytes), name).toBe(true);
    }
    expect(library.lines).toEqual([]);
  });

  it('returns the same item for repeated and concurrent uploads of the same file', async () => {
    const library = await openTestLibrary(engine);
    const bytes = await files.png();
    const both = await Promise.all([library.upload('a.png', bytes), library.upload('b.png', bytes)]);
    expect(both.map(({ duplicate }) => duplicate).sort()).toEqual([false, true]);
    const again = await library.upload('c.png', bytes);
    expect(again).toMatchObject({ status: 200, duplicate: true });
    expect(new Set([...both, again].map(({ item }) => item.id)).size).toBe(1);
    expect(await library.upload('c.jpg', bytes)).toMatchObject({ status: 415, reason: 'notWhatItSays' });
  });

  it('is visible to the next process once acknowledged, which makes its copies', async () => {
    const first = await openTestLibrary(engine);
    await first.close();
    const { item } = await first.upload('a.jpg', await files.jpeg(1000, 500));
    expect(item.ready).toBe(false);
    const next = await libraryOver(first.database, first.dataDir);
    expect((await next.get(item.address)).status).toBe(200);
    await next.ready();
    expect(next.pictureOf(item.address, 'en-US')).toMatchObject({
      width: 1000,
      height: 500,
      widths: [480, 960],
    });
  });

  it('[PUB-05] has the colour of its lettering, measured at the upload or when a newer release starts', async () => {
    const { database, dataDir, upload } = await openTestLibrary(engine);
    await upload('logo.svg', files.svg('<path d="M2 4h12v24H2z" fill="#0b2530"/>'));
    await upload('photograph.png', await files.png());
    const inks = async () =>
      (await database.read.selectFrom('media').select(['name', 'ink']).orderBy('name').execute()).map(
        ({ name, ink }) => [name, ink],
      );
    const measured = [
      ['logo.svg', '#0b2530'],
      ['photograph.png', ''],
    ];
    expect(await inks()).toEqual(measured);
    await database.write((tx) => tx.updateTable('media').set({ ink: null }).execute());
    await libraryOver(database, dataDir);
    await eventually(async () => expect(await inks()).toEqual(measured));
  });

  it('appears on the next page with its copies, texts and focal point', async () => {
    const library = await openTestLibrary(engine);
    const { item } = await library.upload('a.jpg', await files.jpeg(1000, 500));
    const { address, id } = item;
    expect(library.pictureOf(address, 'zh-CN')).toMatchObject({ src: address, width: 1000, height: 500 });
    await library.ready();
    expect(await library.revision(), 'nobody sees it yet').toBe('0');
    for (const width of [480, 960])
      for (const format of ['avif', 'webp'] as const) {
        const served = await library.get(address.replace('.jpg', `-${width}.${format}`));
        const copy = await sharp(await served.arrayBuffer()).metadata();
        expect([served.headers.get('content-type'), copy.width]).toEqual([`image/${format}`, width]);
      }
    const put = [
      {
        kind: 'news',
        id: 'n',
        date: '2026-01-01',
        data: { coverImg: address },
        texts: { 'zh-CN': { data: { title: '开馆' } } },
      },
    ] as const;
    await publish(library.database, { put: [...put] }, testClock);
    const change = { id, alt: { 'zh-CN': '大厅', 'en-US': '' }, focal: { x: 0.3, y: 0.755 } };
    const changed = await library.handlers.changeMedia(change, callerWith());
    expect(changed).toMatchObject({
      ok: true,
      data: { alt: { 'zh-CN': '大厅' }, focal: { x: 0.3, y: 0.755 } },
    });
    expect(await library.revision(), 'pages that show it are made anew').toBe('2');
    expect(library.pictureOf(address, 'zh-CN')).toMatchObject({
      alt: '大厅',
      focal: '30% 76%',
      tint: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    expect(library.pictureOf(address, 'en-US').alt).toBeUndefined();
    await library.handlers.changeMedia({ id, name: '大厅' }, callerWith());
    expect(await library.revision(), 'its name is for editors alone').toBe('2');
  });

  it('is known to another process in the revision that shows it', async () => {
    const library = await openTestLibrary(engine);
    const other = await libraryOver(library.database, library.dataDir);
    const { item } = await library.upload('a.jpg', await files.jpeg());
    const { address: companyLogo } = item;
    const pictureThere = () => other.pictureOf(companyLogo, 'zh-CN');
    expect(pictureThere()).toEqual({ src: companyLogo });
    await publish(
      library.database,
      { put: [{ kind: 'footer', id: 'foot', data: { companyLogo } }] },
      testClock,
    );
    const both = [1, 2].map(async () => [
      await other.revisionOf(library.database.read),
      pictureThere().width,
    ]);
    // The copies of the picture, which make a second revision, may be ready already.
    const known = [expect.stringMatching(/^[12]$/), 600];
    expect(await Promise.all(both)).toEqual([known, known]);
  });

  it('is forgotten by another process in the revision after its removal, and costs other publishes and lists no query', async () => {
    const library = await openTestLibrary(engine);
    const { item } = await library.upload('a.jpg', await files.jpeg());
    await library.ready();
    await library.close();
    const queries: string[] = [];
    const { settings, dataDir } = library;
    const watched = await openDatabase({
      ...settings,
      noteQuery: (_, statement) => queries.push(statement),
    });
    onTestFinished(() => watched.close());
    const other = await libraryOver(watched, dataDir);
    // Its search for pictures without copies asks the database, too.
    await other.close();
    const revisionAfterPublish = async () => {
      await publish(library.database, { put: [{ kind: 'footer', id: 'foot', data: {} }] }, testClock);
      queries.splice(0);
      return other.revisionOf(watched.read);
    };
    const list = { page: 1, pageSize: 9 };
    expect(await revisionAfterPublish()).toBe('1');
    expect(await other.handlers.listMedia(list, callerWith())).toMatchObject({
      data: { items: [{ id: item.id }] },
    });
    expect(queries.filter((statement) => /from "media(?:_crop)?"/.test(statement))).toEqual([]);
    expect(other.pictureOf(item.address, 'zh-CN').width).toBe(600);

    await library.handlers.removeMedia({ id: item.id }, callerWith('publisher'));
    expect(await revisionAfterPublish()).toBe('2');
    expect(queries.filter((statement) => /from "media(?:_crop)?"/.test(statement))).toHaveLength(2);
    expect(other.pictureOf(item.address, 'zh-CN')).toEqual({ src: item.address });
    expect(await other.handlers.listMedia(list, callerWith())).toMatchObject({
      data: { items: [], total: 0 },
    });
  });

  it('re-renders pages when the copies of their pictures are ready', async () => {
    const library = await openTestLibrary(engine);
    await library.close();
    const { item } = await library.upload('a.jpg', await files.jpeg());
    await publish(
      library.database,
      { put: [{ kind: 'footer', id: 'foot', data: { companyLogo: item.address } }] },
      testClock,
    );
    const next = await libraryOver(library.database, library.dataDir);
    await next.ready();
    await expect.poll(next.revision).toBe('2');
  });

  it('is found, read, listed with its uses, and removable when no longer used', async () => {
    const library = await openTestLibrary(engine);
    const { handlers, database } = library;
    const { item } = await library.upload('a.jpg', await files.jpeg(500, 300));
    const { item: other } = await library.upload('b.pdf', files.pdf());
    await library.ready();
    const { address, id } = item;
    expect(await handlers.listMedia({ search: 'A.J', page: 1, pageSize: 9 }, callerWith())).toMatchObject({
      data: { items: [{ id }], total: 1 },
    });
    expect(await handlers.listMedia({ kind: 'document', page: 1, pageSize: 9 }, callerWith())).toMatchObject({
      data: { items: [{ id: other.id }], total: 1 },
    });
    expect(await handlers.readMedia({ address }, callerWith())).toMatchObject({ data: { id } });
    expect(await handlers.readMedia({ address: `${address}x` }, callerWith())).toMatchObject({
      code: 'missing',
    });

    const unused = async () => {
      const listed = await handlers.listMedia({ unused: true, page: 1, pageSize: 9 }, callerWith());
      return listed.ok && listed.data.items.map(({ name }) => name).sort();
    };
    expect(await unused()).toEqual(['a.jpg', 'b.pdf']);

    const inText = `<p>看 <img src="${address}?v=1"> 。</p>`;
    await publish(
      database,
      {
        put: [
          { kind: 'footer', id: 'foot', data: { companyLogo: `https://site.example${address}` } },
          {
            kind: 'news',
            id: 'n',
            date: '2026-01-01',
            texts: { 'zh-CN': { data: { title: '开馆', content: inText } } },
          },
          {
            kind: 'news',
            id: 'longer',
            date: '2026-01-01',
            texts: { 'zh-CN': { data: { title: '别的', content: `${address}.zip /old${address}` } } },
          },
        ],
      },
      testClock,
    );
    expect(await unused()).toEqual(['b.pdf']);
    const entry = {
      kind: 'page',
      id: '/new',
      data: { path: '/new', blocks: [{ props: { picture: address } }] },
    };
    await database.write((tx) =>
      tx
        .insertInto('draft')
        .values({ kind: 'page', id: '/new', entry: JSON.stringify(entry), at: '2026-01-01', by: '甲' })
        .execute(),
    );
    const answer = await handlers.mediaUses({ address }, callerWith());
    const data = answer.ok ? answer.data : { uses: [] };
    const uses = data.uses.map((use) => [use.kind, use.id, use.draft]);
    expect(uses).toEqual([
      ['footer', 'foot', false],
      ['news', 'n', false],
      ['page', '/new', true],
    ]);
    expect(await handlers.removeMedia({ id }, callerWith('publisher'))).toMatchObject({
      code: 'inUse',
      data,
    });

    await publish(
      database,
      {
        remove: [
          { kind: 'footer', id: 'foot' },
          { kind: 'news', id: 'n' },
        ],
      },
      testClock,
    );
    await database.write((tx) => tx.deleteFrom('draft').execute());
    expect(filesIn(library.dataDir)).toHaveLength(4);
    expect(await handlers.removeMedia({ id }, callerWith('publisher'))).toMatchObject({ ok: true });
    expect(filesIn(library.dataDir)).toEqual([other.address.replace('/media/u/', '')]);
    expect((await library.get(address)).status).toBe(404);
    expect(library.pictureOf(address, 'zh-CN')).toEqual({ src: address });
    const audit = await database.read.selectFrom('audit').select(['who', 'what', 'about']).execute();
    expect(audit).toEqual([
      { who: '程若水', what: 'uploadMedia', about: 'a.jpg' },
      { who: '程若水', what: 'uploadMedia', about: 'b.pdf' },
      { who: '程若水', what: 'removeMedia', about: 'a.jpg' },
    ]);
  });
});
