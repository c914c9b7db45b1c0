import type { AnyStateMachine, StateValue } from 'xstate';

type StateNode = AnyStateMachine['root'];

/** Name of a state, such as `list.ready`. Only for machines without parallel states. */
export function stateName(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, child]) => (child === undefined ? name : `${name}.${stateName(child)}`))
    .join(' and ');
}

/** Names of the states in which a machine can rest, without those that it always leaves at once. */
export const restingStates = ({ root }: AnyStateMachine): string[] =>
  leavesOf(root)
    .filter(({ always = [] }) => always.every(({ guard }) => guard !== undefined))
    .map(({ path }) => path.join('.'));

const leavesOf = (node: StateNode): StateNode[] => {
  const children = Object.values(node.states);
  return children.length === 0 ? [node] : children.flatMap(leavesOf);
};
