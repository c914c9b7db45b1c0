import { describe, expect, it } from 'vitest';
import type { Query, QueryContext, ShowingPage } from '#blocks/define.ts';
import { eventPaths } from '#blocks/event-path.ts';
import { calls } from '#schemas/calls.ts';
import definition from './index.ts';
import { readScheduleUrl } from './schedule-url.ts';
import { selectShows } from './select-shows.ts';

const context = (search: Record<string, string> = {}): QueryContext => ({
  language: 'en-US',
  search,
  siteCode: 'official',
  timeZone: 'Asia/Shanghai',
  today: () => '2026-11-21',
  tracksRequests: false,
  pagesShowing: ({ params }) => (params?.type === 2 ? [{ path: '/conventionCenter/meetingSchedule' }] : []),
  picture: (src) => (src ? { src } : undefined),
  config: () => undefined,
});

const events: ShowingPage = { path: '/events', itemsBelow: true };

const queriesOf = (props: object, search: Record<string, string> = {}) =>
  definition.queries?.(definition.schema.parse(props), context(search)) ?? expect.fail('no queries');

const show = (index: number, startDate: string, endDate = startDate) => ({
  projectName: `展会 ${index}`,
  projectNameEn: `Show ${index}`,
  content: `内容 ${index}`,
  contentEn: `About show ${index}`,
  field: `${index} 号馆`,
  fieldEn: `Hall ${index}`,
  startDate,
  endDate,
  propagandaMapAddress: index === 1 ? '/media/show.jpg' : undefined,
});

/** Runs the selection of a query on a raw answer. */
function answered<Data>(query: Query<Data>, answer: unknown): Data | undefined {
  if ('data' in query) return query.data;
  return query.select(calls[query.call].response.parse(answer));
}
const requestOf = (query: Query<unknown>) => ('data' in query ? undefined : query.request);

describe('a schedule of 5,000 entries', () => {
  it('[EVT-03] reads the names of an answer once, however many texts it is searched for', () => {
    let reads = 0;
    const shows = Array.from({ length: 5000 }, (_, index) => ({
      get projectName() {
        reads += 1;
        return `Ｓhow ${index}`;
      },
      startDate: '2026-12-01',
      hours: [],
      halls: [],
      earlierSlugs: [],
    }));
    const found = (text: string) => selectShows(shows, readScheduleUrl({ text }), '2026-11-21').total;
    expect(found('show 499')).toBe(15);
    expect(reads).toBe(5000);
    expect(['S', 'SHOW 4', '4999', 'ｓhow'].map(found)).toEqual([5000, 2084, 1, 5000]);
    expect(reads).toBe(5000);
  });

  it('[EVT-02] makes the addresses of an answer once', () => {
    let reads = 0;
    const latinOf = () => {
      reads += 1;
      return 'cha zhan';
    };
    const shows = Array.from({ length: 5000 }, () => ({ projectName: '茶展', startDate: '2026-12-01' }));
    const site: QueryContext = { ...context(), pagesShowing: () => [events], latinOf };
    const last = () => shows[4999] && eventPaths(shows, site)(shows[4999]);
    expect([last(), last(), reads]).toEqual([
      '/events/cha-zhan-2026-12-01-5000',
      '/events/cha-zhan-2026-12-01-5000',
      5000,
    ]);
  });
});

describe('a schedule page', () => {
  const page = { view: 'page', type: 2 };

  it('[SCHD-05] requests the whole schedule in one answer, with its type and range', () => {
    const { list, asked } = queriesOf(page, { start: '2026-12-31', end: '2026-12-01', page: '3' });
    expect(requestOf(list)).toEqual({
      type: 2,
      pageNo: 1,
      pageSize: 999,
      start: '2026-12-01',
      end: '2026-12-31',
    });
    expect(answered(asked, undefined)).toMatchObject({ place: { page: 3 }, today: '2026-11-21' });
    expect(requestOf(queriesOf(page).list)).toMatchObject({ start: undefined, end: undefined });
  });

  it('[SCHD-01] [PAGE-01] sends pages of six of a thousand shows to the browser', () => {
    const thousand = Array.from({ length: 1000 }, (_, index) =>
      show(index, new Date(Date.UTC(2027, 0, index + 1)).toISOString().slice(0, 10)),
    );
    const listOf = (search: Record<string, string> = {}, shows = thousand) =>
      answered(queriesOf(page, search).list, shows);
    const first = listOf({}, thousand.toReversed());
    expect(first).toMatchObject({ page: 1, pages: 167, total: 1000, counts: { coming: 1000, past: 0 } });
    expect(first?.items.map(({ title }) => title)).toEqual(
      [0, 1, 2, 3, 4, 5].map((index) => `Show ${index}`),
    );
    expect(listOf({ page: '2' })?.items.map(({ title }) => title)).toEqual(
      [6, 7, 8, 9, 10, 11].map((index) => `Show ${index}`),
    );
    const beyond = listOf({ page: '999' });
    expect(beyond).toMatchObject({ page: 167 });
    expect(beyond?.items.map(({ title }) => title)).toEqual(
      [996, 997, 998, 999].map((index) => `Show ${index}`),
    );
    expect(listOf({}, [])).toMatchObject({ items: [], open: [], page: 1, pages: 1, total: 0 });
  });

  it('[SCHD-07] [EVT-04] separates open, coming and past shows', () => {
    const answer = [
      show(1, '2026-11-20', '2026-11-21'),
      show(2, '2026-11-22'),
      show(3, '2026-11-19', '2026-11-20'),
      show(4, '2026-01-01'),
    ];
    const titles = (shows: readonly { title: string }[] = []) => shows.map(({ title }) => title);
    const coming = answered(queriesOf(page).list, answer);
    expect([titles(coming?.open), titles(coming?.items)]).toEqual([['Show 1'], ['Show 2']]);
    expect(coming?.counts).toEqual({ coming: 2, past: 2 });
    // Only the first page starts with the events that are open today.
    const later = Array.from({ length: 7 }, (_, index) => show(10 + index, '2026-12-01'));
    const second = answered(queriesOf(page, { page: '2' }).list, [...answer, ...later]);
    expect([titles(second?.open), titles(second?.items)]).toEqual([[], ['Show 15', 'Show 16']]);
    const past = answered(queriesOf(page, { tab: 'past' }).list, answer);
    expect([titles(past?.open), titles(past?.items)]).toEqual([[], ['Show 3', 'Show 4']]);
    // Days that are over are in the archive, whatever the tab.
    const over = answered(queriesOf(page, { start: '2026-01-01', end: '2026-01-31' }).list, answer);
    expect(titles(over?.items)).toEqual(['Show 4']);
  });

  it('[EVT-03] filters by days, place and text in both languages, also if the backend does not', () => {
    const answer = [
      show(1, '2026-12-01', '2026-12-03'),
      show(2, '2026-12-03', '2026-12-05'),
      show(3, '2027-01-05'),
      { ...show(4, '2027-01-05'), startDate: 'soon' },
    ];
    const found = (search: Record<string, string>) =>
      answered(queriesOf(page, search).list, answer)?.items.map(({ title }) => title);
    expect(found({})).toEqual(['Show 1', 'Show 2', 'Show 3', 'Show 4']);
    expect(found({ start: '2026-12-04', end: '2026-12-31' })).toEqual(['Show 2']);
    expect(found({ end: '2026-12-02' })).toEqual(['Show 1']);
    expect(found({ hall: 'Hall 2' })).toEqual(['Show 2']);
    expect(found({ hall: '3 号馆' })).toEqual(['Show 3']);
    expect(found({ text: '３ ｓｈｏｗ' })).toEqual(['Show 3']);
    expect(found({ text: '展会 1' })).toEqual(['Show 1']);
    expect(found({ text: 'hall 9' })).toEqual([]);
    expect(answered(queriesOf(page).choices, answer)).toEqual({
      halls: ['Hall 1', 'Hall 2', 'Hall 3', 'Hall 4'],
      kinds: [],
    });
  });

  it('[EVT-03] reads kind, halls and hours where a backend sends them', () => {
    const answer = [
      {
        ...show(1, '2026-11-20', '2026-11-22'),
        kind: 'public',
        halls: ['10', '2'],
        hours: [
          { opens: '10:00', closes: '21:00' },
          { date: '2026-11-21', opens: '09:00', closes: '18:00' },
        ],
      },
      { ...show(2, '2026-12-03'), kind: 'trade', halls: '2', hours: '9:00-17:00' },
      { ...show(3, '2026-12-04'), kind: 'ball', halls: { a: 1 }, cancelled: '1' },
    ];
    const all = answered(queriesOf(page).list, answer);
    expect(all).toMatchObject({
      open: [{ kind: 'public', hours: '09:00 – 18:00' }],
      items: [
        { title: 'Show 2', hours: '09:00 – 17:00' },
        { title: 'Show 3', isCancelled: true },
      ],
      counts: { coming: 3, past: 0 },
    });
    // The choices are those of the whole schedule, whatever the days.
    const { choices } = queriesOf(page, { start: '2027-01-01' });
    expect(requestOf(choices)).toMatchObject({ start: undefined, end: undefined });
    expect(answered(choices, answer)).toEqual({
      halls: ['2', '10', 'Hall 3'],
      kinds: ['public', 'trade'],
    });
    const found = (search: Record<string, string>) =>
      answered(queriesOf(page, search).list, answer)?.items.map(({ title }) => title);
    expect(found({ kind: 'trade' })).toEqual(['Show 2']);
    expect(found({ hall: '2' })).toEqual(['Show 2']);
    expect(found({ hall: '10' })).toEqual([]);
  });

  describe('hours that differ from day to day', () => {
    const long = [
      { date: '2026-12-12', opens: '08:30', closes: '18:00' },
      { opens: '09:30', closes: '18:00' },
    ];
    const hoursOf = (search: Record<string, string>, ...answer: object[]) => {
      const list = answered(queriesOf(page, search).list, answer);
      return [...(list?.open ?? []), ...(list?.items ?? [])].map(({ hours, hoursDiffer, hoursByDay }) => ({
        ...{ hours, hoursDiffer, hoursByDay },
      }));
    };

    it('[EVT-03] are sent to the month view for the days that have others', () => {
      const inMonth = (hours: object[]) =>
        hoursOf(
          { view: 'month', month: '2026-12' },
          { ...show(1, '2026-12-12', '2026-12-15'), hours: hours },
        )[0];
      expect(inMonth(long)).toEqual({
        hours: '09:30 – 18:00',
        hoursDiffer: undefined,
        hoursByDay: { '2026-12-12': '08:30 – 18:00' },
      });
      // Another day of the event has no known hours.
      expect(inMonth([{ date: '2026-12-13', opens: '08:30', closes: '18:00' }])).toEqual({
        hours: undefined,
        hoursDiffer: undefined,
        hoursByDay: { '2026-12-13': '08:30 – 18:00' },
      });
      const equal = { opens: '09:30', closes: '18:00' };
      expect(inMonth([equal, { ...equal, date: '2026-12-13' }, { ...equal, date: '2026-12-16' }])).toEqual({
        hours: '09:30 – 18:00',
        hoursDiffer: undefined,
        hoursByDay: undefined,
      });
      expect(inMonth([equal, { date: '2026-12-13' }])?.hoursByDay).toEqual({ '2026-12-13': '' });
    });

    it('[SCHD-06] are those of the first day in the list, and marked as such', () => {
      const coming = { ...show(1, '2026-12-12', '2026-12-15'), hours: long };
      const oneDay = { ...show(2, '2026-12-12'), hours: long };
      const everyDay = {
        ...show(3, '2026-12-12', '2026-12-13'),
        hours: ['2026-12-12', '2026-12-13'].map((date) => ({ date, opens: '10:00', closes: '17:00' })),
      };
      expect(hoursOf({}, coming, oneDay, everyDay)).toEqual([
        { hours: '08:30 – 18:00', hoursDiffer: true },
        { hours: '08:30 – 18:00' },
        { hours: '10:00 – 17:00' },
      ]);
      const over = {
        ...show(4, '2026-11-12', '2026-11-14'),
        hours: [{ ...long[0], date: '2026-11-12' }, long[1]],
      };
      expect(hoursOf({ tab: 'past' }, over)).toEqual([{ hours: '08:30 – 18:00', hoursDiffer: true }]);
    });

    it('[SCHD-07] are those of today for a show that is open', () => {
      const open = {
        ...show(1, '2026-11-20', '2026-11-22'),
        hours: [{ ...long[0], date: '2026-11-20' }, long[1]],
      };
      expect(hoursOf({}, open)).toEqual([{ hours: '09:30 – 18:00' }]);
    });
  });

  it('[EVT-03] sends the shows of the weeks of a month', () => {
    const answer = ['2026-10-25', '2026-10-26', '2026-12-06', '2026-12-07'].map((day, index) =>
      show(index, day),
    );
    const november = answered(queriesOf(page, { view: 'month' }).list, answer);
    expect(november?.items.map(({ date }) => date)).toEqual(['2026-10-26', '2026-12-06']);
    expect(november?.month).toBe('2026-11');
    const december = answered(queriesOf(page, { view: 'month', month: '2026-12' }).list, answer);
    expect(december?.items.map(({ date }) => date)).toEqual(['2026-12-06', '2026-12-07']);
    expect(answered(queriesOf(page, { view: 'month', start: '2027-03-05' }).list, [])?.month).toBe('2027-03');
  });

  it('[SCHD-06] selects the fields of the card, in the language of the page', () => {
    const list = answered(queriesOf(page).list, [show(1, '2026-12-01', '2026-12-03'), show(2, '2026-12-02')]);
    expect(list?.items).toEqual([
      {
        id: '2026-12-01-0',
        title: 'Show 1',
        text: 'About show 1',
        place: 'Hall 1',
        date: '2026-12-01',
        until: '2026-12-03',
        picture: { src: '/media/show.jpg' },
        motif: undefined,
      },
      {
        id: '2026-12-02-1',
        title: 'Show 2',
        text: 'About show 2',
        place: 'Hall 2',
        date: '2026-12-02',
        until: undefined,
        picture: undefined,
        motif: 'crafts',
      },
    ]);
  });

  it('[EVT-12] sends the motif of a show without a picture, by the words of its name', () => {
    const bookFair = {
      ...show(2, '2026-12-02'),
      projectName: '第六届山城书展',
      projectNameEn: '6th Book Fair',
    };
    const list = answered(queriesOf(page).list, [bookFair]);
    expect(list?.items).toMatchObject([{ title: '6th Book Fair', motif: 'books', picture: undefined }]);
  });

  it('[SCHD-07] is a different selection on each day, so that yesterday’s page is never reused', () => {
    const nameOn = (today: string) => {
      const { list } =
        definition.queries?.(definition.schema.parse(page), { ...context(), today: () => today }) ?? {};
      return list && 'name' in list ? list.name : undefined;
    };
    expect(nameOn('2026-11-21')).not.toBe(nameOn('2026-11-22'));
  });
});

describe('the schedule on home', () => {
  const tabs = { view: 'tabs' };

  it('[SCHD-07] [SCHD-05] opens at the exhibitions of the current year, with the first running or coming one', () => {
    const { shows, asked } = queriesOf(tabs);
    expect(requestOf(shows)).toEqual({
      type: 1,
      pageNo: 1,
      pageSize: 999,
      start: '2026-01-01',
      end: '2026-12-31',
    });
    expect(answered(asked, undefined)).toMatchObject({ type: 1, year: 2026 });
    const year = answered(shows, [
      show(3, '2026-12-03'),
      show(1, '2026-03-01'),
      show(2, '2026-02-20', '2026-11-22'),
    ]);
    // The one that is open began before one that is over; it comes next to those that are coming.
    expect(year?.shows.map(({ title }) => title)).toEqual(['Show 1', 'Show 2', 'Show 3']);
    expect(year?.position).toBe(1);
  });

  it('[SCHD-02] reads tab and year from the URL, and ignores invalid values', () => {
    expect(requestOf(queriesOf(tabs, { schedule: '2', year: '2025' }).shows)).toMatchObject({
      type: 2,
      start: '2025-01-01',
    });
    expect(requestOf(queriesOf(tabs, { schedule: '7', year: 'x' }).shows)).toMatchObject({
      type: 1,
      start: '2026-01-01',
    });
    expect(requestOf(queriesOf({ view: 'activity' }, { schedule: '2' }).shows)).toMatchObject({ type: 0 });
  });

  it('sends the texts of a year, and those of the list to schedule pages only', () => {
    const textsOf = (props: Parameters<typeof queriesOf>[0]) =>
      Object.values(answered(queriesOf(props).asked, undefined)?.texts ?? {});
    expect(textsOf(tabs)).toContain('See the full schedule');
    expect(textsOf(tabs)).not.toContain('Filter events');
    expect(textsOf({ view: 'activity' })).toEqual(textsOf(tabs));
    expect(textsOf({ view: 'page' })).toEqual(expect.arrayContaining([...textsOf(tabs), 'Filter events']));
  });

  it('[SCHD-02] reads from the menu whether there are meetings', () => {
    const { meetings } = queriesOf(tabs);
    const menu = (visible: string, group = '0') => [
      {
        menuId: '1',
        menuName: '会议中心',
        defaultPath: '/conventionCenter',
        visible: group,
        children: [
          { menuId: '2', menuName: '会议排期', defaultPath: '/conventionCenter/meetingSchedule', visible },
        ],
      },
    ];
    expect(answered(meetings, menu('0'))).toBe(true);
    expect(answered(meetings, menu('1'))).toBe(false);
    expect(answered(meetings, [])).toBe(false);
  });

  it('[SCHD-04] finds the first and last year of the server in any order', () => {
    expect(answered(queriesOf(tabs).years, [2026, '2024', 2027])).toEqual({ first: 2024, last: 2027 });
    expect(answered(queriesOf(tabs).years, [])).toBeUndefined();
  });
});
