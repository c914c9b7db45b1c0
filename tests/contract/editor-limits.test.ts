import { expect, it, onTestFinished } from 'vitest';
import type { EditorCallName } from '#schemas/editor/calls.ts';
import type { Limits } from '#schemas/editor/limits.ts';
import type { EntryInput } from '#schemas/entry.ts';
import { type Caller, type EditorResult, signedIn } from '#server/editor/handlers.ts';
import { onEveryEngine } from '../support/database.ts';
import { joinAs, signInTo, withAdministrator } from '../support/editor.ts';
import {
  ann,
  callerOf,
  dataOf,
  entryOf,
  openEditorial,
  publishEntries,
  type TestEditorial,
} from '../support/editorial.ts';
import { openTestSite } from '../support/open-site.ts';

/**
 * What an account that is limited to the section `visit` and to news may do with entries inside and outside of them, written out
 * here: a slip in the rules must turn a test red. `own`: the list leaves out entries outside.
 */
const matrix = `
call                  inside  outside
readEntry             yes     -
saveDrafts            yes     -
discardDrafts         yes     -
publish               yes     -
history               yes     -
readVersion           yes     -
restoreVersion        yes     -
linkedFrom            yes     -
sectionUses           own     own
previewLink           yes     -
markReady             yes     -
readReview            yes     -
withdrawReview        yes     -
sendBack              yes     -
addComment            yes     -
resolveThread         yes     -
checkReadiness        yes     -
addRelease            yes     -
changeRelease         yes     -
cancelRelease         yes     -
runRelease            yes     -
takeDown              yes     -
listEntries           own     -
bin                   own     own
listPages             own     own
listReviews           own     own
listTranslations      own     own
exportTranslations    yes     -
importTranslations    -       -
home                  own     own
markHomeSeen          yes     yes
listReleases          own     own
canvas                yes     yes
sample                yes     yes
listPreviewLinks      yes     yes
revokePreviewLink     yes     yes
listColleagues        yes     yes
readReadinessRules    yes     yes
changeReadinessRules  -       -
`;
const rows = matrix
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(/ +/) as [name: EditorCallName, inside: string, outside: string]);

/** Calls that change an entry or what refers to it. */
const changing: readonly EditorCallName[] = [
  'saveDrafts',
  'discardDrafts',
  'publish',
  'restoreVersion',
  'markReady',
  'withdrawReview',
  'sendBack',
  'addComment',
  'resolveThread',
  'addRelease',
  'changeRelease',
  'cancelRelease',
  'runRelease',
  'takeDown',
];

const limits: Limits = { sections: ['visit'], kinds: ['news'] };
const limited: Caller = { ...callerOf('Lin'), account: { ...signedIn(callerOf('Lin')), limits } };

const item = (id: string, path: string, parentId?: string): EntryInput => ({
  ...{ kind: 'menu', id, sort: 1 },
  data: { menuName: id, menuNameEn: id, path, defaultPath: path, ...(parentId ? { parentId } : {}) },
});
const page = (path: string): EntryInput => ({
  ...{ kind: 'page', id: path },
  data: { path, title: { zh: path, en: path }, meta: {}, blocks: [] },
  texts: { 'zh-CN': {}, 'en-US': {} },
});
const text = (kind: 'news' | 'notice', id: string): EntryInput => ({
  ...{ kind, id, date: '2026-11-20', ...(kind === 'notice' ? { facet: 'JOURNALISM' } : {}) },
  texts: { 'zh-CN': { data: { title: '题' } }, 'en-US': { data: { title: 'Title' } } },
});
const menu = [item('top', '/top'), item('visit', '/visit', 'top'), item('about', '/about', 'top')];
/** Numbered entries, so that each call that changes one has its own: a page, a text and a menu item. */
const inside = [
  (n: number) => page(`/visit/guide${n}`),
  (n: number) => text('news', `x${n}`),
  (n: number) => item(`deeper${n}`, `/visit/deeper${n}`, 'visit'),
];
const outside = [
  (n: number) => page(`/about/company${n}`),
  (n: number) => text('notice', `x${n}`),
  (n: number) => item(`board${n}`, `/about/board${n}`, 'about'),
];

onEveryEngine('an account that is limited to a section and a kind', (engine) => {
  /** Publishes an entry and drafts it, and makes everything that refers to it. */
  const refer = async (editorial: TestEditorial, entry: EntryInput) => {
    const { handlers } = editorial;
    await publishEntries(editorial, entry);
    const { kind, id } = entryOf(entry);
    const name = { kind, id };
    const stored = entryOf(entry);
    const save = { ...name, version: 0, entry: stored };
    const [draft] = dataOf(await handlers.saveDrafts({ drafts: [save] }, ann)).drafts;
    const version = draft?.version ?? 0;
    const drafts = [{ ...name, version }];
    dataOf(await handlers.markReady({ ...name, version }, ann));
    const { thread } = dataOf(await handlers.addComment({ ...name, text: 'x', mentions: [] }, ann));
    const { versions } = dataOf(await handlers.history(name, ann));
    const empty = { publish: [], takeDown: [] };
    const { release } = dataOf(await handlers.addRelease({ ...empty, name: 'R', publish: drafts }, ann));
    dataOf(await handlers.markReady({ ...name, version }, ann));
    const path = kind === 'page' ? { path: id } : { entry: name };
    const release_ = { ...empty, id: release.id };
    const requests: { readonly [N in EditorCallName]?: unknown } = {
      readEntry: name,
      history: name,
      linkedFrom: name,
      readReview: name,
      withdrawReview: name,
      saveDrafts: { drafts: [{ ...save, version }] },
      discardDrafts: { drafts },
      publish: { drafts },
      checkReadiness: { drafts },
      readVersion: { id: versions[0]?.id },
      restoreVersion: { id: versions[0]?.id, version },
      previewLink: { ...path, language: 'zh-CN', hours: 1 },
      markReady: { ...name, version },
      sendBack: { ...name, reason: 'x' },
      addComment: { ...name, text: 'x', mentions: [] },
      resolveThread: { id: thread.id, resolved: true },
      addRelease: { ...empty, publish: drafts },
      changeRelease: { ...release_, remove: [], name: 'S' },
      cancelRelease: { id: release.id },
      runRelease: { id: release.id },
      takeDown: { entries: [name] },
      listEntries: { kind, sort: 'order', descending: false, page: 1, pageSize: 100, whole: false },
      bin: {},
      listTranslations: { language: 'en-US', page: 1, pageSize: 100, words: false },
      exportTranslations: { language: 'en-US', entries: [name] },
      importTranslations: { xliff: '', apply: false },
      markHomeSeen: { at: '2026-11-21T00:00:00Z' },
      canvas: { page: {}, language: 'zh-CN' },
      sample: { call: 'venues', params: {}, language: 'zh-CN' },
      revokePreviewLink: { id: 'x' },
      changeReadinessRules: { blocking: [] },
    };
    const call = (which: EditorCallName, by: Caller): Promise<EditorResult<unknown>> => {
      const handler = handlers[which as keyof typeof handlers] as (
        request: unknown,
        caller: Caller,
      ) => Promise<EditorResult<unknown>>;
      return handler(requests[which] ?? {}, by);
    };
    return { call, id };
  };

  it.each([
    ['inside', inside],
    ['outside', outside],
  ] as const)(
    '[PUB-12] may make the calls of the matrix about what is %s, and no other',
    async (where, entries) => {
      const editorial = await openEditorial(engine);
      await publishEntries(editorial, ...menu);
      // The rules are the same on both engines, and so are the queries of all kinds.
      for (const make of engine.name === 'SQLite' ? entries : entries.slice(0, 1)) {
        // Refused calls change nothing: one entry is enough for them and for those that read.
        const shared = await refer(editorial, make(0));
        for (const [index, [name, ...columns]] of rows.entries()) {
          const expected = columns[where === 'inside' ? 0 : 1];
          const isAlone = where === 'inside' && changing.includes(name);
          const site = isAlone ? await refer(editorial, make(index)) : shared;
          const result = await site.call(name, limited);
          const refused = !result.ok && result.code === 'forbidden';
          const about = `${name} of ${site.id} ${where}`;
          // Pages and menu items are left out of their list one by one.
          const isList = name === 'listEntries' && !site.id.startsWith('x');
          expect(refused, about).toBe(isList ? false : expected === '-');
          if (expected === 'own' && where === 'outside')
            expect(JSON.stringify(result), about).not.toContain(`"${site.id}"`);
          if (name === 'listEntries' && where === 'inside')
            expect(JSON.stringify(result), about).toContain(`"${site.id}"`);
        }
      }
    },
    120_000,
  );

  it('[PUB-12] cannot move a page or a menu item out of its section or into it', async () => {
    const editorial = await openEditorial(engine);
    const { handlers } = editorial;
    await publishEntries(editorial, ...menu, page('/visit/guide'), page('/about/company'));
    const save = async (entry: EntryInput, id: string) => {
      const { kind } = entry;
      const result = await handlers.saveDrafts(
        { drafts: [{ kind, id, version: 0, entry: entryOf({ ...entry, id }) }] },
        limited,
      );
      return result.ok ? 'saved' : result.code;
    };
    expect(await save(page('/about/guide'), '/visit/guide')).toBe('forbidden');
    expect(await save(page('/visit/company'), '/about/company')).toBe('forbidden');
    expect(await save(page('/visit/other'), '/visit/guide')).toBe('saved');
    expect(await save(item('about', '/visit/about', 'visit'), 'about')).toBe('forbidden');
    expect(await save(item('new', '/about/new', 'about'), 'new')).toBe('forbidden');
    expect(await save(item('new', '/visit/new', 'visit'), 'new')).toBe('saved');
    const unchosen = {
      kind: 'page',
      entry_id: '/about/company',
      entry: '{}',
      at: '2026-11-20',
      by: 'Ann',
    } as const;
    await editorial.database.write((tx) => tx.insertInto('unchosen_version').values(unchosen).execute());
    expect(await handlers.readVersion({ id: 1, unchosen: true }, limited)).toMatchObject({
      code: 'forbidden',
    });
    // Neither an item nor a redirect reaches for a path outside.
    expect(await save(item('other', '/about', 'visit'), 'other')).toBe('forbidden');
    expect(await save(item('visit', '/about', 'top'), 'visit')).toBe('forbidden');
    const redirect = (id: string, to: string): EntryInput => ({ kind: 'redirect', id, data: { to } });
    expect(await save(redirect('/about/company', '/visit'), '/about/company')).toBe('forbidden');
    expect(await save(redirect('/visit/old', '/about'), '/visit/old')).toBe('forbidden');
    expect(await save(redirect('/visit/old', '/visit/new'), '/visit/old')).toBe('saved');
  });

  it('[PUB-12] has no preview of a page outside, however its path is written', async () => {
    const editorial = await openEditorial(engine);
    const { handlers } = editorial;
    await publishEntries(
      editorial,
      ...menu,
      page('/visit/guide'),
      page('/visit/路线'),
      page('/about/company'),
    );
    const preview = async (path: string) => {
      const result = await handlers.previewLink({ path, language: 'zh-CN', hours: 1 }, limited);
      return result.ok ? 'made' : result.code;
    };
    for (const path of [
      '/about/company',
      '/visit/../about/company',
      '/visit/guide/../../about/company?x=1',
      '/visit/%2e%2e/about/company',
      '/visit/..\\about\\company',
      '//visit/about/company',
    ])
      expect([path, await preview(path)]).toEqual([path, 'forbidden']);
    for (const path of ['/visit/guide', '/visit/guide?year=2026#top', '/visit/路线', '/about/../visit/guide'])
      expect([path, await preview(path)]).toEqual([path, 'made']);
  });

  it('[PUB-12] sees the menu items above its section, so that the menu is a tree, and cannot change them', async () => {
    const editorial = await openEditorial(engine);
    await publishEntries(editorial, ...menu);
    const { handlers } = editorial;
    const all = {
      kind: 'menu',
      sort: 'order',
      descending: false,
      page: 1,
      pageSize: 25,
      whole: false,
    } as const;
    const listed = dataOf(await handlers.listEntries(all, limited));
    expect([listed.items.map(({ id }) => id).toSorted(), listed.total]).toEqual([['top', 'visit'], 2]);
    const drafts = [{ kind: 'menu' as const, id: 'top', version: 0, entry: entryOf(item('top', '/x')) }];
    expect(await handlers.saveDrafts({ drafts }, limited)).toMatchObject({ code: 'forbidden' });
  });
});

it('[PUB-12] limits apply from the next request on, are in the session, and end when an account becomes administrator', async () => {
  const site = await openTestSite({ ...withAdministrator, DEMO: 'off' });
  onTestFinished(() => site.close());
  const admin = await signInTo(site);
  const editor = await joinAs(site, admin, 'editor');
  const { accounts } = await admin.ask('listAccounts', {});
  const { id } = accounts.find(({ role }) => role === 'editor') ?? { id: '' };
  const statusOf = async (kind: string) => (await editor.post('listEntries', { kind })).status;
  expect(await statusOf('notice')).toBe(200);
  const changed = await admin.ask('changeAccount', { id, limits: { kinds: ['news'] } });
  expect(changed.limits).toEqual({ kinds: ['news'] });
  expect([await statusOf('notice'), await statusOf('news')]).toEqual([403, 200]);
  const here = { kind: 'notice', id: 'x', screen: 's' };
  expect((await editor.post('presence', here)).status).toBe(403);
  expect((await editor.post('presence', { ...here, kind: 'news' })).status).toBe(200);
  expect((await editor.ask('session', {})).account?.limits).toEqual({ kinds: ['news'] });
  await admin.ask('changeAccount', { id, role: 'administrator' });
  expect(await statusOf('notice')).toBe(200);
  await admin.ask('changeAccount', { id, role: 'publisher' });
  expect(await statusOf('notice')).toBe(403);
  await admin.ask('changeAccount', { id, limits: null });
  expect(await statusOf('notice')).toBe(200);
  expect((await admin.ask('listAudit', { search: 'limited' })).entries.map(({ about }) => about)).toEqual([
    'editor@example.com: publisher, limited',
    'editor@example.com: editor, limited',
  ]);
});
