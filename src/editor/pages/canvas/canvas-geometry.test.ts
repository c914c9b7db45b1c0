import { expect, it } from 'vitest';
import { layOut } from './canvas-geometry.ts';

it.each<[what: string, room: number, wanted: number, zoom: number | undefined, width: number, scale: number]>(
  [
    ['narrows the layout before the page becomes unreadable', 776, 1440, undefined, 1108, 0.7],
    ['shows the whole width where it is readable', 1340, 1440, undefined, 1440, 0.93],
    ['does not enlarge a page', 2000, 1440, undefined, 1440, 1],
    ['keeps a width that is still a desktop’s', 500, 1440, undefined, 968, 0.52],
    ['shows a phone’s page as it is', 776, 390, undefined, 390, 1],
    ['scales a phone’s page down on a phone', 366, 390, undefined, 390, 0.94],
    ['uses the chosen zoom at the full width', 776, 1440, 1.2, 1440, 1.2],
  ],
)('%s', (_what, room, wanted, zoom, width, scale) => {
  const laidOut = layOut(room, wanted, zoom);
  expect(laidOut.width).toBe(width);
  expect(laidOut.scale).toBeCloseTo(scale, 2);
});
