import { expect } from 'vitest';
import { both, type CasesOf } from './case.ts';

const leaf = (menuId: string, menuName: string) => ({ menuId, menuName, children: [] });

type SiteCall = 'bannersOfColumn' | 'footerConfig' | 'menuTree' | 'remoteConfig' | 'introduction';

export const siteCases: CasesOf<SiteCall> = {
  bannersOfColumn: [
    [
      'the slides of a column, in order',
      { belongColumn: '首页' },
      {
        'zh-CN': [
          { uploadUrl: '/media/first.jpg', headTitle: '一' },
          { uploadUrl: '/media/second.mp4', showType: 'vo', videoImg: '/media/second.jpg', headTitle: '二' },
          { uploadUrl: '/media/third.jpg' },
        ],
        'en-US': [],
      },
    ],
    [
      'the slides of the other language, without the untranslated one',
      { belongColumn: 'Home' },
      { 'zh-CN': [], 'en-US': ['One', 'Two'].map((headTitle) => expect.objectContaining({ headTitle })) },
    ],
    ['no slides of an unknown column', { belongColumn: 'Nowhere' }, both([])],
  ],
  footerConfig: [
    [
      'shared and translated fields together',
      { key: 'foot' },
      {
        'zh-CN': expect.objectContaining({
          companyName: '会展公司',
          companyEnName: 'Centre Ltd',
          icp: '备案号',
        }),
        'en-US': expect.not.objectContaining({ icp: expect.anything() }),
      },
    ],
    ['an unknown key', { key: 'head' }, both(null)],
  ],
  menuTree: [
    [
      'the tree in its order, ties by id, without an item whose parent is gone',
      { type: 1 },
      both([
        {
          menuId: 'about',
          menuName: '关于',
          menuNameEn: 'About',
          visible: '0',
          children: [leaf('company', '公司'), leaf('contact', '联系')],
        },
        { ...leaf('news', '新闻'), menuNameEn: 'News', defaultPath: '/news' },
      ]),
    ],
    ['an empty tree for a type that is not stored', { type: 2 }, both([])],
  ],
  remoteConfig: [
    [
      'a config of both languages, as a list',
      { key: 'official.header.logo' },
      both([
        {
          key: 'official.header.logo',
          value: json([{ url: '/media/logo.svg' }], [{ url: '/media/logo.svg' }]),
        },
      ]),
    ],
    [
      'a config of one language',
      { key: 'official.vr.config' },
      both([{ key: 'official.vr.config', value: JSON.stringify({ zh: { headTitle: '看馆' } }) }]),
    ],
    [
      'a config whose HTML is sanitised inside the JSON',
      { key: 'official.companyProfile.config' },
      both([{ key: expect.anything(), value: expect.stringContaining('"venueProfile":"<p>简介</p>"') }]),
    ],
    [
      'pages of the languages they are published in',
      { key: 'official.pages.config' },
      both([
        {
          key: 'official.pages.config',
          value: json(
            { pages: [page('/draft', '稿'), visit('参观', '欢迎')] },
            { pages: [visit('Visit', 'Hello')] },
          ),
        },
      ]),
    ],
    ['nothing for an unknown key', { key: 'official.nothing.config' }, both([])],
    ['nothing for a key that every object has', { key: 'constructor' }, both([])],
  ],
  introduction: [
    [
      'the introduction of a centre, its HTML sanitised',
      { code: 'official', type: 1 },
      {
        'zh-CN': expect.objectContaining({ id: 'exhibition', title: '展馆', basicInfo: '<p>好</p>' }),
        'en-US': expect.objectContaining({
          title: 'The halls',
          dataVoList: [{ number: '4', unit: 'halls' }],
        }),
      },
    ],
    [
      'one that is not translated',
      { code: 'official', type: 2 },
      { 'zh-CN': expect.objectContaining({ title: '会议中心' }), 'en-US': null },
    ],
    ['the code of another site', { code: 'other', type: 1 }, both(null)],
  ],
};
/** A JSON text with a value for each language. */
function json(zh: unknown, en: unknown) {
  return expect.toSatisfy((text: string) => {
    expect(JSON.parse(text)).toMatchObject({ zh, en });
    return true;
  });
}

function page(path: string, title: string) {
  return { path, title };
}

function visit(title: string, text: string) {
  return { path: '/visit', title, blocks: [{ id: 'a', type: 'text', props: { text } }] };
}
