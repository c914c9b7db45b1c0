const style = `
body{margin:0;padding:24px;font:14px/1.5 system-ui,sans-serif;background:#eef1f1;color:#0b2530}
header{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:8px 24px;padding:12px 0;background:#eef1f1}
h1{margin:0;font-size:20px}h2{margin:40px 0 0;font-size:18px}h3{margin:24px 0 8px;font-size:14px;font-weight:500}
.row{display:flex;gap:12px;overflow-x:auto;align-items:flex-start}
figure{margin:0;flex:none}figcaption{font-size:12px;color:#3e545d}.fault{color:#ae2a1f}
a{display:block;height:420px;overflow:hidden;background:#fff;border:1px solid #d8e0e0}
img{display:block;width:100%;height:auto}label{white-space:nowrap}`;

/** Check boxes show and hide widths and languages by CSS. */
const hiding = (name, value) =>
  `body:has(#${name}-${value}:not(:checked)) [data-${name}="${value}"]{display:none}`;

/**
 * HTML page with thumbnails: pages in rows by group, widths and languages in columns.
 *
 *
 * @param {{ pictures: object[], widths: number[], languages: string[] }} options
 *
 *
 * @returns {string} HTML that references the pictures by relative paths
 */
export function contactPage({ pictures, widths, languages }) {
  const filters = [
    ...widths.map((width) => ({ name: 'width', value: width, label: `${width} px` })),
    ...languages.map((language) => ({ name: 'language', value: language, label: language })),
  ];
  const groups = [...Map.groupBy(pictures, ({ group }) => group)].map(([group, members]) => {
    const pages = [...Map.groupBy(members, ({ name }) => name)].map(([name, shots]) => pageRow(name, shots));
    return `<h2>${group}</h2>${pages.join('')}`;
  });
  const boxes = filters.map(
    ({ name, value, label }) =>
      `<label><input type="checkbox" id="${name}-${value}" checked> ${label}</label>`,
  );
  const rules = filters.map(({ name, value }) => hiding(name, value));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${style}${rules.join('')}</style>
<header><h1>${pictures.length} screens</h1>${boxes.join('')}</header>${groups.join('')}</html>\n`;
}

function pageRow(name, shots) {
  const figures = shots
    .toSorted((a, b) => a.width - b.width)
    .map(({ language, width, height, file, fault }) => {
      const size = `width:${Math.round(Math.min(420, 96 + width / 6))}px`;
      return `<figure data-width="${width}" data-language="${language}" style="${size}"><a href="${file}"><img loading="lazy" src="${file}" width="${width}" height="${height}" alt="${name}, ${language}, ${width} px"></a><figcaption>${language} ${width} × ${height}${fault ? ` <span class="fault">${escaped(fault)}</span>` : ''}</figcaption></figure>`;
    });
  return `<section><h3>${escaped(shots[0].path)}</h3><div class="row">${figures.join('')}</div></section>`;
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
