import { en, facts, list, table, zh } from '../form.ts';
import type { NoticeItem } from '../item.ts';

/** Shops in the concourse. */
export const shops: readonly NoticeItem[] = [
  {
    id: 'trade-01',
    daysAgo: 4,
    time: '09:30',
    attachments: ['registration-form', 'contract-draft', 'site-plan'],
    zh: (on) => ({
      title: '登录大厅 C-03 号商铺（便利店）公开招租公告',
      subTitle: '建筑面积 86 平方米，租期三年，商品售价不得高于本市同品牌门店。',
      content: `
<p>登录大厅 C-03 号商铺租约即将期满，现面向连锁便利店品牌公开招租。</p>
${facts(
  '项目编号 | JLB-T-0142',
  '位置与面积 | 登录大厅一层中段，86 平方米，层高 4.2 米',
  '起始租金 | 每平方米每月 260 元，另按营业额 9% 计算，两者取高',
  '租期 | 三年，免租装修期 25 日',
  '保证金 | 三个月租金',
  `看铺 | ${on.date(6)}与 ${on.date(9)} 10:00，2 号服务台集合`,
  `报名截止 | ${on.date(15)} 17:00`,
  `密封报价 | ${on.date(20)} 10:00`,
)}
<h3>经营要求</h3>
${list(
  '展期 07:30 至闭馆后一小时营业，非展期至少营业至 18:00。',
  '常备雨伞、充电线、胶带、剪刀等布展与观展用品，品类清单由双方每季商定。',
  '不得使用明火，热食仅限电加热；不得在通道设置堆头。',
)}
<h3>竞租资格</h3>
<p>本市直营门店不少于二十家，近两年无食品安全行政处罚。租金报价占六成，货品方案占四成。</p>
${zh.letting}`,
    }),
    en: (on) => ({
      title: 'To let: shop C-03 in the concourse, for a convenience store',
      subTitle: 'Eighty-six square metres for three years, at the prices of your other shops in the city.',
      content: `
<p>The lease of shop C-03 is about to end. We are offering it to convenience store chains.</p>
${facts(
  'Project number | JLB-T-0142',
  'Shop | Ground floor, middle of the concourse, 86 m², 4.2 m high',
  'Rent from | CNY 260 per m² and month, or 9% of turnover if that is more',
  'Term | Three years, with 25 days free of rent for fitting out',
  'Deposit | Three months’ rent',
  `Viewing | ${on.date(6)} and ${on.date(9)}, 10:00, from information desk 2`,
  `Register by | ${on.date(15)}, 17:00`,
  `Sealed offers | ${on.date(20)}, 10:00`,
)}
<h3>Conditions</h3>
${list(
  'Open from 07:30 to an hour after closing on show days, and until 18:00 at least on other days.',
  'Umbrellas, chargers, tape, scissors and the like always in stock; we agree the list each quarter.',
  'No open flames, hot food by electricity only, and no displays in the aisle.',
)}
<h3>Who may apply</h3>
<p>Chains with twenty or more shops of their own in the city and no food safety penalty in the past two years. Rent counts for sixty per cent, the range of goods for forty.</p>
${en.letting}`,
    }),
  },
  {
    id: 'trade-22',
    daysAgo: 304,
    time: '10:00',
    attachments: ['registration-form', 'contract-draft', 'site-plan'],
    zh: (on) => ({
      title: '登录大厅东端咖啡厅 C-11 号铺位公开招租公告',
      content: `
<p>C-11 号铺位位于登录大厅一层东端、临江餐厅楼下，现作咖啡厅公开招租。</p>
${facts(
  '项目编号 | JLB-T-0102',
  '面积 | 室内 148 平方米，临水平台 60 平方米',
  '保底租金 | 每年 39 万元，首年减半',
  '提成 | 年营业额超过 300 万元部分的 12%',
  '租期 | 五年',
  `报名截止 | ${on.date(14)} 17:00`,
  `方案陈述 | ${on.date(19)} 09:30，每家二十分钟`,
)}
<h3>评选重点</h3>
${table('项目 | 分值', '高峰出杯能力（每小时不少于 180 杯） | 35', '空间设计 | 25', '自带杯优惠与减废措施 | 15', '租金报价 | 25')}
<p>展期须早八时开门，展商可凭证件自取预订的整箱饮品。铺位已通给排水与 80 千瓦用电，不设燃气。</p>
${zh.letting}`,
    }),
    en: (on) => ({
      title: 'To let: café at the east end of the concourse, unit C-11',
      content: `
<p>Unit C-11 lies on the ground floor at the east end, below the river restaurant. We are offering it as a café.</p>
${facts(
  'Project number | JLB-T-0102',
  'Space | 148 m² inside and a terrace of 60 m² by the water',
  'Minimum rent | CNY 390,000 a year; half of it in the first year',
  'Share | 12% of yearly turnover above CNY 3,000,000',
  'Term | Five years',
  `Register by | ${on.date(14)}, 17:00`,
  `Presentations | ${on.date(19)}, from 09:30, twenty minutes each`,
)}
<h3>How we choose</h3>
${table('Criterion | Points', 'Cups an hour at peak, at least 180 | 35', 'Design | 25', 'Discount for own cups, less waste | 15', 'Rent | 25')}
<p>On show days the café opens at eight, and exhibitors can pick up drinks ordered by the case. Water, drainage and 80 kW are in place; there is no gas.</p>
${en.letting}`,
    }),
  },
  {
    id: 'trade-21',
    daysAgo: 279,
    time: '15:30',
    zh: (on) => ({
      title: '登录大厅东端咖啡厅招租成交公告',
      content: `
<p>项目编号 JLB-T-0102。六家品牌报名，四家陈述方案，承租方为渡口咖啡餐饮管理有限公司。</p>
${table(
  '竞租人 | 年保底租金（元） | 得分',
  '渡口咖啡餐饮管理有限公司 | 426,000 | 91.5',
  '半坡烘焙有限公司 | 451,000 | 87.2',
  '晨屿饮品有限公司 | 398,000 | 84.9',
  '一号杯餐饮有限公司 | 390,000 | 78.3',
)}
<p>承租方现场演示了双通道出杯，实测每小时 216 杯。装修自 ${on.date(12)}开始，工期四十日。</p>`,
    }),
    en: (on) => ({
      title: 'Let: café at the east end of the concourse',
      content: `
<p>Project number JLB-T-0102. Six brands registered and four presented. The tenant will be Dukou Coffee Catering Co., Ltd.</p>
${table(
  'Applicant | Minimum rent a year (CNY) | Score',
  'Dukou Coffee Catering | 426,000 | 91.5',
  'Banpo Bakery | 451,000 | 87.2',
  'Chenyu Drinks | 398,000 | 84.9',
  'Cup One Catering | 390,000 | 78.3',
)}
<p>At the presentation Dukou worked two lines and made 216 cups in an hour. Fitting out starts on ${on.date(12)} and takes forty days.</p>`,
    }),
  },
  {
    id: 'trade-33',
    daysAgo: 588,
    time: '14:20',
    attachments: ['registration-form', 'contract-draft'],
    zh: (on) => ({
      title: '图文商务中心 C-06 号铺位招租公告',
      content: `
<p>为展商与代表提供打印、装订、喷绘与寄件服务的 C-06 号铺位，现公开招租，租期两年。</p>
${facts('项目编号 | JLB-T-0063', '面积 | 58 平方米', '起始租金 | 每月 9,800 元', `报名截止 | ${on.date(12)} 17:00`)}
<h3>服务价格上限</h3>
${table(
  '服务 | 上限（元）',
  '黑白打印，A4 每页 | 0.8',
  '彩色打印，A4 每页 | 2.5',
  '喷绘，每平方米 | 58',
  '名片，每盒一百张，两小时取件 | 45',
)}
<p>竞租人在不超过上限的前提下自报价格。评分以服务价格占五成、租金占三成、夜间加急能力占二成。喷绘机须使用水性墨水，排风接至指定风口。</p>
${zh.letting}`,
    }),
    en: (on) => ({
      title: 'To let: print and business centre, unit C-06',
      content: `
<p>Unit C-06 prints, binds, makes banners and sends parcels for exhibitors and delegates. It is to let for two years.</p>
${facts('Project number | JLB-T-0063', 'Space | 58 m²', 'Rent from | CNY 9,800 a month', `Register by | ${on.date(12)}, 17:00`)}
<h3>Highest prices allowed</h3>
${table(
  'Service | Up to (CNY)',
  'A4 page, black and white | 0.8',
  'A4 page, colour | 2.5',
  'Banner printing, per m² | 58',
  'A hundred business cards within two hours | 45',
)}
<p>Offer your own prices at or below these. They count for half of the marks, rent for thirty per cent, and work at night for twenty. Banner printers must use water-based ink and connect to the extract provided.</p>
${en.letting}`,
    }),
  },
  {
    id: 'trade-32',
    daysAgo: 561,
    time: '10:40',
    zh: {
      title: '图文商务中心 C-06 号铺位招租成交公告',
      content: `
<p>项目编号 JLB-T-0063，承租方为墨间图文有限公司，月租金 10,600 元，租期两年。</p>
<p>墨间图文所报服务价格平均低于上限两成二，其中黑白打印每页 0.6 元，喷绘每平方米 46 元。夜间加急服务至凌晨一时，展前三日通宵。</p>
<p>价目表将张贴于铺位门口，如有超出，请致电 023 0000 8830，查实后双倍退还差价。</p>`,
    },
    en: {
      title: 'Let: print and business centre, unit C-06',
      content: `
<p>Project number JLB-T-0063. The tenant is Mojian Printing Co., Ltd., for two years at CNY 10,600 a month.</p>
<p>Its prices are 22 per cent below the limits on average: 0.6 yuan for a page in black and white, 46 for a square metre of banner. It works until one in the morning, and through the night on the three days before a show.</p>
<p>The prices will hang by the door. If you are charged more, call +86 23 0000 8830: we refund the difference twice over.</p>`,
    },
  },
  {
    id: 'trade-41',
    daysAgo: 842,
    time: '16:10',
    zh: {
      title: '登录大厅 C-07 号铺位（药房）招租终止公告',
      content: `
<p>项目编号 JLB-T-0038。报名期内仅一家连锁药房报名，且经与主管部门核实，该铺位因无独立对外出入口，不符合药品零售许可条件。</p>
<p>本次招租终止，报名单位所缴报名保证金已于当日退还。</p>
<p>该铺位改作医务室使用，展期有医护人员值守，提供外伤处理与常用非处方药品，不再对外招租。</p>`,
    },
    en: {
      title: 'Withdrawn: unit C-07 in the concourse, offered as a pharmacy',
      content: `
<p>Project number JLB-T-0038. Only one chain registered, and the authorities have told us that a pharmacy cannot be licensed here because the unit has no door to the street.</p>
<p>The offer is withdrawn. The deposit was returned on the same day.</p>
<p>Unit C-07 becomes the first-aid room, staffed on show days, with treatment for minor injuries and common medicines. It will not be offered again.</p>`,
    },
  },
];
