/** Below two fifths of the screen no section has begun: a section that a link leads to is higher, also on a short screen. */
const below = '-60%';

/**
 * Marks the link to the section that is being read, in a list of links to sections. It sets one attribute, so the views of
 * such lists need no code in the browser.
 *
 * @param list holds links to fragments of the page, in its order
 * @returns a function that ends it
 */
export function watchSections(list: Element): () => void {
  const links = new Map<Element, Element>();
  for (const link of list.querySelectorAll('a[href^="#"]')) {
    const section = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    if (section) links.set(section, link);
  }
  const begun = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) begun.add(target);
        else begun.delete(target);
      }
      const current = [...links.keys()].findLast((section) => begun.has(section));
      if (current === undefined) list.querySelector('ul')?.scrollTo({ left: 0, behavior: 'instant' });
      for (const [section, link] of links) {
        if (section !== current) link.removeAttribute('aria-current');
        else if (link.getAttribute('aria-current') === null) {
          link.setAttribute('aria-current', 'true');
          reveal(link);
        }
      }
    },
    // Without an upper edge: a section has begun when its top is above the line, also if it was jumped over.
    { rootMargin: `10000% 0px ${below} 0px` },
  );
  for (const section of links.keys()) observer.observe(section);
  return () => observer.disconnect();
}

/** Scrolls a row that is wider than the screen, and never the page. */
function reveal(link: Element): void {
  const row = link.closest('ul');
  if (!row || row.scrollWidth <= row.clientWidth) return;
  const { left } = link.getBoundingClientRect();
  row.scrollBy({ left: left - row.getBoundingClientRect().left - 40, behavior: 'instant' });
}
