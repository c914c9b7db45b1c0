import type { FeatureCollection, Geometry } from 'geojson';
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Language } from '#schemas/language.ts';
import { mapColours as colours } from '../colours.ts';
import townUrl from '../drawing/town.geo.json?url';
import type { Position } from '../position.ts';
import type { NameKind } from './controls.ts';

/** Thickness of the roof, in metres. */
const slab = 10;

const of = (kind: string): ExpressionSpecification => ['==', ['get', 'kind'], kind];
const height: ExpressionSpecification = ['get', 'height'];

/** Converts a width in metres to pixels: at zoom 12 one pixel is about 16 metres, half of it with every zoom step. */
const metres = (width: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  12,
  width / 16.6,
  19,
  (width / 16.6) * 2 ** 7,
];

const area = (kind: string, colour: string): LayerSpecification => ({
  id: kind,
  type: 'fill',
  source: 'town',
  filter: of(kind),
  paint: { 'fill-color': colour },
});

const road = (kind: string, width: number): LayerSpecification => ({
  id: kind,
  type: 'line',
  source: 'town',
  filter: of(kind),
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: { 'line-color': colours.road, 'line-width': metres(width) },
});

interface Body {
  id: string;
  kind: string;
  colour: string;
  base?: ExpressionSpecification;
  top?: ExpressionSpecification;
}

const body = ({ id, kind, colour, base, top = height }: Body): LayerSpecification => ({
  id,
  type: 'fill-extrusion',
  source: 'town',
  filter: of(kind),
  paint: {
    'fill-extrusion-color': colour,
    'fill-extrusion-height': top,
    ...(base ? { 'fill-extrusion-base': base } : {}),
  },
});

/** Style of the built-in map. It needs no network. */
export const townStyle = (town: Town): StyleSpecification => ({
  version: 8,
  light: { anchor: 'map', color: '#FFFFFF', intensity: 0.14, position: [1.15, 200, 32] },
  sources: { town: { type: 'geojson', data: town, maxzoom: 16 } },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': colours.ground } },
    area('park', colours.park),
    area('bank', colours.bank),
    area('water', colours.water),
    road('street', 14),
    road('avenue', 26),
    road('bridge', 30),
    body({ id: 'house', kind: 'house', colour: colours.house }),
    body({ id: 'hall', kind: 'roof', colour: colours.hall, top: ['-', height, slab] }),
    body({ id: 'roof', kind: 'roof', colour: colours.roof, base: ['-', height, slab] }),
    body({ id: 'rim', kind: 'rim', colour: colours.rim, base: ['-', height, 3], top: ['+', height, 2] }),
  ],
});

/** Properties written by `scripts/lib/map/features.mjs`. */
type TownProperties =
  | { kind: string; height?: number }
  | { kind: 'name'; what: NameKind; zh: string; en: string };
type Town = FeatureCollection<Geometry, TownProperties>;

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
