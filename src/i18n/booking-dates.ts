import { defineTexts, type SameMessages, type TranslateFrom } from './i18n.ts';

/** Texts of a booking form about halls and free days. They come as data of the block. */
export const bookingDatesTexts = defineTexts({
  zh: {
    spaces: '场地',
    spacesHint: '可在平面图或按钮上多选，自动填入下方表单，仍可修改',
    fromPlan: '采用所选场地',
    area: '{{area}} 平方米',
    booths: '约 {{n}} 个标准展位',
    free: '所选日期空闲，前有 {{before}} 天、后有 {{after}} 天余量。',
    taken: '{{space}} {{dates}} 已被占用：{{name}}。',
    stillAsk: '您仍可提交申请。',
    closed: '{{dates}} 闭馆。',
    around: '前后的活动',
    hold: '已预留',
    unnamed: '活动',
    takenDay: '已占用',
    freeDates: '查看空档期',
    findSpace: '按大小找场地',
    onPlan: '在平面图上查看',
    panorama: '全景',
    details: '图片与介绍',
    separator: '、',
  },
  en: {
    spaces: 'Spaces',
    spacesHint:
      'Choose on the plan or below, one or more. They fill in the form, and you can still change it',
    fromPlan: 'Use the chosen spaces',
    area: '{{area}} m²',
    booths: 'About {{n}} booths',
    free: 'Free on these dates, with {{before}} days to spare before and {{after}} after.',
    taken: '{{space}} is taken on {{dates}}: {{name}}.',
    stillAsk: 'You may still ask.',
    closed: 'The centre is closed on {{dates}}.',
    around: 'Before and after',
    hold: 'On hold',
    unnamed: 'Event',
    takenDay: 'taken',
    freeDates: 'See free dates',
    findSpace: 'Find space by size',
    onPlan: 'See on the plan',
    panorama: 'Panorama',
    details: 'Pictures and description',
    separator: ', ',
  },
});
export type BookingDatesMessages = (typeof bookingDatesTexts)['zh'];
export type BookingDatesTexts = SameMessages<BookingDatesMessages>;
export type BookingDatesTranslate = TranslateFrom<BookingDatesMessages>;
