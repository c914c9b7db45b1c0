import { expect, it } from 'vitest';
import { exportedMachines } from '#tests/machines/model/exported.ts';
import { machineOf, machines } from './machines.ts';

it('[MACH-01] the list of machines contains every machine of the site, each with a unique id', () => {
  expect(exportedMachines().map(({ id }) => id)).toEqual(machines.map(({ id }) => id).sort());
  for (const machine of machines) expect(machineOf(machine.id)).toBe(machine);
  expect(machineOf('nothing')).toBeUndefined();
});
