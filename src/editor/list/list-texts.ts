import { defineTexts } from '#i18n/i18n.ts';

/** Texts of saved views, and of the table for spreadsheets. */
export const listTexts = defineTexts({
  zh: {
    views: '已存视图',
    everything: '全部',
    save: '存为视图',
    remove: '删除视图',
    saveTitle: '把当前的筛选存为视图',
    saveHint: '保存筛选、搜索和排序，不保存列表内容。同名的视图会被替换。',
    name: '名称',
    shared: '同事也能看到',
    saved: '已存为视图“{{name}}”',
    removed: '已删除视图“{{name}}”',
    sharedBy: '{{name}}（{{by}}共享）',
    export: '导出表格',
    exporting: '正在导出',
  },
  en: {
    views: 'Saved views',
    everything: 'Everything',
    save: 'Save as a view',
    remove: 'Remove this view',
    saveTitle: 'Save these filters as a view',
    saveHint:
      'Keeps filters, search and sorting, not what the list contains. A view of the same name is replaced.',
    name: 'Name',
    shared: 'Colleagues see it, too',
    saved: 'Saved as the view “{{name}}”',
    removed: 'The view “{{name}}” is removed',
    sharedBy: '{{name}} (shared by {{by}})',
    export: 'Export table',
    exporting: 'Exporting',
  },
});
