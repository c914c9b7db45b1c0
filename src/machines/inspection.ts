import type { InspectionEvent } from 'xstate';

type Inspector = (event: InspectionEvent) => void;

let inspector: Inspector | undefined;

/** Sets the inspector of all machines that start from now on: a recorder, in a browser. */
export function inspectMachines(next: Inspector | undefined): void {
  inspector = next;
}

/**
 * Connects a machine to the recorder of visits, if one runs.
 *
 * @returns options for `createActor`; every machine that runs in a browser takes them
 */
export const inspected = (): { inspect?: Inspector } => (inspector ? { inspect: inspector } : {});
