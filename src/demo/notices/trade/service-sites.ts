import { en, facts, list, table, zh } from '../form.ts';
import type { NoticeItem } from '../item.ts';

/** Rooms and rights for service companies, and green certificates. */
export const serviceSites: readonly NoticeItem[] = [
  {
    id: 'trade-04',
    daysAgo: 29,
    time: '10:00',
    redirectUrl: 'https://www.example.com/green-certificates/jlb-t-0139',
    attachments: ['registration-form', 'contract-draft'],
    zh: (on) => ({
      title: '屋面光伏绿色电力证书出售公告',
      content: `
<p>屋面光伏二期并网后，自发自用余量对应的绿色电力证书可对外出售。首批证书通过交易平台挂牌，面向在我馆办展的主办方与参展企业优先。</p>
${facts(
  '项目编号 | JLB-T-0139',
  '数量 | 2,400 个，每个对应 1,000 千瓦时',
  '挂牌底价 | 每个 6.2 元',
  `优先申购 | ${on.date(3)}至 ${on.date(8)}`,
  `公开竞价 | ${on.date(12)} 10:00 至 11:30`,
)}
${list(
  '优先申购按底价成交，单家不超过 200 个。',
  '剩余部分按价高者得，最小变动单位 0.1 元。',
  '证书在成交后三个工作日内划转，可用于展会碳中和声明，不得再次出售。',
)}
${zh.letting}`,
    }),
    en: (on) => ({
      title: 'For sale: green electricity certificates from the solar roof',
      content: `
<p>With the second phase connected, the roof earns certificates for power that we do not use ourselves. The first are offered on the trading platform, to organisers and exhibitors at our shows before anyone else.</p>
${facts(
  'Project number | JLB-T-0139',
  'Quantity | 2,400 certificates of 1,000 kWh',
  'Price from | CNY 6.2 each',
  `For organisers and exhibitors | ${on.date(3)} to ${on.date(8)}`,
  `Open auction | ${on.date(12)}, 10:00 to 11:30`,
)}
${list(
  'Organisers and exhibitors pay the starting price and may have up to 200.',
  'The rest goes to the highest bids, in steps of CNY 0.1.',
  'Certificates are transferred within three working days. Use them to declare a show carbon-neutral; they cannot be sold on.',
)}
${en.letting}`,
    }),
  },
  {
    id: 'trade-02',
    daysAgo: 11,
    time: '15:20',
    zh: {
      title: '屋面光伏绿色电力证书出售成交公告',
      content: `
<p>项目编号 JLB-T-0139，2,400 个证书全部售出，成交总额 17,160 元。</p>
${table(
  '方式 | 数量（个） | 均价（元） | 金额（元）',
  '优先申购，九家 | 1,200 | 6.2 | 7,440',
  '公开竞价，四家 | 1,200 | 8.1 | 9,720',
)}
<p>九家优先申购方中，三家为主办方，六家为参展企业。所得款项用于登录大厅发电显示屏的维护。</p>
<p>下一批证书预计于半年后挂牌。</p>`,
    },
    en: {
      title: 'Sold: green electricity certificates from the solar roof',
      content: `
<p>Project number JLB-T-0139. All 2,400 certificates were sold, for CNY 17,160 in total.</p>
${table(
  'How | Number | Average price (CNY) | Amount (CNY)',
  'Organisers and exhibitors, nine buyers | 1,200 | 6.2 | 7,440',
  'Auction, four buyers | 1,200 | 8.1 | 9,720',
)}
<p>Of the nine, three are organisers and six exhibit here. The money keeps the screen going that shows what the roof produces.</p>
<p>The next certificates will be offered in about half a year.</p>`,
    },
  },
  {
    id: 'trade-26',
    daysAgo: 404,
    time: '13:20',
    attachments: ['registration-form', 'site-plan'],
    zh: (on) => ({
      title: '自助行李寄存柜经营权招商公告',
      content: `
<p>观众与代表携行李到馆的比例逐年上升，人工寄存处在闭馆前常需排队。现就自助寄存柜的经营权公开招商，期限四年。</p>
${table('位置 | 大柜 | 中柜 | 小柜', '登录大厅西侧 | 40 | 60 | 80', '登录大厅东侧 | 40 | 60 | 80', '会议层前厅 | 16 | 40 | 60')}
${facts('项目编号 | JLB-T-0086', '场地费 | 每年不低于 7.5 万元', '价格上限 | 大柜每日 30 元，中柜 20 元，小柜 12 元', `报名截止 | ${on.date(15)} 17:00`)}
<p>大柜须能放入 32 寸行李箱；柜门须有机械应急开启；支持身份证件、境外手机号码与现场一次性密码三种开柜方式。遗留物品按我馆失物招领规定移交。</p>
${zh.letting}`,
    }),
    en: (on) => ({
      title: 'Concession: self-service luggage lockers',
      content: `
<p>More and more visitors bring their cases with them, and the cloakroom has queues before closing. Self-service lockers are offered as a concession for four years.</p>
${table('Where | Large | Medium | Small', 'Concourse, west | 40 | 60 | 80', 'Concourse, east | 40 | 60 | 80', 'Foyer, meeting floor | 16 | 40 | 60')}
${facts('Project number | JLB-T-0086', 'Fee | At least CNY 75,000 a year', 'Highest charge a day | CNY 30 large, 20 medium, 12 small', `Register by | ${on.date(15)}, 17:00`)}
<p>Large lockers take an 80 cm suitcase. Every door opens by hand in an emergency, and normally with an identity document, a foreign mobile number or a one-time code. What is left behind goes to our lost property office.</p>
${en.letting}`,
    }),
  },
  {
    id: 'trade-29',
    daysAgo: 474,
    time: '09:30',
    attachments: ['contract-draft', 'site-plan'],
    zh: (on) => ({
      title: '登录大厅外币兑换与自助银行区招租公告',
      content: `
<p>登录大厅二层西侧 46 平方米区域，拟作外币兑换与自助银行区，面向持牌银行公开招租，租期五年。</p>
${facts('项目编号 | JLB-T-0076', '起始租金 | 每年 18 万元', `意向书递交截止 | ${on.date(20)} 16:00`, `开业 | 合同签订后 60 日内`)}
${list(
  '设自动柜员机不少于三台，须受理主要国际卡组织的银行卡，界面含中、英、日、韩四种语言。',
  '国际展会期间设人工兑换窗口，09:00 至 17:30，不少于十种外币。',
  '可办理境外来宾移动支付绑定，遇问题现场协助。',
)}
<p>租金高低不作为唯一依据，人工窗口天数与受理币种合计占四成五。</p>
${zh.letting}`,
    }),
    en: (on) => ({
      title: 'To let: space for currency exchange and cash machines',
      content: `
<p>Forty-six square metres at the west end of the upper concourse are offered to licensed banks for five years, for currency exchange and cash machines.</p>
${facts('Project number | JLB-T-0076', 'Rent from | CNY 180,000 a year', `Letters of intent due | ${on.date(20)}, 16:00`, 'Opening | Within 60 days of signing')}
${list(
  'At least three machines that take the main international cards, in Chinese, English, Japanese and Korean.',
  'During international shows a staffed counter from 09:00 to 17:30, for ten or more currencies.',
  'Help for guests from abroad in linking their cards to mobile payment.',
)}
<p>Rent alone does not decide: days with a staffed counter and the number of currencies make up forty-five per cent.</p>
${en.letting}`,
    }),
  },
  {
    id: 'trade-31',
    daysAgo: 529,
    time: '10:10',
    attachments: ['specification', 'site-plan'],
    zh: (on) => ({
      title: '移动通信基站与室内分布系统场地租赁公开招商公告',
      content: `
<p>为提升展期通信容量，现提供机房、天面与弱电桥架等资源，面向通信基础设施运营企业公开招商，建成后须向各电信企业平等开放。</p>
${table('资源 | 数量', '设备机房 | 3 间，共 96 平方米', '天面抱杆位 | 12 处', '室内分布桥架 | 6.8 千米')}
${facts('项目编号 | JLB-T-0069', '场地费 | 每年不低于 66 万元', '期限 | 六年', `响应截止 | ${on.date(22)} 10:00`)}
${list(
  '单厅容量须满足二万人同时在线，平均下行速率不低于每秒 20 兆比特。',
  '天线外观与屋架同色，距采光带不小于 1.5 米。',
  '施工避开展期，建设期不超过一百八十日。',
)}
${zh.letting}`,
    }),
    en: (on) => ({
      title: 'Sites to let: mobile network base stations and indoor antennas',
      content: `
<p>To carry more traffic on show days we are letting equipment rooms, roof positions and cable trays to a network infrastructure company, which must open them to all operators on equal terms.</p>
${table('Resource | Quantity', 'Equipment rooms | 3, 96 m² together', 'Antenna positions on the roof | 12', 'Cable trays | 6.8 km')}
${facts('Project number | JLB-T-0069', 'Fee | At least CNY 660,000 a year', 'Term | Six years', `Offers due | ${on.date(22)}, 10:00`)}
${list(
  'Each hall must serve twenty thousand people at once at 20 megabits a second on average.',
  'Antennas take the colour of the trusses and stay 1.5 metres from the rooflights.',
  'No work on show days, and everything built within 180 days.',
)}
${en.letting}`,
    }),
  },
  {
    id: 'trade-30',
    daysAgo: 499,
    time: '16:20',
    zh: (on) => ({
      title: '移动通信基站与室内分布系统场地租赁成交公告',
      content: `
<p>项目编号 JLB-T-0069。两家企业响应，其中一家承诺的单厅容量未达要求。经评审小组一致同意，与山城通信设施有限公司成交。</p>
${facts('场地费 | 每年 702,000 元', '期限 | 六年', '建设期 | 165 日', `首厅开通 | 1 号展厅，${on.date(80)}前`)}
<p>建成后各展厅原有的应急通信车位予以保留，供大型活动临时加强使用。</p>`,
    }),
    en: (on) => ({
      title: 'Let: sites for base stations and indoor antennas',
      content: `
<p>Project number JLB-T-0069. Of two offers, one fell short of the capacity required for each hall. The sites go to Shancheng Network Facilities Co., Ltd.</p>
${facts('Fee | CNY 702,000 a year', 'Term | Six years', 'Construction | 165 days', `First hall | Hall 1, before ${on.date(80)}`)}
<p>Positions for mobile transmitter vehicles beside the halls are kept for very large events.</p>`,
    }),
  },
  {
    id: 'trade-44',
    daysAgo: 999,
    time: '11:20',
    attachments: ['registration-form', 'contract-draft'],
    zh: (on) => ({
      title: '登录大厅夹层主办方办公套间招租公告',
      content: `
<p>登录大厅夹层六个办公套间，面向会展主办机构与行业协会公开招租，可按年或按展期使用。</p>
${table(
  '套间 | 面积（平方米） | 年租金底价（元） | 展期日租（元）',
  'M11 | 42 | 45,000 | 420',
  'M12 | 42 | 45,000 | 420',
  'M13 | 66 | 70,000 | 640',
  'M14 | 66 | 70,000 | 640',
  'M15 | 88 | 93,000 | 850',
  'M16 | 120 | 126,000 | 1,150',
)}
${facts('项目编号 | JLB-T-0017', `首轮申请截止 | ${on.date(20)} 17:00`, '计租起点 | 交付后第三十一日')}
<p>租金含空调、网络与保洁，电费按表计收。年内在我馆办展两届以上的机构，年租金减一成。首轮未租出的套间转为随到随租。</p>
${zh.letting}`,
    }),
    en: (on) => ({
      title: 'To let: six office suites for organisers',
      content: `
<p>Six suites on the mezzanine above the concourse are offered to organisers and trade associations, by the year or for the days of a show.</p>
${table(
  'Suite | Area (m²) | Rent a year from (CNY) | Rent per show day (CNY)',
  'M11 | 42 | 45,000 | 420',
  'M12 | 42 | 45,000 | 420',
  'M13 | 66 | 70,000 | 640',
  'M14 | 66 | 70,000 | 640',
  'M15 | 88 | 93,000 | 850',
  'M16 | 120 | 126,000 | 1,150',
)}
${facts('Project number | JLB-T-0017', `First round until | ${on.date(20)}, 17:00`, 'Rent starts | On the thirty-first day after handover')}
<p>Rent includes air conditioning, network and cleaning; electricity is metered. If you hold two shows here within the year, the yearly rent is ten per cent less. What is left after the first round goes to whoever comes.</p>
${en.letting}`,
    }),
  },
];
