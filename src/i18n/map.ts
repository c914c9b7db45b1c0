import { defineTexts, type SameMessages, type TranslateFrom } from './i18n.ts';

/**
 * Texts of maps. Separate from the texts that every page loads: only pages with a map load these, as data
 * of the block.
 */
export const mapTexts = defineTexts({
  zh: {
    place: '会展中心',
    region: '{{name}}位置图',
    canvas: '地图：方向键移动，加号与减号缩放',
    zoomIn: '放大',
    zoomOut: '缩小',
    tilt: '立体视图',
    home: '回到{{name}}',
    drawn: '示意图',
    undrawn: '未绘制此处街道，仅标出位置',
    failed: '地图暂时无法打开，地址和链接仍可使用。',
    coordinates: '坐标 {{latitude}}，{{longitude}}',
    amap: '在高德地图中打开',
    openStreetMap: '在 OpenStreetMap 中打开',
    wheel: '按住 Ctrl 并滚动鼠标滚轮可缩放地图',
    wheelMac: '按住 ⌘ 并滚动鼠标滚轮可缩放地图',
    touch: '用两根手指移动地图',
  },
  en: {
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
  },
});
export type MapMessages = (typeof mapTexts)['zh'];
/** The texts in one language. */
export type MapTexts = SameMessages<MapMessages>;
export type MapTranslate = TranslateFrom<MapMessages>;
