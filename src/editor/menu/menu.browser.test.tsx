import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { translateIn } from '#i18n/i18n.ts';
import { type Language, languages } from '#schemas/language.ts';
import { eventually } from '#tests/support/eventually.ts';
import { playEntries } from '#tests/ui/play-entries.ts';
import { showEditor } from '#tests/ui/show-editor.tsx';
import { violations } from '#tests/ui/violations.ts';
import { redirectTo } from '../menu-tree/changes/menu-changes.ts';
import { samplePage } from '../menu-tree/changes/sample-pages.test-support.ts';
import { flatten } from '../menu-tree/menu-tree.ts';
import { sampleTree } from '../menu-tree/sample-menu.test-support.ts';
import MenuScreen from './MenuScreen.tsx';
import { menuTexts } from './texts.ts';

const menu = sampleTree([['home'], ['halls', ['one'], ['two']], ['about']]);
const entries = flatten(menu).map(({ entry }) => entry);

type Drafts = Parameters<ReturnType<typeof playEntries>['save']>[0];

function open(language: Language = 'en-US', address = '/editor/menu', drafts: Drafts = []) {
  const server = playEntries([...entries, samplePage('/halls'), samplePage('/halls/one')], {
    publish: () => ({ revision: '2' }),
  });
  server.save(drafts);
  return {
    server,
    t: translateIn(menuTexts, language),
    ...showEditor(<MenuScreen />, { language, address }),
  };
}

const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}\\b`) });
const order = () =>
  [...document.querySelectorAll<HTMLElement>('[role=row]')].map(({ dataset }) => dataset.key);
const savedLast = (server: ReturnType<typeof playEntries>) => {
  const request = server.asked.filter(([name]) => name === 'saveDrafts').at(-1)?.[1];
  return (request as { drafts: { kind: string; id: string; entry: { data: object } | null }[] }).drafts;
};

beforeEach(() => {
  localStorage.clear();
  return page.viewport(1280, 800);
});

describe('menu tree by keyboard', () => {
  it('[EDIT-01] Alt and an arrow key move the focused item and preserve the focus', async () => {
    const { server, said } = open();
    await expect.element(row('Name home')).toBeVisible();
    await userEvent.tab();
    // Skips the tab stops before the tree's first row.
    while (!document.activeElement?.matches('[role=row]')) await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.poll(order).toEqual(['halls', 'one', 'two', 'home', 'about']);
    expect(document.activeElement?.getAttribute('data-key')).toBe('home');
    expect(said).toEqual(['Name home has moved']);
    expect(savedLast(server)).toHaveLength(1);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.poll(order).toEqual(['home', 'halls', 'one', 'two', 'about']);
  });

  it('[EDIT-01] an item can be dragged by its handle', async () => {
    const { server } = open();
    await expect.element(row('Name home')).toBeVisible();
    page.getByRole('button', { name: 'Drag Name home' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.getAttribute('aria-label') ?? '').toMatch(/Insert|Drop/);
    await userEvent.keyboard('{End}{Enter}');
    await expect.poll(order).toEqual(['halls', 'one', 'two', 'about', 'home']);
    expect(savedLast(server).map(({ id }) => id)).toEqual(['home']);
  });

  it('[EDIT-01] an item moved below another can change its address, and every changing address is shown', async () => {
    const { server, t } = open();
    await expect.element(row('Name two')).toBeVisible();
    row('Name two').element().focus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('Old address /halls/two?lang=en-US')).toBeVisible();
    await expect.element(dialog.getByText('New address → /two')).toBeVisible();
    expect(await violations(document.body)).toEqual([]);
    await dialog.getByRole('button', { name: t('move') }).click();
    await expect.poll(() => server.asked.length).toBe(1);
    expect(order()).toEqual(['home', 'halls', 'one', 'two', 'about']);
    expect(savedLast(server).map(({ kind, id }) => [kind, id])).toEqual([
      ['menu', 'two'],
      ['menu', 'about'],
      ['redirect', '/halls/two'],
    ]);
  });
});

describe('publishing the menu', () => {
  it('[PUB-09] publishes a moved item without the unfinished draft of its page, and a new item only with a tick', async () => {
    const { server, t } = open();
    const fresh = {
      ...samplePage('/fresh'),
      kind: 'menu' as const,
      data: { menuNameEn: 'Fresh', path: '/fresh' },
    };
    server.save([
      { kind: 'page', id: '/halls', version: 0, entry: samplePage('/halls', 'Unfinished') },
      { kind: 'menu', id: '/fresh', version: 0, entry: fresh },
      { kind: 'page', id: '/fresh', version: 0, entry: samplePage('/fresh', 'Fresh page') },
    ]);
    await expect.element(row('Name halls')).toBeVisible();
    row('Name halls').element().focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await page.getByRole('button', { name: t('publish', { count: 2 }) }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByRole('checkbox', { name: /Name halls/ })).toBeChecked();
    const item = dialog.getByRole('checkbox', { name: /^Menu item Fresh/ });
    const itsPage = dialog.getByRole('checkbox', { name: /Fresh page/ });
    await expect.element(dialog.getByRole('checkbox', { name: /Unfinished/ })).not.toBeChecked();
    await expect.element(item).not.toBeChecked();
    await item.click();
    await expect.element(itsPage).toBeChecked();
    await item.click();
    await expect.element(itsPage).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Publish in both languages', exact: true }).click();
    await expect
      .poll(() => server.asked.at(-1))
      .toMatchObject(['publish', { drafts: [{ kind: 'menu', id: 'halls' }] }]);
  });
});

describe('menu item', () => {
  it('[EDIT-01] a new item gets a page and an address derived from its English name', async () => {
    const { server, t, at } = open('en-US', '/editor/menu?add=halls');
    await page.getByLabelText(t('nameZh')).fill('多功能厅');
    await page.getByLabelText(t('nameEn')).fill('Function room');
    await expect.element(page.getByLabelText(t('path'))).toHaveValue('/halls/functionRoom');
    await page.getByRole('button', { name: t('create'), exact: true }).click();
    await expect.poll(() => order().length).toBe(6);
    const [item, itsPage] = savedLast(server);
    expect(item).toMatchObject({
      kind: 'menu',
      entry: { sort: 3, data: { parentId: 'halls', menuName: '多功能厅', path: '/halls/functionRoom' } },
    });
    expect(itsPage).toMatchObject({
      kind: 'page',
      id: '/halls/functionRoom',
      entry: { data: { blocks: [] } },
    });
    await expect.poll(() => at.current).toBe(`/editor/menu?item=${item?.id}`);
  });

  it('adds an item once if the answer to the first try is lost', async () => {
    const { server, t, at } = open('en-US', '/editor/menu?add=halls');
    const fetchNow = window.fetch;
    let lost = 0;
    window.fetch = async (input, init) => {
      const answer = await fetchNow(input, init);
      if (!String(input).endsWith('/saveDrafts') || lost > 0) return answer;
      lost += 1;
      throw new TypeError('Failed to fetch');
    };
    await page.getByLabelText(t('nameZh')).fill('多功能厅');
    await page.getByLabelText(t('nameEn')).fill('Function room');
    const create = page.getByRole('button', { name: t('create'), exact: true });
    await create.click();
    await expect.element(page.getByRole('alert').first()).toBeVisible();
    await create.click();
    await expect.poll(() => at.current).toMatch(/^\/editor\/menu\?item=function-room-\w{8}$/);
    expect(order().length).toBe(6);
    expect(server.asked.map(([name]) => name)).toEqual(['saveDrafts']);
  });

  it('[EDIT-01] a new item with a Chinese name alone gets an address from its pinyin, without an error before that', async () => {
    const { server, t } = open('zh-CN', '/editor/menu?add=halls');
    await expect.element(page.getByLabelText(t('path'))).toHaveValue('/halls/');
    expect(document.querySelector('[aria-invalid=true]')).toBeNull();
    await page.getByLabelText(t('nameZh')).fill('参观指南');
    await expect.element(page.getByLabelText(t('path'))).toHaveValue('/halls/canGuanZhiNan');
    await page.getByLabelText(t('nameZh')).fill('参观须知');
    await expect.element(page.getByLabelText(t('path'))).toHaveValue('/halls/canGuanXuZhi');
    // An edited address no longer follows the name.
    await page.getByLabelText(t('path')).fill('/halls/guide');
    await page.getByLabelText(t('nameZh')).fill('参观指南');
    await expect.element(page.getByLabelText(t('path'))).toHaveValue('/halls/guide');
    await page.getByRole('button', { name: t('create'), exact: true }).click();
    await expect.poll(() => savedLast(server)[0]?.id).toMatch(/^can-guan-zhi-nan-/);
  });

  it('[EDIT-01] a form that is opened while another is being saved retains its text', async () => {
    const { server, t, at } = open('en-US', '/editor/menu?add=');
    const fetchNow = window.fetch;
    let release = () => {};
    window.fetch = async (input, init) => {
      if (String(input).endsWith('/saveDrafts')) await new Promise<void>((done) => (release = done));
      return fetchNow(input, init);
    };
    await page.getByLabelText(t('nameZh')).fill('参观');
    await page.getByLabelText(t('nameEn')).fill('Visit');
    await page.getByRole('button', { name: t('create'), exact: true }).click();
    await page.getByRole('button', { name: 'Actions for Name halls' }).click();
    await page.getByRole('menuitem', { name: t('addBelow') }).click();
    await page.getByLabelText(t('nameEn')).fill('Function room');
    release();
    await expect.poll(() => savedLast(server)[0]?.id).toMatch(/^visit-/);
    await expect.poll(() => order().length).toBe(6);
    await expect.element(page.getByLabelText(t('nameEn'))).toHaveValue('Function room');
    expect(at.current).toBe('/editor/menu?add=halls');
  });

  it('[EDIT-01] typed text is still there when the form is opened again, until it is saved or given up', async () => {
    const { t } = open('en-US', '/editor/menu?item=about');
    const name = page.getByLabelText(t('nameEn'));
    const choose = async (item: string, action: string) => {
      await page.getByRole('button', { name: `Actions for Name ${item}` }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    const notice = page.getByText('You have typed this before. It is not saved yet.');
    await name.fill('About the centre');
    await page.getByRole('button', { name: 'Close' }).click();
    await choose('halls', t('addBelow'));
    await name.fill('Function room');
    await choose('about', t('edit'));
    await expect.element(name).toHaveValue('About the centre');
    await expect.element(notice).toBeVisible();
    await page.getByRole('button', { name: t('save'), exact: true }).click();
    await expect.element(notice).not.toBeInTheDocument();
    await choose('halls', t('addBelow'));
    await expect.element(name).toHaveValue('Function room');
    await expect.element(notice).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await choose('halls', t('addBelow'));
    await expect.element(name).toHaveValue('');
    await expect.element(notice).not.toBeInTheDocument();
  });

  it('[EDIT-01] a new path moves its page and the pages below it and adds redirects from the old paths', async () => {
    const { server, t } = open('en-US', '/editor/menu?item=halls');
    const path = page.getByLabelText(t('path'));
    await path.fill('/api/x');
    await expect.element(page.getByText('The site needs this address itself')).toBeVisible();
    await path.fill('/about');
    await expect.element(page.getByText('Another item has this address')).toBeVisible();
    await path.fill('/spaces');
    await expect.element(page.getByText('New address → /spaces/one?lang=en-US')).toBeVisible();
    await page.getByRole('button', { name: t('save') }).click();
    await expect.poll(() => server.asked.length).toBe(1);
    expect(savedLast(server).map(({ kind, id, entry }) => [kind, id, entry === null])).toEqual([
      ...['halls', 'one', 'two'].map((id) => ['menu', id, false]),
      ...['/halls', '/halls/one'].map((id) => ['page', id, false]),
      ...['/halls', '/halls/one', '/halls/two'].map((id) => ['redirect', id, false]),
    ]);
    const paths = savedLast(server).flatMap(({ kind, entry }) => (kind === 'page' ? [entry?.data] : []));
    expect(paths).toMatchObject([{ path: '/spaces' }, { path: '/spaces/one' }]);
    await expect.element(page.getByText('/halls/one → /spaces/one')).toBeVisible();
  });

  it("[EDIT-02] a colleague's change is never overwritten", async () => {
    const { server, t } = open('en-US', '/editor/menu?item=about');
    await page.getByLabelText(t('nameEn')).fill('About us');
    const about = entries.find(({ id }) => id === 'about');
    if (!about) throw new Error('the item');
    const theirs = { ...about, data: { ...about.data, menuName: '关于' } };
    server.save([{ kind: 'menu', id: 'about', version: 0, entry: theirs }]);
    await page.getByRole('button', { name: t('save') }).click();
    await expect.element(page.getByText(t('conflict'))).toBeVisible();
    await expect.element(page.getByLabelText(t('nameEn'))).toHaveValue('About us');
    expect(server.drafts.get('menu about')?.entry?.data?.menuNameEn).toBe('Name about');
  });

  it('[EDIT-01] a removed item disappears with its descendants and can be kept until the next publish', async () => {
    const { server, t } = open();
    await page.getByRole('button', { name: 'Actions for Name halls' }).click();
    await page.getByRole('menuitem', { name: t('remove') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('remove') })
      .click();
    await expect.poll(order).toEqual(['home', 'about']);
    expect([...server.drafts.keys()]).toEqual(
      ['halls', 'one', 'two'].map((id) => `menu ${id}`).concat('page /halls', 'page /halls/one'),
    );
    await page.getByRole('button', { name: 'Keep Name one' }).click();
    await expect.poll(order).toEqual(['home', 'halls', 'one', 'about']);
    expect([...server.drafts.keys()]).toEqual(['menu two']);
  });

  it('its switch shows or hides it', async () => {
    const { server } = open();
    const shown = page.getByRole('switch', { name: 'Show Name about in the navigation' });
    await expect.element(shown).toBeChecked();
    shown.element().focus();
    await userEvent.keyboard(' ');
    await expect.poll(() => server.drafts.get('menu about')?.entry?.data?.visible).toBe('1');
    await expect.element(shown).not.toBeChecked();
  });
});

describe('going back to the live menu', () => {
  it.each(languages)('[EDIT-01] discards all changes after naming them, in %s', async (language) => {
    const about = entries.find(({ id }) => id === 'about');
    if (!about) throw new Error('the item');
    const { server, t, said } = open(language, '/editor/menu', [
      { kind: 'menu', id: 'about', version: 0, entry: { ...about, data: { ...about.data, visible: '1' } } },
      { kind: 'menu', id: 'two', version: 0, entry: null },
      { kind: 'redirect', id: '/old', version: 0, entry: redirectTo('/old', '/about') },
      { kind: 'page', id: '/halls', version: 0, entry: samplePage('/halls', 'Edited') },
    ]);
    await page.getByRole('button', { name: t('discard') }).click();
    const dialog = page.getByRole('dialog');
    for (const text of [language === 'en-US' ? 'Name about' : '名about', '/old → /about', '林岚'])
      await expect.element(dialog.getByText(text, { exact: false }).first()).toBeVisible();
    await eventually(async () => expect(await violations(document.body)).toEqual([]));
    expect(server.asked).toEqual([]);
    await dialog.getByRole('button', { name: t('discard') }).click();
    await expect.poll(() => [...server.drafts.keys()]).toEqual(['page /halls']);
    await expect.poll(order).toEqual(['home', 'halls', 'one', 'two', 'about']);
    expect(said).toEqual([t('discarded')]);
    await expect.element(page.getByRole('button', { name: t('discard') })).not.toBeInTheDocument();
  });

  it("[EDIT-02] a colleague's change that was not in the list is not discarded", async () => {
    const { server, t } = open('en-US', '/editor/menu', [
      { kind: 'menu', id: 'two', version: 0, entry: null },
    ]);
    await page.getByRole('button', { name: t('discard') }).click();
    server.save([
      { kind: 'menu', id: 'two', version: 1, entry: entries.find(({ id }) => id === 'two') ?? null },
    ]);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('discard') })
      .click();
    await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    expect([...server.drafts.keys()]).toEqual(['menu two']);
    expect(server.asked).toEqual([]);
  });

  it('[EDIT-01] a removed redirect can be kept, unless an item has its address', async () => {
    const server = playEntries([...entries, redirectTo('/old', '/about'), redirectTo('/halls', '/about')]);
    server.save(['/old', '/halls'].map((id) => ({ kind: 'redirect' as const, id, version: 0, entry: null })));
    const { said } = showEditor(<MenuScreen />, { language: 'en-US', address: '/editor/menu' });
    await page.getByRole('button', { name: 'Keep the redirect from /old' }).click();
    await expect.poll(() => [...server.drafts.keys()]).toEqual(['redirect /halls']);
    expect(said).toEqual(['The redirect stays']);
    await expect.element(page.getByRole('button', { name: 'Delete the redirect from /old' })).toBeEnabled();
    expect(page.getByRole('button', { name: 'Keep the redirect from /halls' }).elements()).toEqual([]);
  });
});

it.each(languages)(
  '[A11Y-01] the tree and the form of an item have no axe violations, in %s',
  async (language) => {
    const { t } = open(language, '/editor/menu?item=halls');
    await page.getByLabelText(t('path')).fill('/spaces');
    await expect.element(page.getByText('/spaces/one', { exact: false }).first()).toBeVisible();
    await eventually(async () => expect(await violations(document.body)).toEqual([]));
  },
);
