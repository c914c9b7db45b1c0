import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { blockPages } from './block-pages.tsx';
import { tourComponent } from './component.tsx';
import type { ScreenStart } from './screen.ts';
import { schedulePageScreen } from './screens/schedule-page.ts';

const shows = ['2026-10-03', '2026-12-03', '2026-12-04', '2026-12-05'].map((day) => ({
  projectName: `${day} 第 1 届展会`,
  projectNameEn: `Show 1 of ${day}`,
  startDate: day,
  endDate: day,
}));

it('[MACH-01] schedulePage: a tour of a page of shows covers every state, transition and guard refusal', async () => {
  await page.viewport(1440, 900);
  const tour = await tourComponent(schedulePageScreen, (start, language) =>
    blockPages(
      {
        block: { id: 'schedule', type: 'schedule', props: { view: 'page', type: 1 } },
        answer: () => shows,
      },
      schedulePageScreen.starts[start] as ScreenStart,
      language,
    ),
  );
  expect(tour.left).toEqual([]);
});
