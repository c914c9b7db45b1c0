import { defineTexts } from '#i18n/i18n.ts';

export const conflictTexts = defineTexts({
  zh: {
    title: '选择要保留的内容',
    intro:
      '{{by}}也改动了同一处（{{time}}）。其余改动都已合并并保存，请选择这里保留哪一方；未选的版本留在历史里。',
    introOwn:
      '您在另一个标签页或另一台设备上也改动了同一处（{{time}}）。其余改动都已合并并保存，请选择这里保留哪一份；未选的版本留在历史里。',
    introGone: '您编辑期间，草稿在别处被丢弃，或此内容被删除。',
    someone: '同事',
    allMine: '全部用我的',
    allTheirs: '全部用同事的',
    mine: '我的',
    theirs: '同事的',
    both: '两份合在一起，之后再改',
    untouched: '未改动',
    removedHere: '已删除',
    own: {
      allMine: '全部用此标签页的',
      allTheirs: '全部用另一份',
      mine: '此标签页的',
      theirs: '另一标签页或设备的',
      both: '两份合在一起，之后再改',
    },
    removalMine: '您要删除此内容，而它在别处又有改动。',
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
    introOwn:
      'You have changed the same field in another tab or on another device ({{time}}). Everything else is merged and saved. Choose which version to keep here; the other one stays in the history.',
    introGone: 'While you were editing, the draft was discarded elsewhere, or this was removed.',
    someone: 'a colleague',
    allMine: 'Keep all of mine',
    allTheirs: 'Take all of theirs',
    mine: 'Mine',
    theirs: 'Theirs',
    both: 'Both together, to edit afterwards',
    untouched: 'not changed',
    removedHere: 'removed',
    own: {
      allMine: 'Keep all of this tab',
      allTheirs: 'Take all of the other one',
      mine: 'This tab',
      theirs: 'Other tab or device',
      both: 'Both together, to edit afterwards',
    },
    removalMine: 'You are removing this, and it was changed again elsewhere.',
    order: 'Order of the blocks',
    save: 'Save what is chosen',
    left: '{{count}} still to choose',
    position: 'block {{position}}',
    field: '{{name}}: which to keep',
  },
});
