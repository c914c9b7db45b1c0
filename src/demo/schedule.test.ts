import { describe, expect, test } from 'vitest';
import { type EntryInput, entrySchema } from '#schemas/entry.ts';
import { scheduleItemSchema } from '#schemas/schedule.ts';
import { calendarOf, dateAt } from './calendar.ts';
import { newsEntries } from './news.ts';
import {
  eventName,
  exhibitions,
  lastDay,
  meetings,
  programme,
  scheduleEntries,
  takenDays,
  type VenueEvent,
} from './schedule.ts';
import { halls, type Place, rooms, roomsFrom } from './venues/places.ts';

const today = '2026-11-21';
const entries = scheduleEntries(today);
const publicEntries = entries.filter(({ data }) => data?.hold === undefined);
const events = [...exhibitions, ...meetings];
const eventOf = (id: string) => {
  const found = events.find((event) => event.id === id);
  if (!found) throw new Error(`no event ${id} in the schedule`);
  return found;
};

/** The events in a place, the earliest first. */
const inPlace = (place: Place) =>
  events.filter(({ places }) => places.includes(place)).toSorted((a, b) => a.starts - b.starts);

/** Events that follow another one in the same place with fewer than `free` days between. */
function tooClose(place: Place, free: number): string[] {
  const taken = inPlace(place);
  return taken.flatMap((event, index) => {
    const before = taken[index - 1];
    return before && event.starts - lastDay(before) - 1 < free ? [`${place}: ${before.id}, ${event.id}`] : [];
  });
}

const between = (first: number, last: number, places: readonly Place[]) =>
  events
    .filter((event) => event.starts <= last && lastDay(event) >= first)
    .filter((event) => event.places.some((place) => places.includes(place)))
    .map(({ id }) => id);

describe('the entries', () => {
  test('hold name, place, content and picture in both languages, and no field outside the contract', () => {
    for (const { data = {}, date, until } of publicEntries.map((entry) => entrySchema.parse(entry))) {
      const item: Record<string, unknown> = { ...data, startDate: date, endDate: until };
      expect(scheduleItemSchema.parse(item)).toEqual({ ...item, earlierSlugs: [] });
      const texts = ['projectName', 'projectNameEn', 'content', 'contentEn', 'field', 'fieldEn'];
      expect(Object.keys(item)).toEqual(expect.arrayContaining(texts));
    }
  });

  test('are seventy exhibitions and fifty meetings with ids of their own', () => {
    expect([exhibitions.length, meetings.length]).toEqual([70, 50]);
    expect(new Set(publicEntries.map(({ id }) => id)).size).toBe(120);
    expect(publicEntries.filter(({ facet }) => facet === '1')).toHaveLength(70);
  });

  test('[EVT-12] have a photograph only where it shows that event; the others have a key visual', () => {
    const named = events
      .filter(({ picture }) => picture)
      .map(({ id }) => id.replace(/-(first|second|third)$/, ''));
    expect(new Set(named)).toEqual(
      new Set([
        'motor-show',
        'food-festival',
        'makers-market',
        'digital-tourism',
        'wedding-banquet',
        'manufacturing-dialogue',
        // It shows pictures of the river.
        'two-rivers-pictures',
      ]),
    );
  });

  test.each([today, '2027-01-01', '2028-02-29', '2028-06-15'])(
    'span three calendar years and more on %s',
    (day) => {
      const dates = scheduleEntries(day);
      const years = new Set(dates.flatMap(({ date, until }) => [date?.slice(0, 4), until?.slice(0, 4)]));
      expect(years.size).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('the calendar', () => {
  test('reaches a year and a half back and as much ahead', () => {
    const starts = events.map((event) => event.starts);
    expect(Math.min(...starts)).toBeLessThan(-510);
    expect(Math.max(...starts.filter((day) => day <= 540))).toBeGreaterThan(510);
    expect(Math.max(...events.map(lastDay))).toBeLessThanOrEqual(540);
  });

  test('has shows and meetings open on the day of seeding, and thirty more in the ninety days after', () => {
    const openOn = (list: readonly VenueEvent[]) =>
      list.filter((event) => event.starts <= 0 && lastDay(event) >= 0).length;
    expect([openOn(exhibitions), openOn(meetings)]).toEqual([2, 3]);
    expect(events.filter(({ starts }) => starts > 0 && starts <= 90).length).toBeGreaterThanOrEqual(24);
  });

  test('lists events in the order of time', () => {
    for (const list of [exhibitions, meetings])
      expect(list.map(({ starts }) => starts)).toEqual(
        list.map(({ starts }) => starts).toSorted((a, b) => a - b),
      );
  });

  test('keeps shows to five days and meetings to three', () => {
    expect(Math.max(...exhibitions.map(({ days }) => days))).toBe(5);
    expect(Math.max(...meetings.map(({ days }) => days))).toBe(3);
  });
});

/** The closures over the Spring Festival. */
const closed = [
  ['2027-02-05', '2027-02-11'],
  ['2028-01-25', '2028-01-31'],
] as const;

/** Days of seeding on which the closure lies ahead, and one on which it is over. */
const seedings = [today, '2026-11-22', '2026-11-23', '2026-11-30', '2026-12-15', '2027-06-01'];

describe('the programme', () => {
  test.each(seedings)(
    'seeded on %s plans no event and no hold during a closure, build-up and dismantling included',
    (day) => {
      const { exhibitions: shows, meetings: talks, holds } = programme(day);
      expect([shows.length, talks.length, holds.length]).toEqual([70, 50, 13]);
      // Past events stay where they are, because news name their dates.
      const planned = [...shows, ...talks, ...holds].filter(({ starts }) => starts >= 0);
      expect(planned.length).toBeGreaterThan(40);
      const during = planned.filter((event) => {
        const [first, last] = takenDays(event).map((offset) => dateAt(day, offset));
        return closed.some(([from, to]) => first && last && first <= to && last >= from);
      });
      expect(during.map(({ id }) => id)).toEqual([]);
    },
  );

  test.each(seedings)(
    'seeded on %s takes no place twice on one day, build-up and dismantling included',
    (day) => {
      const { exhibitions: shows, meetings: talks, holds } = programme(day);
      const all: { id: string; starts: number; days: number; places: readonly Place[] }[] = [
        ...shows,
        ...talks,
        ...holds,
      ];
      const places: Place[] = [...halls, 'plaza', 'concourse', ...rooms];
      const clashes = places.flatMap((place) => {
        const taken = all
          .filter((event) => event.places.includes(place))
          .map((event) => ({ id: event.id, days: takenDays(event) }))
          .toSorted((a, b) => a.days[0] - b.days[0]);
        return taken.flatMap(({ id, days }, index) => {
          const before = taken[index - 1];
          return before && days[0] <= before.days[1] ? [`${place}: ${before.id}, ${id}`] : [];
        });
      });
      expect(clashes).toEqual([]);
    },
  );

  test('moves events by whole weeks, so that they keep their weekday', () => {
    const { exhibitions: shows } = programme('2026-11-22');
    const moved = shows.flatMap((event) => {
      const planned = exhibitions.find(({ id }) => id === event.id)?.starts ?? 0;
      return event.starts === planned ? [] : [[event.id, event.starts - planned]];
    });
    expect(moved).toEqual([
      ['rail-metro', 7],
      ['comics-games-second', 14],
    ]);
  });
});

describe('the holds', () => {
  test('[EVT-08] are days and halls with a name for the editors, some of halls and some of rooms', () => {
    const holds = entries.filter(({ data }) => data?.hold === '1');
    expect(holds.map(({ facet }) => facet).toSorted()).toEqual([
      ...Array.from({ length: 6 }, () => '1'),
      ...Array.from({ length: 7 }, () => '2'),
    ]);
    for (const { data } of holds)
      expect(Object.keys(data ?? {}).toSorted()).toEqual(['halls', 'hold', 'projectName', 'projectNameEn']);
  });
});

describe('every event', () => {
  const items = publicEntries.map((entry) => scheduleItemSchema.parse(entrySchema.parse(entry).data));

  test('has hours, halls and a kind', () => {
    const lacking = items.filter(
      ({ hours, halls: places, kind }) =>
        !kind ||
        places.length === 0 ||
        !hours.every(({ opens, closes }) => opens && closes && opens < closes),
    );
    expect(lacking.map(({ projectNameEn }) => projectNameEn)).toEqual([]);
    expect(items.every(({ hours }) => hours.length > 0)).toBe(true);
  });

  test('a dozen have organiser, admission and a text of their own, most with tickets and registration', () => {
    const full = items.filter(
      ({ organizer, admission, description }) => organizer && admission && description,
    );
    expect(full.length).toBeGreaterThanOrEqual(12);
    expect(full.filter(({ url }) => url).length).toBeGreaterThanOrEqual(10);
    expect(full.filter(({ tickets }) => tickets).length).toBeGreaterThanOrEqual(12);
  });

  test('has its hours on its own days', () => {
    for (const { date, until, data = {} } of publicEntries.map((entry) => entrySchema.parse(entry)))
      for (const { date: day } of scheduleItemSchema.parse(data).hours)
        expect(!day || (day >= (date ?? '') && day <= (until ?? ''))).toBe(true);
  });
});

describe('a place', () => {
  test('holds one event at a time; a hall has two days between shows for breakdown and build-up', () => {
    expect(halls.flatMap((hall) => tooClose(hall, 2))).toEqual([]);
    expect((['plaza', 'concourse', ...rooms] as const).flatMap((place) => tooClose(place, 0))).toEqual([]);
  });

  test('is taken by its own kind: shows take halls, meetings take rooms', () => {
    const withRooms = exhibitions.filter(({ places }) =>
      places.some((place) => rooms.some((room) => room === place)),
    );
    expect(withRooms.map(({ id }) => id.replace(/-\w+$/, ''))).toEqual([
      'digital-tourism',
      'digital-tourism',
      'digital-tourism',
    ]);
    expect(
      meetings.flatMap(({ places }) => places).filter((place) => !rooms.some((room) => room === place)),
    ).toEqual([]);
  });

  test('is left alone while the news has it under repair or not yet open', () => {
    expect(between(-66, 9, [201])).toEqual([]);
    expect(between(-75, -68, [202])).toEqual([]);
    expect(between(-600, -249, roomsFrom(214, 217))).toEqual([]);
    expect(between(-156, -129, [1, 2])).toEqual([]);
    expect(between(-3, 2, halls)).toEqual([]);
  });
});

describe('the news', () => {
  const newsItems = newsEntries(today);
  const textOf = (item: EntryInput, language: 'zh-CN' | 'en-US') =>
    Object.values(item.texts?.[language]?.data ?? {})
      .join(' ')
      .replaceAll('&amp;', '&');

  /** Which news tells of which event; `dates` are those that it names. */
  test.each<[news: string, event: string, dates: 'first' | 'last' | 'both' | 'none']>([
    ['news-001', 'smart-manufacturing-12', 'both'],
    ['news-002', 'motor-show-second', 'both'],
    ['news-003', 'green-building-second', 'both'],
    ['news-004', 'food-festival-second', 'both'],
    ['news-006', 'digital-tourism-second', 'both'],
    ['news-010', 'new-energy-first', 'none'],
    ['news-012', 'tea-ware-second', 'none'],
    ['news-016', 'cycling-second', 'none'],
    ['news-022', 'medical-imaging-second', 'none'],
    ['news-023', 'green-food-second', 'first'],
    ['news-032', 'river-basins-first', 'none'],
    ['news-034', 'motor-show-first', 'last'],
    ['news-035', 'smart-manufacturing-11', 'last'],
  ])('%s and the schedule agree about %s', (news, id, dates) => {
    const item = newsItems.find((candidate) => candidate.id === news);
    if (!item) throw new Error(`no ${news}`);
    const event = eventOf(id);
    for (const language of ['zh-CN', 'en-US'] as const) {
      const text = textOf(item, language);
      expect(text).toContain(eventName(event, language, today));
      const on = calendarOf(today, language);
      if (dates === 'first' || dates === 'both') expect(text).toContain(on.day(event.starts));
      if (dates === 'last' || dates === 'both') expect(text).toContain(on.day(lastDay(event)));
    }
  });

  test('of a show that closed the day before came out the day after it closed', () => {
    expect(lastDay(eventOf('tea-ware-second'))).toBe(-53);
    expect(lastDay(eventOf('medical-imaging-second'))).toBe(-152);
  });

  test('of the new energy show names the month in which it opens', () => {
    expect(eventOf('new-energy-first').starts).toBe(115);
  });
});

describe('the texts', () => {
  const furtherTexts = (
    { admission, tickets, description, organizer, hours = [] }: VenueEvent,
    language: 'zh' | 'en',
  ) =>
    [admission, tickets, description, organizer?.name, ...hours.map(({ remark }) => remark)].flatMap(
      (text) => text?.[language] ?? [],
    );

  const textsOf = (event: VenueEvent) => ({
    zh: [eventName(event, 'zh-CN', today), event.content.zh, ...furtherTexts(event, 'zh')],
    en: [eventName(event, 'en-US', today), event.content.en, ...furtherTexts(event, 'en')],
  });

  test('keep to their language and its punctuation', () => {
    for (const event of events) {
      const { zh, en } = textsOf(event);
      expect(en.join(' '), event.id).not.toMatch(/[\p{Script=Han}，。：；！？、（）"']|\w - \w/u);
      expect(zh.join(' ').replaceAll('AED', ''), event.id).not.toMatch(
        /[A-Za-z]{2,}|\p{Script=Han}\s*[,;:?!"'()]/u,
      );
      expect(zh.join(' '), event.id).not.toMatch(/\d\p{Script=Han}|\p{Script=Han}\d/u);
    }
  });

  test('fit a card and never say the same twice', () => {
    for (const event of events) {
      const { zh, en } = textsOf(event);
      expect(zh[0]?.length, event.id).toBeLessThanOrEqual(34);
      expect(en[0]?.length, event.id).toBeLessThanOrEqual(90);
    }
    expect(new Set(events.map(({ content }) => content.zh)).size).toBe(120);
    expect(new Set(events.map(({ content }) => content.en)).size).toBe(120);
  });

  test('count editions upwards, a year apart', () => {
    const numbered = (language: 'zh-CN' | 'en-US', pattern: RegExp) =>
      exhibitions.map((event) => eventName(event, language, today)).filter((name) => pattern.test(name));
    expect(numbered('zh-CN', /智能制造/)).toEqual(
      ['十一', '十二', '十三'].map((number) => `第${number}届西部智能制造装备博览会`),
    );
    expect(numbered('en-US', /Smart Manufacturing/)).toEqual(
      ['11th', '12th', '13th'].map((number) => `${number} Western Smart Manufacturing Expo`),
    );
    expect(numbered('en-US', /Motor Show/).map((name) => name.slice(-4))).toEqual(['2025', '2026', '2027']);
    for (const event of events.filter(({ id }) => id.endsWith('-second'))) {
      const first = events.find(({ id }) => id === event.id.replace('-second', '-first'));
      if (!first) throw new Error(`${event.id} has no first edition`);
      const yearApart = event.starts - first.starts === 364;
      expect(yearApart || /market|bridges|procurement|building-/.test(event.id), event.id).toBe(true);
    }
  });
});
