import type { MapService } from '#blocks/define.ts';
import type { MapTranslate } from '#i18n/map.ts';
import type { Language } from '#schemas/language.ts';
import type { Position } from './position.ts';

/** What the map shows. */
export interface MapView {
  centre: Position;
  /** True if the centre is a place and gets a marker. */
  marked: boolean;
  zoom: number;
  language: Language;
  t: MapTranslate;
  service?: MapService | undefined;
}

/** An open map. */
export interface LiveMap {
  /** Zooms by a number of steps; each doubles the scale. */
  zoomBy: (steps: number) => void;
  /** Looks from above, or at an angle. */
  tilt: (tilted: boolean) => void;
  /** Returns to the initial view. */
  home: () => void;
  /** Removes the map and frees its graphics memory. */
  remove: () => void;
}

/**
 * Opens a map in an element, on top of its content. Rejects if it fails.
 *
 * @param fail called when the map breaks later; it has been removed by then
 */
export type OpenMap = (target: HTMLElement, view: MapView, fail: () => void) => Promise<LiveMap>;

/** Initial camera. The poster was taken with the same. */
export const firstLook = { pitch: 50, bearing: -14 };
