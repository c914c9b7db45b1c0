import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/database.ts';
import { readZip } from '#tests/support/zip.ts';
import { type AlbumZip, createAlbumZip } from './album-zip.ts';
import { openFolderStorage } from './storage/folder-storage.ts';

/** A media folder with files in it, beside a file that is none of the public's business. */
function mediaWith(files: Record<string, string | Buffer>) {
  const outside = temporaryFolder();
  const folder = join(outside, 'media');
  mkdirSync(join(folder, 'halls'), { recursive: true });
  writeFileSync(join(outside, 'secret.jpg'), 'secret');
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const lines: string[] = [];
  const zipOf = createAlbumZip({ folder, log: (line) => lines.push(line) });
  return {
    folder,
    lines,
    zip: (addresses: readonly string[]) => zipOf(addresses.map((address) => ({ address }))),
  };
}

/** Names and contents of a zip, which is as long as it said. */
async function filesOf(zip: ReturnType<AlbumZip>) {
  const { size, body } = await zip;
  const bytes = Buffer.from(await new Response(body).arrayBuffer());
  expect(bytes.length).toBe(size);
  return readZip(bytes).map((file) => [file.name, file.bytes.toString()] as const);
}

describe('[GAL-02] the zip of an album', () => {
  it('contains the pictures in order, with numbers and their extensions as names', async () => {
    const { zip, lines } = mediaWith({ 'b.JPG': 'B', 'a.webp': 'A', 'halls/大 厅.png': '馆' });
    const addresses = [
      '/media/b.JPG',
      '/media/a.webp?v=2',
      '/media/halls/%E5%A4%A7%20%E5%8E%85.png',
      '/media/b.JPG',
    ];
    expect(await filesOf(zip(addresses))).toEqual([
      ['01.jpg', 'B'],
      ['02.webp', 'A'],
      ['03.png', '馆'],
      ['04.jpg', 'B'],
    ]);
    expect(lines).toEqual([]);
  });

  it('contains uploaded pictures', async () => {
    const { folder, lines } = mediaWith({ 'a.jpg': 'A' });
    const uploads = temporaryFolder();
    writeFileSync(join(uploads, 'f00.png'), 'U');
    const zipOf = createAlbumZip({
      folder,
      uploads: openFolderStorage(uploads),
      log: (line) => lines.push(line),
    });
    const addresses = ['/media/u/f00.png', '/media/a.jpg', '/media/u/gone.png'];
    expect(await filesOf(zipOf(addresses.map((address) => ({ address }))))).toEqual([
      ['01.png', 'U'],
      ['02.jpg', 'A'],
    ]);
    expect(lines).toEqual(['album zip: left out /media/u/gone.png, which is not in the media folder']);
  });

  it('numbers more than 99 pictures with three digits', async () => {
    const { zip } = mediaWith({ 'a.jpg': 'A' });
    const names = (await filesOf(zip(Array.from({ length: 101 }, () => '/media/a.jpg')))).map(
      ([name]) => name,
    );
    expect([names[0], names[100], new Set(names).size]).toEqual(['001.jpg', '101.jpg', 101]);
  });

  it('leaves out a missing picture and logs it', async () => {
    const { zip, lines } = mediaWith({ 'a.jpg': 'A' });
    expect(await filesOf(zip(['/media/gone.jpg', '/media/halls', '/media/a.jpg']))).toEqual([
      ['01.jpg', 'A'],
    ]);
    expect(lines).toEqual([
      'album zip: left out /media/gone.jpg, which is not in the media folder',
      'album zip: left out /media/halls, which is not in the media folder',
    ]);
  });

  it.each([
    'https://elsewhere.example/media/a.jpg',
    '//elsewhere.example/media/a.jpg',
    'file:///media/a.jpg',
    'data:image/png;base64,AAAA',
    '/a.jpg',
    'media/../secret.jpg',
    '/media/../secret.jpg',
    '/media/..%2fsecret.jpg',
    '/media/halls/..%2f..%2fsecret.jpg',
    '/media/%2e%2e/secret.jpg',
    '/media/..%5csecret.jpg',
    '/media/a.jpg%00',
    '/media/%E0%A4%A',
    '/media/',
    '/media/.',
    '/media/link.jpg',
    '/media/linked/secret.jpg',
    '',
  ])('never reads what is not below the media folder: %j', async (address) => {
    const { folder, zip } = mediaWith({ 'a.jpg': 'A' });
    symlinkSync(join(folder, '../secret.jpg'), join(folder, 'link.jpg'));
    symlinkSync(join(folder, '..'), join(folder, 'linked'));
    expect(await filesOf(zip([address, '/media/a.jpg']))).toEqual([['01.jpg', 'A']]);
  });

  it('aborts if a picture has changed after its size was sent', async () => {
    const { folder, zip, lines } = mediaWith({ 'a.jpg': 'A picture', 'b.jpg': 'B' });
    const shorter = await zip(['/media/a.jpg']);
    const longer = await zip(['/media/a.jpg', '/media/b.jpg']);
    const gone = await zip(['/media/b.jpg']);
    writeFileSync(join(folder, 'a.jpg'), 'A');
    await expect(new Response(shorter.body).arrayBuffer()).rejects.toThrow('01.jpg is shorter than it was');
    writeFileSync(join(folder, 'a.jpg'), 'A picture, and more of it');
    const bytes = Buffer.from(await new Response(longer.body).arrayBuffer());
    expect(bytes.length).toBe(longer.size);
    expect(readZip(bytes)[0]?.bytes.toString()).toBe('A picture');
    rmSync(join(folder, 'b.jpg'));
    await expect(new Response(gone.body).arrayBuffer()).rejects.toThrow('b.jpg is gone');
    expect(lines).toEqual([
      'album zip interrupted: 01.jpg is shorter than it was',
      'album zip interrupted: b.jpg is gone',
    ]);
  });

  it('is an empty zip file for an album without pictures', async () => {
    expect(await filesOf(mediaWith({}).zip([]))).toEqual([]);
  });
});
