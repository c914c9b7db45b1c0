import { en, facts, list, table, zh } from '../form.ts';
import type { NoticeItem } from '../item.ts';

/** The lights of Hall 3 and the floor of Hall 4: a tender, a clarification and a result each. */
export const halls: readonly NoticeItem[] = [
  {
    id: 'purchase-10',
    daysAgo: 102,
    time: '09:30',
    attachments: ['tender-form', 'specification', 'contract-draft', 'site-plan'],
    zh: (on) => ({
      title: '3 号展厅照明更新工程公开招标公告',
      subTitle: '拆旧装新 576 套，分区控制须与 1、2 号展厅同在一个界面。',
      content: `
<p>1、2 号展厅照明更新已经完成，现就 3 号展厅同类工程公开招标。三座展厅建成后应能在同一界面上分区调光。</p>
${facts(
  '项目编号 | JLB-P-0351',
  '采购方式 | 公开招标',
  '最高限价 | 298 万元（含税，含拆除与调试）',
  '工期 | 22 个夜班，每晚 22:00 至次日 06:00',
  `现场踏勘 | ${on.date(9)} 22:30，3 号展厅南侧入口集合`,
  `递交截止与开标 | ${on.date(28)} 09:30`,
  `递交地点 | ${zh.counter}`,
)}
<h3>工程范围</h3>
${list(
  '拆除现有金卤灯具 576 套，装箱编号后移交招标人。',
  '供应并安装 LED 灯具 576 套，显色指数不低于 90，色温 4,000 开尔文。',
  '按九米见方的地沟网格划分控制区，接入现有调光系统。',
  '调试后地面平均照度不低于 500 勒克斯，照明总功率不高于 81 千瓦。',
)}
<h3>投标人资格</h3>
${list(
  '具有建筑机电安装工程专业承包二级及以上资质。',
  '近三年完成过单层 5,000 平方米以上展厅、厂房或体育馆照明工程不少于两项。',
  '登高作业人员持证上岗；不接受联合体投标。',
)}
<p>招标文件于 ${on.date(0)}至 ${on.date(7)}向采购管理部免费索取。</p>
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Open tender: new lighting for Hall 3',
      subTitle: 'Remove and replace 576 luminaires; controls must join those of Halls 1 and 2.',
      content: `
<p>Halls 1 and 2 have new lights, and Hall 3 is next. When the work is done, all three halls must dim by zone from one control page.</p>
${facts(
  'Project number | JLB-P-0351',
  'Procedure | Open tender',
  'Ceiling price | CNY 2,980,000, including tax, removal and commissioning',
  'Working time | 22 night shifts, 22:00 to 06:00',
  `Site visit | ${on.date(9)}, 22:30, south entrance of Hall 3`,
  `Bids due and opened | ${on.date(28)}, 09:30`,
  `Submit to | ${en.counter}`,
)}
<h3>Scope</h3>
${list(
  'Take down 576 metal halide luminaires, pack and number them, and hand them to the venue.',
  'Supply and fit 576 LED luminaires, colour rendering index 90 or better, 4,000 kelvin.',
  'Zone them by the nine-metre trench grid and connect them to the existing dimming system.',
  'Prove an average of at least 500 lux on the floor from no more than 81 kW.',
)}
<h3>Who may bid</h3>
${list(
  'Contractors licensed for building services installation, class 2 or above.',
  'With two lighting projects in the past three years in halls, plants or arenas of over 5,000 m² on one floor.',
  'With certified staff for work at height. Consortia are not accepted.',
)}
<p>Tender documents are free and can be had from the purchasing department from ${on.date(0)} to ${on.date(7)}.</p>
${en.purchasing}`,
    }),
  },
  {
    id: 'purchase-09',
    daysAgo: 83,
    time: '16:20',
    attachments: ['specification'],
    zh: (on) => ({
      title: '3 号展厅照明更新工程澄清公告（第 1 号）',
      content: `
<p>项目编号 JLB-P-0351。投标人在踏勘后提出的问题统一答复如下，答复为招标文件的组成部分。</p>
${table(
  '问题 | 答复',
  '灯具安装高度与检修条件？ | 安装于屋架下弦，距地 13.4 米。招标人免费提供两台工作高度 16 米的升降平台，操作人员由中标人配备。',
  '控制协议是否可以另选？ | 不可以。须为 DALI-2，与现有系统一致，不得增设网关。',
  '旧灯具的残值是否计入报价？ | 不计入。旧灯具归招标人所有，另行处置。',
)}
<h3>变更事项</h3>
${list(
  '投标文件增加一项：提供同型号灯具两套，用于开标后的样灯测试。',
  `递交截止时间由 ${on.date(9)} 09:30 顺延至 ${on.date(14)} 09:30，地点不变。`,
)}
<p>最高限价与工期不变。修订后的技术规格书见附件，以此版为准。</p>`,
    }),
    en: (on) => ({
      title: 'Clarification no. 1: new lighting for Hall 3',
      content: `
<p>Project number JLB-P-0351. These answers to questions raised after the site visit are part of the tender documents.</p>
${table(
  'Question | Answer',
  'At what height do the luminaires hang, and how are they reached? | On the bottom chord of the trusses, 13.4 m above the floor. We lend two lifts with a working height of 16 m free of charge; the contractor provides the operators.',
  'May we offer another control protocol? | No. It must be DALI-2, as in the existing system, without additional gateways.',
  'Is the scrap value of the old luminaires part of the price? | No. They remain ours and will be sold separately.',
)}
<h3>Changes</h3>
${list(
  'Each bid now includes two sample luminaires of the type offered, for a test after opening.',
  `Bids are due on ${on.date(14)} at 09:30, five days later than announced (${on.date(9)}). The place is the same.`,
)}
<p>The ceiling price and the working time stand. The revised specification is attached and replaces the first.</p>`,
    }),
  },
  {
    id: 'purchase-08',
    daysAgo: 61,
    time: '10:10',
    zh: (on) => ({
      title: '3 号展厅照明更新工程中标结果公告',
      content: `
<p>项目编号 JLB-P-0351，于 ${on.date(-8)}开标。六家单位递交投标文件，其中一家样灯显色指数未达要求，有效投标五家。</p>
<p>中标人为澄江照明工程有限公司，中标金额 2,716,000 元。</p>
${table(
  '排名 | 投标人 | 报价（元） | 综合得分',
  '1 | 澄江照明工程有限公司 | 2,716,000 | 92.4',
  '2 | 峰岚机电有限公司 | 2,838,000 | 88.1',
  '3 | 恒野电气有限公司 | 2,690,000 | 85.7',
)}
<p>报价最低者未能中标，原因是其灯具在调光至一半时出现可见频闪，技术分失分较多。</p>
<p>公示期为 ${on.date(1)}至 ${on.date(4)}。如有异议，请在公示期内以书面形式向采购管理部提出，并附事实依据。</p>`,
    }),
    en: (on) => ({
      title: 'Result: new lighting for Hall 3',
      content: `
<p>Project number JLB-P-0351, opened on ${on.date(-8)}. Six bids came in. One was excluded because its sample missed the required colour rendering; five were valid.</p>
<p>The contract goes to Chengjiang Lighting Engineering Co., Ltd. for CNY 2,716,000.</p>
${table(
  'Rank | Bidder | Price (CNY) | Score',
  '1 | Chengjiang Lighting Engineering | 2,716,000 | 92.4',
  '2 | Fenglan Mechanical and Electrical | 2,838,000 | 88.1',
  '3 | Hengye Electric | 2,690,000 | 85.7',
)}
<p>The lowest price did not win: dimmed to half, its luminaire flickered visibly and lost technical marks.</p>
<p>Objections may be sent to the purchasing department from ${on.date(1)} to ${on.date(4)}, in writing and with evidence.</p>`,
    }),
  },
  {
    id: 'purchase-24',
    daysAgo: 338,
    time: '09:00',
    attachments: ['tender-form', 'specification', 'contract-draft', 'site-plan', 'safety-rules'],
    zh: (on) => ({
      title: '4 号展厅地面翻新工程公开招标公告',
      content: `
<p>4 号展厅地面经多年叉车与展具碾压，局部起砂，地沟边缘高差明显。现公开招标翻新，施工期间展厅整体封闭。</p>
${facts(
  '项目编号 | JLB-P-0309',
  '最高限价 | 212 万元（含税）',
  '施工面积 | 10,080 平方米',
  '工期 | 连续 12 天，含养护',
  `现场踏勘 | ${on.date(6)} 14:00，4 号展厅北侧 20 号货门`,
  `递交截止 | ${on.date(27)} 10:00`,
  `递交地点 | ${zh.counter}`,
)}
<h3>主要工程量</h3>
${table(
  '项目 | 单位 | 数量',
  '地面研磨，平均厚度 2 毫米 | 平方米 | 10,080',
  '裂缝开槽与灌浆 | 米 | 1,900',
  '地沟盖板调平与更换密封条 | 米 | 720',
  '锂基密封固化，两遍 | 平方米 | 10,080',
)}
<h3>质量要求</h3>
<p>完工后两米靠尺平整度偏差不大于 3 毫米；湿态防滑系数不低于 0.5；每平方米 3.5 吨的承重能力不得因施工降低。保修期三年。</p>
<h3>投标人资格</h3>
<p>具有建筑装修装饰工程专业承包二级及以上资质，近五年完成过单项 5,000 平方米以上的混凝土地面研磨固化工程，并能在现场配备不少于四台带集尘装置的研磨机。</p>
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Open tender: renewal of the floor of Hall 4',
      content: `
<p>Years of forklifts have left the floor of Hall 4 dusty in places and uneven along the trenches. It is to be ground and sealed while the hall is closed.</p>
${facts(
  'Project number | JLB-P-0309',
  'Ceiling price | CNY 2,120,000, including tax',
  'Area | 10,080 m²',
  'Working time | 12 days without a break, curing included',
  `Site visit | ${on.date(6)}, 14:00, goods door 20 on the north side of Hall 4`,
  `Bids due | ${on.date(27)}, 10:00`,
  `Submit to | ${en.counter}`,
)}
<h3>Quantities</h3>
${table(
  'Work | Unit | Quantity',
  'Grinding, 2 mm on average | m² | 10,080',
  'Opening and grouting of cracks | m | 1,900',
  'Levelling of trench covers, new seals | m | 720',
  'Lithium sealer, two coats | m² | 10,080',
)}
<h3>Quality</h3>
<p>No gap above 3 mm under a two-metre straightedge; a wet slip coefficient of at least 0.5; the floor loading of 3.5 tonnes per square metre must not suffer. Three years’ warranty.</p>
<h3>Who may bid</h3>
<p>Finishing contractors of class 2 or above who have ground and sealed at least one concrete floor of over 5,000 m² in the past five years, and who can bring four or more grinders with dust extraction.</p>
${en.purchasing}`,
    }),
  },
  {
    id: 'purchase-23',
    daysAgo: 319,
    time: '15:00',
    attachments: ['tender-form'],
    zh: (on) => ({
      title: '4 号展厅地面翻新工程更正公告',
      content: `
<p>经复核，项目 JLB-P-0309 的工程量清单漏计 4 号展厅五条横向地沟。现作如下更正，其余内容不变。</p>
${table(
  '事项 | 原公告 | 更正为',
  '地沟盖板调平与更换密封条 | 720 米 | 1,080 米',
  '最高限价 | 212 万元 | 219 万元',
  `递交截止 | ${on.date(8)} 10:00 | ${on.date(12)} 10:00`,
)}
<p>已按原清单递交的投标人可在新的截止时间前取回并重新递交。由此带来的不便，敬请谅解。</p>
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Correction: renewal of the floor of Hall 4',
      content: `
<p>The bill of quantities of project JLB-P-0309 left out five cross trenches. The following is corrected; everything else stands.</p>
${table(
  'Item | As announced | Now reads',
  'Levelling of trench covers, new seals | 720 m | 1,080 m',
  'Ceiling price | CNY 2,120,000 | CNY 2,190,000',
  `Bids due | ${on.date(8)}, 10:00 | ${on.date(12)}, 10:00`,
)}
<p>If you have already submitted a bid, you may take it back and submit a new one before the new deadline. We apologise for the extra work.</p>
${en.purchasing}`,
    }),
  },
  {
    id: 'purchase-22',
    daysAgo: 299,
    time: '11:30',
    zh: (on) => ({
      title: '4 号展厅地面翻新工程中标结果公告',
      content: `
<p>项目编号 JLB-P-0309。评标委员会由五人组成，对四份有效投标文件进行了评审。</p>
${facts(
  '中标人 | 坚途地坪工程有限公司',
  '中标金额 | 1,984,000 元',
  `施工时间 | ${on.date(16)}至 ${on.date(27)}`,
  '保修期 | 三年，其中裂缝灌浆五年',
  `公示期 | ${on.date(1)}至 ${on.date(3)}`,
)}
<p>中标人采用六台研磨机双向推进，粉尘由中央集尘车统一收集，施工期间相邻的 3 号展厅可正常使用。</p>
<p>未中标单位可于公示期结束后十日内，凭授权书取回样块。</p>`,
    }),
    en: (on) => ({
      title: 'Result: renewal of the floor of Hall 4',
      content: `
<p>Project number JLB-P-0309. A panel of five assessed four valid bids.</p>
${facts(
  'Awarded to | Jiantu Flooring Engineering Co., Ltd.',
  'Price | CNY 1,984,000',
  `Work on site | ${on.date(16)} to ${on.date(27)}`,
  'Warranty | Three years; five for grouted cracks',
  `Objections | ${on.date(1)} to ${on.date(3)}`,
)}
<p>Six grinders will work towards each other from both ends, with one central dust collector, so that Hall 3 next door can stay in use.</p>
<p>The other bidders may collect their test pieces, with a letter of authority, within ten days of the end of the objection period.</p>`,
    }),
  },
];
