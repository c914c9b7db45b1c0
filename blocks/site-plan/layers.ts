// Without zod: the view needs these in the browser.

/** Groups of signs that visitors switch on and off. */
export const planLayers = ['doors', 'ducts', 'rigging', 'power', 'fire', 'services'] as const;
export type PlanLayer = (typeof planLayers)[number];

/** Times the width of the column. */
export const zooms = [1, 2, 4] as const;
