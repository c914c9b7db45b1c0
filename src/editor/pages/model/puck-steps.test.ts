import type { Data, PuckAction } from '@puckeditor/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { puckSteps } from './puck-steps.ts';

const content = (keys: readonly string[]): Data['content'] =>
  keys.map((id) => ({ type: id.toLowerCase(), props: { id } }));

/** Simulates Puck's reducer. */
function play(keys: readonly string[], steps: readonly PuckAction[]): string[] {
  const now = [...keys];
  for (const step of steps) {
    if (step.type === 'remove') now.splice(step.index, 1);
    if (step.type === 'insert') now.splice(step.destinationIndex, 0, step.id ?? '');
    if (step.type === 'reorder') now.splice(step.destinationIndex, 0, ...now.splice(step.sourceIndex, 1));
  }
  return now;
}

it('[EDIT-01] puckSteps leads from any order of blocks to any other and is empty if nothing has changed', () => {
  const keys = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 });
  fc.assert(
    fc.property(keys, keys, (before, after) => {
      const steps = puckSteps(content(before), content(after));
      expect(play(before, steps)).toEqual(after);
      if (before.join() === after.join()) expect(steps).toEqual([]);
    }),
  );
});

it('puckSteps replaces a block whose type has changed', () => {
  const before = [{ type: 'stats', props: { id: 'a' } }];
  const after = [{ type: 'tiles', props: { id: 'a' } }];
  expect(puckSteps(before, after).map(({ type }) => type)).toEqual(['remove', 'insert']);
});
