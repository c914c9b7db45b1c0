import { agrees, changedSteps, type TraceResult } from './result.ts';
import { stepText } from './words.ts';

/** Maximum length of a printed value. The report has the full values. */
const longest = 160;

/** Formats a replay's result for a terminal. */
export function resultLines(result: TraceResult): string[] {
  const { file, changed, steps, took } = result;
  const where = result.level === 'browser' ? 'in the browser' : 'on the machines';
  const head = `${file.name} ${where}: ${steps.size} steps compared, ${Math.round(took)} ms`;
  const machines = changed.length > 0 ? [`  machines that have changed: ${changed.join(', ')}`] : [];
  if (agrees(result)) return [`✓ ${head}`, ...machines];
  return [
    `✗ ${head}`,
    ...machines,
    ...changedSteps(result).flatMap(([index, { differences }]) => {
      const step = file.trace.steps[index];
      return [
        `  step ${index}: ${step ? stepText(step) : 'not recorded'}`,
        ...differences.map(
          ({ what, recorded, now }) => `    ${what}: ${short(recorded)} was recorded, now ${short(now)}`,
        ),
      ];
    }),
  ];
}

const short = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);
