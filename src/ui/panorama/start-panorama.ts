import '@photo-sphere-viewer/core/index.css';
import { events, type PanoData, SYSTEM, utils, Viewer } from '@photo-sphere-viewer/core';
import {
  EquirectangularTilesAdapter,
  type EquirectangularTilesPanorama,
} from '@photo-sphere-viewer/equirectangular-tiles-adapter';
import { GyroscopePlugin } from '@photo-sphere-viewer/gyroscope-plugin';
import type { Live } from '../use-live.ts';
import {
  firstZoom,
  type PanoramaEvent,
  type PanoramaLook,
  type PanoramaState,
  type Scene,
} from './panorama-view.ts';

interface StartOptions extends Scene {
  stage: HTMLElement;
  frame: HTMLElement;
  /** Hint for a single finger, which scrolls the page. */
  twoFingers: string;
  show: (state: PanoramaState) => void;
  /** Called while the view turns or zooms. */
  look?: ((look: PanoramaLook) => void) | undefined;
  /** Its descendants with `data-yaw` and `data-pitch` are placed over the view, in degrees. */
  marks?: HTMLElement | undefined;
}

/** Duration of the fade to another panorama, in ms. */
const fade = 600;

/** Step of a key or button: an eighth of a turn, in radians, and its duration in ms. */
const step = { angle: Math.PI / 8, time: 240 };
const zoomStep = 15;

/**
 * Opens the view. Wheel and one finger scroll the page; in full screen one finger turns the view.
 *
 * @returns the view, which reports its state by `show`; rejects without WebGL or if the picture fails to load
 */
export async function startPanorama(options: StartOptions): Promise<Live<PanoramaEvent>> {
  const { stage, frame, show, look, marks } = options;
  readySystem();
  const first = tiledOf(options);
  await hasPicture(first.baseUrl);
  // The visitor has left the page meanwhile: nothing is drawn outside of a document.
  if (!stage.isConnected) return { send: () => {}, stop: () => {} };
  const viewer = new Viewer({
    container: stage,
    adapter: PictureAdapter.withConfig({ showErrorTile: false }),
    panorama: first,
    defaultYaw: `${options.yaw}deg`,
    defaultPitch: `${options.pitch}deg`,
    defaultZoomLvl: options.zoom ?? firstZoom,
    navbar: false,
    keyboard: false,
    mousewheel: false,
    touchmoveTwoFingers: true,
    lang: { twoFingers: options.twoFingers, loading: '' },
    canvasBackground: 'transparent',
  });
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const gone = new AbortController();

  let device: 'off' | 'on' | 'refused' = 'off';
  const tell = () => {
    const zoom = viewer.getZoomLevel();
    const full = document.fullscreenElement === frame;
    const can = { zoomIn: zoom < 100, zoomOut: zoom > 0, fill: document.fullscreenEnabled, device: isHeld() };
    show({ state: 'open', full, device, can });
  };
  const open = () => {
    viewer.addEventListener(events.ZoomUpdatedEvent.type, tell);
    tell();
  };
  viewer.addEventListener(events.ReadyEvent.type, open, { once: true });
  viewer.addEventListener(events.PanoramaErrorEvent.type, () => show({ state: 'failed' }));
  const looked = () => {
    const { yaw, pitch } = viewer.getPosition();
    look?.({ yaw: degrees(yaw), pitch: degrees(pitch), zoom: viewer.getZoomLevel() });
  };
  viewer.addEventListener(events.ReadyEvent.type, looked, { once: true });
  viewer.addEventListener(events.PositionUpdatedEvent.type, looked);
  viewer.addEventListener(events.ZoomUpdatedEvent.type, looked);
  if (marks) viewer.addEventListener(events.RenderEvent.type, () => placeMarks(marks, viewer));
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
  /** The last panorama that was asked for: an earlier one that loads later is not shown. */
  let wanted = options.src;
  const change = async (scene: Scene) => {
    wanted = scene.src;
    const next = tiledOf(scene);
    await hasPicture(next.baseUrl);
    if (wanted !== scene.src || gone.signal.aborted) return;
    await viewer.setPanorama(next, {
      position: { yaw: `${scene.yaw}deg`, pitch: `${scene.pitch}deg` },
      ...(scene.zoom !== undefined && { zoom: scene.zoom }),
      showLoader: false,
      transition: still.matches ? false : { speed: fade, effect: 'fade', rotation: false },
    });
  };
  let gyroscope: GyroscopePlugin | undefined;
  const follow = async () => {
    if (!gyroscope) {
      gyroscope = new GyroscopePlugin(viewer, { moveMode: 'fast', roll: false });
      gyroscope.init();
      gyroscope.addEventListener('gyroscope-updated', ({ gyroscopeEnabled }) => {
        device = gyroscopeEnabled ? 'on' : 'off';
        tell();
      });
    }
    if (gyroscope.isEnabled()) gyroscope.stop();
    else await gyroscope.start();
  };
  const send = (event: PanoramaEvent) => {
    if (event.type === 'turn') turn(event.yaw, event.pitch);
    else if (event.type === 'drag')
      viewer.rotate({ ...viewer.getPosition(), yaw: viewer.getPosition().yaw + radians(event.yaw) });
    else if (event.type === 'scene') change(event.scene).catch(() => show({ state: 'failed' }));
    else if (event.type === 'zoom') viewer.zoom(viewer.getZoomLevel() + event.steps * zoomStep);
    else if (event.type === 'device')
      follow().catch(() => {
        device = 'refused';
        tell();
      });
    else if (document.fullscreenElement) void document.exitFullscreen();
    else void frame.requestFullscreen();
  };
  const stop = () => {
    gone.abort();
    gyroscope?.destroy();
    viewer.destroy();
  };
  return { send, stop };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (radians: number) => (radians * 180) / Math.PI;

/** True on devices that are held in the hand and know how. */
const isHeld = () => 'DeviceOrientationEvent' in window && matchMedia('(pointer: coarse)').matches;

/** Rejects if the picture fails to load: the library would log the error and cover the view with it. */
async function hasPicture(src: string): Promise<void> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = src;
  await image.decode();
}

/** Places the marks that are in view, and hides the others from the keyboard too. */
function placeMarks(marks: HTMLElement, viewer: Viewer): void {
  const { width } = viewer.state.size;
  for (const mark of marks.querySelectorAll<HTMLElement>('[data-yaw]')) {
    const position = { yaw: radians(Number(mark.dataset.yaw)), pitch: radians(Number(mark.dataset.pitch)) };
    const isVisible = viewer.dataHelper.isPointVisible(position);
    mark.style.visibility = isVisible ? 'visible' : '';
    if (!isVisible) continue;
    const { x, y } = viewer.dataHelper.sphericalCoordsToViewerCoords(position);
    mark.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    mark.toggleAttribute('data-late', x > width * 0.6);
  }
}

type Tiled = EquirectangularTilesPanorama & { baseUrl: string };

/** A small picture of the whole, over which tiles of the shown part are laid. */
function tiledOf({ src, width, widths, tiles }: Scene): Tiled {
  const stem = src.replace(/\.\w+$/, '');
  if (!tiles || !width || !widths?.includes(baseWidth))
    return { baseUrl: src, width: 4096, cols: 1, rows: 1, tileUrl: () => null };
  return {
    baseUrl: `${stem}-${baseWidth}.webp`,
    ...{ width, cols: width / tiles, rows: width / tiles / 2 },
    tileUrl: (column, row) => `${stem}-tile-${column}-${row}.webp`,
  };
}

/** Width of the variant that is shown until the tiles have loaded. */
const baseWidth = 960;

/**
 * Loads the small picture through an image element. The library would fetch it and create a `blob:` URL, which our
 * Content-Security-Policy forbids, and `connect-src` excludes picture servers. Tiles come through image elements anyway.
 */
class PictureAdapter extends EquirectangularTilesAdapter {
  static override withConfig(
    config: Parameters<typeof EquirectangularTilesAdapter.withConfig>[0],
  ): ReturnType<typeof EquirectangularTilesAdapter.withConfig> {
    return [PictureAdapter, config];
  }

  override async loadTexture(panorama: Tiled) {
    const image = await this.viewer.textureLoader.loadImage(panorama.baseUrl);
    return {
      panorama,
      cacheKey: panorama.baseUrl,
      texture: utils.createSizedTexture(image),
      panoData: {
        ...panoDataOf(panorama.width, panorama.width / 2),
        baseData: panoDataOf(image.width, image.height),
      },
    };
  }
}

/** A picture cropped at top and bottom has its horizon in the middle. */
const panoDataOf = (width: number, height: number): PanoData => ({
  isEquirectangular: true,
  fullWidth: width,
  fullHeight: width / 2,
  croppedWidth: width,
  croppedHeight: height,
  croppedX: 0,
  croppedY: (width / 2 - height) / 2,
});

/**
 * Sets the library's system information. The library would detect it and store it in the browser, and this site stores
 * nothing that visitors are not informed about.
 * @throws without WebGL
 */
function readySystem(): void {
  if (SYSTEM.loaded) return;
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) throw new Error('this browser has no WebGL 2');
  const touch = navigator.maxTouchPoints > 0;
  Object.assign(SYSTEM, {
    pixelRatio: Math.min(window.devicePixelRatio || 1, sharpest),
    isWebGLSupported: true,
    maxTextureWidth: context.getParameter(context.MAX_TEXTURE_SIZE),
    isTouchEnabled: { initial: touch, promise: Promise.resolve(touch) },
    isIphone: /iPhone/i.test(navigator.userAgent),
    loaded: true,
  });
  context.getExtension('WEBGL_lose_context')?.loseContext();
}

/** Maximum device pixel ratio: more costs battery without a visible gain. */
const sharpest = 2;
