import type { EntryInput } from '#schemas/entry.ts';

/** Menu, banners, configs, introductions and pages. */
export const siteEntries: EntryInput[] = [
  { kind: 'menu', id: 'news', sort: 3, data: { menuName: '新闻', menuNameEn: 'News', defaultPath: '/news' } },
  { kind: 'menu', id: 'about', sort: 2, data: { menuName: '关于', menuNameEn: 'About', visible: 0 } },
  { kind: 'menu', id: 'contact', sort: 1, data: { menuName: '联系', parentId: 'about' } },
  { kind: 'menu', id: 'company', sort: 1, data: { menuName: '公司', parentId: 'about' } },
  { kind: 'menu', id: 'lost', sort: 1, data: { menuName: '孤儿', parentId: 'nobody' } },
  {
    kind: 'banner',
    id: 'second',
    sort: 2,
    data: { uploadUrl: '/media/second.mp4', showType: 'vo', videoImg: '/media/second.jpg' },
    texts: {
      'zh-CN': { facet: '首页', data: { headTitle: '二' } },
      'en-US': { facet: 'Home', data: { headTitle: 'Two' } },
    },
  },
  {
    kind: 'banner',
    id: 'first',
    sort: 1,
    data: { uploadUrl: '/media/first.jpg' },
    texts: {
      'zh-CN': { facet: '首页', data: { headTitle: '一' } },
      'en-US': { facet: 'Home', data: { headTitle: 'One' } },
    },
  },
  {
    kind: 'banner',
    id: 'chinese-only',
    sort: 3,
    data: { uploadUrl: '/media/third.jpg' },
    texts: { 'zh-CN': { facet: '首页' } },
  },
  {
    kind: 'footer',
    id: 'foot',
    data: { companyName: '会展公司', companyEnName: 'Centre Ltd' },
    texts: { 'zh-CN': { data: { icp: '备案号' } }, 'en-US': {} },
  },
  { kind: 'config', id: 'official.header.logo', data: { list: [{ url: '/media/logo.svg' }] } },
  {
    kind: 'config',
    id: 'official.companyProfile.config',
    texts: {
      'zh-CN': {
        data: { venueName: '会展中心', venueProfile: '<p onclick="x()">简介</p><script>x()</script>' },
      },
      'en-US': { data: { venueName: 'The centre' } },
    },
  },
  { kind: 'config', id: 'official.vr.config', texts: { 'zh-CN': { data: { headTitle: '看馆' } } } },
  {
    kind: 'introduction',
    id: 'exhibition',
    facet: '1',
    data: { backgroundImg: '/media/hall.jpg' },
    texts: {
      'zh-CN': { data: { title: '展馆', basicInfo: '<p>好</p><script>x()</script>' } },
      'en-US': { data: { title: 'The halls', dataVoList: [{ number: 4, unit: 'halls' }] } },
    },
  },
  { kind: 'introduction', id: 'meeting', facet: '2', texts: { 'zh-CN': { data: { title: '会议中心' } } } },
  {
    kind: 'page',
    id: '/visit',
    sort: 2,
    data: {
      title: { zh: '参观', en: 'Visit' },
      blocks: [{ id: 'a', type: 'text', props: { text: { zh: '欢迎', en: 'Hello' } } }],
    },
    texts: { 'zh-CN': {}, 'en-US': {} },
  },
  { kind: 'page', id: '/draft', sort: 1, data: { title: { zh: '稿', en: 'Draft' } }, texts: { 'zh-CN': {} } },
];
