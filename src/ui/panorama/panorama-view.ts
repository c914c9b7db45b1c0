import type { Picture } from '#schemas/picture.ts';

/** A direction in degrees: to the right of the middle of the picture, and above the horizon. Zoom is from 0 to 100. */
export interface PanoramaLook {
  yaw: number;
  pitch: number;
  zoom: number;
}

/** A panorama and its first look. A picture without tiles is loaded whole. */
export interface Scene
  extends Pick<Picture, 'src' | 'width' | 'widths' | 'tiles'>,
    Pick<PanoramaLook, 'yaw' | 'pitch'> {
  zoom?: number;
}

/** @returns the scene of a picture */
export const sceneOf = (
  { src, width, widths, tiles }: Picture,
  look: Pick<PanoramaLook, 'yaw' | 'pitch'> & Partial<PanoramaLook>,
): Scene => ({
  src,
  ...(width !== undefined && { width }),
  ...(widths && { widths }),
  ...(tiles !== undefined && { tiles }),
  ...look,
});

/** Zoom of a view that opens. */
export const firstZoom = 20;

/** Events of a panorama. */
export type PanoramaEvent =
  /** Number of steps to the right and up. */
  | { type: 'turn'; yaw: number; pitch: number }
  | { type: 'zoom'; steps: number }
  /** Follows a drag: degrees to the right, without animation. */
  | { type: 'drag'; yaw: number }
  /** Shows another panorama. */
  | { type: 'scene'; scene: Scene }
  /** Follows the movement of the device, or stops doing so. The browser may ask the visitor. */
  | { type: 'device' }
  /** Toggles full screen. */
  | { type: 'fill' };

export interface OpenPanorama {
  state: 'open';
  full: boolean;
  device: 'off' | 'on' | 'refused';
  can: Readonly<Record<'zoomIn' | 'zoomOut' | 'fill' | 'device', boolean>>;
}

/** The flat picture; or the view while it opens, is open, or failed. */
export type PanoramaState = { state: 'flat' | 'opening' | 'failed' } | OpenPanorama;
