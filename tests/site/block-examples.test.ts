import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { BlockDefinition } from '#blocks/define.ts';
import { createTranslations } from '#i18n/translations.ts';
import { blocks } from '#registry/blocks.ts';
import { calls } from '#schemas/calls.ts';
import { languages } from '#schemas/language.ts';
import { blocksOf } from '../support/home-page.ts';
import { harmIn, visibleText } from '../support/html.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

/** Schema of the answer of `GET /api/blocks`. */
const listed = z.array(
  z.object({ type: z.string(), version: z.int(), example: z.record(z.string(), z.unknown()) }),
);
type Listed = z.output<typeof listed>[number];

const translations = createTranslations();
const definitionOf = (type: string): BlockDefinition | undefined =>
  blocks.find((definition) => definition.type === type);

/** A block about one item needs its id in the URL, so it gets its own page; all others share one. */
const isAboutOne = ({ type }: Listed) => definitionOf(type)?.itemParameter === 'id';

/** Address of such a page, with an existing item of its call. */
function addressOf({ type, example }: Listed): string {
  const { call } = z.object({ call: z.enum(['newsDetail', 'activityAtlasDetail']) }).parse(example.source);
  return `/examples/${type}?id=${calls[call].example.id}`;
}

const pageOf = (path: string, examples: readonly Listed[]) => ({
  kind: 'page' as const,
  id: path,
  data: {
    path,
    title: { zh: '示例', en: 'Examples' },
    meta: {},
    blocks: examples.map(({ type, version, example }) => ({
      id: `a-${type}`,
      type,
      version,
      props: example,
    })),
  },
});

let site: TestSite;
let examples: Listed[];
beforeAll(async () => {
  site = await openTestSite();
  examples = listed.parse(await (await site.request('/api/blocks')).json());
  const own = examples.filter(isAboutOne);
  const item = {
    kind: 'menu' as const,
    id: 'examples',
    sort: 99,
    data: {
      path: '/examples/all',
      defaultPath: '/examples/all',
      menuName: '示例',
      menuNameEn: 'Examples',
      visible: '0',
    },
  };
  await site.site.publish?.({
    put: [
      item,
      pageOf(
        '/examples/all',
        examples.filter((example) => !isAboutOne(example)),
      ),
      ...own.map((example) => pageOf(`/examples/${example.type}`, [example])),
    ],
  });
  site.lines.splice(0);
});
afterAll(() => site.close());

describe.each(languages)('[MENU-03] in %s', (language) => {
  it('an editor’s page shows the example of every block', async () => {
    expect(visibleText(await site.html('/', language))).toContain(language === 'zh-CN' ? '示例' : 'Examples');
    const shown: string[] = [];
    for (const address of ['/examples/all', ...examples.filter(isAboutOne).map(addressOf)]) {
      const response = await site.request(address, { headers: { cookie: `lang=${language}` } });
      expect([address, response.status]).toEqual([address, 200]);
      const html = await response.text();
      expect(harmIn(html)).toEqual([]);
      for (const block of blocksOf(html)) {
        shown.push(block.type);
        const text = visibleText(block.html).trim();
        expect([block.type, text.includes(translations[language]('state.failed'))]).toEqual([
          block.type,
          false,
        ]);
        expect([block.type, /<h[1-4]\b|<img\b|<form\b|<li\b/.test(block.html)]).toEqual([block.type, true]);
      }
    }
    expect(shown.sort()).toEqual(blocks.map(({ type }) => type as string).sort());
    expect(site.lines).toEqual([]);
  });
});
