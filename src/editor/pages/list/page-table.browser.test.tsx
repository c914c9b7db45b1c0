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
