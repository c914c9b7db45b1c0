import { describe, expect, it } from 'vitest';
import type { ShowingPage } from '#blocks/define.ts';
import type { Language } from '#schemas/language.ts';
import { type ScheduleItem, scheduleItemSchema } from '#schemas/schedule.ts';
import { liveEventsQuery } from './live-events.ts';

const day = '2026-11-22';

const list: ShowingPage[] = [{ path: '/what-is-on' }];

function eventsOf(shows: object[], { language = 'zh-CN' as Language, pages = list } = {}) {
  const query = liveEventsQuery(
    { call: 'scheduleList', params: { type: 1 } },
    { language, today: () => day, pagesShowing: () => pages },
  );
  if ('data' in query) throw new Error('no call is made');
  return query.select(shows.map((show): ScheduleItem => scheduleItemSchema.parse(show)));
}

const show = (zh: string, startDate: string, endDate: string, field: string) => ({
  projectName: zh,
  projectNameEn: `${zh} in English`,
  startDate,
  endDate,
  field,
  fieldEn: 'Plaza',
});
const running = show('水文影像展', '2026-11-20', '2026-11-23', '登录大厅');
const ending = show('手作市集', '2026-11-21', '2026-11-22', '室外展场');
const coming = show('装备博览会', '2026-11-24', '2026-11-27', '1 至 4 号展厅');
const later = show('汽车展', '2026-12-30', '2027-01-02', '2 号展厅');
const over = show('旧展', '2026-11-10', '2026-11-21', '3 号展厅');
const href = '/what-is-on';

describe('the events of today', () => {
  it('[EVT-02] lead to their own pages, if the site has a page for events', () => {
    const page = { path: '/events', itemsBelow: true as const };
    const film = { ...running, projectNameEn: 'River Film Fair' };
    const tools = { ...coming, projectNameEn: 'Tools & Machines' };
    const events = eventsOf([film, tools], { language: 'en-US', pages: [page] })?.events;
    expect(events?.map(({ href }) => href)).toEqual([
      '/events/river-film-fair-2026-11-20',
      '/events/tools-machines-2026-11-24',
    ]);
  });

  it('have the opening hours of today, else those of every day, if the backend sends them', () => {
    const daily = { opens: '09:00', closes: '18:00' };
    const late = { date: '2026-11-22', opens: '10:00', closes: '21:00' };
    const hours = eventsOf([
      { ...running, hours: [daily] },
      { ...ending, hours: [daily, late] },
      { ...coming, hours: [daily] },
    ])?.events.map((event) => event.hours);
    expect(hours).toEqual(['09:00 – 18:00', '10:00 – 21:00', undefined]);
  });

  it('have no hours without both ends, or for another day only', () => {
    const events = eventsOf([
      { ...running, hours: [{ opens: '09:00' }] },
      { ...ending, hours: [{ date: '2026-11-21', opens: '09:00', closes: '18:00' }] },
    ]);
    expect(events?.events.map(({ hours }) => hours)).toEqual([undefined, undefined]);
  });

  it('are those that run today, with their place and last day, and the next one, with its days', () => {
    expect(eventsOf([later, coming, ending, over, running])).toEqual({
      open: 2,
      lead: '场正在开放',
      events: [
        { title: '水文影像展', href, isOpen: true, when: '今日', note: '登录大厅，至 11-23' },
        { title: '手作市集', href, isOpen: true, when: '今日', note: '室外展场，今天收官' },
        { title: '装备博览会', href, isOpen: false, when: '2 天后', note: '11-24 至 27，1 至 4 号展厅' },
      ],
    });
  });

  it('are written in English on English pages', () => {
    const events = eventsOf([running, ending, coming], { language: 'en-US' });
    expect(events?.lead).toBe('open today');
    expect(events?.events.map(({ title, when, note }) => [title, when, note])).toEqual([
      ['水文影像展 in English', 'Today', 'Plaza, until 23 Nov'],
      ['手作市集 in English', 'Today', 'Plaza, last day'],
      ['装备博览会 in English', 'In 2 days', '24 – 27 Nov, Plaza'],
    ]);
  });

  it('are two, with the number of the others, if more than two run', () => {
    const events = eventsOf([running, running, running, running, ending, coming]);
    expect(events?.open).toBe(5);
    expect(events?.more).toEqual({ text: '另有 3 场', href });
    expect(events?.events.map(({ title }) => title)).toEqual(['水文影像展', '水文影像展', '装备博览会']);
  });

  it('are the next three if none runs; one that spans two months names both, one of tomorrow says so', () => {
    const tomorrow = show('论坛', '2026-11-23', '2026-11-23', '大会堂');
    const events = eventsOf([over, later, coming, tomorrow, show('末展', '2027-03-01', '2027-03-02', '甲')]);
    expect(events?.open).toBe(0);
    expect(events?.lead).toBe('近期活动');
    expect(events?.events.map(({ when, note }) => [when, note])).toEqual([
      ['明天', '11-23，大会堂'],
      ['2 天后', '11-24 至 27，1 至 4 号展厅'],
      ['38 天后', '12-30 至 01-02，2 号展厅'],
    ]);
  });

  it('are missing if nothing is scheduled from today on, and events without a day are left out', () => {
    expect(eventsOf([over, { projectName: '未定' }])).toBeUndefined();
    expect(eventsOf([])).toBeUndefined();
  });
});

it('asks for the exhibitions from today on, once a day', () => {
  const query = liveEventsQuery(
    { call: 'scheduleList', params: { type: 1 } },
    { language: 'zh-CN', today: () => day, pagesShowing: () => [] },
  );
  expect(query).toMatchObject({
    call: 'scheduleList',
    request: { type: 1, pageNo: 1, pageSize: 999, start: '2026-11-22' },
    name: 'live:2026-11-22',
    auxiliary: true,
  });
});
