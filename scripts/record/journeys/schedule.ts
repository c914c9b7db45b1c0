import type { Journey } from './journey.ts';

const words = {
  'zh-CN': { start: '开始日期', end: '结束日期', apply: '筛选', clear: '清除筛选', next: '第 2 页' },
  'en-US': { start: 'From', end: 'To', apply: 'Show dates', clear: 'Clear dates', next: 'Page 2' },
};

/** Digits to type into a native date field, which Chromium shows as mm/dd/yyyy here. */
const typed = (day: string) => day.slice(5).replace('-', '') + day.slice(0, 4);

/** The schedule page: its second page, a range without shows, and the reset. */
export const scheduleJourney: Journey = {
  name: 'schedule-page',
  run: async ({ page, language, open, click, press, stands }) => {
    const say = words[language];
    const block = page.locator('[data-block=schedule]');
    await open('/exhibitCenter/exhibitionSchedule');
    await click(page.getByRole('link', { name: say.next, exact: true }));
    // The router handles this; the machine loads with the filter.
    await page.waitForURL(/page=2/);
    for (const [label, day] of [
      [say.start, '2090-02-08'],
      [say.end, '2090-02-14'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).click({ position: { x: 16, y: 20 } });
      await press(...typed(day));
    }
    await click(page.getByRole('button', { name: say.apply, exact: true }));
    await stands('schedulePage', 'empty');
    await click(block.getByRole('link', { name: say.clear }).last());
    await stands('schedulePage', 'ready');
  },
};
