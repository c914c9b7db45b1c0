import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type View, views } from './views.ts';

/**
 * Pictures of details, taken from the large ones: a rectangle of a picture, or a look into a panorama. Writes each
 * beside the originals and its entry into `captions.json`, leaving the other entries as they are.
 *
 *     node src/demo/media/src/crops.ts ../out
 *
 * The argument is the folder that holds the panoramas of `make.py`; without it those of the site are taken.
 */

const media = join(import.meta.dirname, '..');
const panoramas = process.argv[2] ?? media;
const captionsPath = join(media, 'captions.json');

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Rectilinear view from the centre of an equirectangular panorama. */
function lookInto(
  { data, width, height }: Pixels,
  { yaw, pitch, angle }: { yaw: number; pitch: number; angle: number },
  size: { width: number; height: number },
): Buffer {
  const radians = Math.PI / 180;
  const distance = size.width / 2 / Math.tan((angle * radians) / 2);
  const [sin, cos] = [Math.sin(pitch * radians), Math.cos(pitch * radians)];
  const sample = (column: number, row: number, channel: number) => {
    const x = (column + width) % width;
    const y = Math.min(height - 1, Math.max(0, row));
    return data[(y * width + x) * 3 + channel] ?? 0;
  };
  const out = Buffer.alloc(size.width * size.height * 3);
  for (let j = 0; j < size.height; j++) {
    for (let i = 0; i < size.width; i++) {
      const right = i + 0.5 - size.width / 2;
      const above = size.height / 2 - j - 0.5;
      const up = above * cos + distance * sin;
      const ahead = distance * cos - above * sin;
      const turn = (Math.atan2(right, ahead) + yaw * radians) / (2 * Math.PI) + 0.5;
      const x = (turn - Math.floor(turn)) * width - 0.5;
      const y = (0.5 - Math.atan2(up, Math.hypot(right, ahead)) / Math.PI) * height - 0.5;
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const [a, b] = [x - left, y - top];
      for (let channel = 0; channel < 3; channel++) {
        const over = sample(left, top, channel) * (1 - a) + sample(left + 1, top, channel) * a;
        const under = sample(left, top + 1, channel) * (1 - a) + sample(left + 1, top + 1, channel) * a;
        out[(j * size.width + i) * 3 + channel] = Math.round(over * (1 - b) + under * b);
      }
    }
  }
  return out;
}

async function take({ from, at, look }: View): Promise<Buffer> {
  if (at) {
    const [left, top, width, height] = at;
    return sharp(join(media, from)).extract({ left, top, width, height }).toColourspace('srgb').png().toBuffer();
  }
  const { data, info } = await sharp(join(panoramas, from)).raw().toBuffer({ resolveWithObject: true });
  const size = { width: 960, height: 640 };
  const [yaw, pitch, angle] = look;
  const view = lookInto({ data, width: info.width, height: info.height }, { yaw, pitch, angle }, size);
  return sharp(view, { raw: { ...size, channels: 3 } }).png().toBuffer();
}

const hex = ({ r, g, b }: { r: number; g: number; b: number }) =>
  `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;

const made: Record<string, unknown> = {};
for (const view of views) {
  const picture = await take(view);
  const file = await sharp(picture).jpeg({ quality: 78, mozjpeg: true }).toBuffer({ resolveWithObject: true });
  await writeFile(join(media, view.name), file.data);
  made[view.name] = {
    alt: { 'zh-CN': view.zh, 'en-US': view.en },
    bytes: file.info.size,
    width: file.info.width,
    height: file.info.height,
    dominant: hex((await sharp(picture).stats()).dominant),
    origin: `detail of ${view.from}`,
  };
}

const captions: { note: string; files: Record<string, unknown> } = JSON.parse(await readFile(captionsPath, 'utf8'));
const files = Object.entries({ ...captions.files, ...made }).toSorted(([a], [b]) => (a < b ? -1 : 1));
await writeFile(captionsPath, JSON.stringify({ ...captions, files: Object.fromEntries(files) }, null, 1));
process.stdout.write(`${views.length} pictures\n`);
