import '@photo-sphere-viewer/core/index.css';
import { EquirectangularAdapter, events, SYSTEM, utils, Viewer } from '@photo-sphere-viewer/core';
import type { Live } from '../use-live.ts';
import type { PanoramaEvent, PanoramaState, Scene } from './panorama-view.ts';

interface StartOptions extends Scene {
  stage: HTMLElement;
  frame: HTMLElement;
  /** Hint for a single finger, which scrolls the page. */
  twoFingers: string;
  show: (state: PanoramaState) => void;
  /** Called while the view turns, with its direction in degrees to the right of the middle of the picture. */
  look?: ((yaw: number) => void) | undefined;
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
  const { stage, frame, src, show, look } = options;
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
  if (look)
    viewer.addEventListener(events.PositionUpdatedEvent.type, ({ position }) =>
      look((position.yaw * 180) / Math.PI),
    );
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
  let wanted = src;
  const change = async ({ src: next, yaw, pitch }: Scene) => {
    wanted = next;
    await hasPicture(next);
    if (wanted !== next || gone.signal.aborted) return;
    await viewer.setPanorama(next, {
      position: { yaw: `${yaw}deg`, pitch: `${pitch}deg` },
      showLoader: false,
      transition: still.matches ? false : { speed: fade, effect: 'fade', rotation: false },
    });
  };
  const send = (event: PanoramaEvent) => {
    if (event.type === 'turn') turn(event.yaw, event.pitch);
    else if (event.type === 'drag')
      viewer.rotate({ ...viewer.getPosition(), yaw: viewer.getPosition().yaw + radians(event.yaw) });
    else if (event.type === 'scene') change(event.scene).catch(() => show({ state: 'failed' }));
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

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Rejects if the picture fails to load: the library would log the error and cover the view with it. */
async function hasPicture(src: string): Promise<void> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = src;
  await image.decode();
}

/**
 * Loads the panorama through an image element. The library would fetch it and create a `blob:` URL, which our
 * Content-Security-Policy forbids, and `connect-src` excludes picture servers.
 */
class PictureAdapter extends EquirectangularAdapter {
  static override readonly id = 'picture';

  override async loadTexture(panorama: string) {
    const image = await this.viewer.textureLoader.loadImage(panorama);
    const [width, height] = [image.width, image.width / 2];
    return {
      panorama,
      texture: utils.createSizedTexture(image),
      panoData: {
        isEquirectangular: true as const,
        fullWidth: width,
        fullHeight: height,
        croppedWidth: width,
        croppedHeight: image.height,
        croppedX: 0,
        // A picture cropped at top and bottom has its horizon in the middle.
        croppedY: (height - image.height) / 2,
      },
    };
  }
}

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
