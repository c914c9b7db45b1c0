import { SYSTEM } from '@photo-sphere-viewer/core';

/**
 * Tells the library what it would find out by itself and then keep in the browser's storage: this site keeps nothing
 * there that a visitor has not been told of. Throws where there is no 3D.
 */
export function readySystem(): void {
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

/** More pixels than that for each of the page's cost battery, and nobody sees them. */
const sharpest = 2;
