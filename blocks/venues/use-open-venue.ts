import { useState } from 'react';
import { useBlockUrl } from '#blocks/block-url.ts';
import { openedBy, venueParameter } from './open-venue.ts';

/**
 * State of the open venue, stored in the URL so that it can be shared and survives a reload. Opening another one
 * changes the URL without navigation.
 */
export function useOpenVenue(count: number) {
  const { read, replace } = useBlockUrl();
  const [index, setIndex] = useState(() => openedBy(read('venue'), count));
  const open = (next: number) => {
    setIndex(next);
    replace(venueParameter(next));
  };
  return { index: Math.min(index, count - 1), open };
}
