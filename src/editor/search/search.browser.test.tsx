import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { languages } from '#schemas/language.ts';
import { showEditor } from '#tests/ui/show-editor.tsx';
import { violations } from '#tests/ui/violations.ts';
import { Screen } from '../ui/Screen.tsx';
import { SearchProvider } from './SearchProvider.tsx';

const article = (id: string, zh: string, en: string) => ({
  ...{ kind: 'news', id, state: 'published', title: { 'zh-CN': zh, 'en-US': en } },
  ...{
    published: ['zh-CN'],
    places: ['展览服务价目，2027 年起'],
    changedAt: '2026-11-20T02:00:00.000Z',
    changedBy: '林岚',
  },
});
const results = {
  pages: {
    items: [
      { ...article('/fees', '服务手册', 'Service manual'), kind: 'page', path: '/fees', state: 'changed' },
    ],
    total: 1,
  },
  content: {
    items: [
      article('1', '价目调整', 'New prices'),
      article('2', '停车价目', 'Parking'),
      article('3', '价目三', 'Three'),
    ],
    total: 7,
  },
  media: {
    items: [
      {
        ...{
          id: 'm1',
          address: '/media/u/ab.pdf',
          file: '/media/u/ab.pdf',
          folder: '',
          tags: [],
          kind: 'document',
          name: '2027价目表.pdf',
          type: 'application/pdf',
        },
        ...{ bytes: 806_000, alt: {}, ready: true, builtIn: false, canCrop: false, places: [] },
      },
    ],
    total: 1,
  },
  requests: { items: [], total: 0 },
};

/** Answers searches for 价目 with results, and others with none. Returns the queries that were asked. */
function playSearch(): { query: string; group?: string }[] {
  const asked: { query: string; group?: string }[] = [];
  const none = { items: [], total: 0 };
  window.fetch = async (_url, init) => {
    const request = JSON.parse(String(init?.body));
    asked.push(request);
    const found = String(request.query).includes('价目');
    const data = {
      results: found ? results : { pages: none, content: none, media: none },
      incomplete: false,
    };
    return Response.json({ data });
  };
  return asked;
}

const open = (language: 'zh-CN' | 'en-US', role?: 'editor') =>
  showEditor(
    <SearchProvider>
      <Routes>
        <Route path="*" element={<Screen title="Here">{null}</Screen>} />
      </Routes>
    </SearchProvider>,
    { language, address: '/editor/pages', ...(role ? { role } : {}) },
  );

const optionTexts = () =>
  [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  return page.viewport(1280, 800);
});

it('[PUB-07] opens with Ctrl+K, shows the groups in their order, and opens a result by keyboard alone', async () => {
  const asked = playSearch();
  const { at } = open('zh-CN');
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox', { name: '查找内容、文件、申请或命令' })).toHaveFocus();
  await userEvent.keyboard('价目');
  await expect
    .poll(optionTexts)
    .toEqual([
      '服务手册展览服务价目，2027 年起有草稿',
      '价目调整展览服务价目，2027 年起已发布',
      '停车价目展览服务价目，2027 年起已发布',
      '价目三展览服务价目，2027 年起已发布',
      '全部 7 项',
      '2027价目表.pdf',
    ]);
  expect([...document.querySelectorAll('[role=group] > p')].map(({ textContent }) => textContent)).toEqual([
    '页面 1',
    '内容 7',
    '图库 1',
  ]);
  expect([...document.querySelectorAll('mark')].slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    '价目',
    '价目',
  ]);
  await expect.element(page.getByRole('status')).toHaveTextContent('找到 9 项');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect
    .element(page.getByRole('option', { selected: true }))
    .toHaveTextContent('停车价目展览服务价目，2027 年起已发布');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => at.current).toBe('/editor/content/news/2');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(asked.at(-1)).toEqual({ query: '价目' });

  // An empty box shows recent items; Escape closes and returns the focus.
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.poll(optionTexts).toEqual(['停车价目']);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('[PUB-07] shows a whole group, finds commands by either language, and only commands after >', async () => {
  const asked = playSearch();
  const { at } = open('en-US', 'editor');
  await page.getByRole('button', { name: /^Find content, files, requests or commands/ }).click();
  await userEvent.keyboard('价目');
  await page.getByRole('button', { name: 'Content 7' }).click();
  await expect.poll(() => asked.at(-1)).toEqual({ query: '价目', group: 'content' });
  await expect.poll(optionTexts).toHaveLength(4);
  await expect.element(page.getByRole('combobox')).toHaveFocus();

  await userEvent.clear(page.getByRole('combobox'));
  await userEvent.keyboard('>新建 新闻');
  await expect.poll(optionTexts).toEqual(['New news article']);
  await userEvent.clear(page.getByRole('combobox'));
  await userEvent.keyboard('>accounts');
  await expect.element(page.getByText('Nothing found.', { exact: false })).toBeVisible();
  await userEvent.clear(page.getByRole('combobox'));
  await userEvent.keyboard('>inbox{Enter}');
  await expect.poll(() => at.current).toBe('/editor/inbox');
});

it.each(languages)('[PUB-07] has no axe violations in %s, with and without results', async (language) => {
  playSearch();
  const { container } = open(language);
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('价目');
  await expect.poll(optionTexts).toHaveLength(6);
  expect(await violations(container.ownerDocument.body)).toEqual([]);
  await userEvent.clear(page.getByRole('combobox'));
  await userEvent.keyboard('zzz');
  await expect.poll(optionTexts).toEqual([]);
  expect(await violations(container.ownerDocument.body)).toEqual([]);
});
