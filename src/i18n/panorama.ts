import { defineTexts, type SameMessages, type TranslateFrom } from './i18n.ts';

/**
 * Texts of panoramas. Separate from the texts that every page loads: only pages with a panorama load
 * these, as data of the block.
 */
export const panoramaTexts = defineTexts({
  zh: {
    start: '360° 环顾四周',
    opening: '正在打开全景',
    view: '360° 全景：{{title}}。方向键转动视角，加减号缩放。',
    flat: '全景展开图：{{title}}，可左右滚动。',
    room: '场地',
    left: '向左转',
    right: '向右转',
    full: '全屏',
    shrink: '退出全屏',
    fingers: '请用两指移动',
    failed: '此处无法打开 360° 全景，可左右滚动查看展开图。',
    startIn: '360° 环顾四周：{{title}}',
    drag: '拖动环视',
    ring: '向右转，拖动可环视：{{title}}',
    close: '退出全景',
    about: '了解{{title}}',
    failedHere: '此处无法打开 360° 全景，请由下方链接查看场地。',
  },
  en: {
    start: 'Look around in 360°',
    opening: 'Opening the view',
    view: '360° view: {{title}}. The arrow keys turn it, plus and minus zoom.',
    flat: 'Picture all the way round: {{title}}. It scrolls sideways.',
    room: 'the room',
    left: 'Turn left',
    right: 'Turn right',
    full: 'Full screen',
    shrink: 'Leave full screen',
    fingers: 'Move with two fingers',
    failed: 'The 360° view cannot be opened here. The picture can be scrolled sideways.',
    startIn: 'Look around in 360°: {{title}}',
    drag: 'Drag to look',
    ring: 'Turn right, or drag to look around: {{title}}',
    close: 'Leave the 360° view',
    about: 'More: {{title}}',
    failedHere: 'The 360° view cannot be opened here. The links below lead to the rooms.',
  },
});
export type PanoramaMessages = (typeof panoramaTexts)['zh'];
/** The texts in one language. */
export type PanoramaTexts = SameMessages<PanoramaMessages>;
export type PanoramaTranslate = TranslateFrom<PanoramaMessages>;
