/** Set by a page that is turned by sections: whether this block is the one on the screen (rule HOME-03). */
export const activeMark = 'data-active';

/**
 * Reports whether the section around a node is the one on the screen, at once and on every change. On a page without
 * a pager every section counts as on the screen.
 *
 * @returns stops the observation
 */
export function watchActive(node: Element | null, tell: (active: boolean) => void): () => void {
  const section = node?.closest('[data-block]');
  const report = () => tell(section?.getAttribute(activeMark) !== 'false');
  report();
  if (!section) return () => {};
  const observer = new MutationObserver(report);
  observer.observe(section, { attributeFilter: [activeMark] });
  return () => observer.disconnect();
}

/** Classes of a full section on home: on desktop as high as the screen, below the header, without a gap above. */
export const homeSection = 'home-section home:mt-0 home:md:min-h-svh home:md:pt-header-solid';
