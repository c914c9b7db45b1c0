import { type Crop, cropPixels, type Size } from '#schemas/crop.ts';
import { type MediaEnding, promisedEnding } from '#schemas/editor/media-types.ts';
import type { Picture } from '#schemas/picture.ts';
import { stemOf } from '../../../media/storage/storage.ts';
import { type CopyFormat, copyFormats, widthsForPart } from '../picture-copies.ts';

/** A picture of which parts can be shown, with its size in pixels. */
export interface CropSource extends Size {
  /** Name that is made from its bytes, so that another version has another name. */
  file: string;
  /** Calls back with its path on this machine. */
  withFile<T>(use: (path: string) => Promise<T>): Promise<T>;
}

/** A part in the name of a file, in hundredths of a percent: `x1000y500w6000h8000`. */
export const partName = ({ x, y, width, height }: Crop): string => {
  const hundredths = (percent: number) => Math.round(percent * 100);
  return `x${hundredths(x)}y${hundredths(y)}w${hundredths(width)}h${hundredths(height)}`;
};

function cropOfPart(part: string): Crop | undefined {
  const [x, y, width, height] = (/^x(\d+)y(\d+)w(\d+)h(\d+)$/.exec(part) ?? [])
    .slice(1)
    .map((hundredths) => Number(hundredths) / 100);
  return x === undefined || y === undefined || width === undefined || height === undefined
    ? undefined
    : { x, y, width, height };
}

/** A file that shows a part of a picture. */
export interface CropFile {
  name: string;
  /** Name of the picture without its ending. */
  stem: string;
  part: string;
  /** Width of a smaller copy. Absent for the part in its own size, in the format of the picture. */
  width?: number;
  ending: string;
}

/** @returns picture, part, width and format of a file name; undefined if it is not the name of a part: `ab12-x0y0w5000h5000-480.avif` */
export function readCropFile(name: string): CropFile | undefined {
  const [, stem, part, width, ending] =
    /^([0-9a-f]+)-(x\d+y\d+w\d+h\d+)(?:-(\d+))?\.([a-z0-9]+)$/.exec(name) ?? [];
  if (stem === undefined || part === undefined || ending === undefined) return undefined;
  return { name, stem, part, ...(width === undefined ? {} : { width: Number(width) }), ending };
}

/** The part in its own size, and the beginning of the names of its copies. */
export const cropFileName = (file: string, part: string): string =>
  `${stemOf(file)}-${part}${file.slice(stemOf(file).length)}`;

/** All files of a part, the one in its own size first. */
export function cropFiles(source: CropSource, part: string): { files: CropFile[]; widths: number[] } {
  const crop = cropOfPart(part);
  const widths = crop ? widthsForPart(cropPixels(crop, source).width) : [];
  const name = cropFileName(source.file, part);
  const copies = widths.flatMap((width) =>
    Object.keys(copyFormats).map((format) => `${stemOf(name)}-${width}.${format}`),
  );
  return { files: crop ? [name, ...copies].flatMap((one) => readCropFile(one) ?? []) : [], widths };
}

/** How to make a file of a part. */
export interface CropDrawing {
  region: Size & { left: number; top: number };
  width: number | undefined;
  format: CopyFormat | 'jpeg' | 'png';
  encoding: object;
}

/** Quality of a part in its own size, which is for programs that know neither AVIF nor WebP, and for share cards. */
const encodings: Partial<Record<MediaEnding, Pick<CropDrawing, 'format' | 'encoding'>>> = {
  jpg: { format: 'jpeg', encoding: { quality: 82 } },
  png: { format: 'png', encoding: {} },
  webp: { format: 'webp', encoding: { quality: 82, effort: 2 } },
  avif: { format: 'avif', encoding: { quality: 60, effort: 1 } },
};

/** @returns undefined if the part has no such file, such as a copy that is wider than the part */
export function drawingOf(file: CropFile, source: CropSource): CropDrawing | undefined {
  const crop = cropOfPart(file.part);
  const known = cropFiles(source, file.part).files.find(({ name }) => name === file.name);
  if (!crop || !known) return undefined;
  const region = cropPixels(crop, source);
  if (known.width === undefined) {
    const own = encodings[promisedEnding(source.file) ?? 'svg'];
    return own && { region, width: undefined, ...own };
  }
  const format = file.ending === 'avif' ? 'avif' : 'webp';
  return { region, width: known.width, format, encoding: copyFormats[format] };
}

/** @returns whether parts of a file can be made: drawings and films have none */
export const hasParts = (file: string): boolean => encodings[promisedEnding(file) ?? 'svg'] !== undefined;

/** The picture of a part, as views show it. */
export type CropPicture = Pick<Picture, 'src' | 'width' | 'height' | 'widths'>;

/** @param widths of the copies, if they are ready */
export function cropPicture(
  source: CropSource,
  crop: Crop,
  { base, widths }: { base: string; widths: readonly number[] },
): CropPicture {
  const { width, height } = cropPixels(crop, source);
  const src = base + cropFileName(source.file, partName(crop));
  return { src, width, height, ...(widths.length > 0 ? { widths } : {}) };
}
