/** The parameter that holds the number of the venue that is open, counted from 1. */
const parameter = 'venue';

/** The place of the venue that a query string opens; the first one where it names none that is there. */
export function openedBy(search: string, count: number): number {
  const number = new URLSearchParams(search).get(parameter) ?? '';
  const index = /^[1-9]\d{0,3}$/.test(number) ? Number(number) - 1 : 0;
  return index < count ? index : 0;
}

/** A query string that opens the venue at a place; the first needs none. */
export function withVenue(search: string, index: number): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(parameter);
  if (index > 0) parameters.set(parameter, String(index + 1));
  return parameters.size > 0 ? `?${parameters}` : '';
}
