import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { translateIn } from '#i18n/i18n.ts';
import { entities } from '#schemas/entities.ts';
import type { Entry } from '#schemas/entry.ts';
import { type Language, languages } from '#schemas/language.ts';
import { eventually } from '#tests/support/eventually.ts';
import { playEntries } from '#tests/ui/play-entries.ts';
import { showEditor } from '#tests/ui/show-editor.tsx';
import { violations } from '#tests/ui/violations.ts';
import { fieldTexts } from '../fields/texts.ts';
import { toolTexts } from '../publishing/tool-texts.ts';
import ContentScreens from './ContentScreens.tsx';
import { contentKinds, type EntityTable } from './content-kinds.ts';
import { contentTexts } from './texts.ts';

const hall = (id: string, zh: string, en: string | undefined, sort: number, facet = 'N'): Entry => ({
  kind: 'venue',
  id,
  sort,
  facet,
  data: {},
  texts: {
    'zh-CN': { data: { title: zh } },
    ...(en ? { 'en-US': { data: { title: en } } } : {}),
  },
});
const halls = [
  hall('h1', '一号厅', 'Hall one', 1),
  hall('h2', '二号厅', undefined, 2),
  hall('h3', '三号厅', 'Hall three', 3, 'S'),
];

/** An entity table with a kind that is unknown to the rest of the editor. */
const speakers: EntityTable = {
  ...entities,
  venue: {
    ...entities.venue,
    one: { zh: '讲者', en: 'speaker' },
    many: { zh: '讲者', en: 'speakers' },
    facet: {
      what: 'the field',
      names: { zh: '领域', en: 'Field' },
      values: ['N', 'S'],
      valueNames: {
        N: { zh: '自然', en: 'Nature' },
        S: { zh: '社会', en: 'Society' },
      },
    },
  },
};

function open(
  language: Language,
  address: string,
  more: Parameters<typeof playEntries>[1] = {},
  entries: readonly Entry[] = halls,
) {
  const server = playEntries(entries, more);
  const screens = (
    <Routes>
      <Route path="/editor/content/*" element={<ContentScreens table={speakers} />} />
    </Routes>
  );
  return { server, ...showEditor(screens, { language, address }) };
}
const titles = () => [...document.querySelectorAll('tbody a')].map(({ textContent }) => textContent);

beforeEach(() => page.viewport(1280, 800));

it('derives the list of an entity from the entity table: name, facets, columns, and filters in the URL', async () => {
  const { at } = open('en-US', '/editor/content/venue');
  await expect.element(page.getByRole('heading', { name: 'Speakers', level: 1 })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Speakers' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(titles).toEqual(['Hall one', '二号厅', 'Hall three']);
  await expect.element(page.getByText('No English')).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Field' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'Society' })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search titles' }).fill('三');
  await expect.poll(titles).toEqual(['Hall three']);
  expect(decodeURIComponent(at.current)).toContain('search=三');
  await page.getByRole('searchbox', { name: 'Search titles' }).fill('');
  await expect.poll(titles).toHaveLength(3);
  await page.getByRole('button', { name: 'Title' }).click();
  await expect.poll(() => at.current).toContain('sort=title');
  await expect
    .element(page.getByRole('columnheader', { name: 'Title' }))
    .toHaveAttribute('aria-sort', 'ascending');
});

it('removes several entries at once, discards their drafts, and moves an entry up', async () => {
  const { server, said } = open('en-US', '/editor/content/venue?filter={"facet":"N"}');
  await expect.poll(titles).toEqual(['Hall one', '二号厅']);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByRole('cell', { name: 'To be deleted' }).nth(1)).toBeVisible();
  expect([...server.drafts.values()].map(({ id, entry }) => [id, entry])).toEqual([
    ['h1', null],
    ['h2', null],
  ]);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect.poll(() => server.drafts.size).toBe(0);

  await page.getByRole('button', { name: 'Actions for 二号厅' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect.poll(titles).toEqual(['二号厅', 'Hall one']);
  expect(said.at(-1)).toBe('二号厅 has moved');
});

it('keeps the filters and the selection of a list while the user opens an entry and another list', async () => {
  const { at } = open('en-US', '/editor/content/venue?facet=N');
  await expect.poll(titles).toEqual(['Hall one', '二号厅']);
  await page.getByRole('checkbox', { name: 'Select Hall one' }).click();
  await page.getByRole('link', { name: 'Hall one' }).click();
  await page.getByRole('link', { name: 'Speakers' }).click();
  await expect.poll(() => at.current).toBe('/editor/content/venue?facet=N');
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await expect.poll(() => at.current).toBe('/editor/content/news');
  await expect.element(page.getByText('selected')).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Speakers' }).click();
  await expect.poll(titles).toEqual(['Hall one', '二号厅']);
  await expect.element(page.getByText('1 selected')).toBeVisible();
});

it('redirects a page number beyond the last to the last page', async () => {
  const { at } = open('en-US', '/editor/content/venue?page=7&perPage=2');
  await expect.poll(() => at.current).toBe('/editor/content/venue?page=2&perPage=2');
  await expect.poll(titles).toEqual(['Hall three']);
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect.poll(titles).toEqual(['Hall one', '二号厅']);
  await expect.poll(() => at.current).toBe('/editor/content/venue?perPage=2');
});

it('saves the form to the draft automatically and updates the list', async () => {
  const { server } = open('en-US', '/editor/content/venue');
  await page.getByRole('link', { name: 'Hall one' }).click();
  const english = page.getByRole('textbox', { name: /^Title.*English/ });
  await english.fill('Hall 1');
  await expect.poll(() => server.drafts.get('venue h1')?.entry?.texts?.['en-US']?.data?.title).toBe('Hall 1');
  await expect.element(page.getByRole('heading', { name: 'Hall 1', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Speakers' }).click();
  await expect.poll(titles).toEqual(['Hall 1', '二号厅', 'Hall three']);
  await expect.element(page.getByRole('cell', { name: 'Changed', exact: true })).toBeVisible();
});

it('gives a new entry an id and the last position', async () => {
  const { server, at } = open('en-US', '/editor/content/venue');
  await page.getByRole('button', { name: 'New speaker' }).click();
  await expect.poll(() => at.current).toMatch(/venue\/venue-[a-z2-9]{8}\?new=$/);
  const chinese = page.getByRole('textbox', { name: /^Title.*Chinese/ });
  await expect.element(chinese).toBeVisible();
  await chinese.fill('新厅');
  await expect.poll(() => [...server.drafts.values()].map(({ entry }) => entry?.sort)).toEqual([4]);
});

it.each(languages)('shows errors at missing fields when the user publishes, in %s', async (language) => {
  const t = translateIn(contentTexts, language);
  const ofTools = translateIn(toolTexts, language);
  open(language, '/editor/content/venue/h2');
  const zh = page.getByRole('textbox').nth(0);
  await expect.element(zh).toHaveValue('二号厅');
  await zh.fill('');
  await page.getByRole('textbox').nth(2).fill('旧厅');
  await page.getByRole('button', { name: ofTools('publish'), exact: true }).click();
  await expect.element(page.getByText(t('toMend', { count: 1 }))).toBeVisible();
  await expect.element(page.getByText(translateIn(fieldTexts, language)('missingIn.zh'))).toBeVisible();
  await expect.element(zh).toHaveFocus();
  expect(await violations(document.body)).toEqual([]);
  await zh.fill('二号');
  await page.getByRole('button', { name: ofTools('publish'), exact: true }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

it('restores a deleted entry from the bin', async () => {
  const removed = { kind: 'venue', id: 'old', title: { 'en-US': 'Old hall' }, version: 9 } as const;
  const { server, said } = open('en-US', '/editor/content/venue', {
    bin: () => ({ items: [{ ...removed, at: '2026-11-20T08:00:00Z', by: '林岚' }] }),
    restoreVersion: () =>
      server.save([{ kind: 'venue', id: 'old', version: 0, entry: hall('old', '旧厅', 'Old hall', 4) }])[0],
  });
  await page.getByRole('button', { name: 'Bin' }).click();
  await page.getByRole('button', { name: 'Restore Old hall' }).click();
  await expect.poll(() => server.asked).toEqual([['restoreVersion', { id: 9, version: 0 }]]);
  await expect.poll(() => said).toEqual(['Old hall was restored']);
  // The disabled button has lost the focus; Escape must close the dialog nevertheless.
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(titles).toContain('Old hall');
});

it.each(languages)('[A11Y-01] shows the list without axe violations, in %s', async (language) => {
  open(language, '/editor/content/venue');
  await expect.poll(titles).toHaveLength(3);
  await userEvent.tab();
  await eventually(async () => expect(await violations(document.body)).toEqual([]));
});

// The tour of the editor in a browser judges one list by axe: lists differ in the columns and pictures of their kind.
it.each(contentKinds(entities))('[A11Y-01] the list of a kind has no axe violations: %s', async (kind) => {
  const [facet] = entities[kind].facet?.values ?? [];
  const entry = {
    ...{ kind, id: 'one', sort: 1, date: '2026-11-20', until: '2026-11-22', facet },
    ...{ data: {}, texts: { 'zh-CN': { data: {} }, 'en-US': { data: {} } } },
  };
  open('zh-CN', `/editor/content/${kind}`, {}, [entry]);
  await expect.poll(titles).toHaveLength(1);
  // Rows fade in.
  await expect.poll(() => violations(document.body)).toEqual([]);
});
