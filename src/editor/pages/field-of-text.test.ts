import { expect, it } from 'vitest';
import { pathOfText } from './field-of-text.ts';

const props = {
  title: { zh: '展馆', en: 'Halls' },
  html: { zh: '<p>四座<strong>展馆</strong>，每座一万平方米。</p>', en: '<p>Four &amp; more halls</p>' },
  items: [{ label: { zh: '净高', en: 'Height' }, value: 13 }, { label: { zh: '净跨', en: 'Span' } }],
};

it.each([
  ['展馆', 'zh-CN', ['title']],
  ['，每座一万平方米。', 'zh-CN', ['html']],
  ['Four & more halls', 'en-US', ['html']],
  ['净跨', 'zh-CN', ['items', 1, 'label']],
  ['13', 'zh-CN', ['items', 0, 'value']],
  ['净跨', 'en-US', undefined],
  ['  ', 'zh-CN', undefined],
] as const)('the text %j in %s is found in its field', (text, language, path) => {
  expect(pathOfText(props, text, language)).toEqual(path);
});
