import type { OpenMap } from '../live-map.ts';

/** With a key the maps service draws, without one we do (rule CONT-02). */
export const open: OpenMap = async (target, view, fail) => {
  const { openMap } = view.service ? await import('./mapbox.ts') : await import('./maplibre.ts');
  // Whoever went on to another page meanwhile took its box along.
  if (!target.isConnected) throw new Error('the map has left the page');
  return openMap(target, view, fail);
};
