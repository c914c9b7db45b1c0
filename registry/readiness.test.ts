import { expect, it } from 'vitest';
import * as z from 'zod';
import { label } from '#schemas/label.ts';
import {
  checkPageTexts,
  checkPictures,
  checkTexts,
  checkValue,
  isLongTitle,
  missingTexts,
} from './readiness.ts';

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

it('[PUB-05] finds relative addresses in texts and in link fields, which lead nowhere from most pages', () => {
  const schema = z.object({
    html: z.string(),
    title: z.string(),
    items: z.array(z.object({ href: label(z.string(), { zh: '链接', en: 'Link', widget: 'link' }) })),
  });
  const hrefs = [
    'www.example.com/abc',
    'about/profile',
    '/about',
    '#top',
    '?page=2',
    'mailto:a@b.example',
    '',
  ];
  const value = {
    html: hrefs.map((href) => `<a href="${href}">x</a>`).join(''),
    title: 'about/profile',
    items: hrefs.map((href) => ({ href })),
  };
  expect(checkValue(value, { schema, language: 'zh-CN', facts })).toEqual([
    { code: 'brokenLink', about: 'www.example.com/abc', path: ['html'] },
    { code: 'brokenLink', about: 'about/profile', path: ['html'] },
    { code: 'brokenLink', about: 'www.example.com/abc', path: ['items', 0, 'href'] },
    { code: 'brokenLink', about: 'about/profile', path: ['items', 1, 'href'] },
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

it('[PUB-05] judges a part of a picture as its picture, and finds parts that make no sense', () => {
  const props = {
    img: '/media/u/a.jpg#xywh=percent:10,5,60,80',
    wide: '/media/b.jpg#xywh=percent:10,5,95,80',
    far: 'https://y.example/c.jpg#xywh=percent:0,0,0,0',
  };
  expect(checkTexts(props, 'zh-CN', facts)).toEqual([
    { code: 'missingAlt', about: '/media/u/a.jpg', path: ['img'] },
    { code: 'wrongCrop', about: '/media/b.jpg#xywh=percent:10,5,95,80', path: ['wide'] },
    { code: 'wrongCrop', about: 'https://y.example/c.jpg#xywh=percent:0,0,0,0', path: ['far'] },
    { code: 'outsideLink', about: 'https://y.example/c.jpg', path: ['far'] },
  ]);
});

it('[PUB-05] finds parts of pictures that have fewer pixels than the box of their field', () => {
  const schema = z.object({
    cards: z.array(z.object({ img: label(z.string(), { zh: '图片', en: 'Picture', box: [600, 400] }) })),
  });
  const sizes = {
    sizeOf: (address: string) => (address === '/media/u/a.jpg' ? { width: 1200, height: 900 } : undefined),
  };
  const images = ['#xywh=percent:0,0,50,50', '#xywh=percent:0,0,49,50', ''].map(
    (part) => `/media/u/a.jpg${part}`,
  );
  const value = { cards: [...images, '/media/u/small.jpg#xywh=percent:0,0,1,1'].map((img) => ({ img })) };
  expect(checkPictures(schema, value, 'zh-CN', sizes)).toEqual([
    { code: 'smallCrop', path: ['cards', 1, 'img'], about: '588 × 450 px < 600 × 400 px' },
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
