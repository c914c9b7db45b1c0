/** @returns the sentences of a text; of HTML without its tags */
export function sentencesOf(text: string, isRich: boolean): string[] {
  const plain = isRich ? text.replace(/<[^<>]*>/g, '\n').replace(/&nbsp;/g, ' ') : text;
  const segmenter = new Intl.Segmenter('zh', { granularity: 'sentence' });
  return plain
    .split('\n')
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence !== '');
}

interface Change {
  /** Undefined if the text is new. */
  before: string | undefined;
  after: string;
  isRich: boolean;
}

/** @returns the number of words in the sentences that a text did not have before */
export function changedWords({ before, after, isRich }: Change): number {
  const known = new Set(before === undefined ? [] : sentencesOf(before, isRich));
  return sentencesOf(after, isRich)
    .filter((sentence) => !known.has(sentence))
    .reduce((sum, sentence) => sum + wordsIn(sentence), 0);
}

/** Each Chinese character counts, and each word of other languages, as translation offices do. */
function wordsIn(text: string): number {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return characters + (text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0);
}
