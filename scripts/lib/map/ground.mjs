/**
 * The lie of the fictional land around the centre, in metres: x to the east, y to the north, the centre at 0, 0.
 * The river bends past it in the south, as in the logo.
 */

/** How far the drawing reaches from the centre; the river and the avenues go on a little further. */
export const extent = { west: -4800, east: 4800, south: -3600, north: 4200 };

/** Half the width of the river, and of it with its green banks. */
export const river = { half: 205, banks: 275, street: 305 };

/** The middle of the river at an x. */
export const riverAt = (x) => -440 + 330 * Math.cos((x - 1480) / 850) + 110 * Math.sin(x / 2300);

/** How steeply the river runs there. */
const slopeAt = (x) => (riverAt(x + 1) - riverAt(x - 1)) / 2;

/** How far a point lies from the middle of the river, across it; north is positive. */
export const acrossRiver = ([x, y]) => (y - riverAt(x)) / Math.hypot(1, slopeAt(x));

/** A line that runs beside the river at a distance, from the west to the east. */
export function alongRiver(distance, { from = extent.west - 1500, to = extent.east + 1500 } = {}) {
  const points = [];
  for (let x = from; x <= to; x += 120) {
    const slope = slopeAt(x);
    const length = Math.hypot(1, slope);
    points.push([x - (slope / length) * distance, riverAt(x) + distance / length]);
  }
  return points;
}

/** The land between two such lines. */
export const riverBand = (half, reach) => [...alongRiver(half, reach), ...alongRiver(-half, reach).reverse()];

/**
 * The roof, at twice its size, as town plans draw their landmarks: a band of waves beside the river.
 * `strips` run from the west to the east, each with the height of the wave above it.
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

/** The centre's own ground, with nothing else built on it. */
export const isOwnGround = ([x, y]) => Math.abs(x) < 430 && Math.abs(y - riverAt(x) - 452) < 190;
