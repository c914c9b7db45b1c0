// Without zod: the view needs these in the browser.

/** Groups of signs that visitors switch on and off. */
export const planLayers = ['doors', 'ducts', 'rigging', 'power', 'fire', 'services'] as const;
export type PlanLayer = (typeof planLayers)[number];

/** Times the width of the frame. */
export const mostZoom = 8;

/** @returns the zoom within its limits, to two decimals as in the address */
export const zoomWithin = (zoom: number): number =>
  Math.round(Math.min(Math.max(zoom, 1), mostZoom) * 100) / 100;
