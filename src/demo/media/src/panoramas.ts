import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { type Building, buildingFromGeoJson, buildingSchema } from '#schemas/building.ts';
import { isRecord } from '#schemas/is-record.ts';
import type { Language } from '#schemas/language.ts';
import { drawPanorama } from './panorama-drawing.ts';

/**
 * Drawings all the way round of the spots in `content/building.json`, from its figures. Writes each beside the pictures
 * and its entry into `captions.json`, leaving the other entries as they are. A name of a spot chooses one.
 *
 *     node src/demo/media/src/panoramas.ts [SPOT…]
 */

const media = join(import.meta.dirname, '..');
const captionsPath = join(media, 'captions.json');
const size = 4096;

const geoJson: unknown = JSON.parse(await readFile(join(media, '../content/building.json'), 'utf8'));
if (!isRecord(geoJson)) throw new Error('content/building.json is no GeoJSON');
const buildingIn = (language: Language): Building => buildingSchema.parse(buildingFromGeoJson(geoJson, language));
const [zh, en] = [buildingIn('zh-CN'), buildingIn('en-US')];

const wanted = process.argv.slice(2);
const made: Record<string, unknown> = {};
for (const [index, spot] of en.spots.entries()) {
  if (!spot.picture || (wanted.length > 0 && !wanted.includes(spot.id))) continue;
  const file = basename(spot.picture);
  const raw = { width: size, height: size / 2, channels: 3 } as const;
  const picture = await sharp(drawPanorama(en, spot, size), { raw })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
  await writeFile(join(media, file), picture);
  const { dominant } = await sharp(picture).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
  made[file] = {
    alt: {
      'zh-CN': `按平面数据绘制的 360° 图：${zh.spots[index]?.name}，空场。`,
      'en-US': `360-degree drawing from the plan’s data: ${spot.name}, empty.`,
    },
    bytes: picture.length,
    width: size,
    height: size / 2,
    dominant: `#${hex}`,
    origin: 'drawn from the building’s data by our own script',
  };
}

const captions: { note: string; files: Record<string, unknown> } = JSON.parse(await readFile(captionsPath, 'utf8'));
const files = Object.entries({ ...captions.files, ...made }).toSorted(([a], [b]) => (a < b ? -1 : 1));
await writeFile(captionsPath, JSON.stringify({ ...captions, files: Object.fromEntries(files) }, null, 1));
process.stdout.write(`${Object.keys(made).length} panoramas\n`);
