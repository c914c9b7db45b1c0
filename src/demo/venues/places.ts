import type { Language } from '#schemas/language.ts';

/** The four halls, from west to east. */
export const halls = [1, 2, 3, 4] as const;
export type Hall = (typeof halls)[number];

/** The twenty rooms of the conference floor: 201 is the Plenary Hall, 202 the ballroom. */
export const rooms = [
  201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220,
] as const;
export type Room = (typeof rooms)[number];

/** A place that an event can book: a hall, a room, the outdoor plaza, the concourse. */
export type Place = Hall | Room | 'plaza' | 'concourse';

/** The rooms from `first` to `last`. */
export const roomsFrom = (first: Room, last: Room): Room[] =>
  rooms.filter((room) => room >= first && room <= last);

const isHall = (place: Place): place is Hall => halls.some((hall) => hall === place);
/** True for a room of the conference floor. */
export const isRoom = (place: Place): place is Room => rooms.some((room) => room === place);

/**
 * The names of places in one language: `1 至 3 号展厅、室外展场` or `Halls 1 to 3, outdoor plaza`. Halls come first, then the
 * plaza and the concourse, the two rooms that have a name, and the numbered ones.
 */
export function placesIn(language: Language, places: readonly Place[]): string {
  const chinese = language === 'zh-CN';
  const numbered = places.filter(isRoom).filter((room) => room > 202);
  const named = (place: Place, zh: string, en: string) => (places.includes(place) ? [chinese ? zh : en] : []);
  const parts = [
    ...(chinese ? numberedZh(places.filter(isHall), '展厅') : numberedEn(places.filter(isHall), 'hall')),
    ...named('plaza', '室外展场', 'outdoor plaza'),
    ...named('concourse', '登录大厅', 'concourse'),
    ...named(201, '201 大会堂', 'Plenary Hall'),
    ...named(202, '202 宴会厅', 'ballroom'),
    ...(chinese ? numberedZh(numbered, '会议室') : numberedEn(numbered, 'room')),
  ];
  const text = parts.join(chinese ? '、' : ', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `1、2 号展厅`, `203 至 207、220 号会议室`. */
function numberedZh(numbers: readonly number[], noun: string): string[] {
  const spans = runsOf(numbers).map(([first, last]) => (first === last ? `${first}` : `${first} 至 ${last}`));
  return spans.length ? [`${spans.join('、')} 号${noun}`] : [];
}

/** `hall 3`, `halls 1 and 2`, `rooms 203 to 207 and 220`. */
function numberedEn(numbers: readonly number[], noun: string): string[] {
  const spans = runsOf(numbers).map(([first, last]) => (first === last ? `${first}` : `${first} to ${last}`));
  const last = spans.pop();
  if (!last) return [];
  const list = spans.length ? `${spans.join(', ')} and ${last}` : last;
  return [`${noun}${numbers.length > 1 ? 's' : ''} ${list}`];
}

/** Groups three or more consecutive numbers as `[first, last]`; every other number is a group of its own. */
function runsOf(numbers: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.flatMap(([first, last]): [number, number][] =>
    last - first === 1
      ? [
          [first, first],
          [last, last],
        ]
      : [[first, last]],
  );
}
