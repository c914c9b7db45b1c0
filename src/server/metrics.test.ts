import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

it('[OPS-05] tells no value of a gauge while it cannot be read, and tells it again afterwards', async () => {
  const metrics = createMetrics();
  let waiting: number | undefined = 3;
  metrics.addGauge({
    name: 'pavilion_example_waiting',
    help: 'An example.',
    read: async () => {
      if (waiting === undefined) throw new Error('the database does not answer');
      return waiting;
    },
  });
  const told = async () =>
    (await metrics.text()).split('\n').filter((line) => line.startsWith('pavilion_example_waiting'));
  expect(await told()).toEqual(['pavilion_example_waiting 3']);
  waiting = undefined;
  expect(await told()).toEqual([]);
  waiting = 0;
  expect(await told()).toEqual(['pavilion_example_waiting 0']);
});

it('[OPS-05] has a series of failed submissions for each form before one fails', async () => {
  const lines = (await createMetrics().text()).split('\n');
  expect(lines.filter((line) => line.startsWith('pavilion_submissions_total')).toSorted()).toEqual([
    'pavilion_submissions_total{call="createExhibitionBooking",outcome="failed"} 0',
    'pavilion_submissions_total{call="createMeetingBooking",outcome="failed"} 0',
    'pavilion_submissions_total{call="createSuggestion",outcome="failed"} 0',
  ]);
});
