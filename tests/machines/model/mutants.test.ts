import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { agrees, mismatchesIn } from './compare.ts';
import { mutantsOf } from './mutants.ts';
import { nothing, type Oracle, oracleOf } from './oracle.ts';
import { unreached } from './paths.ts';

const lamp = setup({
  types: {} as { context: { powered: boolean }; events: { type: 'press' | 'unplug' } },
  delays: { evening: 60 },
  guards: { isPowered: ({ context }) => context.powered },
  actions: { click: () => {}, spark: () => {} },
}).createMachine({
  id: 'lamp',
  context: { powered: true },
  initial: 'dark',
  states: {
    dark: { on: { press: { guard: 'isPowered', target: 'lit', actions: 'click' } } },
    lit: {
      exit: 'spark',
      after: { evening: 'dark' },
      on: { press: { target: 'dark', actions: 'click' } },
    },
  },
});

const powered = { powered: true };
const oracle = oracleOf<typeof lamp>()({
  starts: { 'on the wall': { rule: 'demo', state: 'dark', context: powered } },
  situations: {
    'it is dark': { state: 'dark', context: powered },
    'it is dark without power': { state: 'dark', context: { powered: false } },
    'it is lit': { state: 'lit', context: powered },
  },
  happenings: { press: { type: 'press' }, 'evening ends': { after: 'evening' } },
  table: {
    'it is dark': {
      press: { rule: 'demo', to: 'lit', does: [{ type: 'click' }], waits: 60 },
      'evening ends': nothing('demo'),
    },
    'it is dark without power': { press: nothing('demo'), 'evening ends': nothing('demo') },
    'it is lit': {
      press: { rule: 'demo', to: 'dark', does: [{ type: 'spark' }, { type: 'click' }] },
      'evening ends': { rule: 'demo', to: 'dark', does: [{ type: 'spark' }] },
    },
  },
});

const survivorsOf = (shown: Oracle<typeof lamp>) =>
  mutantsOf(lamp)
    .filter(({ machine }) => agrees(machine, shown))
    .map(({ name }) => name);

describe('mutants of a machine', () => {
  it('each differ from it in one place, and cover every place', () => {
    expect(mutantsOf(lamp).map(({ name }) => name)).toEqual([
      'the machine: starts in lit',
      'dark × press: is gone',
      'dark × press: stays',
      'dark × press: drops click',
      'dark × press: negates isPowered',
      'dark × press: forgets isPowered',
      'lit × press: is gone',
      'lit × press: stays',
      'lit × press: drops click',
      'lit × after evening: is gone',
      'lit × after evening: stays',
      'lit: drops spark of its exit',
    ]);
  });

  it('are all detected by a complete oracle', () => {
    expect(agrees(lamp, oracle)).toBe(true);
    expect(survivorsOf(oracle)).toEqual([]);
  });

  it('survive an oracle without the row in which they differ', () => {
    const { 'it is dark without power': _left, ...situations } = oracle.situations;
    expect(survivorsOf({ ...oracle, situations })).toEqual(['dark × press: forgets isPowered']);
  });
});

describe('an oracle', () => {
  it('reports where a machine differs and which rule that breaks', () => {
    const table = { ...oracle.table, 'it is lit': { ...oracle.table['it is lit'], press: nothing('demo') } };
    expect(mismatchesIn(lamp, { ...oracle, table }, 'it is lit')).toMatchObject([
      { row: 'it is lit × press', rule: 'demo', expected: { state: 'lit' }, found: { state: 'dark' } },
    ]);
  });

  it('reports the parts that no path of its happenings reaches', () => {
    const { press: _left, ...happenings } = oracle.happenings;
    expect(unreached(lamp, { ...oracle, happenings })).toEqual([
      'lamp.dark × press → lamp.lit',
      'lamp.dark × press → lamp.lit: refused',
      'state lamp.lit',
      'lamp.lit × press → lamp.dark',
      'lamp.lit × xstate.after.evening.lamp.lit → lamp.dark',
    ]);
  });
});
