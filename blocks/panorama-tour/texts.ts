import { defineTexts, type SameMessages, type TranslateFrom } from '#i18n/i18n.ts';

/** Texts of the tour, besides those that all panoramas share. */
export const tourTexts = defineTexts({
  zh: {
    state: '展厅状态',
    empty: '空场',
    built: '开展',
    device: '随手机转动',
    refused: '此设备未允许使用陀螺仪，请拖动画面环视。',
    share: '复制此视角的链接',
    shared: '链接已复制。',
    sharedHere: '此视角的链接已在地址栏中。',
    marks: '标注与去处',
    walkTo: '走到：{{name}}',
    plan: '机位平面图：{{level}}',
    planHint: '点一处，走过去',
    toPlan: '在平面图中查看{{name}}',
    spots: '全景机位',
    help: '拖动或方向键环视，加减号缩放，Tab 在标注之间移动，Enter 走向前方箭头，Esc 退出全屏。',
    illustrative: '机位与标注按平面图数据放置；效果图中的布置仅为示意。',
    size: '{{width}} × {{height}} 米',
    wide: '宽 {{width}} 米',
    power: '{{power}} 千瓦',
    gates: '{{gates}} 道闸机',
    rigging: '吊点',
    riggingDetail: '每点 {{load}} 千克，标高 {{height}} 米',
    pits: '地沟接驳井',
    spacing: '间距 {{spacing}} 米',
  },
  en: {
    state: 'State of the place',
    empty: 'Empty',
    built: 'Built',
    device: 'Turn with the phone',
    refused: 'This device does not allow it. Drag the picture to look around.',
    share: 'Copy the link to this view',
    shared: 'Link copied.',
    sharedHere: 'The address bar has the link to this view.',
    marks: 'Marks and ways on',
    walkTo: 'Walk to: {{name}}',
    plan: 'Plan of the spots: {{level}}',
    planHint: 'Choose a spot to go there',
    toPlan: 'Show {{name}} on the plan',
    spots: 'Panoramas',
    help: 'Drag or use the arrow keys to look around, plus and minus to zoom, Tab to go from mark to mark, Enter to walk to the arrow ahead, Esc to leave full screen.',
    illustrative:
      'Spots and marks are placed by the plan’s data; stands and furniture in renderings are only an illustration.',
    size: '{{width}} × {{height}} m',
    wide: '{{width}} m wide',
    power: '{{power}} kW',
    gates: '{{gates}} gates',
    rigging: 'Rigging point',
    riggingDetail: '{{load}} kg each, {{height}} m up',
    pits: 'Supply pit',
    spacing: 'every {{spacing}} m',
  },
});
export type TourMessages = (typeof tourTexts)['zh'];
/** The texts in one language. */
export type TourTexts = SameMessages<TourMessages>;
export type TourTranslate = TranslateFrom<TourMessages>;
