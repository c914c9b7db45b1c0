/**
 * Returns true when the visitor went back or forward before hydration. The HTML then belongs to another address than
 * the address bar, and only a reload shows the right page.
 */
export function hasMovedOn(): boolean {
  const [fetched] = performance.getEntriesByType('navigation');
  return fetched !== undefined && withoutHash(fetched.name) !== withoutHash(window.location.href);
}

const withoutHash = (address: string) => address.split('#', 1)[0];
