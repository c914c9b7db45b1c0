import { en, facts, list, table, zh } from '../form.ts';
import type { NoticeItem } from '../item.ts';

/** What was taken out of the building when something better went in. */
export const equipment: readonly NoticeItem[] = [
  {
    id: 'trade-08',
    daysAgo: 57,
    time: '09:00',
    attachments: ['registration-form', 'specification', 'site-plan'],
    zh: (on) => ({
      title: '宴会厅旧活动隔断整体转让公告',
      content: `
<p>202 宴会厅更换下来的两道活动隔断，机械部件完好，现整体公开转让，适合中小型会议场所与酒店再次使用。</p>
${facts(
  '项目编号 | JLB-T-0135',
  '标的 | 隔断板 44 扇，每扇高 7.2 米、宽 1.2 米，含轨道与收纳小车',
  '技术状况 | 隔声量 46 分贝，饰面有轻微划痕',
  '起始价 | 16 万元，整体转让，不拆零',
  `看样 | ${on.date(4)}至 ${on.date(8)}，每日 14:00`,
  `报价截止 | ${on.date(14)} 16:00`,
)}
<p>受让人自行运输，我馆提供拆卸时的编号图与安装录像。报价最高者得；若最高价相同，以先到者为准。成交后七日内付清，十五日内运离。</p>
${zh.letting}`,
    }),
    en: (on) => ({
      title: 'For sale: the old movable walls of the ballroom',
      content: `
<p>The two walls taken out of the ballroom still work well. They are sold as one lot and would suit a hotel or a smaller meeting place.</p>
${facts(
  'Project number | JLB-T-0135',
  'Lot | 44 panels, 7.2 m high and 1.2 m wide, with track and trolleys',
  'Condition | 46 decibels of insulation, light scratches',
  'Price from | CNY 160,000 for the whole',
  `Viewing | ${on.date(4)} to ${on.date(8)}, daily at 14:00`,
  `Offers due | ${on.date(14)}, 16:00`,
)}
<p>You arrange transport; we give you the numbering plan and a film of how the walls were put up. The highest offer wins, and of equal offers the first. Payment within seven days, collection within fifteen.</p>
${en.letting}`,
    }),
  },
  {
    id: 'trade-05',
    daysAgo: 34,
    time: '14:30',
    zh: {
      title: '宴会厅旧活动隔断转让成交公告',
      content: `
<p>项目编号 JLB-T-0135，三家报价，受让人为云麓酒店管理有限公司，成交价 213,000 元。</p>
<p>隔断将用于其新建酒店的宴会厅，四十四扇全部使用。款项已付清，预计两周内运离。</p>`,
    },
    en: {
      title: 'Sold: the old movable walls of the ballroom',
      content: `
<p>Project number JLB-T-0135. Of three offers, that of Yunlu Hotel Management Co., Ltd. was the highest, at CNY 213,000.</p>
<p>All 44 panels will divide the ballroom of a new hotel. They have been paid for and should be gone within two weeks.</p>`,
    },
  },
  {
    id: 'trade-13',
    daysAgo: 127,
    time: '10:30',
    attachments: ['registration-form', 'specification'],
    zh: (on) => ({
      title: '1、2 号展厅旧金卤灯具处置公告',
      content: `
<p>1、2 号展厅照明更新后，换下金卤灯具 1,152 套，现分三个标段公开处置。</p>
${table(
  '标段 | 内容 | 数量 | 起始价（元）',
  '甲 | 可继续使用的整灯，含镇流器 | 640 套 | 38,400',
  '乙 | 缺件灯体，铝壳与反射器 | 512 套 | 15,360',
  '丙 | 含汞灯管，仅限持证单位无害化处置 | 1,400 只 | 由我馆付费',
)}
${facts('项目编号 | JLB-T-0125', `看样 | ${on.date(3)}至 ${on.date(5)}，4 号展厅北侧库房`, `报价截止 | ${on.date(11)} 11:00`)}
<p>甲标段建议用于室外场地或仓库，受让人不得以新品名义销售。丙标段按处置单价由低到高评定，须提供转移联单。</p>
${zh.letting}`,
    }),
    en: (on) => ({
      title: 'For sale: metal halide luminaires from Halls 1 and 2',
      content: `
<p>New lights have replaced 1,152 metal halide luminaires. They are offered in three lots.</p>
${table(
  'Lot | Goods | Quantity | Price from (CNY)',
  'A | Complete luminaires with ballast, in working order | 640 | 38,400',
  'B | Incomplete: aluminium bodies and reflectors | 512 | 15,360',
  'C | Lamps containing mercury, for licensed disposal only | 1,400 | We pay',
)}
${facts('Project number | JLB-T-0125', `Viewing | ${on.date(3)} to ${on.date(5)}, store on the north side of Hall 4`, `Offers due | ${on.date(11)}, 11:00`)}
<p>Lot A suits yards and warehouses and must not be sold as new. Lot C goes to the lowest price for disposal, with transfer papers.</p>
${en.letting}`,
    }),
  },
  {
    id: 'trade-12',
    daysAgo: 111,
    time: '11:50',
    zh: {
      title: '1、2 号展厅旧金卤灯具处置成交公告',
      content: `
<p>项目编号 JLB-T-0125，三个标段均已成交：</p>
${table(
  '标段 | 受让或承接单位 | 金额（元）',
  '甲 | 临港货场照明服务部 | 52,480，收入',
  '乙 | 循元再生资源有限公司 | 19,100，收入',
  '丙 | 净汞环境技术有限公司 | 8,400，支出',
)}
<p>甲标段灯具将用于露天货场，每套折合 82 元。丙标段灯管已装箱封存，处置完毕后公示转移联单编号。</p>`,
    },
    en: {
      title: 'Sold: metal halide luminaires from Halls 1 and 2',
      content: `
<p>Project number JLB-T-0125. All three lots have gone:</p>
${table(
  'Lot | To | Amount (CNY)',
  'A | Lingang Freight Yard Lighting | 52,480 received',
  'B | Xunyuan Recycling Co., Ltd. | 19,100 received',
  'C | Jinggong Environmental Technology Co., Ltd. | 8,400 paid',
)}
<p>Lot A, at 82 yuan apiece, will light an open freight yard. The lamps of lot C are sealed in crates; we will publish the numbers of their transfer papers when they have been dealt with.</p>`,
    },
  },
  {
    id: 'trade-16',
    daysAgo: 177,
    time: '09:40',
    attachments: ['registration-form', 'site-plan', 'safety-rules'],
    zh: (on) => ({
      title: '四座停用冷却塔拆除与转让公告',
      content: `
<p>江水源热泵投用后，登录大厅北侧六座冷却塔已停用四座。现连同管道与支架公开转让，由受让人负责拆除。</p>
${facts(
  '项目编号 | JLB-T-0119',
  '标的 | 方形横流冷却塔 4 座，单座循环水量每小时 350 立方米',
  '起始价 | 9.6 万元（已扣除拆除费用估算）',
  '拆除工期 | 10 日，须避开展期，吊装限 22:00 后',
  `集中看样 | ${on.date(7)} 09:30`,
  `报价截止 | ${on.date(16)} 10:00`,
)}
${list(
  '受让人或其委托单位须具有相应起重吊装资质，吊装方案经我馆审定后方可进场。',
  '填料与积泥属一般固体废物，运离后提供去向证明。',
  '屋面防水层如有损坏，由受让人修复并质保两年。保证金 3 万元。',
)}
${zh.letting}`,
    }),
    en: (on) => ({
      title: 'For sale and removal: four cooling towers',
      content: `
<p>Since the river-water heat pumps took over, four of the six towers north of the concourse have stood still. They are sold with their pipes and frames, and the buyer takes them down.</p>
${facts(
  'Project number | JLB-T-0119',
  'Lot | Four square cross-flow towers, 350 m³ of water an hour each',
  'Price from | CNY 96,000, with the estimated cost of removal already taken off',
  'Removal | 10 days, not on show days; lifting after 22:00 only',
  `Viewing | ${on.date(7)}, 09:30`,
  `Offers due | ${on.date(16)}, 10:00`,
)}
${list(
  'You or your contractor need a lifting licence, and we approve the plan before you start.',
  'Fill and sludge are ordinary waste; show us where they went.',
  'Damage to the roof is repaired at your cost and guaranteed for two years. The deposit is CNY 30,000.',
)}
${en.letting}`,
    }),
  },
  {
    id: 'trade-15',
    daysAgo: 153,
    time: '15:40',
    zh: (on) => ({
      title: '停用冷却塔转让成交公告',
      content: `
<p>项目编号 JLB-T-0119，经两轮报价，受让人为岚北制冷设备有限公司，成交价 131,000 元。</p>
<p>拆除定于 ${on.date(14)}至 ${on.date(23)}，吊装两夜，其间登录大厅北侧消防车道单侧通行，由受让人设专人引导。两座保留的冷却塔照常备用。</p>
<p>四座基础拆除后将改作花池，不再安装设备。</p>`,
    }),
    en: (on) => ({
      title: 'Sold: four cooling towers',
      content: `
<p>Project number JLB-T-0119. After two rounds the towers go to Lanbei Refrigeration Equipment Co., Ltd. for CNY 131,000.</p>
<p>They come down between ${on.date(14)} and ${on.date(23)}, with lifting on two nights. The fire lane north of the concourse is then open on one side only, with a marshal. The two other towers remain in reserve.</p>
<p>Their four bases will become flower beds.</p>`,
    }),
  },
  {
    id: 'trade-18',
    daysAgo: 202,
    time: '13:00',
    attachments: ['registration-form'],
    zh: (on) => ({
      title: '临江餐厅旧厨房设备转让公告',
      content: `
<p>临江餐厅停业翻新，换下厨房设备一批，分件公开转让，多数仍可使用。</p>
${table(
  '序号 | 名称 | 数量 | 起始价（元）',
  '1 | 电磁双头炒炉，2 × 15 千瓦 | 3 台 | 2,600',
  '2 | 蒸汽柜，24 盘 | 2 台 | 3,400',
  '3 | 揭盖式洗碗机 | 1 台 | 5,800',
  '4 | 四门冷柜 | 6 台 | 900',
  '5 | 不锈钢工作台 | 14 张 | 180',
)}
${facts('项目编号 | JLB-T-0116', `现场看样与竞价 | ${on.date(9)} 09:30 至 12:00，会议中心北侧卸货口`)}
<p>单位与个人均可参加，现场举牌，价高者得，当场付款，当日 18:00 前运走。设备不含管线，成交后不退不换。</p>`,
    }),
    en: (on) => ({
      title: 'For sale: kitchen equipment of the river restaurant',
      content: `
<p>The river restaurant is closed for rebuilding, and its kitchen equipment is sold piece by piece. Most of it still works.</p>
${table(
  'No. | Item | Quantity | Price from (CNY)',
  '1 | Induction wok range, 2 × 15 kW | 3 | 2,600',
  '2 | Steam cabinet, 24 trays | 2 | 3,400',
  '3 | Hood dishwasher | 1 | 5,800',
  '4 | Four-door refrigerator | 6 | 900',
  '5 | Stainless steel table | 14 | 180',
)}
${facts('Project number | JLB-T-0116', `Viewing and auction | ${on.date(9)}, 09:30 to 12:00, loading bay north of the conference centre`)}
<p>Open to firms and private buyers. Highest bid wins; pay on the spot and collect by 18:00 the same day. Pipes and cables are not included, and there are no returns.</p>`,
    }),
  },
  {
    id: 'trade-17',
    daysAgo: 188,
    time: '10:15',
    zh: {
      title: '临江餐厅旧厨房设备转让结果公告',
      content: `
<p>项目编号 JLB-T-0116。现场竞价到场五十七人，二十六件设备售出二十五件，成交总额 41,700 元。</p>
<p>揭盖式洗碗机竞价十一轮，以 9,200 元成交，为单件最高。一台四门冷柜因压缩机故障流拍，已按废旧电器交由回收企业处理。</p>`,
    },
    en: {
      title: 'Sold: kitchen equipment of the river restaurant',
      content: `
<p>Project number JLB-T-0116. Fifty-seven people came to the auction, and twenty-five of twenty-six pieces were sold, for CNY 41,700 in all.</p>
<p>The dishwasher fetched the most: 9,200 yuan after eleven bids. One refrigerator with a broken compressor found no buyer and went to a recycler.</p>`,
    },
  },
];
