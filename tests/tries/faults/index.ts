import type { Try } from '../try.ts';
import { backendOutages } from './backend-outage.ts';
import { backups } from './backups.ts';
import { clocks } from './clock.ts';
import { databaseOutages } from './database-outage.ts';
import { edges } from './edge.ts';
import { kills } from './kills.ts';
import { machineFaults } from './machine.ts';
import { memory } from './memory.ts';
import { monitoring } from './monitoring.ts';
import { nodes } from './nodes.ts';
import { publishes } from './publishes.ts';
import { stops } from './stop.ts';
import { upgrades } from './upgrade.ts';

/** The tries of `npm run faults`. */
export const tries: readonly Try[] = [
  ...stops,
  ...publishes,
  ...kills,
  ...machineFaults,
  ...clocks,
  ...backups,
  ...memory,
  ...databaseOutages,
  ...backendOutages,
  ...edges,
  ...monitoring,
  ...nodes,
  ...upgrades,
];
