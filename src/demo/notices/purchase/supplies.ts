import { en, facts, list, table, zh } from '../form.ts';
import type { NoticeItem } from '../item.ts';

/** Goods: clothing, power boxes, signs. */
export const supplies: readonly NoticeItem[] = [
  {
    id: 'purchase-04',
    daysAgo: 17,
    time: '09:20',
    redirectUrl: 'https://www.example.com/tenders/jlb-p-0366',
    attachments: ['tender-form', 'specification'],
    zh: (on) => ({
      title: '室外展场移动配电箱与线缆保护槽采购询价公告',
      content: `
<p>江湾风味食品节将在室外展场设一百六十个摊位，每摊 6 千瓦。为替换老旧的临时配电设备，现公开询价采购下列物资，节后继续用于其他室外活动。</p>
${table(
  '名称 | 规格 | 数量',
  '一级移动配电箱 | 400 安，带电能计量与漏电监测 | 8 台',
  '二级移动配电箱 | 63 安，十二回路，防护等级 IP65 | 40 台',
  '橡胶电缆 | 五芯，各规格 | 4,600 米',
  '线缆保护槽 | 五槽，承重每轴 10 吨，含坡道 | 1,200 米',
)}
${facts(
  '项目编号 | JLB-P-0366',
  '最高限价 | 88 万元',
  `报价截止 | ${on.date(12)} 10:00，在采购平台报价`,
  `交货 | ${on.date(36)}前，分批到货不予接受`,
)}
<p>二级箱须具备展位侧急停按钮，跳闸后可在手机上看到是哪一路。供应商须在交货后派员驻场三日，协助首次搭设。</p>`,
    }),
    en: (on) => ({
      title: 'Request for quotations: power distribution for the plaza',
      content: `
<p>The Riverside Food Festival brings 160 tents to the plaza, each with 6 kW. We are replacing our temporary power equipment and will use the new set for other outdoor events afterwards.</p>
${table(
  'Item | Specification | Quantity',
  'Main distribution unit | 400 A, with metering and leakage monitoring | 8',
  'Sub-distribution unit | 63 A, twelve circuits, IP65 | 40',
  'Rubber cable | Five cores, various sizes | 4,600 m',
  'Cable ramps | Five channels, 10 tonnes per axle, with side ramps | 1,200 m',
)}
${facts(
  'Project number | JLB-P-0366',
  'Ceiling price | CNY 880,000',
  `Quotations due | ${on.date(12)}, 10:00, on the purchasing platform`,
  `Delivery | Before ${on.date(36)}, in one consignment`,
)}
<p>Sub-units need an emergency stop on the side of the tents, and must show by phone which circuit has tripped. For three days after delivery you help us to set everything up.</p>`,
    }),
  },
  {
    id: 'purchase-06',
    daysAgo: 37,
    time: '13:50',
    attachments: ['tender-form'],
    zh: (on) => ({
      title: '会展志愿者马甲、雨具与意外保险采购询价公告',
      content: `
<p>新一季会展志愿者名额三百人，现就服装用品与意外保险一并询价，可分项报价。</p>
${facts(
  '项目编号 | JLB-P-0362',
  '最高限价 | 用品 6.9 万元，保险 2.7 万元',
  `报价截止 | ${on.date(9)} 17:00`,
  `交货与起保 | 不迟于 ${on.date(24)}`,
)}
${table(
  '项目 | 数量 | 要求',
  '马甲 | 600 件 | 四个岗位四种颜色，背面印问询标志，可机洗五十次',
  '雨衣 | 300 件 | 可折叠入袋，背部有反光条',
  '腰包 | 300 个 | 可放手册、对讲机与一瓶水',
  '意外伤害保险 | 300 人 | 每人保额 30 万元，含服务往返途中',
)}
<p>马甲先打样一套，由志愿者试穿后定型；可回收面料在同等价格下优先。</p>
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Request for quotations: vests, rainwear and insurance for volunteers',
      content: `
<p>Three hundred volunteers will serve in the new season. We need their clothing and accident insurance; you may quote for one or for both.</p>
${facts(
  'Project number | JLB-P-0362',
  'Ceiling price | CNY 69,000 for goods, CNY 27,000 for insurance',
  `Quotations due | ${on.date(9)}, 17:00`,
  `Delivery and start of cover | No later than ${on.date(24)}`,
)}
${table(
  'Item | Quantity | Requirement',
  'Vests | 600 | Four colours for four duties, information sign on the back, fifty machine washes',
  'Raincoats | 300 | Fold into a pouch, reflective strip',
  'Waist bags | 300 | For a handbook, a radio and a bottle of water',
  'Accident insurance | 300 people | CNY 300,000 each, including the way here and home',
)}
<p>Volunteers will try on one set of samples before the cut is settled. At equal prices, recycled cloth is preferred.</p>
${en.purchasing}`,
    }),
  },
  {
    id: 'purchase-11',
    daysAgo: 121,
    time: '11:40',
    attachments: ['tender-form', 'specification', 'site-plan'],
    zh: (on) => ({
      title: '会展站 3 号口风雨连廊导向标识采购询价公告',
      content: `
<p>连接会展站 3 号口与登录大厅的风雨连廊即将完工，现就导向标识的制作与安装公开询价。</p>
${facts(
  '项目编号 | JLB-P-0347',
  '最高限价 | 42 万元（含安装）',
  `现场踏勘 | ${on.date(4)} 16:00，连廊登录大厅端`,
  `报价截止 | ${on.date(13)} 15:00`,
  `完工 | ${on.date(42)}前`,
)}
${list(
  '悬挂式双面导向牌 9 块，中英双语，内发光，亮度随环境调节。',
  '地面距离标记 12 处，每隔五十米一处，往返方向分别标注，石材嵌铜，防滑。',
  '触觉地图 2 幅、盲文扶手标牌 24 块，须请视障人士现场试读后定稿。',
  '排队时间显示屏支架 1 套，屏体由招标人另供。',
)}
<p>字体、颜色与图形按我馆标识手册执行，手册随询价文件发放。供应商应提供一块一比一样牌。</p>
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Request for quotations: signs for the covered walk from exit 3',
      content: `
<p>The covered walk between exit 3 of Expo Centre station and the concourse is nearly finished. We are inviting quotations for its signs.</p>
${facts(
  'Project number | JLB-P-0347',
  'Ceiling price | CNY 420,000, installed',
  `Site visit | ${on.date(4)}, 16:00, concourse end of the walk`,
  `Quotations due | ${on.date(13)}, 15:00`,
  `Completion | Before ${on.date(42)}`,
)}
${list(
  'Nine hanging signs, lit from within, in Chinese and English on both faces, dimming with the daylight.',
  'Twelve distance marks in the paving, one every fifty metres for each direction, brass in stone, slip-resistant.',
  'Two tactile maps and 24 braille plates on the handrail, to be read by blind visitors on site before they are made.',
  'One bracket for the screen that shows queueing times; we supply the screen.',
)}
<p>Type, colours and pictograms follow our sign manual, which comes with the documents. Bring one sign at full size as a sample.</p>
${en.purchasing}`,
    }),
  },
  {
    id: 'purchase-32',
    daysAgo: 537,
    time: '10:15',
    attachments: ['tender-form', 'specification'],
    zh: (on) => ({
      title: '员工工作服定制询价公告',
      content: `
<p>现就 420 名员工的工作服定制公开询价，分前台、现场与工程三类。</p>
${facts('项目编号 | JLB-P-0281', '最高限价 | 52 万元', `报价截止 | ${on.date(10)} 11:00`, '交货 | 量体后 45 日')}
${table(
  '类别 | 人数 | 每人配置',
  '前台与会议服务 | 110 | 厚薄套装各一，衬衫三件',
  '现场管理 | 190 | 针织衫四件，长裤两条，防风外套一件',
  '工程与安全 | 120 | 阻燃工装两套，反光马甲一件，安全鞋一双',
)}
<p>供应商须上门量体，并在两年内为新入职员工按同价补做。面料由第三方按批抽检。</p>
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Request for quotations: uniforms for staff',
      content: `
<p>We are inviting quotations for uniforms, made to measure for 420 people of three kinds.</p>
${facts('Project number | JLB-P-0281', 'Ceiling price | CNY 520,000', `Quotations due | ${on.date(10)}, 11:00`, 'Delivery | 45 days after measuring')}
${table(
  'Group | People | Each receives',
  'Reception and convention team | 110 | A heavy and a light suit, three shirts',
  'Floor management | 190 | Four knitted shirts, two pairs of trousers, a windproof jacket',
  'Engineering and safety | 120 | Two flame-retardant overalls, a reflective vest, safety shoes',
)}
<p>You measure here, and for two years you supply newcomers at the same price. Cloth is sampled by an outside laboratory.</p>
${en.purchasing}`,
    }),
  },
  {
    id: 'purchase-31',
    daysAgo: 516,
    time: '16:50',
    attachments: ['tender-form', 'specification'],
    zh: (on) => ({
      title: '员工工作服定制第二次询价公告',
      content: `
<p>项目 JLB-P-0281 首次询价仅有两家单位报价，未达到三家，询价终止。经回访，多数供应商认为工程类阻燃工装与其他类别不宜由同一家承制。现调整后再次询价。</p>
${table(
  '包件 | 内容 | 最高限价（万元）',
  'A 包 | 前台、会议服务与现场管理服装，300 人 | 34',
  'B 包 | 工程与安全工装及安全鞋，120 人 | 18',
)}
${list(
  '两包可分别报价，也可同时报价。',
  '交货期由 45 日放宽至 55 日。',
  `报价截止时间为 ${on.date(12)} 11:00。首次报价单位无需重复提交资格文件。`,
)}
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Second request for quotations: uniforms for staff',
      content: `
<p>Only two firms quoted for project JLB-P-0281. Three are needed, so the first round is closed. Suppliers told us that few of them make both suits and flame-retardant overalls. We have changed the request accordingly.</p>
${table(
  'Lot | Goods | Ceiling price (CNY)',
  'A | Reception, convention team and floor management, 300 people | 340,000',
  'B | Engineering and safety, with shoes, 120 people | 180,000',
)}
${list(
  'Quote for either lot or for both.',
  'Delivery may take 55 days in place of 45.',
  `Quotations are due on ${on.date(12)} at 11:00. If you quoted before, there is no need to send your papers again.`,
)}
${en.purchasing}`,
    }),
  },
  {
    id: 'purchase-30',
    daysAgo: 495,
    time: '09:15',
    zh: {
      title: '员工工作服定制第二次询价成交结果公告',
      content: `
<p>项目编号 JLB-P-0281。A 包五家、B 包四家报价，结果如下：</p>
${table(
  '包件 | 成交供应商 | 成交金额（元）',
  'A 包 | 锦纬服饰有限公司 | 312,600',
  'B 包 | 砺岩劳动防护用品有限公司 | 165,000',
)}
<p>A 包样衣由四十名员工试穿一周，袖口与口袋的修改意见已写入合同附件。B 包阻燃性能经抽检合格。</p>`,
    },
    en: {
      title: 'Result of the second round: uniforms for staff',
      content: `
<p>Project number JLB-P-0281. Five firms quoted for lot A and four for lot B.</p>
${table(
  'Lot | Supplier | Price (CNY)',
  'A | Jinwei Clothing Co., Ltd. | 312,600',
  'B | Liyan Protective Wear Co., Ltd. | 165,000',
)}
<p>Forty of our people wore the samples of lot A for a week; what they said about cuffs and pockets is now part of the contract. The cloth of lot B passed its fire test.</p>`,
    },
  },
];
