import { type AnyStateMachine, StateMachine } from 'xstate';

/**
 * Every machine that the files of `src/machines` export, sorted by id. A test compares it with the list in
 * `machines.ts`.
 */
export const exportedMachines = (): AnyStateMachine[] =>
  Object.values(
    import.meta.glob<Record<string, unknown>>(
      [
        '../../../src/machines/*.ts',
        '!../../../src/machines/*.test.ts',
        '!../../../src/machines/machines.ts',
      ],
      { eager: true },
    ),
  )
    .flatMap((module) => Object.values(module))
    .filter((exported): exported is AnyStateMachine => exported instanceof StateMachine)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
