import { en, facts, list, table, zh } from '../form.ts';
import type { NoticeItem } from '../item.ts';

/** Kiosks, stalls, machines and the lorry drivers' canteen. */
export const stalls: readonly NoticeItem[] = [
  {
    id: 'trade-09',
    daysAgo: 66,
    time: '09:50',
    attachments: ['registration-form', 'contract-draft', 'site-plan'],
    zh: (on) => ({
      title: '会展站 3 号口连廊售货亭经营权招商公告',
      content: `
<p>风雨连廊启用后，展期日均通行四万余人次。现就沿线三处售货亭的经营权公开招商，每亭 9 平方米，已通水电。</p>
${table(
  '编号 | 位置 | 限定业态 | 起始年租金（元）',
  'K1 | 距地铁口 60 米 | 早点与热饮 | 96,000',
  'K2 | 距地铁口 180 米 | 鲜果与瓶装水 | 84,000',
  'K3 | 距登录大厅 50 米 | 城市纪念品 | 66,000',
)}
${facts('项目编号 | JLB-T-0133', '期限 | 两年', `报名截止 | ${on.date(11)} 17:00`, `报价 | ${on.date(14)} 10:00，现场密封递交`)}
${list(
  '三亭可分别报价，同一经营者最多取得两处。',
  '排队区不得越过地面黄线，展会散场高峰一小时内暂停售卖。',
  '残疾人创办或安置残疾人就业的经营者，同等报价优先。',
)}
${zh.letting}`,
    }),
    en: (on) => ({
      title: 'Concession: three kiosks on the covered walk from exit 3',
      content: `
<p>More than forty thousand people use the covered walk on a show day. Three kiosks along it are offered, nine square metres each, with water and power.</p>
${table(
  'Kiosk | Where | For | Rent a year from (CNY)',
  'K1 | 60 m from the metro | Breakfast and hot drinks | 96,000',
  'K2 | 180 m from the metro | Fruit and bottled water | 84,000',
  'K3 | 50 m from the concourse | Souvenirs of the city | 66,000',
)}
${facts('Project number | JLB-T-0133', 'Term | Two years', `Register by | ${on.date(11)}, 17:00`, `Offers | ${on.date(14)}, 10:00, sealed and in person`)}
${list(
  'Each kiosk is offered by itself; nobody gets more than two.',
  'Queues stay behind the yellow line, and sales pause for an hour when a show empties.',
  'At equal rent, businesses run by or employing people with disabilities come first.',
)}
${en.letting}`,
    }),
  },
  {
    id: 'trade-06',
    daysAgo: 42,
    time: '11:10',
    attachments: ['contract-draft'],
    zh: (on) => ({
      title: '连廊三处售货亭经营权成交公告',
      content: `
<p>项目编号 JLB-T-0133，共十九家报名，结果如下：</p>
${table(
  '编号 | 经营者 | 年租金（元）',
  'K1 | 早渡餐饮服务有限公司 | 138,000',
  'K2 | 果然近农产品有限公司 | 102,600',
  'K3 | 江城手作合作社 | 66,000',
)}
<p>K3 有两家报价相同，江城手作合作社的二十一名成员中有九名残疾人，按公告约定优先成交。</p>
<p>三亭于 ${on.date(10)}开业，首月售价在连廊显示屏公示。合同文本见附件。</p>`,
    }),
    en: (on) => ({
      title: 'Awarded: three kiosks on the covered walk',
      content: `
<p>Project number JLB-T-0133. Nineteen businesses registered.</p>
${table(
  'Kiosk | Operator | Rent a year (CNY)',
  'K1 | Zaodu Catering Services | 138,000',
  'K2 | Guoranjin Produce | 102,600',
  'K3 | River City Crafts Cooperative | 66,000',
)}
<p>Two offers for K3 were equal. Nine of the twenty-one members of the cooperative have a disability, and so, as announced, it came first.</p>
<p>The kiosks open on ${on.date(10)}. Their prices will be shown on the screen of the walk in the first month. The contract is attached.</p>`,
    }),
  },
  {
    id: 'trade-10',
    daysAgo: 78,
    time: '10:20',
    attachments: ['registration-form', 'contract-draft', 'site-plan'],
    zh: (on) => ({
      title: '室外展场江畔夜场市集运营权招商公告',
      subTitle: '每周五、六晚，四十个摊位，一处小舞台。',
      content: `
<p>室外展场拟恢复每周五、六的江畔夜场。现就市集与小舞台的整体运营权公开招商，运营期一年。</p>
${facts(
  '项目编号 | JLB-T-0131',
  '场地 | 登录大厅东侧至江边步道，4,200 平方米',
  '运营时间 | 周五、六 17:00 至 22:00',
  '权利金 | 每年不低于 28 万元，摊位费归运营方',
  `报名截止 | ${on.date(15)} 17:00`,
  `方案评审 | ${on.date(22)}`,
)}
<h3>约束条件</h3>
${list(
  '摊位不超过四十个，其中本地小店与手工艺人不少于六成，单个摊位费不高于每晚 150 元。',
  '音乐演出每晚两场，每场不超过四十分钟，21:30 后不得扩声，噪声按江岸居民区限值执行。',
  '遇展会布展或恶劣天气须停业，每年预计十四晚，权利金按日折减。',
  '当晚 23:00 前清场，餐具须可回收或可降解。',
)}
${zh.letting}`,
    }),
    en: (on) => ({
      title: 'Concession: evening market on the plaza',
      subTitle: 'Fridays and Saturdays, forty stalls and one small stage.',
      content: `
<p>We mean to bring back the evenings by the river on Fridays and Saturdays and are looking for one operator to run the market and the stage for a year.</p>
${facts(
  'Project number | JLB-T-0131',
  'Site | 4,200 m² from the east side of the concourse to the bank',
  'Hours | Fridays and Saturdays, 17:00 to 22:00',
  'Fee | At least CNY 280,000 a year; stall rents are the operator’s',
  `Register by | ${on.date(15)}, 17:00`,
  `Proposals assessed | ${on.date(22)}`,
)}
<h3>Conditions</h3>
${list(
  'No more than forty stalls, six in ten of them for local shops and makers, at 150 yuan an evening or less.',
  'Two sets of music an evening, forty minutes at most; no amplification after 21:30; the noise limits of the neighbourhood apply.',
  'Closed during build-up and bad weather, some fourteen evenings a year, with the fee reduced by the day.',
  'The ground is clear by 23:00. Plates and cups are returnable or compostable.',
)}
${en.letting}`,
    }),
  },
  {
    id: 'trade-07',
    daysAgo: 47,
    time: '16:40',
    attachments: ['contract-draft'],
    zh: (on) => ({
      title: '江畔夜场市集运营权成交公告',
      content: `
<p>项目编号 JLB-T-0131，运营方为江畔里文化传播有限公司，权利金每年 312,000 元，另按餐饮流水的 3% 缴纳场地清洁费。</p>
<p>评审认为，该方案中本地小店与手工艺人占七成，并以低矮灯具照明，不影响对岸夜景。另一家报价较高的方案因音响功率超出限值未获通过。</p>
<p>夜场首日定于 ${on.date(33)}。有意设摊者请直接与运营方联系，我馆不收取任何中介费用。</p>`,
    }),
    en: (on) => ({
      title: 'Awarded: evening market on the plaza',
      content: `
<p>Project number JLB-T-0131. The operator is Jiangpanli Culture Co., Ltd., for a fee of CNY 312,000 a year and three per cent of food sales towards cleaning.</p>
<p>Seven stalls in ten will be local, and the lamps stand low, so that the view across the water is kept. A higher offer was not accepted because its sound system exceeded the limit.</p>
<p>The first evening is ${on.date(33)}. If you would like a stall, ask the operator; we take no commission.</p>`,
    }),
  },
  {
    id: 'trade-43',
    daysAgo: 935,
    time: '09:00',
    attachments: ['registration-form', 'contract-draft'],
    zh: (on) => ({
      title: '货车缓冲停车场司机食堂招租公告',
      content: `
<p>距场馆两公里的货车缓冲停车场有车位一百二十个，布展期昼夜有车。现就场内食堂用房公开招租。</p>
${facts('项目编号 | JLB-T-0025', '面积 | 210 平方米，含厨房 70 平方米', '起始租金 | 每月 4,200 元，非布展日减半', '租期 | 三年', `报名截止 | ${on.date(16)} 17:00`)}
${list(
  '布展与撤展期二十四小时供餐，其他日子 06:30 至 21:00。',
  '须有一荤两素不高于 18 元的套餐，并全天供应开水与热饭。',
  '设司机休息位不少于三十个，淋浴间由我馆维护，承租方负责清洁。',
)}
<p>本项目以套餐价格与服务时间为主要评选依据，租金仅占两成。</p>
${zh.letting}`,
    }),
    en: (on) => ({
      title: 'To let: drivers’ canteen at the lorry holding yard',
      content: `
<p>The holding yard, two kilometres from the halls, has room for 120 lorries and is busy day and night during build-up. Its canteen is to let.</p>
${facts('Project number | JLB-T-0025', 'Space | 210 m², of which 70 m² is kitchen', 'Rent from | CNY 4,200 a month, half on days without build-up', 'Term | Three years', `Register by | ${on.date(16)}, 17:00`)}
${list(
  'Meals around the clock during build-up and breakdown, and from 06:30 to 21:00 on other days.',
  'A set meal of one meat and two vegetable dishes for 18 yuan or less, with hot water and rice at any hour.',
  'At least thirty seats to rest in. We maintain the showers; you keep them clean.',
)}
<p>The price of the meal and the hours decide. Rent counts for only twenty per cent.</p>
${en.letting}`,
    }),
  },
  {
    id: 'trade-20',
    daysAgo: 251,
    time: '13:30',
    attachments: ['registration-form', 'specification'],
    zh: (on) => ({
      title: '自动售货机点位经营权招商公告',
      content: `
<p>场馆公共区域设自动售货机点位 60 个，现整体招商，经营期三年，由一家经营者统一供货与维护。</p>
${table(
  '区域 | 点位 | 说明',
  '登录大厅 | 16 | 其中四个为轮椅可及的低位机型',
  '四座展厅 | 24 | 展期可加密，闭展后移至墙边',
  '会议层 | 12 | 低噪声机型，运行噪声不高于 42 分贝',
  '停车场与室外展场 | 8 | 防雨型',
)}
${facts('项目编号 | JLB-T-0109', '点位费 | 每点每年不低于 4,800 元', `报名截止 | ${on.date(13)} 17:00`, `开标 | ${on.date(18)} 14:00`)}
<p>550 毫升瓶装水售价不得高于 3 元；缺货与故障须在展期两小时内处理；全部机器须支持现金以外的境外银行卡支付。</p>
${zh.letting}`,
    }),
    en: (on) => ({
      title: 'Concession: sixty vending machines',
      content: `
<p>There are sixty places for vending machines in the public areas. They are offered to one operator, who supplies and maintains them all for three years.</p>
${table(
  'Area | Places | Remarks',
  'Concourse | 16 | Four of them low machines, within reach of a wheelchair',
  'Four halls | 24 | More on show days; moved to the wall afterwards',
  'Meeting floor | 12 | Quiet machines, 42 decibels or less',
  'Car parks and plaza | 8 | Weatherproof',
)}
${facts('Project number | JLB-T-0109', 'Fee | At least CNY 4,800 per place and year', `Register by | ${on.date(13)}, 17:00`, `Offers opened | ${on.date(18)}, 14:00`)}
<p>A half-litre bottle of water may cost three yuan at most. On show days, empty or broken machines are seen to within two hours. All of them must take foreign bank cards.</p>
${en.letting}`,
    }),
  },
  {
    id: 'trade-19',
    daysAgo: 226,
    time: '15:00',
    attachments: ['contract-draft'],
    zh: {
      title: '自动售货机点位经营权成交公告',
      content: `
<p>项目编号 JLB-T-0109，开标时收到五份报价，经评审由满格自助零售有限公司取得经营权。</p>
${facts('点位费 | 每点每年 6,350 元，合计 381,000 元', '瓶装水售价 | 2.5 元', '补货承诺 | 展期每三小时一次', '低位机型 | 10 台，多于要求的 4 台')}
<p>原经营者的机器将在两周内撤出。更换期间，登录大厅至少保留八台可用。</p>`,
    },
    en: {
      title: 'Awarded: vending machines',
      content: `
<p>Project number JLB-T-0109. Five offers were opened. The concession goes to Mange Self-Service Retail Co., Ltd.</p>
${facts('Fee | CNY 6,350 per place and year, 381,000 in all', 'Bottle of water | CNY 2.5', 'Refilling on show days | Every three hours', 'Low machines | Ten, where four were asked for')}
<p>The present machines leave within two weeks. At least eight stay in use in the concourse meanwhile.</p>`,
    },
  },
];
