/** The place of the venue that the URL opens by its number, counted from 1; the first one where it names none. */
export function openedBy(number: string | undefined, count: number): number {
  const index = /^[1-9]\d{0,3}$/.test(number ?? '') ? Number(number) - 1 : 0;
  return index < count ? index : 0;
}

/** The URL parameter that opens the venue at a place; the first needs none. */
export const venueParameter = (index: number) => ({ venue: index > 0 ? String(index + 1) : undefined });
