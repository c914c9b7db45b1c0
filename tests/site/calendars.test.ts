import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../support/open-site.ts';

const expo = '/events/12th-western-smart-manufacturing-expo-2026-11-24';
const forum = '/events/car-design-forum-2026-12-04';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const file = async (path: string) => {
  const response = await site.request(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  return response.text();
};

/** Events by the first parser: name, first moment, last moment, time zone. */
const readByIcalJs = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      name: event.summary,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      zone: component.getFirstProperty('dtstart')?.getParameter('tzid'),
    };
  });

/** The same by the second one, as far as it says the same. */
const readByNodeIcal = (text: string) =>
  Object.values(nodeIcal.sync.parseICS(text)).flatMap((part) =>
    part?.type === 'VEVENT' ? [{ uid: part.uid, name: part.summary, start: part.start }] : [],
  );

/** Where the first event of a file takes place. */
async function placeIn(path: string) {
  const text = await file(path);
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  const [location, geo] = ['location', 'geo'].map((name) => event?.getFirstPropertyValue(name));
  return {
    text,
    unfolded: text.replaceAll('\r\n ', ''),
    first: { location, geo: Array.isArray(geo) ? geo.join(';') : geo },
  };
}

describe('the calendar file of an event', () => {
  it('[EVT-05] takes whole days if it lasts longer than one, for both parsers', async () => {
    const text = await file(`${expo}.ics?lang=en-US`);
    expect(readByIcalJs(text)).toEqual([
      {
        uid: 'smart-manufacturing-12@site.example',
        name: '12th Western Smart Manufacturing Expo',
        start: '2026-11-24',
        end: '2026-11-28',
        zone: undefined,
      },
    ]);
    const [event] = readByNodeIcal(text);
    expect(event).toMatchObject({
      uid: 'smart-manufacturing-12@site.example',
      name: '12th Western Smart Manufacturing Expo',
    });
    expect(text).toContain('URL;VALUE=URI:https://site.example/events/12th-western');
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it('[EVT-05] has times in the time zone of the site if it takes one day', async () => {
    const text = await file(`${forum}.ics`);
    expect(readByIcalJs(text)).toMatchObject([
      {
        name: '汽车设计论坛',
        start: '2026-12-04T09:00:00',
        end: '2026-12-04T17:30:00',
        zone: 'Asia/Shanghai',
      },
    ]);
    expect(readByNodeIcal(text).map(({ start }) => start?.toISOString())).toEqual([
      '2026-12-04T01:00:00.000Z',
    ]);
    expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Asia/Shanghai\r\n');
    expect(text).toContain('TZOFFSETTO:+0800');
  });

  it('[EVT-05] says the halls, the name and address of the centre and its position, in the language of the calendar', async () => {
    const { unfolded } = await placeIn(`${expo}.ics?lang=en-US`);
    expect(unfolded).toContain(
      '\r\nLOCATION:Halls 1 to 4\\, Jialing Bay International Convention & Exhibition Centre Co.\\, Ltd.\\, 1 Riverside Avenue\\, Jialing Bay New District\r\n',
    );
    expect(unfolded).toContain('\r\nGEO:29.52;106.35\r\n');
    for (const path of [`${expo}.ics`, '/events.ics?start=2026-11-24&end=2026-11-24&type=1']) {
      const { text, first } = await placeIn(path);
      expect(first).toEqual({
        location: '1 至 4 号展厅，嘉陵湾国际会展中心有限公司，嘉陵湾新区滨江大道 1 号',
        geo: '29.52;106.35',
      });
      expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    }
  });

  it('[EVT-05] is the page of status 404 for an event that does not exist', async () => {
    const response = await site.request('/events/nothing-2026-11-24.ics');
    expect(response.status).toBe(404);
  });
});

describe('the calendar of the whole schedule', () => {
  it('[EVT-05] has every event once, with an id that stays', async () => {
    const text = await file('/events.ics');
    const events = readByIcalJs(text);
    expect(events).toHaveLength(120);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(120);
    expect(readByNodeIcal(text)).toHaveLength(120);
    expect(await file('/events.ics')).toBe(text);
  });

  it.each([
    ['?kind=congress', 47],
    ['?type=1', 70],
    ['?type=2&kind=congress', 47],
    ['?hall=plaza&start=2026-11-21&end=2026-12-31', 3],
    ['?start=2026-11-24&end=2026-11-24', 2],
    ['?kind=circus&start=soon', 120],
  ])('[EVT-05] has those of a filter: %s', async (search, count) => {
    expect(readByIcalJs(await file(`/events.ics${search}`))).toHaveLength(count);
  });
});

it('[EVT-05] the schedule offers the calendar of its shows, or of those of its filter, to calendars', async () => {
  const linkOf = async (path: string, language: 'zh-CN' | 'en-US') =>
    /href="(webcal:[^"]+)"/.exec(await site.html(path, language))?.[1]?.replaceAll('&amp;', '&');
  const schedule = '/exhibitCenter/exhibitionSchedule';
  expect(await linkOf(schedule, 'zh-CN')).toBe('webcal://site.example/events.ics?type=1');
  expect(await linkOf(`${schedule}?kind=public&hall=plaza&start=2026-12-01`, 'en-US')).toBe(
    'webcal://site.example/events.ics?type=1&lang=en-US&kind=public&hall=plaza',
  );
  expect(await linkOf('/conventionCenter/meetingSchedule', 'zh-CN')).toBe(
    'webcal://site.example/events.ics?type=2',
  );
});

it('[EVT-05] each coming show of the list has its calendar file, and a past one has none', async () => {
  const filesOf = async (search: string, language: 'zh-CN' | 'en-US') =>
    [
      ...(await site.html(`/exhibitCenter/exhibitionSchedule${search}`, language)).matchAll(
        /<a href="(\/events\/[^"]+\.ics[^"]*)" aria-label="([^"]+)"/g,
      ),
    ].map(([, address, name]) => [address, name]);
  const english = await filesOf('', 'en-US');
  expect(english).toHaveLength(6);
  expect(english[0]).toEqual([
    `${expo}.ics?lang=en-US`,
    'Add 12th Western Smart Manufacturing Expo to your calendar',
  ]);
  expect((await filesOf('', 'zh-CN'))[0]).toEqual([
    `${expo}.ics`,
    '把第十二届西部智能制造装备博览会加入日历',
  ]);
  expect(await filesOf('?tab=past', 'zh-CN')).toEqual([]);
});
