import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Introduction } from '#schemas/introduction.ts';
import { languages } from '#schemas/language.ts';
import { writeFigure } from '#ui/counter/figure.ts';
import { visibleText } from '../support/html.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const pages = [
  ['/exhibitCenter/exhibitionHallIntroduction', 1],
  ['/conventionCenter/conferenceIntroduction', 2],
] as const;

describe.each(languages)('in %s', (language) => {
  it.each(pages)(
    '[INTR-01b] [INTR-01c] %s shows its statistics and all of its pictures',
    async (path, type) => {
      const { dataVoList, carouselImgVoList } = await site.data<Introduction>(
        `/exhibition/introduce/get?code=official&type=${type}`,
        language,
      );
      const html = await site.html(path, language);
      const text = visibleText(html);
      expect(dataVoList.length).toBeGreaterThanOrEqual(3);
      for (const { number, unit, remark } of dataVoList) {
        const figure = /^[\d.]+$/.test(number)
          ? writeFigure(Number(number), number.includes('.') ? 1 : 0)
          : number;
        for (const value of [figure, unit ?? '', remark ?? '']) expect(text).toContain(visibleText(value));
      }
      expect(carouselImgVoList.length).toBeGreaterThan(3);
      for (const { img } of carouselImgVoList) expect(html).toContain(`src="${img}"`);
    },
  );
});

it('the picture of the first block below a title is fetched at once, as it is on the first screen; pictures below it later', async () => {
  const html = await site.html('/exhibitCenter/exhibitionHallIntroduction', 'en-US');
  const block = (type: string) => html.slice(html.indexOf(`data-block="${type}"`)).split('</section>')[0];
  expect(block('statement')).toMatch(/<img src="\/media\/hall-empty\.jpg"[^>]* fetchPriority="high"/);
  expect(block('statement')).not.toContain('loading="lazy"');
  expect(block('carousel')).toContain('loading="lazy"');
  expect(block('carousel')).not.toContain('fetchPriority');
  const tour = await site.html('/exhibitCenter/vr', 'en-US');
  expect(tour).toMatch(/<img src="\/media\/panorama-hall\.jpg"[^>]* fetchPriority="high"/);
  // The panorama of the halls' page is at its foot.
  const halls = await site.html('/exhibitCenter/venue', 'en-US');
  expect(halls).toMatch(/<img src="\/media\/panorama-hall\.jpg"[^>]* loading="lazy"/);
});

it('[INTR-01b] a statistic shows its icon and at most one decimal', async () => {
  const figures = [
    { number: '12.345', unit: '米', remark: '净高', icon: '/media/contact-phone.svg' },
    { number: '24/7', remark: '值守' },
  ];
  await site.site.publish?.({
    put: [
      {
        kind: 'introduction',
        id: 'exhibition-centre',
        facet: '1',
        data: {},
        texts: { 'zh-CN': { data: { title: '只有数字', dataVoList: figures, carouselImgVoList: [] } } },
      },
    ],
  });
  const html = await site.html('/exhibitCenter/exhibitionHallIntroduction');
  const text = visibleText(html);
  for (const shown of ['只有数字', '12.3', '米', '净高', '24/7', '值守']) expect(text).toContain(shown);
  expect(text).not.toContain('12.34');
  expect(html).toContain('src="/media/contact-phone.svg"');
  // Without pictures the carousel shows its empty state.
  expect(text).toContain('暂无数据');
});
