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

it('[BLDG-07] the panoramas of the VR page are pictures and links without scripts: other spots, empty and built, the plan', async () => {
  const html = await site.html(page, 'en-US');
  const from = html.indexOf('data-block="panorama-tour"');
  const block = html.slice(from, html.indexOf('data-block="', from + 1));
  expect(block).toContain('src="/media/panorama-hall.jpg"');
  const hrefs = [...block.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const links = new Set(hrefs.map((href) => href.replace(/[?&]lang=en-US/, '').replace('?&', '?')));
  for (const spot of ['hall-2', 'door-8', 'concourse', 'ballroom', 'plenary', 'plaza'])
    expect([...links].filter((href) => href.endsWith(`spot=${spot}`))).not.toEqual([]);
  expect([...links].some((href) => /show=empty&spot=hall-2$/.test(href))).toBe(true);
  expect([...links].some((href) => /\?space=H2#plan$/.test(href))).toBe(true);
  const text = visibleText(block);
  for (const name of [
    'Hall 2, centre',
    'Inside goods door 8',
    'Level 1 Exhibition',
    'Show Hall 2 on the plan',
  ])
    expect(text).toContain(name);

  const door = await site.html(`${page}?spot=door-8&look=-20,5,40`);
  expect(door).toContain('src="/media/panorama-goods-door.jpg"');
  expect(door).toContain('--look:-20deg');
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
