import type { FeatureCollection, Geometry } from 'geojson';
import type { Language } from '#schemas/language.ts';
import townUrl from '../drawing/town.geo.json?url';
import type { Position } from '../position.ts';
import type { NameKind } from './signs.ts';

/** Properties written by `scripts/lib/map/features.mjs`. */
type TownProperties =
  | { kind: string; height?: number }
  | { kind: 'name'; what: NameKind; zh: string; en: string };
export type Town = FeatureCollection<Geometry, TownProperties>;

/** Fetches the built-in town. Rejects if that fails. */
export async function fetchTown(): Promise<Town> {
  const response = await fetch(townUrl);
  if (!response.ok) throw new Error(`${townUrl}: status ${response.status}`);
  return response.json();
}

/** Names in the town, in one language. */
export const namesOf = (town: Town, language: Language) =>
  town.features.flatMap(({ geometry, properties }) => {
    const [longitude, latitude] = geometry.type === 'Point' ? geometry.coordinates : [];
    if (!('what' in properties) || longitude === undefined || latitude === undefined) return [];
    const text = language === 'zh-CN' ? properties.zh : properties.en;
    return [{ at: [longitude, latitude] satisfies [number, number], text, what: properties.what }];
  });

/** A grid of 500 m around a place outside the built-in town, 10 km in every direction. */
export function plainGround({ longitude, latitude }: Position): Town {
  const step = 0.5 / 111.32;
  const stepAcross = step / Math.cos((latitude * Math.PI) / 180);
  const counts = Array.from({ length: 41 }, (_, index) => index - 20);
  const [west, east] = [longitude - 20 * stepAcross, longitude + 20 * stepAcross];
  const [south, north] = [latitude - 20 * step, latitude + 20 * step];
  const lines = counts.flatMap((count) => [
    [
      [longitude + (count + 0.5) * stepAcross, south],
      [longitude + (count + 0.5) * stepAcross, north],
    ],
    [
      [west, latitude + (count + 0.5) * step],
      [east, latitude + (count + 0.5) * step],
    ],
  ]);
  return {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { kind: 'street' },
        geometry: { type: 'MultiLineString', coordinates: lines },
      },
    ],
  };
}
