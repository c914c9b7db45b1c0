import { elementsOf } from '#lib/html-elements.ts';

/** First paragraph of sanitised HTML, or all of it if it has no paragraphs. The linked page has the rest. */
export function firstParagraph(html: string | undefined): string | undefined {
  for (const { start, end } of elementsOf(html ?? '', ['p'])) return html?.slice(start, end);
  return html;
}
