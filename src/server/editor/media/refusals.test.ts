import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { largestUpload } from '#schemas/editor/media.ts';
import { sqlite, temporaryFolder } from '#tests/support/database.ts';
import { callerWith, openTestLibrary } from '#tests/support/media-library.ts';
import * as files from '#tests/support/upload-files.ts';
import { writeZip } from '#tests/support/zip-writer.ts';
import { OverloadError } from '../../limits/gate.ts';
import { inspectSvg } from './inspect-svg.ts';
import { uploadRoutes } from './routes.ts';
import { isSafeFileName } from './upload.ts';

/** A file that goes on for ever, and how much of it was read, in bytes. */
function endless(head: Buffer) {
  const read = { bytes: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(head)),
    pull(controller) {
      read.bytes += 1_000_000;
      controller.enqueue(new Uint8Array(1_000_000));
    },
    cancel() {
      read.cancelled = true;
    },
  });
  return { body, read };
}

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

describe('an upload', () => {
  it('[TRUST-09] is refused with a reason, bombs and too many pixels before they are decoded, and leaves no file behind', async () => {
    const { upload, dataDir, handlers } = await openTestLibrary(sqlite);
    const photo = await files.jpeg();
    const progressive = await sharp(photo).jpeg({ progressive: true }).toBuffer();
    const refusals = [
      ['empty', 'a.jpg', Buffer.alloc(0)],
      ['empty', 'a.jpg', null],
      ['unknownType', 'a.exe', Buffer.from('MZ\x90\0'.repeat(4000))],
      ['unknownType', 'a.html', Buffer.from('<!doctype html><svg xmlns="x"></svg>')],
      ['unknownType', 'a.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
      ['notWhatItSays', 'a.png', photo],
      ['notWhatItSays', 'a.exe', photo],
      ['notWhatItSays', 'a.jpg', Buffer.from('<script>alert(1)</script>')],
      ['notWhatItSays', 'a.docx', files.zip()],
      ['notWhatItSays', 'a.pdf.zip', files.pdf()],
      ['broken', 'a.jpg', half(photo)],
      ['broken', 'a.png', half(await files.png())],
      ['broken', 'a.webp', half(await files.webp())],
      ['broken', 'a.mp4', half(files.mp4())],
      ['broken', 'a.pdf', half(files.pdf())],
      ['broken', 'a.zip', half(files.zip())],
      ['tooManyPixels', 'a.png', files.hugePng()],
      ['tooManyPixelsAtOnce', 'a.jpg', files.enlargedJpeg(progressive, 10_000, 5_001)],
      ['tooManyPixelsAtOnce', 'a.png', files.hugePng({ width: 10_000, height: 5_001, interlaced: true })],
      ['broken', 'a.png', files.hugePng({ width: 10_000, height: 5_001 })],
      ['tooManyPixelsAtOnce', 'a.avif', files.enlargedAvif(await files.avif(), 5_000, 5_001)],
      ['tooManyParts', 'a.mp4', Buffer.concat([files.mp4(), files.emptyBoxes(998)])],
      ['unpacksTooLarge', 'a.zip', files.zipBomb()],
      ['unpacksTooLarge', 'a.zip', files.overlappingZip()],
      ['badName', 'x/a.jpg', photo],
      ['badName', 'a.zip', writeZip([{ name: 'plan/../../x', bytes: 'x' }])],
      ['activeContent', 'a.docx', files.office('word', 'word/vbaProject.bin')],
    ] as const;
    for (const [reason, name, bytes] of refusals)
      expect([name, (await upload(name, bytes)).reason]).toEqual([name, reason]);
    expect(readdirSync(join(dataDir, 'media'), { recursive: true })).toEqual(['incoming']);
    const list = await handlers.listMedia({ page: 1, pageSize: 9 }, callerWith());
    expect(list).toMatchObject({ data: { total: 0 } });
  });

  it.each([
    '',
    ' a.jpg',
    '../a.jpg',
    'x/a.jpg',
    'x\\a.jpg',
    '.jpg',
    '..',
    'a.jpg.',
    'a\0.jpg',
    'a\n.jpg',
    'gpj.\u202ea.jpg',
    'CON.jpg',
    'lpt1',
    'a:b.jpg',
    `${'长'.repeat(121)}`,
  ])('for its name: %j', (name) => {
    expect(isSafeFileName(name)).toBe(false);
  });

  it.each(['a', '大厅 A（北）.jpg', 'Hall (2) — final.v2.PDF', 'console.jpg'])(
    'is accepted with the name %j',
    (name) => {
      expect(isSafeFileName(name)).toBe(true);
    },
  );

  it('of a film is accepted with 1,000 boxes', async () => {
    const { upload } = await openTestLibrary(sqlite);
    // Three at the top, two in the first, one in its track: six boxes are read before the empty ones count.
    expect((await upload('a.mp4', Buffer.concat([files.mp4(), files.emptyBoxes(994)]))).status).toBe(200);
  });

  it('[TRUST-09] is inspected alone, while copies wait and others arrive, and its decoder does not stay in memory', async () => {
    const { upload, ready } = await openTestLibrary(sqlite);
    let most = 0;
    // A picture waits until a thread has begun with it. Read the other way round, one that moves on between the two readings
    // would count twice.
    const inWork = () => {
      const { process } = sharp.counters();
      return process + sharp.counters().queue;
    };
    const count = () => {
      most = Math.max(most, inWork());
    };
    const pictures = await Promise.all([500, 501, 502, 503].map((width) => files.jpeg(width)));
    // A decoder that a test before gave up on cannot be stopped.
    await vi.waitUntil(() => inWork() === 0);
    sharp.queue.on('change', count);
    const answers = await Promise.all(pictures.map((bytes) => upload('a.jpg', bytes)));
    await ready();
    sharp.queue.off('change', count);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(most).toBe(1);
    expect(sharp.cache().items.max).toBe(0);
  });

  it('[TRUST-09] is refused with status 429 while too many others wait for their inspection', async () => {
    const lines: string[] = [];
    const routes = uploadRoutes({
      accountOf: async () => callerWith().account,
      upload: async () => {
        throw new OverloadError(10);
      },
      taken: () => {},
      log: (line) => void lines.push(line),
    });
    const response = await routes.request('/api/editor/media?name=a.jpg', { method: 'POST', body: 'x' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '10']);
    expect(await response.json()).toEqual({ code: 'tooMany', data: null });
    expect(lines).toEqual([]);
  });

  it('is refused as soon as it exceeds the size limit', async () => {
    const { upload } = await openTestLibrary(sqlite);
    const film = endless(files.mp4());
    expect(await upload('a.mp4', film.body)).toMatchObject({ status: 413, reason: 'tooLarge' });
    expect(film.read.bytes).toBeLessThan(largestUpload.video + 5_000_000);
    const picture = endless(await files.jpeg());
    expect(await upload('a.jpg', picture.body)).toMatchObject({ status: 413, reason: 'tooLarge' });
    expect(picture.read.bytes).toBeLessThan(largestUpload.picture + 5_000_000);
    const nothing = endless(Buffer.alloc(5000));
    expect(await upload('a.bin', nothing.body)).toMatchObject({ status: 415, reason: 'unknownType' });
    expect(nothing.read.bytes).toBeLessThan(5_000_000);
    expect([film, picture, nothing].map(({ read }) => read.cancelled)).toEqual([true, true, true]);
  });

  it('is refused without a session, and leaves no file behind if it is aborted', async () => {
    const { upload, dataDir, lines } = await openTestLibrary(sqlite);
    expect(await upload('a.jpg', await files.jpeg(), null)).toMatchObject({ status: 401, code: 'signedOut' });
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(50_000).fill(0xff)),
      pull: (controller) => controller.error(new Error('the line is dead')),
    });
    expect(await upload('a.jpg', broken)).toMatchObject({ status: 500, code: 'failed' });
    expect(lines.join()).toMatch(/upload failed: Error\n.*refusals/);
    expect(readdirSync(join(dataDir, 'media'), { recursive: true })).toEqual(['incoming']);
  });
});

describe('an SVG', () => {
  const look = (bytes: Buffer) => {
    const path = join(temporaryFolder(), 'a.svg');
    writeFileSync(path, bytes);
    return inspectSvg(path);
  };

  it.each(files.activeDrawings)('with %s is refused', async (_what, inside) => {
    expect(await look(files.svg(inside))).toEqual({ refused: 'activeContent' });
  });

  it.each([
    [
      'entities',
      'activeContent',
      '<!DOCTYPE svg [<!ENTITY x "y">]><svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
    [
      'a style sheet',
      'activeContent',
      '<?xml-stylesheet href="//elsewhere.example/a.css"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
    ['an end that is missing', 'broken', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g>'],
    [
      'another encoding',
      'broken',
      '<?xml version="1.0" encoding="UTF-7"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
  ])('with %s is refused', async (_what, reason, text) => {
    expect(await look(Buffer.from(text))).toEqual({ refused: reason });
  });

  it('of a drawing program is accepted and served with a policy that blocks scripts', async () => {
    const { upload, get } = await openTestLibrary(sqlite);
    const drawing = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Generator: a drawing program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:d="http://draw.example/ns" viewBox="0 0 40 30" width="40" height="30">
<style>.a{fill:url(#g)} <![CDATA[.b{stroke:#000}]]></style>
<metadata><d:view d:zoom="1"/></metadata><title>馆 &amp; 厅</title>
<defs><linearGradient id="g"><stop stop-color="#fff"/></linearGradient></defs>
<rect class="a" width="9" height="9" style="fill: url('#g')"/><use href="#g"/></svg>`;
    const { item } = await upload('a.svg', Buffer.from(drawing));
    const served = await get(item.address);
    expect(served.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    );
  });
});
