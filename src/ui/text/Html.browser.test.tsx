import axe from 'axe-core';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { labelTables } from '#api/label-tables.ts';
import { show } from '#tests/ui/show.tsx';
import { Html } from './Html.tsx';

const row = (kind: string, cells: string[]) =>
  `<tr>${cells.map((cell) => `<${kind}>${cell}</${kind}>`).join('')}</tr>`;
const halls = labelTables(
  `<table><caption>Halls and what they hold</caption><thead>${row('th', ['Hall', 'Area', 'Clear height below the trusses', 'Load', 'Doors'])}</thead><tbody>
  ${row('td', ['Hall 1', '10,080 m²', '<b>13</b> m, or <i>12</i>', '3.5 t/m²', '6'])}
  ${row('td', ['Hall 2', '10,080 m²', '13 m', '3.5 t/m²', '6'])}</tbody></table>`,
);

const start = async (width: number) => {
  await page.viewport(width, 800);
  const { container } = show(<Html html={halls} />);
  const cells = [...container.querySelectorAll('td')];
  return { container, cells, boxes: cells.map((cell) => cell.getBoundingClientRect()) };
};

it('shows a table of five columns on a phone as one block per row: a title, then labelled values', async () => {
  const { container, cells, boxes } = await start(390);
  expect(boxes.slice(1).every((box, index) => box.top >= (boxes[index]?.bottom ?? 0) - 1)).toBe(true);
  expect(container.querySelector('table')?.scrollWidth).toBeLessThanOrEqual(390);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  // Its caption is a line above them.
  const caption = container.querySelector('caption')?.getBoundingClientRect();
  expect(caption?.height).toBeLessThan(40);
  const label = (cell: Element | undefined) => cell && getComputedStyle(cell, '::before').content;
  expect(label(cells[1])).toContain('"Area"');
  expect(label(cells[0])).toBe('none');
  expect(cells[0]?.textContent).toBe('Hall 1');
  // The value is beside its label, whatever markup it contains.
  expect(cells[2]?.querySelector('i')?.getBoundingClientRect().top).toBe(
    cells[2]?.querySelector('b')?.getBoundingClientRect().top,
  );
});

it('keeps the table and its headers for screen readers on a phone', async () => {
  await start(390);
  await expect.element(page.getByRole('columnheader', { name: 'Area' })).toBeInTheDocument();
  expect(page.getByRole('row').elements()).toHaveLength(3);
  expect(page.getByRole('cell').elements()).toHaveLength(10);
  expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});

it('shows an ordinary table on a wide screen', async () => {
  const { boxes } = await start(1280);
  expect(new Set(boxes.slice(0, 5).map(({ top }) => Math.round(top))).size).toBe(1);
});

it('gives a table of few columns the width of its text on a wide screen, and that of its cells on a phone', async () => {
  const few = `<table><tbody>${row('td', ['Size', '24 m'])}${row('td', ['Power', '90 kW'])}</tbody></table>`;
  const shares = [];
  for (const width of [834, 390]) {
    await page.viewport(width, 800);
    const { container } = show(<Html html={few} />);
    const table = container.querySelector('table');
    shares.push((table?.clientWidth ?? 0) / (table?.parentElement?.clientWidth ?? 1));
  }
  expect(shares[0]).toBeCloseTo(1, 2);
  expect(shares[1]).toBeLessThan(0.8);
});

it('shows merged first cells on a phone as the heading of their rows, each row with its own title', async () => {
  await page.viewport(390, 800);
  const html = labelTables(
    `<table><thead>${row('th', ['Item', 'Supply', 'Unit', 'Early', 'On site'])}</thead><tbody>
    <tr><td rowspan="2">Power</td><td>16 A</td><td>each</td><td data-align="right">680</td><td data-align="right">880</td></tr>
    ${row('td', ['32 A', 'each', '1,960', '2,540'])}${row('td', ['Water', 'DN15', 'each', '1,280', '1,660'])}</tbody></table>`,
  );
  const { container } = show(<Html html={html} />);
  const styleOf = (cell: string) => {
    const found = [...container.querySelectorAll('td')].find(({ textContent }) => textContent === cell);
    return (
      found && { size: getComputedStyle(found).fontSize, label: getComputedStyle(found, '::before').content }
    );
  };
  expect(styleOf('Power')).toEqual({ size: '17.1px', label: 'none' });
  expect(styleOf('16 A')?.label).toBe('none');
  expect(styleOf('32 A')?.label).toBe('none');
  expect(styleOf('DN15')?.label).toContain('"Supply"');
  expect(styleOf('1,960')?.label).toContain('"Early"');
  expect(container.querySelector('table')?.scrollWidth).toBeLessThanOrEqual(390);
  expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});
