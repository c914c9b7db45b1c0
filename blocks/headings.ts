import { phrasesOf } from '#ui/text/phrases.ts';

/**
 * Sanitised HTML whose headings begin at `top`, whatever level the editor began with: a page's outline has no gap.
 * The steps between the levels stay; none goes below h6. Chinese ones get their breaks between words.
 */
export const headingsFrom = (top: 2 | 3, html: string | undefined): string | undefined =>
  fromLevel(top, html)?.replace(
    /(<h[1-6]\b[^>]*>)([\s\S]*?)(?=<\/h[1-6]>)/g,
    (_heading, tag: string, content: string) => tag + withPhrases(content),
  );

/** Breaks in what stands between tags; a text that has breaks of its own keeps them. */
const withPhrases = (content: string): string =>
  content.includes('<wbr')
    ? content
    : content.replace(/[^<>]+(?=<|$)/g, (text) => phrasesOf(text).join('<wbr />'));

function fromLevel(top: 2 | 3, html: string | undefined): string | undefined {
  const levels = [...(html ?? '').matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
  const shift = top - Math.min(...levels);
  if (levels.length === 0 || shift === 0) return html;
  return html?.replace(
    /(<\/?h)([1-6])\b/g,
    (_tag, start: string, level: string) => start + Math.min(6, Number(level) + shift),
  );
}
