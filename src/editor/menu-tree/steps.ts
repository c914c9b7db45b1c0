import { childrenOf, type MenuTree, type Place, placeOf } from './menu-tree.ts';

/**
 * Keyboard moves of an item: `indent` makes it the last child of the previous sibling, `outdent` the next sibling of
 * its parent.
 */
export const steps = ['up', 'down', 'indent', 'outdent'] as const;
export type Step = (typeof steps)[number];

/**
 * Position after a step.
 * @returns Undefined if the step is not possible.
 */
export function stepOf(tree: MenuTree, id: string, step: Step): Place | undefined {
  const place = placeOf(tree, id);
  if (!place) return undefined;
  const { parent, index } = place;
  const siblings = childrenOf(tree, parent);
  if (step === 'up') return index > 0 ? { parent, index: index - 1 } : undefined;
  if (step === 'down') return index < siblings.length - 1 ? { parent, index: index + 1 } : undefined;
  if (step === 'indent') {
    const above = siblings[index - 1];
    return above && { parent: above.id, index: above.children.length };
  }
  const outer = parent === undefined ? undefined : placeOf(tree, parent);
  return outer && { parent: outer.parent, index: outer.index + 1 };
}
