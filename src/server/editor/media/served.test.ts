import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { sqlite, temporaryFolder } from '#tests/support/database.ts';
import { callerWith, libraryOver, openTestLibrary } from '#tests/support/media-library.ts';
import { startS3 } from '#tests/support/s3-server.ts';
import * as files from '#tests/support/upload-files.ts';
import { openDatabase } from '../../db/database.ts';
import { mediaUrlSchema } from '../../media/storage/location.ts';
import { openMediaStorage } from '../../media/storage/open-storage.ts';
import { readRow } from './media-rows.ts';

it('rotates a photograph upright and removes its location', async () => {
  const { upload, get } = await openTestLibrary(sqlite);
  const taken = await files.photograph(600, 400);
  expect((await sharp(taken).metadata()).exif?.includes('Somebody')).toBe(true);
  const { item } = await upload('a.jpg', taken);
  const served = Buffer.from(await (await get(item.address)).arrayBuffer());
  const metadata = await sharp(served).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', width: 400, height: 600 });
  expect([metadata.exif, metadata.xmp, metadata.orientation]).toEqual([undefined, undefined, undefined]);
  expect(item).toMatchObject({ width: 400, height: 600, bytes: served.length });
  expect((await upload('b.jpg', taken)).duplicate).toBe(true);
});

it('serves files as immutable, with ranges, and under their names, as downloads for other programs', async () => {
  const { upload, get, handlers } = await openTestLibrary(sqlite);
  const film = await upload('a.mp4', files.mp4());
  const part = await get(film.item.address, { range: 'bytes=4-7' });
  expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
  expect(part.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const table = await get((await upload('价格 1.xlsx', files.office('xl'))).item.address);
  expect(table.headers.get('content-disposition')).toContain("filename*=UTF-8''%E4%BB%B7%E6%A0%BC%201.xlsx");
  const { item } = await upload('scan0001.pdf', files.pdf());
  const nameOf = async () => (await get(item.address)).headers.get('content-disposition');
  expect(await nameOf()).toBe(`inline; filename="scan0001.pdf"; filename*=UTF-8''scan0001.pdf`);
  await handlers.changeMedia({ id: item.id, name: '展位价格表 2026' }, callerWith());
  expect(await nameOf()).toBe(
    `inline; filename="_ 2026.pdf"; filename*=UTF-8''%E5%B1%95%E4%BD%8D%E4%BB%B7%E6%A0%BC%E8%A1%A8%202026.pdf`,
  );
});

it('serves nothing else of the folder', async () => {
  const { get } = await openTestLibrary(sqlite);
  for (const path of ['', 'incoming', '../pavilion.db', '%2e%2e%2fpavilion.db', '0.jpg'])
    expect((await get(`/media/u/${path}`)).status, path).toBe(404);
});

it('serves the original of a picture whose copies fail, and logs this once', async () => {
  const first = await openTestLibrary(sqlite);
  await first.close();
  const { item } = await first.upload('a.jpg', await files.jpeg());
  writeFileSync(join(first.dataDir, 'media', basename(item.address)), 'spoiled');
  const next = await libraryOver(first.database, first.dataDir);
  await next.ready();
  expect(next.lines).toEqual([expect.stringContaining(`media: no smaller copies of ${item.address}: `)]);
  expect(next.pictureOf(item.address, 'zh-CN').widths).toBeUndefined();
  const last = await libraryOver(first.database, first.dataDir);
  await last.ready();
  expect(last.lines).toEqual([]);
});

it('a picture that another process copies is left to it until its lease ends, and the others are not', async () => {
  const first = await openTestLibrary(sqlite);
  await first.close();
  const [claimed, free] = [await files.jpeg(500, 400), await files.jpeg(490, 400)];
  const [{ item }, other] = [await first.upload('a.jpg', claimed), await first.upload('b.jpg', free)];
  await first.database.write((tx) =>
    tx.updateTable('media').set({ copy_at: '2026-11-21T01:03:00.000Z' }).where('id', '=', item.id).execute(),
  );
  const early = await libraryOver(
    first.database,
    first.dataDir,
    'dist/none',
    () => new Date('2026-11-21T01:02:59Z'),
  );
  await expect.poll(() => early.pictureOf(other.item.address, 'en-US').widths).toEqual([480]);
  expect(early.pictureOf(item.address, 'en-US').widths).toBeUndefined();
  await early.close();
  const late = await libraryOver(
    first.database,
    first.dataDir,
    'dist/none',
    () => new Date('2026-11-21T01:03:00Z'),
  );
  await late.ready();
  expect(late.pictureOf(item.address, 'en-US').widths).toEqual([480]);
});

it('[OPS-03] a picture whose storage is away is copied when it is back', async () => {
  const bucket = await startS3();
  const first = await openTestLibrary(sqlite);
  await first.close();
  const storage = await openMediaStorage({
    media: mediaUrlSchema.parse(bucket.url()),
    dataDir: first.dataDir,
  });
  const closed = await libraryOver(first.database, storage);
  await closed.close();
  const { item } = await closed.upload('a.jpg', await files.jpeg(500, 400));
  await bucket.stop();
  const during = await libraryOver(
    first.database,
    storage,
    'dist/none',
    () => new Date('2026-11-21T01:00:00Z'),
  );
  const copyAt = async () => (await readRow(first.database.read, 'id', item.id))?.copy_at;
  await expect.poll(copyAt).toBe('2026-11-21T01:01:00.000Z');
  await during.close();
  await bucket.start();
  const answers = () =>
    storage.check().then(
      () => true,
      () => false,
    );
  await expect.poll(answers).toBe(true);
  const after = await libraryOver(
    first.database,
    storage,
    'dist/none',
    () => new Date('2026-11-21T01:02:00Z'),
  );
  await after.ready();
  expect(after.pictureOf(item.address, 'en-US').widths).toEqual([480]);
});

it('an acknowledged upload survives a killed process, and the next process makes its copies', async () => {
  const dataDir = temporaryFolder();
  const script = fileURLToPath(import.meta.resolve('../../../../tests/support/upload-and-die.ts'));
  const { signal, stdout, stderr } = spawnSync(process.execPath, [script, dataDir], { encoding: 'utf8' });
  expect([signal, stderr]).toEqual(['SIGKILL', '']);
  const database = await openDatabase({ dataDir });
  onTestFinished(() => database.close());
  const next = await libraryOver(database, dataDir);
  await next.ready();
  expect((await next.get(stdout)).status).toBe(200);
  expect(next.pictureOf(stdout, 'en-US')).toMatchObject({ width: 600, height: 400, widths: [480] });
});
