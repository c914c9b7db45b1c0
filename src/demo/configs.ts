import type { EntryInput } from '#schemas/entry.ts';
import type { RemoteConfigKey } from '#schemas/remote-config.ts';
import { type MediaFile, media } from './media.ts';

/** The year in which the fictional company opened its doors. */
const opened = 2016;

/** The remote configs as they stand in the year `year`. */
export const configEntries = (year: string): EntryInput[] => [
  config('official.header.logo', logos, logos),
  config('official.vr.config', vr('推开大门之前，先走进来看看'), vr('Walk in before the doors open')),
  config('official.contactUs.config', contactZh, contactEn),
  config('official.companyProfile.config', profileZh(year), profileEn(year)),
];

type Value = Record<string, unknown>;

const config = (key: RemoteConfigKey, zh: Value, en: Value): EntryInput => ({
  kind: 'config',
  id: key,
  texts: { 'zh-CN': { data: zh }, 'en-US': { data: en } },
});

/** The logo, then its white form for dark grounds. */
const logos = {
  list: [{ url: media('logo-horizontal.svg') }, { url: media('logo-horizontal-white.svg') }],
};

const vr = (headTitle: string) => ({
  headTitle,
  homeIcon: media('logo-mark-white.svg'),
  assistImage: media('hero-concourse.jpg'),
  qrCode: media('qr-sample.svg'),
  homeJumpUrl: '/exhibitCenter/vr',
  exhibitionJumpUrl: 'https://www.example.com/vr/halls',
  meetingJumpUrl: 'https://www.example.com/vr/rooms',
});

const geographicPosition = { longitude: 106.35, latitude: 29.52 };

/** The first line of `content` is the answer, the second says when or how. */
const card = (icon: MediaFile, title: string, content: string) => ({ title, content, imgUrl: media(icon) });
const inOrder = <T extends object>(cards: readonly T[]) =>
  cards.map((entry, index) => ({ ...entry, sort: index + 1 }));

const hotline = (areaCode: string) => ({
  phone: '0000 8866',
  areaCode,
  imgUrl: media('contact-phone-white.svg'),
});

const contactZh = {
  list: inOrder([
    card('contact-phone.svg', '招展招会', '023 0000 8866\n周一至周五 09:00 – 18:00'),
    card('contact-desk.svg', '现场服务', '023 0000 8800\n展期每日 07:30 至闭馆'),
    card('contact-mail.svg', '商务邮箱', 'hello@jialingbay.example\n一个工作日内回复'),
    card('contact-place.svg', '场馆地址', '嘉陵湾新区滨江大道 1 号\n轨道 8 号线会展站 3 号口'),
  ]),
  geographicPosition,
  bannerVipLine: hotline('023'),
};

const contactEn = {
  list: inOrder([
    card('contact-phone.svg', 'Sales', '+86 23 0000 8866\nMonday to Friday, 09:00 – 18:00 (UTC+8)'),
    card('contact-desk.svg', 'On-site service', '+86 23 0000 8800\nShow days, 07:30 until closing'),
    card('contact-mail.svg', 'E-mail', 'hello@jialingbay.example\nAnswered within one working day'),
    card(
      'contact-place.svg',
      'Address',
      '1 Riverside Avenue, Jialing Bay New District\nMetro line 8, Expo Centre, exit 3',
    ),
  ]),
  geographicPosition,
  bannerVipLine: hotline('+86 23'),
};

const profilePictures = {
  venueImage: media('news-construction-detail.jpg'),
  backgroundImage: media('hero-exterior-day.jpg'),
  publicityImage: media('hero-concourse.jpg'),
  developmentBgImage: media('hero-exterior-dusk.jpg'),
};

const service = (file: MediaFile, title: string, content: string) => ({ title, content, img: media(file) });

const figure = (num: string, unit: string, remark: string) => ({ num, ...(unit && { unit }), remark });
const yearsOpen = (year: string) => String(Math.max(1, Number(year) - opened));

const profileZh = (year: string) => ({
  ...profilePictures,
  venueName: '嘉陵湾国际会展中心',
  venueProfile: [
    '<h3>在江湾的最宽处，为相聚造一片屋檐</h3>',
    '<p>嘉陵湾国际会展中心有限公司成立于 2014 年，负责会展中心的投资、建设与运营。场馆 2016 年落成，波浪形屋面长三百二十四米，顺着江岸的走向起伏。</p>',
    '<p>开馆至今，我们接待过八百多场展览与两千余场会议。比数字更让我们在意的，是每一位主办方第二年是否还会回来。</p>',
  ].join('\n'),
  basicNumber: [
    figure(yearsOpen(year), '年', '运营'),
    figure('812', '场', '展览'),
    figure('2140', '场', '会议'),
    figure('78.4', '%', '主办方次年复办'),
  ],
  serviceTitle: '我们的服务',
  serviceProfile: '<p>从第一通电话到最后一辆货车驶离，都有人负责。</p>',
  serviceList: [
    service('hall-goods-doors.jpg', '场馆运营', '从档期、平面到水电气网，一个项目经理负责到底。'),
    service('hall-canopy-stand.jpg', '会展服务', '搭建、物流、餐饮与翻译，可整体委托，也可单项选择。'),
    service('culture-island-pagoda.jpg', '城市接待', '酒店、交通与文旅线路，让远道而来的人多住一晚。'),
  ],
  developmentTitle: '发展愿景',
  developmentProfile:
    '<p>到 2030 年，全年用能的一半取自屋面的阳光与江水的冷热；每一场展览结束后，展厅在六小时内恢复如初。让场馆越来越轻，让相聚越来越容易。</p>',
});

const profileEn = (year: string) => ({
  ...profilePictures,
  venueName: 'Jialing Bay International Convention & Exhibition Centre',
  venueProfile: [
    '<h3>One roof to meet under, where the bay is widest</h3>',
    '<p>Jialing Bay International Convention & Exhibition Centre Co., Ltd. was founded in 2014 to finance, build and run the centre. The building opened in 2016; its roof follows the line of the bank in waves for 324 metres.</p>',
    '<p>More than eight hundred exhibitions and two thousand meetings have been held here since. The figure we watch most closely is another one: how many organisers come back the year after.</p>',
  ]
    .join('\n')
    .replaceAll(' & ', ' &amp; '),
  basicNumber: [
    figure(yearsOpen(year), '', 'Years open'),
    figure('812', '', 'Exhibitions'),
    figure('2140', '', 'Meetings'),
    figure('78.4', '%', 'Organisers who return the next year'),
  ],
  serviceTitle: 'What we do for you',
  serviceProfile:
    '<p>From the first call to the last lorry out of the gate, somebody answers for your event.</p>',
  serviceList: [
    service(
      'hall-goods-doors.jpg',
      'Running the building',
      'One project manager for dates, layout, power, water and data, from start to finish.',
    ),
    service(
      'hall-canopy-stand.jpg',
      'Event services',
      'Stand building, freight, catering and interpreting, as one package or one at a time.',
    ),
    service(
      'culture-island-pagoda.jpg',
      'The city as host',
      'Hotels, transport and days out that make guests stay another night.',
    ),
  ],
  developmentTitle: 'Where we are going',
  developmentProfile:
    '<p>By 2030 half of the energy we use in a year will come from the solar roof and from the river, by way of heat pumps, and six hours after a show closes its hall will be bare again. A lighter building, and easier meetings.</p>',
});
