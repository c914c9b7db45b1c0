import type { Building, BuildingElement, BuildingSpace, BuildingSpot, Point } from '#schemas/building.ts';
import { pointsOf } from '#schemas/building.ts';

/**
 * Draws what the building's data say of a place, all the way round: floor with ducts, pits and fire lanes, walls with
 * doors, movable walls, columns and rigging points, to scale. Every column of the picture is one direction of the
 * compass, so the walls that it meets are found once for the column.
 */

/** Red, green and blue from 0 to 1. */
type Colour = readonly [number, number, number];

const rgb = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16) / 255,
  Number.parseInt(hex.slice(3, 5), 16) / 255,
  Number.parseInt(hex.slice(5, 7), 16) / 255,
];
const mix = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
const shade = ([r, g, b]: Colour, by: number): Colour => [r * by, g * by, b * by];

// The site's colours.
const ink = rgb('#0b2530');
const ink3 = rgb('#5c7078');
const teal = rgb('#0e6e78');
const tealDeep = rgb('#083f46');
const brass = rgb('#b8893b');
const brassLight = rgb('#ddb872');
const success = rgb('#1b6a45');
const danger = rgb('#ae2a1f');
const white = rgb('#ffffff');
const paper = rgb('#fbfaf7');
const line = rgb('#d8e0e0');
const concrete = rgb('#c9cbc6');
const panel = rgb('#e8e8e2');
const timber = rgb('#c9ab80');
const skyLow = rgb('#eaf1f1');
const skyHigh = rgb('#8fb6c4');

/** An upright surface. `along` is in metres from its start, `footprint` the size of a pixel on it, in metres. */
interface Surface {
  from: Point;
  to: Point;
  bottom: number;
  top: number;
  /** `undefined` where one sees through. */
  paint: (along: number, above: number, footprint: number) => Colour | undefined;
}

/** How much of a pixel a line covers, 0 to 1. */
const covered = (distance: number, halfWidth: number, footprint: number): number =>
  Math.min(1, (2 * halfWidth) / footprint) *
  Math.min(1, Math.max(0, (halfWidth - distance) / footprint + 0.5));
/** Distance to the nearest of lines that repeat. */
const toLine = (at: number, every: number): number => Math.abs(at - Math.round(at / every) * every);

const lengthOf = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1);

const fallbackHeights: Partial<Record<BuildingSpace['kind'], number>> = { concourse: 14, hall: 13 };
const roomHeight = 4.5;
/** Heights of doors whose config states none. */
const doorHeight = 3;

interface Scene {
  surfaces: Surface[];
  ceiling: number | undefined;
  floor: (x: number, y: number, footprint: number) => Colour;
  overhead: (x: number, y: number, footprint: number) => Colour;
}

/**
 * @param size width in pixels; the height is half of it
 * @returns three bytes for each pixel, row by row
 */
export function drawPanorama(building: Building, spot: BuildingSpot, size: number): Buffer {
  const space = building.spaces.find(({ id }) => id === spot.of);
  if (!space) throw new Error(`${spot.id} is in no space`);
  const [eyePoint] = pointsOf(spot.at);
  if (!eyePoint) throw new Error(`${spot.id} has no position`);
  const scene = sceneOf(building, space, eyePoint);
  const eye = spot.eye ?? 1.6;
  const [width, height] = [size, size / 2];
  const out = Buffer.alloc(width * height * 3);
  // Four samples a pixel.
  const samples = 2;
  const sums = new Float32Array(height * 3);
  const angle = Math.PI / height / samples;
  for (let column = 0; column < width; column++) {
    sums.fill(0);
    for (let part = 0; part < samples; part++) {
      const yaw = ((column + (part + 0.5) / samples) / width - 0.5) * 2 * Math.PI;
      const bearing = yaw + ((spot.heading ?? 0) * Math.PI) / 180;
      const ray: Point = [Math.sin(bearing), Math.cos(bearing)];
      const hits = hitsOf(scene.surfaces, eyePoint, ray);
      for (let row = 0; row < height * samples; row++) {
        const pitch = Math.PI / 2 - (row + 0.5) * angle;
        const [r, g, b] = colourAt(scene, { eyePoint, eye, ray, hits, pitch, angle });
        const at = Math.floor(row / samples) * 3;
        sums[at] = (sums[at] ?? 0) + r;
        sums[at + 1] = (sums[at + 1] ?? 0) + g;
        sums[at + 2] = (sums[at + 2] ?? 0) + b;
      }
    }
    for (let row = 0; row < height; row++)
      for (let channel = 0; channel < 3; channel++) {
        const mean = (sums[row * 3 + channel] ?? 0) / (samples * samples);
        out[(row * width + column) * 3 + channel] = Math.round(Math.min(1, Math.max(0, mean)) * 255);
      }
  }
  return out;
}

interface Hit {
  distance: number;
  along: number;
  surface: Surface;
  /** Light on the surface, by its direction. */
  light: number;
}

function hitsOf(surfaces: readonly Surface[], [x, y]: Point, [dx, dy]: Point): Hit[] {
  const hits: Hit[] = [];
  for (const surface of surfaces) {
    const [ax, ay] = surface.from;
    const [sx, sy] = [surface.to[0] - ax, surface.to[1] - ay];
    const across = dx * sy - dy * sx;
    if (Math.abs(across) < 1e-9) continue;
    const distance = ((ax - x) * sy - (ay - y) * sx) / across;
    const share = ((ax - x) * dy - (ay - y) * dx) / across;
    if (distance < 0.05 || share < 0 || share > 1) continue;
    const length = Math.hypot(sx, sy);
    hits.push({ distance, along: share * length, surface, light: 0.9 + 0.1 * Math.abs(sx / length) });
  }
  return hits.sort((a, b) => a.distance - b.distance);
}

interface Look {
  eyePoint: Point;
  eye: number;
  ray: Point;
  hits: readonly Hit[];
  pitch: number;
  /** Of a sample, in radians. */
  angle: number;
}

function colourAt({ ceiling, floor, overhead }: Scene, look: Look): Colour {
  const { eyePoint, eye, ray, hits, pitch, angle } = look;
  const slope = Math.tan(pitch);
  for (const { distance, along, surface, light } of hits) {
    const above = eye + distance * slope;
    if (above < surface.bottom || above > surface.top) continue;
    const colour = surface.paint(along, above, Math.max(distance * angle, 0.002));
    if (!colour) continue;
    // Walls are darker where they meet the floor.
    const corner = 1 - 0.22 * Math.exp(-above / 0.6);
    return haze(shade(colour, light * corner), distance);
  }
  if (slope === 0) return skyLow;
  const height = slope < 0 ? eye : ceiling === undefined ? undefined : ceiling - eye;
  if (height === undefined) return mix(skyLow, skyHigh, Math.min(1, (pitch / (Math.PI / 2)) ** 0.6));
  const distance = Math.min(height / Math.abs(slope), 2000);
  const [x, y] = [eyePoint[0] + ray[0] * distance, eyePoint[1] + ray[1] * distance];
  const footprint = Math.max(distance * angle, ((distance * distance + height * height) / height) * angle);
  return haze(slope < 0 ? floor(x, y, footprint) : overhead(x, y, footprint), distance);
}

const haze = (colour: Colour, distance: number): Colour =>
  mix(colour, skyLow, 0.55 * (1 - Math.exp(-distance / 260)));

function sceneOf(building: Building, space: BuildingSpace, eyePoint: Point): Scene {
  const isOutside = space.kind === 'plaza' || space.kind === 'yard';
  const ceiling = isOutside
    ? undefined
    : (space.height ?? fallbackHeights[space.kind] ?? roomHeight);
  const elements = building.elements.filter(({ level }) => level === space.level);
  const own = elements.filter(({ of }) => of === space.id);
  const surfaces = isOutside
    ? outsideOf(building, space, elements)
    : wallsOf(building, space, { elements, height: ceiling ?? 0 });
  return {
    surfaces: [...surfaces, ...columnsOf(own, ceiling ?? 0), ...peopleOf(space, eyePoint)],
    ceiling,
    floor: floorOf(space, elements, isOutside),
    overhead: ceilingOf(space, own),
  };
}

/** Edges of an outline. */
const edgesOf = ({ outline }: BuildingSpace): [Point, Point][] => {
  const points = pointsOf(outline);
  return points.map((point, index): [Point, Point] => [point, points[(index + 1) % points.length] ?? point]);
};

const distanceTo = ([x, y]: Point, [a, b]: readonly [Point, Point]): number => {
  const length = lengthOf(a, b) || 1;
  const along = ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / length ** 2;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - a[0] - share * (b[0] - a[0]), y - a[1] - share * (b[1] - a[1]));
};

interface Walls {
  elements: readonly BuildingElement[];
  height: number;
}

function wallsOf(building: Building, space: BuildingSpace, { elements, height }: Walls): Surface[] {
  const edges = edgesOf(space);
  const folding = building.joins.filter(({ between }) => between.includes(space.id));
  const inner = building.spaces.filter(({ of, kind }) => of === space.id && kind === 'part');
  const surfaces: Surface[] = edges.map(([from, to]) => {
    const isFolding = folding.some(({ at }) =>
      pointsOf(at).every((point) => distanceTo(point, [from, to]) < 0.5),
    );
    const isGlass =
      space.kind === 'concourse' &&
      !building.spaces.some(
        (other) =>
          other.kind === 'hall' && edgesOf(other).some(([a]) => distanceTo(a, [from, to]) < 0.5),
      );
    const paint = isFolding ? foldingWall : isGlass ? glassWall : space.kind === 'room' ? roomWall : hallWall;
    return { from, to, bottom: 0, top: height, paint };
  });
  // The rails in which the movable walls of a room run.
  for (const part of inner)
    for (const [from, to] of edgesOf(part))
      if (!edges.some((edge) => distanceTo(from, edge) < 0.5 && distanceTo(to, edge) < 0.5))
        surfaces.push({ from, to, bottom: height - 0.35, top: height, paint: () => ink3 });
  const doors = elements.filter(
    ({ kind, at }) =>
      /Door$|Exit$/.test(kind) &&
      edges.some((edge) => pointsOf(at).every((point) => distanceTo(point, edge) < 0.5)),
  );
  return [...surfaces, ...doors.flatMap((door) => doorOf(door, space))];
}

/** What is seen from outside: the walls of the building behind its doors. */
function outsideOf(
  { spaces }: Building,
  space: BuildingSpace,
  elements: readonly BuildingElement[],
): Surface[] {
  const facades = spaces.filter(({ level, kind }) => level === space.level && kind === 'concourse');
  const halls = spaces.filter(({ level, kind }) => level === space.level && kind === 'hall');
  const built: Surface[] = [
    ...facades.flatMap((one) => edgesOf(one).map(([from, to]) => ({ from, to, bottom: 0, top: 14, paint: facade }))),
    ...halls.flatMap((one) =>
      edgesOf(one).map(([from, to]) => ({
        ...{ from, to, bottom: 0, top: (one.height ?? 13) + 5 },
        paint: (_: number, above: number) => mix(panel, line, above / 20),
      })),
    ),
  ];
  const ways = elements.filter(({ of, kind }) => of === space.id && (kind === 'gate' || kind === 'publicDoor'));
  const posts = ways.flatMap((way): Surface[] =>
    pointsOf(way.at).map(([x, y]) => ({
      ...{ from: [x - 0.2, y - 0.2], to: [x + 0.2, y + 0.2], bottom: 0, top: 4 },
      paint: () => (way.kind === 'gate' ? brass : teal),
    })),
  );
  const hills: Surface[] = Array.from({ length: 48 }, (_, index) => {
    const at = (turn: number): Point => {
      const bearing = (turn / 48) * 2 * Math.PI;
      return [190 + Math.sin(bearing) * 1800, Math.cos(bearing) * 1800];
    };
    return {
      ...{ from: at(index), to: at(index + 1), bottom: 0, top: 260 },
      paint: (along: number, above: number) => {
        const x = index + along / lengthOf(at(index), at(index + 1));
        const ridge = 90 + 45 * Math.sin(x * 0.7) + 28 * Math.sin(x * 1.9 + 1) + 10 * Math.sin(x * 5.3);
        return above < ridge ? mix(rgb('#7f9a93'), skyLow, 0.35) : undefined;
      },
    };
  });
  return [...built, ...posts, ...hills];
}

const hallWall = (along: number, above: number, footprint: number): Colour => {
  if (above < 0.25) return ink3;
  const joint = Math.max(
    covered(toLine(along, 6), 0.04, footprint),
    0.6 * covered(toLine(along, 1.5), 0.015, footprint),
    covered(Math.abs(above - 6), 0.08, footprint),
  );
  return mix(above > 6 ? mix(panel, white, 0.35) : panel, rgb('#9aa5a6'), joint);
};

const foldingWall = (along: number, above: number, footprint: number): Colour => {
  if (above > 12.4) return ink3;
  const joint = covered(toLine(along, 1.2), 0.02, footprint);
  const band = covered(Math.abs(above - 1.1), 0.06, footprint);
  return mix(mix(rgb('#dfe3e0'), rgb('#8fa0a2'), joint), brassLight, 0.8 * band);
};

const roomWall = (along: number, above: number, footprint: number): Colour => {
  if (above < 0.18) return tealDeep;
  const joint = covered(toLine(along, 2), 0.02, footprint);
  const slat = above < 2.8 ? 0.35 * covered(toLine(along, 0.25), 0.03, footprint) : 0;
  const rail = covered(Math.abs(above - 2.85), 0.05, footprint);
  const ground = above < 2.8 ? timber : rgb('#ece6da');
  return mix(mix(ground, rgb('#7a6142'), Math.max(joint * 0.6, slat)), brass, rail);
};

const glassWall = (along: number, above: number, footprint: number): Colour => {
  const bar = Math.max(
    covered(toLine(along, 3), 0.06, footprint),
    covered(toLine(above, 3.5), 0.05, footprint),
    above > 13.4 ? 1 : 0,
  );
  return mix(mix(rgb('#bcd3d8'), skyLow, above / 14), ink3, bar);
};

const facade = (along: number, above: number, footprint: number): Colour => {
  if (above > 12) return white;
  const bar = Math.max(
    covered(toLine(along, 3), 0.09, footprint),
    covered(toLine(above, 3.5), 0.07, footprint),
  );
  return mix(mix(rgb('#5f8f97'), rgb('#a9c6cb'), above / 12), paper, bar);
};

/** Moved a little into the space, so that it lies before its wall. */
function doorOf(door: BuildingElement, space: BuildingSpace): Surface[] {
  const [from, to] = pointsOf(door.at);
  if (!from || !to) return [];
  const corners = pointsOf(space.outline);
  const middle: Point = [
    corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
    corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
  ];
  const length = lengthOf(from, to);
  const normal: Point = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const side = normal[0] * (middle[0] - from[0]) + normal[1] * (middle[1] - from[1]) > 0 ? 1 : -1;
  const moved = ([x, y]: Point): Point => [x + normal[0] * side * 0.03, y + normal[1] * side * 0.03];
  const number = /\d+/.exec(door.kind === 'goodsDoor' ? (door.name ?? '') : '')?.[0];
  // Seen from inside, the start of a wall may be at the right.
  const isMirrored = side > 0;
  const top = door.height ?? doorHeight;
  return [
    {
      ...{ from: moved(from), to: moved(to), bottom: 0, top },
      paint: (along, above, footprint) => {
        const edge = Math.min(along, length - along, top - above);
        if (edge < 0.12) return ink;
        if (door.kind === 'goodsDoor') {
          const across = isMirrored ? length - along : along;
          if (number && isDigit(number, across - length / 2, above - 3.3)) return white;
          return mix(teal, tealDeep, 0.7 * covered(toLine(above, 0.5), 0.03, footprint));
        }
        if (door.kind === 'emergencyExit') return above > 1.9 && above < 2.2 ? white : success;
        const bar = Math.max(
          covered(toLine(along, 1.25), 0.04, footprint),
          covered(Math.abs(above - 1), 0.05, footprint),
        );
        return mix(rgb('#8fb3b9'), tealDeep, bar);
      },
    },
  ];
}

/** Digits of three by five squares, a row as bits. */
const glyphs: Readonly<Record<string, readonly number[]>> = {
  ...{ 0: [7, 5, 5, 5, 7], 1: [2, 6, 2, 2, 7], 2: [7, 1, 7, 4, 7], 3: [7, 1, 7, 1, 7], 4: [5, 5, 7, 1, 1] },
  ...{ 5: [7, 4, 7, 1, 7], 6: [7, 4, 7, 5, 7], 7: [7, 1, 2, 2, 2], 8: [7, 5, 7, 5, 7], 9: [7, 5, 7, 1, 7] },
};

/** True inside the digits of a number: 1.2 m high, centred at 0,0. */
function isDigit(number: string, across: number, above: number): boolean {
  const square = 0.24;
  const columns = number.length * 4 - 1;
  const column = Math.floor(across / square + columns / 2);
  const row = Math.floor(2.5 - above / square);
  if (column < 0 || column >= columns || row < 0 || row > 4 || column % 4 === 3) return false;
  const bits = glyphs[number[Math.floor(column / 4)] ?? '']?.[row] ?? 0;
  return (bits & (4 >> column % 4)) !== 0;
}

const columnsOf = (elements: readonly BuildingElement[], top: number): Surface[] =>
  elements
    .filter(({ kind }) => kind === 'column')
    .flatMap(({ at }) => pointsOf(at))
    .flatMap(([x, y]) => {
      const corners: Point[] = [
        [x - 0.45, y - 0.45],
        [x + 0.45, y - 0.45],
        [x + 0.45, y + 0.45],
        [x - 0.45, y + 0.45],
      ];
      return corners.map((from, index): Surface => ({
        ...{ from, to: corners[(index + 1) % 4] ?? from, bottom: 0, top },
        paint: (_along, above) => (above < 0.3 ? ink3 : paper),
      }));
    });

/** Three people of 1.75 m for scale, some metres away. */
function peopleOf(space: BuildingSpace, [x, y]: Point): Surface[] {
  const xs = pointsOf(space.outline).map(([one]) => one);
  const ys = pointsOf(space.outline).map(([, one]) => one);
  const places: [distance: number, bearing: number, colour: Colour][] = [
    [9, 38, ink],
    [9.8, 43, teal],
    [16, -52, ink3],
    [22, 160, ink],
  ];
  return places.flatMap(([distance, degrees, colour]): Surface[] => {
    const bearing = (degrees * Math.PI) / 180;
    const at: Point = [x + distance * Math.sin(bearing), y + distance * Math.cos(bearing)];
    const isInside =
      at[0] > Math.min(...xs) + 1 && at[0] < Math.max(...xs) - 1 && at[1] > Math.min(...ys) + 1 && at[1] < Math.max(...ys) - 1;
    if (!isInside) return [];
    const side: Point = [Math.cos(bearing) * 0.3, -Math.sin(bearing) * 0.3];
    return [
      {
        from: [at[0] - side[0], at[1] - side[1]],
        to: [at[0] + side[0], at[1] + side[1]],
        ...{ bottom: 0, top: 1.75 },
        paint: (along, above) => {
          const across = along - 0.3;
          if (Math.hypot(across, above - 1.63) < 0.12) return colour;
          const half = above > 0.85 ? 0.23 - 0.05 * Math.abs(above - 1.25) : 0.17 - 0.05 * (0.85 - above);
          if (above > 1.48) return Math.abs(across) < 0.2 * (1.56 - above) * 12 && above < 1.54 ? colour : undefined;
          if (above < 0.8 && Math.abs(across) < 0.025) return undefined;
          return Math.abs(across) < half ? colour : undefined;
        },
      },
    ];
  });
}

function floorOf(
  space: BuildingSpace,
  all: readonly BuildingElement[],
  isOutside: boolean,
): Scene['floor'] {
  const own = all.filter(({ of }) => of === space.id);
  const lines = own.filter(({ kind }) => kind === 'trench').map(({ at }) => pointsOf(at));
  const pits = own.filter(({ kind }) => kind === 'pits').flatMap(({ at }) => pointsOf(at));
  const lanes = own.filter(({ kind }) => kind === 'fireLane').map(({ at }) => pointsOf(at));
  const ground = isOutside ? rgb('#d5d3cb') : space.kind === 'room' ? rgb('#7fa3a5') : concrete;
  const grid = space.kind === 'room' ? 2 : isOutside ? 5 : 3;
  const trenches = lines.flatMap((points) =>
    points.slice(1).map((to, index): [Point, Point] => [points[index] ?? to, to]),
  );
  const near = nearby((middle, reach) => ({
    lanes: lanes.filter((lane) => {
      const { inside, edge } = inOutline(middle, lane);
      return inside || edge < reach;
    }),
    trenches: trenches.filter((trench) => distanceTo(middle, trench) < reach),
    pits: pits.filter((pit) => lengthOf(pit, middle) < reach),
  }));
  return (x, y, footprint) => {
    let colour = mix(
      ground,
      space.kind === 'room' ? tealDeep : ink3,
      0.28 * Math.max(covered(toLine(x, grid), 0.02, footprint), covered(toLine(y, grid), 0.02, footprint)),
    );
    const here = near(x, y);
    for (const lane of here.lanes) {
      const { inside, edge } = inOutline([x, y], lane);
      if (inside) colour = mix(colour, danger, 0.2);
      colour = mix(colour, danger, 0.8 * covered(edge, 0.08, footprint));
    }
    for (const trench of here.trenches)
      colour = mix(colour, tealDeep, 0.8 * covered(distanceTo([x, y], trench), 0.2, footprint));
    for (const [pitX, pitY] of here.pits) {
      const away = Math.max(Math.abs(x - pitX), Math.abs(y - pitY));
      colour = mix(colour, brass, covered(away, 0.5, footprint));
      colour = mix(colour, ink, covered(away, 0.38, footprint));
    }
    return colour;
  };
}

/** @returns the features near a place, chosen once for each square of the floor */
function nearby<T>(choose: (middle: Point, reach: number) => T): (x: number, y: number) => T {
  const square = 4;
  const chosen = new Map<string, T>();
  return (x, y) => {
    const [column, row] = [Math.floor(x / square), Math.floor(y / square)];
    const key = `${column},${row}`;
    const known = chosen.get(key);
    if (known) return known;
    const found = choose([(column + 0.5) * square, (row + 0.5) * square], square + 1);
    chosen.set(key, found);
    return found;
  };
}

function inOutline([x, y]: Point, outline: readonly Point[]): { inside: boolean; edge: number } {
  let inside = false;
  let edge = Number.POSITIVE_INFINITY;
  for (const [index, a] of outline.entries()) {
    const b = outline[(index + 1) % outline.length] ?? a;
    edge = Math.min(edge, distanceTo([x, y], [a, b]));
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return { inside, edge };
}

function ceilingOf(space: BuildingSpace, own: readonly BuildingElement[]): Scene['overhead'] {
  const rigging = own.filter(({ kind }) => kind === 'rigging').flatMap(({ at }) => pointsOf(at));
  const [first] = rigging;
  if (space.kind === 'room' || !first)
    return (x, y, footprint) => {
      const every = space.kind === 'room' ? 4 : 6;
      const beam = Math.max(
        covered(toLine(x, every), 0.2, footprint),
        covered(toLine(y, every), 0.2, footprint),
      );
      const lamp = covered(
        Math.hypot(toLine(x - every / 2, every), toLine(y - every / 2, every)),
        0.4,
        footprint,
      );
      return mix(mix(space.kind === 'room' ? rgb('#efe9dd') : rgb('#e3e8e6'), rgb('#b9b2a2'), beam), white, lamp);
    };
  const spacing = own.find(({ kind }) => kind === 'rigging')?.spacing ?? 9;
  const near = nearby((middle, reach) => rigging.filter((point) => lengthOf(point, middle) < reach));
  return (x, y, footprint) => {
    // Trusses carry the points; lamps are between them.
    const truss = Math.max(
      covered(toLine(x - first[0], spacing), 0.35, footprint),
      0.7 * covered(toLine(y - first[1], spacing), 0.15, footprint),
    );
    const lamp =
      covered(toLine(x - first[0] - spacing / 2, spacing), 0.5, footprint) *
      (toLine(y - first[1], spacing) < 3 ? 1 : 0);
    let colour = mix(mix(rgb('#c3cbca'), rgb('#7f8d90'), truss), white, lamp);
    for (const [pointX, pointY] of near(x, y)) {
      const [across, deep] = [Math.abs(x - pointX), Math.abs(y - pointY)];
      const away = Math.max(across, deep);
      if (away < 0.8) colour = mix(colour, ink, covered(Math.min(across, deep), 0.12, footprint));
      colour = mix(colour, brass, covered(Math.abs(away - 0.9), 0.08, footprint));
    }
    return colour;
  };
}
