import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { largestUpload } from '#schemas/editor/media.ts';
import { sqlite, temporaryFolder } from '#tests/support/database.ts';
import { callerWith, openTestLibrary } from '#tests/support/media-library.ts';
import * as files from '#tests/support/upload-files.ts';
import { writeZip } from '#tests/support/zip-writer.ts';
import { inspectSvg } from './inspect-svg.ts';
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

/** Boxes of a film without content. */
const emptyBoxes = (count: number) =>
  Buffer.concat(Array.from({ length: count }, () => Buffer.from('\0\0\0\x08free', 'latin1')));

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

/** A sound PNG as far as it goes: it says that it has 400 million pixels, and holds one line of them. */
function hugePng({ width = 20_000, height = 20_000, interlaced = false } = {}): Buffer {
  const head = Buffer.from('IHDR\0\0\0\0\0\0\0\0\x08\0\0\0\0', 'latin1');
  head.writeUInt32BE(width, 4);
  head.writeUInt32BE(height, 8);
  head.writeUInt8(interlaced ? 1 : 0, 16);
  const line = Buffer.concat([Buffer.from('IDAT'), deflateSync(Buffer.alloc(20_001))]);
  const chunks = [head, line].flatMap((chunk) => [word(chunk.length - 4), chunk, word(crc32(chunk))]);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

/** A small JPEG that says that it is larger. Its frame header begins with one of two markers. */
function enlargedJpeg(bytes: Buffer, width: number, height: number): Buffer {
  const at = Math.max(bytes.indexOf('ffc0', 'hex'), bytes.indexOf('ffc2', 'hex'));
  const larger = Buffer.from(bytes);
  larger.writeUInt16BE(height, at + 5);
  larger.writeUInt16BE(width, at + 7);
  return larger;
}

/** A small AVIF that says that it is larger. */
function enlargedAvif(bytes: Buffer, width: number, height: number): Buffer {
  const larger = Buffer.from(bytes);
  const at = larger.indexOf('ispe');
  larger.writeUInt32BE(width, at + 8);
  larger.writeUInt32BE(height, at + 12);
  return larger;
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

describe('an upload', () => {
  it('is refused with a reason and leaves no file behind', async () => {
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
      ['tooManyPixels', 'a.png', hugePng()],
      ['tooManyPixelsAtOnce', 'a.jpg', enlargedJpeg(progressive, 10_000, 5_001)],
      ['tooManyPixelsAtOnce', 'a.png', hugePng({ width: 10_000, height: 5_001, interlaced: true })],
      ['broken', 'a.png', hugePng({ width: 10_000, height: 5_001 })],
      ['tooManyPixelsAtOnce', 'a.avif', enlargedAvif(await files.avif(), 5_000, 5_001)],
      ['tooManyParts', 'a.mp4', Buffer.concat([files.mp4(), emptyBoxes(998)])],
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
    expect((await upload('a.mp4', Buffer.concat([files.mp4(), emptyBoxes(994)]))).status).toBe(200);
  });

  it('is inspected alone, while copies wait and others arrive, and its decoder does not stay in memory', async () => {
    const { upload, ready } = await openTestLibrary(sqlite);
    let most = 0;
    const count = () => {
      most = Math.max(most, sharp.counters().process);
    };
    sharp.queue.on('change', count);
    const pictures = await Promise.all([500, 501, 502, 503].map((width) => files.jpeg(width)));
    most = 0;
    const answers = await Promise.all(pictures.map((bytes) => upload('a.jpg', bytes)));
    await ready();
    sharp.queue.off('change', count);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(most).toBe(1);
    expect(sharp.cache().items.max).toBe(0);
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

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script under a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
    ['a handler', '<rect onload="alert(1)"/>'],
    ['a handler in capitals', '<rect ONLOAD="alert(1)"/>'],
    ['HTML', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'],
    ['HTML under a prefix', '<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="x" />'],
    ['a link', '<a href="https://elsewhere.example"><rect/></a>'],
    ['a link that runs', '<a xlink:href="&#106;avascript:alert(1)"><rect/></a>'],
    ['a part of another file', '<use href="https://elsewhere.example/a.svg#x"/>'],
    ['a picture of another site', '<image href="//elsewhere.example/a.png"/>'],
    ['a picture that is an SVG', '<image href="data:image/svg+xml;base64,AAAA"/>'],
    ['an animation', '<set attributeName="href" to="javascript:alert(1)"/>'],
    ['a style that loads', '<style>@import "https://elsewhere.example/a.css";</style>'],
    ['a style in two pieces', '<style>@imp<g/>ort "https://elsewhere.example/a.css";</style>'],
    ['a style that hides its address', '<style>rect{fill:u\\72l(https://elsewhere.example)}</style>'],
    ['a fill of another site', '<rect fill="url(https://elsewhere.example/a.svg#x)"/>'],
    ['a style of another site', '<rect style="background:url( \'//elsewhere.example\')"/>'],
    ['another base', '<g xml:base="https://elsewhere.example/"><use href="#x"/></g>'],
  ])('with %s is refused', async (_what, inside) => {
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
