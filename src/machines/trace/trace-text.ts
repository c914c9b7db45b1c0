import type { Trace } from '#schemas/trace.ts';

/** @returns the text of a trace's file, with one step in each line, so that versions can be compared */
export function traceText({ steps, ...about }: Trace): string {
  const lines = steps.map((step) => `    ${JSON.stringify(step)}`).join(',\n');
  return `${JSON.stringify(about, null, 2).replace(/\n}$/, '')},\n  "steps": [\n${lines}\n  ]\n}\n`;
}
