import 'maplibre-gl/dist/maplibre-gl.css';
import { Marker, Map as Renderer, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { isDrawn } from '../drawn.ts';
import { firstLook, type OpenMap } from '../live-map.ts';
import { controlsOf, keepInside, lookAt, nameAnchors, nameSign, pinOf, untilOpen } from './controls.ts';
import { fetchTown, namesOf, plainGround, townStyle } from './town-style.ts';

/** Opens the built-in map, from data shipped with the site. */
export const openMap: OpenMap = async (target, view, fail) => {
  const { centre, t, language, marked } = view;
  const pin = pinOf(target);
  const town = isDrawn(centre) ? await fetchTown() : plainGround(centre);
  setWorkerUrl(workerUrl);
  const renderer = new Renderer({
    container: target,
    style: townStyle(town),
    ...lookAt(view),
    ...firstLook,
    minZoom: Math.min(12, view.zoom),
    maxZoom: 18,
    maxPitch: 65,
    // One finger and the wheel scroll the page; two fingers, or Ctrl with the wheel, move the map.
    cooperativeGestures: true,
    // The data are our own, and the view shows the credits.
    attributionControl: false,
    fadeDuration: 0,
    locale: {
      'Map.Title': t('canvas'),
      'CooperativeGesturesHandler.WindowsHelpText': t('wheel'),
      'CooperativeGesturesHandler.MacHelpText': t('wheelMac'),
      'CooperativeGesturesHandler.MobileHelpText': t('touch'),
    },
  });
  const controls = controlsOf(renderer, view);
  try {
    await untilOpen((came, broke) => {
      renderer.once('load', came);
      renderer.on('error', ({ error }) => broke(error));
    });
  } catch (cause) {
    controls.remove();
    throw cause;
  }
  renderer.on('webglcontextlost', () => {
    controls.remove();
    fail();
  });
  const signs = namesOf(town, language).map(({ at, text, what }) => {
    const element = nameSign(text, what);
    new Marker({ element, anchor: nameAnchors[what] }).setLngLat(at).addTo(renderer);
    return element;
  });
  const keep = () => keepInside(signs, target);
  renderer.on('move', keep);
  renderer.on('resize', keep);
  keep();
  if (marked) new Marker({ element: pin, anchor: 'bottom' }).setLngLat(lookAt(view).center).addTo(renderer);
  return controls;
};
