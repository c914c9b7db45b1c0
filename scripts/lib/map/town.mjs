import { acrossRiver, alongRiver, extent, isOwnGround, river } from './ground.mjs';

/** Distance between streets, in metres. Every fourth is an avenue. */
const block = { width: 330, depth: 262 };
/** Slant of the grid, following the bank. */
const lean = 0.05;
const grid = ([x, y]) => [x - y * lean, y + x * lean];

/** Seeded random numbers (mulberry32), so that the map only changes with this script. */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const range = (from, to, step) => {
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) => first + index * step);
};

const isAvenue = (value, step) => Math.round(value / step) % 4 === 1;
/** Positions of the two bridges, in blocks. */
const bridges = [-3, 5].map((count) => count * block.width);

/** Splits a line at the river and at the centre's site. */
function onLand(points) {
  const lines = [[]];
  for (const point of points) {
    if (Math.abs(acrossRiver(point)) > river.street && !isOwnGround(point)) lines.at(-1)?.push(point);
    else if (lines.at(-1)?.length) lines.push([]);
  }
  return lines.filter(({ length }) => length > 1);
}

/** Streets and avenues as lines. Avenues with a bridge cross the river. */
export function streets() {
  const lines = { street: [], avenue: [], bridge: [] };
  const { west, east, south, north } = extent;
  for (const x of range(west, east, block.width)) {
    const line = range(south, north, 20).map((y) => grid([x, y]));
    if (bridges.includes(x)) lines.bridge.push(line);
    else lines[isAvenue(x, block.width) ? 'avenue' : 'street'].push(...onLand(line));
  }
  for (const y of range(south, north, block.depth)) {
    const line = range(west, east, 20).map((x) => grid([x, y]));
    lines[isAvenue(y, block.depth) ? 'avenue' : 'street'].push(...onLand(line));
  }
  lines.avenue.push(alongRiver(river.street), alongRiver(-river.street));
  return lines;
}

/** Centres of density: houses are lower and sparser farther away. */
const middles = [
  { at: [900, 1500], reach: 1500, height: 120 },
  { at: [-1900, 700], reach: 1100, height: 80 },
  { at: [-400, -1900], reach: 1400, height: 95 },
];

const pull = ([x, y]) =>
  Math.max(...middles.map(({ at, reach }) => Math.exp(-((Math.hypot(x - at[0], y - at[1]) / reach) ** 2))));

/** Houses of one block: adjacent lots, most of them built on. Heights in metres. */
function housesOf([x, y], random) {
  const near = pull([x, y]);
  const columns = random() < 0.62 ? 2 : 3;
  const rows = random() < 0.55 ? 1 : 2;
  const [width, depth] = [(block.width - 84) / columns, (block.depth - 84) / rows];
  const houses = [];
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1) {
      if (random() > 0.42 + 0.5 * near) continue;
      const [left, low] = [x - block.width / 2 + 42 + column * width, y - block.depth / 2 + 42 + row * depth];
      const [w, d] = [width * (0.62 + 0.26 * random()), depth * (0.55 + 0.3 * random())];
      const tall = random() < 0.1 + 0.25 * near;
      const height = tall ? 45 + 110 * near * random() : 12 + 34 * random();
      houses.push({
        shape: [
          [left, low],
          [left + w, low],
          [left + w, low + d],
          [left, low + d],
        ].map(grid),
        height: Math.max(12, Math.round(height / 6) * 6),
      });
    }
  return houses;
}

/** All houses as rectangles with heights, and the parks. */
export function houses() {
  const random = seeded(2016);
  const built = [];
  const parks = [];
  const { west, east, south, north } = extent;
  for (const x of range(west, east - block.width, block.width))
    for (const y of range(south, north - block.depth, block.depth)) {
      const middle = [x + block.width / 2, y + block.depth / 2];
      const [left, right] = [middle[0] - block.width / 2 + 26, middle[0] + block.width / 2 - 26];
      const [low, high] = [middle[1] - block.depth / 2 + 26, middle[1] + block.depth / 2 - 26];
      const corners = [
        [left, low],
        [right, low],
        [right, high],
        [left, high],
      ].map(grid);
      const free = corners.every((at) => Math.abs(acrossRiver(at)) > river.street + 25 && !isOwnGround(at));
      if (free && random() < 0.045) parks.push(corners);
      else
        for (const house of housesOf(middle, random))
          if (house.shape.every((at) => Math.abs(acrossRiver(at)) > river.street + 25 && !isOwnGround(at)))
            built.push(house);
    }
  return { built, parks };
}
