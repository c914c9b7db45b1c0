import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Colours of the design: ink, lines on it, and the mark on a light background (`tailwind.config.ts`). */
const ink = '#0b2530';
const onDark = ['#ffffff', '#8fc3c9', '#ddb872'];

/** The mark fills 120 × 58 of its drawing, around this point. */
const middle = { x: 60, y: 57 };

/**
 * Makes the site's icons from the mark, and the share pictures of pages without their own, one for each language.
 *
 * @param {{ media: string, to: string }} folders the demo's pictures, and where the icons go
 *
 * @returns {Promise<string[]>} the names of the files
 */
export async function buildIcons({ media, to }) {
  const paths = pathsOf(await readFile(join(media, 'logo-mark.svg'), 'utf8'));
  const files = {
    'icon.svg': adaptiveIcon(paths),
    'favicon.ico': icoOf(await Promise.all([16, 32, 48].map((size) => smallTile(paths, size)))),
    'apple-touch-icon.png': await png(tile(paths, { share: 0.72, stroke: 2.5 }), 180),
    'icon-192.png': await png(tile(paths, { share: 0.76, stroke: 2.5, radius: 0.18 }), 192),
    'icon-512.png': await png(tile(paths, { share: 0.76, stroke: 2, radius: 0.18 }), 512),
    // Launchers crop up to a fifth on every side.
    'icon-maskable-512.png': await png(tile(paths, { share: 0.58, stroke: 2 }), 512),
    'share.jpg': await sharePicture(media, 'logo-horizontal-white.svg'),
    'share-en.jpg': await sharePicture(media, 'logo-en-horizontal-white.svg'),
  };
  await mkdir(to, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(to, name), content)));
  return Object.keys(files);
}

/** Outlines and colours of the three waves, from the top. */
function pathsOf(svg) {
  const paths = [...svg.matchAll(/<path fill="([^"]+)" d="([^"]+)"/g)].map(([, fill, d]) => ({ fill, d }));
  if (paths.length !== onDark.length) throw new Error(`logo-mark.svg has ${paths.length} waves, not 3`);
  return paths;
}

/** Draws the lines thicker than in the logo, which is made for larger sizes. */
const waves = (paths, stroke, attributes) =>
  paths
    .map(
      ({ d }, index) =>
        `<path ${attributes(index)} stroke-width="${stroke}" stroke-linejoin="round" d="${d}"/>`,
    )
    .join('');

const square = (side, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${middle.x - side / 2} ${middle.y - side / 2} ${side} ${side}">${body}</svg>\n`;

/** The mark: dark on light browser tabs, light on dark ones. */
function adaptiveIcon(paths) {
  const rules = (colours) =>
    colours.map((colour, index) => `.w${index}{fill:${colour};stroke:${colour}}`).join('');
  const style = `<style>${rules(paths.map(({ fill }) => fill))}@media (prefers-color-scheme:dark){${rules(onDark)}}</style>`;
  return square(126, style + waves(paths, 4, (index) => `class="w${index}"`));
}

/** The mark on ink. `share` is its part of the width, `radius` rounds the corners. */
function tile(paths, { share, stroke, radius = 0 }) {
  const side = 120 / share;
  const ground = `<rect x="${middle.x - side / 2}" y="${middle.y - side / 2}" width="${side}" height="${side}" rx="${side * radius}" fill="${ink}"/>`;
  return square(
    side,
    ground + waves(paths, stroke, (index) => `fill="${onDark[index]}" stroke="${onDark[index]}"`),
  );
}

/** In the smallest sizes the waves nearly fill the tile and have thicker lines. */
const smallTile = async (paths, size) => ({
  size,
  png: await png(tile(paths, { share: 0.9, stroke: 1 + 96 / size, radius: 0.16 }), size),
});

const png = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 100 + 72 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 64 })
    .toBuffer();

/** 1200 × 630 px: the building, and the name on a dark band below. */
async function sharePicture(media, logoFile) {
  const width = 1200;
  const height = 630;
  const scrim = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g" x2="0" y2="1"><stop offset=".45" stop-color="#071a22" stop-opacity="0"/><stop offset=".8" stop-color="#071a22" stop-opacity=".82"/><stop offset="1" stop-color="#071a22" stop-opacity=".94"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  const logo = await sharp(join(media, logoFile), { density: 200 }).resize({ width: 640 }).toBuffer();
  const { height: logoHeight = 0 } = await sharp(logo).metadata();
  return sharp(join(media, 'hero-exterior-dusk.jpg'))
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: Buffer.from(scrim) }, { input: logo, left: 64, top: height - logoHeight - 44 }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

const headerSize = 6;
const entrySize = 16;

/**
 * Creates an `.ico` file of PNG pictures.
 *
 * @param {{ size: number, png: Buffer }[]} pictures square, up to 256 pixels wide
 *
 * @returns {Buffer}
 */
function icoOf(pictures) {
  const header = Buffer.alloc(headerSize + entrySize * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = headerSize + entrySize * index;
    // In one byte, 0 means 256.
    header.writeUInt8(size % 256, at);
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
