import { type FieldWords, field } from './words.ts';

/** Fields of a page definition and of the config that holds pages, by the path they have in them. */
export const pageFields: Readonly<Record<string, FieldWords>> = {
  'page.path': field('页面地址', 'Address of the page', {
    help: [
      '以一个斜杠开头，例如 /about/travel；不含查询参数',
      'Starts with one slash, for example /about/travel, and has no query',
    ],
  }),
  'page.title': field('标题', 'Title'),
  'page.meta': field('显示', 'Display'),
  'page.meta.description': field('摘要', 'Description', {
    help: [
      '显示在搜索结果和分享卡片里，50 至 160 字；留空时取自页面开头的文字',
      'Shown in search results and on share cards: 50 to 160 characters. When empty, the first text of the page is shown',
    ],
    widget: 'longText',
  }),
  'page.meta.padding': field('内容留边', 'Margins', {
    help: ['关闭后区块铺满整个宽度', 'Without them blocks fill the whole width'],
  }),
  'page.meta.background': field('背景', 'Background', {
    choices: { white: ['白色', 'White'], mist: ['浅灰', 'Light grey'] },
  }),
  'page.meta.hidden': field('在菜单中隐藏', 'Hidden in the menu', {
    help: [
      '不出现在导航和站点地图里，仍可通过地址访问',
      'In no navigation and not in the sitemap; its address still answers',
    ],
  }),
  'page.meta.noindex': field('不被搜索引擎收录', 'Left out by search engines', {
    help: ['也不列入站点地图', 'The sitemap leaves it out, too'],
  }),
  'page.meta.paging': field('逐屏翻页', 'Section by section', {
    help: ['每个区块占一屏，滚动一次翻一块', 'Each block fills a screen, and one scroll turns to the next'],
  }),
  'page.blocks': field('区块', 'Blocks', {
    help: ['自上而下的顺序', 'In the order in which they are shown, from top to bottom'],
  }),
  'page.blocks.id': field('编号', 'Id', {
    help: [
      '在本页内唯一，发布后不要再改：网址参数和页内链接都用到它',
      'Unique in its page. Keep it once published: URL parameters and links within the page use it',
    ],
  }),
  'page.blocks.type': field('区块类型', 'Type of the block'),
  'page.blocks.version': field('版本', 'Version', {
    help: ['内容所依据的版本，默认为 1', 'The version that the props are written for; 1 where it is absent'],
  }),
  'page.blocks.props': field('内容与设置', 'Props', {
    help: ['因区块类型而异', 'They depend on the type of the block'],
  }),
  pages: field('页面', 'Pages'),
  redirects: field('跳转', 'Redirects'),
  'redirects.from': field('原来的地址', 'Old address'),
  'redirects.to': field('现在的地址', 'Where it leads now'),
};
