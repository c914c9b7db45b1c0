import { canonicalJson } from '#lib/canonical-json.ts';
import type { TraceState } from '#schemas/trace.ts';
import { type Plain, plain } from './plain.ts';

/** The state of a machine after a step. */
export interface Standing {
  state: TraceState;
  context: Readonly<Record<string, Plain>>;
}

/** @returns state and context of a machine's snapshot, as a trace holds them */
export const standingOf = ({ value, context }: { value: TraceState; context: object }): Standing => ({
  state: value,
  context: plainOf(context),
});

/** @returns a context or an event with each of its values as JSON */
export const plainOf = (context: object): Record<string, Plain> =>
  Object.fromEntries(Object.entries(context).map(([name, value]) => [name, plain(value)]));

/** @returns true if state and context are equal */
export const isSame = (one: Standing, other: Standing): boolean =>
  canonicalJson(one.state) === canonicalJson(other.state) &&
  differentNames(one.context, other.context).length === 0;

/** @returns the top-level names in which two contexts differ */
export const differentNames = (one: Standing['context'], other: Standing['context']): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => canonicalJson(one[name]) !== canonicalJson(other[name]),
  );

/** @returns the changed part of the later context; a context loses no names: a cleared value is `undefined` */
export const differences = (earlier: Standing['context'], later: Standing['context']) =>
  Object.fromEntries(
    Object.entries(later).filter(([name, value]) => canonicalJson(value) !== canonicalJson(earlier[name])),
  );
