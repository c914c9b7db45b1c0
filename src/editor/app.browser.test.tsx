import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { playEntries } from '#tests/ui/play-entries.ts';
import { show } from '#tests/ui/show.tsx';
import { showEditor } from '#tests/ui/show-editor.tsx';
import { violations } from '#tests/ui/violations.ts';
import './styles.css';
import { App } from './App.tsx';
import { Screen } from './ui/Screen.tsx';

beforeEach(() => page.viewport(1024, 768));

const account = { id: 'one', name: '林岚', email: 'lin@venue.example', role: 'publisher' };

/** The whole editor at an address. */
function open(language: 'zh-CN' | 'en-US', address: string) {
  playEntries([], { session: () => ({ account, needsSetUp: false, timeZone: 'Asia/Shanghai' }) });
  return show(
    <App
      initialLanguage={language}
      router={(children) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>}
    />,
    language,
  );
}

it.each([
  ['zh-CN', '没有这个页面', '前往“页面”', '页面'],
  ['en-US', 'Nothing is here', 'Go to Pages', 'Pages'],
] as const)('says that the editor has no screen at an address, in %s', async (language, title, go, pages) => {
  open(language, '/editor/nothing');
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(page.getByText('/editor/nothing', { exact: false })).toBeVisible();
  expect(await violations(document.body)).toEqual([]);
  await page.getByRole('link', { name: go }).click();
  await expect.element(page.getByRole('heading', { name: pages, level: 1 })).toBeVisible();
});

it.each([
  '/editor/settings/x',
  '/editor/settings/mine/x',
  '/editor/content/x',
  '/editor/content/x/1',
  '/editor/content/news/1/x',
  '/editor/site/x',
  '/editor/site/x/1',
])('says that the editor has no screen at %s, below an area', async (address) => {
  open('en-US', address);
  await expect
    .element(
      page.getByText(`The editor has no screen at ${address}. Check the address, or choose from the bar.`),
    )
    .toBeVisible();
});

it.each([
  ['/editor/settings', 'My account'],
  ['/editor/settings/accounts', 'My account'],
  ['/editor/content', 'News'],
])('opens a screen that a publisher may use at %s', async (address, tab) => {
  open('en-US', address);
  const link = page.getByRole('main').getByRole('link', { name: tab, exact: true });
  await expect.element(link).toHaveAttribute('aria-current', 'page');
});

it.each(['zh-CN', 'en-US'] as const)(
  'shows all areas above the account on a screen of 768 pixels, in %s',
  async (language) => {
    open(language, '/editor/nothing');
    const last = page.getByRole('link', { name: language === 'zh-CN' ? '设置' : 'Settings' });
    await expect.element(last).toBeVisible();
    const accountButton = page.getByRole('button', { name: /林岚/ });
    expect(last.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
      accountButton.element().getBoundingClientRect().top,
    );
    expect(last.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
);

it.each([
  ['zh-CN', '嘉陵湾国际会展中心展览与会议场地预订须知'.repeat(10)],
  ['en-US', 'How to book the halls of the exhibition centre. '.repeat(5).trim()],
] as const)('shows two lines of a long title, which keeps its whole name, in %s', async (language, title) => {
  showEditor(
    <Screen title={title} actions={<button type="button">OK</button>}>
      {null}
    </Screen>,
    { language, address: '/editor/home' },
  );
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect.element(heading).toHaveAttribute('title', title);
  const line = Number.parseFloat(getComputedStyle(heading.element()).lineHeight);
  const lines = heading.element().getBoundingClientRect().height / line;
  expect(Math.round(lines)).toBe(2);
});
