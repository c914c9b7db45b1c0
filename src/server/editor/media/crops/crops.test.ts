import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { onEveryEngine } from '#tests/support/database.ts';
import { callerWith, libraryOver, openTestLibrary } from '#tests/support/media-library.ts';
import * as files from '#tests/support/upload-files.ts';
import { publish } from '../../../db/content/publish.ts';
import { openDatabase } from '../../../db/database.ts';

type Library = Awaited<ReturnType<typeof libraryOver>>;

const topRight = '#xywh=percent:50,0,50,50';

async function pixelsAt(library: Library, address: string) {
  const answer = await library.get(address);
  expect([address, answer.status]).toEqual([address, 200]);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { width, height } = await sharp(bytes).metadata();
  const { dominant } = await sharp(bytes).stats();
  return { type: answer.headers.get('content-type'), width, height, dominant };
}

const copiesOf = (library: Library, reference: string) =>
  expect.poll(() => library.pictureOf(reference, 'zh-CN').widths, { timeout: 20_000 });

const storedIn = async (dataDir: string) =>
  (await readdir(join(dataDir, 'media'))).filter((name) => name.includes('.')).sort();

const page = (img: string, id = '/about/hall') => ({
  ...{ kind: 'page' as const, id, texts: { 'zh-CN': {} } },
  data: {
    ...{ path: id, title: { zh: '大厅', en: 'Hall' }, meta: {} },
    blocks: [{ id: 'row', type: 'carousel', version: 1, props: { items: [{ img }] } }],
  },
});

onEveryEngine('a part of a picture', (engine) => {
  it('has the pixels of its region, at once in its own size and then as copies that are never larger', async () => {
    const library = await openTestLibrary(engine);
    const { item } = await library.upload('a.png', await files.quarters(1200, 800));
    await library.handlers.changeMedia(
      { id: item.id, alt: { 'zh-CN': '四块' }, focal: { x: 0.75, y: 0.1 } },
      callerWith(),
    );
    const reference = item.address + topRight;
    const stem = item.address.replace('.png', '-x5000y0w5000h5000');
    const first = library.pictureOf(reference, 'zh-CN');
    expect(first).toEqual({
      ...{ src: `${stem}.png`, width: 600, height: 400, alt: '四块', focal: '50% 20%' },
      tint: expect.stringMatching(/^#/),
    });
    await library.partsStored();
    expect(await pixelsAt(library, first.src)).toMatchObject({
      ...{ type: 'image/png', width: 600, height: 400 },
      dominant: { r: 8, g: 248, b: 8 },
    });
    await copiesOf(library, reference).toEqual([480, 600]);
    for (const format of ['avif', 'webp'])
      expect(await pixelsAt(library, `${stem}-480.${format}`)).toMatchObject({
        ...{ type: `image/${format}`, width: 480, height: 320 },
        dominant: { r: 8, g: 248, b: 8 },
      });
    expect(library.pictureOf(item.address, 'zh-CN')).toMatchObject({ src: item.address, width: 1200 });
    expect(library.lines).toEqual([]);
  });

  it('is made for visitors only if content names it, on any server, and never in another size or format', async () => {
    const library = await openTestLibrary(engine);
    const other = await libraryOver(library.database, library.dataDir);
    const { item } = await library.upload('a.png', await files.quarters());
    await library.ready();
    await other.handlers.listMedia({ page: 1, pageSize: 1 }, callerWith());
    const name = (part: string, rest = '.png') => item.address.replace('.png', `-${part}${rest}`);
    const before = await storedIn(library.dataDir);
    expect((await library.get(name('x5000y0w5000h5000'))).status).toBe(404);
    library.pictureOf(item.address + topRight, 'zh-CN');
    await library.partsStored();
    expect((await other.get(name('x5000y0w5000h5000'))).status).toBe(200);
    for (const refused of [
      name('x5000y0w5000h4999'),
      name('x5000y0w5000h5000', '.jpg'),
      name('x5000y0w5000h5000', '-960.avif'),
      name('x5000y0w5000h5000', '-479.avif'),
      name('x5000y0w5000h5000', '-300.png'),
      `/media/u/${'0'.repeat(32)}-x5000y0w5000h5000.png`,
    ])
      expect([refused, (await other.get(refused)).status]).toEqual([refused, 404]);
    await copiesOf(library, item.address + topRight).toEqual([300]);
    expect((await storedIn(library.dataDir)).filter((file) => !before.includes(file))).toEqual(
      ['.png', '-300.avif', '-300.webp'].map((rest) => name('x5000y0w5000h5000', rest).slice(9)).sort(),
    );
    expect((await other.get(name('x5000y0w5000h5000'))).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  it('[OPS-08] is stored, even if two servers meet with the same parts in another order', async () => {
    const library = await openTestLibrary(engine);
    const { item } = await library.upload('a.png', await files.quarters());
    await library.ready();
    const database = await openDatabase(library.settings);
    onTestFinished(() => database.close());
    const other = await libraryOver(database, library.dataDir);
    for (const top of [1, 2, 3, 4]) {
      const parts = Array.from({ length: 12 }, (_, left) => `#xywh=percent:${left},${top},40,40`);
      for (const part of parts) library.pictureOf(item.address + part, 'zh-CN');
      for (const part of parts.toReversed()) other.pictureOf(item.address + part, 'zh-CN');
      await Promise.all([library.partsStored(), other.partsStored()]);
    }
    expect([...library.lines, ...other.lines]).toEqual([]);
    const { length } = await database.read.selectFrom('media_crop').select('part').execute();
    expect(length).toBe(48);
  });

  it('is made again if its files are lost, as after a restored backup', async () => {
    const library = await openTestLibrary(engine);
    const { item } = await library.upload('a.png', await files.quarters());
    const reference = item.address + topRight;
    library.pictureOf(reference, 'zh-CN');
    await copiesOf(library, reference).toEqual([300]);
    const copy = item.address.replace('.png', '-x5000y0w5000h5000-300.avif');
    await rm(join(library.dataDir, copy.replace('/media/u/', 'media/')));
    expect(await pixelsAt(library, copy)).toMatchObject({ width: 300 });
  });

  it('[PUB-06] stays the same share of a picture that is replaced, and is listed with its uses', async () => {
    const library = await openTestLibrary(engine);
    const { item } = await library.upload('a.png', await files.quarters(600, 400));
    const reference = item.address + topRight;
    await publish(
      library.database,
      { put: [page(reference), page(item.address, '/about/plaza')] },
      () => new Date(),
    );
    await library.upload(
      'b.png',
      await files.quarters(1000, 1000, ['#0808f8', '#f808f8', '#f8f808', '#08f8f8']),
      'publisher',
      item.id,
    );
    const picture = library.pictureOf(reference, 'zh-CN');
    expect(picture).toMatchObject({ width: 500, height: 500 });
    await library.partsStored();
    expect(await pixelsAt(library, picture.src)).toMatchObject({ dominant: { r: 248, g: 8, b: 248 } });
    const uses = await library.handlers.mediaUses({ address: item.address }, callerWith());
    expect(uses.ok && uses.data.uses.map(({ id, crops }) => [id, crops])).toEqual([
      ['/about/hall', [{ x: 50, y: 0, width: 50, height: 50 }]],
      ['/about/plaza', []],
    ]);
    const removal = await library.handlers.removeMedia({ id: item.id }, callerWith('publisher'));
    expect(removal).toMatchObject({ ok: false, code: 'inUse' });
    const unused = await library.handlers.listMedia({ unused: true, page: 1, pageSize: 9 }, callerWith());
    expect(unused.ok && unused.data.items).toEqual([]);
  });

  it('publishes the pages with it again when its copies are ready, and no others', async () => {
    const library = await openTestLibrary(engine);
    const { item } = await library.upload('a.png', await files.quarters());
    await library.ready();
    await publish(library.database, { put: [page(item.address + topRight)] }, () => new Date());
    const before = Number(await library.revision());
    library.pictureOf(`${item.address}#xywh=percent:0,0,50,50`, 'zh-CN');
    await copiesOf(library, `${item.address}#xywh=percent:0,0,50,50`).toEqual([300]);
    expect(Number(await library.revision())).toBe(before);
    library.pictureOf(item.address + topRight, 'zh-CN');
    await copiesOf(library, item.address + topRight).toEqual([300]);
    await expect.poll(async () => Number(await library.revision())).toBe(before + 1);
  });

  it('is removed with its picture, and thirty days after the last content that named it', async () => {
    let now = new Date('2026-01-01T00:00:00Z');
    const first = await openTestLibrary(engine);
    const { item } = await first.upload('a.png', await files.quarters());
    await first.ready();
    const [used, unused] = [item.address + topRight, `${item.address}#xywh=percent:0,0,50,50`];
    await publish(first.database, { put: [page(used)] }, () => now);
    for (const reference of [used, unused]) {
      first.pictureOf(reference, 'zh-CN');
      await copiesOf(first, reference).toEqual([300]);
    }
    const parts = async () => [
      ...new Set((await storedIn(first.dataDir)).flatMap((name) => /-(x[^-.]+)/.exec(name)?.[1] ?? [])),
    ];
    expect(await parts()).toEqual(['x0y0w5000h5000', 'x5000y0w5000h5000']);
    const restarted = async (at: string) => {
      now = new Date(at);
      const library = await libraryOver(first.database, first.dataDir, undefined, () => now);
      await library.close();
    };
    await restarted('2026-12-01T00:00:00Z');
    await restarted('2026-12-30T23:00:00Z');
    expect((await parts()).length).toBe(2);
    await restarted('2027-01-01T00:00:00Z');
    expect(await parts()).toEqual(['x5000y0w5000h5000']);
    await publish(first.database, { remove: [{ kind: 'page', id: '/about/hall' }] }, () => now);
    await first.handlers.removeMedia({ id: item.id }, callerWith('publisher'));
    expect(await storedIn(first.dataDir)).toEqual([]);
  });
});

onEveryEngine('a part of a photo that came with the site', (engine) => {
  it('is made beside the uploads, from the photo of this build', async () => {
    const built = await mkdtemp(join(tmpdir(), 'pavilion-built-'));
    onTestFinished(() => rm(built, { recursive: true }));
    await sharp(await files.quarters())
      .jpeg({ quality: 95 })
      .toFile(join(built, 'hall.jpg'));
    const hash = 'b'.repeat(32);
    const hall = { width: 600, height: 400, widths: [480], hash, tint: '#808080', alt: { 'zh-CN': '大厅' } };
    await writeFile(join(built, 'manifest.json'), JSON.stringify({ 'hall.jpg': hall }));
    const library = await openTestLibrary(engine, built);
    const reference = `/media/hall.jpg${topRight}`;
    const src = `/media/u/${hash}-x5000y0w5000h5000.jpg`;
    expect(library.pictureOf(reference, 'zh-CN')).toEqual({
      ...{ src, width: 300, height: 200, tint: '#808080', alt: '大厅' },
    });
    await copiesOf(library, reference).toEqual([300]);
    const part = await pixelsAt(library, src);
    expect(part).toMatchObject({
      type: 'image/jpeg',
      width: 300,
      height: 200,
      dominant: { r: 8, g: 248, b: 8 },
    });
    const { ok, ...answer } = await library.handlers.readMedia({ address: '/media/hall.jpg' }, callerWith());
    expect([ok, answer]).toMatchObject([true, { data: { canCrop: true, builtIn: true } }]);
    expect(library.pictureOf('/media/hall.jpg', 'zh-CN')).toEqual({
      ...{ src: '/media/hall.jpg', width: 600, height: 400, widths: [480], tint: '#808080', alt: '大厅' },
    });
  });
});

onEveryEngine('a part that cannot be shown', (engine) => {
  it('is the whole picture: of drawings, animations, unknown files, and if it makes no sense', async () => {
    const library = await openTestLibrary(engine);
    const drawing = await library.upload('a.svg', files.svg());
    const animation = await library.upload('a.gif', await files.animation());
    const photo = await library.upload('a.jpg', await files.jpeg());
    for (const { item } of [drawing, animation])
      expect([item.canCrop, library.pictureOf(item.address + topRight, 'zh-CN').src]).toEqual([
        false,
        item.address,
      ]);
    expect(photo.item.canCrop).toBe(true);
    const src = (reference: string) => library.pictureOf(reference, 'zh-CN').src;
    expect(src(`${photo.item.address}#xywh=percent:90,0,50,50`)).toBe(photo.item.address);
    expect(src(`https://cms.example/a.jpg${topRight}`)).toBe('https://cms.example/a.jpg');
    await library.partsStored();
    expect(await library.database.read.selectFrom('media_crop').selectAll().execute()).toEqual([]);
  });
});
