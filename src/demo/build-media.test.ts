import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPictures } from '#server/media/pictures.ts';

type BuildMedia = (options: {
  from: string;
  to: string;
  variants?: boolean;
  draft?: boolean;
  log?: (progress: string) => void;
}) => Promise<{ files: number; made: number }>;

const script = new URL('../../scripts/build-media.mjs', import.meta.url).href;
const { buildMedia }: { buildMedia: BuildMedia } = await import(script);

let folder: string;
let from: string;
let to: string;

const caption = { width: 37, height: 37, dominant: '#10303d', alt: { 'zh-CN': '图', 'en-US': 'A drawing' } };
const writeCaptions = (...names: string[]) =>
  writeFile(
    join(from, 'captions.json'),
    JSON.stringify({ files: Object.fromEntries(names.map((name) => [name, caption])) }),
  );
const picture = (name: string, width: number) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: '#a5a198' } })
    .jpeg()
    .toFile(join(from, name));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-media-'));
  from = join(folder, 'pictures');
  to = join(folder, 'made');
  await cp(new URL('media/qr-sample.svg', import.meta.url), join(from, 'code.svg'));
  await picture('hall.jpg', 1000);
  await picture('tiny.jpg', 200);
  await writeCaptions('code.svg', 'hall.jpg', 'tiny.jpg');
});
afterAll(() => rm(folder, { recursive: true }));

test('every photograph gets AVIF and WebP up to its own width, every drawing is copied', async () => {
  const steps: string[] = [];
  expect(await buildMedia({ from, to, log: (step) => steps.push(step) })).toEqual({ files: 3, made: 3 });
  expect(steps).toEqual(['photos 1/2', 'photos 2/2']);
  expect((await readdir(to)).toSorted()).toEqual(
    [
      '.hashes.json',
      'manifest.json',
      'documents',
      'code.svg',
      ...['hall.jpg', 'hall-480.avif', 'hall-480.webp', 'hall-960.avif', 'hall-960.webp'],
      ...['tiny.jpg', 'tiny-200.avif', 'tiny-200.webp'],
    ].toSorted(),
  );
  const hash = expect.stringMatching(/^[0-9a-f]{32}$/);
  expect(JSON.parse(await readFile(join(to, 'manifest.json'), 'utf8'))).toEqual({
    'code.svg': { width: 37, height: 37, tint: '#10303d', alt: caption.alt },
    'hall.jpg': { width: 1000, height: 500, hash, widths: [480, 960], tint: '#10303d', alt: caption.alt },
    'tiny.jpg': { width: 200, height: 100, hash, widths: [200], tint: '#10303d', alt: caption.alt },
  });
});

test('[BLDG-07] a panorama is cut into tiles of 512 px, which no other photograph is', async () => {
  const [round, made] = [join(folder, 'round'), join(folder, 'round made')];
  await mkdir(round);
  await sharp({ create: { width: 4096, height: 2048, channels: 3, background: '#10303d' } })
    .composite([
      {
        input: { create: { width: 512, height: 512, channels: 3, background: '#ffffff' } },
        ...{ left: 7 * 512, top: 512 },
      },
    ])
    .jpeg()
    .toFile(join(round, 'round.jpg'));
  await writeFile(
    join(round, 'captions.json'),
    JSON.stringify({ files: { 'round.jpg': { dominant: '#10303d', alt: caption.alt } } }),
  );
  await buildMedia({ from: round, to: made, draft: true });
  const tiles = (await readdir(made)).filter((name) => name.includes('tile'));
  expect(tiles).toHaveLength(32);
  const { dominant } = await sharp(join(made, 'round-tile-7-1.webp')).stats();
  expect(dominant.r).toBeGreaterThan(240);
  expect(await sharp(join(made, 'round-tile-7-1.webp')).metadata()).toMatchObject({
    width: 512,
    height: 512,
  });
  expect(JSON.parse(await readFile(join(made, 'manifest.json'), 'utf8'))).toMatchObject({
    'round.jpg': { tiles: 512 },
  });
  expect(await buildMedia({ from: round, to: made, draft: true })).toEqual({ files: 1, made: 0 });
  expect((await readdir(made)).filter((name) => name.includes('tile'))).toHaveLength(32);
});

test('a photograph wider than 1920 px has a variant of its own width, up to 2560 px, also if an earlier release made fewer', async () => {
  const [wide, made] = [join(folder, 'wide'), join(folder, 'wide made')];
  const widths = async () =>
    (await readdir(made))
      .filter((name) => name.endsWith('.avif'))
      .toSorted((a, b) => a.length - b.length || a.localeCompare(b));
  await mkdir(wide);
  for (const [name, width] of [
    ['a.jpg', 2400],
    ['b.jpg', 4096],
  ] as const)
    await sharp({ create: { width, height: 8, channels: 3, background: '#10303d' } })
      .jpeg()
      .toFile(join(wide, name));
  const files = {
    'a.jpg': { dominant: '#10303d', alt: caption.alt },
    'b.jpg': { dominant: '#10303d', alt: caption.alt },
  };
  await writeFile(join(wide, 'captions.json'), JSON.stringify({ files }));
  await buildMedia({ from: wide, to: made });
  const all = ['a-480.avif', 'b-480.avif', 'a-960.avif', 'b-960.avif'];
  const larger = ['a-1440.avif', 'a-1920.avif', 'a-2400.avif', 'b-1440.avif', 'b-1920.avif', 'b-2560.avif'];
  expect(await widths()).toEqual([...all.toSorted((x, y) => x.localeCompare(y)), ...larger]);
  const hashes = JSON.parse(await readFile(join(made, '.hashes.json'), 'utf8'));
  hashes['a.jpg'].outputs = hashes['a.jpg'].outputs.filter((name: string) => !name.includes('2400'));
  await writeFile(join(made, '.hashes.json'), JSON.stringify(hashes));
  expect(await buildMedia({ from: wide, to: made })).toEqual({ files: 2, made: 1 });
});

test('a drawing names the one for phones', async () => {
  const [drawn, made] = [join(folder, 'drawn'), join(folder, 'drawn made')];
  await mkdir(drawn);
  for (const name of ['plan.svg', 'plan-narrow.svg'])
    await cp(new URL('media/qr-sample.svg', import.meta.url), join(drawn, name));
  const files = { 'plan.svg': { ...caption, narrow: 'plan-narrow.svg' }, 'plan-narrow.svg': caption };
  await writeFile(join(drawn, 'captions.json'), JSON.stringify({ files }));
  await buildMedia({ from: drawn, to: made });
  const manifest = JSON.parse(await readFile(join(made, 'manifest.json'), 'utf8'));
  expect(manifest['plan.svg'].narrow).toBe('plan-narrow.svg');
  const { pictureOf } = await openPictures(made);
  expect(pictureOf('/media/plan.svg', 'zh-CN').narrow).toEqual({
    ...{ src: '/media/plan-narrow.svg', width: 37, height: 37 },
  });
  expect(pictureOf('/media/plan-narrow.svg', 'zh-CN').narrow).toBeUndefined();
});

test('rebuilds only changed files and removes obsolete ones', async () => {
  expect(await buildMedia({ from, to })).toEqual({ files: 3, made: 0 });
  await rm(join(to, 'hall-480.avif'));
  await rm(join(from, 'tiny.jpg'));
  expect(await buildMedia({ from, to })).toEqual({ files: 2, made: 1 });
  const left = await readdir(to);
  expect(left).toContain('hall-480.avif');
  expect(left.filter((name) => name.startsWith('tiny'))).toEqual([]);
});

test('a draft has the same files, and a later build without drafts makes them again', async () => {
  const files = (await readdir(to)).toSorted();
  expect(await buildMedia({ from, to, draft: true })).toEqual({ files: 2, made: 2 });
  expect(await buildMedia({ from, to, draft: true })).toEqual({ files: 2, made: 0 });
  expect((await readdir(to)).toSorted()).toEqual(files);
  expect(await buildMedia({ from, to })).toEqual({ files: 2, made: 2 });
});

test('documents are copied, without a place in the manifest, and only when they changed', async () => {
  const document = join(from, 'documents', 'guide-en.pdf');
  await mkdir(join(from, 'documents'));
  await writeFile(document, '%PDF-1.5 first');
  const manifest = await readFile(join(to, 'manifest.json'), 'utf8');
  expect(await buildMedia({ from, to })).toEqual({ files: 3, made: 1 });
  expect(await buildMedia({ from, to })).toEqual({ files: 3, made: 0 });
  expect(await readFile(join(to, 'manifest.json'), 'utf8')).toBe(manifest);
  await writeFile(document, '%PDF-1.5 second');
  expect(await buildMedia({ from, to })).toEqual({ files: 3, made: 1 });
  expect(await readFile(join(to, 'documents', 'guide-en.pdf'), 'utf8')).toBe('%PDF-1.5 second');
  await rm(document);
  await buildMedia({ from, to });
  expect(await readdir(join(to, 'documents'))).toEqual([]);
});

test('makes the variants later, also after a build that was killed', async () => {
  const later = join(folder, 'later');
  const manifest = async () => {
    const { 'hall.jpg': hall, 'tiny.jpg': tiny } = JSON.parse(
      await readFile(join(later, 'manifest.json'), 'utf8'),
    );
    return [hall.pending, hall.widths, hall.width, hall.height, tiny.pending, tiny.widths];
  };
  await picture('tiny.jpg', 200);
  await writeCaptions('code.svg', 'hall.jpg', 'tiny.jpg');
  await buildMedia({ from, to: later, variants: false });
  expect(await manifest()).toEqual([true, undefined, 1000, 500, true, undefined]);
  expect((await readdir(later)).filter((name) => /avif|webp/.test(name))).toEqual([]);
  const killed = buildMedia({
    from,
    to: later,
    log: () => {
      throw new Error('killed');
    },
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await manifest()).toEqual([undefined, [480, 960], 1000, 500, true, undefined]);
  expect(await buildMedia({ from, to: later, variants: false })).toEqual({ files: 3, made: 0 });
  expect(await manifest()).toEqual([undefined, [480, 960], 1000, 500, true, undefined]);
  expect(await buildMedia({ from, to: later })).toEqual({ files: 3, made: 1 });
  expect(await manifest()).toEqual([undefined, [480, 960], 1000, 500, undefined, [200]]);
});

test('a picture without a caption is named, not skipped', async () => {
  await writeCaptions('code.svg');
  await expect(buildMedia({ from, to })).rejects.toThrow(/captions\.json.*hall\.jpg/);
});
