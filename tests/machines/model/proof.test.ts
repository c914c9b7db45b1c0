import { expect, it } from 'vitest';

const oracles = Object.values(
  import.meta.glob<Record<string, unknown>>('../oracles/*.oracle.ts', { eager: true }),
)
  .flatMap((module) => Object.keys(module))
  .filter((name) => name.endsWith('Oracle'));
const tests = Object.values(
  import.meta.glob<string>('../../../src/machines/*.test.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('\n');

/** The counts of the proofs are in `docs/machines.md`. */
it('every machine that has an oracle is tested against it', () => {
  expect(oracles.length).toBeGreaterThan(8);
  expect(
    oracles.filter((oracle) => {
      const machine = oracle.replace(/Oracle$/, 'Machine');
      return !tests.includes(`\nproveMachine(${machine}, ${oracle});`);
    }),
  ).toEqual([]);
});
