/** The blocks of a page in order, with the HTML of each. */
export function blocksOf(html: string): { id: string; type: string; html: string }[] {
  const starts = [...html.matchAll(/<div id="([\w-]+)" data-block="([\w-]+)"/g)];
  return starts.map((match, index) => ({
    id: match[1] ?? '',
    type: match[2] ?? '',
    html: html.slice(match.index, starts[index + 1]?.index ?? html.indexOf('</main>')),
  }));
}

/**
 * The HTML of the first block of a type.
 * @throws if the page has none
 */
export function blockOf(html: string, type: string): string {
  const found = blocksOf(html).find((block) => block.type === type);
  if (!found) throw new Error(`the page has no block "${type}"`);
  return found.html;
}

/** The targets of all links in an HTML fragment, in order. */
export const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
