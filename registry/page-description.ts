import type { BlockTexts, Prose } from '#blocks/define.ts';
import { htmlLines } from '#blocks/summary.ts';
import type { ServerTranslate } from '#i18n/i18n.ts';
import { elementsOf, replaceElements } from '#lib/html-elements.ts';
import { isInLanguage } from '#lib/is-in-language.ts';
import { trimEnd } from '#lib/trim-end.ts';
import type { Language } from '#schemas/language.ts';

/** Minimum number of characters of a description. */
const least = 50;
const most = 160;
/** Maximum width. A Chinese character counts as two: search results show about 80 of them. */
const mostWidth = 160;
/** Maximum characters of a title at the start of a description. */
const mostOfTitle = 80;
/** Maximum width of a title with an enumeration after it. */
const enumerationWidth = 110;
/** Maximum number of texts that are read, and characters of each: a description needs only a few sentences. */
const mostTexts = 10;
const mostLines = 40;
const textLimit = 3_000;

const typography = {
  'zh-CN': { stop: '。', joint: '', comma: '、', semicolon: '；' },
  'en-US': { stop: '.', joint: ' ', comma: ', ', semicolon: '; ' },
} as const satisfies Record<Language, object>;

export interface DescribedPage {
  /** The document title without the site's name. */
  title: string;
  language: Language;
  /** In page order. */
  texts: readonly BlockTexts[];
  t: ServerTranslate;
  /** True if another page begins with the same text: the title then makes the description unique. */
  opensWithTitle: boolean;
}

/**
 * Describes a page with its own words in its language (rule ROUTE-07): full sentences of its first text, continued with
 * the next texts until there are 50 characters. Pages without running text are described by their listed items, or else
 * by their title and a sentence about the site.
 *
 * @returns at most 160 characters
 */
export function pageDescription({ title, language, texts, t, opensWithTitle }: DescribedPage): string {
  const subject = language === 'zh-CN' || isInLanguage(title, language) ? shorten(title, mostOfTitle) : '';
  const opening = subject && endSentence(subject, language);
  const prose = texts.flatMap((block) => block.prose ?? []).slice(0, mostTexts);
  const speaks = firstSentence(prose, language) !== undefined;
  const ofProse = prose.map((part) => sentencesOf(part, language));
  const described = speaks ? compose(ofProse, opensWithTitle ? opening : '', language) : '';
  if (lengthOf(described) >= least) return described;

  const items = texts.map((block) => block.items ?? []);
  const lists = items.map((list) => list.flatMap(({ title: name }) => name?.trim() || []));
  const list = lists.find((names) => names.length > 1);
  // Enumerates headings of blocks only if there is nothing else.
  const enumeration = list || !speaks ? enumerate(subject, list ?? lists.flat(), { language, t }) : undefined;
  if (list && enumeration && !speaks && lengthOf(enumeration) >= least) return enumeration;

  function* sources(): Generator<Iterable<string>> {
    for (const part of prose) yield sentencesOf(part, language);
    for (const part of prose) yield sentencesOf(part, language, 'lists');
    // The text of one item among many does not describe the page.
    if (!list) for (const item of items.flat()) yield sentencesOf(item, language);
    yield [t('description.offer')];
  }
  return compose(sources(), enumeration ?? opening, language);
}

/** Adds sentences to the opening while they fit, and further texts until the minimum is reached. */
function compose(texts: Iterable<Iterable<string>>, opening: string, language: Language): string {
  const { joint } = typography[language];
  const after = (start: string, sentence: string) => (start ? start + joint + sentence : sentence);
  let description = opening;
  for (const sentences of texts) {
    for (const sentence of sentences) {
      const longer = after(description, sentence);
      if (fits(longer, description)) description = longer;
      else if (lengthOf(description) >= least) return description;
      // Too short, and both do not fit: the longer sentence is more useful.
      else return after(opening, shorten(sentence, most - lengthOf(opening) - joint.length));
    }
    if (lengthOf(description) >= least && description !== opening) return description;
  }
  return description;
}

const fits = (longer: string, before: string): boolean =>
  lengthOf(before) < least ? lengthOf(longer) <= most : widthOf(longer) <= mostWidth;

/** @returns the first sentence of a description of these texts; `undefined` if none is in the language */
export function firstSentence(prose: readonly Prose[], language: Language): string | undefined {
  for (const part of prose) for (const sentence of sentencesOf(part, language)) return sentence;
  return undefined;
}

/** The complete sentences of a text in the language, each with its full stop. */
function* sentencesOf(
  { text = '', html = '' }: Prose,
  language: Language,
  of: 'paragraphs' | 'lists' = 'paragraphs',
): Generator<string> {
  const lines =
    of === 'lists'
      ? listsOf(html).flatMap(htmlLines)
      : [...text.slice(0, textLimit).split('\n'), ...htmlLines(paragraphsOf(html))];
  for (const line of lines.slice(0, mostLines))
    for (const sentence of splitSentences(line.replace(/\s+/g, ' ').trim(), language))
      if (isUsable(sentence, language)) yield endSentence(sentence, language);
}

/** HTML without headings, lists, tables and captions. */
const paragraphsOf = (html: string): string =>
  replaceElements(beginning(html), [notParagraphs, 'to the end'], () => '<br>');

const notParagraphs = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'figcaption', 'pre'];

const listsOf = (html: string): string[] =>
  [...elementsOf(beginning(html), ['li'], 'to the end')].map(({ content }) => content);

/** Beginning of an HTML text, without a tag that was cut off. */
function beginning(html: string): string {
  const start = html.slice(0, textLimit);
  const tag = start.lastIndexOf('<');
  return tag > start.lastIndexOf('>') ? start.slice(0, tag) : start;
}

const segmenters = {
  'zh-CN': new Intl.Segmenter('zh-CN', { granularity: 'sentence' }),
  'en-US': new Intl.Segmenter('en-US', { granularity: 'sentence' }),
} as const satisfies Record<Language, Intl.Segmenter>;

/** Length of the longest abbreviation with the spaces around it. */
const abbreviationLimit = 9;

/** Joins the parts that `Intl.Segmenter` wrongly splits after `Co., Ltd. `, `No. ` and initials. */
function* splitSentences(line: string, language: Language): Generator<string> {
  let open = '';
  for (const { segment } of segmenters[language].segment(line)) {
    open += segment;
    if (
      /\b(?:[A-Z]|Co|Dr|e\.g|etc|i\.e|Inc|Ltd|Mr|Mrs|Ms|No|St|vs)\.\s+$/.test(open.slice(-abbreviationLimit))
    )
      continue;
    yield open.trim();
    open = '';
  }
  if (open) yield open.trim();
}

const sentenceEnd = /[.!?…。！？]["'”’)\]」』）]*$/u;

/** A line without a full stop is a label or a caption, unless it is as long as a sentence. */
function isUsable(sentence: string, language: Language): boolean {
  if (!isInLanguage(sentence, language) || isAddress.test(sentence) || /[:：]$/.test(sentence)) return false;
  const words = language === 'zh-CN' ? /\p{Script=Han}/gu : /\p{L}{2,}/gu;
  const count = sentence.match(words)?.length ?? 0;
  const [full, fragment] = language === 'zh-CN' ? [4, 16] : [2, 8];
  return count >= (sentenceEnd.test(sentence) ? full : fragment);
}

/** Matches web addresses, e-mail addresses and phone numbers. */
const isAddress = /https?:|www\.|\S@\S|\d(?:[\s-]?\d){9}/i;

const endSentence = (text: string, language: Language): string =>
  sentenceEnd.test(text) ? text : trimEnd(text, /[\s,;:，；：、–—-]/) + typography[language].stop;

/** `Halls and spaces: Hall 1, Hall 2 and more.` Undefined if there is nothing to enumerate. */
function enumerate(
  title: string,
  listed: readonly string[],
  { language, t }: Pick<DescribedPage, 'language' | 't'>,
): string | undefined {
  const names = [...new Set(listed)].filter(
    (name) => name !== title && isInLanguage(name, language) && !isAddress.test(name),
  );
  const first = names[0];
  if (!title || first === undefined) return undefined;
  const { comma, semicolon } = typography[language];
  const room = enumerationWidth - widthOf(title);
  const separator = names.slice(0, 10).some((name) => /[,，、]/.test(name)) ? semicolon : comma;
  let items = shorten(first, room);
  let count = 1;
  for (const name of names.slice(1)) {
    const longer = items + separator + name;
    if (widthOf(longer) > room) break;
    items = longer;
    count += 1;
  }
  return endSentence(
    t(count < names.length ? 'description.listsMore' : 'description.lists', { title, items }),
    language,
  );
}

const lengthOf = (text: string): number => [...text].length;

const widthOf = (text: string): number =>
  lengthOf(text) + (text.match(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/gu)?.length ?? 0);

/** Cuts a text of more than `room` characters after a phrase, or else after a word, and appends `…`. */
function shorten(text: string, room: number): string {
  if (lengthOf(text) <= room) return text;
  let start = '';
  let width = 0;
  for (const character of text) {
    width += widthOf(character);
    if (width > room - 1) break;
    start += character;
  }
  const enough = Math.min(least, Math.floor(room / 2));
  const phraseEnds = [...start.matchAll(/[,;:](?=\s)|[，；：、]|\s[–—]/g)].map(({ index }) => index);
  const end = phraseEnds.findLast((index) => lengthOf(start.slice(0, index)) >= enough);
  return `${end === undefined ? start.replace(/\s\S{0,30}$/u, '').trimEnd() : start.slice(0, end)}…`;
}
