import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntryInput } from '#schemas/entry.ts';
import { visibleText } from '../support/html.ts';
import { openOverBackend } from '../support/http-backend.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

const page = '/exhibitCenter/freeDates';

/** The HTML of the block, without the page around it. */
const blockIn = (html: string): string => {
  const from = html.indexOf('data-block="free-dates"');
  return html.slice(from, html.indexOf('</main>', from));
};

/** Hrefs in the order of the page. */
const hrefsIn = (html: string) =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

describe('the free dates of the demo', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());

  it('[EVT-08] lists every hall and room with its free weeks, readable without scripts in both languages', async () => {
    const en = visibleText(blockIn(await site.html(page, 'en-US')));
    for (const text of [
      'Hall 1',
      'Outdoor plaza',
      '201 Plenary Hall',
      'Rooms 208 to 213',
      'On hold',
      '10,080 m²',
    ])
      expect(en).toContain(text);
    expect(en.match(/\d+ whole weeks free/g)?.length).toBeGreaterThanOrEqual(14);
    // The plaza is on hold from 10 to 31 August 2027.
    expect(en).toMatch(/14 Jul.{3}9 Aug 2027, 1 /);
    expect(blockIn(await site.html(page)).match(/<h[1-6]/g)).toEqual(['<h2', '<h2', '<h2']);
    const zh = visibleText(blockIn(await site.html(page)));
    for (const text of ['1 号展厅', '室外展场', '201 大会堂', '已预留', '以文字列出全部空档', '个整周空闲'])
      expect(zh).toContain(text);
  });

  it('[EVT-08] is HTML of less than 8 kB for 14 spaces and 18 months, with eight weeks of the chosen ones', async () => {
    for (const language of ['zh-CN', 'en-US'] as const) {
      const html = await site.html(`${page}?space=1,2`, language);
      expect(brotliCompressSync(blockIn(html)).length).toBeLessThan(8_000);
    }
  });

  it('[EVT-08] shows the days of the address in the panel, free or taken, and asks for them', async () => {
    const at = async (days: string) => blockIn(await site.html(`${page}?space=1,2&${days}`, 'en-US'));
    const free = await at('from=2027-03-29&until=2027-04-01');
    expect(visibleText(free)).toContain('29 Mar – 1 Apr 20274 daysSpaceHall 1, Hall 2Area20,160 m²');
    expect(visibleText(free)).toContain('Free 20 Mar – 1 Apr 2027, 13 days in a row.');
    expect(hrefsIn(free)).toContain(
      '/exhibitCenter/onlineBooking?from=2027-03-29&spaces=1%2C2&until=2027-04-01',
    );
    expect(visibleText(await at('from=2027-03-31&until=2027-04-05'))).toContain(
      'Hall 1 is taken on 2 – 5 Apr 2027: On hold. You may still ask.',
    );
  });

  it('[EVT-08] finds periods for several halls, and leads to the booking form of these halls and days', async () => {
    const html = await site.html(`${page}?space=1,2&days=6&after=2027-03-25`, 'en-US');
    const [first = ''] = hrefsIn(blockIn(html)).filter((href) => href.includes('Booking?from='));
    const target = new URL(first, 'https://site.example');
    expect(target.pathname).toBe('/exhibitCenter/onlineBooking');
    expect(target.searchParams.get('spaces')).toBe('1,2');
    expect(target.searchParams.get('from')).toMatch(/^2027-0[34]-\d\d$/);
    const [from, until] = ['from', 'until'].map((name) => Date.parse(target.searchParams.get(name) ?? ''));
    expect(((until ?? 0) - (from ?? 0)) / 86_400_000).toBe(5);
    const form = await site.html(first, 'en-US');
    expect(form).toContain('value="Hall 1, Hall 2"');
    expect(form).toContain('value="20,160 m²"');
    expect(form).toContain(`value="${target.searchParams.get('from')}T08:00"`);
    expect(form).toContain(`value="${target.searchParams.get('until')}T18:00"`);
  });

  it('[EVT-08] rooms lead to the form for meetings', async () => {
    const html = await site.html(`${page}?space=202&days=2`, 'en-US');
    const [first = ''] = hrefsIn(blockIn(html)).filter((href) => href.includes('Booking?from='));
    expect(first).toContain('/conventionCenter/meetingOnlineBooking?');
    const form = await site.html(first, 'en-US');
    expect(form).toContain('value="202 Ballroom, 1,904 m²"');
    expect(form).toMatch(/value="20\d\d-\d\d-\d\dT09:00"/);
  });

  it('[EVT-09] the booking forms draw the halls or the rooms beside their buttons', async () => {
    const halls = await site.html('/exhibitCenter/onlineBooking?spaces=2', 'en-US');
    const drawn = (html: string) =>
      html.match(/<button[^>]*tabindex="-1"[^>]*>[^<]+/gi)?.map((one) => one.split('>')[1]);
    expect(drawn(halls)).toEqual(['1', '2', '3', '4', 'Outdoor plaza']);
    expect(halls.match(/aria-pressed="true"/g)).toHaveLength(1);
    const rooms = await site.html('/conventionCenter/meetingOnlineBooking', 'en-US');
    expect(drawn(rooms)?.slice(0, 3)).toEqual(['201', '202', '203']);
  });

  it('[EVT-08] survives any address', async () => {
    for (const query of [
      'space=,,',
      'space=nowhere',
      'days=0',
      'days=999999',
      'after=2026-02-31',
      'after=x&days=-1',
    ])
      expect((await site.request(`${page}?${query}`)).status, query).toBe(200);
    for (const query of ['from=x', 'from=2027-04-03&until=2027-01-01', 'from=9999-12-31&until=9999-12-31'])
      expect((await site.request(`${page}?${query}`)).status, query).toBe(200);
    for (const query of ['spaces=nowhere', 'from=x&until=y', 'from=2027-04-03&until=2027-01-01'])
      expect((await site.request(`/exhibitCenter/onlineBooking?${query}`)).status, query).toBe(200);
  });

  it('[EVT-08] a day that does not exist counts as absent', async () => {
    expect(await site.html(`${page}?space=1&after=2027-02-28`)).toContain('2027-02-28');
    expect(blockIn(await site.html(`${page}?space=1&after=2027-02-30`))).not.toContain('2027-02-30');
    const form = await site.html('/exhibitCenter/onlineBooking?spaces=1&from=2027-02-30&until=2027-03-05');
    expect(form).not.toContain('2027-02-30T');
    expect(form).toContain('value="2027-03-05T18:00"');
  });

  it('[EVT-08] can be reached from the booking form, the halls and the empty schedule', async () => {
    for (const from of [
      '/exhibitCenter/onlineBooking',
      '/exhibitCenter/venue',
      '/exhibitCenter/exhibitionSchedule?text=nothing-of-this-name',
    ]) {
      const main = (await site.html(from)).split('<main').at(1) ?? '';
      expect(
        hrefsIn(main).filter((href) => href.startsWith(page)),
        from,
      ).not.toEqual([]);
    }
  });

  it('[EVT-08] a hold of the editors is taken in the next request, and a cancelled one is free again', async () => {
    const weeks = async () => {
      const text = visibleText(blockIn(await site.html(`${page}?space=3`, 'en-US')));
      return Number(/Hall 3 10,080 m² (\d+) whole weeks free/.exec(text)?.[1]);
    };
    const before = await weeks();
    const hold: EntryInput = {
      ...{ kind: 'schedule', id: 'hold-test', facet: '1', date: '2028-02-07', until: '2028-02-20' },
      data: { projectName: '留位', halls: ['3'], hold: '1' },
    };
    await site.site.publish?.({ put: [hold] });
    expect(await weeks()).toBe(before - 2);
    await site.site.publish?.({ put: [{ ...hold, data: { ...hold.data, cancelled: '1' } }] });
    expect(await weeks()).toBe(before);
  });
});

/** A site over a backend whose schedule has these items, and nothing else. */
const openOver = (items: readonly object[]) =>
  openOverBackend(({ pathname }) => (pathname.includes('/site/sale/page') ? items : []));

describe('the free dates of an existing backend', () => {
  const fair = {
    projectName: '茶展',
    projectNameEn: 'Tea Fair',
    startDate: '2026-12-07',
    endDate: '2026-12-13',
  };

  it('[EVT-08] are those of the whole site if it knows the order’s fields only', async () => {
    const site = await openOver([{ ...fair, field: '展览中心' }]);
    const text = visibleText(blockIn(await site.html(page, 'en-US')));
    expect(text).toContain('The whole site');
    // 75 whole weeks lie between 23 November 2026, a Monday, and the end of April 2028; the fair takes one.
    expect(text).toContain('74 whole weeks free');
    expect(text).toContain('After: Tea Fair, from 7 Dec 2026');
    expect(await site.html('/exhibitCenter/onlineBooking')).not.toContain('aria-pressed');
  });

  it('[EVT-08] [EVT-11] are those of the halls that its events name, beside malformed events', async () => {
    const site = await openOver([
      { ...fair, halls: 'A, B' },
      { ...fair, projectName: '反了', endDate: '2026-01-01', halls: ['B'] },
      { projectName: '无日期', halls: [{ x: 1 }] },
      { ...fair, projectName: '名'.repeat(10_000), startDate: '9999-12-30', endDate: '9999-12-31' },
    ]);
    const text = visibleText(blockIn(await site.html(page, 'en-US')));
    expect(text).toMatch(/A74 whole weeks free.*B74 whole weeks free/);
    expect(text).not.toContain('NaN');
    expect(text).not.toContain('Invalid');
  });
});
