import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { table } from '../bench/table.mjs';
import { inRoot } from './project.mjs';

/** How machines are tested, in the order of the table: on the machine alone, on its component, on the running site. */
export const waysOfRunning = ['model', 'component', 'site'];

/**
 * What the tests of a machine came by, one way: its parts and how each came about, and those that are left.
 * @typedef {{ machine: string, parts: { part: string, by: 'model' | 'hand' | 'sent' | 'apart' }[], left: string[] }} Tour
 */

/** Where the tests leave them. */
export const machineTables = inRoot('build', 'machines');

/** Takes away what an earlier run left, lest it be counted again. */
export const removeMachineTables = () => rmSync(machineTables, { recursive: true, force: true });

/**
 * Prints what the last tests came by, machine by machine and way by way.
 * @returns {number} 1 when a machine was not tested in every way, or when anything of one is left
 */
export function printMachineTables(folder = machineTables) {
  const first = join(folder, waysOfRunning[0]);
  const machines = existsSync(first) ? readdirSync(first).map((file) => basename(file, '.json')) : [];
  const gaps = [];
  const rows = machines.sort().flatMap((machine) =>
    waysOfRunning.map((way) => {
      const file = join(folder, way, `${machine}.json`);
      const tour = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
      if (!tour) gaps.push(`${machine} was not tested on the ${way}`);
      for (const part of tour?.left ?? []) gaps.push(`${machine}, on the ${way}: ${part}`);
      return [`${machine} on the ${way}`, ...(tour ? countsOf(tour) : ['', '', '', '', ''])];
    }),
  );
  console.log(table(['machine', 'states', 'transitions', 'refusals', 'sent', 'apart'], rows));
  for (const gap of gaps) console.error(`✗ ${gap}`);
  return gaps.length > 0 || machines.length === 0 ? 1 : 0;
}

/** @param {Tour} tour */
function countsOf({ parts, left }) {
  const share = (isOfKind) => {
    const found = parts.filter(({ part }) => isOfKind(part)).length;
    return `${found}/${found + left.filter(isOfKind).length}`;
  };
  const how = (by) => parts.filter((part) => part.by === by).length;
  const isState = (part) => part.startsWith('state ');
  const isRefusal = (part) => part.endsWith(': refused');
  return [
    share(isState),
    share((part) => !isState(part) && !isRefusal(part)),
    share(isRefusal),
    how('sent'),
    how('apart'),
  ];
}
