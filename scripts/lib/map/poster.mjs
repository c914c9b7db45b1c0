import sharp from 'sharp';
import { mapColours as colours } from '#blocks/map/colours.ts';

/**
 * Draws the poster of the map, for visitors without scripts or WebGL and while the renderer loads. Uses the renderer's
 * camera: half its field of view has a tangent of 1/3.
 */
const camera = { width: 1280, height: 560, pitch: 50, bearing: -14, metresPerPixel: 4.157 };

/** Colours of the walls of a house. The roof has the map's colour. */
const houseSides = { light: '#DDE5E4', dark: '#C8D4D3' };

const radians = (angle) => (angle * Math.PI) / 180;

/** Projects a point in metres to a pixel and its distance from the camera; undefined behind the camera. */
function project([x, y], height = 0) {
  const { width, height: tall, pitch, bearing, metresPerPixel } = camera;
  const [turn, tilt] = [radians(bearing), radians(pitch)];
  const [east, north, up] = [x, y, height].map((value) => value / metresPerPixel);
  const across = east * Math.cos(turn) - north * Math.sin(turn);
  const away = east * Math.sin(turn) + north * Math.cos(turn);
  const distance = 1.5 * tall;
  const depth = distance + away * Math.sin(tilt) - up * Math.cos(tilt);
  if (depth < distance * 0.2) return undefined;
  const scale = distance / depth;
  return {
    x: width / 2 + across * scale,
    y: tall / 2 - (away * Math.cos(tilt) + up * Math.sin(tilt)) * scale,
    depth,
    scale,
  };
}

const round = (value) => Math.round(value * 10) / 10;
const path = (points) => `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`;

function area(shape, fill, height = 0) {
  const points = shape.flatMap((point) => project(point, height) ?? []);
  return points.length > 2 ? `<path d="${path(points)}Z" fill="${fill}"/>` : '';
}

/** A road, thinner with distance: each piece has its own width. */
function road(course, metres) {
  let pieces = '';
  for (const [index, end] of course.entries()) {
    const start = course[index - 1];
    if (!start) continue;
    const steps = Math.max(1, Math.round(Math.hypot(end[0] - start[0], end[1] - start[1]) / 300));
    const at = (step) => start.map((value, axis) => value + ((end[axis] - value) * step) / steps);
    for (let step = 0; step < steps; step += 1) {
      const [a, b] = [project(at(step)), project(at(step + 1))];
      if (!a || !b || Math.max(a.y, b.y) < 0 || Math.min(a.y, b.y) > camera.height) continue;
      const width = round((metres / camera.metresPerPixel) * ((a.scale + b.scale) / 2));
      pieces += `<path d="${path([a, b])}" stroke-width="${width}"/>`;
    }
  }
  return pieces;
}

/** Walls facing the camera, with darker side walls, then the roof. */
function box({ shape, height }) {
  const walls = shape.map((start, index) => {
    const end = shape[(index + 1) % shape.length];
    const corners = [project(start), project(end), project(end, height), project(start, height)];
    if (corners.some((corner) => corner === undefined)) return '';
    const [a, b, c] = corners;
    // Corners of a wall facing the camera run counter-clockwise.
    if ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) >= 0) return '';
    const facing = Math.abs(end[0] - start[0]) > Math.abs(end[1] - start[1]);
    return `<path d="${path(corners)}Z" fill="${facing ? houseSides.light : houseSides.dark}"/>`;
  });
  return walls.join('') + area(shape, colours.house, height);
}

const isSeen = ({ shape }) => {
  const point = project(shape[0]);
  return (
    point && point.x > -150 && point.x < camera.width + 150 && point.y > -20 && point.y < camera.height + 150
  );
};
const farthestFirst = (boxes) =>
  boxes
    .filter(isSeen)
    .map((entry) => ({ ...entry, depth: project(entry.shape[0])?.depth ?? 0 }))
    .sort((a, b) => b.depth - a.depth);

/** Walls of the hall that face the camera: the river side and the east side. */
const hallUnder = (roof) => {
  const last = roof.at(-1);
  return [
    ...roof.map(({ shape, height }) => [shape[0], shape[1], height]),
    [last.shape[1], last.shape[2], last.height],
  ].map(([from, to, height]) => {
    const corners = [project(from), project(to), project(to, height), project(from, height)];
    return `<path d="${path(corners)}Z" fill="${colours.hall}" stroke="${colours.hall}" stroke-width=".5"/>`;
  });
};

/**
 * The poster as SVG.
 *
 * @param {ReturnType<typeof import('./features.mjs').town>} town
 */
export function posterOf({ banks, water, street, avenue, bridge, built, parks, roof }) {
  const last = roof.at(-1);
  const outline = [
    ...roof.map(({ shape, height }) => [shape[0], height]),
    [last.shape[1], last.height],
    [last.shape[2], last.height],
    ...roof.toReversed().map(({ shape, height }) => [shape[3], height]),
  ].flatMap(([point, height]) => project(point, height) ?? []);
  const roofDepth = project([0, 0])?.depth ?? 0;
  const houses = farthestFirst(built);
  const drawn = (list) => list.map(box).join('');
  const roads = (courses, metres) => courses.map((course) => road(course, metres)).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${camera.width} ${camera.height}" width="${camera.width}" height="${camera.height}">`,
    `<rect width="100%" height="100%" fill="${colours.ground}"/>`,
    ...parks.map((shape) => area(shape, colours.park)),
    area(banks, colours.bank),
    area(water, colours.water),
    `<g stroke="${colours.road}" fill="none" stroke-linecap="round">`,
    roads(street, 14),
    roads(avenue, 26),
    roads(bridge, 30),
    '</g>',
    drawn(houses.filter(({ depth }) => depth >= roofDepth)),
    ...hallUnder(roof),
    `<g stroke="${colours.roof}">`,
    ...roof.map(({ shape, height }) => area(shape, colours.roof, height)),
    '</g>',
    `<path d="${path(outline)}Z" fill="none" stroke="${colours.rim}" stroke-width="1.5" stroke-linejoin="round"/>`,
    drawn(houses.filter(({ depth }) => depth < roofDepth)),
    '</svg>',
  ].join('\n');
}

/** The poster as a picture at `density` times the resolution. */
export const pictureOf = (svg, density) =>
  sharp(Buffer.from(svg), { density: 72 * density })
    .resize(camera.width * density, camera.height * density)
    .webp({ quality: 80, effort: 6 })
    .toBuffer();
