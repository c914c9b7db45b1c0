import { changedLines } from './changed-parts.ts';
import { agrees, changedSteps, type TraceResult } from './result.ts';
import { stepText } from './words.ts';

/** Maximum length of a printed value. The report has the full values. */
const longest = 160;

/** Formats a replay's result for a terminal. */
export function resultLines(result: TraceResult): string[] {
  const { file, changed, steps, took } = result;
  const where = result.level === 'browser' ? 'in the browser' : 'on the machines';
  const head = `${file.name} ${where}: ${steps.size} steps compared, ${Math.round(took)} ms`;
  const parts = changedLines(changed).map((line) => `  ${line}`);
  if (agrees(result)) return [`✓ ${head}`, ...parts];
  return [
    `✗ ${head}`,
    ...parts,
    ...changedSteps(result).flatMap(([index, { differences, cause }]) => {
      const step = file.trace.steps[index];
      const act = cause === undefined || cause === index ? undefined : file.trace.steps[cause];
      return [
        `  step ${index}: ${step ? stepText(step) : 'not recorded'}${act ? `, after step ${cause}: ${stepText(act)}` : ''}`,
        ...differences.map(({ what, recorded, now, says }) =>
          says ? `    ${says}` : `    ${what}: ${short(recorded)} was recorded, now ${short(now)}`,
        ),
      ];
    }),
  ];
}

const short = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);
