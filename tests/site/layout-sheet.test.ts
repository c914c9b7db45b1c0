import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { readSheet } from '../support/read-sheet.ts';

const finder = '/exhibitCenter/findSpace';

const hasSize =
  (width: number, height: number) =>
  ([across, up]: readonly [number, number]) =>
    Math.abs(across - width) < 0.02 && Math.abs(up - height) < 0.02;

describe('the sheet of an answer of the space finder', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());
  const sheetAt = async (address: string) => readSheet(await (await site.request(address)).arrayBuffer());

  it('[BLDG-04] is linked from the answer in both languages, without scripts', async () => {
    for (const [language, text] of [
      ['zh-CN', '方案单（PDF，按比例）'],
      ['en-US', 'Sheet to scale (PDF)'],
    ] as const) {
      const html = await site.html(`${finder}?people=500&layout=theatre`, language);
      const [, href = ''] = /href="([^"]*\.pdf\?[^"]*)"/.exec(html) ?? [];
      expect(html).toContain(text);
      const { status, headers } = await site.request(href.replaceAll('&amp;', '&'));
      expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    }
  });

  it('[BLDG-04] draws joined halls to the scale that it states, with figures, dates and the link that keeps all', async () => {
    const question = 'area=20000&from=2027-05-10&show=H1.H2&until=2027-05-16&lang=en-US';
    const { text, sheet, paths, links } = await sheetAt(`${finder}.pdf?${question}`);
    expect(sheet.map((points) => points.toFixed(2))).toEqual(['841.89', '595.28']);
    for (const part of [
      'Hall 1 and Hall 2',
      'Scale 1 : 1,000 on A4 at full size',
      '20,160',
      '144 × 140',
      '10 – 16 May 2027',
      '1,008 booths',
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(part);
    // Each of the two halls has 72 × 140 m: 72 × 140 mm.
    expect(paths.filter(hasSize(408.19, 396.85))).not.toEqual([]);
    expect(links).toEqual([expect.stringMatching(/^https?:/)]);
    expect(links[0]?.endsWith(`${finder}?${question}`)).toBe(true);
  });

  it('[BLDG-04] takes A3 if it has room for a larger scale', async () => {
    const { text, sheet, paths } = await sheetAt(`${finder}.pdf?area=10000&show=H1&lang=en-US`);
    expect(sheet.map((points) => points.toFixed(2))).toEqual(['841.89', '1190.55']);
    expect(text).toContain('Scale 1 : 500 on A3 at full size');
    // 72 × 140 m: 144 × 280 mm.
    expect(paths.filter(hasSize(408.19, 793.7))).not.toEqual([]);
  });

  it('[BLDG-04] draws a room on A4 in Chinese to 1 : 100', async () => {
    const { text, sheet, paths } = await sheetAt(
      `${finder}.pdf?people=100&layout=theatre&show=M204&lang=zh-CN`,
    );
    expect(sheet.map((points) => points.toFixed(2))).toEqual(['841.89', '595.28']);
    for (const part of ['204', '比例 1 : 100（A4 原尺寸打印）', '剧院式', '净高'])
      expect(text).toContain(part);
    // 17 × 16 m: 170 × 160 mm.
    expect(paths.filter(hasSize(481.89, 453.54))).not.toEqual([]);
  });

  it('[BLDG-04] answers 404 where no answer is drawn', async () => {
    for (const path of [`${finder}.pdf`, '/news/newsInfo.pdf', '/nowhere.pdf', '/.pdf'])
      expect((await site.request(path)).status, path).toBe(404);
  });
});
