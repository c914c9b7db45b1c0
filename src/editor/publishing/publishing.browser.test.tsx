import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { translateIn } from '#i18n/i18n.ts';
import type { Role } from '#schemas/editor/call.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import { type Language, languages } from '#schemas/language.ts';
import { playEntries } from '#tests/ui/play-entries.ts';
import { showEditor } from '#tests/ui/show-editor.tsx';
import { violations } from '#tests/ui/violations.ts';
import { draftTexts } from '../drafts/texts.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { conflictTexts } from './conflict/conflict-texts.ts';
import { PublishDialog } from './publish/PublishDialog.tsx';
import { publishTexts } from './publish/publish-texts.ts';
import { toolTexts } from './tool-texts.ts';
import { useDraftTools } from './use-draft-tools.tsx';

const path = '/halls';
const statement = (id: string, zh: string, en: string) => ({
  id,
  type: 'statement',
  version: 1,
  props: { html: { zh, en } },
});
const halls = (...blocks: object[]): Entry => ({
  kind: 'page',
  id: path,
  texts: { 'zh-CN': { data: {} }, 'en-US': { data: {} } },
  data: { path, title: { zh: '展厅', en: 'Halls' }, meta: {}, blocks },
});
const item: Entry = {
  kind: 'menu',
  id: 'halls',
  sort: 1,
  data: { menuName: '展厅', menuNameEn: 'Halls', path, defaultPath: path, visible: '0' },
};
const published = halls(statement('a', '四座展厅', 'Four halls'), statement('b', '空地', 'Grounds'));
const changed = halls(statement('a', '五座展厅', 'Four halls'), statement('b', '空地', 'Grounds'));
const mine = halls(statement('a', '六座展厅', 'Four halls'), statement('b', '空地', 'Open air'));

function PlainScreen() {
  const draft = useDraft('page', path);
  const tools = useDraftTools(draft, { preview: { path } });
  return (
    <main>
      {tools.status}
      {tools.notices}
      {tools.actions('en-US')}
      <button type="button" onClick={() => draft.change(mine)}>
        type
      </button>
      <output>{JSON.stringify(draft.entry?.data.blocks ?? null)}</output>
      {tools.foot}
      {tools.dialogs}
    </main>
  );
}

interface Start {
  language?: Language;
  role?: Role;
  more?: Parameters<typeof playEntries>[1];
}

function open({ language = 'en-US', role = 'publisher', more = {} }: Start = {}) {
  const server = playEntries([published], {
    publish: () => ({ revision: '2' }),
    history: () => ({ versions: [] }),
    ...more,
  });
  const show = () => showEditor(<PlainScreen />, { language, address: '/editor/page', role });
  const words = {
    publish: translateIn(publishTexts, language),
    conflict: translateIn(conflictTexts, language),
    draft: translateIn(draftTexts, language),
    tool: translateIn(toolTexts, language),
  };
  return { server, show, words };
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const shown = () => document.querySelector('output')?.textContent ?? '';
const requestOf = (server: ReturnType<typeof playEntries>, call: string) =>
  server.asked.filter(([name]) => name === call).at(-1)?.[1];

beforeEach(async () => {
  window.localStorage.clear();
  await page.viewport(1280, 900);
});

describe('publishing', () => {
  it.each(languages)('[EDIT-01] shows the changes and publishes one language, in %s', async (language) => {
    const { server, show, words } = open({ language });
    server.save([
      { kind: 'page', id: path, version: 0, entry: changed },
      { kind: 'menu', id: 'halls', version: 0, entry: item },
    ]);
    show();
    await expect.element(button(words.tool('publish'))).toBeEnabled();
    await button(words.tool('publish')).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText(words.publish('changes')).first()).toBeVisible();
    // Only the Chinese text has changed.
    await expect.element(dialog.getByRole('checkbox', { name: /^中文/ })).toBeChecked();
    await expect.element(dialog.getByRole('checkbox', { name: /English/ })).not.toBeChecked();
    expect([...document.querySelectorAll('del, ins')].map((mark) => mark.lastChild?.textContent)).toEqual(
      expect.arrayContaining(['四', '五']),
    );
    expect(await violations(document.body)).toEqual([]);
    await dialog.getByRole('checkbox', { name: /^(菜单项|Menu item)/ }).click();
    await dialog.getByRole('button', { name: words.publish('publishIn.zh'), exact: true }).click();
    await expect
      .poll(() => requestOf(server, 'publish'))
      .toEqual({
        drafts: [{ kind: 'page', id: path, version: 1, languages: ['zh-CN'] }],
      });
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('[EDIT-01] links to the block and the field that prevent publishing', async () => {
    const issue = {
      kind: 'page',
      id: path,
      language: 'en-US',
      field: 'blocks[1].props.html',
      reason: 'too long',
    };
    const { server, show, words } = open();
    const refuse = window.fetch;
    window.fetch = async (address, init) =>
      String(address).endsWith('/publish')
        ? Response.json({ code: 'invalid', data: { issues: [issue] } }, { status: 400 })
        : refuse(address, init);
    server.save([{ kind: 'page', id: path, version: 0, entry: changed }]);
    const { at } = show();
    await button(words.tool('publish')).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words.publish('publishIn.zh') })
      .click();
    const alert = page.getByRole('alert');
    await expect.element(alert.getByText(words.publish('issueBlock'))).toBeVisible();
    await expect.element(alert.getByText(/block 2/)).toBeVisible();
    await alert.getByRole('link', { name: words.publish('showIssue') }).click();
    await expect.poll(() => at.current).toBe('/editor/page?id=%2Fhalls&block=b');
  });

  it('[PUB-05] lets editors without permission mark a draft ready with a message, and shows the link if it cannot be copied', async () => {
    const url = 'https://venue.example/preview/abc';
    const { server, show, words } = open({
      role: 'editor',
      more: {
        previewLink: () => ({ url, path, expiresAt: '2026-11-26T04:00:00Z' }),
        markReady: ({ kind, id }) => ({
          review: {
            ...{ kind, id, state: 'waiting', title: {}, by: '林岚', at: '2026-11-22T02:00:00Z' },
            ...{ round: 1, changedSince: false, openThreads: 0 },
          },
        }),
      },
    });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    server.save([{ kind: 'page', id: path, version: 0, entry: changed }]);
    show();
    await button(words.tool('review')).click();
    await expect.element(page.getByText(words.publish('reviewHint'))).toBeVisible();
    expect(page.getByRole('checkbox').elements()).toEqual([]);
    await button(words.publish('copyLink')).click();
    await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toContain(url);
    vi.restoreAllMocks();
    await page.getByLabelText('Message').fill('Heights as built');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words.tool('review') })
      .click();
    await expect
      .poll(() => requestOf(server, 'markReady'))
      .toEqual({ kind: 'page', id: path, version: 1, message: 'Heights as built' });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});

const renamed: Entry = { ...item, data: { ...item.data, menuName: '四座展厅', menuNameEn: 'Four halls' } };
const oldPath: Entry = { kind: 'redirect', id: '/old', data: { to: path } };
const showDialog = (drafts: readonly EntryName[], language: Language, offered: boolean) =>
  showEditor(<PublishDialog drafts={drafts} offered={offered} open onClose={() => {}} />, {
    language,
    address: '/editor/menu',
    role: 'publisher',
  });

it.each(languages)(
  '[PUB-09] offers a colleague’s only change with its title, author and a tick, in %s',
  async (language) => {
    const server = playEntries([item], { publish: () => ({ revision: '2' }) });
    server.save([{ kind: 'menu', id: 'halls', version: 0, entry: renamed }]);
    const draft = server.drafts.get('menu halls');
    if (draft) server.drafts.set('menu halls', { ...draft, by: 'Wang' });
    showDialog([{ kind: 'menu', id: 'halls' }], language, true);
    const [label, reason, publish] =
      language === 'zh-CN'
        ? ([/^菜单项 四座展厅\s*Wang/, '请至少勾选一项改动。', '发布中文和英文'] as const)
        : ([
            /^Menu item Four halls\s*Wang/,
            'Tick at least one change.',
            'Publish in both languages',
          ] as const);
    const dialog = page.getByRole('dialog');
    const tick = dialog.getByRole('checkbox', { name: label });
    await expect.element(tick).not.toBeChecked();
    await expect.element(dialog.getByText(reason)).toBeVisible();
    expect(await violations(document.body)).toEqual([]);
    await tick.click();
    await expect.element(dialog.getByText(reason)).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: publish, exact: true }).click();
    await expect
      .poll(() => requestOf(server, 'publish'))
      .toEqual({ drafts: [{ kind: 'menu', id: 'halls', version: 1 }] });
  },
);

it('names the kind and title of the only draft, also of a redirect that is removed', async () => {
  const server = playEntries([oldPath]);
  server.save([{ kind: 'redirect', id: '/old', version: 0, entry: null }]);
  showDialog([{ kind: 'redirect', id: '/old' }], 'en-US', false);
  const changes = page.getByRole('dialog').getByRole('region', { name: 'What will change' });
  await expect.element(changes.getByText('Redirect /old')).toBeVisible();
});

it.each(languages)('[PUB-05] shows a link for a phone as a QR code, in %s', async (language) => {
  const url = 'https://venue.example/preview/abc';
  const { server, show } = open({
    language,
    more: { previewLink: () => ({ url, path, expiresAt: '2026-11-26T04:00:00Z' }) },
  });
  server.save([{ kind: 'page', id: path, version: 0, entry: changed }]);
  show();
  const [preview, onPhone, code] =
    language === 'zh-CN'
      ? ['预览', '用手机查看', '预览链接的二维码']
      : ['Preview', 'Open on a phone', 'QR code of the preview link'];
  await button(preview).click();
  await button(onPhone).click();
  const image = page.getByRole('img', { name: code });
  await expect.element(image).toBeVisible();
  // 29 modules for 35 bytes, and a margin of one on each side.
  expect(image.element().getAttribute('viewBox')).toBe('0 0 31 31');
  expect(await violations(document.body)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(image).not.toBeInTheDocument();
  await expect.element(button(onPhone)).toHaveFocus();
});

const colleague = '周宁';

describe('[EDIT-02] with two editors', () => {
  it.each(languages)('[PUB-13] tells another tab of the user from a colleague, in %s', async (language) => {
    const { server, show, words } = open({ language });
    show();
    await expect.poll(shown).toContain('四座展厅');
    server.save([{ kind: 'page', id: path, version: 0, entry: changed }]);
    await userEvent.click(button('type'));
    const [notice, introduction, theirs, mine] =
      language === 'zh-CN'
        ? [
            '您在另一个标签页或另一台设备上改动了同一处',
            '您在另一个标签页或另一台设备上也改动了',
            '另一标签页或设备的',
            '此标签页的',
          ]
        : [
            'You have changed the same field in another tab',
            'in another tab',
            'Other tab or device',
            'This tab',
          ];
    await expect.element(page.getByText(new RegExp(notice ?? '')).first()).toBeVisible();
    await button(words.draft('compare')).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText(new RegExp(introduction ?? ''))).toBeVisible();
    for (const name of [theirs, mine])
      await expect.element(dialog.getByRole('radio', { name: new RegExp(`^${name}`) }).first()).toBeVisible();
    await expect.poll(() => document.body.textContent).not.toMatch(/同事|colleague/);
    expect(await violations(document.body)).toEqual([]);
  });

  it.each(languages)(
    '[PUB-13] offers a choice for the field that both have changed, in %s',
    async (language) => {
      const { server, show, words } = open({ language });
      show();
      await expect.poll(shown).toContain('四座展厅');
      server.save([{ kind: 'page', id: path, version: 0, entry: changed }], colleague);
      await userEvent.click(button('type'));
      await button(words.draft('compare')).click();
      const dialog = page.getByRole('dialog');
      await expect.element(dialog.getByText(words.conflict('left', { count: 1 }))).toBeVisible();
      expect(await violations(document.body)).toEqual([]);
      // The block that only I have changed is merged and saved already.
      const save = dialog.getByRole('button', { name: words.conflict('save') });
      await expect.element(save).toBeDisabled();
      await dialog
        .getByRole('radio', { name: new RegExp(`^${words.conflict('theirs')}`) })
        .first()
        .click();
      await save.click();
      const both = halls(statement('a', '五座展厅', 'Four halls'), statement('b', '空地', 'Open air'));
      await expect.poll(() => server.drafts.get(`page ${path}`)).toMatchObject({ version: 3, entry: both });
      expect(requestOf(server, 'saveDrafts')).toMatchObject({ drafts: [{ unchosen: mine }] });
      expect(shown()).toContain('五座展厅');
    },
  );

  it('[PUB-13] keeps the words of both in the field that both have changed', async () => {
    const { server, show, words } = open();
    show();
    await expect.poll(shown).toContain('四座展厅');
    server.save([{ kind: 'page', id: path, version: 0, entry: changed }], colleague);
    await userEvent.click(button('type'));
    await button(words.draft('compare')).click();
    const dialog = page.getByRole('dialog');
    const both = dialog.getByRole('radio', { name: /^Both together, to edit afterwards/ });
    await userEvent.click(both);
    await expect.element(dialog.getByText(words.conflict('left', { count: 1 }))).not.toBeInTheDocument();
    // The button fades in.
    await expect.poll(() => violations(document.body)).toEqual([]);
    await dialog.getByRole('button', { name: words.conflict('save') }).click();
    const entry = halls(statement('a', '六座五座展厅', 'Four halls'), statement('b', '空地', 'Open air'));
    await expect.poll(() => server.drafts.get(`page ${path}`)).toMatchObject({ version: 3, entry });
    expect(shown()).toContain('六座五座展厅');
  });

  it('offers unsaved work when the page is opened again', async () => {
    const { server, show, words } = open();
    const reached = window.fetch;
    window.fetch = async (address, init) => {
      if (String(address).endsWith('/saveDrafts')) throw new TypeError('no network');
      return reached(address, init);
    };
    show();
    await expect.poll(shown).toContain('四座展厅');
    await userEvent.click(button('type'));
    await expect.element(page.getByText(words.draft('offlineNotice'))).toBeVisible();
    document.body.replaceChildren();
    window.fetch = reached;
    show();
    await button(words.draft('restore')).click();
    expect(shown()).toContain('六座展厅');
    await expect.poll(() => server.drafts.get(`page ${path}`)).toMatchObject({ entry: mine });
    // The server stores the draft before the page receives the answer.
    const unsaved = () =>
      Object.keys(window.localStorage).filter((key) => key.startsWith('pavilion.unsaved'));
    await expect.poll(unsaved).toEqual([]);
  });
});
