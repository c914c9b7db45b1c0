import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '#schemas/calls.ts';
import { serviceKinds } from '#schemas/enumerations.ts';
import { languages } from '#schemas/language.ts';
import { blocksOf } from '../support/home-page.ts';
import { visibleText } from '../support/html.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

/** HTML of the pages of operation services, before any script runs. */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const headingsOf = (html: string, level: 'h2' | 'h3') =>
  [...html.matchAll(new RegExp(`<${level}\\b[^>]*>([\\s\\S]*?)</${level}>`, 'g'))].map(([, text = '']) =>
    visibleText(text),
  );

describe.each([
  ['/exhibitCenter/operationService', 'EX_CENTER', 4, 1000],
  ['/conventionCenter/meetingOperationService', 'MEET_CENTER', 5, 1100],
] as const)('%s', (path, centre, outsourced, height) => {
  it.each(languages)(
    '[OPER-01] shows all service ideas, additional services and outsourced services, in %s',
    async (language) => {
      const groups = await site.data<AnswerOf<'operationServices'>>(
        `/operate/searchApiServiceList?siteType=OPERATION_SERVICE&centerType=${centre}`,
        language,
      );
      const blocks = blocksOf(await site.html(path, language));
      expect(blocks.map(({ id }) => id)).toEqual(['idea', 'additional', 'outsourced']);
      for (const [index, { html }] of blocks.entries()) {
        const group = groups.find(({ serviceType }) => serviceType === serviceKinds[index]);
        const services = group?.operateDetails ?? [];
        expect(services.length).toBeGreaterThanOrEqual(3);
        expect(headingsOf(html, 'h2')).toEqual([visibleText(group?.title ?? '')]);
        expect(headingsOf(html, 'h3')).toEqual(services.map(({ headTitle = '' }) => visibleText(headTitle)));
        const text = visibleText(html);
        expect(text).toContain(visibleText(group?.titleInfo ?? ''));
        for (const { subTitle = '', basicInfoList, backgroundImg } of services) {
          expect(text).toContain(visibleText(subTitle));
          for (const { describe: point } of basicInfoList) expect(text).toContain(visibleText(point));
          expect(html).toContain(`src="${backgroundImg}"`);
        }
      }
    },
  );

  it('[OPER-02] sets the minimum height of the outsourced list on phones before any script runs', async () => {
    const list = blocksOf(await site.html(path)).at(-1)?.html ?? '';
    expect(headingsOf(list, 'h3')).toHaveLength(outsourced);
    expect(list).toContain(`min-height:${height}px`);
  });
});
