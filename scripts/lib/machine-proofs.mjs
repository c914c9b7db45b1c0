import { proofOf } from '#tests/machines/model/proof.ts';

/** @typedef {import('#tests/machines/model/proof.ts').Proof} Proof */

const columns = [
  'Machine',
  'situations × happenings',
  'states',
  'transitions',
  'refusals of guards',
  'mutants',
  'killed',
  'equivalent',
];

/**
 * What the tests of the machines prove, as a Markdown table with a row for each and one for all.
 * @param {readonly import('./machine-diagrams.mjs').Found[]} machines
 */
export function proofsTable(machines) {
  const proofs = machines.map(({ machine, oracle }) => ({ id: machine.id, proof: proofOf(machine, oracle) }));
  const rows = proofs.map(({ id, proof }) => [
    `[${id}](#${id.toLowerCase()})`,
    `${proof.situations} × ${proof.happenings} = ${pairsIn(proof)}`,
    ...countsOf(proof),
  ]);
  const counts = proofs.map(({ proof }) => [pairsIn(proof), ...countsOf(proof)]);
  const all = ['all', ...(counts[0] ?? []).map((_, column) => sum(counts.map((row) => row[column])))];
  const rule = columns.map((_, column) => (column === 0 ? '---' : '---:'));
  const reasons = proofs.flatMap(({ id, proof }) =>
    Object.entries(proof.equivalent).map(([mutant, reason]) => `* ${id}, ${mutant}: ${reason}`),
  );
  return [...[columns, rule, ...rows, all].map((cells) => `| ${cells.join(' | ')} |`), ...reasons].join('\n');
}

/** @param {Proof} proof */
const pairsIn = ({ situations, happenings }) => situations * happenings;

/** @param {Proof} proof */
function countsOf({ parts, mutants, equivalent }) {
  const same = Object.keys(equivalent).length;
  return [parts.state, parts.transition, parts.refusal, mutants, mutants - same, same];
}

const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);
