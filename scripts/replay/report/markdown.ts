import { type ReportTrace, sumOf } from './model.ts';

/** @returns the report for a pull request: every change under the gesture that caused it */
export function markdownReport(traces: readonly ReportTrace[]): string {
  const failed = traces.filter((trace) => !trace.agrees);
  return [`# Replay`, `${sumOf(traces)}.`, ...failed.map(section)].join('\n\n').concat('\n');
}

function section({ name, level, changedParts, rows }: ReportTrace): string {
  const changed = rows.filter(({ differences, follows }) => differences.length > 0 && follows === undefined);
  const lines = changed.flatMap(({ index, text, cause, differences }) => {
    const act = cause === undefined || cause === index ? undefined : rows.find((row) => row.index === cause);
    const after = act ? `, after step ${cause} (${act.text})` : '';
    const count = rows.filter((row) => row.follows === index).length;
    return [
      `* step ${index}: ${text}${after}`,
      ...differences.map((says) => `  * ${says}`),
      ...(count > 0 ? [`  * ${count} later steps differ because of it`] : []),
    ];
  });
  return [`## ${name}, ${level}`, ...changedParts, lines.join('\n')].join('\n\n');
}
