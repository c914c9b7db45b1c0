import { type Hall, type Room, roomsFrom } from './places.ts';

/** What all four halls share; lengths in metres, areas in m². */
export const hall = {
  length: 140,
  width: 72,
  area: 10080,
  clearHeight: 13,
  /** t/m² */
  floorLoad: 3.5,
  booths: 504,
  goodsDoors: 6,
  goodsDoor: { width: 4.5, height: 5 },
  /** Between the floor trenches that carry water, power, air and data. */
  trenchSpacing: 9,
  /** kW */
  power: 1600,
  /** Points in the trusses, at most `riggingLoad` kg each. */
  riggingPoints: 120,
  riggingLoad: 500,
} as const;

/** Average light on the floor in lux: halls 1 and 2 have their new lamps. */
export const hallLight: Readonly<Record<Hall, number>> = { 1: 500, 2: 500, 3: 320, 4: 320 };

/** The outdoor plaza; lengths in metres, loads in t/m², power in kW. */
export const plaza = {
  length: 200,
  width: 100,
  area: 20000,
  floorLoad: 3,
  power: 1200,
  tents: 160,
  tentPower: 6,
  pitSpacing: 20,
} as const;

/** The concourse along the south side of the halls; lengths in metres. */
export const concourse = { length: 324, width: 29 } as const;

/** Seating layouts; a room offers only those that suit it. */
export const layouts = ['theatre', 'classroom', 'banquet', 'reception', 'uShape', 'boardroom'] as const;
export type Layout = (typeof layouts)[number];

/** Left, top, width and depth of a room on the conference floor, in metres from the north-west corner. */
export type Outline = readonly [x: number, y: number, width: number, depth: number];

/** The conference floor, 180 by 96 metres. */
export const conferenceFloor = { width: 180, depth: 96 } as const;

/** Rooms side by side from west to east, alike in size, `step` metres from one to the next. */
const row = (numbers: readonly Room[], [x, y, width, depth]: Outline, step: number): [Room, Outline][] =>
  numbers.map((room, index) => [room, [x + index * step, y, width, depth]]);

/** The position of every room on the conference floor. */
export const outlines: ReadonlyMap<Room, Outline> = new Map<Room, Outline>([
  [201, [2, 2, 50, 54]],
  [202, [66, 2, 56, 34]],
  [203, [126, 2, 17, 16]],
  [204, [144, 2, 17, 16]],
  [205, [162, 2, 16, 16]],
  [206, [126, 22, 26, 14]],
  [207, [153, 22, 25, 14]],
  ...row(roomsFrom(208, 213), [66, 62, 18, 14], 18.8),
  ...row(roomsFrom(214, 217), [66, 80, 27.4, 14], 28.2),
  [218, [2, 62, 24, 14]],
  [219, [28, 62, 24, 14]],
  [220, [2, 80, 50, 14]],
]);

/**
 * The area of a room in m².
 *
 * @throws Error if the floor has no such room
 */
export function areaOf(room: Room): number {
  const [, , width, depth] = outlineOf(room);
  return Math.round(width * depth);
}

/**
 * The position of a room.
 *
 * @throws Error if the floor has no such room
 */
export function outlineOf(room: Room): Outline {
  const outline = outlines.get(room);
  if (!outline) throw new Error(`the conference floor has no room ${room}`);
  return outline;
}

/** Rooms that are let on the same terms: how high they are, in metres, and how many people each of them holds. */
export interface RoomGroup {
  rooms: readonly Room[];
  height: number;
  seats: Readonly<Partial<Record<Layout, number>>>;
}

/** The groups, named after the numbers of their rooms. */
export const roomGroupNames = [
  '201',
  '202',
  '203-205',
  '206-207',
  '208-213',
  '214-217',
  '218-219',
  '220',
] as const;
export type RoomGroupName = (typeof roomGroupNames)[number];

export const roomGroups: Readonly<Record<RoomGroupName, RoomGroup>> = {
  201: { rooms: [201], height: 14, seats: { theatre: 2000 } },
  202: {
    rooms: [202],
    height: 8,
    seats: { theatre: 1800, classroom: 1100, banquet: 1200, reception: 2000 },
  },
  '203-205': {
    rooms: roomsFrom(203, 205),
    height: 4.5,
    seats: { theatre: 240, classroom: 140, banquet: 160, reception: 250, uShape: 66, boardroom: 54 },
  },
  '206-207': {
    rooms: [206, 207],
    height: 4.5,
    seats: { theatre: 320, classroom: 190, banquet: 200, reception: 340, uShape: 84, boardroom: 72 },
  },
  '208-213': {
    rooms: roomsFrom(208, 213),
    height: 4.5,
    seats: { theatre: 220, classroom: 130, banquet: 150, uShape: 60, boardroom: 48 },
  },
  '214-217': {
    rooms: roomsFrom(214, 217),
    height: 4.5,
    seats: { theatre: 360, classroom: 210, banquet: 240, reception: 380, uShape: 90 },
  },
  '218-219': {
    rooms: [218, 219],
    height: 4.5,
    seats: { theatre: 300, classroom: 180, reception: 320, uShape: 78, boardroom: 66 },
  },
  220: {
    rooms: [220],
    height: 6,
    seats: { theatre: 640, classroom: 380, banquet: 420, reception: 700 },
  },
};
