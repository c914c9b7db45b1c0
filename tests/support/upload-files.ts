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
