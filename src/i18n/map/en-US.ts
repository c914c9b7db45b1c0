import type { MapTexts } from './zh-CN.ts';

/** Texts of maps, in English. */
export const mapEn: MapTexts = {
  place: 'The centre',
  region: 'Map: {{name}}',
  canvas: 'Map: arrow keys move it, plus and minus zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  tilt: '3D view',
  home: 'Back to {{name}}',
  drawn: 'Schematic',
  undrawn: 'No streets are drawn here; the mark shows the place',
  failed: 'The map cannot be opened right now. The address and the links still work.',
  coordinates: 'Coordinates {{latitude}}, {{longitude}}',
  amap: 'Open in Amap (best in China)',
  openStreetMap: 'Open in OpenStreetMap',
  wheel: 'Hold Ctrl and turn the wheel to zoom the map',
  wheelMac: 'Hold ⌘ and turn the wheel to zoom the map',
  touch: 'Move the map with two fingers',
};
