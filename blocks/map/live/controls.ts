import { firstLook, type LiveMap, type MapView } from '../live-map.ts';

/** Methods that both renderers share. Under reduced motion they do not animate. */
interface Renderer {
  getZoom(): number;
  zoomTo(zoom: number): unknown;
  easeTo(look: { pitch: number; bearing: number; center?: [number, number]; zoom?: number }): unknown;
  remove(): void;
}

/** Creates the controls of a renderer. */
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

/** Initial centre and zoom of a view. */
export const lookAt = ({ centre, zoom }: MapView): { center: [number, number]; zoom: number } => ({
  center: [centre.longitude, centre.latitude],
  zoom,
});

/** Timeout for opening a map, in milliseconds. */
const patience = 20_000;

/** Resolves when the map is ready; rejects if it fails or times out. */
export function untilOpen(
  listen: (came: () => void, broke: (cause: unknown) => void) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error(`no map after ${patience} ms`)), patience);
  listen(resolve, reject);
  return promise.finally(() => clearTimeout(timer));
}
