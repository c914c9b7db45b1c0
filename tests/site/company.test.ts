import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { AnswerOf } from '#schemas/calls.ts';
import { languageKey, languages } from '#schemas/language.ts';
import { remoteConfigs } from '#schemas/remote-config.ts';
import { writeFigure } from '#ui/counter/figure.ts';
import { visibleText } from '../support/html.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { startSecondBackend } from '../support/second-backend.ts';

const key = 'official.companyProfile.config';
const path = '/about/companyProfile';
const twoLanguages = z.object({ zh: remoteConfigs[key], en: remoteConfigs[key] });

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

describe.each(languages)('[PROF-01] the company profile in %s', (language) => {
  it('shows every field of its config', async () => {
    const [entry] = await site.data<AnswerOf<'remoteConfig'>>(
      `/vrexhibition/bySysDetail?key=${key}`,
      language,
    );
    const profile = twoLanguages.parse(JSON.parse(entry?.value ?? ''))[languageKey(language)];
    const html = await site.html(path, language);
    const text = visibleText(html);

    const texts = [
      ...[profile.venueName, profile.venueProfile],
      ...[profile.serviceTitle, profile.serviceProfile],
      ...[profile.developmentTitle, profile.developmentProfile],
      ...profile.serviceList.flatMap(({ title, content }) => [title, content]),
      ...profile.basicNumber.flatMap(({ num, unit, remark }) => [
        writeFigure(Number(num), num.includes('.') ? 1 : 0),
        ...(unit ? [unit] : []),
        remark,
      ]),
    ];
    expect(texts.length).toBeGreaterThan(20);
    for (const value of texts)
      for (const line of (value ?? 'nothing').split('\n'))
        expect(text).toContain(visibleText(line.replaceAll(/<\/?(?:h3|p)>/g, '')));

    const pictures = [
      ...[profile.venueImage, profile.backgroundImage, profile.publicityImage, profile.developmentBgImage],
      ...profile.serviceList.map(({ img }) => img),
    ];
    for (const picture of pictures) expect(html).toContain(`src="${picture ?? 'nothing'}"`);
  });
});

it('[PROF-01] a profile that lacks a part shows the others, without an empty box', async () => {
  const backend = await startSecondBackend();
  const profile = { venueName: '外部中心', basicNumber: [{ num: '4', unit: '座' }], developmentTitle: '' };
  const value = JSON.stringify({ zh: { ...profile, serviceList: [{ title: '外部服务' }] }, en: null });
  backend.content.configs.set(key, value);
  const own = await openTestSite({ CONTENT_API: backend.url });
  const text = visibleText(await own.html(path));
  for (const shown of ['外部中心', '4', '外部服务']) expect(text).toContain(shown);
  expect(text).not.toContain('暂无数据');
  // The other language has no profile: the page reports it and still renders.
  const english = await own.request(path, { headers: { cookie: 'lang=en-US' } });
  expect(english.status).toBe(200);
  expect(visibleText(await english.text())).toContain('No data');
  await own.close();
  await backend.close();
});
