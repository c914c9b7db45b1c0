import { expect, it } from 'vitest';
import { tourComponent } from './component.tsx';
import { toastQueueScreen } from './screens/toast-queue.ts';
import { suggestionBlock } from './suggestion-block.tsx';

it('[MACH-01] toastQueue: a tour of a form’s toasts covers every state, transition and guard refusal', async () => {
  const tour = await tourComponent(toastQueueScreen, () => ({ node: suggestionBlock() }));
  expect(tour.left).toEqual([]);
});
