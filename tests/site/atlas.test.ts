import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '#schemas/calls.ts';
import { type Language, languages } from '#schemas/language.ts';
import { visibleText } from '../support/html.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { startSecondBackend } from '../support/second-backend.ts';

const lists = [
  [1, '/exhibitCenter/activityAtlas'],
  [2, '/conventionCenter/meetingActivityAtlas'],
] as const;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const pageOf = (type: number, language: Language) =>
  site.data<AnswerOf<'activityAtlasPage'>>(
    `/activity/atlas/page?type=${type}&pageNo=1&pageSize=10`,
    language,
  );

describe.each(languages)('the activities in %s', (language) => {
  it.each(lists)(
    '[ATLS-01] of centre %i are listed ten per page, each with picture, name, date, hall and link',
    async (type, path) => {
      const { list, count } = await pageOf(type, language);
      const html = await site.html(path, language);
      const text = visibleText(html);
      expect(list).toHaveLength(Math.min(10, count));
      expect(html.split(`href="${path}Detail?id=`)).toHaveLength(list.length + 1);
      for (const atlas of list) {
        const [name, hall] =
          language === 'zh-CN'
            ? [atlas.atlasNameCn, atlas.hallNameCn]
            : [atlas.atlasNameEn, atlas.hallNameEn];
        for (const part of [name, hall, atlas.activityDate?.slice(0, 10)])
          expect(text).toContain(visibleText(part ?? 'nothing'));
        expect(html).toContain(`src="${atlas.activityImg}"`);
        expect(html).toContain(`href="${path}Detail?id=${atlas.id}"`);
      }
    },
  );

  it.each(lists)(
    '[ATLS-02] of centre %i have a gallery: every photo large, and four thumbnails per view',
    async (type, path) => {
      const { list } = await pageOf(type, language);
      const id = list[0]?.id ?? '';
      const { atlasPool } = await site.data<AnswerOf<'activityAtlasDetail'>>(
        `/activity/atlas/${id}`,
        language,
      );
      const html = await site.html(`${path}Detail?id=${id}`, language);
      const [large = '', small = ''] = rowsOf(html);
      expect(atlasPool.length).toBeGreaterThan(3);
      for (const { url } of atlasPool)
        for (const part of [large, small]) expect(part).toContain(`src="${url}"`);
      expect(small.match(/<li class="slide-quarter/g)).toHaveLength(atlasPool.length);
    },
  );
});

/** Picture rows of a gallery: the large ones, then the thumbnails. */
const rowsOf = (html: string) =>
  (html.match(/<ul\b[\s\S]*?<\/ul>/g) ?? []).filter((row) => row.includes('<picture'));

it('[ATLS-02] shows an error for an activity whose call fails, and a notice for a missing one', async () => {
  const backend = await startSecondBackend();
  const over = await openTestSite({ CONTENT_API: backend.url });
  const page = '/exhibitCenter/activityAtlasDetail?id=302';
  expect(visibleText(await over.html(page, 'en-US'))).toContain('Foreign event 2');
  backend.failing.add('/activity/atlas/303');
  const failed = visibleText(await over.html('/exhibitCenter/activityAtlasDetail?id=303', 'en-US'));
  expect(failed).toContain('This content cannot be shown right now');
  expect(failed).not.toContain('Foreign event 3');
  const missing = await over.request('/exhibitCenter/activityAtlasDetail?id=999');
  expect(missing.status).toBe(404);
  await over.close();
  await backend.close();
});
