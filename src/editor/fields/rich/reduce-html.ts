import { allowedSchemes, allowedTagNames, attributesByTag } from '#api/html-allowlist.ts';

/** Elements whose text is not content. */
const unread = 'script, style, template, noscript, iframe, object, embed, title, head';

/** Reduces pasted or untrusted HTML to what the sanitiser allows. Unwraps all other elements. */
export function reduceHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(unread)) element.remove();
  for (const element of body.querySelectorAll('*')) {
    if (allowedTagNames.includes(element.localName)) withoutAttributes(element);
    else element.replaceWith(...element.childNodes);
  }
  return body.innerHTML;
}

function withoutAttributes(element: Element): void {
  const kept = [...(attributesByTag[element.localName] ?? []), ...(attributesByTag['*'] ?? [])];
  for (const { name, value } of [...element.attributes]) {
    const isAddress = name === 'href' || name === 'src' || name === 'poster';
    if (!kept.includes(name) || (isAddress && !isHarmless(value, element.localName)))
      element.removeAttribute(name);
  }
}

/**
 * Returns false for a URL with a forbidden scheme. Browsers ignore spaces and control characters around and inside a
 * scheme, and so does this check.
 */
export function isHarmless(address: string, tag = 'a'): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/[\s\p{Cc}]/gu, ''))?.[1]?.toLowerCase();
  if (scheme === undefined) return true;
  return allowedSchemes.some((kept) => kept === scheme) || (tag === 'img' && scheme === 'data');
}
