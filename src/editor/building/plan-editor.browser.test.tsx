import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Entry } from '#schemas/entry.ts';
import { eventually } from '#tests/support/eventually.ts';
import { playEntries } from '#tests/ui/play-entries.ts';
import { showEditor } from '#tests/ui/show-editor.tsx';
import { violations } from '#tests/ui/violations.ts';
import SiteScreens from '../site/SiteScreens.tsx';

const plan = (first: string, second: string) => ({
  data: {
    levels: [{ id: '1', name: first }],
    spaces: [
      { id: 'A', kind: 'hall', level: '1', name: first, outline: '0,0 20,0 20,20 0,20' },
      { id: 'B', kind: 'hall', level: '1', name: second, outline: '20,0 40,0 40,20 20,20' },
    ],
  },
});
const building: Entry = {
  ...{ kind: 'config', id: 'official.building.config', data: {} },
  texts: { 'zh-CN': plan('甲厅', '乙厅'), 'en-US': plan('Hall A', 'Hall B') },
};

function open() {
  const { drafts } = playEntries([building]);
  showEditor(
    <Routes>
      <Route path="/editor/site/*" element={<SiteScreens />} />
    </Routes>,
    { language: 'en-US', address: '/editor/site/config/official.building.config' },
  );
  /** The last saved plan in a language. */
  const saved = (language: 'zh-CN' | 'en-US') =>
    drafts.get('config official.building.config')?.entry?.texts?.[language]?.data ?? {};
  return { saved, canvas: page.getByRole('application', { name: /^Plan/ }) };
}

beforeEach(() => page.viewport(1280, 900));

it('[BLDG-01] a plan is edited by the keyboard alone: a corner, a new hall, undo; overlaps are reported, and the draft has both languages', async () => {
  const { saved, canvas } = open();
  await expect.element(canvas).toBeVisible();
  expect(await violations(document.body)).toEqual([]);
  await expect.element(page.getByText('No spaces overlap.')).toBeVisible();

  const list = page.getByRole('button', { name: /In the plan/ });
  await list.click();
  await page.getByRole('option', { name: 'Hall B (B)' }).click();
  await expect.element(page.getByText('400 m²')).toBeVisible();
  const corner = page.getByRole('button', { name: 'Point 1: 20, 0' });
  corner.element().focus();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await expect.element(page.getByRole('button', { name: 'A and B overlap' })).toBeVisible();
  await eventually(() =>
    expect(saved('zh-CN')).toMatchObject({ spaces: [{}, { outline: '15,0 40,0 40,20 20,20' }] }),
  );
  expect(saved('en-US')).toMatchObject({
    spaces: [{}, { name: 'Hall B', outline: '15,0 40,0 40,20 20,20' }],
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('No spaces overlap.')).toBeVisible();
  await eventually(() =>
    expect(saved('zh-CN')).toMatchObject({ spaces: [{}, { outline: '20,0 40,0 40,20 20,20' }] }),
  );

  // A room of 5 × 5 m from the middle of the drawing.
  await page.getByRole('button', { name: 'Draw' }).click();
  canvas.element().focus();
  await userEvent.keyboard('{Enter}{Shift>}{ArrowRight}{/Shift}{Enter}{Shift>}{ArrowUp}{/Shift}{Enter}');
  await expect.element(page.getByText('3 points; at least 3 are needed.')).toBeVisible();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{Enter}');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect.element(page.getByText('25 m²')).toBeVisible();
  await eventually(() =>
    expect(saved('en-US')).toMatchObject({
      spaces: [{}, {}, { id: 'hall-1', kind: 'hall', level: '1', name: 'Hall 1' }],
    }),
  );
  expect(saved('zh-CN')).toMatchObject({ spaces: [{}, {}, { id: 'hall-1', name: '展厅 1' }] });
  expect(await violations(document.body)).toEqual([]);
});

it('[BLDG-01] an SVG replaces the plan, and the report counts the items and names those without a known kind', async () => {
  const { saved, canvas } = open();
  await expect.element(canvas).toBeVisible();
  const svg = `<svg viewBox="0 0 300 100" data-metre="10"><g data-level="1" data-name-en="Ground" data-name-zh="一层">
    <rect id="H" data-kind="hall" data-name-zh="大厅" data-name-en="Great hall" width="300" height="100"/>
    <circle id="Q" data-kind="fountain" cx="5" cy="5" r="1"/></g></svg>`;
  await userEvent.upload(
    page.getByLabelText('Import GeoJSON or SVG'),
    new File([svg], 'plan.svg', { type: 'image/svg+xml' }),
  );
  await expect.element(page.getByText(/^Read: levels 1, spaces 1/)).toBeVisible();
  await expect.element(page.getByText('Q: unknown kind')).toBeVisible();
  await eventually(() =>
    expect(saved('zh-CN')).toMatchObject({
      spaces: [{ id: 'H', name: '大厅', outline: '0,10 30,10 30,0 0,0' }],
    }),
  );
});
