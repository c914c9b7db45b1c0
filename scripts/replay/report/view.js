// The program in the report: it draws one trace at a time, and the details of a row when it is opened.
const traces = JSON.parse(document.getElementById('data').textContent);
const view = {
  trace: Math.max(
    0,
    traces.findIndex((trace) => !trace.agrees),
  ),
  filter: 'changes',
};
if (traces.every((trace) => trace.agrees)) view.filter = 'acts';

const make = (name, properties = {}, children = []) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};
const colours = ['#0b6b7a', '#8a5a00', '#5b3fa0', '#1b6a45', '#ae2a1f', '#3e545d'];

function drawTraces() {
  document.getElementById('traces').replaceChildren(
    ...traces.map((trace, index) => {
      const end = trace.agrees ? 'same' : `${trace.changes} changed`;
      const button = make('button', {
        textContent: `${trace.name}, ${trace.level}: ${end}`,
        className: trace.agrees ? 'good' : 'bad',
        onclick: () => show({ trace: index }),
      });
      button.setAttribute('aria-pressed', String(index === view.trace));
      return button;
    }),
  );
}

const filters = [
  ['changes', 'Only changes'],
  ['acts', 'What the visitor did'],
  ['steps', 'Every step'],
];

function drawTrace() {
  const trace = traces[view.trace];
  if (!trace) return;
  const bar = make(
    'nav',
    {},
    filters.map(([filter, label]) => {
      const button = make('button', { textContent: label, onclick: () => show({ filter }) });
      button.setAttribute('aria-pressed', String(filter === view.filter));
      return button;
    }),
  );
  const list = make(
    'ol',
    {},
    rowsOf(trace).map((row) => drawRow(trace, row)),
  );
  document.getElementById('trace').replaceChildren(
    make('p', { textContent: trace.about }),
    ...(trace.changedParts.length > 0
      ? [
          make(
            'div',
            { className: 'parts' },
            trace.changedParts.map((line) => make('div', { textContent: line })),
          ),
        ]
      : []),
    bar,
    list,
  );
}

/** A change is shown with its gesture, and everything that follows from it. */
function rowsOf({ rows }) {
  if (view.filter === 'steps') return rows;
  const wanted = new Set(
    rows
      .filter(({ differences }) => differences.length > 0)
      .flatMap((row) => [row.index, row.cause, actBefore(rows, row.cause), ...eventsBefore(rows, row)]),
  );
  return rows.filter(({ index, rank }) => wanted.has(index) || (view.filter === 'acts' && rank === 'act'));
}

/** The steps of the machines before a page that differs: if they agree, the cause is in the view. */
function eventsBefore(rows, { kind, index, cause }) {
  if (kind !== 'look' || cause === undefined) return [];
  return rows.filter((row) => row.lane && row.index > cause && row.index < index).map((row) => row.index);
}

/** The gesture that led to a page. */
function actBefore(rows, index) {
  if (rows.find((row) => row.index === index)?.kind !== 'page') return undefined;
  return rows.findLast((row) => row.index < index && row.rank === 'act')?.index;
}

/** Sentences of a row that are shown before it is opened. */
const mostSentences = 6;

/** The differences of a row, and once for all whether they only follow from another step. */
function sentencesOf({ differences, follows, isStillOther }) {
  if (isStillOther) return ['still as different as before'];
  const others = differences.length - mostSentences;
  return [
    ...differences.slice(0, mostSentences),
    ...(others > 0 ? [`and ${others} more`] : []),
    ...(follows === undefined ? [] : [`All of it follows from step ${follows}.`]),
  ];
}

function drawRow(trace, row) {
  const isChanged = row.differences.length > 0;
  const isNew = isChanged && row.follows === undefined;
  const state = isNew ? 'changed' : isChanged || row.isStillOther ? 'follows' : '';
  const lane = row.lane
    ? make('span', { className: 'lane', textContent: `${row.lane.actor}: ${row.lane.state}` })
    : make('span');
  if (row.lane)
    lane.style.setProperty('--lane', colours[trace.lanes.indexOf(row.lane.actor) % colours.length]);
  const head = make('div', { className: `row ${row.rank}`, tabIndex: 0 }, [
    make('span', { className: 'index', textContent: String(row.index) }),
    make('span', { className: 'at', textContent: `${row.at} s` }),
    make('span', { className: 'text', textContent: row.text }, [
      ...sentencesOf(row).map((says) => make('span', { className: 'says', textContent: says })),
    ]),
    lane,
  ]);
  head.setAttribute('role', 'button');
  head.setAttribute('aria-expanded', 'false');
  const item = make('li', { className: state }, [head]);
  const toggle = () => {
    const open = item.children[1];
    head.setAttribute('aria-expanded', String(!open));
    if (open) open.remove();
    else item.append(drawDetails(row));
    requestAnimationFrame(() => {
      for (const pair of item.querySelectorAll('.pair')) showFirstChange(pair);
    });
  };
  head.onclick = toggle;
  head.onkeydown = (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    toggle();
  };
  if (state === 'changed' && view.filter === 'changes') toggle();
  return item;
}

function drawDetails(row) {
  const part = (title, content) => make('section', {}, [make('h3', { textContent: title }), content]);
  const parts = [];
  if (row.verdict) parts.push(part('Where to look', make('p', { textContent: row.verdict })));
  if (row.pair) parts.push(part(row.kind === 'look' ? 'The page' : 'The step', drawPair(row.pair)));
  if (row.picture) {
    const picture = make('img', {
      src: `data:image/jpeg;base64,${row.picture}`,
      alt: `The page after step ${row.index}`,
    });
    parts.push(part('Picture of now', picture));
  }
  if (row.source)
    parts.push(part(`The transition, ${row.source.file}`, make('pre', { textContent: row.source.code })));
  if (row.notes.length > 0)
    parts.push(part('Network and console', make('pre', { textContent: row.notes.join('\n') })));
  if (row.recorded) parts.push(part('Recorded', make('pre', { textContent: row.recorded })));
  return make('div', { className: 'more' }, parts);
}

/** Recording and now, line beside line; a line that only one of them has is marked. */
function drawPair(pair) {
  const cell = (lines, index, mark) =>
    make(lines[0] === lines[1] || lines[index] === null ? 'span' : mark, {
      textContent: lines[index] ?? '',
    });
  return make(
    'div',
    { className: 'pair' },
    ['Recorded', 'Now']
      .map((textContent) => make('b', { textContent }))
      .concat(pair.flatMap((lines) => [cell(lines, 0, 'del'), cell(lines, 1, 'ins')])),
  );
}

function showFirstChange(pair) {
  const change = pair.querySelector('del, ins');
  if (change) pair.scrollTop = change.offsetTop - pair.offsetTop - 60;
}

function show(change) {
  Object.assign(view, change);
  drawTraces();
  drawTrace();
}

show({});
