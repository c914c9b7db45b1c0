import { describe, expect, it } from 'vitest';
import { sanitise } from './clean.ts';

const row = (kind: string, ...cells: string[]) =>
  `<tr>${cells.map((cell) => `<${kind}>${cell}</${kind}>`).join('')}</tr>`;
const names = ['Hall', 'Area <b>in m²</b>', 'Height', 'Load', 'Say "doors"'];
const values = ['1', '9,600', '12', '3.5', '6'];
const table = (head: string, body: string) => `<table><thead>${head}</thead><tbody>${body}</tbody></table>`;

describe('a table of more than four columns', () => {
  const html = sanitise(table(row('th', ...names), row('td', ...values)));

  it('labels every cell with the plain text of its column header', () => {
    const labels = [...html.matchAll(/<td[^>]* data-label="([^"]*)"/g)].map(([, label]) => label);
    expect(labels).toEqual(['Hall', 'Area in m²', 'Height', 'Load', 'Say &quot;doors&quot;']);
  });

  it('has table roles, for when it is displayed as blocks', () => {
    const roles = [...html.matchAll(/ role="(\w+)"/g)].map(([, role]) => role);
    expect(roles).toEqual([
      ...['table', 'rowgroup', 'row'],
      ...Array.from({ length: 5 }, () => 'columnheader'),
      ...['rowgroup', 'row'],
      ...Array.from({ length: 5 }, () => 'cell'),
    ]);
  });

  it('is unchanged by a second run', () => {
    expect(sanitise(html)).toBe(html);
  });

  it('may have its header in the first row, and a header in every row', () => {
    const rows =
      row('th', ...names) +
      row('td', ...values)
        .replaceAll(/<(\/?)td>1</g, '<th>1<')
        .replace('1</td>', '1</th>');
    const plain = sanitise(`<table>${rows}</table>`);
    expect(plain).toContain('data-wide=""');
    expect(plain).toContain('<th role="rowheader" data-label="Hall">1</th>');
  });
});

describe('a wide table with merged cells', () => {
  const html = sanitise(
    '<table><thead>' +
      '<tr><th rowspan="2">Item</th><th rowspan="2">Supply</th><th rowspan="2">Unit</th><th colspan="2">Price</th></tr>' +
      '<tr><th>Early</th><th>On site</th></tr></thead><tbody>' +
      '<tr><td rowspan="2">Power</td><td>16 A</td><td>each</td><td data-align="right">680</td><td>880</td></tr>' +
      '<tr><td>32 A</td><td>each</td><td colspan="2">on request</td></tr>' +
      '<tr><td>Water</td><td>DN15</td><td>each</td><td>1,280</td><td>1,660</td></tr></tbody></table>',
  );

  it('labels cells with the headers of all header rows', () => {
    const labels = [...html.matchAll(/<td[^>]* data-label="([^"]*)"/g)].map(([, label]) => label);
    expect(labels).toEqual([
      ...['Item', 'Supply', 'Unit', 'Price · Early', 'Price · On site'],
      ...['Supply', 'Unit', 'Price · Early / Price · On site'],
      ...['Item', 'Supply', 'Unit', 'Price · Early', 'Price · On site'],
    ]);
  });

  it('marks a first cell of several rows as their heading, and the rows below it', () => {
    expect(html).toContain('<td role="cell" data-label="Item" data-group="" rowspan="2">Power</td>');
    expect(html).toContain('<tr role="row" data-sub=""><td role="cell" data-label="Supply">32 A</td>');
    expect(html.match(/data-group|data-sub/g)).toEqual(['data-group', 'data-sub']);
    expect(sanitise(html)).toBe(html);
  });
});

describe('a table that is left unchanged', () => {
  it.each([
    ['with four columns', table(row('th', ...names.slice(0, 4)), row('td', ...values.slice(0, 4)))],
    ['without a header', `<table><tbody>${row('td', ...values)}${row('td', ...values)}</tbody></table>`],
    ['with joined cells', table(row('th', ...names), row('td', ...values).replace('<td', '<td colspan="2"'))],
    [
      'with a value of two rows',
      table(
        row('th', ...names),
        row('td', ...values).replace('<td>12', '<td rowspan="2">12') + row('td', '1', '2', '3', '4'),
      ),
    ],
    ['with a cell of a million columns', table(row('th', ...names).replace('<th', '<th colspan="1000"'), '')],
    ['with a row of another length', table(row('th', ...names), row('td', '1', '2'))],
  ])('%s', (_what, html) => {
    expect(sanitise(html)).not.toMatch(/data-|role=/);
  });

  it('keeps its row and cell attributes of the editor', () => {
    expect(sanitise('<table data-wide=""><tr role="none"><td data-label="x">a</td></tr></table>')).toBe(
      '<table><tr><td>a</td></tr></table>',
    );
  });
});
