import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vrNews } from '#registry/pages/exhibition-center.ts';
import type { AnswerOf } from '#schemas/calls.ts';
import { languageKey, languages } from '#schemas/language.ts';
import { visibleText } from '../support/html.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { startSecondBackend } from '../support/second-backend.ts';

const page = '/exhibitCenter/vr';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

describe.each(languages)('in %s', (language) => {
  it('[VR-01b] the VR page shows headTitle and assistImage, links to exhibitionJumpUrl, and has sample news', async () => {
    const [entry] = await site.data<AnswerOf<'remoteConfig'>>(
      '/vrexhibition/bySysDetail?key=official.vr.config',
      language,
    );
    const config = JSON.parse(entry?.value ?? '{}')[languageKey(language)];
    const html = await site.html(page, language);
    const text = visibleText(html);
    expect(text).toContain(config.headTitle);
    expect(html).toContain(`src="${config.assistImage}"`);
    expect(html).toMatch(new RegExp(`<a [^>]*href="${config.exhibitionJumpUrl}"`));
    expect(vrNews.length).toBeGreaterThan(2);
    for (const { title, text: more } of vrNews)
      for (const part of [title, more]) expect(text).toContain(visibleText(part[languageKey(language)]));
  });

  it('[VR-01c] the VR page of the conference centre is the empty placeholder', async () => {
    const html = await site.html('/conventionCenter/meetingVr', language);
    expect(html).not.toContain('data-block=');
    expect(visibleText(html)).toContain(language === 'zh-CN' ? '暂无' : 'No data');
  });
});

it('[VR-01b] the sample news come from no server', async () => {
  const backend = await startSecondBackend();
  const over = await openTestSite({ CONTENT_API: backend.url });
  backend.requests.length = 0;
  const text = visibleText(await over.html(page, 'en-US'));
  expect(text).toContain('Foreign tour');
  for (const { title } of vrNews) expect(text).toContain(title.en);
  expect(backend.requests.map(({ path }) => path).filter((path) => /news|article/.test(path))).toEqual([]);
  await over.close();
  await backend.close();
});
