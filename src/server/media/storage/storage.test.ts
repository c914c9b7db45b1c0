import { execFile } from 'node:child_process';
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '#tests/support/database.ts';
import { startS3 } from '#tests/support/s3-server.ts';
import { openFolderStorage } from './folder-storage.ts';
import { mediaUrlSchema } from './location.ts';
import { openMediaStorage } from './open-storage.ts';
import { openS3Storage } from './s3-storage.ts';
import { type MediaStorage, StorageAwayError } from './storage.ts';

const name = '3f786850e387550fdab836ed7e6dc881.jpg';

async function store(storage: MediaStorage, file: string, text: string) {
  const temporary = storage.temporary();
  writeFileSync(temporary, text);
  await storage.keep(temporary, file);
}

async function namesIn(storage: MediaStorage): Promise<string[]> {
  const names: string[] = [];
  for await (const file of storage.files()) names.push(file.name);
  return names.toSorted();
}

async function openBucket() {
  const server = await startS3();
  const lines: string[] = [];
  const media = mediaUrlSchema.parse(server.url());
  const storage = await openMediaStorage({
    media,
    dataDir: temporaryFolder(),
    log: (line, level = 'info') => lines.push(`${level}: ${line}`),
  });
  return { server, storage, lines };
}

describe.each([
  ['a folder', () => openMediaStorage({ dataDir: temporaryFolder() })],
  ['a bucket', async () => (await openBucket()).storage],
])('[OPS-03] media in %s', (_what, openEmpty) => {
  it('are found and read as they were stored, whole and in parts', async () => {
    const storage = await openEmpty();
    await store(storage, name, 'photograph');
    expect(await storage.find(name)).toMatchObject({ name, bytes: 10, changedAt: expect.any(Date) });
    const whole = await storage.open(name);
    expect([whole?.bytes, String(whole && (await buffer(whole.body)))]).toEqual([10, 'photograph']);
    const part = await storage.open(name, { start: 5, end: 7 });
    expect([part?.bytes, String(part && (await buffer(part.body)))]).toEqual([10, 'gra']);
    await storage.withFile(name, async (path) => expect(existsSync(path)).toBe(true));
    await storage.check();
  });

  it('are missing before they are stored', async () => {
    const storage = await openEmpty();
    expect([await storage.find(name), await storage.open(name), await namesIn(storage)]).toEqual([
      undefined,
      undefined,
      [],
    ]);
    await expect(
      storage.withFile(name, async (path) => existsSync(path) || Promise.reject()),
    ).rejects.not.toThrow(StorageAwayError);
    await storage.remove(name);
  });

  it('are removed with their copies, and nothing else is', async () => {
    const storage = await openEmpty();
    const copies = [name.replace('.jpg', '-480.avif'), name.replace('.jpg', '-960.webp')];
    const other = `${name.slice(0, 31)}f.jpg`;
    for (const file of [name, ...copies, other]) await store(storage, file, 'x');
    expect(await namesIn(storage)).toEqual([copies[0], copies[1], name, other]);
    await storage.remove(name);
    expect(await namesIn(storage)).toEqual([other]);
  });

  it('leave nothing of an interrupted upload after a day', async () => {
    const storage = await openEmpty();
    const [old, young] = [storage.temporary(), storage.temporary()];
    for (const path of [old, young]) writeFileSync(path, 'half');
    utimesSync(old, new Date('2026-11-19'), new Date('2026-11-19'));
    utimesSync(young, new Date('2026-11-20T18:00:00Z'), new Date('2026-11-20T18:00:00Z'));
    await storage.sweep(new Date('2026-11-21T09:00:00Z'));
    expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
    expect(await namesIn(storage)).toEqual([]);
  });
});

describe('a bucket', () => {
  it('lists more files than one answer holds, and none of other prefixes', async () => {
    const server = await startS3();
    const open = (prefix: string) => {
      const media = mediaUrlSchema.parse(server.url(prefix));
      if (media.kind !== 's3') throw new Error('a bucket');
      return openS3Storage(media, { incoming: temporaryFolder(), log: () => {}, pageSize: 2 });
    };
    const storage = open('site');
    await store(open('site/inner'), name, 'x');
    const names = ['0', '1', '2', '3', '4'].map((digit) => `${digit.repeat(32)}.jpg`);
    for (const file of names) await store(storage, file, 'x');
    expect(await namesIn(storage)).toEqual(names);
  });

  it('that is stopped says so once, fails at once afterwards, and is used again when it is back', async () => {
    const { storage, server, lines } = await openBucket();
    await store(storage, name, 'photograph');
    await server.stop();
    for (let round = 0; round < 3; round += 1)
      await expect(storage.open(name)).rejects.toThrow(StorageAwayError);
    await expect(storage.check()).rejects.toThrow(StorageAwayError);
    expect(lines).toEqual(['error: The media storage s3://media/site/ cannot be used (ECONNREFUSED)']);
    await server.start();
    await expect.poll(() => storage.find(name).catch(() => undefined)).toMatchObject({ bytes: 10 });
    expect(lines).toEqual([
      'error: The media storage s3://media/site/ cannot be used (ECONNREFUSED)',
      'info: The media storage s3://media/site/ answers again',
    ]);
  });

  it('that does not exist, or refuses us, is away and not empty', async () => {
    const { server } = await openBucket();
    const media = mediaUrlSchema.parse(server.url().replace('//media/', '//another/'));
    const storage = await openMediaStorage({ media, dataDir: temporaryFolder() });
    await expect(storage.open(name)).rejects.toThrow(StorageAwayError);
    await expect(storage.check()).rejects.toThrow(StorageAwayError);
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'SOMEBODY');
    onTestFinished(() => void vi.unstubAllEnvs());
    const stranger = await openMediaStorage({
      media: mediaUrlSchema.parse(server.url()),
      dataDir: temporaryFolder(),
    });
    await expect(stranger.open(name)).rejects.toThrow(StorageAwayError);
  });
});

describe('[OPS-03] media:move', () => {
  /** Runs the program as `npm run media:move` does. */
  const move = (...locations: string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'move.ts'), ...locations]).then(
      ({ stdout }) => stdout,
      (failed: { stderr: string }) => failed.stderr,
    );

  it('copies a folder to a bucket and back, and goes on after an interruption', async () => {
    const { storage: bucket, server } = await openBucket();
    const [before, after] = [temporaryFolder(), temporaryFolder()];
    const folder = openFolderStorage(before);
    const names = ['0', '1', '2'].map((digit) => `${digit.repeat(32)}.jpg`);
    for (const file of names) await store(folder, file, `picture ${file}`);
    // As an earlier run left them: one whole file, and one of the right length that is damaged.
    await store(bucket, names[0] ?? '', `picture ${names[0]}`);
    await store(bucket, names[1] ?? '', `pictura ${names[1]}`);
    expect(await move(before, server.url())).toBe(
      `s3://media/site/ has all 3 files of ${before} (0.0 MB): 2 were copied, 1 were there. All were read again and have the same SHA-256. Nothing was removed.\n`,
    );
    expect(await move(server.url(), after)).toContain(`3 were copied, 0 were there`);
    expect(readFileSync(join(after, names[1] ?? ''), 'utf8')).toBe(`picture ${names[1]}`);
    expect(await namesIn(folder)).toEqual(names);
  });

  it('explains a failure in one line', async () => {
    expect(await move('data/media')).toBe(
      'The media were not moved: write two locations after --, as in -- data/media s3://BUCKET/PREFIX\n',
    );
    const { server } = await openBucket();
    await server.stop();
    expect(await move(temporaryFolder(), server.url())).toMatch(
      /^The media storage s3:\/\/media\/site\/ cannot be used \(ECONNREFUSED\)\nThe media were not moved: the media storage cannot be used\. Files that were copied stay: run the command again to go on\.\n$/,
    );
  });
});

describe('MEDIA_URL', () => {
  it.each([
    ['/srv/media', { kind: 'folder', path: '/srv/media' }],
    ['s3://venue', { kind: 's3', bucket: 'venue', prefix: '', pathStyle: false }],
    [
      's3://venue/a/b?region=eu-west-1',
      { bucket: 'venue', prefix: 'a/b/', region: 'eu-west-1', pathStyle: false },
    ],
    [
      's3://venue/?endpoint=http://minio:9000',
      { prefix: '', endpoint: 'http://minio:9000', pathStyle: true },
    ],
    [
      's3://venue?endpoint=https://oss-cn-shanghai.aliyuncs.com&region=cn-shanghai&style=host',
      { endpoint: 'https://oss-cn-shanghai.aliyuncs.com', region: 'cn-shanghai', pathStyle: false },
    ],
  ])('%s is understood', (text, location) => {
    expect(mediaUrlSchema.parse(text)).toMatchObject(location);
  });

  it.each([
    ['media', /must be a folder that begins with \//],
    ['s3://', /must be a folder/],
    ['s3://Venue', /must be a folder/],
    ['s3://venue/a b', /must be a folder/],
    ['s3://venue?endpoint=minio', /must be a folder/],
    ['s3://venue?endpont=http://minio', /must be a folder/],
    ['s3://key:secret@venue', /must be without credentials/],
  ])('%s is refused', (text, reason) => {
    expect(mediaUrlSchema.safeParse(text).error?.issues[0]?.message).toMatch(reason);
  });
});
