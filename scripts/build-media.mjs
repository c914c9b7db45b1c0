import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * Prepares the demo media for serving: the originals, AVIF and WebP variants of each photo, tiles of each panorama, and
 * `manifest.json` with size, variants, colour and alternative text, from which views place pictures without layout shift. Documents are
 * copied. Only changed files are processed again.
 */

/** Widths of the variants, in pixels; never wider than the original. */
const variantWidths = [480, 960, 1440, 1920];

/** A wider picture also has a variant of its own width, up to this one, for screens with more pixels. */
const mostWidth = 2560;

/**
 * Measured on this set: AVIF effort 2 costs 40 % more time than 1 for the same size, 4 costs nine times as much for
 * 4 % less; WebP effort 3 costs half as much again as 2 for 4 % less, and few browsers still need it.
 */
const encodings = {
  avif: { quality: 50, effort: 1 },
  webp: { quality: 72, effort: 2 },
};

/**
 * Edge of the square tiles of a panorama in pixels: a view loads those that it shows. WebP, because a graphics card needs
 * each tile whole, and AVIF takes longer to decode.
 */
const tileEdge = 512;
const tileEncoding = { quality: 62, effort: 2 };

/** A third of the processor time; files have up to 40 % more bytes. */
const draftEncodings = {
  avif: { ...encodings.avif, effort: 0 },
  webp: { ...encodings.webp, effort: 0 },
};

const photograph = /\.jpe?g$/i;
const servedAsIs = /\.(svg|mp4|webm)$/i;
const documentFile = /\.pdf$/i;
const documentsFolder = 'documents';
const captionsName = 'captions.json';
const hashesName = '.hashes.json';

/**
 * @typedef {{ width: number, height: number, dominant: string, narrow?: string, alt: { 'zh-CN': string, 'en-US': string } }} Caption
 * @typedef {{ hash: string, width?: number, height?: number, outputs: string[] }} Done
 * @typedef {{ from: string, to: string, variants?: boolean, draft?: boolean, log?: (progress: string) => void }} Options
 */

/**
 * Updates `to` from the pictures, captions and documents in `from`: first all originals, then the variants of the photos.
 * After each photo the manifest names its variants, so that a running site shows them, and an interrupted build resumes.
 * With `variants: false`, photos without variants are marked as `pending` in the manifest and shown as they are. With
 * `draft: true`, variants are encoded quickly; a later build without it makes them again.
 *
 * @param {Options} options `log` is called for each photo (`photos 12/74`)
 *
 * @returns {Promise<{ files: number, made: number }>} number of files, and of those processed now
 *
 * @throws if a picture has no caption or a file cannot be read
 */
export async function buildMedia({ from, to, variants = true, draft = false, log = () => {} }) {
  const captions = /** @type {Record<string, Caption>} */ ((await readJson(join(from, captionsName))).files);
  const pictures = (await readdir(from))
    .filter((name) => photograph.test(name) || servedAsIs.test(name))
    .sort();
  const uncaptioned = pictures.filter((name) => !captions[name]);
  if (uncaptioned.length) {
    throw new Error(`${join(from, captionsName)} says nothing about ${uncaptioned.join(', ')}: add them`);
  }

  const names = [...pictures, ...(await documentsIn(from))];
  await mkdir(join(to, documentsFolder), { recursive: true });
  sharp.concurrency(availableParallelism());
  const chosen = draft ? draftEncodings : encodings;
  const hashesPath = join(to, hashesName);
  const before = /** @type {Record<string, Done>} */ (await readJson(hashesPath).catch(() => ({})));
  /** @type {Record<string, Done>} */
  const done = {};
  const made = new Set();
  for (const name of names) {
    const known = before[name];
    const hash = await hashOf(join(from, name), chosen);
    const isCurrent =
      known?.hash === hash &&
      (!photograph.test(name) || isPending(name, known) || known.outputs.length === 1 + variantsOf(known)) &&
      known.outputs.every((output) => existsSync(join(to, output)));
    if (!isCurrent) made.add(name);
    done[name] = isCurrent ? known : { hash, ...(await copyOriginal(name, captions[name], { from, to })) };
  }
  await removeLeftovers(before, done, to);
  const save = async () => {
    await writeWhole(hashesPath, JSON.stringify(done));
    await writeWhole(join(to, 'manifest.json'), `${JSON.stringify(manifestOf(done, captions), null, 1)}\n`);
  };
  await save();

  const photos = names.filter((name) => photograph.test(name));
  for (const [index, name] of variants ? photos.entries() : []) {
    if (isPending(name, done[name])) {
      made.add(name);
      done[name] = {
        ...done[name],
        outputs: [name, ...(await makeVariants(name, done[name], { from, to, chosen }))],
      };
      await save();
    }
    log(`photos ${index + 1}/${photos.length}`);
  }
  return { files: names.length, made: made.size };
}

/** Number of a photo's variants. Earlier releases made fewer. */
const variantsOf = (photo) => variantNames('a.jpg', photo).length;

/**
 * True for a picture all the way round that can be cut into tiles: the viewer needs a power of two of them in each direction.
 *
 * @param {{ width?: number, height?: number }} photo
 */
const isPanorama = ({ width = 0, height = 0 }) =>
  width >= 4096 && width === 2 * height && Number.isInteger(Math.log2(width / tileEdge));

/**
 * All files that are made of a photo.
 *
 * @param {string} name
 *
 * @param {{ width?: number, height?: number }} photo
 */
const variantNames = (name, photo) => [
  ...widthsFor(photo.width ?? 0).flatMap((width) =>
    Object.keys(encodings).map((format) => variantOf(name, width, format)),
  ),
  ...tilesOf(name, photo).map(({ file }) => file),
];

/**
 * Tiles of a panorama, row by row; none for another photo.
 *
 * @param {string} name
 *
 * @param {{ width?: number, height?: number }} photo
 */
function tilesOf(name, photo) {
  if (!isPanorama(photo)) return [];
  const columns = (photo.width ?? 0) / tileEdge;
  return Array.from({ length: (columns * columns) / 2 }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return { column, row, file: `${parse(name).name}-tile-${column}-${row}.webp` };
  });
}

/** True for a photo without variants. */
const isPending = (name, { outputs }) => photograph.test(name) && outputs.length === 1;

/**
 * Writes a file that another process may read at any time.
 *
 * @param {string} path
 *
 * @param {string | Buffer} content
 */
async function writeWhole(path, content) {
  const temporary = `${path}.${process.pid}`;
  await writeFile(temporary, content);
  await rename(temporary, path);
}

/**
 * Documents below `from`, as `documents/NAME.pdf`; none if the folder is missing.
 *
 * @param {string} from
 */
async function documentsIn(from) {
  const names = await readdir(join(from, documentsFolder)).catch(() => []);
  return names
    .filter((name) => documentFile.test(name))
    .sort()
    .map((name) => `${documentsFolder}/${name}`);
}

/**
 * Copies one file.
 * @param {string} name
 * @param {Caption | undefined} caption what is known of a picture; a document has none
 * @param {{ from: string, to: string }} folders
 */
async function copyOriginal(name, caption, { from, to }) {
  const original = join(from, name);
  await copyFile(original, join(to, name));
  if (!photograph.test(name)) return { width: caption?.width, height: caption?.height, outputs: [name] };
  // `autoOrient` is the displayed size, after the EXIF rotation.
  const { width, height } = (await sharp(original).metadata()).autoOrient;
  return { width, height, outputs: [name] };
}

/**
 * Writes the variants of a photo.
 * @param {string} name
 * @param {Done} photo
 * @param {{ from: string, to: string, chosen: typeof encodings }} options
 * @returns {Promise<string[]>} their names
 */
async function makeVariants(name, photo, { from, to, chosen }) {
  const { width = 0 } = photo;
  const outputs = [];
  // One width at a time: all at once would need several hundred megabytes.
  for (const variantWidth of widthsFor(width)) {
    const files = Object.entries(chosen).map(async ([format, options]) => {
      const file = variantOf(name, variantWidth, format);
      const picture = sharp(join(from, name)).autoOrient().resize({ width: variantWidth });
      await writeWhole(join(to, file), await picture.toFormat(format, options).toBuffer());
      return file;
    });
    outputs.push(...(await Promise.all(files)));
  }
  return [...outputs, ...(await makeTiles(name, photo, { from, to }))];
}

/**
 * Writes the tiles of a panorama.
 *
 * @param {string} name
 *
 * @param {Done} photo
 *
 * @param {{ from: string, to: string }} folders
 *
 * @returns {Promise<string[]>} their names
 */
async function makeTiles(name, photo, { from, to }) {
  const tiles = tilesOf(name, photo);
  if (tiles.length === 0) return [];
  const { data, info } = await sharp(join(from, name))
    .autoOrient()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  await Promise.all(
    tiles.map(async ({ column, row, file }) => {
      const at = { left: column * tileEdge, top: row * tileEdge, width: tileEdge, height: tileEdge };
      await writeWhole(join(to, file), await sharp(data, { raw }).extract(at).webp(tileEncoding).toBuffer());
    }),
  );
  return tiles.map(({ file }) => file);
}

const variantOf = (photo, width, format) => `${parse(photo).name}-${width}.${format}`;

/**
 * At least one width, so that every photo has an AVIF and a WebP.
 *
 * @param {number} width of the original
 */
function widthsFor(width) {
  const fitting = variantWidths.filter((candidate) => candidate <= width);
  const own = Math.min(width, mostWidth);
  return fitting.length === 0 || own > 1920 ? [...fitting, own] : fitting;
}

/**
 * Manifest entries of pictures and films.
 *
 * @param {Record<string, Done>} done
 *
 * @param {Record<string, Caption>} captions
 */
function manifestOf(done, captions) {
  return Object.fromEntries(
    Object.entries(done)
      .filter(([name]) => !documentFile.test(name))
      .map(([name, file]) => [
        name,
        {
          width: file.width,
          height: file.height,
          ...(photograph.test(name) && { hash: file.hash.slice(0, 32) }),
          ...(isPending(name, file)
            ? { pending: true }
            : photograph.test(name) && {
                widths: widthsFor(file.width),
                ...(isPanorama(file) && { tiles: tileEdge }),
              }),
          ...(captions[name].narrow && { narrow: captions[name].narrow }),
          tint: captions[name].dominant,
          alt: captions[name].alt,
        },
      ]),
  );
}

/**
 * Deletes files of earlier builds that this one does not make. Old variants of a changed photo stay until the new ones
 * replace them, because a running site may show them.
 *
 * @param {Record<string, Done>} before
 *
 * @param {Record<string, Done>} done
 *
 * @param {string} to
 */
async function removeLeftovers(before, done, to) {
  const current = new Set(
    Object.entries(done).flatMap(([name, file]) =>
      photograph.test(name) ? [name, ...variantNames(name, file)] : file.outputs,
    ),
  );
  const old = Object.values(before).flatMap(({ outputs }) => outputs);
  await Promise.all(
    old.filter((output) => !current.has(output)).map((output) => rm(join(to, output), { force: true })),
  );
}

/**
 * Hash of a file's content and the encoding options: a change of either rebuilds the picture.
 *
 * @param {string} path
 *
 * @param {typeof encodings} chosen
 */
async function hashOf(path, chosen) {
  const hash = createHash('sha256').update(JSON.stringify({ variantWidths, encodings: chosen }));
  return hash.update(await readFile(path)).digest('hex');
}

/** @param {string} path */
const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const line = process.stdout.isTTY ? (progress) => process.stdout.write(`\r${progress}`) : undefined;
  const { files, made } = await buildMedia({
    from: join(root, 'src/demo/media'),
    to: join(root, 'dist/media'),
    ...(line && { log: line }),
  });
  process.stdout.write(`${line ? '\r' : ''}files ${files}/${files}, ${made} made anew\n`);
}
