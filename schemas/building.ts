import * as z from 'zod';
import { isRecord } from './is-record.ts';
import { label } from './label.ts';
import { type Language, type Localised, languageKey } from './language.ts';
import { address, flag, link, list, number, quantity, requiredText, text } from './lenient-fields.ts';
import { pointsOf } from './points.ts';

export { type Point, pointsOf } from './points.ts';

/**
 * The building as data (rule BLDG-01): levels, spaces, what is in them, the walls that fold away, and panoramas. Lengths are in
 * metres, areas in m², x to the east and y to the north of one origin for all levels.
 */

/** Layouts for which a venue states a number of people. */
export const layouts = ['theatre', 'classroom', 'banquet', 'reception', 'uShape', 'boardroom'] as const;
export type Layout = (typeof layouts)[number];

/** Kinds of spaces. A `part` is one side of a movable wall inside the space `of`; a `core` holds stairs and lifts. */
export const spaceKinds = [
  ...(['hall', 'room', 'part', 'concourse', 'plaza'] as const),
  ...(['yard', 'floor', 'core', 'store'] as const),
] as const;
export type SpaceKind = (typeof spaceKinds)[number];

/** Kinds of elements and the form of each: an outline, a line, or one or more points. */
export const elementForms = {
  fireLane: 'outline',
  goodsDoor: 'line',
  publicDoor: 'line',
  emergencyExit: 'line',
  gate: 'line',
  trench: 'line',
  path: 'line',
  escalator: 'line',
  pits: 'points',
  rigging: 'points',
  substation: 'points',
  column: 'points',
  entrance: 'points',
  station: 'points',
  service: 'points',
  toilet: 'points',
  lift: 'points',
  stair: 'points',
  parking: 'points',
} as const;
export type ElementKind = keyof typeof elementForms;
const elementKinds = Object.keys(elementForms) as [ElementKind, ...ElementKind[]];

/** What the kinds of elements are called. */
export const elementLabels: Readonly<Record<ElementKind, Localised>> = {
  fireLane: { zh: '消防通道', en: 'Fire lane' },
  goodsDoor: { zh: '货门', en: 'Goods door' },
  publicDoor: { zh: '观众入口', en: 'Public door' },
  emergencyExit: { zh: '疏散口', en: 'Emergency exit' },
  gate: { zh: '货运门', en: 'Gate' },
  trench: { zh: '地沟', en: 'Floor duct' },
  path: { zh: '步道', en: 'Walk' },
  escalator: { zh: '扶梯', en: 'Escalators' },
  pits: { zh: '接驳井', en: 'Service pits' },
  rigging: { zh: '吊点', en: 'Rigging points' },
  substation: { zh: '配电间', en: 'Switch room' },
  column: { zh: '立柱', en: 'Column' },
  entrance: { zh: '入口', en: 'Entrance' },
  station: { zh: '车站', en: 'Station' },
  service: { zh: '服务设施', en: 'Service' },
  toilet: { zh: '卫生间', en: 'Toilets' },
  lift: { zh: '客梯', en: 'Lift' },
  stair: { zh: '楼梯', en: 'Stairs' },
  parking: { zh: '停车场', en: 'Car park' },
};

/** What the kinds of spaces are called. */
export const spaceLabels: Readonly<Record<SpaceKind, Localised>> = {
  hall: { zh: '展厅', en: 'Hall' },
  room: { zh: '会议室', en: 'Room' },
  part: { zh: '分隔间', en: 'Part of a room' },
  concourse: { zh: '公共大厅', en: 'Concourse' },
  plaza: { zh: '室外展场', en: 'Outdoor plaza' },
  yard: { zh: '卸货区', en: 'Goods yard' },
  floor: { zh: '楼面', en: 'Floor' },
  core: { zh: '楼梯与客梯', en: 'Stairs and lifts' },
  store: { zh: '库房', en: 'Store' },
};

const coordinates = /^-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?$/;

/** Points of one outline, line or group. A building of a congress centre has a few thousand in all. */
const mostPoints = 2000;

/** At least so many points, as the attribute of SVG has them: `0,0 72,0 72,140 0,140`. */
const points = (least: number) =>
  z.pipe(
    z.transform((value) => {
      if (typeof value !== 'string') return undefined;
      const all = value.split(/\s+/, mostPoints + 1).filter(Boolean);
      if (all.length > mostPoints || !all.every((point) => coordinates.test(point))) return undefined;
      const text = all.join(' ');
      return pointsOf(text).length >= least ? text : undefined;
    }),
    z.string(),
  );

const pointsHelp = { zh: '以米计：0,0 72,0 72,140 0,140', en: 'In metres: 0,0 72,0 72,140 0,140' };

const metres = (zh: string, en: string) => label(quantity(), { zh: `${zh}（米）`, en: `${en} in m` });

const id = label(requiredText(), {
  zh: '编号',
  en: 'Id',
  help: { zh: '图中唯一', en: 'Unique in the building' },
  widget: 'plain',
});
const level = label(requiredText(), { zh: '楼层', en: 'Level', widget: 'plain' });
const drawn = label(flag(), {
  zh: '示意',
  en: 'Illustrative',
  help: {
    zh: '1：位置或尺寸仅为示意，不是场馆公布的数据',
    en: '1: place or size is only drawn, not a figure that the venue states',
  },
  widget: 'plain',
});

/** A hall, a room or another area of a level. */
const space = z.object({
  id,
  kind: label(z.enum(spaceKinds), {
    zh: '类别',
    en: 'Kind',
    values: spaceLabels,
  }),
  level,
  name: label(requiredText(), { zh: '名称', en: 'Name' }),
  outline: label(points(3), { zh: '轮廓', en: 'Outline', help: pointsHelp, widget: 'plain' }),
  /** Id of the space that contains it. */
  of: label(text(), { zh: '属于', en: 'Part of', widget: 'plain' }),
  /** Id of the space in the schedule and in `official.spaces.config`; a space without one cannot be hired. */
  booking: label(text(), {
    zh: '排期编号',
    en: 'Id in the schedule',
    help: { zh: '与“场地与闭馆日”相同：1、201、plaza', en: 'As in “Spaces and closing days”: 1, 201, plaza' },
    widget: 'plain',
  }),
  picture: label(address(), { zh: '图片', en: 'Picture' }),
  /** Where its pictures and text are. */
  details: label(link(), { zh: '介绍页', en: 'Page about it', widget: 'link' }),
  /** Where its panorama is. */
  panorama: label(link(), { zh: '全景', en: 'Panorama', widget: 'link' }),
  area: label(quantity(), { zh: '面积（平方米）', en: 'Area in m²' }),
  width: metres('宽', 'Width'),
  length: metres('长', 'Length'),
  height: metres('净高', 'Clear height'),
  floorLoad: label(quantity(), { zh: '地面承重（吨/平方米）', en: 'Floor loading in t/m²' }),
  power: label(quantity(), { zh: '供电（千瓦）', en: 'Power in kW' }),
  booths: label(quantity(), { zh: '国际标准展位', en: 'Standard booths' }),
  tents: label(quantity(), { zh: '帐篷', en: 'Tents' }),
  light: label(quantity(), { zh: '照度（勒克斯）', en: 'Light in lux' }),
  riggingPoints: label(quantity(), { zh: '吊点', en: 'Rigging points' }),
  riggingLoad: label(quantity(), { zh: '每点承重（公斤）', en: 'Load of a rigging point in kg' }),
  daylight: label(flag(), { zh: '自然采光（1 有，0 无）', en: 'Daylight (1 yes, 0 no)', widget: 'plain' }),
  /** People by layout, as the venue states them. */
  seats: label(
    z
      .object({
        theatre: label(quantity(), { zh: '剧院式', en: 'Theatre' }),
        classroom: label(quantity(), { zh: '课桌式', en: 'Classroom' }),
        banquet: label(quantity(), { zh: '宴会', en: 'Banquet' }),
        reception: label(quantity(), { zh: '酒会', en: 'Reception' }),
        uShape: label(quantity(), { zh: 'U 形', en: 'U-shape' }),
        boardroom: label(quantity(), { zh: '董事会式', en: 'Boardroom' }),
      } satisfies Record<Layout, z.ZodType>)
      .optional()
      .catch(undefined),
    { zh: '人数', en: 'People' },
  ),
  /** Ids of spaces that are next to it without a wall that folds. */
  beside: label(list(requiredText()), { zh: '相邻场地', en: 'Next to', widget: 'plain' }),
  drawn,
});

/** A door, a duct, a point of supply, a way or another thing in a level. */
const element = z.object({
  id,
  kind: label(z.enum(elementKinds), { zh: '类别', en: 'Kind', values: elementLabels }),
  level,
  name: label(text(), { zh: '名称', en: 'Name' }),
  at: label(points(1), { zh: '位置', en: 'Position', help: pointsHelp, widget: 'plain' }),
  of: label(text(), { zh: '属于', en: 'Part of', widget: 'plain' }),
  /** Clear width. */
  width: metres('净宽', 'Clear width'),
  height: metres('净高', 'Clear height'),
  /** Length along the ground. */
  length: metres('长', 'Length'),
  /** From one duct, pit or point to the next. */
  spacing: metres('间距', 'Spacing'),
  /** kg for each point. */
  load: label(quantity(), { zh: '承重（公斤）', en: 'Load in kg' }),
  power: label(quantity(), { zh: '供电（千瓦）', en: 'Power in kW' }),
  /** What a duct carries: water, power, air, data. */
  carries: label(list(requiredText()), { zh: '管线', en: 'Carries' }),
  minutes: label(quantity(), { zh: '分钟', en: 'Minutes' }),
  gates: label(quantity(), { zh: '闸机', en: 'Gates' }),
  spaces: label(quantity(), { zh: '车位', en: 'Parking spaces' }),
  charging: label(quantity(), { zh: '充电车位', en: 'Charging spaces' }),
  stepFree: label(flag(), { zh: '无台阶', en: 'Step-free' }),
  accessible: label(flag(), { zh: '无障碍', en: 'Accessible' }),
  /** Level to which it leads. */
  to: label(text(), { zh: '通往楼层', en: 'Leads to level' }),
  drawn,
});

/** A movable wall. The two spaces are one while it is folded away. */
const join = z.object({
  id,
  level,
  name: label(text(), { zh: '名称', en: 'Name' }),
  /** Ids of two spaces. */
  between: label(list(requiredText()), { zh: '两侧场地', en: 'Between', widget: 'plain' }),
  at: label(points(2), { zh: '位置', en: 'Position', help: pointsHelp, widget: 'plain' }),
  width: metres('宽', 'Width'),
  /** Time to fold it away. */
  minutes: label(quantity(), { zh: '收起用时（分钟）', en: 'Minutes to fold it away' }),
});

/** A point from which there is a panorama (rule BLDG-07): a picture all the way round, whose width is twice its height. */
const spot = z.object({
  id,
  level,
  name: label(requiredText(), { zh: '名称', en: 'Name' }),
  /** Id of the space in which it is; its doors, pits and rigging points are marked. */
  of: label(text(), { zh: '属于', en: 'In the space', widget: 'plain' }),
  at: label(points(1), { zh: '位置', en: 'Position', help: pointsHelp, widget: 'plain' }),
  /** Height of the camera above the floor; 1.6 m without it. */
  eye: metres('视高', 'Height of the camera'),
  /** Compass direction of the middle of both pictures: 0 is north, 90 is east. */
  heading: label(number(), {
    zh: '画面中线方位（度，北为 0）',
    en: 'Direction of the middle, in degrees from north',
  }),
  picture: label(address(), { zh: '空场全景', en: 'Panorama, empty', uncropped: true }),
  /** The same place during an event. */
  built: label(address(), { zh: '开展全景', en: 'Panorama during an event', uncropped: true }),
  /** Ids of the spots to which arrows on the floor lead. */
  to: label(list(requiredText()), { zh: '通往', en: 'Leads to', widget: 'plain' }),
  drawn,
});

/** `official.building.config`. A feature with an invalid place or kind is left out, and the rest works. */
export const buildingSchema = z.object({
  name: label(text(), { zh: '名称', en: 'Name' }),
  revision: label(text(), { zh: '版次', en: 'Revision', widget: 'plain' }),
  revised: label(text(), { zh: '修订日期', en: 'Revised on', widget: 'date' }),
  levels: label(list(z.object({ id, name: label(requiredText(), { zh: '名称', en: 'Name' }) })), {
    zh: '楼层',
    en: 'Levels',
  }),
  spaces: label(list(space), { zh: '场地', en: 'Spaces' }),
  joins: label(list(join), { zh: '活动隔墙', en: 'Movable walls' }),
  elements: label(list(element), { zh: '门、管沟与设施', en: 'Doors, ducts and services' }),
  spots: label(list(spot), { zh: '全景机位', en: 'Panoramas' }),
});
export type Building = z.output<typeof buildingSchema>;
export type BuildingSpace = Building['spaces'][number];
export type BuildingElement = Building['elements'][number];
export type BuildingJoin = Building['joins'][number];
export type BuildingSpot = Building['spots'][number];

/** @returns true for a collection of GeoJSON (RFC 7946), which a config of a building may be instead */
export const isGeoJson = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && value.type === 'FeatureCollection' && Array.isArray(value.features);

/**
 * Imports a building from GeoJSON in metres. `properties` of a feature have the names of the config; its name is `name`,
 * or `name_zh` and `name_en`. Name, revision and levels of the building are in the member `building`, or `properties`. Places of another geometry have no position, so readers of the config leave them out.
 *
 * @returns the unparsed config in one language
 */
export function buildingFromGeoJson(
  collection: Readonly<Record<string, unknown>>,
  language: Language,
): Record<string, unknown> {
  const nameKey = `name_${languageKey(language)}`;
  const named = (value: Readonly<Record<string, unknown>>) => value[nameKey] ?? value.name;
  const features = Array.isArray(collection.features) ? collection.features.filter(isRecord) : [];
  const read = features.map(({ id, geometry, properties }) => {
    const given = isRecord(properties) ? properties : {};
    const { name_zh: _zh, name_en: _en, ...own } = given;
    const at = isRecord(geometry) ? pointsText(geometry) : undefined;
    return { ...own, id: own.id ?? id, kind: own.kind, name: named(given), at };
  });
  const about = [collection.building, collection.properties].find(isRecord) ?? {};
  const levels = Array.isArray(about.levels) ? about.levels.filter(isRecord) : [];
  const isSpace = ({ kind }: { kind: unknown }) => spaceKinds.some((known) => known === kind);
  return {
    name: named(about),
    revision: about.revision,
    revised: about.revised,
    levels: levels.map((one) => ({ id: one.id ?? one.level, name: named(one) })),
    spaces: read.filter(isSpace).map(({ at, ...one }) => ({ ...one, outline: at })),
    joins: read.filter(({ kind }) => kind === 'join'),
    elements: read.filter((one) => one.kind !== 'join' && one.kind !== 'spot' && !isSpace(one)),
    spots: read.filter(({ kind }) => kind === 'spot'),
  };
}

/** @returns the points of a geometry; the outer ring of a polygon without its repeated last point */
function pointsText({ type, coordinates }: Readonly<Record<string, unknown>>): string | undefined {
  const pairs = (value: unknown): string | undefined =>
    Array.isArray(value)
      ? value.map((pair) => (Array.isArray(pair) ? pair.slice(0, 2).join(',') : '')).join(' ')
      : undefined;
  if (!Array.isArray(coordinates)) return undefined;
  switch (type) {
    case 'Point':
      return pairs([coordinates]);
    case 'MultiPoint':
    case 'LineString':
      return pairs(coordinates);
    case 'Polygon': {
      const ring: unknown = coordinates[0];
      return Array.isArray(ring) ? pairs(ring.slice(0, -1)) : undefined;
    }
    default:
      return undefined;
  }
}
