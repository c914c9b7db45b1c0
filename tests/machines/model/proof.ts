import type { AnyStateMachine } from 'xstate';
import { kindOf, type PartKind, partsOf } from './graph.ts';
import { mutantsOf } from './mutants.ts';
import type { Oracle } from './oracle.ts';

/** Counts of what `proveMachine` proves about a machine. */
export interface Proof {
  situations: number;
  happenings: number;
  /** Covered by a generated path. */
  parts: Readonly<Record<PartKind, number>>;
  mutants: number;
  /** Mutants that behave like the machine, with the reasons; the oracle detects all others. */
  equivalent: Readonly<Record<string, string>>;
}

export function proofOf(machine: AnyStateMachine, oracle: Oracle<AnyStateMachine>): Proof {
  const parts = { state: 0, transition: 0, refusal: 0 };
  for (const part of partsOf(machine)) parts[kindOf(part)] += 1;
  return {
    situations: Object.keys(oracle.situations).length,
    happenings: Object.keys(oracle.happenings).length,
    parts,
    mutants: mutantsOf(machine).length,
    equivalent: oracle.equivalent ?? {},
  };
}
