import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileRoutes } from './files.ts';

const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  await mkdir(join(folder, 'media/documents'), { recursive: true });
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await writeFile(join(folder, 'media/film.mp4'), film);
  await writeFile(join(folder, 'media/documents/guide-en.pdf'), '%PDF-1.5');
  await mkdir(join(folder, 'editor/editor-assets'), { recursive: true });
  for (const script of ['client/assets/entry-a1b2.js', 'editor/editor-assets/entry-c3d4.js']) {
    await writeFile(join(folder, script), 'export {};');
    await writeFile(join(folder, `${script}.br`), brotliCompressSync('export {};'));
    await writeFile(join(folder, `${script}.gz`), gzipSync('export {};'));
  }
});
afterAll(() => rm(folder, { recursive: true }));

const ask = (path: string, init?: RequestInit) =>
  fileRoutes({
    files: {
      client: join(folder, 'client'),
      editor: join(folder, 'editor'),
      media: join(folder, 'media'),
    },
  }).request(path, init);
const part = (range: string) => ask('/media/film.mp4', { headers: { range } });

describe('a film', () => {
  test('accepts range requests', async () => {
    for (const method of ['GET', 'HEAD']) {
      const response = await ask('/media/film.mp4', { method });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('video/mp4');
      expect(response.headers.get('accept-ranges')).toBe('bytes');
      expect(response.headers.get('content-length')).toBe('1000');
    }
  });

  test.each([
    ['bytes=0-', 0, 999],
    ['bytes=400-', 400, 999],
    ['bytes=100-199', 100, 199],
    ['bytes=900-5000', 900, 999],
    ['bytes=-10', 990, 999],
  ])('is sent from where a player jumps to: %s', async (range, first, last) => {
    const response = await part(range);
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/1000`);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(film.subarray(first, last + 1));
  });

  test.each([
    ['bytes=0-9', '"of another release"'],
    ['bytes=0-9', 'Thu, 01 Jan 1970 00:00:00 GMT'],
    ['items=0-3', undefined],
    ['bytes=a-b', undefined],
    ['bytes=0-1,5-6', undefined],
  ])('is sent whole for the range %s on the condition %s', async (range, condition) => {
    const headers = { range, ...(condition ? { 'if-range': condition } : {}) };
    const response = await ask('/media/film.mp4', { headers });
    expect([response.status, response.headers.get('content-range')]).toEqual([200, null]);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(film);
  });

  test('returns 416 for a range beyond its end', async () => {
    const response = await part('bytes=1000-');
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */1000');
    expect(response.headers.get('cache-control')).toBeNull();
  });
});

test('a document has its content type and no attachment header, so that it opens in the browser', async () => {
  const response = await ask('/media/documents/guide-en.pdf');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBeNull();
  expect(await response.text()).toBe('%PDF-1.5');
});

test('caches media for a day, hashed files for ever and missing files never', async () => {
  const cacheControl = async (path: string) => (await ask(path)).headers.get('cache-control');
  expect(await cacheControl('/media/film.mp4')).toBe('public, max-age=86400');
  expect(await cacheControl('/assets/entry-a1b2.js')).toBe('public, max-age=31536000, immutable');
  expect(await cacheControl('/media/other.mp4')).toBeNull();
});

test.each(['/assets/entry-a1b2.js', '/editor-assets/entry-c3d4.js'])(
  'compresses %s in an encoding that the browser accepts',
  async (path) => {
    const accepting = (encodings: string) => ask(path, { headers: { 'accept-encoding': encodings } });
    const brotli = await accepting('gzip, deflate, br, zstd');
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotli.headers.get('vary')).toBe('Accept-Encoding');
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe('export {};');
    const gzip = await accepting('gzip');
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe('export {};');
    const plain = await accepting('identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe('export {};');
  },
);

test('returns 404 for folders and for paths outside the folder', async () => {
  for (const path of ['/media/documents', '/media/', '/media/%2e%2e/client/assets/entry-a1b2.js'])
    expect((await ask(path)).status, path).toBe(404);
});
