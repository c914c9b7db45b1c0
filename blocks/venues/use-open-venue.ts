import { useState } from 'react';
import { useBlockUrl } from '#blocks/block-url.ts';
import { openedBy, venueParameter } from './open-venue.ts';

/**
 * Which of so many venues is open: the one whose number the URL gives, so that it can be shared and opens again after a
 * reload. Opening another one changes the URL and loads no page.
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
