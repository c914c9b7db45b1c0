import { isDeepStrictEqual } from 'node:util';
import type { AnyStateMachine } from 'xstate';
import { type Outcome, observe, start } from './observe.ts';
import type { Expected, Oracle, Situation } from './oracle.ts';

type AnyOracle = Oracle<AnyStateMachine>;

/** A row, as `situation × happening`, and the actual outcome. */
export interface Mismatch {
  row: string;
  rule: string;
  expected: Outcome;
  found: Outcome;
}

/** The starts of a machine that differ from its oracle. */
export const startMismatches = (machine: AnyStateMachine, { starts }: AnyOracle): Mismatch[] =>
  Object.entries(starts).flatMap(([row, { input, state, context, ...expected }]) =>
    difference({
      row,
      rule: expected.rule,
      expected: outcomeOf({ state, context }, expected),
      found: start(machine, input),
    }),
  );

/** The rows of one situation in which a machine differs from its oracle. */
export function mismatchesIn(machine: AnyStateMachine, oracle: AnyOracle, name: string): Mismatch[] {
  const situation = oracle.situations[name];
  if (!situation) throw new Error(`${machine.id}: its oracle has no situation "${name}"`);
  return Object.entries(oracle.happenings).flatMap(([event, happening]) => {
    const expected = oracle.table[name]?.[event];
    if (!expected) throw new Error(`${machine.id}: its oracle has no row "${name} × ${event}"`);
    return difference({
      row: `${name} × ${event}`,
      rule: expected.rule,
      expected: outcomeOf(situation, expected),
      found: observe(machine, situation, happening),
    });
  });
}

/** Whether a machine agrees with its whole oracle. False for a machine with an endless loop. */
export function agrees(machine: AnyStateMachine, oracle: AnyOracle): boolean {
  try {
    if (startMismatches(machine, oracle).length > 0) return false;
    return Object.keys(oracle.situations).every((name) => mismatchesIn(machine, oracle, name).length === 0);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Infinite loop')) return false;
    throw error;
  }
}

function outcomeOf({ state, context }: Situation<object>, expected: Expected<object>): Outcome {
  return {
    state: expected.to ?? state,
    context: { ...context, ...expected.changes },
    does: [...(expected.does ?? [])],
    waits: expected.waits,
    asks: expected.asks,
  };
}

const difference = (mismatch: Mismatch): Mismatch[] =>
  isDeepStrictEqual(mismatch.found, mismatch.expected) ? [] : [mismatch];
