import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { writeZip } from './zip-writer.ts';

/** Real files of each accepted type, as small as possible. */

/** Coloured stripes, so that tests can distinguish a copy from an empty picture. */
const striped = (width: number, height: number) => {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = ((at / 3) % width) & 255;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
};

/** An upright photograph with an EXIF rotation and a GPS position. */
export const photograph = (width = 600, height = 400) =>
  striped(width, height)
    .withExif({
      IFD0: { Artist: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '29/1 33/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const jpeg = (width = 600, height = 400) => striped(width, height).jpeg().toBuffer();
export const png = (width = 600, height = 400) => striped(width, height).png().toBuffer();
export const webp = (width = 600, height = 400) => striped(width, height).webp().toBuffer();
export const avif = (width = 300, height = 200) => striped(width, height).avif({ effort: 0 }).toBuffer();

/** A PNG of four colours: the quarters from the left to the right, the upper ones first. */
export const quarters = (
  width = 600,
  height = 400,
  colours: readonly [string, string, string, string] = ['#f80808', '#08f808', '#0808f8', '#f8f808'],
) =>
  sharp({ create: { width, height, channels: 3, background: '#000000' } })
    .composite(
      colours.map((background, index) => ({
        input: { create: { width: width / 2, height: height / 2, channels: 3 as const, background } },
        left: (index % 2) * (width / 2),
        top: Math.floor(index / 2) * (height / 2),
      })),
    )
    .removeAlpha()
    .png()
    .toBuffer();

/** An animation of two frames. */
export const animation = async () => {
  const frames = await Promise.all(['#ff0000', '#0000ff'].map((colour) => solid(colour)));
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
};

const solid = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

export const svg = (inside = '<rect width="40" height="30" fill="#0a6b70"/>', attributes = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="30" ${attributes}>${inside}</svg>`,
  );

const box = (type: string, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

/** The boxes that players require, without any picture. */
export function mp4(width = 640, height = 360): Buffer {
  const track = Buffer.alloc(84);
  track.writeUInt32BE(width << 16, 76);
  track.writeUInt32BE(height << 16, 80);
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41', 'latin1')),
    box('moov', box('mvhd', Buffer.alloc(100)), box('trak', box('tkhd', track))),
    box('mdat', Buffer.alloc(5000, 7)),
  ]);
}

export const webm = () =>
  Buffer.concat([
    Buffer.from('1a45dfa38b4282847765626d42878102', 'hex'),
    Buffer.from('18538067', 'hex'),
    Buffer.alloc(5000, 1),
  ]);

export const pdf = () =>
  Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

export const zip = () => writeZip([{ name: '平面图/大厅.txt', bytes: 'plan '.repeat(400) }]);

/**
 * An Office document.
 * @param more names of further files in it
 */
export const office = (folder: 'word' | 'xl' | 'ppt', ...more: readonly string[]) =>
  writeZip(
    ['[Content_Types].xml', `${folder}/document.xml`, ...more].map((name) => ({ name, bytes: '<x/>' })),
  );

/** 200 MB of zeros in 200 kB. */
export const zipBomb = () => writeZip([{ name: 'bomb', bytes: Buffer.alloc(200_000_000) }]);

/** A zip in which all entries point to the bytes of the first. */
export const overlappingZip = () =>
  writeZip(
    Array.from({ length: 5 }, (_, index) => ({ name: `${index}`, bytes: 'x'.repeat(9) })),
    (entry) => entry.writeUInt32LE(0, 42),
  );

/** Boxes of a film without content. */
export const emptyBoxes = (count: number) =>
  Buffer.concat(Array.from({ length: count }, () => Buffer.from('\0\0\0\x08free', 'latin1')));

/** A sound PNG as far as it goes: it says that it has 400 million pixels, and holds one line of them. */
export function hugePng({ width = 20_000, height = 20_000, interlaced = false } = {}): Buffer {
  const head = Buffer.from('IHDR\0\0\0\0\0\0\0\0\x08\0\0\0\0', 'latin1');
  head.writeUInt32BE(width, 4);
  head.writeUInt32BE(height, 8);
  head.writeUInt8(interlaced ? 1 : 0, 16);
  const line = Buffer.concat([Buffer.from('IDAT'), deflateSync(Buffer.alloc(20_001))]);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), pngChunk(head), pngChunk(line)]);
}

/** A chunk of a PNG, from its type and content. */
export const pngChunk = (chunk: Buffer): Buffer =>
  Buffer.concat([word(chunk.length - 4), chunk, word(crc32(chunk))]);

/** A small JPEG that says that it is larger. Its frame header begins with one of two markers. */
export function enlargedJpeg(bytes: Buffer, width: number, height: number): Buffer {
  const at = Math.max(bytes.indexOf('ffc0', 'hex'), bytes.indexOf('ffc2', 'hex'));
  const larger = Buffer.from(bytes);
  larger.writeUInt16BE(height, at + 5);
  larger.writeUInt16BE(width, at + 7);
  return larger;
}

/** A small AVIF that says that it is larger. */
export function enlargedAvif(bytes: Buffer, width: number, height: number): Buffer {
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

/** Contents of an SVG that do something, or load something. */
export const activeDrawings: readonly (readonly [what: string, inside: string])[] = [
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
];
