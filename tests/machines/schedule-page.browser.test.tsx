import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { blockPages } from './block-pages.tsx';
import { tourComponent } from './component.tsx';
import type { ScreenStart } from './screen.ts';
import { schedulePageScreen } from './screens/schedule-page.ts';

const shows = ['03', '04', '05', '06', '07', '08', '09'].map((day) => ({
  projectName: `12 月 ${day} 日的展会`,
  projectNameEn: `Show of ${day} December`,
  startDate: `2026-12-${day}`,
  endDate: `2026-12-${day}`,
}));

it('[MACH-01] schedulePage: a tour of a page of shows covers every state, transition and guard refusal', async () => {
  await page.viewport(1440, 900);
  const tour = await tourComponent(schedulePageScreen, (start, language) =>
    blockPages(
      {
        block: { id: 'schedule', type: 'schedule', props: { view: 'page', type: 1 } },
        answer: (_, { start = '' }) => shows.filter(({ endDate }) => endDate >= String(start)),
      },
      schedulePageScreen.starts[start] as ScreenStart,
      language,
    ),
  );
  expect(tour.left).toEqual([]);
});
