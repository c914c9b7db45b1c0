import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/ui/show.tsx';
import { SmallPlan } from './SmallPlan.tsx';
import type { SmallPlanLevel } from './small-plan.ts';

const level: SmallPlanLevel = {
  ...{ id: '2', width: 180, height: 96, west: 0, north: 96 },
  spaces: [
    {
      ...{ booking: '203', name: 'Room 203', kind: 'room', path: 'M126 2h17v16h-17z' },
      ...{ left: 126, top: 2, width: 17, height: 16 },
    },
  ],
};

it.each([
  [390, 326, true],
  [834, 410, true],
  [1440, 200, false],
])('at %i px a drawing of %i px numbers its rooms: %s', async (width, drawn, isNumbered) => {
  await page.viewport(width, 900);
  show(
    <div style={{ width: drawn }}>
      <SmallPlan level={level} marked={new Set()} press={() => {}} />
    </div>,
  );
  const room = document.querySelector('button');
  expect(room?.textContent).toBe('203');
  expect(room && getComputedStyle(room).color !== 'rgba(0, 0, 0, 0)').toBe(isNumbered);
});
