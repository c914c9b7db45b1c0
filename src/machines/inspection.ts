import type { InspectionEvent } from 'xstate';

type Inspector = (event: InspectionEvent) => void;

const inspectors = new Set<Inspector>();

/**
 * Adds an inspector of all machines that start from now on: a recorder or the live inspector, in a browser.
 * @returns removes it
 */
export function inspectMachines(next: Inspector): () => void {
  inspectors.add(next);
  return () => void inspectors.delete(next);
}

/**
 * Connects a machine to the inspectors of now, if there are any. Later ones would meet it without its start.
 *
 * @returns options for `createActor`; every machine that runs in a browser takes them
 */
export function inspected(): { inspect?: Inspector } {
  const all = [...inspectors];
  if (all.length === 0) return {};
  return {
    inspect: (event) => {
      for (const inspect of all) inspect(event);
    },
  };
}
