const style = `
body{margin:0;padding:24px;font:13px/1.45 system-ui,sans-serif;background:#eef1f1;color:#0b2530}
h1{margin:0 0 16px;font-size:20px}table{border-collapse:collapse}
th,td{padding:8px;border:1px solid #d8e0e0;background:#fff;vertical-align:top;text-align:left}
thead th{position:sticky;top:0;z-index:1}tbody th{position:sticky;left:0}
td a{display:inline-block;margin:0 4px 4px 0}img{display:block;width:150px;height:auto;border:1px solid #d8e0e0}
p{margin:0;max-width:310px}.state{color:#3e545d}.trouble{color:#ae2a1f}`;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * HTML table of calls and faults: each cell with its rule, machine and state, expected texts and pictures.
 *
 *
 * @param {object[]} pictures of `takeFaultPictures`
 *
 *
 * @param {readonly string[]} faults the columns
 *
 *
 * @returns {Promise<string>} HTML that references the pictures by relative paths
 */
export async function faultTable(pictures, faults) {
  const { faultNames } = await import('#tests/faults/faults.ts');
  const columns = faults.map((fault) => `<th>${fault}: ${faultNames[fault]}</th>`);
  const rows = [...Map.groupBy(pictures, ({ call }) => call)].map(
    ([call, taken]) =>
      `<tr><th>${call}</th>${faults.map((fault) => cell(taken.filter((one) => one.fault === fault))).join('')}</tr>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Fault matrix</title><style>${style}</style>
<h1>What visitors meet when one call goes wrong</h1>
<table><thead><tr><th>Call</th>${columns.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></html>\n`;
}

function cell(taken) {
  const [first] = taken;
  if (!first) return '<td class="trouble">not photographed</td>';
  const { rule, machine, part, state = 'shown', path, lacks } = first;
  const images = taken
    .toSorted((a, b) => (a.language < b.language ? 1 : -1))
    .map(
      ({ file, language, texts, trouble }) =>
        `<a href="${file}"><img loading="lazy" src="${file}" width="1440" height="900" alt="${language}"></a><p lang="${language}">${escaped(texts.join(' · ') || 'nothing in its place')}</p>${trouble ? `<p class="trouble">${escaped(trouble)}</p>` : ''}`,
    );
  const gone = lacks
    ? `, without ${escaped(typeof lacks === 'string' ? lacks : Object.values(lacks).join(' / '))}`
    : '';
  return `<td><p class="state">${rule} · ${escaped(machine ?? `${part} ${state}`)}${gone}<br>${escaped(path)}</p>${images.join('')}</td>`;
}
