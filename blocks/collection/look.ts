import type * as z from 'zod';
import type { collectionProps } from './schema.ts';

type Props = Pick<z.output<typeof collectionProps>, 'source' | 'layout' | 'items'>;

/** What the items of a collection look like, as far as it is known before they are there. */
export type Look = 'events' | 'cards' | 'names' | 'pictures' | 'texts';

/** By layout and source: only shows are events, only manuals and directions have no pictures. */
export function lookOf({ source, layout }: Props): Look {
  if (layout === 'cards') {
    if (source?.call === 'scheduleList') return 'events';
    return source?.call === 'filePage' || source?.call === 'albumPage' ? 'names' : 'cards';
  }
  if (source?.call !== 'filePage') return 'pictures';
  switch (source.params.atlasTypes) {
    case 'SERVICE_MANUAL':
    case 'TRAFFIC_DIRECTIONS':
      return 'texts';
    default:
      return 'pictures';
  }
}

/** A page of more than this many is not drawn as shapes to its end: nobody sees it before the items are there. */
const mostShapes = 10;

/** How many items a page holds that is on its way. */
export function expectedCount({ source, items }: Props): number {
  if (items) return items.length;
  const pageSize = source && 'pageSize' in source.params ? source.params.pageSize : 3;
  return Math.min(pageSize, mostShapes);
}
