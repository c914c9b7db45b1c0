import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildIcons } from './icons.mjs';
import { inRoot } from './project.mjs';

let made;
beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'pavilion-icons-'));
  await buildIcons({ media: inRoot('src/demo/media'), to: made });
});
afterAll(() => rm(made, { recursive: true }));

const sizes = {
  'apple-touch-icon.png': [180, 180],
  'icon-192.png': [192, 192],
  'icon-512.png': [512, 512],
  'icon-maskable-512.png': [512, 512],
  'share.jpg': [1200, 630],
  'share-en.jpg': [1200, 630],
};

test('public contains the output of the script', async () => {
  expect((await readdir(inRoot('public'))).sort()).toEqual((await readdir(made)).sort());
});

test.each([
  ['as they were just made', () => made],
  ['as they are committed', () => inRoot('public')],
])('icons have the sizes that launchers and share cards ask for, %s', async (_what, folder) => {
  for (const [name, size] of Object.entries(sizes)) {
    const { width, height } = await sharp(join(folder(), name)).metadata();
    expect([width, height], name).toEqual(size);
  }
});

test('favicon.ico contains PNGs of 16, 32 and 48 px', async () => {
  const ico = await readFile(inRoot('public/favicon.ico'));
  const count = ico.readUInt16LE(4);
  const pictures = Array.from({ length: count }, (_, index) => {
    const entry = 6 + 16 * index;
    return ico.subarray(
      ico.readUInt32LE(entry + 12),
      ico.readUInt32LE(entry + 12) + ico.readUInt32LE(entry + 8),
    );
  });
  const widths = await Promise.all(pictures.map(async (picture) => (await sharp(picture).metadata()).width));
  expect(widths).toEqual([16, 32, 48]);
});

test('icon.svg is light in a dark browser', async () => {
  const svg = await readFile(inRoot('public/icon.svg'), 'utf8');
  expect(svg).toContain('@media (prefers-color-scheme:dark)');
  expect(svg).toContain('#10303d');
});

test('maskable icons keep the whole mark in a circular crop', async () => {
  const { data, info } = await sharp(inRoot('public/icon-maskable-512.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, 3);
  for (let index = 0; index < data.length; index += info.channels) {
    const isGround = [0, 1, 2].every((channel) => Math.abs(data[index + channel] - ground[channel]) < 8);
    const pixel = index / info.channels;
    const distance = Math.hypot((pixel % info.width) - 256, Math.floor(pixel / info.width) - 256);
    if (!isGround) expect(distance).toBeLessThan(0.4 * 512);
  }
});
