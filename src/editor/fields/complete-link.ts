/** A host name with a dot, perhaps with a port. Names that end like a file's are not hosts. */
const host =
  /^(?:[\p{L}\d-]+\.)+(?!(?:html?|pdf|docx?|xlsx?|pptx?|jpe?g|png)\b)\p{L}{2,}(?::\d+)?(?=[/?#]|$)/iu;

/**
 * Completes a typed link target: a host gets `https://`, and the path of a page its slash.
 *
 * @param pages pages of this site
 * @returns the address as typed if it needs nothing or cannot be completed
 * @example
 * completeLink('www.example.com/a', []); // 'https://www.example.com/a'
 */
export function completeLink(typed: string, pages: readonly { path: string }[]): string {
  const address = typed.trim();
  const [path] = address.split(/[?#]/);
  if (path && pages.some((page) => page.path === `/${path}`)) return `/${address}`;
  return host.test(address) ? `https://${address}` : address;
}
