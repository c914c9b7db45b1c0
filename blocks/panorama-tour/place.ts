import { firstZoom, type PanoramaLook } from '#ui/panorama/panorama-view.ts';
import type { Tour, TourSpot } from './tour.ts';

/** What the tour shows; it is in the address. */
export interface TourPlace {
  /** Id of a spot. */
  spot: string;
  /** What the visitor prefers; a spot that has one picture shows that one. */
  show: 'empty' | 'built';
  look: PanoramaLook;
}

const level: PanoramaLook = { yaw: 0, pitch: 0, zoom: firstZoom };

/** @returns the place of a spot, by default with its first look */
export const placeAt = (
  { id }: Pick<TourSpot, 'id'>,
  { show, look = level }: { show: TourPlace['show']; look?: PanoramaLook },
): TourPlace => ({ spot: id, show, look });

/**
 * Reads the place in the URL: `spot=hall-2&show=empty&look=-20,5,40` (yaw, pitch, zoom). Invalid values count as absent.
 */
export function readPlace(
  { spots }: Tour,
  { spot, show, look }: Readonly<Record<string, string>>,
  first: string | undefined,
): TourPlace | undefined {
  const shown = spots.find(({ id }) => id === spot) ?? spots.find(({ id }) => id === first) ?? spots[0];
  if (!shown) return undefined;
  const wanted = show === 'empty' ? 'empty' : 'built';
  const read = shown.id === spot || spot === undefined ? readLook(look) : undefined;
  return placeAt(shown, { show: wanted, ...(read && { look: read }) });
}

function readLook(text: string | undefined): PanoramaLook | undefined {
  const [yaw, pitch, zoom, ...more] = (text ?? '')
    .split(',', 4)
    .map((part) => (part === '' ? Number.NaN : Number(part)));
  if (yaw === undefined || pitch === undefined || zoom === undefined || more.length > 0) return undefined;
  return Math.abs(yaw) <= 180 && Math.abs(pitch) <= 90 && zoom >= 0 && zoom <= 100
    ? { yaw, pitch, zoom }
    : undefined;
}

/** @returns the parameters of a place, with its look if a link to the view is wanted */
export const parametersOf = ({ spot, show, look }: TourPlace, withLook = false) => ({
  spot,
  show: show === 'empty' ? 'empty' : undefined,
  look: withLook
    ? [
        (Math.round(look.yaw * 10) / 10).toString(),
        Math.round(look.pitch * 10) / 10,
        Math.round(look.zoom),
      ].join(',')
    : undefined,
});
