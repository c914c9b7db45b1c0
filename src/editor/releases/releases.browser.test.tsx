import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { translateIn } from '#i18n/i18n.ts';
import type { Release } from '#schemas/editor/releases.ts';
import type { Entry } from '#schemas/entry.ts';
import { type Language, languages } from '#schemas/language.ts';
import { playEntries } from '#tests/ui/play-entries.ts';
import { showEditor } from '#tests/ui/show-editor.tsx';
import { violations } from '#tests/ui/violations.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { flatten } from '../menu-tree/menu-tree.ts';
import { sampleTree } from '../menu-tree/sample-menu.test-support.ts';
import { toolTexts } from '../publishing/tool-texts.ts';
import { useDraftTools } from '../publishing/use-draft-tools.tsx';
import { momentAt, wallTime } from './moments.tsx';
import ReleasesScreen from './ReleasesScreen.tsx';
import { releaseTexts } from './release-texts.ts';
import { TakeDownDialog } from './TakeDownDialog.tsx';

const opening: Release = {
  ...{ id: 1, name: '开幕日', at: '2099-03-03T01:00:00.000Z', state: 'planned', by: '林岚' },
  ...{ createdAt: '2026-11-22T02:00:00.000Z', issues: [] },
  items: [
    {
      ...{
        kind: 'news',
        id: 'n1',
        act: 'publish',
        title: { 'zh-CN': '开幕', 'en-US': 'Opening' },
        version: 4,
      },
      warnings: [{ why: 'edited' }, { why: 'overlap', release: 2 }],
    },
    {
      ...{ kind: 'page', id: '/old', act: 'takeDown', title: { 'zh-CN': '旧页', 'en-US': 'Old page' } },
      ...{ path: '/old', version: 0, warnings: [] },
    },
  ],
};
const blocked: Release = {
  ...{ ...opening, id: 2, name: '第二天', at: '2099-03-04T01:00:00.000Z' },
  issues: [{ kind: 'news', id: 'n1', field: 'published', reason: 'it was published by hand' }],
};
const news: Entry = {
  ...{ kind: 'news', id: 'n1', date: '2026-11-20', data: {} },
  texts: { 'zh-CN': { data: { title: '开幕' } } },
};
const changedNews: Entry = { ...news, texts: { 'zh-CN': { data: { title: '开幕了' } } } };

function NewsScreen() {
  const draft = useDraft('news', 'n1');
  const tools = useDraftTools(draft, { name: '开幕' });
  return (
    <main>
      {tools.notices}
      {tools.actions()}
      {tools.foot}
      {tools.dialogs}
    </main>
  );
}

/** A server that records the calls of releases. */
function play(language: Language) {
  const asked: [string, unknown][] = [];
  const answer = (name: string) => (request: unknown) => {
    asked.push([name, request]);
    return name === 'takeDown' ? { revision: '2' } : { release: opening };
  };
  const server = playEntries([news], {
    listReleases: () => ({ releases: [opening, blocked] }),
    linkedFrom: () => ({
      places: [{ kind: 'menu', id: 'm', title: { 'zh-CN': '菜单项', 'en-US': 'Item' }, draft: false }],
    }),
    addRelease: answer('addRelease'),
    changeRelease: answer('changeRelease'),
    cancelRelease: answer('cancelRelease'),
    takeDown: answer('takeDown'),
  });
  const t = translateIn(releaseTexts, language);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return { server, asked, t, button };
}

it('reads moments on the site’s clock, also when it skips an hour or shows one twice', () => {
  expect(momentAt('2026-11-25T08:30', 'Asia/Shanghai')).toBe('2026-11-25T00:30:00.000Z');
  expect(wallTime('2026-11-25T00:30:00.000Z', 'Asia/Shanghai')).toBe('2026-11-25T08:30');
  // Berlin skips 02:00 to 03:00 on 29 March 2026 and repeats it on 25 October.
  expect(momentAt('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  expect(momentAt('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
  expect(momentAt('2026-11-25T', 'Asia/Shanghai')).toBeUndefined();
});

it.each(languages)(
  '[PUB-04] lists releases with what stops them, and changes one, in %s',
  async (language) => {
    const { server, asked, t, button } = play(language);
    server.save([{ kind: 'news', id: 'n1', version: 0, entry: changedNews }]);
    await page.viewport(1440, 900);
    const { at } = showEditor(<ReleasesScreen />, { language, address: '/editor/releases' });
    await expect.element(page.getByText(t('wontRun'))).toBeVisible();
    expect(await violations(document.body)).toEqual([]);
    await page.getByRole('link', { name: '开幕日', exact: true }).click();
    await expect.poll(() => at.current).toBe('/editor/releases?id=1');
    await expect.element(button(t('refresh'))).toBeVisible();
    await expect.element(page.getByText(/“第二天”/)).toBeVisible();
    expect(await violations(document.body)).toEqual([]);
    await button(t('refresh')).click();
    await expect
      .poll(() => asked.at(-1))
      .toEqual(['changeRelease', { id: 1, publish: [{ kind: 'news', id: 'n1', version: 1 }] }]);
    await page.getByLabelText(t('moment')).fill('2099-03-05T08:30');
    await button(t('change')).click();
    await expect
      .poll(() => asked.at(-1))
      .toEqual(['changeRelease', { id: 1, at: '2099-03-05T00:30:00.000Z' }]);
    await button(t('cancel')).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('cancel') })
      .click();
    await expect.poll(() => asked.at(-1)).toEqual(['cancelRelease', { id: 1 }]);
  },
);

it.each(languages)(
  '[PUB-03] offers the pages with an address of their own, each with its section and address, in %s',
  async (language) => {
    const { asked, t, button } = play(language);
    const listed = (path: string) => ({
      ...{ id: path, path, title: { 'zh-CN': '简介', 'en-US': 'Introduction' } },
      ...{ state: 'published', published: [...languages] },
    });
    playEntries(
      flatten(
        sampleTree([
          ['halls', ['one']],
          ['hotels', ['two']],
        ]),
      ).map(({ entry }) => entry),
      {
        linkedFrom: () => ({ places: [] }),
        listPages: () => ({
          pages: [
            ...['/halls/one', '/hotels/two', '/loose', '/old'].map(listed),
            { ...listed('/news/item'), needsItem: true },
            { ...listed('/draft'), state: 'new', published: [] },
          ],
        }),
        takeDown: (request) => {
          asked.push(['takeDown', request]);
          return { revision: '2' };
        },
      },
    );
    const name = { kind: 'page', id: '/old' } as const;
    showEditor(<TakeDownDialog name={name} title="Old" onClose={() => {}} />, {
      language,
      address: '/editor/page?id=%2Fold',
    });
    await page.getByRole('button', { name: new RegExp(t('redirect')) }).click();
    const offered = {
      'zh-CN': [
        '显示“页面不存在”',
        '转到 名halls › 简介（/halls/one）',
        '转到 名hotels › 简介（/hotels/two）',
        '转到 简介（/loose）',
      ],
      'en-US': [
        'see “page not found”',
        'are sent to Name halls › Introduction (/halls/one)',
        'are sent to Name hotels › Introduction (/hotels/two)',
        'are sent to Introduction (/loose)',
      ],
    };
    await expect
      .poll(() =>
        page
          .getByRole('option')
          .elements()
          .map((option) => option.textContent),
      )
      .toEqual(offered[language]);
    await page.getByRole('option', { name: /hotels/ }).click();
    await button(t('takeDownNow')).click();
    await expect
      .poll(() => asked.at(-1))
      .toEqual(['takeDown', { entries: [{ ...name, redirectTo: '/hotels/two' }] }]);
  },
);

it.each(languages)(
  '[PUB-03] plans a draft for a moment or a release, and takes an entry down, in %s',
  async (language) => {
    const { server, asked, t, button } = play(language);
    server.save([{ kind: 'news', id: 'n1', version: 0, entry: changedNews }]);
    await page.viewport(390, 844);
    const { said } = showEditor(<NewsScreen />, { language, address: '/editor/content/news/n1' });
    const publish = [{ kind: 'news', id: 'n1', version: 1, languages: ['zh-CN'] }];
    const toolText = translateIn(toolTexts, language);
    await button(toolText('publish')).click();
    await button(t('at')).click();
    await expect.element(button(t('plan'))).toBeDisabled();
    await page.getByLabelText(t('moment')).fill('2001-03-03T09:00');
    await expect.element(page.getByText(t('past'))).toBeVisible();
    expect(await violations(document.body)).toEqual([]);
    await page.getByLabelText(t('moment')).fill('2099-03-03T09:00');
    await button(t('plan')).click();
    await expect.poll(() => asked).toEqual([['addRelease', { publish, at: '2099-03-03T01:00:00.000Z' }]]);
    await expect.poll(() => said[0] ?? '').toContain('2099');

    await button(toolText('publish')).click();
    await button(t('inRelease')).click();
    await page.getByRole('button', { name: new RegExp(t('newRelease')) }).click();
    await page.getByRole('option', { name: /第二天/ }).click();
    await button(t('addTo')).click();
    await expect.poll(() => asked.at(-1)).toEqual(['changeRelease', { id: 2, publish }]);

    await button(toolText('takeDown')).click();
    await expect.element(page.getByText(t('linked'))).toBeVisible();
    expect(await violations(document.body)).toEqual([]);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('takeDownNow'), exact: true })
      .click();
    await expect.poll(() => asked.at(-1)).toEqual(['takeDown', { entries: [{ kind: 'news', id: 'n1' }] }]);
  },
);
