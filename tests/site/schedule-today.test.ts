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

it('[SCHD-07] a cached page shows the new day after midnight at the site', async () => {
  const page = '/exhibitCenter/exhibitionSchedule?start=2026-11-20&end=2026-11-22';
  vi.setSystemTime(new Date(dayBefore));
  const before = visibleText(await site.html(page, 'en-US'));
  expect(before).toContain('On now');
  expect(before).not.toContain('Ended');
  vi.setSystemTime(new Date(dayAfter));
  expect(visibleText(await site.html(page, 'en-US'))).toContain('Ended');
});

it.each([
  ['zh-CN', '2027 上半年', '2027 下半年'],
  ['en-US', 'First half 2027', 'Second half 2027'],
] as const)(
  '[SCHD-01] the filter in %s names the next half year and links to its days',
  async (language, first, second) => {
    const link = async (now: string, label: string) => {
      vi.setSystemTime(new Date(now));
      const html = await site.html('/exhibitCenter/exhibitionSchedule', language);
      return new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${label}</a>`).exec(html)?.[1];
    };
    const page = '/exhibitCenter/exhibitionSchedule';
    expect(await link(dayBefore, first)).toBe(`${page}?end=2027-06-30&amp;start=2027-01-01`);
    expect(await link('2027-03-01T09:00:00+08:00', second)).toBe(
      `${page}?end=2027-12-31&amp;start=2027-07-01`,
    );
  },
);
