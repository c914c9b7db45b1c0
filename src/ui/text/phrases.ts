/** Words of the trade that dictionaries cut in two. */
const tradeWords = ['布展', '撤展', '展场', '展厅', '展馆', '展位', '场馆', '主场', '会展', '在线', '洽谈'];

/** Small words that lead on to the next one, and those that belong to the one before. */
const leading = new Set('与和及或在从到由向以对将把被为于不未最更每各该如');
const trailing = new Set('的地得了着过之们里内中外上下前后');

const letter = /[\p{L}\p{N}]$/u;
const number = /\p{Nd}$|^第.$|^[一二三四五六七八九十百千万两]$/u;
const opening = /^[《（“‘「『【]/u;

// Browsers from before 2024 may lack it; headings then break as normal text.
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined;

/** Maximum length of a heading, in characters. */
const longest = 300;

/**
 * Headings that were split, because most are on several pages, and a changed page has most of them again. A plain map,
 * because browsers load this, too.
 */
const known = new Map<string, readonly string[]>();
const mostKnown = 2_000;

/**
 * Splits a Chinese heading where lines may break: words are not cut, particles stay with their word, and a number stays
 * with its unit.
 *
 * @returns the parts; text without Chinese, or too long for a heading, is one part
 */
export function phrasesOf(text: string): readonly string[] {
  if (!segmenter || text.length > longest || !/\p{Script=Han}/u.test(text)) return [text];
  const found = known.get(text);
  if (found) return found;
  const phrases = split(text, segmenter);
  if (known.size >= mostKnown) known.clear();
  known.set(text, phrases);
  return phrases;
}

function split(text: string, segmenter: Intl.Segmenter): string[] {
  const whole = text.replace(/(\d) {1,9}(?=\p{Script=Han})/gu, '$1\u00A0');
  const words = Array.from(segmenter.segment(whole), ({ segment }) => segment);
  const phrases: string[] = [];
  const trades = tradeWordsIn(whole);
  let position = 0;
  words.forEach((word, index) => {
    const breaks = mayBreak(words[index - 1] ?? '', word, words[index + 1] ?? '');
    const trade = trades.get(position);
    if (trade !== 'inside' && (breaks === 'yes' || (breaks === 'word' && trade === 'start')))
      phrases.push(word);
    else phrases.push((phrases.pop() ?? '') + word);
    position += word.length;
  });
  return phrases;
}

/** `word`: only at the start of a known word. */
function mayBreak(before: string, word: string, next: string): 'yes' | 'word' | 'no' {
  if (!letter.test(before) || number.test(before)) return 'no';
  if (opening.test(word)) return 'yes';
  if (!letter.test(word) || trailing.has(word) || leading.has(before)) return 'no';
  if (word.length > 1 || leading.has(word) || trailing.has(before)) return 'yes';
  // Single characters in a row form a word or a name that the dictionary lacks; a lone one ends a word.
  return before.length > 1 &&
    next.length === 1 &&
    letter.test(next) &&
    !leading.has(next) &&
    !trailing.has(next)
    ? 'yes'
    : 'word';
}

/** Where known terms begin, and the places inside of them. */
function tradeWordsIn(text: string): Map<number, 'start' | 'inside'> {
  const places = new Map<number, 'start' | 'inside'>();
  for (const word of tradeWords)
    for (let start = text.indexOf(word); start !== -1; start = text.indexOf(word, start + 1)) {
      if (!places.has(start)) places.set(start, 'start');
      for (let place = start + 1; place < start + word.length; place += 1) places.set(place, 'inside');
    }
  return places;
}
