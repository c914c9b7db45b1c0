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

describe('a table that is left unchanged', () => {
  it.each([
    ['with four columns', table(row('th', ...names.slice(0, 4)), row('td', ...values.slice(0, 4)))],
    ['without a header', `<table><tbody>${row('td', ...values)}${row('td', ...values)}</tbody></table>`],
    ['with joined cells', table(row('th', ...names), row('td', ...values).replace('<td', '<td colspan="2"'))],
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
