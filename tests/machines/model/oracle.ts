import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom, StateValue } from 'xstate';

/** A state and context in which a machine may be. */
export interface Situation<Context> {
  state: StateValue;
  context: Context;
}

/** A side effect: the action's name and its parameters, none of which is called `type`. */
export type Effect = { type: string } & Readonly<Record<string, unknown>>;

/** The expected outcome. Anything not named must be unchanged, and there must be no other effects. */
export interface Expected<Context> {
  /** The rule of `tests/rules.tsv`, or the section of the specification or of the decisions, that requires it. */
  rule: string;
  /** The next state. Without it, the state does not change. */
  to?: StateValue;
  /** Changed fields of the context. */
  changes?: Partial<Context>;
  /** Effects, in order. */
  does?: readonly Effect[];
  /** The delay that starts, in ms. */
  waits?: number;
  /** The actor that starts, with its input. */
  asks?: { actor: string; input: unknown };
}

/** An input of a machine: an event, the end of its delay, or the end of its actor. */
export type Happening<Event> =
  | Event
  | { after: string }
  | { answers: string; output: unknown }
  | { breaks: string; error: unknown };

/**
 * The required behaviour of a machine, as plain data written from the specification, not from the machine: its starts,
 * and the outcome of every happening in every situation. Each outcome of a guard is a separate situation or happening.
 */
export interface Oracle<
  Machine extends AnyStateMachine,
  Situations extends string = string,
  Happenings extends string = string,
> {
  starts: Readonly<
    Record<string, Omit<Expected<never>, 'to' | 'changes'> & Situation<ContextFrom<Machine>> & Input<Machine>>
  >;
  situations: Readonly<Record<Situations, Situation<ContextFrom<Machine>>>>;
  happenings: Readonly<Record<Happenings, Happening<EventFrom<Machine>>>>;
  table: Readonly<Record<Situations, Readonly<Record<Happenings, Expected<ContextFrom<Machine>>>>>>;
  /** Mutants that behave like the machine, each with the reason. */
  equivalent?: Readonly<Record<string, string>>;
}

interface Input<Machine extends AnyStateMachine> {
  input?: InputFrom<Machine>;
}

/**
 * Types the oracle of a machine, so that a pair without its row does not compile.
 * @returns the argument, unchanged
 */
export const oracleOf =
  <Machine extends AnyStateMachine>() =>
  <const Situations extends string, const Happenings extends string>(
    oracle: Oracle<Machine, Situations, Happenings>,
  ): Oracle<Machine, Situations, Happenings> =>
    oracle;

/** A row for a happening that must change nothing. */
export const nothing = (rule: string): { rule: string } => ({ rule });
