import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showEditor } from '#tests/ui/show-editor.tsx';
import { violations } from '#tests/ui/violations.ts';
import { PageTable } from './PageTable.tsx';
import type { PageRow } from './page-rows.ts';

const row = (path: string, title: string, depth: number): PageRow => ({
  ...{ key: path, title, depth, section: '', besides: false },
  page: {
    ...{ id: path, path, title: { 'zh-CN': title }, state: 'changed', published: ['zh-CN', 'en-US'] },
    ...{ changedAt: '2026-11-20T08:00:00Z', changedBy: '林岚' },
  },
});

it.each([
  ['zh-CN', ['新建', '已取下', '网站自带']],
  ['en-US', ['new', 'taken down', 'the site’s own']],
] as const)(
  'tells new pages, pages taken down and pages of the site itself apart, in %s',
  async (language, words) => {
    const rows = (['new', 'takenDown', 'builtIn'] as const).map((state): PageRow => {
      const { page: listed, ...rest } = row(`/${state}`, '停车', 0);
      return { ...rest, page: listed && { ...listed, state, published: [] } };
    });
    showEditor(<PageTable rows={rows} older={new Map()} actionsOf={() => []} />, {
      ...{ language, address: '/editor/pages' },
    });
    for (const [index, word] of words.entries())
      await expect
        .element(
          page
            .getByRole('row')
            .nth(index + 1)
            .getByText(word, { exact: true }),
        )
        .toBeVisible();
  },
);

beforeEach(() => page.viewport(390, 800));

it('on a phone the list of pages is as wide as the screen, with its states and actions', async () => {
  const rows = [
    row('/exhibitCenter/exhibitionHallIntroduction', '展馆介绍', 1),
    row('/exhibitCenter/venue', '场馆展示', 2),
  ];
  const { container } = showEditor(
    <PageTable
      rows={rows}
      older={new Map()}
      actionsOf={() => [{ id: 'a', label: '编辑', onAction: () => {} }]}
    />,
    { language: 'zh-CN', address: '/editor/pages' },
  );
  const actions = page.getByRole('button', { name: /展馆介绍/ });
  await expect.element(actions).toBeVisible();
  await expect.poll(() => container.firstElementChild?.scrollWidth).toBeLessThanOrEqual(390);
  for (const node of container.querySelectorAll('a, button, td span'))
    expect(node.getBoundingClientRect().right, node.outerHTML).toBeLessThanOrEqual(390);
  await expect.element(page.getByText(/林岚/).first()).toBeVisible();
  expect(await violations(document.body)).toEqual([]);
});
