import { expect, it, onTestFinished } from 'vitest';
import { tags } from '#api/content-changes.ts';
import type { EntryInput } from '#schemas/entry.ts';
import { type Language, languages } from '#schemas/language.ts';
import { publish } from '#server/db/content/publish.ts';
import { onEveryEngine } from '#tests/support/database.ts';
import { signInTo, withAdministrator } from '#tests/support/editor.ts';
import {
  ann,
  callerOf,
  dataOf,
  entryOf,
  openEditorial,
  pagesIn,
  publishEntries,
  type TestEditorial,
} from '#tests/support/editorial.ts';
import { openTestSite } from '#tests/support/open-site.ts';

const pair = (zh: string, en: string) => ({ zh, en });
const text = (id: string, zh: string, en: string) => ({
  ...{ id, type: 'rich-text', version: 1 },
  props: { html: pair(`<p>${zh}</p>`, `<p>${en}</p>`) },
});
const section = (zh: string, en: string, more: Partial<EntryInput> = {}): EntryInput => ({
  ...{ kind: 'section', id: 'hotline', facet: 'SYNCED' },
  data: { title: pair('热线', 'Hotline'), blocks: [text('call', zh, en)] },
  texts: { 'zh-CN': {}, 'en-US': {} },
  ...more,
});
const reference = (id: string, to = 'hotline') => ({
  id,
  type: 'section',
  version: 1,
  props: { section: to },
});
const page = (
  path: string,
  blocks: readonly unknown[],
  shown: readonly Language[] = languages,
): EntryInput => ({
  ...{ kind: 'page', id: path },
  data: { path, title: pair('页', 'Page'), meta: {}, blocks },
  texts: Object.fromEntries(shown.map((language) => [language, {}])),
});

/** Id and HTML of the blocks of all pages, as every client of the contract gets them. */
async function shownIn(editorial: Pick<TestEditorial, 'source'>, language: Language) {
  const pages = await pagesIn(editorial, language);
  return Object.fromEntries(
    pages.map(({ path, blocks }) => [
      path,
      blocks.map(({ id, type, props }) => `${id} ${type} ${props.html ?? ''}`.trim()),
    ]),
  );
}

/** Saves a draft over the present one. */
async function save({ handlers }: TestEditorial, input: EntryInput | { remove: string }) {
  const name = 'remove' in input ? { kind: 'section' as const, id: input.remove } : entryOf(input);
  const { kind, id } = name;
  const { draft } = dataOf(await handlers.readEntry({ kind, id }, ann));
  const entry = 'remove' in input ? null : entryOf(input);
  return dataOf(
    await handlers.saveDrafts({ drafts: [{ kind, id, version: draft?.version ?? 0, entry }] }, ann),
  ).drafts;
}

const change = async (editorial: TestEditorial, ...inputs: Parameters<typeof save>[1][]) => {
  const drafts = [];
  for (const input of inputs) drafts.push(...(await save(editorial, input)));
  return editorial.handlers.publish({ drafts }, ann);
};

onEveryEngine('saved sections', (engine) => {
  it('[PUB-08] are edited once and shown by every page that refers to them, in each language', async () => {
    const editorial = await openEditorial(engine);
    await publishEntries(
      editorial,
      section('电话 1', 'Call 1'),
      page('/one', [text('own', '一', 'One'), reference('ask')]),
      page('/two', [reference('ask'), reference('again')]),
    );
    expect(await shownIn(editorial, 'zh-CN')).toEqual({
      '/one': ['own rich-text <p>一</p>', 'ask-call rich-text <p>电话 1</p>'],
      '/two': ['ask-call rich-text <p>电话 1</p>', 'again-call rich-text <p>电话 1</p>'],
    });
    const [draft] = await save(editorial, section('电话 2', 'Call 2'));
    expect((await shownIn(editorial, 'en-US'))['/one']).toEqual([
      'own rich-text <p>One</p>',
      'ask-call rich-text <p>Call 1</p>',
    ]);
    const chinese = { kind: 'section', id: 'hotline', version: draft?.version ?? 0 } as const;
    dataOf(await editorial.handlers.publish({ drafts: [{ ...chinese, languages: ['zh-CN'] }] }, ann));
    expect((await shownIn(editorial, 'zh-CN'))['/two']).toEqual([
      'ask-call rich-text <p>电话 2</p>',
      'again-call rich-text <p>电话 2</p>',
    ]);
    expect((await shownIn(editorial, 'en-US'))['/two']).toEqual([
      'ask-call rich-text <p>Call 1</p>',
      'again-call rich-text <p>Call 1</p>',
    ]);
    const { versions } = dataOf(await editorial.handlers.history({ kind: 'section', id: 'hotline' }, ann));
    expect(versions.map((version) => version.languages)).toEqual([['zh-CN'], ['zh-CN', 'en-US']]);
  });

  it('[PUB-08] detached blocks stay as they are when the section changes', async () => {
    const editorial = await openEditorial(engine);
    await publishEntries(editorial, section('电话 1', 'Call 1'), page('/one', [reference('ask')]));
    dataOf(await change(editorial, page('/one', [text('call-7abc', '电话 1', 'Call 1')])));
    dataOf(await change(editorial, section('电话 2', 'Call 2')));
    expect(await shownIn(editorial, 'zh-CN')).toEqual({ '/one': ['call-7abc rich-text <p>电话 1</p>'] });
  });

  it('[PUB-08] change the pages that show them, and no others, for the caches', async () => {
    const editorial = await openEditorial(engine);
    await publishEntries(editorial, section('电话', 'Call'), page('/one', [text('own', '一', 'One')]));
    const read = async () => {
      const reads = new Set<string>();
      const call = { key: 'official.pages.config' };
      await editorial.source.parsed.call('remoteConfig', call, {
        language: 'zh-CN',
        reads: { add: (tag) => void reads.add(tag) },
      });
      return reads.has(tags.list('section', 'zh-CN', 'SYNCED'));
    };
    expect(await read()).toBe(false);
    dataOf(await change(editorial, page('/one', [reference('ask')])));
    expect(await read()).toBe(true);
    await editorial.database.write((tx) => tx.deleteFrom('revision').execute());
    dataOf(await change(editorial, section('新电话', 'Call')));
    const { changed } = await editorial.database.read
      .selectFrom('revision')
      .select('changed')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(changed ?? '[]')).toEqual(['section.zh:hotline', 'section.zh', 'section.zh/SYNCED']);
  });

  it('cannot be removed or taken down while a page or a draft shows them, and the refusal names it', async () => {
    const editorial = await openEditorial(engine);
    const { handlers } = editorial;
    await publishEntries(editorial, section('电话', 'Call'), page('/one', [reference('ask')]));
    const refused = {
      code: 'invalid',
      data: { issues: [{ kind: 'section', id: 'hotline', field: 'uses', reason: 'it is shown by /one' }] },
    };
    expect(await change(editorial, { remove: 'hotline' })).toMatchObject(refused);
    dataOf(await handlers.discardDrafts({ drafts: await save(editorial, { remove: 'hotline' }) }, ann));
    expect(await handlers.takeDown({ entries: [{ kind: 'section', id: 'hotline' }] }, ann)).toMatchObject(
      refused,
    );
    const copied = section('电话', 'Call', { facet: 'COPIED' });
    expect(await change(editorial, copied)).toMatchObject({ code: 'invalid' });
    const chinese = section('电话', 'Call', { texts: { 'zh-CN': {} } });
    expect(await change(editorial, chinese)).toMatchObject({ code: 'invalid' });
    await save(editorial, section('电话', 'Call'));
    // The draft of another page shows the section as well.
    await save(editorial, page('/two', [reference('ask')]));
    dataOf(await change(editorial, page('/one', [])));
    expect(await change(editorial, { remove: 'hotline' })).toMatchObject({
      data: { issues: [{ reason: 'it is shown by /two' }] },
    });
    await save(editorial, page('/two', []));
    expect(dataOf(await change(editorial, { remove: 'hotline' })).revision).not.toBe('');
  });

  it('refuses a page that refers to a section without a publication in its language, and publishes both together', async () => {
    const editorial = await openEditorial(engine);
    const chinese = section('电话', 'Call', { texts: { 'zh-CN': {} } });
    const one = page('/one', [text('own', '一', 'One'), reference('ask')]);
    expect(await change(editorial, chinese, one)).toMatchObject({
      code: 'invalid',
      data: { issues: [{ kind: 'page', id: '/one', language: 'en-US', field: 'blocks[1]' }] },
    });
    dataOf(await change(editorial, chinese, page('/one', [reference('ask')], ['zh-CN'])));
    dataOf(await change(editorial, section('电话', 'Call'), one));
    expect((await shownIn(editorial, 'en-US'))['/one']).toEqual([
      'own rich-text <p>One</p>',
      'ask-call rich-text <p>Call</p>',
    ]);
  });

  it('contain no references themselves, except templates', async () => {
    const editorial = await openEditorial(engine);
    const nested = (id: string, facet: string): EntryInput => ({
      ...section('x', 'x', { id, facet }),
      data: { title: pair('套', 'Nested'), blocks: [reference('ask')] },
    });
    dataOf(await change(editorial, section('电话', 'Call'), nested('template', 'TEMPLATE')));
    expect(await change(editorial, nested('nested', 'SYNCED'))).toMatchObject({
      code: 'invalid',
      data: { issues: [{ field: 'blocks[0]' }, { field: 'blocks[0]' }] },
    });
    expect(dataOf(await editorial.handlers.sectionUses({ id: 'hotline' }, ann)).uses).toMatchObject([
      { kind: 'section', id: 'nested', draft: true },
      { kind: 'section', id: 'template', positions: [1], published: [], draft: false },
    ]);
  });

  it('a reference to a section that is gone costs its page nothing else', async () => {
    const editorial = await openEditorial(engine);
    await publish(
      editorial.database,
      { put: [page('/one', [text('own', '一', 'One'), reference('ask', 'gone')])] },
      () => new Date(),
    );
    expect(await shownIn(editorial, 'zh-CN')).toEqual({ '/one': ['own rich-text <p>一</p>'] });
    const draft = { blocks: [reference('ask', 'gone'), text('own', '一', 'One')] };
    const shown = dataOf(await editorial.handlers.canvas({ page: draft, language: 'zh-CN' }, ann));
    expect(shown.blocks.map(({ id }) => id)).toEqual(['own']);
    expect(shown.sections).toEqual([{ id: 'ask', blocks: [] }]);
  });

  it('list their uses with positions, languages and drafts, as far as an account may open them', async () => {
    const editorial = await openEditorial(engine);
    const { handlers } = editorial;
    await publishEntries(
      editorial,
      section('电话', 'Call'),
      page('/one', [text('own', '一', 'One'), reference('ask')], ['zh-CN']),
    );
    await save(editorial, page('/two', [reference('ask'), text('own', '一', 'One'), reference('again')]));
    const uses = [
      {
        ...{ kind: 'page', id: '/one', path: '/one', section: 'hotline', positions: [2] },
        ...{ title: { 'zh-CN': '页', 'en-US': 'Page' }, published: ['zh-CN'], draft: false },
      },
      {
        ...{ kind: 'page', id: '/two', path: '/two', section: 'hotline', positions: [1, 3] },
        ...{ title: { 'zh-CN': '页', 'en-US': 'Page' }, published: [], draft: true },
      },
    ];
    expect(dataOf(await handlers.sectionUses({}, ann))).toEqual({ uses, total: 2 });
    expect(dataOf(await handlers.sectionUses({ id: 'other' }, ann))).toEqual({ uses: [], total: 0 });
    const limited = callerOf('Lin');
    const account = limited.account && { ...limited.account, limits: { sections: ['none'] } };
    expect(dataOf(await handlers.sectionUses({}, { ...limited, account }))).toEqual({ uses: [], total: 2 });
  });

  it('[PUB-12] can be put onto pages but not changed by an account that is limited to sections of the menu', async () => {
    const editorial = await openEditorial(engine);
    const { handlers } = editorial;
    await publishEntries(editorial, section('电话', 'Call'));
    const calls = async (limits: { sections?: string[]; kinds?: ('news' | 'section')[] }) => {
      const caller = callerOf('Lin');
      const limited = { ...caller, account: caller.account && { ...caller.account, limits } };
      const name = { kind: 'section' as const, id: 'hotline' };
      const read = await handlers.readEntry(name, limited);
      const entry = entryOf(section('电话 2', 'Call 2'));
      const { draft } = dataOf(await handlers.readEntry(name, ann));
      const drafts = [{ ...name, version: draft?.version ?? 0, entry }];
      const saved = await handlers.saveDrafts({ drafts }, limited);
      return [read.ok, saved.ok];
    };
    expect(await calls({ sections: ['visit'] })).toEqual([true, false]);
    expect(await calls({ kinds: ['news'] })).toEqual([true, false]);
    expect(await calls({ sections: ['visit'], kinds: ['section'] })).toEqual([true, true]);
  });

  it('are on the canvas of a page as their drafts are, under the key of the reference', async () => {
    const editorial = await openEditorial(engine);
    await publishEntries(editorial, section('电话 1', 'Call 1'));
    const two: EntryInput = {
      ...section('', ''),
      data: {
        title: pair('热线', 'Hotline'),
        blocks: [text('call', '电话 2', 'Call 2'), text('mail', '邮件', 'Mail')],
      },
    };
    await save(editorial, two);
    const draft = { blocks: [reference('ask'), text('own', '一', 'One')] };
    const shown = dataOf(await editorial.handlers.canvas({ page: draft, language: 'en-US' }, ann));
    expect(shown.blocks.map(({ id, props }) => [id, props])).toMatchObject([
      ['ask-call', { html: '<p>Call 2</p>' }],
      ['ask-mail', { html: '<p>Mail</p>' }],
      ['own', { html: '<p>One</p>' }],
    ]);
    expect(shown.sections).toEqual([{ id: 'ask', blocks: ['ask-call', 'ask-mail'] }]);
  });
});

it('[PUB-08] a published section is on the pages of visitors at once, and pages without it keep their bytes', async () => {
  const site = await openTestSite({ ...withAdministrator, DEMO: 'off' });
  onTestFinished(() => site.close());
  const admin = await signInTo(site);
  const put = async (...entries: EntryInput[]) => {
    const names = [];
    for (const input of entries) {
      const entry = entryOf(input);
      const { kind, id } = entry;
      const { draft } = await admin.ask('readEntry', { kind, id });
      const save = { kind, id, version: draft?.version ?? 0, entry };
      names.push(...(await admin.ask('saveDrafts', { drafts: [save] })).drafts);
    }
    await admin.ask('publish', { drafts: names.map(({ kind, id, version }) => ({ kind, id, version })) });
  };
  const html = async (path: string) => (await site.request(`${path}?lang=en-US`)).text();
  await put(
    section('电话', 'Call 1'),
    page('/one', [reference('ask')]),
    page('/two', [text('own', '二', 'Two')]),
  );
  expect(await html('/one')).toContain('<p>Call 1</p>');
  const before = await html('/two');
  await put(section('电话', 'Call 2'));
  expect(await html('/one')).toContain('<p>Call 2</p>');
  expect(await html('/one')).not.toContain('Call 1');
  expect(await html('/two')).toBe(before);
});
