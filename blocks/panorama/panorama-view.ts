/** What a visitor does in a panorama. */
export type PanoramaEvent =
  /** By so many steps, to the right and up. */
  | { type: 'turn'; yaw: number; pitch: number }
  | { type: 'zoom'; steps: number }
  /** The whole screen, or back. */
  | { type: 'fill' };

export interface OpenPanorama {
  state: 'open';
  full: boolean;
  can: Readonly<Record<'zoomIn' | 'zoomOut' | 'fill', boolean>>;
}

/** The flat picture; the view that is on its way, that is open, or that this browser cannot show. */
export type PanoramaState = { state: 'flat' | 'opening' | 'failed' } | OpenPanorama;
