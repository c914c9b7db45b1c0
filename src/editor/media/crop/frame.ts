import type { Crop, Size } from '#schemas/crop.ts';

/** Smallest side of a frame that is typed, in percent. */
const smallest = 1;

/**
 * The frame with other proportions: the same middle and as large as before where the picture allows it.
 *
 * @param proportion width through height of the pixels in the frame
 * @param size of the picture in pixels
 */
export function withProportion(frame: Crop, proportion: number, size: Size): Crop {
  const [wide, high] = [(frame.width * size.width) / 100, (frame.height * size.height) / 100];
  const area = Math.sqrt(wide * high);
  const fits = Math.min(
    1,
    size.width / (area * Math.sqrt(proportion)),
    (size.height * Math.sqrt(proportion)) / area,
  );
  const width = (area * Math.sqrt(proportion) * fits * 100) / size.width;
  const height = ((area / Math.sqrt(proportion)) * fits * 100) / size.height;
  return {
    x: within(frame.x + (frame.width - width) / 2, 100 - width),
    y: within(frame.y + (frame.height - height) / 2, 100 - height),
    width,
    height,
  };
}

/**
 * The frame after one of its numbers was typed. The others change only where the picture ends, and a side of fixed proportions
 * with the other side.
 *
 * @param proportion as in `withProportion`; absent if both sides are free
 */
export function withNumber(
  frame: Crop,
  [key, typed]: [key: keyof Crop, typed: number],
  { proportion, size }: { proportion: number | undefined; size: Size },
): Crop {
  const value = within(typed, 100);
  if (key === 'x') return { ...frame, x: Math.min(value, 100 - frame.width) };
  if (key === 'y') return { ...frame, y: Math.min(value, 100 - frame.height) };
  const side = Math.max(value, smallest);
  if (proportion === undefined) {
    const start = key === 'width' ? 'x' : 'y';
    return { ...frame, [key]: side, [start]: Math.min(frame[start], 100 - side) };
  }
  const ratio = (proportion * size.height) / size.width;
  const width = Math.min(key === 'width' ? side : side * ratio, 100, 100 * ratio);
  const height = width / ratio;
  return { width, height, x: Math.min(frame.x, 100 - width), y: Math.min(frame.y, 100 - height) };
}

/**
 * The visible part of a cropped picture in a box, with CSS `object-fit: cover` and `object-position`.
 *
 * @param proportion of the box
 * @param point in the part that stays in sight, 0 to 1
 * @returns the visible part of the picture, in percent
 */
export function visibleIn(
  frame: Crop,
  proportion: number,
  { point, size }: { point: { x: number; y: number }; size: Size },
): Crop {
  const own = (frame.width * size.width) / (frame.height * size.height);
  const width = frame.width * Math.min(1, proportion / own);
  const height = frame.height * Math.min(1, own / proportion);
  return {
    x: frame.x + (frame.width - width) * point.x,
    y: frame.y + (frame.height - height) * point.y,
    width,
    height,
  };
}

const within = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most));
