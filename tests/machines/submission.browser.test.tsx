import { expect, it } from 'vitest';
import { tourComponent } from './component.tsx';
import { submissionScreen } from './screens/submission.ts';
import { suggestion } from './screens/suggestion.ts';
import { suggestionBlock } from './suggestion-block.tsx';

const received = () => Response.json({ resultCode: 0, message: 'Sent.', data: { reference: '7K3M9-Q2XTA' } });

it('[MACH-01] submission: a tour of the form block covers every state, transition and guard refusal', async () => {
  const tour = await tourComponent(submissionScreen, () => ({
    node: suggestionBlock(),
    network: { [suggestion.call]: received },
  }));
  expect(tour.left).toEqual([]);
});
