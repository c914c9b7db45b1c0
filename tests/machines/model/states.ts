import type { AnyStateMachine, StateValue } from 'xstate';

type StateNode = AnyStateMachine['root'];

/** A state by the names that lead to it: `list.ready`. Only of machines that are in one state at a time. */
export function stateName(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, child]) => (child === undefined ? name : `${name}.${stateName(child)}`))
    .join(' and ');
}

/** Every state in which a machine can rest, by name; one that it leaves at once in any case is none. */
export const restingStates = ({ root }: AnyStateMachine): string[] =>
  leavesOf(root)
    .filter(({ always = [] }) => always.every(({ guard }) => guard !== undefined))
    .map(({ path }) => path.join('.'));

const leavesOf = (node: StateNode): StateNode[] => {
  const children = Object.values(node.states);
  return children.length === 0 ? [node] : children.flatMap(leavesOf);
};
