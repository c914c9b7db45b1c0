import { facetRules } from '../facets.ts';
import { type FieldWords, field } from './words.ts';

/** Texts and pictures that many blocks have. */
const common: Readonly<Record<string, FieldWords>> = {
  title: field('标题', 'Title'),
  text: field('文字', 'Text', { widget: 'longText' }),
  html: field('正文', 'Text'),
  label: field('文字', 'Label'),
  caption: field('说明', 'Caption'),
  note: field('附注', 'Note', { widget: 'longText' }),
  intro: field('引言', 'Introduction', { widget: 'longText' }),
  lead: field('导语', 'Lead'),
  unit: field('单位', 'Unit'),
  date: field('日期', 'Date'),
  img: field('图片', 'Picture', { widget: 'picture' }),
  icon: field('图标', 'Icon', { widget: 'icon' }),
  href: field('链接', 'Link', { widget: 'link' }),
  link: field('链接', 'Link'),
  links: field('链接', 'Links'),
  items: field('条目', 'Items', { help: ['没有数据来源时显示', 'Shown where there is no source'] }),
  layout: field('版式', 'Layout'),
  detailPath: field('详情页', 'Page of an item', {
    help: ['点开一条时前往的页面', 'Where a click on an item leads'],
  }),
  listPath: field('列表页', 'Page of the list'),
};

/** Where items come from. */
const sources: Readonly<Record<string, FieldWords>> = {
  source: field('数据来源', 'Source'),
  call: field('来源', 'Source'),
  params: field('范围', 'Selection'),
  type: {
    ...field('所属中心', 'Centre'),
    choices: { ...facetRules.schedule?.valueNames, 0: { zh: '两者', en: 'Both' } },
  },
  'articlePage.type': field('公告类型', 'Kind of notice', {
    help: ['不选则为全部公告', 'All notices where none is chosen'],
  }),
  pageSize: field('每页条数', 'Items on a page'),
  'news-centre.pageSize': field('读取条数', 'Items to read'),
  atlasType: field('相册', 'Albums'),
  atlasTypes: field('种类', 'Kind'),
  isConfigure: field('酒店', 'Hotels', {
    help: ['仅用于酒店住宿', 'Only for hotels'],
    choices: { YES: ['协议酒店', 'Supporting hotels'], NO: ['周边住宿', 'Hotels nearby'] },
  }),
  key: field('资料', 'Information'),
  part: field('哪一部分', 'Part'),
  centerType: field('所属中心', 'Centre'),
  serviceType: field('服务类别', 'Kind of service'),
  belongColumn: field('栏目', 'Column', {
    help: ['一级菜单的名称', 'The name of a first-level menu'],
  }),
  listPathOf: field('各类公告的列表页', 'Page of the list by kind'),
  neighbours: field('上一篇与下一篇', 'Previous and next'),
};

/** Blocks one by one. */
const ofBlocks: Readonly<Record<string, FieldWords>> = {
  slides: field('轮播图', 'Slides', { help: ['没有数据来源时显示', 'Shown where there is no source'] }),
  entries: field('快捷入口', 'Side panel'),
  hotline: field('热线', 'Hotline', {
    help: ['打开后显示联系我们中的热线', 'Shows the hotline of the contact information'],
  }),
  'capacities.unit': field('只比较此单位', 'Only figures in this unit', {
    help: ['例如“人”；留空则全部比较', 'Such as “people”; all figures where it is empty'],
  }),
  tabs: field('标签页', 'Tabs'),
  shortcuts: field('快捷方式', 'Shortcuts'),
  more: field('了解更多', 'Learn more'),
  position: field('位置', 'Position', {
    help: ['没有数据来源时使用', 'Used where there is no source'],
  }),
  longitude: field('经度', 'Longitude', { help: ['WGS 84，度', 'In degrees of WGS 84'] }),
  latitude: field('纬度', 'Latitude', { help: ['WGS 84，度', 'In degrees of WGS 84'] }),
  zoom: field('缩放级别', 'Zoom', { help: ['14 约为五公里', '14 shows about five kilometres'] }),
  'map.label': field('地点名称', 'Name of the place'),
  'map.text': field('地址', 'Address', { widget: 'longText' }),
  news: field('新闻标签', 'Tab of the news'),
  cards: field('轮播条数', 'Items of the carousel'),
  'role-picker.cards': field('身份卡片', 'Cards'),
  rows: field('列表行数', 'Rows of the list'),
  notices: field('公告', 'Notices'),
  menu: field('菜单项', 'Menu item', {
    widget: 'link',
    help: ['其下级菜单即各标签', 'Its sub-items are the tabs'],
  }),
  typeOf: field('各标签的公告类型', 'Kind of notice by tab'),
  'typeOf.key': field('标签的路径', 'Path of the tab', { widget: 'link' }),
  'typeOf.item': field('公告类型', 'Kind of notice'),
  scroller: field('封面滚动条', 'Strip of cover pictures'),
  covers: field('每行配图', 'A picture beside each row'),
  yaw: field('初始水平角度', 'First look, to the side', {
    help: ['自画面中线向右，度', 'In degrees, to the right of the middle'],
  }),
  pitch: field('初始俯仰角度', 'First look, up or down', {
    help: ['自地平线向上，度', 'In degrees, above the horizon'],
  }),
  below: field('下方大图', 'Wide pictures below', {
    widget: 'picture',
    help: ['一张占满，两张并排', 'One fills the row, two share it'],
  }),
  role: field('身份', 'Role'),
  view: field('形式', 'View'),
  look: field('样式', 'Look'),
  total: field('合计', 'Total'),
  'total.label': field('合计的名称', 'What is counted'),
  number: field('数字', 'Figure', { widget: 'plain' }),
  remark: field('说明', 'What it is'),
  decimals: field('小数位数', 'Decimals', { help: ['计数动画中', 'While it counts up'] }),
  'stats.lead': field('首个数字放大', 'First figure very large'),
  code: field('二维码', 'Code to scan', { widget: 'picture' }),
  codeNote: field('二维码说明', 'What the code is for'),
  'teaser.label': field('眉题', 'Above the title'),
  mark: field('圆环文字', 'In the ring', { help: ['例如 360°', 'Such as 360°'] }),
  linkLabel: field('按钮文字', 'Label of the button'),
};

/** Forms that visitors fill in. */
const ofForms: Readonly<Record<string, FieldWords>> = {
  form: field('表单', 'Form'),
  'form.form.call': field('提交到', 'Sent to'),
  fields: field('填写项', 'Fields'),
  'fields.name': field('字段名', 'Name for the server', {
    widget: 'plain',
    help: ['接口中的名称，一般不改', 'As the server knows it; seldom changed'],
  }),
  'fields.label': field('标题', 'Label'),
  required: field('必填', 'Required'),
  heading: field('分组标题', 'Heading of a group', {
    help: ['填写后由此开始新的一组', 'Begins a new group of fields'],
  }),
  kind: field('类型', 'Kind'),
  maxLength: field('最多字数', 'Characters at most'),
  placeholder: field('提示文字', 'Hint in the field'),
  autocomplete: field('自动填写', 'Filled in by browsers', {
    widget: 'plain',
    help: ['HTML 的 autocomplete 值', 'A value of autocomplete in HTML'],
  }),
  notBefore: field('不早于哪一项', 'Not before which field', { widget: 'plain' }),
  from: field('开始', 'From'),
  to: field('结束', 'Until'),
  submitLabel: field('提交按钮', 'Label of the button'),
  successTitle: field('成功标题', 'Title after it is sent'),
  successTip: field('成功提示', 'Text after it is sent', { widget: 'longText' }),
  receipt: field('回执显示的填写项', 'Fields on the receipt', { widget: 'plain' }),
  failure: field('失败提示', 'Text when it is refused', { widget: 'longText' }),
  'form.form.note': field('隐私说明', 'Privacy note'),
  details: field('细则', 'Details'),
  term: field('名目', 'Term'),
  aside: field('旁注', 'Beside the form'),
  steps: field('步骤', 'Steps', { help: ['提交之后会发生什么', 'What happens after it is sent'] }),
  'aside.call': field('电话', 'Phone number'),
  hours: field('服务时间', 'When it is answered'),
};

/** Fields of blocks, by name, or by names of the path they stand in. */
export const blockFields: Readonly<Record<string, FieldWords>> = {
  ...common,
  ...sources,
  ...ofBlocks,
  ...ofForms,
};
