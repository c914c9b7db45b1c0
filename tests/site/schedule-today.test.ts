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
