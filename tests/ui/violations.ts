import axe, { type ElementContext } from 'axe-core';

/** Rules about whole pages, which do not apply to a part of a page. */
const ofPages = ['page-has-heading-one', 'region', 'landmark-one-main', 'heading-order'];

/** Axe violations in a part of a page, without the rules in `besides`: the rule and the HTML of the elements. */
export async function violations(part: ElementContext, besides: readonly string[] = []) {
  const result = await axe.run(part, {
    // Without selectors: building selectors of all passing elements takes as long as the check itself.
    resultTypes: ['violations', 'incomplete'],
    selectors: false,
    // Axe reads all style sheets for one rule alone, which is experimental and off.
    preload: { assets: ['media'] },
    rules: Object.fromEntries([...ofPages, ...besides].map((id) => [id, { enabled: false }])),
  });
  // Axe reports text in the colour of its background as incomplete, because it may be hidden on purpose.
  const invisible = result.incomplete.flatMap((rule) => {
    const nodes = rule.nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio'));
    return nodes.length > 0 ? [{ id: 'text in the colour of its background', nodes }] : [];
  });
  return [...result.violations, ...invisible].map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** The colour behind an element: that of the nearest box that has one. It may be a picture, which has no one colour. */
function groundOf(element: Element | null): string | undefined {
  for (let box = element; box; box = box.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(box);
    if (backgroundImage !== 'none' || box.querySelector('img, video, canvas')) return undefined;
    if (!/^(?:transparent|rgba\(.* 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return undefined;
}

/** Icons whose classes say when they appear; `spare` says that the narrowest pages have no room. */
const mayVanish = '[class*="visibility]"], [class*=":visible"], .spare';

/**
 * Icons and shapes of skeletons that keep their space, but cannot be seen: not painted, or in the colour of their ground.
 * @returns their HTML
 */
export function hiddenShapes(part: Element): string[] {
  const found: string[] = [];
  for (const shape of part.querySelectorAll('svg.stroke-current, .bg-skeleton')) {
    if (!shape.checkVisibility() || shape.closest(mayVanish)) continue;
    const { visibility, color, backgroundColor } = getComputedStyle(shape);
    const paint = shape.matches('svg') ? color : backgroundColor;
    const ground = groundOf(shape.matches('svg') ? shape : shape.parentElement);
    if (visibility === 'hidden' || paint === ground) found.push(shape.parentElement?.outerHTML ?? '');
  }
  return found;
}

/** Texts that may be hidden from eyes, because */
const mayHide = [
  // they are hidden from screen readers too,
  '[aria-hidden=true], [inert], [hidden], dialog:not([open]), details:not([open])',
  // their classes say when they appear (other slides, menus, labels of marks),
  '[class*="visibility]"], [class*=":visible"]',
  // or they are out of place: days of another month, the archive beside a month, marks outside of the view of a panorama.
  '[data-outside-month], [data-archive], [data-yaw]',
].join();

/**
 * Texts that are in the page and keep their space, but are not painted. Axe leaves them out.
 * @returns the texts, each once
 */
export function hiddenTexts(part: Element): string[] {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || !text.textContent?.trim() || parent.closest(mayHide)) continue;
    if (getComputedStyle(parent).visibility === 'hidden') found.add(text.textContent.trim());
  }
  return [...found];
}
