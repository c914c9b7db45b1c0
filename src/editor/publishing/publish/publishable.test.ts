import { describe, expect, it } from 'vitest';
import type { ListedEntry } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import { fieldLabel } from '../diff/field-label.ts';
import { shownValue, textOfHtml } from '../diff/shown-value.ts';
import { issuePlace } from './issue-reason.ts';
import { draftsToPublish, firstChoice, languageStates, type Publishable, standingIn } from './publishable.ts';
import { type Companion, companionsOf, isTicked, tickedOrNot, untickedAtFirst } from './read-publishables.ts';

const both = { 'zh-CN': { data: {} }, 'en-US': { data: {} } };
const page = (title: { zh: string; en: string }, more: Partial<Entry> = {}): Entry => ({
  kind: 'page',
  id: '/a',
  data: { path: '/a', title, meta: {}, blocks: [] },
  texts: both,
  ...more,
});
const draftOf = (entry: Entry | null, stored: Publishable['stored'] = {}): Publishable => ({
  name: { kind: 'page', id: '/a' },
  stored: {
    ...stored,
    draft: { kind: 'page', id: '/a', entry, version: 4, at: '2026-03-01T00:00:00Z', by: 'Lin' },
  },
});

describe('choosing the languages to publish', () => {
  const title = { zh: '甲', en: 'A' };
  const row = (language: string, never: boolean, outdated: boolean, changed: boolean) => ({
    language,
    never,
    outdated,
    changed,
  });
  it.each<[string, Publishable, object[], string[]]>([
    [
      'both of a new page',
      draftOf(page(title)),
      [row('zh-CN', true, false, true), row('en-US', true, false, true)],
      ['zh-CN', 'en-US'],
    ],
    [
      'the one whose text has changed',
      draftOf(page({ zh: '乙', en: 'A' }), { published: page(title) }),
      [row('zh-CN', false, false, true), row('en-US', false, false, false)],
      ['zh-CN'],
    ],
    [
      'the one that was never published, though outdated',
      draftOf(
        page(title, {
          data: { title, blocks: [], edited: { '': { title: { zh: '2026-02', en: '2026-01' } } } },
        }),
        { published: page(title, { data: { title, blocks: [] }, texts: { 'zh-CN': { data: {} } } }) },
      ),
      [row('zh-CN', false, false, false), row('en-US', true, true, true)],
      ['en-US'],
    ],
    [
      'both of a page that the site has by itself, when its blocks change',
      draftOf(page(title, { data: { path: '/a', title, meta: {}, blocks: [{ id: 'x', type: 'map' }] } }), {
        builtIn: page(title),
      }),
      [row('zh-CN', false, false, true), row('en-US', false, false, true)],
      ['zh-CN', 'en-US'],
    ],
    ['none of a removal', draftOf(null, { published: page(title) }), [], []],
  ])('are ticked: %s', (_name, publishable, states, ticked) => {
    expect(languageStates(publishable)).toEqual(states);
    expect(firstChoice(languageStates(publishable))).toEqual(ticked);
  });

  it('names the languages for pages only, and only if some are left out', () => {
    const publishables = [draftOf(page(title)), draftOf(null)];
    const name = { kind: 'page', id: '/a', version: 4 };
    expect(draftsToPublish(publishables, ['en-US'])).toEqual([{ ...name, languages: ['en-US'] }, name]);
    expect(draftsToPublish(publishables, ['zh-CN', 'en-US'])).toEqual([name, name]);
  });

  it('[PUB-02] offers the languages of news, and of an event that visitors know, and publishes each in those it has', () => {
    const news = (zh: string, en?: string): Entry => ({
      ...{ kind: 'news', id: 'n', data: {} },
      texts: {
        'zh-CN': { data: { title: zh } },
        ...(en === undefined ? {} : { 'en-US': { data: { title: en } } }),
      },
    });
    const named = (entry: Entry, published?: Entry): Publishable => ({
      name: { kind: entry.kind, id: entry.id },
      stored: {
        ...(published ? { published } : {}),
        draft: {
          ...{ kind: entry.kind, id: entry.id, entry, version: 4 },
          at: '2026-03-01T00:00:00Z',
          by: 'Lin',
        },
      },
    });
    const event = (zh: string, en: string): Entry => ({
      ...{ kind: 'schedule', id: 'e', data: { projectName: zh, projectNameEn: en } },
    });
    const changed = named(news('新', 'Old'), news('旧', 'Old'));
    const chinese = named(news('新'));
    expect(languageStates(changed)).toEqual([
      row('zh-CN', false, false, true),
      row('en-US', false, false, false),
    ]);
    expect(languageStates(chinese)).toEqual([row('zh-CN', true, false, true)]);
    expect(languageStates(named(event('新', 'New')))).toEqual([]);
    const renamed = named(event('车展', 'Motor show'), event('车展', 'Car show'));
    expect(firstChoice(languageStates(renamed))).toEqual(['en-US']);
    expect(draftsToPublish([changed, chinese, renamed], ['en-US'])).toEqual([
      { kind: 'news', id: 'n', version: 4, languages: ['en-US'] },
      { kind: 'schedule', id: 'e', version: 4, languages: ['en-US'] },
    ]);
  });

  it('adds the chosen languages to the entry before publishing', () => {
    const chinese = page(title, { texts: { 'zh-CN': { data: {} } } });
    expect(standingIn(chinese, ['en-US']).texts).toEqual(both);
    expect(standingIn(chinese, ['zh-CN'])).toBe(chinese);
  });
});

describe('companion drafts', () => {
  const listed = (kind: 'menu' | 'redirect' | 'section', id: string, data: Entry['data']): ListedEntry => ({
    kind,
    id,
    state: 'new',
    title: {},
    published: [],
    entry: { kind, id, data },
  });
  const menu = [
    listed('menu', 'top', { path: '/top' }),
    listed('menu', 'a', { path: '/a', parentId: 'top' }),
    listed('menu', 'other', { path: '/other' }),
  ];
  const redirects = [listed('redirect', '/old', { to: '/a' }), listed('redirect', '/else', { to: '/other' })];
  const banners: ListedEntry[] = ['甲', '乙'].map((column) => ({
    ...{ kind: 'banner', id: `banner ${column}`, state: 'changed', title: {}, published: [] },
    entry: {
      ...{ kind: 'banner', id: `banner ${column}`, data: {} },
      texts: { 'zh-CN': { facet: column, data: {} } },
    },
  }));
  const sections = [listed('section', 'hotline', {}), listed('section', 'else', {})];
  const pages = [
    { id: '/first', path: '/a' },
    { id: '/a', path: '/elsewhere' },
  ];
  const idsOf = (main: Publishable) =>
    companionsOf([main], { menu, redirects, banners, sections, pages }).map(({ id }) => id);

  it('of a page are its menu item, the new parent item, and redirects to the page', () => {
    expect(idsOf(draftOf(page({ zh: '甲', en: 'A' })))).toEqual(['a', 'top', '/old']);
  });

  it('[PUB-08] of a page are the drafts of the sections that it shows', () => {
    const entry = page({ zh: '甲', en: 'A' });
    const blocks = [{ id: 'ask', type: 'section', version: 1, props: { section: 'hotline' } }];
    const draft = draftOf({ ...entry, data: { ...entry.data, blocks } });
    expect(idsOf(draft)).toEqual(['a', 'top', '/old', 'hotline']);
  });

  it('of a menu item are its page, the new parent item, and redirects to the page', () => {
    const entry: Entry = { kind: 'menu', id: 'a', data: { path: '/a', parentId: 'top' } };
    expect(idsOf({ ...draftOf(entry), name: { kind: 'menu', id: 'a' } })).toEqual([
      ...['a', 'top', '/old', '/first'],
    ]);
  });

  it('of a renamed menu item are its banners', () => {
    const entry: Entry = { kind: 'menu', id: 'b', data: { menuName: '乙', path: '/b' } };
    expect(idsOf({ ...draftOf(entry), name: { kind: 'menu', id: 'b' } })).toEqual(['banner 乙']);
  });

  it.each([
    ['follows its renamed menu item', '标题', true],
    ['has other changes too', '另一标题', false],
  ])('a banner that %s is ticked at first: %s', (_name, headTitle, ticked) => {
    const banner = (column: string, title: string): Entry => ({
      ...{ kind: 'banner', id: 'x', data: {} },
      texts: { 'zh-CN': { facet: column, data: { headTitle: title } } },
    });
    const draft = draftOf(banner('乙', headTitle), { published: banner('甲', '标题') });
    const companion: Companion = { ...draft, name: { kind: 'banner', id: 'x' }, of: ['menu a'] };
    expect(isTicked(companion, { main: [moved], account: 'Wang' })).toBe(ticked);
  });

  const item: Entry = { kind: 'menu', id: 'a', data: { path: '/a', parentId: 'top' } };
  const moved: Publishable = { ...draftOf(item, { published: item }), name: { kind: 'menu', id: 'a' } };
  const added: Publishable = { ...draftOf(item), name: { kind: 'menu', id: 'a' } };
  const title = { zh: '甲', en: 'A' };
  it.each<[string, Publishable, Publishable, boolean]>([
    [
      'the draft of a published page is not, when its menu item moves',
      draftOf(page(title), { published: page(title) }),
      moved,
      false,
    ],
    [
      'the draft of a published page is not, when its menu item is new',
      draftOf(page(title), { published: page(title) }),
      added,
      false,
    ],
    [
      'a page that moves with its menu item is',
      draftOf(page(title), { published: page(title, { data: { path: '/b', title } }) }),
      moved,
      true,
    ],
    ['the new page of a published menu item is not, when the item moves', draftOf(page(title)), moved, false],
    ['the new page of a new menu item is', draftOf(page(title)), added, true],
    [
      'the deletion of a page is, when its menu item is deleted',
      draftOf(null, { published: page(title) }),
      { ...draftOf(null, { published: item }), name: { kind: 'menu', id: 'a' } },
      true,
    ],
    [
      'the deletion of a page is not, when its menu item moves',
      draftOf(null, { published: page(title) }),
      moved,
      false,
    ],
    ['a new menu item is', added, draftOf(page(title)), true],
    ['a colleague’s change of a menu item is not', moved, draftOf(page(title)), false],
  ])('%s ticked at first', (_name, companion, main, ticked) => {
    const { kind, id } = main.name;
    const belonging = { ...companion, of: [`${kind} ${id}`] };
    expect(isTicked(belonging, { main: [main], account: 'Wang' })).toBe(ticked);
  });

  it('ticks the user’s own change of a menu item at first', () => {
    const own = { ...moved, of: ['page /a'] };
    expect(isTicked(own, { main: [draftOf(page(title))], account: 'Lin' })).toBe(true);
  });

  it('[PUB-09] of all changes of the menu, only the user’s own are ticked at first, and no new item with a new page', () => {
    const theirs: Publishable = { ...moved, name: { kind: 'menu', id: 'theirs' } };
    if (theirs.stored.draft)
      theirs.stored = { ...theirs.stored, draft: { ...theirs.stored.draft, by: 'Wang' } };
    const fresh: Publishable = { ...added, name: { kind: 'menu', id: 'fresh' } };
    const main = [moved, theirs, fresh];
    const companions: Companion[] = [
      { ...draftOf(page(title), { published: page(title) }), of: ['menu a'] },
      { ...draftOf(page(title)), name: { kind: 'page', id: '/fresh' }, of: ['menu fresh'] },
      { ...draftOf(page(title)), name: { kind: 'redirect', id: '/theirs' }, of: ['menu theirs'] },
    ];
    const user = { account: 'Lin' };
    const at = untickedAtFirst({ main, companions }, { ...user, offered: true });
    expect([...at]).toEqual(['menu theirs', 'menu fresh', 'page /a', 'page /fresh', 'redirect /theirs']);
    const before = new Set(['menu theirs', 'menu fresh', 'page /a', 'page /fresh', 'redirect /theirs']);
    // A tick of the new item takes its page along; the unfinished page at the end of the other path is ticked by hand only.
    const withFresh = new Set(['menu theirs', 'page /a', 'page /fresh', 'redirect /theirs']);
    const ticked = tickedOrNot(before, { main, companions }, { ...user, changed: withFresh });
    expect([...ticked]).toEqual(['menu theirs', 'page /a', 'redirect /theirs']);
    const without = new Set(['menu theirs', 'page /a', 'redirect /theirs', 'menu fresh']);
    const again = tickedOrNot(ticked, { main, companions }, { ...user, changed: without });
    expect([...again].toSorted()).toEqual([...before].toSorted());
  });
});

it('locates an issue in its block, or in the entry', () => {
  const block = { id: 'x', type: 'statement' };
  const about = draftOf(page({ zh: '甲', en: 'A' }, { data: { blocks: [{ id: 'w', type: 'map' }, block] } }));
  expect(issuePlace({ field: 'blocks[1].props.items[0].title' }, about)).toEqual({
    block,
    position: 2,
    path: ['props', 'items', 0, 'title'],
  });
  expect(issuePlace({ field: 'blocks[7]' }, about)).toEqual({ path: ['data', 'blocks', 7] });
  expect(issuePlace({ field: 'date' }, about)).toEqual({ path: ['date'] });
});

it('labels fields as in their forms, and twin fields by one label with their language', () => {
  const label = (path: string[], kind: 'menu' | 'page', blockType?: string) =>
    fieldLabel(path, { name: { kind, id: 'a' }, blockType }, 'en-US');
  expect(label(['data', 'menuNameEn'], 'menu')).toMatchObject({
    names: label(['data', 'menuName'], 'menu').names,
    language: 'en-US',
  });
  expect(label(['props', 'html'], 'page', 'statement').names).not.toEqual(['html']);
  expect(label(['props', 'unknown'], 'page', 'statement').names).toEqual(['unknown']);
  expect(label(['sort'], 'menu').names).toEqual(['Order']);
});

it.each([
  [undefined, ''],
  [true, 'yes'],
  [12, '12'],
  ['plain', 'plain'],
  ['<p>One &amp; two</p><p>three</p>', 'One & two\nthree'],
  [{ zh: '甲', en: 'A' }, 'A'],
  [['x'], '["x"]'],
])('%j is shown as %j', (value, shown) => {
  expect(shownValue({ field: undefined, value, language: 'en-US' })).toBe(shown);
});

it('converts rich text to one line per paragraph', () => {
  expect(textOfHtml('<h2>A</h2><ul><li>b</li></ul>c<br>d')).toBe('A\nb\nc\nd');
});
