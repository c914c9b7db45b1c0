import { en, facts, list, table, zh } from '../form.ts';
import type { NoticeItem } from '../item.ts';

/** Cleaning and the canteen. */
export const services: readonly NoticeItem[] = [
  {
    id: 'purchase-44',
    daysAgo: 969,
    time: '09:00',
    attachments: ['tender-form', 'specification', 'contract-draft'],
    zh: (on) => ({
      title: '展厅与会议中心保洁服务公开招标公告',
      content: `
<p>现有保洁合同即将到期，现就四座展厅、登录大厅、会议层与室外展场的保洁服务公开招标。</p>
${facts(
  '项目编号 | JLB-P-0214',
  '最高限价 | 三年 1,260 万元',
  '服务期限 | 三年，首三个月为试用期',
  `集中踏勘 | ${on.date(8)} 13:30，登录大厅 1 号服务台`,
  `递交截止 | ${on.date(25)} 09:30`,
  `递交地点 | ${zh.counter}`,
)}
<h3>服务标准</h3>
${table(
  '区域 | 展期 | 非展期',
  '展厅通道 | 每两小时一次 | 每周一次',
  '登录大厅与连桥 | 不间断巡回 | 每日两次',
  '会议室 | 每场会后三十分钟内恢复 | 每周一次',
  '卫生间 | 每三十分钟一次 | 每日三次',
)}
<h3>人员与设备</h3>
<p>日常驻场不少于 46 人，展期可在四十八小时内增至 160 人；自带洗地机不少于八台。投标人须说明增派人员从何处来，并提供近一年社保缴纳记录。</p>
<p>价格分占三成。评标委员会将暗访投标人正在服务的一处场所。</p>
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Open tender: cleaning of the halls and the conference centre',
      content: `
<p>The present cleaning contract is about to end. We are tendering the four halls, the concourse, the meeting floor and the plaza.</p>
${facts(
  'Project number | JLB-P-0214',
  'Ceiling price | CNY 12,600,000 for three years',
  'Contract | Three years, the first three months on trial',
  `Site visit | ${on.date(8)}, 13:30, information desk 1, concourse`,
  `Bids due | ${on.date(25)}, 09:30`,
  `Submit to | ${en.counter}`,
)}
<h3>How often</h3>
${table(
  'Area | Show days | Other days',
  'Hall aisles | Every two hours | Weekly',
  'Concourse and bridge | All the time | Twice a day',
  'Meeting rooms | Within thirty minutes of each meeting | Weekly',
  'Toilets | Every thirty minutes | Three times a day',
)}
<h3>People and machines</h3>
<p>At least 46 people in the building every day, and up to 160 for shows at forty-eight hours’ notice, with eight or more scrubber-driers of your own. Say where the extra people come from and show a year of social insurance records.</p>
<p>Price counts for thirty per cent. The panel will visit, unannounced, one place that you clean now.</p>
${en.purchasing}`,
    }),
  },
  {
    id: 'purchase-43',
    daysAgo: 946,
    time: '10:50',
    attachments: ['specification'],
    zh: {
      title: '展厅与会议中心保洁服务招标文件补充公告',
      content: `
<p>根据踏勘情况，对项目 JLB-P-0214 的招标文件补充如下：</p>
<ol><li>室外展场的冲洗用水由招标人提供回用水，不计费；不得使用高压水枪冲洗石材接缝。</li><li>展台搭建垃圾不在本项目范围内，由主场搭建商自行清运；保洁单位负责通道及公共区域。</li><li>大会堂木格墙面由专业单位养护，保洁人员不得擦拭。</li><li>投标报价应分别列出固定费用与展期增派人员的工日单价，增派按实结算，估算量为每年 9,200 工日。</li></ol>
<p>递交截止时间不变。</p>`,
    },
    en: {
      title: 'Supplement to the tender documents: cleaning',
      content: `
<p>After the site visit the following is added to the tender documents of project JLB-P-0214:</p>
<ol><li>For washing the plaza we supply recycled water free of charge. Joints in the stone may not be cleaned with pressure jets.</li><li>Waste from stand building is not part of this contract: contractors remove their own. You look after aisles and public areas.</li><li>The timber walls of the Plenary Hall are cared for by specialists and are not to be wiped.</li><li>Give the fixed fee and the price of an extra working day separately. Extra days are paid as used; reckon with 9,200 a year.</li></ol>
<p>The deadline does not change.</p>`,
    },
  },
  {
    id: 'purchase-42',
    daysAgo: 918,
    time: '15:45',
    zh: (on) => ({
      title: '展厅与会议中心保洁服务中标结果公告',
      content: `
<p>项目 JLB-P-0214 共有十一家投标，中标人为洁澜物业服务有限公司。</p>
${facts(
  '中标金额 | 三年 11,736,000 元，折合每年 3,912,000 元',
  '驻场人数 | 52 人',
  '增派工日单价 | 186 元',
  `进场日期 | ${on.date(18)}`,
  `公示期 | ${on.date(1)}至 ${on.date(5)}`,
)}
<p>原保洁单位的四十名员工自愿转入新公司，工龄连续计算，已写入合同。</p>`,
    }),
    en: (on) => ({
      title: 'Result: cleaning of the halls and the conference centre',
      content: `
<p>Eleven firms bid for project JLB-P-0214. The contract goes to Jielan Facility Services Co., Ltd.</p>
${facts(
  'Price | CNY 11,736,000 for three years, or 3,912,000 a year',
  'People in the building | 52',
  'Extra working day | CNY 186',
  `Start | ${on.date(18)}`,
  `Objections | ${on.date(1)} to ${on.date(5)}`,
)}
<p>Forty people of the present contractor wish to stay. They will be taken on with their years of service counted; the contract says so.</p>`,
    }),
  },
  {
    id: 'purchase-29',
    daysAgo: 463,
    time: '08:50',
    attachments: ['tender-form'],
    zh: (on) => ({
      title: '员工食堂食材供应商遴选询价公告',
      content: `
<p>员工食堂每日供餐约 520 份，展期 900 份。现分四个标段询价，各标段可单独报价，供应期一年。</p>
${table(
  '标段 | 内容 | 年度估算（万元）',
  '一 | 蔬菜与菌菇，每日配送 | 92',
  '二 | 猪、牛、禽肉与蛋 | 136',
  '三 | 米、面、油与调味品 | 71',
  '四 | 豆制品与乳品 | 38',
)}
${facts('项目编号 | JLB-P-0291', `报价截止 | ${on.date(11)} 15:00`, '送样 | 报价次日 07:00，食堂验收间')}
${list(
  '每日 06:00 前送达，随车附检测或检疫凭证，凭证不全整车退回。',
  '蔬菜中三十公里以内产地的比例不低于一半，产地每周公示。',
  '价格以市内三家批发市场当日均价下浮比例报价，每月核对一次。',
)}
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Request for quotations: supplies for the staff canteen',
      content: `
<p>The staff canteen serves some 520 meals a day and 900 on show days. We are inviting quotations in four lots for one year; you may quote for any of them.</p>
${table(
  'Lot | Goods | Yearly estimate (CNY)',
  '1 | Vegetables and mushrooms, daily | 920,000',
  '2 | Pork, beef, poultry and eggs | 1,360,000',
  '3 | Rice, flour, oil and seasonings | 710,000',
  '4 | Bean curd and dairy | 380,000',
)}
${facts('Project number | JLB-P-0291', `Quotations due | ${on.date(11)}, 15:00`, 'Samples | The morning after, 07:00, canteen goods-in')}
${list(
  'Delivered before 06:00 with test or quarantine papers; without them the whole load goes back.',
  'At least half of the vegetables from within thirty kilometres, with their origin posted every week.',
  'Prices as a percentage off the day’s average at three wholesale markets in the city, checked monthly.',
)}
${en.purchasing}`,
    }),
  },
  {
    id: 'purchase-28',
    daysAgo: 441,
    time: '14:50',
    zh: {
      title: '员工食堂食材供应商遴选结果公告',
      content: `
<p>项目编号 JLB-P-0291。经报价与样品评审，结果如下：</p>
${table(
  '标段 | 成交供应商 | 下浮比例',
  '一 蔬菜与菌菇 | 望坪蔬菜专业合作社 | 7.5%',
  '二 肉禽蛋 | 鼎禾食品有限公司 | 5.2%',
  '三 米面油 | 沙溪粮油有限公司 | 6.8%',
  '四 豆制品与乳品 | 报价不足三家，另行组织 | 未成交',
)}
<p>第四标段在重新询价前由原供应商继续供应，价格不变，最长不超过两个月。</p>`,
    },
    en: {
      title: 'Result: supplies for the staff canteen',
      content: `
<p>Project number JLB-P-0291. After quotations and tasting:</p>
${table(
  'Lot | Supplier | Below market',
  '1 Vegetables and mushrooms | Wangping Vegetable Cooperative | 7.5%',
  '2 Meat, poultry and eggs | Dinghe Foods Co., Ltd. | 5.2%',
  '3 Rice, flour and oil | Shaxi Grain and Oil Co., Ltd. | 6.8%',
  '4 Bean curd and dairy | Fewer than three quotations; to be repeated | None',
)}
<p>Until lot 4 has been repeated, the present supplier carries on at unchanged prices, for two months at most.</p>`,
    },
  },
];
