/** The width of a tile on desktop: the whole row, a half, or a third. */
export type TileSize = 'whole' | 'half' | 'third';

/**
 * Fills every row of three: with one tile left over, the first takes a whole row; with two left over, the first two
 * share a row.
 *
 * @param index of the tile, from 0
 * @returns its share of a row
 */
export function tileSize(index: number, count: number): TileSize {
  const over = count % 3;
  if (over === 1 && index === 0) return 'whole';
  return over === 2 && index < 2 ? 'half' : 'third';
}

/** The grid of the tiles: one to a row on a phone, two on a tablet, up to three on desktop. */
export const tileGrid = 'grid gap-x-gutter sm:grid-cols-2 md:grid-cols-6';

const spans: Record<TileSize, string> = {
  whole: 'md:col-span-6',
  half: 'md:col-span-3',
  third: 'md:col-span-2',
};

/** @returns the classes for a tile's columns; an odd number of tiles opens a tablet's grid with one across both */
export const tileSpan = (index: number, count: number): string =>
  `${spans[tileSize(index, count)]} ${opensPairs(index, count) ? 'sm:max-md:col-span-2' : ''}`;

/**
 * @returns the classes for the box of a tile's picture; across the whole grid it is a strip, so that it does not fill
 * the screen
 */
export const tilePicture = (index: number, count: number): string =>
  `aspect-card rounded ${tileSize(index, count) === 'whole' ? 'md:aspect-wide' : ''} ${
    opensPairs(index, count) ? 'sm:max-md:aspect-wide' : ''
  }`;

const opensPairs = (index: number, count: number) => index === 0 && count % 2 === 1;

const widths: Record<Exclude<TileSize, 'whole'>, string> = { half: '624px', third: '405px' };

/**
 * @param whole width of a tile that takes a whole row on desktop
 * @returns the width of a tile's picture as in HTML's `sizes`
 */
export function tileSizes(index: number, count: number, whole = '1280px'): string {
  const size = tileSize(index, count);
  const tablet = opensPairs(index, count) ? 100 : 50;
  return `(max-width: 575px) 100vw, (max-width: 967px) ${tablet}vw, ${size === 'whole' ? whole : widths[size]}`;
}
