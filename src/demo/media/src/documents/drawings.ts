import { parse } from 'yaml';
import * as z from 'zod';
import { concourse, hall, plaza } from '../../../venues/figures.ts';

/** Plans as SVG, in metres: x runs east, y south. */

const ink = '#0b2530';
const teal = '#0e6e78';
const brass = '#b8893b';
const tint = '#e3efef';
const mist = '#f3f6f6';
const road = '#d8e0e0';
const water = '#cfe0e3';

const siteWords = z.strictObject({
  title: z.string(),
  northRoad: z.string(),
  avenue: z.string(),
  river: z.string(),
  promenade: z.string(),
  concourse: z.string(),
  freight: z.string(),
  /** `{number}` is the number of the hall. */
  hall: z.string().includes('{number}'),
  plaza: z.string(),
  pool: z.string(),
  metro: z.string(),
  walk: z.string(),
  hotel: z.string(),
  customs: z.string(),
  north: z.string(),
});

const hallWords = z.strictObject({
  title: z.string(),
  trench: z.string(),
  goods: z.string(),
  visitors: z.string(),
  wall: z.string(),
});

/**
 * Drawing of a fenced block in a document.
 *
 * @param name `site-plan` or `hall-plan`
 *
 * @param words its texts, as YAML
 *
 * @throws Error if there is no such drawing; ZodError if a text is missing or unknown
 */
export function drawing(name: string | undefined, words: string): string {
  switch (name) {
    case 'site-plan':
      return sitePlan(siteWords.parse(parse(words)));
    case 'hall-plan':
      return hallPlan(hallWords.parse(parse(words)));
    default:
      throw new Error(`there is no drawing "${name}"`);
  }
}

/** Position of the concourse, from which all others follow. */
const left = 150;
const top = 230;
const right = left + concourse.length;
const bottom = top + concourse.width;
const firstHall = left + (concourse.length - 4 * hall.width) / 2;
const plazaLeft = right - plaza.length;
const plazaTop = bottom + 10;
const bank = plazaTop + plaza.width + 8;

/** The whole site, schematic: halls, concourse, plaza, car parks, gates and the ways to the doors. */
function sitePlan(words: z.output<typeof siteWords>): string {
  const halls = [0, 1, 2, 3].map((index) => {
    const x = firstHall + index * hall.width;
    return [
      box([x, top - hall.length, hall.width, hall.length]),
      label([x + hall.width / 2, top - 62], words.hall.replace('{number}', String(index + 1)), 15),
      goodsDoors(x, top - hall.length),
    ].join('');
  });
  const zone = (x: number, y: number, name: string) => label([plazaLeft + x, plazaTop + y], name, 15);
  return svg('-112 -8 760 430', words.title, [
    band(0, 18, road),
    label([-100, 13], words.northRoad, 11, 'start'),
    band(bank + 14, 60, water),
    label([290, bank + 36], words.river, 12),
    // The avenue passes below the plaza.
    line(`M-112 ${bottom + 58}H${plazaLeft}`, road, 14),
    line(`M${plazaLeft} ${bottom + 58}H${right}`, road, 3, '6 6'),
    line(`M${right} ${bottom + 58}H648`, road, 14),
    label([-100, bottom + 62], words.avenue, 11, 'start'),
    line(`M${left + 24} 18V70H${right + 22}V46H${left + 40}V18`, brass, 3, '8 5'),
    arrow(left + 110, 70, brass, 1),
    arrow(left + 190, 46, brass, -1),
    label([left + 150, 84], words.freight, 11),
    ...halls,
    box([left, top, concourse.length, concourse.width], mist),
    label([left + concourse.length / 2, top + 21], words.concourse, 11),
    box([plazaLeft, plazaTop, plaza.length, plaza.width], tint),
    box([plazaLeft + 62, plazaTop + 30, 76, 14], water),
    label([plazaLeft + 100, plazaTop + 40.5], words.pool, 10),
    label([plazaLeft + 100, plazaTop + 20], words.plaza, 11),
    ...[zone(30, 52, 'A'), zone(100, 66, 'B'), zone(170, 52, 'C'), zone(100, 93, 'D')],
    line(`M${left} ${bank}H${right + 60}`, teal, 1.5, '2 3'),
    label([left - 6, bank + 4], words.promenade, 11, 'end'),
    carPark([-60, 96, 120, 70], 'P4'),
    carPark([left + 8, bottom + 8, 84, 34], 'P1'),
    carPark([right + 26, top - 66, 84, 56], 'P2'),
    carPark([right + 26, plazaTop + 20, 84, 70], 'P3'),
    box([-104, top - 2, 40, 32], teal),
    label([-84, top - 9], words.metro, 11),
    line(`M-64 ${top + 14}H${left}`, teal, 4),
    label([40, top + 7], words.walk, 11),
    box([right + 64, top - 4, 40, 34]),
    label([right + 84, top + 42], words.hotel, 11),
    line(`M${right} ${top + 14}H${right + 64}`, teal, 4),
    box([right + 6, top - 116, 18, 34]),
    label([right + 28, top - 95], words.customs, 11, 'start'),
    ...marks([
      [left + 60, 70],
      [right - 110, 70],
      [right, plazaTop + 27],
      [left, top + 14],
      [left + 162, bottom],
      [right, top + 14],
      [left - 14, bottom + 12],
      [right - 24, 80],
      [plazaLeft + 14, plazaTop + 84],
      [left + 118, top],
    ]),
    `<g transform="translate(622 44)"><path d="M0 -14L5 8L0 4L-5 8Z" fill="${ink}"/></g>`,
    label([622, 66], words.north, 11),
  ]);
}

/** One hall, lying on its side: goods doors to the left (north), visitors to the right. */
function hallPlan(words: z.output<typeof hallWords>): string {
  const { length, width, trenchSpacing, area } = hall;
  const every = (count: number, mark: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => mark(index));
  const upright = (x: number, text: string) =>
    `<g transform="translate(${x} ${width / 2}) rotate(-90)">${label([0, 0], text, 4)}</g>`;
  return svg('-26 -10 196 100', words.title, [
    box([0, 0, length, width]),
    ...every(7, (index) => line(`M0 ${(index + 1) * trenchSpacing}H${length}`, '#9fb3b6', 0.5)),
    ...every(hall.goodsDoors, (index) => line(`M0 ${6 + index * 11.2}v${hall.goodsDoor.width}`, brass, 2.4)),
    ...every(3, (index) => line(`M${length} ${9 + index * 22}v10`, teal, 2.4)),
    line(`M0 0H${length}M0 ${width}H${length}`, ink, 1, '4 2'),
    label([length / 2, 42.5], `${length} × ${width} m = ${area.toLocaleString('en-US')} m²`, 6),
    label([length / 2, -3.5], words.wall, 4),
    label([length / 2, 14.6], words.trench, 3.6),
    upright(-5, words.goods),
    upright(length + 7, words.visitors),
    line(`M0 79H${length}M0 77v4M${length} 77v4`, ink, 0.4),
    label([length / 2, 85], `${length} m`, 4.4),
    line(`M156 0V${width}M154 0h4M154 ${width}h4`, ink, 0.4),
    upright(161.5, `${width} m`),
  ]);
}

type Point = readonly [x: number, y: number];
type Box = readonly [x: number, y: number, width: number, height: number];

const svg = (viewBox: string, title: string, parts: readonly string[]) =>
  `<svg class="plan" viewBox="${viewBox}" role="img" aria-label="${title}">${parts.join('')}</svg>`;

const box = ([x, y, width, height]: Box, fill = '#fff') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" stroke="${ink}" stroke-width=".8"/>`;

const band = (y: number, height: number, fill: string) =>
  `<rect x="-112" y="${y}" width="760" height="${height}" fill="${fill}"/>`;

const line = (d: string, stroke: string, width: number, dashes = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${dashes && ` stroke-dasharray="${dashes}"`}/>`;

const label = ([x, y]: Point, text: string, size: number, anchor = 'middle') =>
  `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" fill="${ink}">${text}</text>`;

const arrow = (x: number, y: number, fill: string, way: 1 | -1) =>
  `<path d="M${x + way * 8} ${y}l${way * -9} -5v10z" fill="${fill}"/>`;

const carPark = (at: Box, name: string) =>
  box(at) + label([at[0] + at[2] / 2, at[1] + at[3] / 2 + 5], name, 14);

const goodsDoors = (x: number, y: number) =>
  Array.from({ length: hall.goodsDoors }, (_, index) =>
    line(`M${x + 4 + index * 12} ${y}h${hall.goodsDoor.width}`, brass, 4),
  ).join('');

/** Numbers in the order of the key below the plan. */
const marks = (places: readonly Point[]) =>
  places.map(
    ([x, y], index) =>
      `<circle cx="${x}" cy="${y}" r="8" fill="${ink}"/><text x="${x}" y="${y + 3.6}" font-size="10" text-anchor="middle" fill="#fff">${index + 1}</text>`,
  );
