import type { Trace, TraceStep } from '#schemas/trace.ts';
import { agrees, changedSteps, type StepResult, type TraceResult } from './result.ts';
import { stepText } from './words.ts';

const style = `
body{margin:0 auto;max-width:1400px;padding:24px;font:14px/1.5 system-ui,sans-serif;background:#f3f6f6;color:#0b2530}
h1{font-size:20px}h2{font-size:17px;margin:0}section{margin:24px 0;background:#fff;border:1px solid #d8e0e0;padding:16px}
table{width:100%;border-collapse:collapse}th{text-align:start;font-weight:500;color:#3e545d}
td,th{padding:6px 8px;border-top:1px solid #e6ebeb;vertical-align:top}td:first-child,td:nth-child(2){white-space:nowrap;color:#3e545d}
td{overflow-wrap:anywhere}code,pre{font:12px/1.5 ui-monospace,monospace;white-space:pre-wrap;margin:0}
.same{color:#1b6a45}.other{color:#ae2a1f}tr.other{background:#fbecea;color:inherit}
.kind{color:#3e545d}img{display:block;width:220px;border:1px solid #d8e0e0}dl{margin:8px 0 0;display:grid;grid-template-columns:max-content 1fr;gap:0 12px}
dd{margin:0}del{background:#fbd9d5;text-decoration:none}ins{background:#d5ecdd;text-decoration:none}`;

/** HTML report of all replays: each step with its result, differences and picture. */
export function replayReport(results: readonly TraceResult[]): string {
  const failed = results.filter((result) => !agrees(result));
  const sum =
    failed.length === 0
      ? `All ${results.length} replays end as they were recorded`
      : `${failed.length} of ${results.length} replays are not as they were recorded`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Replay</title><style>${style}</style>
<h1>${sum}</h1><ul>${results.map(entry).join('')}</ul>${results.map(traceSection).join('\n')}</html>\n`;
}

const idOf = ({ file, level }: TraceResult) => `${file.name}.${level}`;

function entry(result: TraceResult): string {
  const count = changedSteps(result).length;
  const end = count === 0 ? '<span class="same">same</span>' : `<span class="other">${count} changed</span>`;
  return `<li><a href="#${escaped(idOf(result))}">${escaped(result.file.name)}</a>, ${result.level}: ${end}</li>`;
}

function traceSection(result: TraceResult): string {
  const { file, changed, level, steps } = result;
  const about = `${level === 'browser' ? 'In the browser' : 'On the machines alone'}, ${Math.round(result.took)} ms. ${recordedAs(file.trace)}`;
  const machines =
    changed.length > 0
      ? `<p class="other">The definition of ${escaped(changed.join(', '))} is another one than when this was recorded.</p>`
      : '';
  const pictures = [...steps.values()].some(({ picture }) => picture);
  const rows = file.trace.steps.map((step, index) =>
    stepRow({ step, index, result: steps.get(index), pictures }),
  );
  return `<section id="${escaped(idOf(result))}"><h2>${escaped(file.name)}</h2><p>${escaped(about)}</p>${machines}
<table><thead><tr><th>Step</th><th>Time</th><th>What happened</th><th>Compared</th>${pictures ? '<th>Picture</th>' : ''}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></section>`;
}

const recordedAs = ({ began, language, viewport }: Trace) =>
  `Recorded ${began} in ${language} at ${viewport.width} × ${viewport.height}.`;

interface Row {
  step: TraceStep;
  index: number;
  result: StepResult | undefined;
  pictures: boolean;
}

function stepRow({ step, index, result, pictures }: Row): string {
  const changed = result !== undefined && result.differences.length > 0;
  const picture = result?.picture
    ? `<a href="${escaped(result.picture)}"><img loading="lazy" src="${escaped(result.picture)}" alt="After step ${index}"></a>`
    : '';
  return `<tr${changed ? ' class="other"' : ''}><td>${index}</td><td>${(step.at / 1000).toFixed(2)} s</td><td><span class="kind">${step.kind}</span> ${escaped(stepText(step))}${details(step)}</td><td>${verdict(result)}</td>${pictures ? `<td>${picture}</td>` : ''}</tr>`;
}

/** Details of a step: event and changes of a machine, request and answer of a call. */
function details(step: TraceStep): string {
  const shown =
    step.kind === 'event'
      ? { event: step.event, changes: step.changes }
      : step.kind === 'start'
        ? { input: step.input, context: step.context }
        : step.kind === 'call'
          ? { body: step.body, answer: step.answer }
          : step.kind === 'gesture'
            ? step.gesture
            : undefined;
  return shown
    ? `<details><summary>more</summary><pre>${escaped(JSON.stringify(shown, null, 1))}</pre></details>`
    : '';
}

function verdict(result: StepResult | undefined): string {
  if (!result) return '';
  if (result.differences.length === 0) return '<span class="same">same</span>';
  const rows = result.differences.map(
    ({ what, recorded, now }) =>
      `<dt>${escaped(what)}</dt><dd><del>${escaped(recorded)}</del> <ins>${escaped(now)}</ins></dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
