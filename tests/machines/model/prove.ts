import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { agrees, mismatchesIn, startMismatches } from './compare.ts';
import { partsOf } from './graph.ts';
import { mutantsOf } from './mutants.ts';
import type { Oracle } from './oracle.ts';
import { reached } from './paths.ts';

/** Ids of the rules. Sections of the specification and of the decisions are named by their numbers. */
const rules = new Set(
  readFileSync(new URL('../../rules.tsv', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('\t', 1)[0]),
);
/** `npm test` merges the tables of covered parts in this folder. */
const tables = new URL('../../../build/machines/model/', import.meta.url);
const isSource = (rule: string) => rules.has(rule) || /^(section|decisions) \d$/.test(rule);

/**
 * Tests a machine against its oracle: every pair of a situation and a happening is specified and met, a generated path
 * reaches every state and transition, and the oracle detects every mutant of the machine.
 */
export function proveMachine(machine: AnyStateMachine, oracle: Oracle<AnyStateMachine>): void {
  describe(`the machine ${machine.id}`, () => {
    it('starts as its oracle specifies', () => {
      expect(startMismatches(machine, oracle)).toEqual([]);
    });

    it.each(Object.keys(oracle.situations))('matches its oracle when %s', (situation) => {
      expect(mismatchesIn(machine, oracle, situation)).toEqual([]);
    });

    it('has an existing rule for every row of its oracle', () => {
      const rows = [oracle.starts, ...Object.values(oracle.table)].flatMap((table) => Object.values(table));
      expect(rows.filter(({ rule }) => !isSource(rule))).toEqual([]);
    });

    it('[MACH-01] has a generated path to every state, transition and guard refusal', () => {
      const parts = reached(machine, oracle);
      const left = partsOf(machine).filter((part) => !parts.has(part));
      mkdirSync(tables, { recursive: true });
      writeFileSync(
        new URL(`${machine.id}.json`, tables),
        JSON.stringify({
          machine: machine.id,
          parts: [...parts].map((part) => ({ part, by: 'model' })),
          left,
        }),
      );
      expect(left).toEqual([]);
    });

    it('has only the surviving mutants that its oracle lists as equivalent', () => {
      const survivors = mutantsOf(machine)
        .filter((mutant) => agrees(mutant.machine, oracle))
        .map(({ name }) => name);
      expect(survivors.sort()).toEqual(Object.keys(oracle.equivalent ?? {}).sort());
    });
  });
}
