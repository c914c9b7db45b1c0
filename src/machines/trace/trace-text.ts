import type { Trace } from '#schemas/trace.ts';

/** A trace as its file holds it: a step a line, so that versions of it can be compared. */
export function traceText({ steps, ...about }: Trace): string {
  const lines = steps.map((step) => `    ${JSON.stringify(step)}`).join(',\n');
  return `${JSON.stringify(about, null, 2).replace(/\n}$/, '')},\n  "steps": [\n${lines}\n  ]\n}\n`;
}
