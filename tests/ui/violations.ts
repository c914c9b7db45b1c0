import axe, { type ElementContext } from 'axe-core';

/** Rules about whole pages, which do not apply to a part of a page. */
const ofPages = ['page-has-heading-one', 'region', 'landmark-one-main', 'heading-order'];

/** Axe violations in a part of a page, without the rules in `besides`: the rule and the HTML of the elements. */
export async function violations(part: ElementContext, besides: readonly string[] = []) {
  const result = await axe.run(part, {
    // Only violations, without selectors: building selectors of all passing elements takes as long as the check itself.
    resultTypes: ['violations'],
    selectors: false,
    // Axe reads all style sheets for one rule alone, which is experimental and off.
    preload: { assets: ['media'] },
    rules: Object.fromEntries([...ofPages, ...besides].map((id) => [id, { enabled: false }])),
  });
  return result.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
