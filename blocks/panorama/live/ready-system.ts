import { SYSTEM } from '@photo-sphere-viewer/core';

/**
 * Sets the library's system information. The library would detect it and store it in the browser, and this site stores
 * nothing that visitors are not informed about.
 * @throws without WebGL
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

/** Maximum device pixel ratio: more costs battery without a visible gain. */
const sharpest = 2;
