/** How a card stands on desktop: across 7 or 5 of the 12 columns, or alone in its row. */
export type CardShape = 'wide' | 'narrow' | 'alone';

/** Two to a row: wide and narrow, in the next row narrow and wide; an odd last one is alone (rule TOUR-01). */
export function cardShape(index: number, count: number): CardShape {
  if (index === count - 1 && index % 2 === 0) return 'alone';
  const row = Math.floor(index / 2);
  return index % 2 === row % 2 ? 'wide' : 'narrow';
}

/** The grid of the cards: on a tablet two equal ones to a row, on a phone one. */
export const cardGrid =
  'grid gap-x-gutter gap-y-10 sm:grid-cols-2 md:grid-cols-[repeat(12,minmax(0,1fr))] md:gap-y-14';

/** The columns of a card; one that is alone has its text beside its picture. */
export const cardBox: Readonly<Record<CardShape, string>> = {
  wide: 'md:col-span-7',
  narrow: 'md:col-span-5',
  alone: 'sm:col-span-2 md:col-span-12 md:grid md:grid-cols-subgrid md:items-end',
};

/** The box of its picture: of one height on desktop, so that the texts of a row stand in line. */
export const cardPicture: Readonly<Record<CardShape, string>> = {
  wide: 'aspect-card md:aspect-auto md:h-100',
  narrow: 'aspect-card md:aspect-auto md:h-100',
  alone: 'aspect-card sm:max-md:aspect-wide md:aspect-auto md:h-100 md:col-span-7',
};

/** How wide the picture is shown, as in HTML's `sizes`. */
export const cardSizes: Readonly<Record<CardShape, string>> = {
  wide: '(max-width: 575px) 100vw, (max-width: 967px) 50vw, 733px',
  narrow: '(max-width: 575px) 100vw, (max-width: 967px) 50vw, 515px',
  alone: '(max-width: 967px) 100vw, 733px',
};
