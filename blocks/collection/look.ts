import type * as z from 'zod';
import type { collectionProps } from './schema.ts';

type Props = Pick<z.output<typeof collectionProps>, 'source' | 'layout' | 'items'>;

/** Look of the items, known before they load. */
export type Look = 'events' | 'cards' | 'names' | 'pictures' | 'texts';

/** Derives the look from layout and source: only shows are events, only manuals and directions have no pictures. */
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

/** Maximum number of skeletons. Later ones are never seen before the items load. */
const mostShapes = 10;

/** Number of items expected on a loading page. */
export function expectedCount({ source, items }: Props): number {
  if (items) return items.length;
  const pageSize = source && 'pageSize' in source.params ? source.params.pageSize : 3;
  return Math.min(pageSize, mostShapes);
}
