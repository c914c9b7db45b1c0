import { expect } from '@playwright/test';
import { fieldTexts, settingsTexts, signInTexts } from '#editor/accounts/texts.ts';
import { contentKinds, siteKinds } from '#editor/content/content-kinds.ts';
import { contentTexts } from '#editor/content/texts.ts';
import { homeTexts } from '#editor/home/home-texts.ts';
import { inboxTexts } from '#editor/inbox/texts.ts';
import { mediaTexts } from '#editor/media/texts.ts';
import { menuTexts } from '#editor/menu/texts.ts';
import { pagesTexts } from '#editor/pages/list/texts.ts';
import { pageTexts } from '#editor/pages/page-texts.ts';
import { binTexts } from '#editor/publishing/history/bin-texts.ts';
import { historyTexts } from '#editor/publishing/history/history-texts.ts';
import { publishTexts } from '#editor/publishing/publish/publish-texts.ts';
import { toolTexts } from '#editor/publishing/tool-texts.ts';
import { reviewTexts } from '#editor/review/review-texts.ts';
import { exchangeTexts } from '#editor/translations/exchange-texts.ts';
import { translationTexts } from '#editor/translations/translation-texts.ts';
import { translateIn } from '#i18n/i18n.ts';
import { entities } from '#schemas/entities.ts';
import { administrator, withAdministrator } from '../support/editor.ts';
import { beginTour } from '../support/editor-tour.ts';
import { administer, fillEditor } from '../support/filled-editor.ts';
import { tabTo } from '../support/keyboard.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { test, withoutMotion } from '../support/site-test.ts';
import { inOneOf, thorough } from '../support/thorough.ts';

test.use(withoutMotion);

const introduction = '/page?path=/exhibitCenter/exhibitionHallIntroduction';
const scheduleItem = { 'zh-CN': '展会排期', 'en-US': 'Exhibition schedule' };

// In one worker, because each worker would start a server of its own for two tests.
if (thorough) test.describe.configure({ mode: 'parallel' });

let site: ServedSite;
test.beforeAll(async () => {
  site = await serveSite(withAdministrator);
});
test.afterAll(() => site.stop());

for (const language of inOneOf('zh-CN'))
  test(`[EDIT-01] no screen of the editor in ${language} has axe violations or scrolls sideways`, async ({
    page,
    request,
  }) => {
    await fillEditor(request, site.url);
    const call = await administer(request, site.url);
    const { url } = await call('invite', { email: 'colleague@example.com', role: 'editor' });
    const tour = await beginTour(page, { url: site.url, language });
    const { see, seeWidth, seeMain, seeDialog, go, press, choose, dialog, close } = tour;

    // Sign-in.
    const field = translateIn(fieldTexts, language);
    const entrance = translateIn(signInTexts, language);
    await page.goto(site.url + new URL(url).pathname);
    await see('invitation', page.getByLabel(field('name')));
    await go('/pages');
    await see('sign-in', page.getByRole('button', { name: entrance('signIn'), exact: true }));
    await page.getByLabel(field('email')).fill(administrator.email);
    await page.getByLabel(field('password'), { exact: true }).fill(administrator.password);
    await press(entrance('signIn'));

    // Pages.
    const pages = translateIn(pagesTexts, language);
    await see('pages', page.getByRole('link', { name: /^VR/ }).first());
    await press(pages('newPage'));
    await see('new page', dialog);
    await close();
    await page.getByRole('link', { name: pages('bin') }).click();
    await see('bin of pages', page.getByRole('button', { name: pages('restore') }).first());

    // The page editor: its canvas and every dialog over it.
    const onPage = translateIn(pageTexts, language);
    const tool = translateIn(toolTexts, language);
    await go(`${introduction}&block=pictures`);
    const block = page.getByText(onPage('position', { number: 4, count: 4 }));
    await see('block', block);
    await press(onPage('back'));
    await see('page', page.getByText(onPage('outline')));
    await page.locator('[data-outline-row]').last().getByRole('button').first().click();
    // A different text per language, because both languages use one site.
    await page.getByRole('textbox').first().fill(`从空场到开幕的三天 ${language}`);
    await see('older', page.getByText(onPage('older.en')).first());
    await press(onPage('pair'));
    await see('both languages', page.locator('iframe').nth(1));
    await press(tool('preview'));
    await seeDialog('preview', dialog.locator('iframe'));
    await close();
    await press(tool('publish'));
    await seeDialog('publishing', dialog.getByRole('checkbox').first());
    await dialog.getByRole('checkbox', { name: /中文/ }).setChecked(true);
    await dialog.getByRole('checkbox', { name: /English/ }).setChecked(false);
    await press(translateIn(publishTexts, language)('publishIn.zh'));
    await expect(page.getByRole('dialog')).toBeHidden();
    await press(tool('history'));
    await press(translateIn(historyTexts, language)('compare'));
    await seeDialog('history', dialog);
    await close();

    // Review, of one more draft.
    const review = translateIn(reviewTexts, language);
    const name = { kind: 'page', id: '/exhibitCenter/exhibitionHallIntroduction' };
    const { published, draft } = await call('readEntry', name);
    const entry = structuredClone(draft?.entry ?? published);
    entry.data.title.en = `Halls ${language}`;
    const saved = await call('saveDrafts', { drafts: [{ ...name, version: draft?.version ?? 0, entry }] });
    const { version } = saved.drafts[0];
    await call('markReady', { ...name, version, message: 'Heights as built' });
    await call('addComment', { ...name, block: 'pictures', field: 'title', text: 'Four halls?' });
    await go('/review?open=page+/exhibitCenter/exhibitionHallIntroduction');
    await see('review queue', page.getByRole('button', { name: review('approve') }));
    await go('/review/entry?kind=page&id=/exhibitCenter/exhibitionHallIntroduction');
    const pin = page.frameLocator('iframe').getByRole('button', { name: review('pin', { number: 1 }) });
    await see('page under review', pin);

    // Content of all types.
    const content = translateIn(contentTexts, language);
    const kinds = contentKinds(entities);
    // Lists do not have this button.
    const history = page.getByRole('button', { name: tool('history') });
    for (const kind of kinds) {
      await go(`/content/${kind}`);
      const first = page.locator(`main a[href^="/editor/content/${kind}/"]`).first();
      // Axe judges the list of each kind in `content.browser.test.tsx`.
      await (kind === kinds[0] || thorough ? see : seeWidth)(`list of ${kind}`, first);
      await first.click();
      await (kind === kinds[0] ? see : seeMain)(`form of ${kind}`, history);
    }
    await go('/content/news');
    await page.getByRole('checkbox').nth(1).check();
    await see('selection', page.getByText(content('selected', { count: 1 })));
    await press(translateIn(binTexts, language)('bin'));
    await seeDialog('bin of content', dialog);
    await close();

    // What every page uses.
    await go('/site');
    const rows = page.locator('main a[href^="/editor/site/"]');
    await see('site', rows.first());
    for (const kind of siteKinds(entities)) {
      await go('/site');
      await page.locator(`main a[href^="/editor/site/${kind}/"]`).first().click();
      await seeMain(`form of ${kind}`, history);
    }

    // The menu.
    const menu = translateIn(menuTexts, language);
    const actions = menu('actions', { name: scheduleItem[language] });
    await go('/menu');
    await see('menu', page.getByRole('treegrid'));
    await press(menu('add'));
    await see('new menu item', page.getByLabel(menu('path')));
    await press(actions);
    await see('actions', page.getByRole('menuitem').first());
    await choose(menu('edit'));
    await expect(page.getByRole('heading', { name: menu('panelEdit') })).toBeVisible();
    await page.getByLabel(menu('path')).fill('/exhibitCenter/calendar');
    await see('changed address', page.getByText(menu('redirect')));
    await press(actions);
    await choose(menu('outdent'));
    await seeDialog('move', dialog);
    await close();
    await press(actions);
    await choose(menu('remove'));
    await seeDialog('removal', dialog);
    await close();
    await press(translateIn(binTexts, language)('bin'));
    await seeDialog('bin of the menu', dialog);
    await close();

    // The library.
    const media = translateIn(mediaTexts, language);
    await go('/media');
    await see('library', page.getByRole('button', { name: /^hall\.jpg/ }));
    await page.getByRole('button', { name: /^hall\.jpg/ }).click();
    await see('picture', page.getByLabel(media('altZh')));
    const files = [{ name: 'plan.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }];
    await page.locator('input[type=file]').first().setInputFiles(files);
    await see('refused upload', page.getByText(media('reportRefused', { count: 1 })));

    // The home screen and the list of translations.
    const translations = translateIn(translationTexts, language);
    await go('/home');
    await see('home', page.getByRole('heading', { name: translateIn(homeTexts, language)('drafts') }));
    await go('/translations');
    await see('translations', page.getByRole('table'));
    await page.getByRole('checkbox').nth(1).check();
    await seeMain('selected translations', page.getByText(translations('unselect')));
    await press(translateIn(exchangeTexts, language)('import'));
    await seeDialog('import of translations', dialog);
    await close();

    // Requests.
    const inbox = translateIn(inboxTexts, language);
    await go('/inbox');
    await see('inbox', page.getByRole('table'));
    await page.getByRole('table').getByRole('link').last().click();
    await see('request', page.getByRole('button', { name: inbox('toContacted') }));
    await press(inbox('more'));
    await choose(inbox('remove'));
    await seeDialog('removal of a request', dialog);
    await close();

    // Settings.
    const settings = translateIn(settingsTexts, language);
    await go('/settings/accounts');
    await see('accounts', page.getByText('colleague@example.com'));
    await press(settings('invite'));
    await seeDialog('inviting', dialog);
    await close();
    await go('/settings/audit');
    await see('activity', page.getByRole('columnheader', { name: settings('what'), exact: true }));
    await go('/settings/previews');
    await see('preview links', page.getByRole('button', { name: settings('revoke'), exact: false }).first());
    await go('/settings/checks');
    await seeMain('checks', page.getByRole('checkbox').first());
    await go('/settings/mine');
    await press(settings('changePassword'));
    await seeDialog('my account', dialog);
  });

test('[EDIT-01] an editor can sign in, open a page, add a block, write its title and publish by keyboard alone', async ({
  page,
}) => {
  await page.context().addCookies([{ name: 'lang', value: 'en-US', url: site.url }]);
  const press = (key: string) => page.keyboard.press(key);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  /** Whether the focus is inside the page, so that the keyboard user does not restart at its top. */
  const isHeld = () =>
    expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);

  await page.goto(`${site.url}/editor`);
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(administrator.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(administrator.password);
  await press('Enter');

  // The first is in the rail; the home screen has one to the translations of pages.
  const pages = page.getByRole('link', { name: 'Pages', exact: true }).first();
  await expect(page.getByText('My drafts')).toBeVisible();
  await isHeld();
  await tabTo(page, pages);
  await press('Enter');
  const search = page.getByRole('searchbox');
  await expect(search).toBeVisible();
  await isHeld();
  await tabTo(page, search);
  await page.keyboard.type('privacy');
  await tabTo(page, page.getByRole('link', { name: 'Privacy' }));
  await press('Enter');

  const add = button('Add Statistics');
  await expect(add).toBeVisible();
  await isHeld();
  // The palette is one tab stop; arrow keys go from block to block.
  await tabTo(page, page.getByRole('button', { name: /^Add / }).first());
  await expect(async () => {
    await press('ArrowDown');
    await expect(add).toBeFocused({ timeout: 250 });
  }).toPass({ intervals: [0], timeout: 30_000 });
  await press('Enter');
  await expect(page.getByText('Block 2 of 2')).toBeVisible();
  await isHeld();
  const title = page.getByRole('group', { name: 'Title' }).getByRole('textbox');
  await tabTo(page, title.first());
  await press('ControlOrMeta+a');
  await page.keyboard.type('一年');
  await tabTo(page, title.nth(1));
  await press('ControlOrMeta+a');
  await page.keyboard.type('The year in figures');
  await expect(page.getByText(/^Draft, saved/)).toBeVisible();

  await tabTo(page, button('Publish'));
  await press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await isHeld();
  await tabTo(page, button('Publish in both languages'));
  await press('Enter');
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
  const answer = await fetch(`${site.url}/about/privacy`, { headers: { cookie: 'lang=en-US' } });
  expect(await answer.text()).toContain('The year in figures');
});
