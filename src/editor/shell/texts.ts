import { defineTexts } from '#i18n/i18n.ts';

export const shellTexts = defineTexts({
  zh: {
    rail: '编辑后台',
    pages: '页面',
    content: '内容',
    media: '图库',
    menu: '菜单',
    site: '网站',
    translations: '翻译',
    releases: '发布',
    inbox: '收件箱',
    settings: '设置',
    skip: '跳到主要内容',
    unread: '{{count}} 条未读',
    openSite: '打开网站',
  },
  en: {
    rail: 'Editor',
    pages: 'Pages',
    content: 'Content',
    media: 'Media',
    menu: 'Menu',
    site: 'Site',
    translations: 'Translate',
    releases: 'Releases',
    inbox: 'Inbox',
    settings: 'Settings',
    skip: 'Skip to the main content',
    unread: '{{count}} unread',
    openSite: 'Open the website',
  },
});
