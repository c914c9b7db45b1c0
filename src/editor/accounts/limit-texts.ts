import { defineTexts } from '#i18n/i18n.ts';

export const limitTexts = defineTexts({
  zh: {
    limit: '限定范围…',
    limited: '限定范围',
    title: '{{name}} 的范围',
    lead: '在角色之外，还可以限定账号能打开的栏目和内容。范围之外的页面和内容不会列出，也不能修改或发布。图库和收件箱不受限定。',
    sections: '菜单栏目及其下级的页面',
    allSections: '所有栏目',
    kinds: '内容的类型',
    allKinds: '所有类型',
    saved: '已更改 {{name}} 的范围。',
  },
  en: {
    limit: 'Limit…',
    limited: 'limited',
    title: 'What {{name}} may open',
    lead: 'In addition to the role, an account can be limited to sections of the menu and kinds of content. Other pages and content are not listed, and cannot be changed or published. Media and the inbox are not limited.',
    sections: 'Sections of the menu, with the pages below them',
    allSections: 'All sections',
    kinds: 'Kinds of content',
    allKinds: 'All kinds',
    saved: 'Changed what {{name}} may open.',
  },
});
