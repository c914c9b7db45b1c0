import { expect, it } from 'vitest';
import { urlOfFinding } from './ReadinessList.tsx';

it('[PUB-05] a finding leads to its field in the language that it is about', () => {
  const news = { kind: 'news', id: 'hall-hours', code: 'brokenLink', field: 'texts.content' } as const;
  expect(urlOfFinding({ ...news, language: 'zh-CN' })).toBe(
    '/editor/content/news/hall-hours?field=texts.content&in=zh-CN',
  );
  expect(urlOfFinding(news)).toBe('/editor/content/news/hall-hours?field=texts.content');
});
