import { findPath, isIn, type PathStep } from './find-path.ts';
import type { MachineWatch } from './watch-machines.ts';

/** How long the result of an actor is waited for, in ms. */
const patience = 15_000;

/** `waiting`: a step led elsewhere, or the result of an actor did not come. */
export interface Arrival {
  kind: 'arrived' | 'noWay' | 'waiting';
  steps: readonly PathStep[];
}

/**
 * Leads a machine of the page to a state by the shortest way. It sends what a visitor or a timer would, and waits for
 * the results of actors.
 * @param name of the machine, as the watch has it
 * @param target id of the state
 */
export async function goToState(watch: MachineWatch, name: string, target: string): Promise<Arrival> {
  const current = () => {
    const found = watch.machines().find((machine) => machine.name === name);
    if (!found || found.isStopped) throw new Error(`${name} does not run`);
    return found;
  };
  const { machine, snapshot } = current();
  const steps = findPath(machine, snapshot, target);
  if (!steps) return { kind: 'noWay', steps: [] };
  for (const { event, kind } of steps) {
    const before = current().snapshot;
    if (kind !== 'result') current().send(event);
    else await changed(watch, () => current().snapshot !== before);
  }
  return { kind: isIn(current().snapshot, target) ? 'arrived' : 'waiting', steps };
}

const changed = (watch: MachineWatch, isChanged: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(end, patience);
    const unsubscribe = watch.subscribe(() => isChanged() && end());
    if (isChanged()) end();
  });
