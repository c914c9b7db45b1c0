import type { Trace } from '#schemas/trace.ts';

/** @returns the text of a trace's file, with one step or seen item in each line, so that versions can be compared */
export function traceText({ items, steps, ...about }: Trace): string {
  const list = (entries: readonly unknown[]) =>
    `[\n${entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`;
  const lines = Object.entries(about)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  "${name}": ${JSON.stringify(value)},`);
  return `{\n${lines.join('\n')}\n  "items": ${list(items)},\n  "steps": ${list(steps)}\n}\n`;
}
