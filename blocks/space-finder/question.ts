import type { OwnParameters } from '#blocks/block-url.ts';
import { type Layout, layouts, type Need, type Wish } from '#lib/space-finder.ts';

/** What a visitor asks, as it is in the address. */
export interface Question {
  wish: Wish;
  /** First and last day, yyyy-mm-dd, build-up and breakdown included. */
  days: { from: string; until: string } | undefined;
  /** Key of the answer whose layout is drawn. */
  show: string | undefined;
  /** Keys of the answers that are compared. */
  compare: readonly string[];
}

/** Most answers that are compared. */
export const mostCompared = 3;

/** URL parameters of the questions, in the order of the form. */
export const questionParameters = [
  'people',
  'layout',
  'area',
  'from',
  'until',
  'height',
  'load',
  'doorWidth',
  'doorHeight',
  'rooms',
  'roomPeople',
  'water',
  'daylight',
  'outdoors',
] as const;

/** All URL parameters of the block. */
export const finderParameters = [...questionParameters, 'show', 'compare'];

type Search = Readonly<Record<string, string>>;

/** Numbers as people type them: `20,000`, `4.5`. Returns `undefined` for other texts and for numbers out of range. */
function numberIn(text: string | undefined, most: number): number | undefined {
  const plain = (text ?? '').normalize('NFKC').replaceAll(',', '').trim();
  const value = /^\d{1,7}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : 0;
  return value > 0 && value <= most ? value : undefined;
}

const wholeIn = (text: string | undefined, most: number): number | undefined => {
  const value = numberIn(text, most);
  return value === undefined ? undefined : Math.ceil(value);
};

const dayIn = (text: string | undefined): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? '')) ? text : undefined;

const layoutIn = (text: string | undefined): Layout | undefined => layouts.find((layout) => layout === text);

/** Rooms in parallel, and people in each, if only one of the two is given. */
const usualRooms = 1;
const usualRoomPeople = 50;

/** Reads what the visitor asks from the URL. */
export function readQuestion(search: Search): Question {
  const [from, until] = [dayIn(search.from), dayIn(search.until)];
  const first = from ?? until;
  const last = until ?? from;
  const [doorWidth, doorHeight] = [numberIn(search.doorWidth, 100), numberIn(search.doorHeight, 50)];
  const [rooms, roomPeople] = [wholeIn(search.rooms, 20), wholeIn(search.roomPeople, 100_000)];
  return {
    wish: {
      people: wholeIn(search.people, 1_000_000),
      layout: layoutIn(search.layout),
      area: numberIn(search.area, 5_000_000),
      height: numberIn(search.height, 200),
      floorLoad: numberIn(search.load, 100),
      water: search.water === '1' || undefined,
      daylight: search.daylight === '1' || undefined,
      outdoors: search.outdoors === '1' || undefined,
      door: doorWidth || doorHeight ? { width: doorWidth ?? 0, height: doorHeight } : undefined,
      rooms:
        rooms || roomPeople
          ? { count: rooms ?? usualRooms, people: roomPeople ?? usualRoomPeople }
          : undefined,
    },
    days:
      first && last ? { from: first <= last ? first : last, until: first <= last ? last : first } : undefined,
    show: search.show || undefined,
    compare: (search.compare ?? '').split(',', mostCompared).filter(Boolean),
  };
}

const text = (value: number | undefined) => (value === undefined ? undefined : String(value));
const flag = (value: boolean | undefined) => (value ? '1' : undefined);

/** @returns the parameters of a question, for the address of the block */
export const parametersOf = ({ wish, days, show, compare }: Question): OwnParameters => ({
  people: text(wish.people),
  layout: wish.layout,
  area: text(wish.area),
  from: days?.from,
  until: days?.until,
  height: text(wish.height),
  load: text(wish.floorLoad),
  doorWidth: text(wish.door?.width || undefined),
  doorHeight: text(wish.door?.height),
  rooms: text(wish.rooms?.count),
  roomPeople: text(wish.rooms?.people),
  water: flag(wish.water),
  daylight: flag(wish.daylight),
  outdoors: flag(wish.outdoors),
  show,
  compare: compare.length > 0 ? compare.join(',') : undefined,
});

/** @returns whether anything was asked that can be answered */
export const isAsked = ({ wish }: Question): boolean =>
  Object.values(wish).some((value) => value !== undefined);

/** Keys of a wish that name a need, in the order of their chips on the page. */
const chipNeeds = ['height', 'floorLoad', 'door', 'rooms', 'water', 'daylight', 'outdoors'] as const;

/** @returns the needs of a wish beside its size */
export const needsOf = (wish: Wish): (typeof chipNeeds)[number][] =>
  chipNeeds.filter((need) => wish[need] !== undefined);

/** @returns a question without one need, or with spaces outdoors if that is what failed */
export const without = (question: Question, need: Need): Question => ({
  ...question,
  wish: { ...question.wish, [need]: need === 'outdoors' && !question.wish.outdoors ? true : undefined },
});
