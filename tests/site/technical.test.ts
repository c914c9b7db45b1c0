import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '#schemas/calls.ts';
import { type Language, languages } from '#schemas/language.ts';
import { blockOf, linksOf } from '../support/home-page.ts';
import { visibleText } from '../support/html.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { startSecondBackend } from '../support/second-backend.ts';

/** HTML of the pages of technical parameters, before any script runs. */

const centres = [
  ['/exhibitCenter/technicalParameter', 1],
  ['/conventionCenter/meetingTechnicalParameter', 2],
] as const;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** Items of a page in order, each with its HTML. */
const itemsOf = (html: string) =>
  blockOf(html, 'plans')
    .split(/<div id="parameters-\d+"/)
    .slice(1);
const titleOf = (item: string) => visibleText(/<h3\b[^>]*>([\s\S]*?)<\/h3>/.exec(item)?.[1] ?? '');
const picturesOf = (item: string) => [...item.matchAll(/<img [^>]*?src="([^"]*)"/g)].map(([, src]) => src);
const parametersOf = (type: number, language: Language) =>
  site.data<AnswerOf<'technicalParameters'>>(`/technical/param/list?type=${type}`, language);

describe.each(centres)('%s', (path, type) => {
  it.each(languages)(
    '[TECH-01] has for each item a title, a toggle between plan (0) and venue info (1), and both, in %s',
    async (language) => {
      const items = itemsOf(await site.html(path, language));
      const open = (await parametersOf(type, language)).filter(({ isOpen }) => isOpen === '1');
      expect(items.length).toBeGreaterThan(5);
      expect(items.map(titleOf)).toEqual(open.map(({ title }) => visibleText(title)));
      for (const [index, item] of items.entries()) {
        expect(picturesOf(item)).toEqual([
          open[index]?.plan,
          ...(open[index]?.voList ?? []).map(({ hallInfoImg }) => hallInfoImg),
        ]);
        const radios = [...item.matchAll(/<input type="radio"[^>]*>/g)].map(([radio]) => radio);
        expect(radios.map((radio) => /value="(\d)"/.exec(radio)?.[1])).toEqual(['0', '1']);
        expect(radios.map((radio) => radio.includes('checked'))).toEqual([true, false]);
        // Zoom and download of each link to the drawing.
        for (const picture of picturesOf(item))
          expect(linksOf(item).filter((href) => href === picture)).toHaveLength(2);
      }
    },
  );

  it('[TECH-02] leaves out disabled items', async () => {
    const closed = (await parametersOf(type, 'en-US')).filter(({ isOpen }) => isOpen !== '1');
    expect(closed).not.toEqual([]);
    const html = await site.html(path, 'en-US');
    for (const { title } of closed) expect(itemsOf(html).map(titleOf)).not.toContain(visibleText(title));
  });

  it('[TECH-02] sorts items by `sort`', async () => {
    const backend = await startSecondBackend();
    const reading = await openTestSite({ CONTENT_API: backend.url });
    const items = itemsOf(await reading.html(path, 'en-US'));
    await reading.close();
    await backend.close();
    expect(items.map(titleOf)).toEqual(['Foreign parameter A', 'Foreign parameter B']);
    // A has no plan, B no venue info: each opens with its available side.
    expect(items.map((item) => /checked="" value="(\d)"|value="(\d)" checked=""/.exec(item)?.[0])).toEqual([
      expect.stringContaining('1'),
      expect.stringContaining('0'),
    ]);
  });

  it('has a table of contents with a link to each drawing', async () => {
    const html = await site.html(path, 'zh-CN');
    const contents = /<nav\b[\s\S]*?<\/nav>/.exec(blockOf(html, 'plans'))?.[0] ?? '';
    expect(linksOf(contents)).toHaveLength(itemsOf(html).length);
    for (const href of linksOf(contents)) expect(html).toContain(`id="${href.slice(1)}"`);
  });
});
