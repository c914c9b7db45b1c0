import { firstLook, type LiveMap, type MapView } from '../live-map.ts';

/** What both renderers can do, under the same names. Under reduced motion they do it at once. */
interface Renderer {
  getZoom(): number;
  zoomTo(zoom: number): unknown;
  easeTo(look: { pitch: number; bearing: number; center?: [number, number]; zoom?: number }): unknown;
  remove(): void;
}

/** The controls of a renderer that shows `view`. */
export function controlsOf(renderer: Renderer, view: MapView): LiveMap {
  let removed = false;
  return {
    zoomBy: (steps) => void renderer.zoomTo(Math.round(renderer.getZoom()) + steps),
    tilt: (tilted) => void renderer.easeTo(tilted ? firstLook : { pitch: 0, bearing: 0 }),
    home: () => void renderer.easeTo({ ...lookAt(view), ...firstLook }),
    remove: () => {
      if (!removed) renderer.remove();
      removed = true;
    },
  };
}

/** Where a view begins. */
export const lookAt = ({ centre, zoom }: MapView): { center: [number, number]; zoom: number } => ({
  center: [centre.longitude, centre.latitude],
  zoom,
});

/** How long a map may take to come, in milliseconds. */
const patience = 20_000;

/** Settles when the map has come; rejects when it broke before, or did not come in time. */
export function untilOpen(
  listen: (came: () => void, broke: (cause: unknown) => void) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error(`no map after ${patience} ms`)), patience);
  listen(resolve, reject);
  return promise.finally(() => clearTimeout(timer));
}
