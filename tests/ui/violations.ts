import axe, { type ElementContext } from 'axe-core';

/** Rules about whole pages, which a part of one cannot break. */
const ofPages = ['page-has-heading-one', 'region', 'landmark-one-main', 'heading-order'];

/** What axe finds in a part of a page, but by rules `besides`: the rule, and the elements as HTML. */
export async function violations(part: ElementContext, besides: readonly string[] = []) {
  const result = await axe.run(part, {
    // Only what it finds is read, by its HTML: naming every element that is fine takes as long as judging it.
    resultTypes: ['violations'],
    selectors: false,
    rules: Object.fromEntries([...ofPages, ...besides].map((id) => [id, { enabled: false }])),
  });
  return result.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
