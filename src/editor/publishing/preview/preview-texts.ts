import { defineTexts } from '#i18n/i18n.ts';

export const previewTexts = defineTexts({
  zh: {
    title: '预览',
    language: '语言',
    width: '屏幕宽度',
    phone: '手机 390',
    tablet: '平板 834',
    desktop: '电脑 1440',
    frame: '{{path}} 的预览',
    hint: '网站按草稿发布后的样子显示，访客看不到。',
    copyLink: '复制给同事的链接',
    unsaved: '有改动尚未保存，预览中看不到。',
  },
  en: {
    title: 'Preview',
    language: 'Language',
    width: 'Width of the screen',
    phone: 'Phone 390',
    tablet: 'Tablet 834',
    desktop: 'Desktop 1440',
    frame: 'Preview of {{path}}',
    hint: 'The site as it is once the drafts are published. Visitors do not see this.',
    copyLink: 'Copy link for a colleague',
    unsaved: 'Some changes are not saved yet and do not show here.',
  },
});
