/** A position in degrees, WGS 84. */
export interface Position {
  longitude: number;
  latitude: number;
}

/** Centre of a map without a position (rule CONT-01). */
export const defaultCentre: Position = { longitude: 106.35, latitude: 29.52 };

/** Web Mercator maps end here. */
const highestLatitude = 85;

/**
 * Reads a position that an editor may have left incomplete.
 * @returns undefined unless both numbers are on the map
 */
export function positionOf(written: Partial<Record<keyof Position, number | undefined>> | undefined) {
  const { longitude, latitude } = written ?? {};
  if (longitude === undefined || latitude === undefined) return undefined;
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= highestLatitude
    ? { longitude, latitude }
    : undefined;
}

/** Formats a position to ten metres, with hemispheres. */
export const written = ({ longitude, latitude }: Position) => ({
  latitude: `${Math.abs(latitude).toFixed(4)}° ${latitude < 0 ? 'S' : 'N'}`,
  longitude: `${Math.abs(longitude).toFixed(4)}° ${longitude < 0 ? 'W' : 'E'}`,
});

/**
 * Addresses that open a position in a map app. Plain https, which phones hand to an installed app; `geo:` does nothing
 * on iPhones and desktops. Amap works in China and converts the position to the local grid; OpenStreetMap works
 * elsewhere.
 */
export function mapApps({ longitude, latitude }: Position, name: string) {
  const marker = new URLSearchParams({
    position: `${longitude},${latitude}`,
    name,
    coordinate: 'wgs84',
    callnative: '1',
  });
  const place = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return {
    amap: `https://uri.amap.com/marker?${marker}`,
    openStreetMap: `https://www.openstreetmap.org/?${place}#map=15/${latitude}/${longitude}`,
  };
}
