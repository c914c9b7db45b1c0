/** Width of a card on desktop: 7 or 5 of 12 columns, or alone in its row. */
export type CardShape = 'wide' | 'narrow' | 'alone';

/** Two cards per row: wide and narrow, in the next row narrow and wide; an odd last one is alone (rule TOUR-01). */
export function cardShape(index: number, count: number): CardShape {
  if (index === count - 1 && index % 2 === 0) return 'alone';
  const row = Math.floor(index / 2);
  return index % 2 === row % 2 ? 'wide' : 'narrow';
}

/** Grid of the cards: two equal ones per row on tablets, one on phones. */
export const cardGrid =
  'grid gap-x-gutter gap-y-10 sm:grid-cols-2 md:grid-cols-[repeat(12,minmax(0,1fr))] md:gap-y-14';

/** Columns of a card. A card alone in its row has its text beside its picture. */
export const cardBox: Readonly<Record<CardShape, string>> = {
  wide: 'md:col-span-7',
  narrow: 'md:col-span-5',
  alone: 'sm:col-span-2 md:col-span-12 md:grid md:grid-cols-subgrid md:items-end',
};

/** Box of the picture: equally high on desktop, so that the texts of a row align. */
export const cardPicture: Readonly<Record<CardShape, string>> = {
  wide: 'aspect-card md:aspect-auto md:h-100',
  narrow: 'aspect-card md:aspect-auto md:h-100',
  alone: 'aspect-card sm:max-md:aspect-wide md:aspect-auto md:h-100 md:col-span-7',
};

/** Displayed width of the picture, as in HTML's `sizes`. */
export const cardSizes: Readonly<Record<CardShape, string>> = {
  wide: '(max-width: 575px) 100vw, (max-width: 967px) 50vw, 733px',
  narrow: '(max-width: 575px) 100vw, (max-width: 967px) 50vw, 515px',
  alone: '(max-width: 967px) 100vw, 733px',
};
