/** Characters of a word in Latin script or a number that count; the rest of a longer word is ignored. */
const longestWord = 40;
/** Words of a query that count. */
const mostWords = 12;
/** Characters of a query that are read. */
const longestQuery = 200;

/** Runs of Chinese characters, and runs of other letters and digits. Everything else separates them. */
const runs = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);

/** @returns the text without capitals, accents and full-width forms, which do not matter in a search */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const runsIn = (text: string): string[] => fold(text).match(runs) ?? [];
const short = (word: string): string => [...word].slice(0, longestWord).join('');

/** Chinese characters that follow each other, up to this number, are a word of the index. */
const longestPart = 3;

/** The characters of a Chinese run, with up to two that follow them. */
const partsOfRun = (run: string): string[] => {
  const characters = [...run];
  return characters.flatMap((_, index) => beginningsOf(characters.slice(index, index + longestPart)));
};

const beginningsOf = (characters: readonly string[]): string[] =>
  characters.map((_, index) => characters.slice(0, index + 1).join(''));

/**
 * The words of a text for an index. Chinese is written without blanks, so its words are single characters, and pairs and triples of
 * neighbours. Of other words, all beginnings are words of the index: an engine that looks for beginnings itself lists all
 * rows of all words with a beginning first, in each query.
 *
 * @returns each word once
 * @example
 * indexedWords('价目表 list'); // ['价', '价目', '价目表', '目', '目表', '表', 'l', 'li', 'lis', 'list']
 */
export const indexedWords = (text: string): string[] => [
  ...new Set(
    runsIn(text).flatMap((run) =>
      isHan(run) ? partsOfRun(run) : beginningsOf([...run].slice(0, longestWord)),
    ),
  ),
];

/**
 * @param query any text; its punctuation only separates words
 * @returns the words that must all occur: runs of Chinese characters, and beginnings of other words
 * @example
 * wordsOfQuery('价目表2027 "PDF'); // ['价目表', '2027', 'pdf']
 */
export const wordsOfQuery = (query: string): string[] =>
  [...new Set(runsIn(query.slice(0, longestQuery)).map(short))].slice(0, mostWords);

/**
 * @param word one of {@link wordsOfQuery}
 * @returns words that the index has for every text with this word. It has them too for texts with four or more Chinese
 * characters in other places: see {@link isFoundByTerms}
 */
export function termsOf(word: string): string[] {
  const characters = [...word];
  if (!isHan(word) || characters.length <= longestPart) return [word];
  return characters
    .slice(longestPart - 1)
    .map((_, index) => characters.slice(index, index + longestPart).join(''));
}

/** @returns whether every text with the terms of this word also has the word */
export const isFoundByTerms = (word: string): boolean => !isHan(word) || [...word].length <= longestPart;

/** A part of a text: a word of the query, or the text between two of them. */
export interface TextPart {
  text: string;
  isFound: boolean;
}

/** @returns the parts of a text for marking the words of a query, in order; none for an empty text */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  const { folded, starts } = foldWithPositions(text);
  const parts: TextPart[] = [];
  let from = 0;
  for (const [start, end] of placesIn(folded, words)) {
    const [begin = 0, stop = text.length] = [starts[start], starts[end]];
    if (begin < from) continue;
    if (begin > from) parts.push({ text: text.slice(from, begin), isFound: false });
    parts.push({ text: text.slice(begin, stop), isFound: true });
    from = stop;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isFound: false });
  return parts;
}

/** @returns the words of a text for {@link runsHaveWords}, if the text is searched often */
export const runsOf = (text: string): readonly string[] =>
  runsIn(text).map((run) => (isHan(run) ? run : short(run)));

/** @returns whether the text of these runs has all words */
export const runsHaveWords = (textRuns: readonly string[], words: readonly string[]): boolean =>
  words.every((word) => {
    const isInside = isHan(word);
    return textRuns.some((run) => (isInside ? run.includes(word) : run.startsWith(word)));
  });

/** @returns whether a text has all words */
export const hasWords = (text: string, words: readonly string[]): boolean =>
  runsHaveWords(runsOf(text), words);

/** @returns where the folded text has a word, in order; places can overlap */
function placesIn(folded: string, words: readonly string[]): [start: number, end: number][] {
  const places: [number, number][] = [];
  for (const run of folded.matchAll(runs))
    for (const word of words) {
      if (!isHan(word)) {
        if (run[0].startsWith(word)) places.push([run.index, run.index + word.length]);
        continue;
      }
      for (let at = run[0].indexOf(word); at !== -1; at = run[0].indexOf(word, at + word.length))
        places.push([run.index + at, run.index + at + word.length]);
    }
  return places.sort(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd);
}

/** @returns the folded text, and for each of its positions the one in the text */
function foldWithPositions(text: string): { folded: string; starts: number[] } {
  const starts: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const plain = fold(character);
    for (let index = 0; index < plain.length; index++) starts.push(at);
    folded += plain;
    at += character.length;
  }
  starts.push(text.length);
  return { folded, starts };
}
