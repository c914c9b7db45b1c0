import type { MapService } from '#blocks/define.ts';
import type { MapTexts } from '#i18n/map/zh-CN.ts';
import type { Language } from '#schemas/language.ts';
import type { Position } from './position.ts';

/** What is to be drawn. */
export interface MapView {
  centre: Position;
  /** The centre is a place, and gets a mark. */
  marked: boolean;
  zoom: number;
  language: Language;
  texts: MapTexts;
  service?: MapService | undefined;
}

/** A map that is there. */
export interface LiveMap {
  /** By so many steps; each doubles the scale. */
  zoomBy: (steps: number) => void;
  /** From above, or at an angle. */
  tilt: (tilted: boolean) => void;
  /** Back to where it began. */
  home: () => void;
  /** Ends it, and frees what it holds of the graphics card. */
  remove: () => void;
}

/**
 * Draws a map into an element, over what is there. Rejects when it cannot.
 * @param fail called when the map breaks later; it has been removed by then
 */
export type OpenMap = (target: HTMLElement, view: MapView, fail: () => void) => Promise<LiveMap>;

/** How the map is looked at when it opens; the picture of the first view was taken so too. */
export const firstLook = { pitch: 50, bearing: -14 };
