import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawings } from '../../technical/drawings/index.ts';

/**
 * Plans of the halls and rooms, and the sheets with their data. Writes each beside the pictures and its entry into
 * `captions.json`, leaving the other entries as they are.
 *
 *     node src/demo/media/src/plans.ts
 */

const media = join(import.meta.dirname, '..');
const captionsPath = join(media, 'captions.json');

const made: Record<string, unknown> = {};
for (const { file, svg, alt, narrow } of drawings()) {
  await writeFile(join(media, file), svg);
  const [, width, height] = svg.match(/viewBox="0 0 (\d+) (\d+)"/) ?? [];
  made[file] = {
    alt,
    ...(narrow && { narrow }),
    bytes: Buffer.byteLength(svg),
    width: Number(width),
    height: Number(height),
    dominant: file.startsWith('plan') ? '#fbfaf7' : '#ffffff',
    origin: 'vector drawn by our own script',
  };
}

const captions: { note: string; files: Record<string, unknown> } = JSON.parse(await readFile(captionsPath, 'utf8'));
const files = Object.entries({ ...captions.files, ...made }).toSorted(([a], [b]) => (a < b ? -1 : 1));
await writeFile(captionsPath, JSON.stringify({ ...captions, files: Object.fromEntries(files) }, null, 1));
process.stdout.write(`${Object.keys(made).length} drawings\n`);
