import { use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkContext } from '#ui/link-context.ts';
import { openedBy, withVenue } from './open-venue.ts';

/**
 * Which of so many venues is open: the one whose number stands in the URL, so that it can be shared and comes again
 * after a reload. Another one that is opened takes its place there; the page stays, and with it the router's entry.
 */
export function useOpenVenue(count: number) {
  const { pathname, search } = useLocation();
  const keepLanguage = use(LinkContext);
  const [index, setIndex] = useState(() => openedBy(search, count));
  const open = (next: number) => {
    setIndex(next);
    const url = pathname + withVenue(window.location.search, next);
    window.history.replaceState(window.history.state, '', keepLanguage(url));
  };
  return { index: Math.min(index, count - 1), open };
}
