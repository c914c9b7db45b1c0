import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * Prepares the demo media for serving: the originals, AVIF and WebP variants of each photo, and `manifest.json` with
 * size, variants, colour and alternative text, from which views place pictures without layout shift. Documents are
 * copied. Only changed files are processed again.
 */

/** Widths of the variants, in pixels; never wider than the original. */
const variantWidths = [480, 960, 1440, 1920];

/**
 * Measured on this set: AVIF effort 2 costs 40 % more time than 1 for the same size, 4 costs nine times as much for
 * 4 % less; WebP effort 3 costs half as much again as 2 for 4 % less, and few browsers still need it.
 */
const encodings = {
  avif: { quality: 50, effort: 1 },
  webp: { quality: 72, effort: 2 },
};

const photograph = /\.jpe?g$/i;
const servedAsIs = /\.(svg|mp4|webm)$/i;
const documentFile = /\.pdf$/i;
const documentsFolder = 'documents';
const captionsName = 'captions.json';
const hashesName = '.hashes.json';

/**
 * @typedef {{ width: number, height: number, dominant: string, alt: { 'zh-CN': string, 'en-US': string } }} Caption
 * @typedef {{ hash: string, width?: number, height?: number, outputs: string[] }} Done
 * @typedef {{ from: string, to: string, log?: (progress: string) => void }} Options
 */

/**
 * Updates `to` from the pictures, captions and documents in `from`. Calls `log` for every step (`files 12/94`). Throws
 * if a picture has no caption or a file cannot be read.
 *
 *
 * @param {Options} options
 *
 *
 * @returns {Promise<{ files: number, made: number }>} number of files, and of those processed now
 */
export async function buildMedia({ from, to, log = () => {} }) {
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
  const hashesPath = join(to, hashesName);
  const before = /** @type {Record<string, Done>} */ (await readJson(hashesPath).catch(() => ({})));
  /** @type {Record<string, Done>} */
  const done = {};
  let made = 0;
  for (const [index, name] of names.entries()) {
    const known = before[name];
    const hash = await hashOf(join(from, name));
    if (known?.hash === hash && known.outputs.every((output) => existsSync(join(to, output)))) {
      done[name] = known;
    } else {
      done[name] = { hash, ...(await make(name, captions[name], { from, to })) };
      made += 1;
      // Written after each file, so that an interrupted build resumes.
      await writeFile(hashesPath, JSON.stringify({ ...before, ...done }));
    }
    log(`files ${index + 1}/${names.length}`);
  }

  await removeLeftovers(before, done, to);
  await writeFile(hashesPath, JSON.stringify(done));
  await writeFile(join(to, 'manifest.json'), `${JSON.stringify(manifestOf(done, captions), null, 1)}\n`);
  return { files: names.length, made };
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
 * Copies one file and, if it is a photograph, writes its variants.
 * @param {string} name
 * @param {Caption | undefined} caption what is known of a picture; a document has none
 * @param {{ from: string, to: string }} folders
 */
async function make(name, caption, { from, to }) {
  const original = join(from, name);
  await copyFile(original, join(to, name));
  if (!photograph.test(name)) return { width: caption?.width, height: caption?.height, outputs: [name] };
  // `autoOrient` is the displayed size, after the EXIF rotation.
  const { width, height } = (await sharp(original).metadata()).autoOrient;
  const outputs = [name];
  // One width at a time: all at once would need several hundred megabytes.
  for (const variantWidth of widthsFor(width)) {
    const variants = Object.entries(encodings).map(([format, options]) => ({
      file: `${parse(name).name}-${variantWidth}.${format}`,
      format,
      options,
    }));
    await Promise.all(
      variants.map(({ file, format, options }) =>
        sharp(original)
          .autoOrient()
          .resize({ width: variantWidth })
          .toFormat(format, options)
          .toFile(join(to, file)),
      ),
    );
    outputs.push(...variants.map(({ file }) => file));
  }
  return { width, height, outputs };
}

/**
 * At least one width, so that every photo has an AVIF and a WebP.
 *
 * @param {number} width of the original
 */
function widthsFor(width) {
  const fitting = variantWidths.filter((candidate) => candidate <= width);
  return fitting.length ? fitting : [width];
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
      .map(([name, { width, height }]) => [
        name,
        {
          width,
          height,
          ...(photograph.test(name) && { widths: widthsFor(width) }),
          tint: captions[name].dominant,
          alt: captions[name].alt,
        },
      ]),
  );
}

/**
 * Deletes files of earlier builds that this one does not contain.
 *
 * @param {Record<string, Done>} before
 *
 * @param {Record<string, Done>} done
 *
 * @param {string} to
 */
async function removeLeftovers(before, done, to) {
  const current = new Set(Object.values(done).flatMap(({ outputs }) => outputs));
  const old = Object.values(before).flatMap(({ outputs }) => outputs);
  await Promise.all(
    old.filter((output) => !current.has(output)).map((output) => rm(join(to, output), { force: true })),
  );
}

/**
 * Hash of a file's content and the encoding options: a change of either rebuilds the picture.
 *
 * @param {string} path
 */
async function hashOf(path) {
  const hash = createHash('sha256').update(JSON.stringify({ variantWidths, encodings }));
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
