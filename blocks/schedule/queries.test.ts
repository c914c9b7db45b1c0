import { describe, expect, it } from 'vitest';
import type { Query, QueryContext } from '#blocks/define.ts';
import { calls } from '#schemas/calls.ts';
import definition from './index.ts';

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
    expect(answered(asked, undefined)).toMatchObject({ page: 3, today: '2026-11-21' });
    expect(requestOf(queriesOf(page).list)).toMatchObject({ start: undefined, end: undefined });
  });

  it('[SCHD-01] sends six of a thousand shows to the browser, and the last page for a page beyond the end', () => {
    const thousand = Array.from({ length: 1000 }, (_, index) =>
      show(index, new Date(Date.UTC(2020, 0, index + 1)).toISOString().slice(0, 10)),
    );
    const second = answered(queriesOf(page, { page: '2' }).list, thousand.toReversed());
    expect(second).toMatchObject({ page: 2, pages: 167, total: 1000 });
    expect(second?.items.map(({ title }) => title)).toEqual(
      [6, 7, 8, 9, 10, 11].map((index) => `Show ${index}`),
    );
    const beyond = answered(queriesOf(page, { page: '999' }).list, thousand);
    expect(beyond).toMatchObject({ page: 167 });
    expect(beyond?.items).toHaveLength(4);
    expect(answered(queriesOf(page).list, [])).toEqual({ items: [], page: 1, pages: 1, total: 0 });
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
      show(2, '2026-11-20', '2026-11-22'),
    ]);
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
