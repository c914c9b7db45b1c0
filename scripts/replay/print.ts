import { agrees, changedSteps, type TraceResult } from './result.ts';
import { stepText } from './words.ts';

/** Longer values are cut: the report has them whole. */
const longest = 160;

/** What a replay came to, in lines for a terminal. */
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
