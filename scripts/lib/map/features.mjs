import { alongRiver, extent, river, riverAt, riverBand, roof } from './ground.mjs';
import { houses, streets } from './town.mjs';

/** Position of the centre: the default of the contact config (specification, section 9). */
export const position = [106.35, 29.52];

const metresPerDegree = 111_320;
const shrink = Math.cos((position[1] * Math.PI) / 180);

/** Converts metres from the centre to degrees, to a metre. */
const degrees = ([x, y]) => [
  Number((position[0] + x / metresPerDegree / shrink).toFixed(5)),
  Number((position[1] + y / metresPerDegree).toFixed(5)),
];

const ring = (points) => [...points, points[0]].map(degrees);
const feature = (kind, type, coordinates, more = {}) => ({
  type: 'Feature',
  properties: { kind, ...more },
  geometry: { type, coordinates },
});
const areas = (kind, shapes, more) =>
  feature(
    kind,
    'MultiPolygon',
    shapes.map((shape) => [ring(shape)]),
    more,
  );
const lines = (kind, courses) =>
  feature(
    kind,
    'MultiLineString',
    courses.map((course) => course.map(degrees)),
  );
const name = (at, what, zh, en) => feature('name', 'Point', degrees(at), { what, zh, en });

/** Keeps only the ends of straight runs of points. */
const straightened = (course) =>
  course.filter((point, index) => {
    const [before, after] = [course[index - 1], course[index + 1]];
    if (!before || !after) return true;
    const bend =
      (point[0] - before[0]) * (after[1] - before[1]) - (point[1] - before[1]) * (after[0] - before[0]);
    return Math.abs(bend) > 1;
  });

/** The built-in town in metres, from which poster and features are made. */
export function town() {
  const { street, avenue, bridge } = streets();
  return {
    banks: riverBand(river.banks),
    water: riverBand(river.half),
    street: street.map(straightened),
    avenue: avenue.map(straightened),
    bridge: bridge.map(straightened),
    ...houses(),
    roof: roof(),
  };
}

/** Outline of the roof, as thin polygons along its edges. */
function rimOf(strips) {
  const thick = 8;
  const within = ([x, y], toX, toY) => [x + toX, y + toY];
  const along = strips.flatMap(({ shape: [a, b, c, d], height }) => [
    { shape: [a, b, within(b, 0, thick), within(a, 0, thick)], height },
    { shape: [within(d, 0, -thick), within(c, 0, -thick), c, d], height },
  ]);
  const [first, last] = [strips[0], strips.at(-1)];
  const [a, , , d] = first.shape;
  const [, b, c] = last.shape;
  return [
    ...along,
    { shape: [a, within(a, thick, 0), within(d, thick, 0), d], height: first.height },
    { shape: [within(b, -thick, 0), b, c, within(c, -thick, 0)], height: last.height },
  ];
}

/**
 * The town as GeoJSON. Houses of one height are one feature.
 * @param {ReturnType<typeof town>} town
 */
export function featuresOf({ banks, water, street, avenue, bridge, built, parks, roof: strips }) {
  const heights = [...new Set(built.map(({ height }) => height))].sort((a, b) => a - b);
  const shapesOf = (list, wanted) => list.filter(({ height }) => height === wanted).map(({ shape }) => shape);
  return {
    type: 'FeatureCollection',
    bbox: [...degrees([extent.west, extent.south]), ...degrees([extent.east, extent.north])],
    features: [
      areas('park', parks),
      areas('bank', [banks]),
      areas('water', [water]),
      lines('street', street),
      lines('avenue', avenue),
      lines('bridge', bridge),
      ...heights.map((height) => areas('house', shapesOf(built, height), { height })),
      ...strips.map(({ shape, height }) => areas('roof', [shape], { height })),
      ...rimOf(strips).map(({ shape, height }) => areas('rim', [shape], { height })),
      ...[540, 2700].map((x) => name([x, riverAt(x)], 'water', '嘉陵江', 'Jialing River')),
      name(alongRiver(river.street, { from: 490, to: 500 })[0], 'street', '滨江大道', 'Riverside Avenue'),
      name([-385, riverAt(-385) + 590], 'station', '会展站', 'Expo Centre'),
    ],
  };
}
