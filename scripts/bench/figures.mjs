import { readFileSync, writeFileSync } from 'node:fs';

/**
 * A measured work: the figures of all rounds, and the goal that the median has to meet.
 *
 * @typedef {{ work: string, figures: number[], own?: number, floor?: number }} Measured
 *
 * @typedef {{ unit: string, atLeast?: number, atMost?: number }} Goal
 */

/** The goal of each work. A work may be measured on several databases: its name is then followed by ` · SQLite`. */
export const goals = /** @type {Record<string, Goal>} */ ({
  'cached home': { unit: 'of bare Node', atLeast: 0.8 },
  'cached home, unknown parameters': { unit: 'of bare Node', atLeast: 0.8 },
  'cached list page': { unit: 'of bare Node', atLeast: 0.8 },
  'home rendered anew': { unit: '× React alone', atMost: 1.4 },
  'list of 10, known': { unit: 'of bare Node', atLeast: 0.5 },
  'list of 10, new': { unit: 'a CPU second', atLeast: 3_000 },
  'page of a list of 100,000': { unit: '× a list of 100', atMost: 1.3 },
  'durable create': { unit: 'a second', atLeast: 4_500 },
  'first 200': { unit: 'ms', atMost: 600 },
  'memory after load': { unit: 'MiB', atMost: 200 },
  'first load of home, JavaScript': { unit: 'kB', atMost: 115 },
  'first load of other pages, JavaScript': { unit: 'kB', atMost: 95 },
  'HTML of home': { unit: 'kB', atMost: 16 },
  'HTML of other pages': { unit: 'kB', atMost: 8 },
});

/** @param {string} work */
const goalOf = (work) => goals[work.split(' · ')[0] ?? ''];

/** @param {number[]} figures */
const median = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

/** @param {Goal} goal @param {number} figure */
const meets = ({ atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY }, figure) =>
  figure >= atLeast && figure <= atMost;

/**
 * Compares measured works with their goals and with the figures of `docs/bench.md`.
 *
 * @param {Measured[]} measured
 *
 * @param {Map<string, Kept>} kept
 *
 * @returns a row for each work; `lost` is true if every round misses a goal that was reached before: a single bad round
 * is noise
 */
export const judge = (measured, kept) =>
  measured.map(({ work, figures, own, floor }) => {
    const goal = goalOf(work);
    const before = kept.get(work);
    const reached = goal !== undefined && meets(goal, median(figures));
    const lost = before?.reached === true && goal !== undefined && !figures.some((one) => meets(goal, one));
    return {
      work,
      figure: median(figures),
      figures,
      own,
      floor,
      goal,
      reached,
      lost,
      before: before?.figure,
    };
  });

/** @param {number | undefined} figure */
export const written = (figure) =>
  figure === undefined ? '' : figure >= 100 ? String(Math.round(figure)) : figure.toFixed(2);

/** @param {Goal | undefined} goal */
export const writtenGoal = (goal) =>
  goal === undefined
    ? ''
    : `${goal.atLeast === undefined ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`} ${goal.unit}`;

const heading = '| work | median | all rounds | goal | reached |';

/** @typedef {{ figure: number, reached: boolean, line: string }} Kept */

/**
 * The rows of the table in `docs/bench.md`.
 *
 * @param {string} text of the file
 *
 * @returns {Map<string, Kept>} by work
 */
export function readKept(text) {
  const table = text.slice(text.indexOf(heading)).split('\n').slice(2);
  const end = table.findIndex((line) => !line.startsWith('|'));
  const rows = end === -1 ? table : table.slice(0, end);
  return new Map(
    rows.map((line) => {
      const [, work = '', figure, , , reached] = line.split('|').map((cell) => cell.trim());
      return [work, { figure: Number(figure), reached: reached === 'yes', line }];
    }),
  );
}

/**
 * Writes measured works into the table of `docs/bench.md`. Works that were not measured keep their rows. A goal that was
 * reached stays marked unless every round misses it.
 *
 * @param {string} file
 *
 * @param {ReturnType<typeof judge>} rows
 */
export function keep(file, rows) {
  const text = readFileSync(file, 'utf8');
  const kept = readKept(text);
  const lines = new Map([...kept].map(([work, { line }]) => [work, line]));
  for (const { work, figure, figures, goal, reached, lost } of rows) {
    const mark = reached || (kept.get(work)?.reached === true && !lost) ? 'yes' : 'no';
    const cells = [work, written(figure), figures.map(written).join(' '), writtenGoal(goal), mark];
    lines.set(work, `| ${cells.join(' | ')} |`);
  }
  const start = text.indexOf(heading);
  const after = text.slice(start).split('\n').slice(2);
  const end = after.findIndex((line) => !line.startsWith('|'));
  const rest = end === -1 ? [] : after.slice(end);
  const table = [heading, '|---|---|---|---|---|', ...lines.values(), ...rest];
  writeFileSync(file, text.slice(0, start) + table.join('\n'));
}
