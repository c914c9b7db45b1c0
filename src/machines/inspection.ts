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

const tellAll: Inspector = (event) => {
  for (const inspect of inspectors) inspect(event);
};

/**
 * Connects a machine to the inspectors, if there are any.
 *
 * @returns options for `createActor`; every machine that runs in a browser takes them
 */
export const inspected = (): { inspect?: Inspector } => (inspectors.size > 0 ? { inspect: tellAll } : {});
