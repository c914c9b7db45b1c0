import type { OpenMap } from '../live-map.ts';

/** Opens a Mapbox map if there is a key, otherwise the built-in one (rule CONT-02). */
export const open: OpenMap = async (target, view, fail) => {
  const { openMap } = view.service ? await import('./mapbox.ts') : await import('./maplibre.ts');
  // The box is gone if the visitor has navigated away.
  if (!target.isConnected) throw new Error('the map has left the page');
  return openMap(target, view, fail);
};
