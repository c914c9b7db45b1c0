import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { playEntries } from '#tests/ui/play-entries.ts';
import { showEditor } from '#tests/ui/show-editor.tsx';
import { samplePage } from '../../menu-tree/changes/sample-pages.test-support.ts';
import { NewPageDialog } from './NewPageDialog.tsx';

it('a new page gets the address that was typed instead of the suggested one', async () => {
  const server = playEntries([samplePage('/halls')]);
  const close = vi.fn();
  const { said, at } = showEditor(<NewPageDialog onClose={close} />, {
    language: 'en-US',
    address: '/editor/pages',
  });
  const create = page.getByRole('button', { name: 'Create', exact: true });
  await page.getByRole('textbox', { name: 'Name in Chinese' }).fill('参观指南');
  await page.getByRole('textbox', { name: 'Name in English' }).fill('Visitor guide');
  const path = page.getByRole('textbox', { name: 'Address' });
  await expect.element(path).toHaveValue('/visitorGuide');
  await path.fill('/halls');
  await expect.element(create).toBeDisabled();
  await path.fill('/visit/guide');
  await create.click();
  await expect.poll(() => close.mock.calls.length).toBe(1);
  expect(server.asked).toMatchObject([
    [
      'saveDrafts',
      {
        drafts: [
          {
            kind: 'page',
            entry: { data: { path: '/visit/guide', title: { zh: '参观指南', en: 'Visitor guide' } } },
          },
        ],
      },
    ],
  ]);
  expect(said).toEqual(['The draft of the page is there.']);
  await expect.poll(() => at.current).toBe('/editor/page?id=%2Fvisit%2Fguide');
});
