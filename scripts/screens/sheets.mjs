import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const sheet = { width: 1600, height: 1700, gap: 12, label: 22 };
/** Width of a thumbnail by page width, in px. */
const tileWidths = { 390: 216, 834: 292, 1440: 516, 1920: 516 };
const tileWidth = (width) => tileWidths[width] ?? Math.min(516, Math.max(216, Math.round(width * 0.36)));

/**
 * Arranges the pictures of each group and width on PNG sheets, both languages side by side. Splits pictures longer than
 * a sheet into columns.
 *
 *
 * @param {{ name: string, group: string, language: string, width: number, height: number, file: string }[]} pictures
 *
 *
 * @param {string} folder folder of the pictures; the sheets go to its subfolder `sheets`
 *
 *
 * @returns {Promise<string[]>} their names
 */
export async function makeSheets(pictures, folder) {
  const { default: sharp } = await import('sharp');
  mkdirSync(join(folder, 'sheets'), { recursive: true });
  const names = [];
  for (const [key, members] of Map.groupBy(sorted(pictures), ({ group, width }) => `${group}.${width}`)) {
    const sheets = pack(members.flatMap(columnsOf));
    for (const [index, { tiles, height }] of sheets.entries()) {
      const name = `${key}${sheets.length > 1 ? `.${index + 1}` : ''}.png`;
      const layers = await Promise.all(tiles.map((tile) => layersOf(sharp, folder, tile)));
      await sharp({ create: { width: sheet.width, height, channels: 3, background: '#8a9599' } })
        .composite(layers.flat())
        // True colour: a palette would turn white into grey.
        .png({ compressionLevel: 6 })
        .toFile(join(folder, 'sheets', name));
      names.push(name);
    }
  }
  return names;
}

/** Sorts the languages of a page next to each other. */
const sorted = (pictures) => {
  const order = [...new Set(pictures.map(({ name }) => name))];
  return pictures.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
};

/** Splits a picture into columns that fit on a sheet, in its own px. */
function columnsOf({ name, language, width, height, file }) {
  const scale = tileWidth(width) / width;
  const most = Math.floor((sheet.height - sheet.label - 2 * sheet.gap) / scale);
  return Array.from({ length: Math.ceil(height / most) }, (_, part) => {
    const top = part * most;
    const own = Math.min(most, height - top);
    return {
      ...{ file, top, own, width: tileWidth(width), height: Math.max(1, Math.round(own * scale)) },
      label: `${name} ${language.slice(0, 2)}${part > 0 ? ` (${part + 1})` : ''}`,
    };
  });
}

/** Packs tiles into rows and sheets. */
function pack(tiles) {
  const sheets = [];
  let x = 0;
  let top = 0;
  let bottom = 0;
  for (const tile of tiles) {
    const height = tile.height + sheet.label + sheet.gap;
    const fresh = sheets.length === 0;
    if (!fresh && x + tile.width + sheet.gap > sheet.width) [x, top] = [sheet.gap, bottom];
    if (fresh || top + height > sheet.height) {
      sheets.push({ tiles: [], height: 0 });
      [x, top, bottom] = [sheet.gap, sheet.gap, sheet.gap];
    }
    const current = sheets.at(-1);
    current.tiles.push({ ...tile, x, y: top });
    x += tile.width + sheet.gap;
    bottom = Math.max(bottom, top + height);
    current.height = Math.max(current.height, bottom);
  }
  return sheets;
}

async function layersOf(sharp, folder, { file, top, own, width, height, label, x, y }) {
  const image = sharp(join(folder, file));
  const { width: full, height: fullHeight } = await image.metadata();
  const first = Math.min(top, fullHeight - 1);
  const input = await image
    .extract({ left: 0, top: first, width: full, height: Math.min(own, fullHeight - first) })
    .resize(width, height, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${sheet.label}"><text y="15" font-family="sans-serif" font-size="12" fill="#0b2530">${label}</text></svg>`;
  return [
    { input: Buffer.from(text), left: x, top: y },
    { input, left: x, top: y + sheet.label },
  ];
}
