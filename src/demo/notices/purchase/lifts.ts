import { en, facts, list, table, zh } from '../form.ts';
import type { NoticeItem } from '../item.ts';

/** Lifts and escalators. */
export const lifts: readonly NoticeItem[] = [
  {
    id: 'purchase-05',
    daysAgo: 26,
    time: '09:10',
    attachments: ['tender-form', 'specification', 'contract-draft', 'site-plan'],
    zh: (on) => ({
      title: '登录大厅与会议层 8 台客梯更新公开招标公告',
      subTitle: '无障碍改造中尚未解决的十六条意见，多数与这 8 台电梯有关。',
      content: `
<p>现有 8 台客梯轿厢偏小，按钮位置偏高，无语音报层。现公开招标整机更新，井道与机房利旧。</p>
${facts(
  '项目编号 | JLB-P-0364',
  '最高限价 | 560 万元（含税，含拆除、安装、检验与两年维保）',
  '交货期 | 合同签订后 90 日内首批 2 台到场',
  '安装期 | 每批 2 台，每批不超过 30 日，同一厅不得两批同时施工',
  `现场踏勘 | ${on.date(8)} 10:00，登录大厅西侧 1 号电梯厅`,
  `递交截止 | ${on.date(31)} 10:00`,
  `递交地点 | ${zh.counter}`,
)}
<h3>主要参数</h3>
${table(
  '参数 | 要求',
  '额定载重 | 1,350 千克',
  '额定速度 | 每秒 1.75 米',
  '轿厢净尺寸 | 宽 2.0 米，深 1.5 米，可容担架或两辆轮椅',
  '无障碍配置 | 低位操纵盘、盲文、中英双语报层、后壁镜面',
  '能耗 | A 级，配能量回馈',
)}
<h3>投标人资格</h3>
<p>投标人应为整机制造企业或其授权的唯一代理，持有相应的特种设备生产许可，并在本市设有常驻维保站点，故障到场时间不超过三十分钟。</p>
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Open tender: replacement of eight passenger lifts',
      subTitle: 'Most of the access problems still open come down to these eight lifts.',
      content: `
<p>The eight lifts of the concourse and the meeting floor have small cars, high buttons and no voice. They are to be replaced; shafts and machine rooms stay.</p>
${facts(
  'Project number | JLB-P-0364',
  'Ceiling price | CNY 5,600,000, including tax, removal, installation, inspection and two years’ maintenance',
  'Delivery | First two lifts on site within 90 days of signing',
  'Installation | Two at a time, no more than 30 days each, never two pairs in one lobby',
  `Site visit | ${on.date(8)}, 10:00, lift lobby 1, west end of the concourse`,
  `Bids due | ${on.date(31)}, 10:00`,
  `Submit to | ${en.counter}`,
)}
<h3>Main data</h3>
${table(
  'Item | Requirement',
  'Rated load | 1,350 kg',
  'Speed | 1.75 m/s',
  'Car, clear | 2.0 m wide, 1.5 m deep, for a stretcher or two wheelchairs',
  'Access | Low panel, braille, floors announced in Chinese and English, mirror on the rear wall',
  'Energy | Class A, with regeneration',
)}
<h3>Who may bid</h3>
<p>Manufacturers of complete lifts, or their sole authorised agent, with the licence for special equipment and a service station in the city that reaches us within thirty minutes. Bids from abroad are welcome in Chinese or in English with a Chinese translation.</p>
${en.purchasing}`,
    }),
  },
  {
    id: 'purchase-02',
    daysAgo: 6,
    time: '15:40',
    attachments: ['specification'],
    zh: (on) => ({
      title: '8 台客梯更新项目澄清与延期公告',
      content: `
<p>项目编号 JLB-P-0364。踏勘后共收到五家单位的十一项提问，其中影响报价的三项答复如下：</p>
${list(
  '<strong>轿厢深度。</strong>5 至 8 号电梯井道较浅，轿厢净深可放宽至 1.4 米，其余尺寸不变。',
  '<strong>旧梯处置。</strong>旧曳引机与轿厢由中标人拆除运离，残值归中标人，应在报价中扣减。',
  '<strong>夜间施工。</strong>可在 22:00 至次日 06:00 进行，夜间起吊须提前两日报备。',
)}
<p>因修订内容涉及轿厢选型，递交截止时间由 ${on.date(11)} 10:00 延至 ${on.date(18)} 10:00。已领取招标文件的单位请在收到本公告后以邮件回执。</p>
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Clarification and new deadline: eight passenger lifts',
      content: `
<p>Project number JLB-P-0364. Five firms sent eleven questions after the site visit. Three of the answers affect the price:</p>
${list(
  '<strong>Depth of the car.</strong> The shafts of lifts 5 to 8 are shallower: 1.4 metres clear is enough there. All other dimensions stand.',
  '<strong>Old lifts.</strong> The contractor removes the machines and cars and keeps their scrap value, which is to be deducted from the price.',
  '<strong>Night work.</strong> Allowed from 22:00 to 06:00. Lifting at night needs two days’ notice.',
)}
<p>Because the first answer may change the type you offer, bids are now due on ${on.date(18)} at 10:00 and not on ${on.date(11)}. If you hold the tender documents, please confirm by e-mail that you have read this.</p>
${en.purchasing}`,
    }),
  },
  {
    id: 'purchase-39',
    daysAgo: 779,
    time: '10:00',
    attachments: ['specification'],
    zh: (on) => ({
      title: '自动扶梯梯级链与扶手带采购单一来源公示',
      content: `
<p>登录大厅 10 台自动扶梯的梯级链、梯级滚轮与扶手带已达更换周期。上述部件须与原机驱动主轴匹配，原制造商未授权第三方生产。</p>
${facts(
  '项目编号 | JLB-P-0243',
  '拟定供应商 | 迅岳电梯制造有限公司',
  '拟采购金额 | 63.8 万元',
  `公示期 | ${on.date(0)}至 ${on.date(5)}`,
)}
${table('部件 | 数量', '梯级链 | 20 条', '梯级滚轮 | 1,480 只', '扶手带 | 20 条，单条长 38 米')}
<h3>采用单一来源的理由</h3>
<p>两家维保单位曾试装替代链条，节距累计误差超过 3 毫米，运行噪声升高，已拆除退回。经三名外聘专家论证，一致认为采用原厂部件更为稳妥。</p>
<p>任何单位对上述理由有异议，可在公示期内书面提出，并说明可替代的产品与使用实例。</p>
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Single-source notice: chains and handrails for ten escalators',
      content: `
<p>The step chains, rollers and handrails of the ten escalators in the concourse are due for replacement. They have to match the original drive shafts, and the manufacturer has licensed nobody else to make them.</p>
${facts(
  'Project number | JLB-P-0243',
  'Intended supplier | Xunyue Elevator Manufacturing Co., Ltd.',
  'Intended amount | CNY 638,000',
  `Open for comment | ${on.date(0)} to ${on.date(5)}`,
)}
${table('Part | Quantity', 'Step chains | 20', 'Step rollers | 1,480', 'Handrails | 20, each 38 m long')}
<h3>Why there is no competition</h3>
<p>Two service firms have tried other chains. Their pitch was out by more than three millimetres over the length and they ran louder, so they were taken off again. Three outside experts advise original parts.</p>
<p>If you can supply an equivalent, tell us in writing before the period ends, and name a place where it is in use.</p>
${en.purchasing}`,
    }),
  },
  {
    id: 'purchase-45',
    daysAgo: 1058,
    time: '14:00',
    attachments: ['tender-form', 'contract-draft'],
    zh: (on) => ({
      title: '电梯与自动扶梯维护保养服务竞争性磋商公告',
      content: `
<p>现就场馆垂直电梯 22 台、自动扶梯 26 台的维护保养服务进行竞争性磋商。</p>
${facts(
  '项目编号 | JLB-P-0198',
  '预算金额 | 每年 96 万元，三年合计 288 万元',
  '服务期限 | 三年，合同一年一签，考核合格续签',
  `响应文件递交截止 | ${on.date(16)} 09:30`,
  `递交地点 | ${zh.counter}`,
)}
<h3>服务要求</h3>
${list(
  '每半月例行保养一次，展期前一日全面检查。',
  '展期内派四人驻场，困人十分钟内解救；其他时间三十分钟到场。',
  '每月提交故障分析，同一台同一部位三个月内重复故障，不再支付修理费。',
)}
<h3>供应商资格</h3>
<p>持有电梯安装（含修理）许可 A2 级及以上，现有持证维保人员不少于二十名，并在轨道站、机场或展馆有在保自动扶梯二十台以上。</p>
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Competitive consultation: maintenance of lifts and escalators',
      content: `
<p>Proposals are invited for the maintenance of 22 lifts and 26 escalators.</p>
${facts(
  'Project number | JLB-P-0198',
  'Budget | CNY 960,000 a year, CNY 2,880,000 in all',
  'Contract | Three years, renewed yearly on performance',
  `Proposals due | ${on.date(16)}, 09:30`,
  `Submit to | ${en.counter}`,
)}
<h3>The service</h3>
${list(
  'A routine visit every two weeks and a full check on the day before each show.',
  'Four people in the building on show days, able to free a passenger within ten minutes; at other times on site in thirty.',
  'A monthly analysis of faults. The same fault in the same place within three months is repaired at your cost.',
)}
<h3>Who may take part</h3>
<p>Firms licensed for lift installation and repair, class A2 or above, with at least twenty certified mechanics and twenty escalators under contract in stations, airports or exhibition halls.</p>
${en.purchasing}`,
    }),
  },
];
