import { defineTexts } from '#i18n/i18n.ts';

export const conflictTexts = defineTexts({
  zh: {
    title: '选择要保留的内容',
    intro:
      '{{by}}也改动了同一处（{{time}}）。其余改动都已合并并保存，请选择这里保留哪一方；未选的版本留在历史里。',
    introGone: '您编辑期间，同事丢弃了草稿或删除了此内容。',
    someone: '同事',
    allMine: '全部用我的',
    allTheirs: '全部用同事的',
    mine: '我的',
    theirs: '同事的',
    both: '两份合在一起，之后再改',
    untouched: '未改动',
    removedHere: '已删除',
    removalMine: '您要删除此内容，而同事又作了改动。',
    order: '区块顺序',
    save: '按所选保存',
    left: '还有 {{count}} 项未选',
    position: '第 {{position}} 块',
    field: '{{name}}，选择保留哪一方',
  },
  en: {
    title: 'Choose what to keep',
    intro:
      'You and {{by}} have changed the same field ({{time}}). Everything else is merged and saved. Choose which version to keep here; the other one stays in the history.',
    introGone: 'While you were editing, a colleague discarded the draft or removed this.',
    someone: 'a colleague',
    allMine: 'Keep all of mine',
    allTheirs: 'Take all of theirs',
    mine: 'Mine',
    theirs: 'Theirs',
    both: 'Both together, to edit afterwards',
    untouched: 'not changed',
    removedHere: 'removed',
    removalMine: 'You are removing this, and a colleague has changed it again.',
    order: 'Order of the blocks',
    save: 'Save what is chosen',
    left: '{{count}} still to choose',
    position: 'block {{position}}',
    field: '{{name}}: which to keep',
  },
});
