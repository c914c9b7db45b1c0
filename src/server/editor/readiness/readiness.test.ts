import { expect, it } from 'vitest';
import type { EntryInput } from '#schemas/entry.ts';
import { onEveryEngine } from '#tests/support/database.ts';
import { ann, dataOf, firstDraft, openEditorial } from '#tests/support/editorial.ts';

const page = (html: { zh: string; en: string }): EntryInput => ({
  ...{ kind: 'page', id: '/guide' },
  data: {
    ...{ path: '/guide', title: { zh: '指南', en: '' }, meta: {} },
    blocks: [{ id: 'one', type: 'rich-text', version: 1, props: { html } }],
  },
  texts: { 'zh-CN': {}, 'en-US': {} },
});
const news = (title: string, texts: Partial<Record<'zh-CN' | 'en-US', object>>): EntryInput => ({
  ...{ kind: 'news', id: 'n1', date: '2026-11-20' },
  texts: Object.fromEntries(
    Object.entries(texts).map(([language, more]) => [language, { data: { title, ...more } }]),
  ),
});

onEveryEngine('the check before publishing', (engine) => {
  const open = async (...entries: readonly EntryInput[]) => {
    const editorial = await openEditorial(engine);
    const { handlers } = editorial;
    const { drafts } = dataOf(await handlers.saveDrafts({ drafts: entries.map(firstDraft) }, ann));
    return {
      ...editorial,
      drafts,
      check: async () =>
        dataOf(await handlers.checkReadiness({ drafts }, ann)).findings.map(
          ({ code, language, block, field, about, blocks }) => [code, language, block, field, about, blocks],
        ),
    };
  };

  it('[PUB-05] leads each finding to its block and field, and publishes nothing', async () => {
    const zh =
      '<p>文</p><p><a href="/nowhere">a</a><a href="/exhibitCenter/freeDates">b</a></p><h2>一</h2><h4>二</h4>';
    const { check, handlers } = await open(page({ zh, en: '' }));
    expect(await check()).toEqual([
      ['missingText', 'en-US', undefined, 'title', undefined, false],
      ['missingText', 'en-US', 'one', 'html', undefined, false],
      ['brokenLink', 'zh-CN', 'one', 'html', '/nowhere', false],
      ['headingOrder', 'zh-CN', 'one', 'html', '二', false],
    ]);
    const { pages } = dataOf(await handlers.listPages({}, ann));
    expect(pages.find(({ id }) => id === '/guide')?.state).toBe('new');
  });

  it('[PUB-05] knows the pages as they will be: a link to a page that is published together is whole', async () => {
    const guide = page({ zh: '<p><a href="/new">a</a></p>', en: '<p><a href="/new">a</a></p>' });
    const fresh: EntryInput = { ...page({ zh: '<p>文</p>', en: '<p>text</p>' }), id: '/new' };
    fresh.data = { ...fresh.data, path: '/new', title: { zh: '新', en: 'New' } };
    const { handlers, drafts } = await open(guide, fresh);
    const codes = async (which: typeof drafts) =>
      dataOf(await handlers.checkReadiness({ drafts: which }, ann)).findings.map(({ code }) => code);
    expect(await codes(drafts.slice(0, 1))).toEqual(['missingText', 'brokenLink']);
    expect(await codes(drafts)).toEqual(['missingText']);
  });

  it('[PUB-05] finds a missing language, missing texts, a picture without alternative text, and an unused release', async () => {
    const body = '<p>x <a href="https://other.example/a">y</a></p>';
    const { check, database, handlers, drafts } = await open(
      news('标题', { 'zh-CN': { newsImage: '/media/u/aa.jpg', newsDetails: body } }),
    );
    await database.write((tx) =>
      tx
        .insertInto('media')
        .values({
          ...{ id: 'm', hash: 'aa', address: '/media/u/aa.jpg', kind: 'picture', name: 'a.jpg' },
          ...{ type: 'image/jpeg', bytes: 1, width: 1, height: 1, tint: null, alt: '{"en-US":"Hall"}' },
          ...{ focal: null, widths: null, at: '2026-11-20', by_name: 'Ann', state: 'ready', copy_at: null },
        })
        .execute(),
    );
    dataOf(await handlers.addRelease({ name: '某日', publish: drafts, takeDown: [] }, ann));
    expect(await check()).toEqual([
      ['missingText', 'en-US', undefined, undefined, undefined, false],
      ['missingAlt', 'zh-CN', undefined, 'texts.zh-CN.data.newsImage', '/media/u/aa.jpg', false],
      ['outsideLink', 'zh-CN', undefined, 'texts.newsDetails', 'https://other.example/a', false],
      ['unusedRelease', undefined, undefined, undefined, '某日', false],
    ]);
  });

  it('[PUB-05] finds files that are neither in the library nor among those that came with the site', async () => {
    const body = (names: readonly string[]) =>
      names.map((name) => `<p><img src="${name}" alt="x"> <a href="${name}">x</a></p>`).join('');
    const { check } = await open(
      news('标题', {
        'zh-CN': {
          newsImage: '/media/plan-gone.svg',
          newsDetails: body(['/media/gone.pdf', '/media/hall-show.jpg']),
        },
        'en-US': { newsImage: '/media/hall-show.jpg', newsDetails: body(['/media/u/gone.jpg']) },
      }),
    );
    expect((await check()).filter(([code]) => code === 'brokenLink')).toEqual([
      ['brokenLink', 'zh-CN', undefined, 'texts.zh-CN.data.newsImage', '/media/plan-gone.svg', false],
      ['brokenLink', 'zh-CN', undefined, 'texts.newsDetails', '/media/gone.pdf', false],
      ['brokenLink', 'en-US', undefined, 'texts.newsDetails', '/media/u/gone.jpg', false],
    ]);
  });

  it('[PUB-05] finds parts of pictures that are too small for their place, and those that make no sense', async () => {
    const whole = '/media/u/cc.jpg';
    const { check, database } = await open({
      ...{ kind: 'page', id: '/about/parts', texts: { 'zh-CN': {} } },
      data: {
        ...{ path: '/about/parts', title: { zh: '图' }, meta: { banner: `${whole}#xywh=percent:0,0,50,50` } },
        blocks: [
          {
            ...{ id: 'row', type: 'carousel', version: 1 },
            props: {
              items: ['', '#xywh=percent:0,0,60,60', '#xywh=percent:0,0,20,60', '#xywh=percent:0,0,0,0'].map(
                (part) => ({ img: whole + part }),
              ),
            },
          },
        ],
      },
    });
    await database.write((tx) =>
      tx
        .insertInto('media')
        .values({
          ...{ id: 'c', hash: 'cc', address: whole, kind: 'picture', name: 'c.jpg', type: 'image/jpeg' },
          ...{ bytes: 1, width: 1600, height: 1000, tint: null, alt: '{"en-US":"a","zh-CN":"b"}' },
          ...{ focal: null, widths: null, at: '2026-11-20', by_name: 'Ann', state: 'ready', copy_at: null },
        })
        .execute(),
    );
    expect((await check()).filter(([code]) => code === 'smallCrop' || code === 'wrongCrop')).toEqual([
      ['smallCrop', 'zh-CN', undefined, 'meta.banner', '800 × 500 px < 1440 × 400 px', false],
      ['wrongCrop', 'zh-CN', 'row', 'items.3.img', `${whole}#xywh=percent:0,0,0,0`, false],
      ['smallCrop', 'zh-CN', 'row', 'items.2.img', '320 × 600 px < 544 × 408 px', false],
    ]);
  });

  it('[PUB-05] finds a dark logo on the dark footer and a pale one on the white header, each at its field', async () => {
    const dark = '/media/u/dark.svg';
    const pale = '/media/u/pale.svg';
    const box = '/media/u/box.png';
    const footer = (zh: string, en: string): EntryInput => ({
      ...{ kind: 'footer', id: 'footer', data: {} },
      texts: { 'zh-CN': { data: { companyLogo: zh } }, 'en-US': { data: { companyLogo: en } } },
    });
    const header = (...logos: readonly string[]): EntryInput => ({
      ...{ kind: 'config', id: 'official.header.logo' },
      texts: Object.fromEntries(
        ['zh-CN', 'en-US'].map((language) => [language, { data: { list: logos.map((url) => ({ url })) } }]),
      ),
    });
    const found = async (...entries: readonly EntryInput[]) => {
      const { check, database } = await open(...entries);
      await database.write((tx) =>
        tx
          .insertInto('media')
          .values(
            [
              { address: dark, ink: '#0b2530' },
              { address: pale, ink: '#ffffff' },
              { address: box, ink: '' },
            ].map((picture) => ({
              ...{ id: picture.address, hash: picture.address, kind: 'picture' as const, name: 'a' },
              ...{ type: 'image/png', bytes: 1, width: 9, height: 9, tint: null, focal: null, widths: null },
              ...{ alt: '{"en-US":"a","zh-CN":"b"}', at: '2026-11-20', by_name: 'Ann', copy_at: null },
              ...{ state: 'ready' as const, ...picture },
            })),
          )
          .execute(),
      );
      return (await check())
        .filter(([code]) => code === 'lowContrast')
        .map(([, language, , field, about]) => [language, field, about]);
    };
    expect(await found(footer(pale, box))).toEqual([]);
    expect(await found(footer(pale, dark))).toEqual([['en-US', 'texts.en-US.data.companyLogo', dark]]);
    expect(await found(header(dark, pale))).toEqual([]);
    expect(await found(header(pale, dark))).toEqual([
      ['zh-CN', 'texts.zh-CN.data.list.0.url', pale],
      ['zh-CN', 'texts.zh-CN.data.list.1.url', dark],
      ['en-US', 'texts.en-US.data.list.0.url', pale],
      ['en-US', 'texts.en-US.data.list.1.url', dark],
    ]);
    // Pictures that came with the site are measured, too.
    const [ownDark, ownPale] = ['/media/logo-horizontal.svg', '/media/logo-horizontal-white.svg'];
    expect(await found(footer(`${pale}#xywh=percent:0,0,50,50`, `${dark}#xywh=percent:0,0,50,50`))).toEqual([
      ['en-US', 'texts.en-US.data.companyLogo', '/media/u/dark.svg#xywh=percent:0,0,50,50'],
    ]);
    expect(await found(footer(ownPale, ownDark))).toEqual([
      ['en-US', 'texts.en-US.data.companyLogo', '/media/logo-horizontal.svg'],
    ]);
    expect(await found(header(ownDark, ownPale))).toEqual([]);
    expect(await found(header(ownPale, '/media/hall-show.jpg', '/media/../secret.svg'))).toEqual([
      ['zh-CN', 'texts.zh-CN.data.list.0.url', '/media/logo-horizontal-white.svg'],
      ['en-US', 'texts.en-US.data.list.0.url', '/media/logo-horizontal-white.svg'],
    ]);
  });

  it('[PUB-05] lets what a publisher chooses block publishing, releases, and their run', async () => {
    const editorial = await open(page({ zh: '<p><a href="/nowhere">a</a></p>', en: '<p>text</p>' }));
    const { handlers, drafts, check } = editorial;
    expect(dataOf(await handlers.readReadinessRules({}, ann)).blocking).toEqual([]);
    const { release } = dataOf(
      await handlers.addRelease({ name: '批次', publish: drafts, takeDown: [] }, ann),
    );
    dataOf(await handlers.changeReadinessRules({ blocking: ['brokenLink'] }, ann));
    expect((await check())[0]).toEqual(['brokenLink', 'zh-CN', 'one', 'html', '/nowhere', true]);
    const refused = {
      code: 'invalid',
      data: {
        issues: [{ kind: 'page', id: '/guide', field: 'blocks[0].props.html', check: 'brokenLink' }],
      },
    };
    expect(await handlers.publish({ drafts }, ann)).toMatchObject(refused);
    const at = '2027-01-01T00:00:00Z';
    expect(await handlers.addRelease({ publish: drafts, takeDown: [], at }, ann)).toMatchObject(refused);
    expect(await handlers.runRelease({ id: release.id }, ann)).toMatchObject(refused);
    const english = drafts.map((draft) => ({ ...draft, languages: ['en-US' as const] }));
    dataOf(await handlers.publish({ drafts: english }, ann));
  });

  it('[PUB-05] names a broken rule of the page contract with its block', async () => {
    const broken = page({ zh: '<p>文</p>', en: '<p>text</p>' });
    broken.data = {
      ...broken.data,
      title: { zh: '指南', en: 'Guide' },
      blocks: [{ id: 'one', type: 'no-such-block', version: 1, props: {} }],
    };
    const { check } = await open(broken);
    expect((await check()).map((one) => [one[0], one[2], one[5]])).toContainEqual(['contract', 'one', true]);
  });
});
