import { replaceElements } from '#lib/html-elements.ts';
import { phrasesOf } from '#ui/text/phrases.ts';

/**
 * Shifts the headings of sanitised HTML so that there are no gaps in the page's outline. Keeps the steps between
 * levels, down to h6, and adds word breaks to Chinese headings.
 *
 * @param top level of the highest heading afterwards
 * @returns the HTML; `undefined` for `undefined`
 */
export const headingsFrom = (top: 2 | 3, html: string | undefined): string | undefined =>
  html === undefined
    ? undefined
    : replaceElements(
        fromLevel(top, html),
        [headings],
        ({ tag, name, content }) => `${tag}${withPhrases(content)}</${name}>`,
      );

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Adds word breaks to the text between tags. Text with its own breaks stays as it is. */
const withPhrases = (content: string): string =>
  content.includes('<wbr')
    ? content
    : content.replace(/<[^<>]*>|[^<>]+/g, (part) =>
        part.startsWith('<') ? part : phrasesOf(part).join('<wbr />'),
      );

function fromLevel(top: 2 | 3, html: string): string {
  const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
  const shift = top - Math.min(...levels);
  if (levels.length === 0 || shift === 0) return html;
  return html.replace(
    /(<\/?h)([1-6])\b/g,
    (_tag, start: string, level: string) => start + Math.min(6, Number(level) + shift),
  );
}
