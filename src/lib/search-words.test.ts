import { expect, it } from 'vitest';
import { hasWords, indexedWords, isFoundByTerms, markWords, termsOf, wordsOfQuery } from './search-words.ts';

it('indexes Chinese as characters, pairs and triples, and all beginnings of other words', () => {
  expect(indexedWords('2027年价目表，Price — Überblick ＰＤＦ')).toEqual([
    ...['2', '20', '202', '2027', '年', '年价', '年价目', '价', '价目', '价目表', '目', '目表', '表'],
    ...[
      'p',
      'pr',
      'pri',
      'pric',
      'price',
      'u',
      'ub',
      'ube',
      'uber',
      'uberb',
      'uberbl',
      'uberbli',
      'uberblic',
    ],
    ...['uberblick', 'pd', 'pdf'],
  ]);
  expect(indexedWords('𠮷野 «»"*')).toEqual(['𠮷', '𠮷野', '野']);
  expect(indexedWords('a'.repeat(10_000))).toHaveLength(40);
});

it('[PUB-07] reads any query as plain words: search syntax, quotes and 10,000 characters too', () => {
  expect(wordsOfQuery('价目表2027 "PDF" AND (NOT *) -x:y')).toEqual([
    ...['价目表', '2027', 'pdf', 'and', 'not', 'x', 'y'],
  ]);
  expect(wordsOfQuery(`'); drop table entry; --`)).toEqual(['drop', 'table', 'entry']);
  expect(wordsOfQuery('a'.repeat(10_000))).toEqual(['a'.repeat(40)]);
  expect(wordsOfQuery('* " ( ) : ^ \\ \0')).toEqual([]);
});

it('looks for up to three Chinese characters, for longer Chinese words by their triples, and for other words as they are', () => {
  expect(['展', '会展', '会展中', 'pric'].map(termsOf)).toEqual([['展'], ['会展'], ['会展中'], ['pric']]);
  expect(termsOf('国际会展中')).toEqual(['国际会', '际会展', '会展中']);
  expect(['会展中', '会展中心', 'price'].map(isFoundByTerms)).toEqual([true, false, true]);
});

it('finds texts with all words, in any order, at the beginnings of words and anywhere in Chinese', () => {
  expect(hasWords('Price list 2027 价目表', ['目表', 'pri'])).toBe(true);
  expect(hasWords('Price list', ['ice'])).toBe(false);
  expect(hasWords('Price list', ['price', '2027'])).toBe(false);
});

it('marks the words as they are written, with accents, capitals and full-width forms', () => {
  expect(markWords('Café 展览服务价目，ＰＤＦ', ['cafe', '价目', 'pd'])).toEqual([
    { text: 'Café', isFound: true },
    { text: ' 展览服务', isFound: false },
    { text: '价目', isFound: true },
    { text: '，', isFound: false },
    { text: 'ＰＤ', isFound: true },
    { text: 'Ｆ', isFound: false },
  ]);
  expect(markWords('大会展会', ['会展', '展会'])).toEqual([
    { text: '大', isFound: false },
    { text: '会展', isFound: true },
    { text: '会', isFound: false },
  ]);
  expect(markWords('ordinary', [])).toEqual([{ text: 'ordinary', isFound: false }]);
});
