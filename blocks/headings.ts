import { phrasesOf } from '#ui/text/phrases.ts';

/**
 * Shifts the headings of sanitised HTML so that the highest one is at level `top`, without gaps in the page's outline.
 * Keeps the steps between levels, down to h6, and adds word breaks to Chinese headings.
 */
export const headingsFrom = (top: 2 | 3, html: string | undefined): string | undefined =>
  fromLevel(top, html)?.replace(
    /(<h[1-6]\b[^>]*>)([\s\S]*?)(?=<\/h[1-6]>)/g,
    (_heading, tag: string, content: string) => tag + withPhrases(content),
  );

/** Adds word breaks to the text between tags. Text with its own breaks stays as it is. */
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
