/**
 * Texts of maps, in Chinese. Separate from the texts that every page loads: only pages with a map load these, as data
 * of the block.
 */
export const mapZh = {
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
};

/** The shape both languages share. */
export type MapTexts = Readonly<Record<keyof typeof mapZh, string>>;
