import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#tests/ui/show.tsx';
import { showAs } from '#tests/ui/show-as.ts';
import { Tabs } from './Tabs.tsx';

const tabs = ['one', 'two', 'three'].map((id) => ({ id, label: `Tab ${id}`, content: <p>panel {id}</p> }));
const seen = () =>
  [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')]
    .filter((panel) => panel.checkVisibility())
    .map((panel) => panel.querySelector('p:last-child')?.textContent);

beforeEach(() => page.viewport(1280, 800));

it('opens tabs with arrow keys, Home and End, wraps around, and has one tab stop', async () => {
  const { container } = show(<Tabs label="Venues" tabs={tabs} />);
  expect(seen()).toEqual(['panel one']);
  await page.getByRole('tab', { name: 'Tab one' }).click();
  for (const [key, id] of [
    ['ArrowRight', 'two'],
    ['End', 'three'],
    ['ArrowRight', 'one'],
    ['ArrowLeft', 'three'],
    ['Home', 'one'],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    expect(document.activeElement?.textContent).toBe(`Tab ${id}`);
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
    expect(seen()).toEqual([`panel ${id}`]);
    expect(container.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1);
  }
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.getAttribute('role')).toBe('tabpanel');
});

it('names the tabs and connects them to their panels, each at least 44 px high', () => {
  const { container } = show(<Tabs label="Venues" tabs={tabs} />);
  expect(container.querySelector('[role=tablist]')?.getAttribute('aria-label')).toBe('Venues');
  for (const tab of container.querySelectorAll('[role=tab]')) {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id);
    expect(tab.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

it('underlines the open tab with forced colours too', async () => {
  const { container } = show(<Tabs label="Venues" tabs={tabs} />);
  await showAs('forced colours');
  const lines = [...container.querySelectorAll('[role=tab]')].map((tab) => {
    const { borderTopWidth, scale } = getComputedStyle(tab, '::after');
    return `${borderTopWidth} ${scale}`;
  });
  expect(lines).toEqual(['2px 1', '2px 0 1', '2px 0 1']);
});

it('is controlled when `selected` is set', async () => {
  const asked: string[] = [];
  const kept = (selected: string) => (
    <Tabs label="Venues" tabs={tabs} selected={selected} onSelect={(id) => asked.push(id)} />
  );
  const { again } = show(kept('two'));
  await page.getByRole('tab', { name: 'Tab three' }).click();
  expect([asked, seen()]).toEqual([['three'], ['panel two']]);
  again(kept('three'));
  expect(seen()).toEqual(['panel three']);
});

it('without scripts shows all panels, each below its name', () => {
  const html = renderToStaticMarkup(<Tabs label="Venues" tabs={tabs} />);
  const panels = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('[role=tabpanel]');
  expect([...panels].map(({ textContent }) => textContent)).toEqual([
    'Tab onepanel one',
    'Tab twopanel two',
    'Tab threepanel three',
  ]);
  for (const panel of panels)
    expect(panel.classList.contains('hidden')).toBe(panel.classList.contains('no-js:block'));
});

it('has arrows that scroll the row, only if tabs are out of sight', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    ...{ id: `t${index}`, label: `A tab with the name ${index}`, content: <p>panel {index}</p> },
  }));
  const { again } = show(<Tabs label="Venues" tabs={many} />);
  const last = document.querySelector('[role=tab]:last-child');
  const on = page.getByRole('button', { name: 'Scroll on' });
  await expect
    .element(page.getByRole('button', { name: 'Scroll back' }))
    .toHaveAttribute('aria-disabled', 'true');
  const before = last?.getBoundingClientRect().left ?? 0;
  await on.click();
  await expect.poll(() => last?.getBoundingClientRect().left).toBeLessThan(before - 250);
  again(<Tabs label="Venues" tabs={tabs} />);
  await expect.element(on).not.toBeInTheDocument();
});
