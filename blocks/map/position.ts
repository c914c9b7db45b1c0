/** Where something is on the globe, in degrees of WGS 84. */
export interface Position {
  longitude: number;
  latitude: number;
}

/** What a map shows that was given no position (rule CONT-01). */
export const defaultCentre: Position = { longitude: 106.35, latitude: 29.52 };

/** The poles are not on any map of the web. */
const highestLatitude = 85;

/** A position as an editor may have left it: undefined unless both numbers are on the map. */
export function positionOf(written: Partial<Record<keyof Position, number | undefined>> | undefined) {
  const { longitude, latitude } = written ?? {};
  if (longitude === undefined || latitude === undefined) return undefined;
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= highestLatitude
    ? { longitude, latitude }
    : undefined;
}

/** How a position is written: to ten metres, by hemisphere. */
export const written = ({ longitude, latitude }: Position) => ({
  latitude: `${Math.abs(latitude).toFixed(4)}° ${latitude < 0 ? 'S' : 'N'}`,
  longitude: `${Math.abs(longitude).toFixed(4)}° ${longitude < 0 ? 'W' : 'E'}`,
});

/**
 * Addresses that open a position in a map: plain https, which phones hand to the app where it is installed; `geo:` would
 * be dead on iPhones and desktops. Amap answers in China, and moves the position to the grid that is used there;
 * OpenStreetMap answers elsewhere.
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
