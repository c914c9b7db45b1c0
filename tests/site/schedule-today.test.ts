import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { visibleText } from '../support/html.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

/** A market of the demo, seeded on the previous day, is open until then. */
const dayBefore = '2026-11-22T23:59:30+08:00';
const dayAfter = '2026-11-23T00:00:30+08:00';

let site: TestSite;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00+08:00') });
  site = await openTestSite({ QA_NOW: '' });
});
afterAll(async () => {
  vi.useRealTimers();
  await site.close();
});

it('[SCHD-07] [EVT-04] a cached page shows the new day after midnight at the site', async () => {
  const page = '/exhibitCenter/exhibitionSchedule?start=2026-11-20&end=2026-11-22';
  vi.setSystemTime(new Date(dayBefore));
  const before = visibleText(await site.html(page, 'en-US'));
  expect(before).toContain('Open today');
  expect(before).toContain('Last day');
  vi.setSystemTime(new Date(dayAfter));
  const after = visibleText(await site.html(page, 'en-US'));
  expect(after).not.toContain('Last day');
  expect(after).toContain('Past events: 1, 2026-11-20 to 2026-11-22');
});

it('[EVT-08] the next free days of a space on a cached plan begin with the new day after midnight', async () => {
  const freeAt = async (time: string) => {
    vi.setSystemTime(new Date(time));
    const page = '/exhibitCenter/exhibitionHallIntroduction?space=P';
    const text = visibleText(await site.html(page, 'en-US')).replace(/[\u00a0\u2009]/g, ' ');
    return /for three days or more(.*?days)/.exec(text)?.[1];
  };
  expect(await freeAt('2026-11-24T23:59:30+08:00')).toBe('24 – 28 Nov 2026, 5 days');
  expect(await freeAt('2026-11-25T00:00:30+08:00')).toBe('25 – 28 Nov 2026, 4 days');
  // Two days are left, which are too few to be shown.
  expect(await freeAt('2026-11-27T00:00:30+08:00')).toBe('8 – 12 Dec 2026, 5 days');
});

it('[EVT-04] past shows are behind their own tab, newest first', async () => {
  vi.setSystemTime(new Date(dayBefore));
  const path = '/exhibitCenter/exhibitionSchedule';
  const daysOf = (html: string) =>
    [...html.matchAll(/<time dateTime="([\d-]+)"/gi)].map(([, day = '']) => day);
  const coming = daysOf(await site.html(path, 'en-US'));
  expect(coming.length).toBeGreaterThan(6);
  const firstDays = coming.slice(4).filter((_, index) => index % 2 === 0);
  expect(firstDays).toEqual(firstDays.toSorted());
  const past = daysOf(await site.html(`${path}?tab=past`, 'en-US'));
  const lastDays = past.filter((_, index) => index % 2 === 1);
  expect(lastDays).toHaveLength(6);
  expect(lastDays).toEqual(lastDays.toSorted().toReversed());
  expect(lastDays.every((day) => day < '2026-11-22')).toBe(true);
});
