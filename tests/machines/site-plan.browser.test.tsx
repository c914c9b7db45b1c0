import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { blockPages } from './block-pages.tsx';
import { tourComponent } from './component.tsx';
import type { ScreenStart } from './screen.ts';
import { sitePlanScreen } from './screens/site-plan.ts';

const building = {
  levels: [
    { id: '1', name: 'Ground floor' },
    { id: '2', name: 'First floor' },
  ],
  spaces: [
    { id: 'A', kind: 'hall', level: '1', name: 'Hall 1', outline: '0,0 60,0 60,80 0,80' },
    { id: 'B', kind: 'hall', level: '1', name: 'Hall 2', outline: '60,0 120,0 120,80 60,80' },
    { id: 'R', kind: 'room', level: '2', name: 'Room 201', outline: '0,0 24,0 24,16 0,16' },
    { id: 'S', kind: 'room', level: '2', name: 'Room 202', outline: '24,0 48,0 48,16 24,16' },
  ],
  elements: [
    { id: 'D', kind: 'goodsDoor', level: '1', of: 'A', at: '4,80 8.5,80', width: 4.5, height: 5 },
    { id: 'T', kind: 'toilet', level: '1', at: '30,20' },
    { id: 'U', kind: 'toilet', level: '2', at: '30,2' },
  ],
};

it('[MACH-01] sitePlan: a tour of a building covers every state, transition and guard refusal', async () => {
  await page.viewport(1440, 900);
  const tour = await tourComponent(sitePlanScreen, (start, language) =>
    blockPages(
      {
        block: { id: 'plan', type: 'site-plan', props: {} },
        answer: () => [
          { key: 'official.building.config', value: JSON.stringify({ zh: building, en: building }) },
        ],
      },
      sitePlanScreen.starts[start] as ScreenStart,
      language,
    ),
  );
  expect(tour.left).toEqual([]);
});
