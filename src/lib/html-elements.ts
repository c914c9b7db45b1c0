/** An element of sanitised HTML. Its content may hold elements of other names. */
export interface HtmlElement {
  /** The opening tag: `<td class="a">`. */
  tag: string;
  name: string;
  /** The attributes with the space before them: ` class="a"`. */
  attributes: string;
  content: string;
  /** Where the opening tag begins and the closing tag ends in the HTML. */
  start: number;
  end: number;
}

/**
 * @param html sanitised
 * @returns the opening tags in their order
 */
export const tagsOf = (html: string): Omit<HtmlElement, 'content' | 'end'>[] =>
  [...html.matchAll(/<([a-z][a-z\d]*)\b([^<>]*)>/g)].map(
    ({ 0: tag, 1: name = '', 2: attributes = '', index }) => ({ tag, name, attributes, start: index }),
  );

/**
 * Finds elements from left to right, each up to the next closing tag of its name. In one pass, because an expression
 * such as `/<td>.*?<\/td>/g` searches the rest of the text again for each element that is not closed.
 *
 * @param html sanitised: names are in lower case and tags contain no angle brackets
 * @param unclosed whether an element without a closing tag is left out or extends to the end of the HTML
 * @returns the elements in their order; one inside another of these names is part of the outer one's content
 */
export function* elementsOf(
  html: string,
  names: readonly string[],
  unclosed: 'left out' | 'to the end' = 'left out',
): Generator<HtmlElement> {
  const neverClosed = new Set<string>();
  let from = 0;
  for (const opening of tagsOf(html)) {
    const { tag, name, start } = opening;
    if (start < from || !names.includes(name) || neverClosed.has(name)) continue;
    const inner = start + tag.length;
    const closing = `</${name}>`;
    const close = html.indexOf(closing, inner);
    if (close === -1 && unclosed === 'left out') neverClosed.add(name);
    else {
      from = close === -1 ? html.length : close + closing.length;
      yield { ...opening, content: html.slice(inner, close === -1 ? html.length : close), end: from };
    }
  }
}

/** @returns the HTML with the elements replaced that {@link elementsOf} finds */
export function replaceElements(
  html: string,
  [names, unclosed]: [names: readonly string[], unclosed?: 'left out' | 'to the end'],
  replace: (element: HtmlElement) => string,
): string {
  let replaced = '';
  let from = 0;
  for (const element of elementsOf(html, names, unclosed)) {
    replaced += html.slice(from, element.start) + replace(element);
    from = element.end;
  }
  return replaced + html.slice(from);
}
