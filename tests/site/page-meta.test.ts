import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages } from '#schemas/language.ts';
import { pageMetaSchema } from '#schemas/page.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

/** One value of a key, where it shows, and what the HTML has with it or without it. */
interface Case {
  value: unknown;
  /** The page that shows it; the page itself unless another is named. */
  seenAt?: string;
  with?: string;
  without?: string;
}

const path = '/about/switches';

/** A key of `meta` that nothing reads is a switch that does nothing (rule BLK-03): each key has a case here. */
const cases: Readonly<Record<string, Case>> = {
  padding: { value: false, without: 'page-column' },
  background: { value: 'mist', with: 'overflow-x-clip bg-mist' },
  hidden: { value: true, seenAt: '/about/contactUs', without: `href="${path}"` },
  noindex: { value: true, with: '<meta name="robots" content="noindex"/>' },
  banner: { value: '/media/hall-show.jpg', with: 'src="/media/hall-show.jpg"' },
  lowBanner: { value: true, with: 'data-low-banner=""' },
  paging: { value: true, with: 'data-paging=""' },
  description: {
    value: { zh: '一句话', en: 'A sentence' },
    with: '<meta name="description" content="一句话"/>|<meta name="description" content="A sentence"/>',
  },
};

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await site.site.publish?.({
    put: [
      {
        kind: 'menu',
        id: 'switches',
        data: {
          parentId: 'about',
          menuName: '开关',
          menuNameEn: 'Switches',
          defaultPath: path,
          path,
          visible: '0',
        },
      },
    ],
  });
});
afterAll(() => site.close());

const publish = (meta: object) =>
  site.site.publish?.({
    put: [
      {
        kind: 'page',
        id: path,
        data: {
          title: { zh: '开关', en: 'Switches' },
          meta,
          blocks: [{ id: 'text', type: 'rich-text', props: { html: '<p>1</p>' } }],
        },
        texts: { 'zh-CN': {}, 'en-US': {} },
      },
    ],
  });

it('[BLK-03] every key of meta has a case', () => {
  expect(Object.keys(cases).sort()).toEqual(Object.keys(pageMetaSchema.shape).sort());
});

it.each(languages.flatMap((language) => Object.keys(cases).map((key) => [key, language] as const)))(
  '[BLK-03] meta.%s changes what a visitor gets in %s',
  async (key, language) => {
    const { value, seenAt = path, with: added, without: removed } = cases[key] ?? expect.fail(key);
    const has = (html: string, wanted: string) => wanted.split('|').some((one) => html.includes(one));
    await publish({});
    const before = await site.html(seenAt, language);
    await publish({ [key]: value });
    const after = await site.html(seenAt, language);
    if (added) expect([has(before, added), has(after, added)]).toEqual([false, true]);
    if (removed) expect([has(before, removed), has(after, removed)]).toEqual([true, false]);
    expect(added ?? removed).toBeDefined();
    expect((await site.request(path)).status).toBe(200);
  },
);
