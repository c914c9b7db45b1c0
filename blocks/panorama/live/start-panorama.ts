import '@photo-sphere-viewer/core/index.css';
import { events, Viewer } from '@photo-sphere-viewer/core';
import type { Live } from '#ui/use-live.ts';
import type { PanoramaEvent, PanoramaState } from '../panorama-view.ts';
import { PictureAdapter } from './picture-adapter.ts';
import { readySystem } from './ready-system.ts';

interface StartOptions {
  stage: HTMLElement;
  frame: HTMLElement;
  src: string;
  /** In degrees. */
  yaw: number;
  pitch: number;
  /** Hint for a single finger, which scrolls the page. */
  twoFingers: string;
  show: (state: PanoramaState) => void;
}

/** Step of a key or button: an eighth of a turn, in radians, and its duration in ms. */
const step = { angle: Math.PI / 8, time: 240 };
const zoomStep = 15;

/**
 * Opens the view. Rejects without WebGL or if the picture fails to load. Wheel and one finger scroll the page; in full
 * screen one finger turns the view.
 */
export async function startPanorama(options: StartOptions): Promise<Live<PanoramaEvent>> {
  const { stage, frame, src, show } = options;
  readySystem();
  await hasPicture(src);
  const viewer = new Viewer({
    container: stage,
    adapter: PictureAdapter,
    panorama: src,
    defaultYaw: `${options.yaw}deg`,
    defaultPitch: `${options.pitch}deg`,
    defaultZoomLvl: 20,
    navbar: false,
    keyboard: false,
    mousewheel: false,
    touchmoveTwoFingers: true,
    lang: { twoFingers: options.twoFingers, loading: '' },
    canvasBackground: 'transparent',
  });
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const gone = new AbortController();

  const tell = () => {
    const zoom = viewer.getZoomLevel();
    const full = document.fullscreenElement === frame;
    const can = { zoomIn: zoom < 100, zoomOut: zoom > 0, fill: document.fullscreenEnabled };
    show({ state: 'open', full, can });
  };
  const open = () => {
    viewer.addEventListener(events.ZoomUpdatedEvent.type, tell);
    tell();
  };
  viewer.addEventListener(events.ReadyEvent.type, open, { once: true });
  viewer.addEventListener(events.PanoramaErrorEvent.type, () => show({ state: 'failed' }));
  const filled = () => {
    viewer.setOption('touchmoveTwoFingers', document.fullscreenElement !== frame);
    tell();
  };
  document.addEventListener('fullscreenchange', filled, { signal: gone.signal });

  const turn = (yaw: number, pitch: number) => {
    const from = viewer.getPosition();
    const to = { yaw: from.yaw + yaw * step.angle, pitch: from.pitch + pitch * step.angle };
    if (still.matches) viewer.rotate(to);
    else viewer.animate({ ...to, speed: step.time });
  };
  const send = (event: PanoramaEvent) => {
    if (event.type === 'turn') turn(event.yaw, event.pitch);
    else if (event.type === 'zoom') viewer.zoom(viewer.getZoomLevel() + event.steps * zoomStep);
    else if (document.fullscreenElement) void document.exitFullscreen();
    else void frame.requestFullscreen();
  };
  const stop = () => {
    gone.abort();
    viewer.destroy();
  };
  return { send, stop };
}

/** Rejects if the picture fails to load: the library would log the error and cover the view with it. */
async function hasPicture(src: string): Promise<void> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = src;
  await image.decode();
}
