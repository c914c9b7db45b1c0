import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { blockPages } from './block-pages.tsx';
import { tourComponent } from './component.tsx';
import type { ScreenStart } from './screen.ts';
import { scheduleScreen } from './screens/schedule.ts';

const days = ['2025-03-04', '2025-10-11', '2026-02-03', '2026-11-20', '2026-12-05', '2026-12-09'];
const answers: Readonly<Record<string, unknown>> = {
  scheduleYears: [2025, 2026],
  menuTree: [{ menuId: 'm', path: '/conventionCenter/meetingSchedule', menuName: '会议排期', visible: '0' }],
};

/** The kind and the year are in the URL. */
const address = window.location.href;
afterEach(() => window.history.replaceState(window.history.state, '', address));

it('[MACH-01] schedule: a tour of a year’s shows covers every state, transition and guard refusal', async () => {
  await page.viewport(1440, 900);
  const tour = await tourComponent(scheduleScreen, (start, language) =>
    blockPages(
      {
        block: { id: 'schedule', type: 'schedule', props: { title: 'What’s on', view: 'tabs' } },
        answer: (call, { start: from = '', end: to = '' }) =>
          answers[call] ??
          days
            .filter((day) => day >= String(from) && day <= String(to))
            .map((day) => ({ projectName: day, projectNameEn: day, startDate: day, endDate: day })),
      },
      scheduleScreen.starts[start] as ScreenStart,
      language,
    ),
  );
  expect(tour.left).toEqual([]);
});
