import type { ReadCallName } from '#schemas/calls.ts';

const article = (id: number) => ({
  id: String(id),
  title: `大会堂完成声学改造 Acoustic works in the great hall are finished ${id}`,
  subTitle: '混响时间降至 1.2 秒 Reverberation is down to 1.2 seconds',
  coverImg: id % 2 ? '/media/news-opening-ceremony.jpg' : undefined,
  createTime: `2026-11-${String(21 - id).padStart(2, '0')} 09:00:00`,
  source: '嘉陵湾国际会展中心',
  content: '<p>两千个座位全部保留。</p><h3>Facts</h3><ul><li>2,000 seats</li></ul>',
});

/** One answer of each read call, for tests of whatever shows it. */
export const exampleAnswers: Record<ReadCallName, unknown> = {
  bannersOfColumn: [
    {
      uploadUrl: '/media/hero-exterior-dusk.jpg',
      showType: 'pt',
      headTitle: '江湾有约',
      subTitle: 'By the river',
    },
    { uploadUrl: '/media/hero-concourse.jpg', showType: 'pt', headTitle: '大厅' },
  ],
  footerConfig: { companyName: '会展公司' },
  menuTree: [],
  remoteConfig: [],
  introduction: {
    title: '一座把空间留给展览的场馆',
    backgroundImg: '/media/hall-empty.jpg',
    basicInfo: '<p>四座展厅连续展开。</p>',
    dataVoList: [
      { number: '40320', unit: '平方米', remark: '室内展览面积' },
      { number: '72', unit: '米', remark: '单厅净跨' },
    ],
    carouselImgVoList: [
      { img: '/media/hall-empty.jpg' },
      { img: '/media/hall-show.jpg' },
      { img: '/media/hall-outdoor.jpg' },
    ],
  },
  newsPage: { list: [1, 2, 3].map(article), total: 86 },
  newsDetail: { current: article(2), previous: article(1), next: article(3) },
};
