import { markWords } from '#lib/search-words.ts';

/** A text with the words of the query marked. */
export const Marked = ({ text, words }: { text: string; words: readonly string[] }) =>
  markWords(text, words).map(({ text: part, isFound }, index) =>
    isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts are made anew with the text.
      <mark key={index} className="bg-found text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  );
