import type { InspectionEvent } from 'xstate';

type Inspector = (event: InspectionEvent) => void;

let inspector: Inspector | undefined;

/** Sets the inspector of all machines that start from now on: a recorder, in a browser. */
export function inspectMachines(next: Inspector | undefined): void {
  inspector = next;
}

/** For the options of `createActor`, of every machine that runs in a browser. */
export const inspected = (): { inspect?: Inspector } => (inspector ? { inspect: inspector } : {});
