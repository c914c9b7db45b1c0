import { type Content, pasted, say, type Tongue } from './content.ts';

/** `/content/getFirstAll` */
export const banners = (tongue: Tongue, column: string) => [
  {
    uploadUrl: `/files/${encodeURIComponent(column)}.jpg`,
    showType: 'pt',
    videoImg: null,
    headTitle: say(tongue, `外部横幅 ${column}`, `Foreign banner ${column}`),
    subTitle: '',
    redirectUrl: null,
    openWay: 0,
  },
  { uploadUrl: null, showType: 'pt' },
  { uploadUrl: '/files/second.jpg', showType: 'gif', headTitle: null, openWay: '1' },
];

/** `/footer/config/getByKey` */
export const footer = ({ companyName }: Content) => ({
  companyName,
  companyEnName: 'Foreign Exhibition Company',
  icp: '外ICP备00000000号',
  particularYear: 2026,
  companyLogo: null,
  serviceContent: [{ contentName: '服务', contentEnName: 'Service', jumpAddress: '/news/newsInfo' }, null],
  supplementaryVos: null,
});

/** `/site/sale/page`: an array, both languages in every row. */
export const schedule = (type: string) => [
  {
    projectName: `外部展会 ${type}`,
    projectNameEn: `Foreign show ${type}`,
    content: '外部内容',
    contentEn: 'Foreign content',
    startDate: '2026-12-01',
    endDate: '2026-12-03',
    field: '外部场馆',
    fieldEn: 'Foreign hall',
    propagandaMapAddress: '/files/show.jpg',
    id: 81,
  },
  { projectName: null, projectNameEn: '', startDate: '2026-12-05' },
  { projectName: '外部第二展', startDate: '2026-12-10', endDate: null, field: null },
];

/** `/site/sale/getYears` */
export const years = ['2025', 2026, null, 'soon'];

/** `/vrexhibition/bySysDetail`: an empty list for an unknown key. */
export function remoteConfig({ pages, configs }: Content, key: string): unknown[] {
  const values = new Map<string, unknown>([
    ['official.header.logo', both(() => [{ url: '/files/logo.png' }, { url: null }])],
    [
      'official.vr.config',
      both((tongue) => ({ headTitle: say(tongue, '外部看馆', 'Foreign tour'), homeIcon: null })),
    ],
    ['official.contactUs.config', both(contact)],
    ['official.companyProfile.config', both(profile)],
    ['official.pages.config', pages && JSON.stringify(pages)],
    ...configs,
  ]);
  const value = values.get(key);
  return value === undefined
    ? []
    : [
        { key, value },
        { key, value: null },
      ];
}

const both = (value: (tongue: Tongue) => unknown) => JSON.stringify({ zh: value('zh'), en: value('en') });

const contact = (tongue: Tongue) => ({
  list: [
    { title: say(tongue, '外部热线', 'Foreign hotline'), content: '000-0000', imgUrl: null, sort: '1' },
    { title: null, content: 'malformed' },
  ],
  geographicPosition: { longitude: '106.35', latitude: '29.52' },
  bannerVipLine: { phone: 8800, areaCode: '000', imgUrl: '' },
});

const profile = (tongue: Tongue) => ({
  venueName: say(tongue, '外部会展中心', 'Foreign centre'),
  venueProfile: pasted(say(tongue, '外部简介', 'Foreign profile')),
  basicNumber: [
    { num: 4, unit: say(tongue, '座', 'halls'), remark: say(tongue, '外部展厅', 'Foreign halls') },
    { num: null },
  ],
  serviceTitle: say(tongue, '外部服务标题', 'Foreign services'),
  serviceList: null,
  developmentTitle: say(tongue, '外部愿景', 'Foreign vision'),
  developmentProfile: pasted(say(tongue, '外部愿景正文', 'Foreign vision text')),
});
