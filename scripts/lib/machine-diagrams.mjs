import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine } from 'xstate';
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
  const nodes = below(machine.root);
  const lines = nodes.flatMap((node) => {
    const own = transitionsOf(node);
    const inside = [
      ...asList(node.config.entry).map((action) => `on entry / ${nameOf(action)}`),
      ...asList(node.config.exit).map((action) => `on exit / ${nameOf(action)}`),
      ...node.invoke.map(({ src }) => `invokes ${nameOf(src)}`),
      ...own.filter(({ target }) => !target).map((transition) => labelOf(machine, transition)),
    ];
    // A parent without transitions of its own needs no box.
    if (isParent(node) && own.length === 0 && inside.length === 0) return [];
    return [`state "${titleOf(node)}" as ${idOf(node)}`, ...inside.map((text) => `${idOf(node)} : ${text}`)];
  });
  const arrows = nodes.flatMap((node) =>
    transitionsOf(node).flatMap((transition) =>
      (transition.target ?? []).map(
        (target) => `${idOf(node)} --> ${idOf(landing(target))} : ${labelOf(machine, transition)}`,
      ),
    ),
  );
  return ['stateDiagram-v2', ...lines, `[*] --> ${idOf(landing(machine.root))}`, ...arrows].join('\n  ');
}

const below = (node) => [node, ...Object.values(node.states).flatMap(below)];

const isParent = (node) => Object.keys(node.states).length > 0;

const transitionsOf = (node) => [...node.transitions.values(), node.always ?? []].flat();

/** The leaf state that a transition to this state enters. */
const landing = (node) => {
  const [first] = isParent(node) ? (node.initial?.target ?? []) : [];
  return first ? landing(first) : node;
};

const idOf = (node) => (node.path.length > 0 ? node.path.join('_') : 'anywhere');

function titleOf(node) {
  const name = node.path.join(' ');
  if (!isParent(node)) return name;
  return name ? `in ${name}, anywhere` : 'anywhere';
}

function labelOf(machine, { eventType, guard, actions, target, reenter }) {
  const does = actions.map(nameOf);
  if (!target && does.length === 0) does.push('nothing');
  return [
    eventType ? happeningOf(machine, eventType) : guard ? '' : 'otherwise',
    guard ? `[${nameOf(guard)}]` : '',
    does.length > 0 ? `/ ${does.join(', ')}` : '',
    reenter && target ? '(re-enters)' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Describes an event: delays with their length, actors' results with their names. */
function happeningOf(machine, eventType) {
  const [, kind, name] = /^xstate\.(after|done\.actor|error\.actor)\.([^.]+)/.exec(eventType) ?? [];
  if (kind === 'after') {
    const delay = machine.implementations.delays[name];
    return typeof delay === 'number' ? `after ${name} (${delay} ms)` : `after ${name}`;
  }
  // An unnamed actor is named after its state, which the arrow shows.
  const actor = /^\d+$/.test(name ?? '') ? 'it' : name;
  if (kind === 'done.actor') return `${actor} succeeds`;
  return kind ? `${actor} fails` : eventType;
}

const asList = (value) => (value === undefined ? [] : [value].flat());

/** Name of an action, guard or actor, with its parameter if that is a plain word or number. */
function nameOf(item) {
  if (typeof item === 'string') return item;
  const name = item.type ?? item.name ?? 'unnamed';
  return ['string', 'number', 'boolean'].includes(typeof item.params) ? `${name} ${item.params}` : name;
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
