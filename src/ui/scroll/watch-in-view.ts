/**
 * Reports whether an element is in view, at once and on every change. A busy browser reports several changes together,
 * in their order: only the last one is passed on.
 *
 * @param options `threshold`: the share of the element that counts as in view; `rootMargin`: around the viewport
 * @returns stops the observation
 */
export function watchInView(
  element: Element,
  tell: (inView: boolean) => void,
  options?: Pick<IntersectionObserverInit, 'threshold' | 'rootMargin'>,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1);
    if (last) tell(last.isIntersecting);
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
