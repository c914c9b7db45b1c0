import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { restingStates, stateName } from './states.ts';

const machine = setup({ guards: { isOpen: () => true } }).createMachine({
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isOpen', target: 'open' }, { target: 'closed' }] },
    open: {
      initial: 'wide',
      states: { wide: { always: { guard: 'isOpen', target: 'narrow' } }, narrow: {} },
    },
    closed: {},
  },
});

it('the resting states of a machine are its leaves, without those that it always leaves at once', () => {
  expect(restingStates(machine)).toEqual(['open.wide', 'open.narrow', 'closed']);
});

it('the name of a state is its path from the root', () => {
  expect([stateName('closed'), stateName({ open: 'wide' })]).toEqual(['closed', 'open.wide']);
});
