/**
 * The fields of a state's configuration that mutants change. XState's own types are specific to each machine's names.
 */
export interface NodeConfig {
  id?: string | undefined;
  initial?: unknown;
  states?: Readonly<Record<string, NodeConfig>> | undefined;
  on?: unknown;
  after?: unknown;
  always?: unknown;
  invoke?: unknown;
  entry?: unknown;
  exit?: unknown;
  /** Only on the root. */
  options?: { maxIterations?: number };
}

export interface TransitionConfig {
  target?: unknown;
  guard?: unknown;
  actions?: unknown;
  reenter?: unknown;
}

/** A state with its path from the root. */
export interface NodeAt {
  path: readonly string[];
  config: NodeConfig;
}

/** One transition of a state. `change` returns the state's configuration with this transition replaced or removed. */
export interface TransitionAt {
  name: string;
  transition: TransitionConfig;
  change: (next: TransitionConfig | undefined) => NodeConfig;
}

/** All states, the root first. */
export const nodesOf = (config: NodeConfig, path: readonly string[] = []): NodeAt[] => [
  { path, config },
  ...Object.entries(config.states ?? {}).flatMap(([name, child]) => nodesOf(child, [...path, name])),
];

/** Every transition of the state itself: by event, by delay, eventless, and by the end of its actor. */
export function transitionsOf(config: NodeConfig): TransitionAt[] {
  const invoke = record(config.invoke);
  return [
    ...branches('', record(config.on), (on) => ({ ...config, on })),
    ...branches('after ', record(config.after), (after) => ({ ...config, after })),
    ...branches('', { always: config.always }, ({ always }) => ({ ...config, always })),
    ...branches('', { onDone: invoke.onDone, onError: invoke.onError }, (ends) => ({
      ...config,
      invoke: { ...invoke, ...ends },
    })),
  ];
}

/** The value as a list. XState accepts one item, a list or nothing. */
export const listed = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

function branches(
  prefix: string,
  table: Readonly<Record<string, unknown>>,
  put: (table: Record<string, unknown>) => NodeConfig,
): TransitionAt[] {
  return Object.entries(table).flatMap(([event, written]) => {
    const all = listed(written).map(transitionOf);
    return all.map((transition, index) => ({
      name: `${prefix}${event}${all.length > 1 ? ` #${index + 1}` : ''}`,
      transition,
      change: (next) => put({ ...table, [event]: all.toSpliced(index, 1, ...(next ? [next] : [])) }),
    }));
  });
}

const transitionOf = (written: unknown): TransitionConfig =>
  typeof written === 'string' ? { target: written } : record(written);

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
