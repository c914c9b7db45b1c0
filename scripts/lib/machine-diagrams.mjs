import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine } from 'xstate';
import { chartOf } from '#machines/chart.ts';
import { proofOf } from '#tests/machines/model/proof.ts';
import { inRoot } from './project.mjs';

/** File of the diagrams. */
export const diagramsFile = inRoot('docs/machines.md');

/** @typedef {import('#tests/machines/model/proof.ts').Proof} Proof */

/**
 * @typedef {object} Found
 * @property {string} file
 * @property {import('xstate').AnyStateMachine} machine
 * @property {import('#tests/machines/model/oracle.ts').Oracle<import('xstate').AnyStateMachine>} oracle
 */

/**
 * Every machine that a file of `src/machines` exports, by file name, with its oracle.
 * @returns {Promise<Found[]>}
 */
export async function findMachines() {
  const files = globSync('src/machines/*.ts', { cwd: inRoot() })
    .map((file) => basename(file))
    // Hooks need a browser's libraries and define no machine.
    .filter((name) => !/\.test\.ts$|^use-/.test(name))
    .sort();
  const found = await Promise.all(
    files.map(async (file) => {
      const own = Object.values(await load('src/machines', file)).filter(
        (value) => value instanceof StateMachine,
      );
      if (own.length === 0) return [];
      const oracles = await load('tests/machines/oracles', file.replace(/\.ts$/, '.oracle.ts'));
      return own.map((machine) => ({ file, machine, oracle: oracles[`${machine.id}Oracle`] }));
    }),
  );
  return found.flat();
}

const load = (folder, file) => import(pathToFileURL(inRoot(folder, file)).href);

/** @param {readonly Found[]} machines */
export const diagramsPage = (machines) => `# State machines

\`npm run machines\` generates this page from the machines in \`src/machines\`. A test fails if the page is outdated.

An arrow reads \`event [guard] / actions\`. The box of a state lists the transitions that do not leave it, its entry and exit actions, and the
actors that it invokes. An arrow from "in …, anywhere" starts in any state inside that parent state; one from "anywhere" in any state.

Each machine has an oracle in \`tests/machines/oracles\`, written from the specification. A situation is a state with a context. For every pair
of a situation and an event (also a timeout, or the result of an actor), the oracle lists the expected state, context and effects. The test of the machine

* compares the machine with the oracle for all pairs,
* covers every state, every transition and every guard refusal with generated paths,
* kills every mutant: a copy of the machine in which a transition, guard, action or actor is removed or replaced must fail the comparison. A
  mutant that behaves like the machine is equivalent, and its oracle states the reason.

${proofsTable(machines)}

${machines.map(section).join('\n')}`;

const section = ({ file, machine }) => `## ${machine.id}

${machine.config.description ? `${machine.config.description} ` : ''}Source: [${file}](../src/machines/${file})

\`\`\`mermaid
${diagramOf(machine)}
\`\`\`
`;

/**
 * A Mermaid state diagram. Nested states are drawn side by side, because Mermaid has no arrows between states of
 * different parents.
 * @param {import('xstate').AnyStateMachine} machine
 */
export function diagramOf(machine) {
  const root = chartOf(machine);
  const states = below(root);
  const lines = states.flatMap((state) => {
    const own = state.transitions.filter(({ targets }) => targets.length === 0);
    const inside = [...state.notes, ...own.map(({ label }) => label)];
    // A parent without transitions of its own needs no box.
    if (isParent(state) && state.transitions.length === 0 && inside.length === 0) return [];
    return [
      `state "${titleOf(state)}" as ${idOf(state)}`,
      ...inside.map((text) => `${idOf(state)} : ${text}`),
    ];
  });
  const arrows = states.flatMap((state) =>
    state.transitions.flatMap(({ targets, label }) =>
      targets.map((target) => `${idOf(state)} --> ${idOf(landing(machine, target))} : ${label}`),
    ),
  );
  return ['stateDiagram-v2', ...lines, `[*] --> ${idOf(landing(machine, ''))}`, ...arrows].join('\n  ');
}

const below = (state) => [state, ...state.states.flatMap(below)];

const isParent = ({ states }) => states.length > 0;

/** The leaf state that a transition to this state enters. */
function landing(machine, id) {
  const keys = id ? id.split('.') : [];
  const node = keys.reduce((parent, key) => parent.states[key], machine.root);
  const [first] = Object.keys(node.states).length > 0 ? (node.initial?.target ?? []) : [];
  return first ? landing(machine, first.path.join('.')) : { id };
}

const idOf = ({ id }) => id.replaceAll('.', '_') || 'anywhere';

function titleOf(state) {
  const name = state.id.replaceAll('.', ' ');
  if (!isParent(state)) return name;
  return name ? `in ${name}, anywhere` : 'anywhere';
}

const columns = [
  'Machine',
  'situations × events',
  'states',
  'transitions',
  'guard refusals',
  'mutants',
  'killed',
  'equivalent',
];

/**
 * Markdown table of the proofs, with a row per machine and a total.
 *
 * @param {readonly Found[]} machines
 */
function proofsTable(machines) {
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
