import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReportTrace, sumOf } from './model.ts';

const part = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

/** @returns the report as one HTML file, which needs nothing else */
export function htmlReport(traces: readonly ReportTrace[]): string {
  const sum = sumOf(traces);
  // In a script, only this sequence could end the data early.
  const data = JSON.stringify(traces).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Replay</title>
<style>${part('view.css')}</style>
<h1>${sum}</h1><nav id="traces"></nav><main id="trace"></main>
<script type="application/json" id="data">${data}</script>
<script>${part('view.js')}</script></html>\n`;
}
