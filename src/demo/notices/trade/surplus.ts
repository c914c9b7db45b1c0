import { en, facts, list, table, zh } from '../form.ts';
import type { NoticeItem } from '../item.ts';

/** Carpet, chairs, vehicles and batteries that have served their time. */
export const surplus: readonly NoticeItem[] = [
  {
    id: 'trade-25',
    daysAgo: 378,
    time: '09:50',
    attachments: ['registration-form', 'contract-draft'],
    zh: (on) => ({
      title: '展览旧地毯年度回收权转让公告',
      content: `
<p>每场展会撤展后产生的一次性展毯，全年约 46 万平方米、230 吨。现将一年期回收权公开转让，用于再生利用，不得焚烧或填埋。</p>
${facts(
  '项目编号 | JLB-T-0091',
  '起始单价 | 每吨 120 元，按过磅结算',
  '期限 | 一年，约 94 场展会',
  '保证金 | 5 万元',
  `报价截止 | ${on.date(16)} 15:00`,
)}
<h3>受让人义务</h3>
${list(
  '闭展当晚派车到场，四小时内自货门外运完，超时按每小时 500 元扣减。',
  '自备打包机，现场打包密度不低于每立方米 350 千克。',
  '每季提供再生去向与产品说明，我馆可随时抽查。',
)}
${zh.letting}`,
    }),
    en: (on) => ({
      title: 'For sale: one year of used exhibition carpet',
      content: `
<p>When shows break down they leave carpet: some 460,000 square metres or 230 tonnes a year. The right to collect it for one year is for sale, for recycling only; it may not be burnt or dumped.</p>
${facts(
  'Project number | JLB-T-0091',
  'Price from | CNY 120 per tonne, by weighbridge',
  'Term | One year, about 94 exhibitions',
  'Deposit | CNY 50,000',
  `Offers due | ${on.date(16)}, 15:00`,
)}
<h3>What you take on</h3>
${list(
  'On the closing night your lorries clear the carpet from outside the goods doors within four hours; after that we deduct CNY 500 an hour.',
  'You bring a baler and pack to at least 350 kg per cubic metre.',
  'Every quarter you tell us what became of it, and we may look for ourselves at any time.',
)}
${en.letting}`,
    }),
  },
  {
    id: 'trade-24',
    daysAgo: 352,
    time: '16:00',
    zh: (on) => ({
      title: '展览旧地毯年度回收权成交公告',
      content: `
<p>项目编号 JLB-T-0091，四家报价，由织回再生材料有限公司取得回收权，单价每吨 205 元，自 ${on.date(9)}起一年。</p>
<p>旧地毯经破碎、造粒后制成注塑托盘与园林地砖，其中托盘不少于三百只由我馆按成本价购回，用于展品仓储。</p>
<p>各主场搭建商撤展时，请将地毯与胶带、木屑分开堆放。混装部分不予回收，清运费由搭建商承担。</p>`,
    }),
    en: (on) => ({
      title: 'Sold: one year of used exhibition carpet',
      content: `
<p>Project number JLB-T-0091. Of four offers, Zhihui Recycled Materials Co., Ltd. paid most, CNY 205 per tonne, for one year from ${on.date(9)}.</p>
<p>The carpet is shredded and made into pallets and garden tiles. We buy back at least three hundred pallets at cost, for the storage of exhibits.</p>
<p>Contractors, please keep carpet apart from tape and wood when you break down. Mixed heaps are not collected, and you pay for their removal.</p>`,
    }),
  },
  {
    id: 'trade-28',
    daysAgo: 452,
    time: '10:00',
    redirectUrl: 'https://www.example.com/auctions/jlb-t-0080',
    attachments: ['registration-form', 'specification'],
    zh: (on) => ({
      title: '四辆退役车辆网上拍卖公告',
      content: `
<p>以下车辆因车龄到限或改用电动车而退役，现委托网上拍卖平台公开处置，手续齐全，无抵押。</p>
${table(
  '车辆 | 行驶里程（万千米） | 起拍价（元）',
  '19 座中型客车，柴油 | 21.4 | 26,000',
  '轻型厢式货车，柴油 | 16.8 | 18,500',
  '皮卡车，汽油 | 12.3 | 21,000',
  '洒水车，8 立方米 | 6.9 | 34,000',
)}
${facts('项目编号 | JLB-T-0080', `看车 | ${on.date(8)}与 ${on.date(9)} 10:00 至 15:00，P4 停车场`, `网上竞价 | ${on.date(15)} 10:00 起，延时五分钟`)}
<p>洒水车国五排放，仅限符合本地使用规定的买受人竞买。过户费用由买受人承担，成交后十日内办理完毕。</p>`,
    }),
    en: (on) => ({
      title: 'Online auction: four retired vehicles',
      content: `
<p>These vehicles have reached their age or made way for electric ones. They are sold by an online auction house, with complete papers and free of liens.</p>
${table(
  'Vehicle | Distance (km) | Price from (CNY)',
  'Coach, 19 seats, diesel | 214,000 | 26,000',
  'Light van, diesel | 168,000 | 18,500',
  'Pick-up, petrol | 123,000 | 21,000',
  'Water tanker, 8 m³ | 69,000 | 34,000',
)}
${facts('Project number | JLB-T-0080', `Viewing | ${on.date(8)} and ${on.date(9)}, 10:00 to 15:00, car park P4`, `Bidding | From 10:00 on ${on.date(15)}, extended by five minutes after each bid`)}
<p>The tanker may be bought only by those who can register it under local emission rules. The buyer pays for the transfer, which has to be done within ten days.</p>`,
    }),
  },
  {
    id: 'trade-27',
    daysAgo: 431,
    time: '11:30',
    zh: {
      title: '四辆退役车辆拍卖成交公告',
      content: `
<p>项目编号 JLB-T-0080，四辆车全部成交，总额 139,300 元，较起拍价高四成。</p>
${table(
  '车辆 | 出价次数 | 成交价（元）',
  '19 座中型客车 | 23 | 41,200',
  '轻型厢式货车 | 14 | 25,600',
  '皮卡车 | 19 | 30,500',
  '洒水车 | 6 | 42,000',
)}
<p>接替车辆均为电动车，已于上月投入使用。</p>`,
    },
    en: {
      title: 'Sold: four retired vehicles',
      content: `
<p>Project number JLB-T-0080. All four vehicles were sold, for CNY 139,300, forty per cent above the starting prices.</p>
${table(
  'Vehicle | Bids | Price (CNY)',
  'Coach | 23 | 41,200',
  'Light van | 14 | 25,600',
  'Pick-up | 19 | 30,500',
  'Water tanker | 6 | 42,000',
)}
<p>Electric vehicles have taken their place since last month.</p>`,
    },
  },
  {
    id: 'trade-40',
    daysAgo: 791,
    time: '14:10',
    attachments: ['registration-form'],
    zh: (on) => ({
      title: '会议层旧座椅处置公告',
      content: `
<p>会议层新座椅全部到位，旧座椅 2,760 把公开处置。其中 400 把留作公益，余下 2,360 把按百把一批转让。</p>
${facts(
  '项目编号 | JLB-T-0044',
  '起始价 | 每批 1,800 元',
  `公益申领 | ${on.date(0)}至 ${on.date(7)}，社区、学校与公益机构凭公函领取，每家不超过 60 把`,
  `报价 | ${on.date(12)} 15:00 前，以邮件写明批数与单价`,
)}
<p>座椅为钢架布面，可连排，织面有磨损，约一成需要更换脚垫。看样地点为会议层 218 会议室，工作日 14:00 至 16:00。</p>
${zh.letting}`,
    }),
    en: (on) => ({
      title: 'For sale: chairs of the meeting floor',
      content: `
<p>The new chairs are in place, and 2,760 old ones are free to go: 400 of them to good causes, and 2,360 for sale by the hundred.</p>
${facts(
  'Project number | JLB-T-0044',
  'Price from | CNY 1,800 per hundred',
  `For good causes | ${on.date(0)} to ${on.date(7)}: communities, schools and charities, with a letter, up to 60 chairs each`,
  `Offers | Before 15:00 on ${on.date(12)}, by e-mail, with the number of lots and the price`,
)}
<p>Steel frame, cloth seat, linking. The cloth is worn, and one chair in ten needs new feet. See them in room 218, working days from 14:00 to 16:00.</p>
${en.letting}`,
    }),
  },
  {
    id: 'trade-39',
    daysAgo: 768,
    time: '10:20',
    zh: {
      title: '会议层旧座椅处置结果公告',
      content: `
<p>项目编号 JLB-T-0044。九家社区与学校领取 400 把；其余 2,360 把按二十三批零六十把售出，合计 59,000 元。</p>
${table('去向 | 数量（把）', '社区活动室与图书室 | 265', '乡镇学校 | 135', '培训机构 | 1,400', '影剧院与村镇礼堂 | 960')}
<p>末批六十把按比例计价。所得款项计入会议层设备更新基金。</p>`,
    },
    en: {
      title: 'Sold: chairs of the meeting floor',
      content: `
<p>Project number JLB-T-0044. Nine communities and schools took 400 chairs. The other 2,360, twenty-three lots and sixty more, brought CNY 59,000.</p>
${table('Where they went | Chairs', 'Community rooms and libraries | 265', 'Village schools | 135', 'Training centres | 1,400', 'Theatres and village halls | 960')}
<p>The last sixty were charged in proportion. The money goes towards new equipment for the meeting floor.</p>`,
    },
  },
  {
    id: 'trade-42',
    daysAgo: 884,
    time: '13:50',
    zh: (on) => ({
      title: '不间断电源废旧铅酸蓄电池处置成交公告',
      content: `
<p>项目编号 JLB-T-0031。登录大厅与会议层机房更换下铅酸蓄电池 464 只，净重 12.8 吨，属危险废物，仅限持有相应经营许可的单位承接。</p>
${facts(
  '受让人 | 铅循资源利用有限公司',
  '成交单价 | 每吨 8,650 元',
  '成交总额 | 110,720 元',
  `转移时间 | ${on.date(5)} 22:00 至 ${on.date(6)} 05:00`,
)}
<p>转移车辆由专人押运，沿北侧货运环线出场。电池逐只核对编号，破损的两只单独封装。</p>`,
    }),
    en: (on) => ({
      title: 'Sold: lead-acid batteries from backup power supplies',
      content: `
<p>Project number JLB-T-0031. The plant rooms of the concourse and the meeting floor have given up 464 batteries, 12.8 tonnes net. They are hazardous waste, and only licensed firms could bid.</p>
${facts(
  'Sold to | Qianxun Resource Recovery Co., Ltd.',
  'Price per tonne | CNY 8,650',
  'Total | CNY 110,720',
  `Removal | ${on.date(5)}, 22:00, to ${on.date(6)}, 05:00`,
)}
<p>The lorries leave under escort by the freight loop on the north side. Every battery is checked by number; two that are damaged travel in sealed boxes.</p>`,
    }),
  },
  {
    id: 'trade-45',
    daysAgo: 1071,
    time: '15:00',
    zh: (on) => ({
      title: '九台柴油叉车处置成交公告',
      content: `
<p>项目编号 JLB-T-0009。展厅内作业已全部改用电动叉车，原有柴油叉车九台经现场竞价售出。</p>
${table(
  '型号 | 数量 | 成交价合计（元）',
  '三吨，门架 4 米 | 6 台 | 127,800',
  '五吨，门架 3 米 | 2 台 | 71,400',
  '十吨 | 1 台 | 63,000',
)}
<p>成交总额 262,200 元，买受人为四家物流企业。车辆须于 ${on.date(10)}前提走，提车时交接合格证与检验记录。</p>`,
    }),
    en: (on) => ({
      title: 'Sold: nine diesel forklifts',
      content: `
<p>Project number JLB-T-0009. All work in the halls is now done with electric forklifts, and the nine diesel ones have been auctioned.</p>
${table(
  'Type | Number | Price together (CNY)',
  'Three tonnes, 4 m mast | 6 | 127,800',
  'Five tonnes, 3 m mast | 2 | 71,400',
  'Ten tonnes | 1 | 63,000',
)}
<p>Four haulage firms paid CNY 262,200 in all. The forklifts must be collected before ${on.date(10)} and come with their certificates and inspection records.</p>`,
    }),
  },
];
