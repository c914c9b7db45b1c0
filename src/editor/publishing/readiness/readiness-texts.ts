import { defineTexts, type LocalisedMessages } from '#i18n/i18n.ts';
import type { ReadinessCode } from '#schemas/editor/readiness-codes.ts';

export const readinessTexts = defineTexts({
  zh: {
    title: '发布前检查',
    checking: '正在检查',
    failed: '检查没有完成。仍可发布，服务器会再检查一次。',
    fine: '没有发现问题。',
    blocking: '阻止发布（{{count}}）',
    warnings: '提醒（{{count}}）',
    outside: '指向其他网站的链接（{{count}}），未检查',
    goTo: '前往',
    solveFirst_other: '先处理 {{count}} 项阻止发布的问题',
    settings: '检查',
    settingsLead:
      '发布前会检查下列各项。勾选的会阻止发布和发布计划，其余只提醒。页面规则有误总会阻止，其他网站的链接从不检查。',
    saved: '已保存。',
  },
  en: {
    title: 'Check before publishing',
    checking: 'Checking',
    failed: 'The check did not finish. You can publish: the server checks once more.',
    fine: 'Nothing found.',
    blocking: 'Blocks publishing ({{count}})',
    warnings: 'Worth a look ({{count}})',
    outside: 'Links to other sites ({{count}}), not checked',
    goTo: 'Go there',
    solveFirst_one: 'Solve the {{count}} finding that blocks first',
    solveFirst_other: 'Solve the {{count}} findings that block first',
    settings: 'Checks',
    settingsLead:
      'This is checked before publishing. What is ticked blocks publishing and releases, the rest only warns. A broken rule of a page always blocks, and links to other sites are never checked.',
    saved: 'Saved.',
  },
});

/** A finding in words, by its code. */
export const findingTexts = defineTexts({
  zh: {
    contract: '内容不完整或有误',
    pageLeft: '菜单项的地址改了，它的页面还在旧地址：请勾选页面，一起发布',
    missingText: '缺少文字',
    missingAlt: '图片没有替代文本',
    lowContrast: '标志与底色太接近，难以看清',
    wrongCrop: '图片的裁剪范围无效，显示为整张图片',
    smallCrop: '图片裁剪后像素不够，在宽屏上会模糊',
    brokenLink: '链接或图片没有对应的页面或文件',
    outsideLink: '指向其他网站的链接',
    headingOrder: '标题级别不连续',
    longTitle: '标题过长，搜索结果显示不全',
    unusedRelease: '也在一个未定时间的发布计划里',
  },
  en: {
    contract: 'Something is incomplete or wrong',
    pageLeft: 'The menu item has a new address, and its page is still at the old one: tick the page, too',
    missingText: 'A text is missing',
    missingAlt: 'A picture has no alternative text',
    lowContrast: 'A logo can hardly be seen on its background',
    wrongCrop: 'The crop of a picture makes no sense, so all of it is shown',
    smallCrop: 'A cropped picture has too few pixels for its place',
    brokenLink: 'A link or picture has no page or file at its address',
    outsideLink: 'A link to another site',
    headingOrder: 'A heading skips a level',
    longTitle: 'The title is too long for search results',
    unusedRelease: 'It is in a release without a moment, too',
  },
}) satisfies LocalisedMessages<Record<ReadinessCode, string>>;
