import { expect, it } from 'vitest';
import { tourComponent } from './component.tsx';
import { toastQueueScreen } from './screens/toast-queue.ts';
import { suggestionBlock } from './suggestion-block.tsx';

it('[MACH-01] toastQueue: every state, transition and refusal, on the toasts of a form', async () => {
  const tour = await tourComponent(toastQueueScreen, () => ({ node: suggestionBlock() }));
  expect(tour.left).toEqual([]);
});
