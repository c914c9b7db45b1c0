import { defineTexts } from '#i18n/i18n.ts';

export const toolTexts = defineTexts({
  zh: {
    preview: '预览',
    publish: '发布',
    review: '提交审核',
    history: '历史版本',
    takeDown: '取下',
    changed: '{{by}} {{time}} 修改',
    discard: '放弃草稿',
    discardTitle: '放弃这份草稿？',
    discardText: '未发布的改动将丢失，访客看到的内容不变。',
  },
  en: {
    preview: 'Preview',
    publish: 'Publish',
    review: 'Ready for review',
    history: 'History',
    takeDown: 'Take down',
    changed: '{{by}}, {{time}}',
    discard: 'Discard draft',
    discardTitle: 'Discard this draft?',
    discardText: 'Changes that were not published are lost. What visitors see stays as it is.',
  },
});
