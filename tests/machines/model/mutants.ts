import { type AnyStateMachine, createMachine, not } from 'xstate';
import {
  listed,
  type NodeAt,
  type NodeConfig,
  nodesOf,
  type TransitionConfig,
  transitionsOf,
} from './machine-config.ts';

/** Steps after which a mutant with an endless loop is stopped. */
const mostSteps = 50;

/** A machine with one change. */
export interface Mutant {
  /** Place and kind of the change, such as `locked × release #1: negates isLastHolder`. */
  name: string;
  machine: AnyStateMachine;
}

/**
 * Generates every mutant with a single change: a transition is removed, has another target or none, does not reenter
 * its state, loses an action, or has its guard negated or removed; a state loses an entry or exit action or its actor;
 * the machine has another initial state.
 */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  // Never changes the machine's own configuration: every mutant has copies of the changed states.
  const root: NodeConfig = { ...machine.config, options: { maxIterations: mostSteps } };
  return nodesOf(root).flatMap((node) =>
    [...transitionChanges(root, node), ...stateChanges(node)].map(({ name, config }) => ({
      name: `${node.path.join('.') || 'the machine'}${name}`,
      machine: createMachine(
        // XState types a configuration by its `setup`, which is the same for every mutant.
        replaced(root, node.path, config) as typeof machine.config,
        machine.implementations,
      ),
    })),
  );
}

/** A state's configuration with one change. */
interface Change {
  name: string;
  config: NodeConfig;
}

function transitionChanges(root: NodeConfig, { path, config }: NodeAt): Change[] {
  return transitionsOf(config).flatMap(({ name, transition, change }) =>
    [
      { how: 'is gone', next: undefined },
      ...targetChanges(root, path, transition),
      ...withoutEach(transition.actions).map(({ dropped, rest }) => ({
        how: `drops ${dropped}`,
        next: { ...transition, actions: rest },
      })),
      ...guardChanges(transition),
    ].map(({ how, next }) => ({ name: ` × ${name}: ${how}`, config: change(next) })),
  );
}

function targetChanges(root: NodeConfig, path: readonly string[], transition: TransitionConfig) {
  const own = path.join('.');
  const target = landing(root, path, transition.target);
  const others = nodesOf(root)
    // States in which a machine can rest; it leaves a state with eventless transitions at once.
    .filter(({ config }) => !config.states && !config.always)
    .map((leaf) => leaf.path.join('.'))
    // Without `reenter`, a leaf's transition to itself equals no target.
    .filter((leaf) => leaf !== target && leaf !== own);
  const changes: { how: string; next: TransitionConfig }[] = others.map((leaf) => ({
    how: `leads to ${leaf}`,
    next: { ...transition, target: `#${root.id}.${leaf}` },
  }));
  const still = { ...transition, reenter: false };
  if (target !== undefined && target !== own)
    changes.push({ how: 'stays', next: { ...still, target: undefined } });
  if (transition.reenter) changes.push({ how: 'does not start anew', next: still });
  return changes;
}

function guardChanges({ guard, ...transition }: TransitionConfig) {
  if (guard === undefined) return [];
  const negated = not(guard as Parameters<typeof not>[0]);
  return [
    { how: `negates ${nameOf(guard)}`, next: { ...transition, guard: negated } },
    { how: `forgets ${nameOf(guard)}`, next: transition },
  ];
}

function stateChanges({ config }: NodeAt): Change[] {
  const { initial, states = {} } = config;
  return [
    ...withoutEach(config.entry).map(({ dropped, rest }) => ({
      name: `: drops ${dropped} of its entry`,
      config: { ...config, entry: rest },
    })),
    ...withoutEach(config.exit).map(({ dropped, rest }) => ({
      name: `: drops ${dropped} of its exit`,
      config: { ...config, exit: rest },
    })),
    ...(config.invoke ? [{ name: ': drops its actor', config: { ...config, invoke: undefined } }] : []),
    ...Object.keys(initial ? states : {})
      .filter((name) => name !== initial)
      .map((name) => ({ name: `: starts in ${name}`, config: { ...config, initial: name } })),
  ];
}

/** The path of the leaf where a transition ends. Undefined without a target. */
function landing(root: NodeConfig, path: readonly string[], target: unknown): string | undefined {
  const [wanted] = listed(target);
  if (typeof wanted !== 'string') return undefined;
  const to = wanted.startsWith('#')
    ? wanted.split('.').slice(1)
    : wanted.startsWith('.')
      ? [...path, ...wanted.slice(1).split('.')]
      : [...path.slice(0, -1), ...wanted.split('.')];
  let node = to.reduce<NodeConfig | undefined>((found, name) => found?.states?.[name], root);
  for (; typeof node?.initial === 'string'; node = node.states?.[node.initial]) to.push(node.initial);
  return to.join('.');
}

/** The configuration with the one at the path replaced. */
function replaced(root: NodeConfig, [name, ...rest]: readonly string[], config: NodeConfig): NodeConfig {
  const child = name === undefined ? undefined : root.states?.[name];
  if (name === undefined || !child) return config;
  return { ...root, states: { ...root.states, [name]: replaced(child, rest, config) } };
}

const withoutEach = (actions: unknown) =>
  listed(actions).map((action, index, all) => ({
    dropped: nameOf(action),
    rest: all.toSpliced(index, 1),
  }));

/** The name of a guard or an action, with or without parameters. */
const nameOf = (item: unknown): string =>
  typeof item === 'object' && item !== null && 'type' in item ? String(item.type) : String(item);
