/** A panorama and its first look, in degrees. */
export interface Scene {
  src: string;
  yaw: number;
  pitch: number;
}

/** Events of a panorama. */
export type PanoramaEvent =
  /** Number of steps to the right and up. */
  | { type: 'turn'; yaw: number; pitch: number }
  | { type: 'zoom'; steps: number }
  /** Follows a drag: degrees to the right, without animation. */
  | { type: 'drag'; yaw: number }
  /** Shows another panorama. */
  | { type: 'scene'; scene: Scene }
  /** Toggles full screen. */
  | { type: 'fill' };

export interface OpenPanorama {
  state: 'open';
  full: boolean;
  can: Readonly<Record<'zoomIn' | 'zoomOut' | 'fill', boolean>>;
}

/** The flat picture; or the view while it opens, is open, or failed. */
export type PanoramaState = { state: 'flat' | 'opening' | 'failed' } | OpenPanorama;
