/**
 * The visitor went back or forward before this program listened: the address bar has moved on within the document,
 * whose HTML is still that of the page it was fetched for. Only loading the address shows the right page.
 */
export function hasMovedOn(): boolean {
  const [fetched] = performance.getEntriesByType('navigation');
  return fetched !== undefined && withoutHash(fetched.name) !== withoutHash(window.location.href);
}

const withoutHash = (address: string) => address.split('#', 1)[0];
