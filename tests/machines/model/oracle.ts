import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom, StateValue } from 'xstate';

/** A place in which a machine may be. */
export interface Situation<Context> {
  state: StateValue;
  context: Context;
}

/** Something a machine does to the world: the action's name and its parameters, none of which is called `type`. */
export type Effect = { type: string } & Readonly<Record<string, unknown>>;

/** What follows. Whatever is not named must stay as it was, and nothing else may happen. */
export interface Expected<Context> {
  /** The rule of `tests/rules.tsv`, or the section of the specification or of the decisions, that asks for it. */
  rule: string;
  /** The next state; the same without it. */
  to?: StateValue;
  /** What changes in the context. */
  changes?: Partial<Context>;
  /** Effects, in their order. */
  does?: readonly Effect[];
  /** The time that begins to run, in ms. */
  waits?: number;
  /** The actor that starts, with what it is asked. */
  asks?: { actor: string; input: unknown };
}

/** Something that happens to a machine: an event, its time running out, or the end of what it asked for. */
export type Happening<Event> =
  | Event
  | { after: string }
  | { answers: string; output: unknown }
  | { breaks: string; error: unknown };

/**
 * What a machine must do, as plain data written from the specification, not from the machine: its starts, and for every
 * situation and everything that may happen what follows. A guard's outcomes are situations or happenings of their own.
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
  /** Mutants that nobody can tell from the machine, each with the reason. */
  equivalent?: Readonly<Record<string, string>>;
}

interface Input<Machine extends AnyStateMachine> {
  input?: InputFrom<Machine>;
}

/** Types the oracle of a machine: a pair without its row does not compile. The value is returned as it is. */
export const oracleOf =
  <Machine extends AnyStateMachine>() =>
  <const Situations extends string, const Happenings extends string>(
    oracle: Oracle<Machine, Situations, Happenings>,
  ): Oracle<Machine, Situations, Happenings> =>
    oracle;

/** A row for what must change nothing. */
export const nothing = (rule: string): { rule: string } => ({ rule });
