import { expect, it } from 'vitest';
import { hasWords, indexedWords, markWords, termsOf, wordsOfQuery } from './search-words.ts';

it('indexes Chinese as characters and pairs, and other scripts as words with their first letters', () => {
  expect(indexedWords('2027年价目，Price — Überblick ＰＤＦ')).toEqual([
    ...['2027', '2', '20', '202', '年', '年价', '价', '价目', '目', 'price', 'p', 'pr', 'pri'],
    ...['uberblick', 'u', 'ub', 'ube', 'pdf', 'pd'],
  ]);
  expect(indexedWords('𠮷野 «»"*')).toEqual(['𠮷', '𠮷野', '野']);
});

it('[PUB-07] reads any query as plain words: search syntax, quotes and 10,000 characters too', () => {
  expect(wordsOfQuery('价目表2027 "PDF" AND (NOT *) -x:y')).toEqual([
    ...['价目表', '2027', 'pdf', 'and', 'not', 'x', 'y'],
  ]);
  expect(wordsOfQuery(`'); drop table entry; --`)).toEqual(['drop', 'table', 'entry']);
  expect(wordsOfQuery('a'.repeat(10_000))).toEqual(['a'.repeat(40)]);
  expect(wordsOfQuery('* " ( ) : ^ \\ \0')).toEqual([]);
});

it('looks for one character, for longer Chinese words by their pairs, and for beginnings of other words', () => {
  const exactly = (word: string) => ({ word, isBeginning: false });
  expect(termsOf('展')).toEqual([exactly('展')]);
  expect(termsOf('会展中')).toEqual([exactly('会展'), exactly('展中')]);
  expect(termsOf('pri')).toEqual([exactly('pri')]);
  expect(termsOf('pric')).toEqual([{ word: 'pric', isBeginning: true }]);
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
