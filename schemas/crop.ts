/**
 * A part of a picture, in percent of its width and height from the left and the top, with two decimals at most. It stays
 * valid when the picture is replaced by one with other pixels.
 */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture as a field refers to it: its address, and the part of it that this field shows. */
export interface PictureReference {
  address: string;
  /** Absent for the whole picture. */
  crop?: Crop;
  /** True if the reference names a part that cannot be shown: the whole picture is shown instead. */
  isWrong?: true;
}

/**
 * Reads a reference to a picture. The part is a fragment as in Media Fragments URI 1.0, section 4.2.2, in percent:
 * `/media/a.jpg#xywh=percent:10,5,60,80`. A program that does not know it shows the whole picture. Decimals are an addition, as
 * in the Web Annotation tools, so that a part has exact proportions; parts in pixels are not supported, because they mean
 * something else in a replaced picture.
 *
 * @returns the address without the part; other fragments stay in it
 * @example
 * readPictureReference('/media/a.jpg#xywh=percent:10,5,60,80');
 * // { address: '/media/a.jpg', crop: { x: 10, y: 5, width: 60, height: 80 } }
 */
export function readPictureReference(reference: string): PictureReference {
  const at = reference.indexOf('#');
  if (at === -1) return { address: reference };
  const fragments = reference.slice(at + 1).split('&');
  const parts = fragments.filter((one) => one.startsWith('xywh='));
  const part = parts.at(-1)?.slice('xywh='.length);
  if (part === undefined) return { address: reference };
  const others = fragments.filter((one) => !parts.includes(one)).join('&');
  const address = reference.slice(0, at) + (others === '' ? '' : `#${others}`);
  const crop = readPercents(part);
  if (!crop || !isPart(crop)) return { address, isWrong: true };
  return isWhole(crop) ? { address } : { address, crop };
}

function readPercents(part: string): Crop | undefined {
  if (!part.startsWith('percent:')) return undefined;
  const numbers = part.slice('percent:'.length).split(',');
  const [x, y, width, height] = numbers.map((one) =>
    /^\d{1,3}(?:\.\d{1,10})?$/.test(one) ? Number(one) : undefined,
  );
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined;
  return numbers.length === 4 ? rounded({ x, y, width, height }) : undefined;
}

/**
 * @param crop absent for the whole picture
 * @returns the reference to a part of a picture, as fields store it
 */
export function pictureReference(address: string, crop: Crop | undefined): string {
  const { x, y, width, height } = rounded(crop ?? wholeCrop);
  const isPartial = crop !== undefined && !isWhole({ x, y, width, height });
  return isPartial ? `${address}#xywh=percent:${x},${y},${width},${height}` : address;
}

/** The whole picture as a part of itself. */
export const wholeCrop: Crop = { x: 0, y: 0, width: 100, height: 100 };

/** Rounds to two decimals. The part does not become larger than the picture by it. */
function rounded({ x, y, width, height }: Crop): Crop {
  const two = (value: number) => Math.round(value * 100) / 100;
  const within = (start: number, length: number) =>
    two(start + length) - 100 <= tolerance ? two(Math.min(length, 100 - two(start))) : length;
  return { x: two(x), y: two(y), width: within(x, width), height: within(y, height) };
}

/** Sums of rounded numbers may exceed the picture by this many percent. */
const tolerance = 0.02;

/** The part lies inside the picture and has an area. It is false for `NaN`, too. */
const isPart = ({ x, y, width, height }: Crop): boolean =>
  x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 100 + 1e-9 && y + height <= 100 + 1e-9;

const isWhole = ({ width, height }: Crop): boolean => width === 100 && height === 100;

/** Size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** @returns the pixels of a picture that belong to a part of it: one in each direction at least */
export function cropPixels({ x, y, width, height }: Crop, size: Size): Size & { left: number; top: number } {
  const [left, pixelsWide] = pixelsOf(x, width, size.width);
  const [top, pixelsHigh] = pixelsOf(y, height, size.height);
  return { left, top, width: pixelsWide, height: pixelsHigh };
}

function pixelsOf(start: number, length: number, all: number): [first: number, count: number] {
  const first = Math.min(Math.round((start / 100) * all), all - 1);
  const end = Math.round(((start + length) / 100) * all);
  return [first, Math.max(1, Math.min(end, all) - first)];
}

/**
 * @param point focal point of the picture, 0 to 1 from the left and the top
 * @returns the same point in the part; the nearest one if it is outside
 */
export const pointInCrop = (point: { x: number; y: number }, crop: Crop): { x: number; y: number } => ({
  x: clamp((point.x * 100 - crop.x) / crop.width),
  y: clamp((point.y * 100 - crop.y) / crop.height),
});

const clamp = (share: number) => Math.min(1, Math.max(0, share));

/**
 * @param pixels size of a picture
 * @param box width and height of its box, in CSS pixels
 * @returns whether it is enlarged in the box
 */
export const isEnlarged = ({ width, height }: Size, [wide, high]: readonly [number, number]): boolean =>
  width < wide || height < high;
