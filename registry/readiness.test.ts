import { expect, it } from 'vitest';
import { checkPageTexts, checkTexts, isLongTitle, missingTexts } from './readiness.ts';

const facts = {
  answers: (address: string) => (address === '/old' ? false : address === '/about' ? true : undefined),
  hasAlt: (address: string) => (address === '/media/u/a.jpg' ? false : undefined),
};

it('[PUB-05] finds links to nowhere, lists links elsewhere, and accepts what cannot be told', () => {
  const props = {
    more: { url: '/old', text: { zh: '更多', en: 'More' } },
    html: {
      zh: '',
      en: '<p><a href="/old">a</a> <a href="/about">b</a> <a href="https://x.example/?a=1&amp;b=2">c</a></p>',
    },
    items: [{ url: '/unknown' }, { url: 'https://y.example' }, { text: '/ 平方米' }],
  };
  expect(checkTexts(props, 'en-US', facts)).toEqual([
    { code: 'brokenLink', about: '/old', path: ['more', 'url'] },
    { code: 'brokenLink', about: '/old', path: ['html'] },
    { code: 'outsideLink', about: 'https://x.example/?a=1&b=2', path: ['html'] },
    { code: 'outsideLink', about: 'https://y.example', path: ['items', 1, 'url'] },
  ]);
  expect(checkTexts(props, 'zh-CN', facts).map(({ path }) => path)).toEqual([
    ['more', 'url'],
    ['items', 1, 'url'],
  ]);
});

it('[PUB-05] finds pictures without an alternative text, in fields and inside texts', () => {
  const props = {
    img: '/media/u/a.jpg',
    poster: '/media/demo.jpg',
    html: '<p>x</p><img src="/media/u/b.jpg" alt=""><img src="/media/u/c.jpg" alt="Hall">',
  };
  expect(checkTexts(props, 'zh-CN', facts)).toEqual([
    { code: 'missingAlt', about: '/media/u/a.jpg', path: ['img'] },
    { code: 'missingAlt', about: '/media/u/b.jpg', path: ['html'] },
  ]);
});

it('[PUB-05] finds headings that skip a level, and the title of a page inside a text', () => {
  const page = {
    blocks: [
      { props: { html: '<h2>One</h2><h4>Too <em>deep</em></h4><h3>Back</h3>' } },
      { props: { html: '<h1>Title</h1><h2>Fine</h2>' } },
      { props: { html: '<h3>Begins here</h3><h4>Below</h4>' } },
    ],
  };
  expect(checkPageTexts(page, 'en-US')).toEqual([
    { code: 'headingOrder', about: 'Too deep', path: ['html'], index: 0 },
    { code: 'headingOrder', about: 'Title', path: ['html'], index: 1 },
  ]);
  for (const broken of [{}, { blocks: 'none' }, undefined])
    expect(checkPageTexts(broken, 'en-US')).toEqual([]);
});

it('[PUB-05] finds texts of which one language is missing', () => {
  const props = {
    title: { zh: '展厅', en: ' ' },
    text: { zh: '', en: '' },
    items: [{ note: { zh: '', en: 'Note' } }],
  };
  expect(missingTexts(props)).toEqual([
    { path: ['title'], language: 'en-US' },
    { path: ['items', 0, 'note'], language: 'zh-CN' },
  ]);
});

it('[PUB-05] measures titles as search results show them', () => {
  expect(isLongTitle('国'.repeat(35))).toBe(false);
  expect(isLongTitle('国'.repeat(36))).toBe(true);
  expect(isLongTitle('a'.repeat(70))).toBe(false);
  expect(isLongTitle('a'.repeat(71))).toBe(true);
});
