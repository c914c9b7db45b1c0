import { defineTexts } from '#i18n/i18n.ts';

export const binTexts = defineTexts({
  zh: {
    bin: '回收站',
    empty: '回收站是空的',
    hint: '恢复的条目先是草稿，发布后才回到网站。',
    restore: '恢复',
    restoreItem: '恢复 {{name}}',
    restored: '已恢复 {{name}}',
    removedAt: '删除于 {{at}}',
  },
  en: {
    bin: 'Bin',
    empty: 'The bin is empty',
    hint: 'What is restored is a draft first, and comes back to the site when it is published.',
    restore: 'Restore',
    restoreItem: 'Restore {{name}}',
    restored: '{{name}} was restored',
    removedAt: 'Deleted {{at}}',
  },
});
