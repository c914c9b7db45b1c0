import { useBlockUrl } from '#blocks/block-url.ts';

/** Index of the venue whose number, counted from 1, is in the URL; 0 without a valid number. */
export function openedBy(number: string | undefined, count: number): number {
  const index = /^[1-9]\d{0,3}$/.test(number ?? '') ? Number(number) - 1 : 0;
  return index < count ? index : 0;
}

/** URL parameter that opens the venue at an index. The first needs none. */
export const venueParameter = (index: number) => ({ venue: index > 0 ? String(index + 1) : undefined });

/**
 * State of the open venue, stored in the URL so that it can be shared and survives a reload. Opening another one
 * changes the URL without navigation.
 */
export function useOpenVenue(count: number) {
  const { read, replace } = useBlockUrl();
  return {
    index: openedBy(read('venue'), count),
    open: (next: number) => replace(venueParameter(next)),
  };
}
