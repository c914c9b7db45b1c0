import 'mapbox-gl/dist/mapbox-gl.css';
import mapboxgl from 'mapbox-gl/dist/mapbox-gl-csp.js';
import workerUrl from 'mapbox-gl/dist/mapbox-gl-csp-worker.js?url';
import { firstLook, type OpenMap } from '../live-map.ts';
import { controlsOf, lookAt, pinOf, untilOpen } from './controls.ts';

/** Opens the map of Mapbox, with its logo and credits as its licence requires. */
export const openMap: OpenMap = async (target, view, fail) => {
  const { service, t, language, marked } = view;
  if (!service) throw new Error('mapbox: no key, although the service is to draw the map');
  const pin = pinOf(target);
  mapboxgl.workerUrl = workerUrl;
  const renderer = new mapboxgl.Map({
    container: target,
    accessToken: service.token,
    style: service.style,
    ...lookAt(view),
    ...firstLook,
    cooperativeGestures: true,
    language: language === 'zh-CN' ? 'zh-Hans' : 'en',
    performanceMetricsCollection: false,
    locale: {
      'Map.Title': t('canvas'),
      'ScrollZoomBlocker.CtrlMessage': t('wheel'),
      'ScrollZoomBlocker.CmdMessage': t('wheelMac'),
      'TouchPanBlocker.Message': t('touch'),
    },
  });
  const controls = controlsOf(renderer, view);
  let styled = false;
  let open = false;
  try {
    await untilOpen((came, broke) => {
      renderer.once('style.load', () => {
        styled = true;
      });
      renderer.once('load', came);
      renderer.on('error', ({ error }) => {
        // A failed tile leaves a gap; without a style or a valid key there is no map.
        if (styled && !isRefusal(error)) return;
        if (!open) return broke(error);
        controls.remove();
        fail();
      });
    });
  } catch (cause) {
    controls.remove();
    throw cause;
  }
  open = true;
  if (marked)
    new mapboxgl.Marker({ element: pin, anchor: 'bottom' }).setLngLat(lookAt(view).center).addTo(renderer);
  return controls;
};

/** True if the key is invalid, expired or not allowed for this site. */
const isRefusal = (error: Error) =>
  ('status' in error && (error.status === 401 || error.status === 403)) ||
  /access token/i.test(error.message);
