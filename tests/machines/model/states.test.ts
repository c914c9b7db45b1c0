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

it('a machine rests in its innermost states, but in none that it leaves in any case', () => {
  expect(restingStates(machine)).toEqual(['open.wide', 'open.narrow', 'closed']);
});

it('a state is called by the names that lead to it', () => {
  expect([stateName('closed'), stateName({ open: 'wide' })]).toEqual(['closed', 'open.wide']);
});
