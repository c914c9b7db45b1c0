/**
 * Geography of the fictional land, in metres: x to the east, y to the north, the centre at 0, 0. The river bends around
 * it in the south, as in the logo.
 */

/** Extent of the map around the centre. River and avenues continue a little further. */
export const extent = { west: -4800, east: 4800, south: -3600, north: 4200 };

/** Half the width of the river, without and with its banks. */
export const river = { half: 205, banks: 275, street: 305 };

/** Centre line of the river at an x. */
export const riverAt = (x) => -440 + 330 * Math.cos((x - 1480) / 850) + 110 * Math.sin(x / 2300);

/** Slope of the river at an x. */
const slopeAt = (x) => (riverAt(x + 1) - riverAt(x - 1)) / 2;

/** Distance of a point from the centre line of the river; north is positive. */
export const acrossRiver = ([x, y]) => (y - riverAt(x)) / Math.hypot(1, slopeAt(x));

/** Line parallel to the river at a distance, from west to east. */
export function alongRiver(distance, { from = extent.west - 1500, to = extent.east + 1500 } = {}) {
  const points = [];
  for (let x = from; x <= to; x += 120) {
    const slope = slopeAt(x);
    const length = Math.hypot(1, slope);
    points.push([x - (slope / length) * distance, riverAt(x) + distance / length]);
  }
  return points;
}

/** Area between two such lines. */
export const riverBand = (half, reach) => [...alongRiver(half, reach), ...alongRiver(-half, reach).reverse()];

/**
 * The roof at twice its size: a band of waves beside the river. `strips` run from west to east, each with the height of
 * its wave.
 */
export function roof() {
  const [from, to, depth, count] = [-330, 330, 104, 30];
  const middle = (x) => riverAt(x) + 452 + 12 * Math.sin((x - from) / 105);
  const edge = (x, side) => [x, middle(x) + side * depth];
  const wave = (x) => Math.sin(((x - from) / (to - from)) * Math.PI * 3);
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, index) => {
    const [west, east] = [from + index * step, from + (index + 1) * step];
    return {
      shape: [edge(west, -1), edge(east, -1), edge(east, 1), edge(west, 1)],
      height: Math.round(52 + 14 * wave((west + east) / 2)),
    };
  });
}

/** True for the site of the centre, where no houses are drawn. */
export const isOwnGround = ([x, y]) => Math.abs(x) < 430 && Math.abs(y - riverAt(x) - 452) < 190;
