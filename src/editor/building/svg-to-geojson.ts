import { Parser } from 'htmlparser2';
import { numbersIn, pointsIn, pointsOfPath } from '#lib/svg-path.ts';
import type { Point } from '#schemas/building.ts';

/**
 * Reads a plan that a program for drawings has written as SVG. The convention:
 *
 * - `data-metre` of the `svg` element is the length of a metre in units of the drawing. The lower left corner of
 * `viewBox` is the origin.
 * - A group with `data-level` is a level.
 * - A `polygon`, `polyline`, `rect`, `line`, `circle` or a `path` of straight lines with `data-kind` is a feature; all its
 * `data-` attributes are properties: `data-floor-load="3.5"` is `floorLoad`. `data-between`, `data-to` and `data-beside`
 * are lists of ids.
 * - Names are `data-name-zh` and `data-name-en`, or `title` elements with `lang`; a name without a language is for both.
 */

/** Why a shape was not read. `at` is its id, or the name of its element. */
export interface SvgProblem {
  what: 'noScale' | 'noLevel' | 'transformed' | 'curved' | 'noPlace';
  at: string;
}

export interface ReadSvg {
  /** GeoJSON in metres, which the import of a building reads. */
  collection: { type: 'FeatureCollection'; building: object; features: object[] };
  problems: SvgProblem[];
  /** Shapes without `data-kind`, which are decoration. */
  decoration: number;
}

type Attributes = Readonly<Record<string, string>>;
type Names = Record<string, string>;

interface Open {
  element: string;
  attributes: Attributes;
  names: Names;
  level: string | undefined;
  isTransformed: boolean;
}

const shapes: ReadonlySet<string> = new Set(['polygon', 'polyline', 'rect', 'line', 'circle', 'path']);

/** @returns the features, and what was not read */
export function svgToGeoJson(svg: string): ReadSvg {
  const features: object[] = [];
  const problems: SvgProblem[] = [];
  const levels = new Map<string, Names>();
  const open: Open[] = [];
  let decoration = 0;
  let frame = { metre: 1, left: 0, bottom: 0 };
  /** Language of the open `title`; undefined outside of titles. */
  let title: { key: string; text: string } | undefined;

  const close = ({ element, attributes, names, level, isTransformed }: Open) => {
    if (element === 'g' && attributes['data-level'] !== undefined)
      levels.set(attributes['data-level'], names);
    if (!shapes.has(element)) return;
    const { 'data-kind': kind, id = element } = attributes;
    if (kind === undefined) {
      decoration += 1;
      return;
    }
    if (isTransformed) problems.push({ what: 'transformed', at: id });
    if (level === undefined) problems.push({ what: 'noLevel', at: id });
    const place = placeOf(element, attributes);
    if (typeof place === 'string') problems.push({ what: place, at: id });
    if (isTransformed || level === undefined || typeof place === 'string') return;
    const points = place.points.map(
      ([x, y]): Point => [rounded((x - frame.left) / frame.metre), rounded((frame.bottom - y) / frame.metre)],
    );
    const own =
      attributes.id === undefined ? { id: `${kind}-${features.length + 1}` } : { id: attributes.id };
    features.push({
      type: 'Feature',
      ...own,
      geometry: geometryOf(points, place.isClosed),
      properties: { ...propertiesOf(attributes), ...names, kind, level },
    });
  };

  const parser = new Parser(
    {
      onopentag(element, attributes) {
        const parent = open.at(-1);
        if (element === 'svg' && open.length === 0) {
          frame = frameOf(attributes);
          if (!(Number(attributes['data-metre']) > 0)) problems.push({ what: 'noScale', at: 'svg' });
        }
        if (element === 'title')
          title = { key: nameKey(attributes.lang ?? attributes['xml:lang']), text: '' };
        open.push({
          element,
          attributes,
          names: namesIn(attributes),
          level: attributes['data-level'] ?? parent?.level,
          isTransformed: attributes.transform !== undefined || parent?.isTransformed === true,
        });
      },
      ontext(text) {
        if (title) title.text += text;
      },
      onclosetag() {
        const closed = open.pop();
        const parent = open.at(-1);
        if (closed?.element === 'title' && title && parent) {
          parent.names[title.key] ??= title.text.trim();
          title = undefined;
        } else if (closed) close(closed);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(svg);
  const building = { levels: [...levels].map(([id, names]) => ({ id, name: id, ...names })) };
  return { collection: { type: 'FeatureCollection', building, features }, problems, decoration };
}

const nameKey = (language: string | undefined) =>
  language?.startsWith('zh') ? 'name_zh' : language?.startsWith('en') ? 'name_en' : 'name';

const namesIn = (attributes: Attributes): Names =>
  Object.fromEntries(
    ['name', 'name-zh', 'name-en'].flatMap((name) => {
      const text = attributes[`data-${name}`];
      return text === undefined ? [] : [[name.replace('-', '_'), text]];
    }),
  );

function frameOf(attributes: Attributes) {
  const [left = 0, top = 0, , height = Number.parseFloat(attributes.height ?? '') || 0] = numbersIn(
    attributes.viewBox,
  );
  return { metre: Number(attributes['data-metre']) || 1, left, bottom: top + height };
}

const rounded = (metres: number) => Math.round(metres * 100) / 100 || 0;

const lists: ReadonlySet<string> = new Set(['between', 'to', 'beside', 'carries']);

/** `data-floor-load="3.5"` as `floorLoad: '3.5'`. The reader of the config reads numbers from texts. */
function propertiesOf(attributes: Attributes): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      if (!name.startsWith('data-') || name.startsWith('data-name')) return [];
      const key = name.slice(5).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
      return [[key, lists.has(key) ? value.split(/[\s,]+/).filter(Boolean) : value]];
    }),
  );
}

interface Place {
  points: Point[];
  isClosed: boolean;
}

function placeOf(element: string, attributes: Attributes): Place | 'curved' | 'noPlace' {
  const number = (name: string) => Number(attributes[name] ?? 0);
  switch (element) {
    case 'rect': {
      const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
      const points: Point[] = [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ];
      return width > 0 && height > 0 ? { points, isClosed: true } : 'noPlace';
    }
    case 'circle':
      return { points: [[number('cx'), number('cy')]], isClosed: false };
    case 'line':
      return {
        points: [
          [number('x1'), number('y1')],
          [number('x2'), number('y2')],
        ],
        isClosed: false,
      };
    case 'path':
      return pathPlace(attributes.d ?? '');
    default: {
      const points = pointsIn(attributes.points);
      return points.length > 0 ? { points, isClosed: element === 'polygon' } : 'noPlace';
    }
  }
}

function pathPlace(path: string): Place | 'curved' | 'noPlace' {
  if (/[csqta]/i.test(path)) return 'curved';
  const points = pointsOfPath(path);
  return points.length > 0 ? { points, isClosed: /z\s*$/i.test(path) } : 'noPlace';
}

function geometryOf(points: readonly Point[], isClosed: boolean): object {
  const [first] = points;
  if (points.length === 1) return { type: 'Point', coordinates: first };
  return isClosed
    ? { type: 'Polygon', coordinates: [[...points, first]] }
    : { type: 'LineString', coordinates: points };
}
