import { en, facts, list, table, zh } from '../form.ts';
import type { NoticeItem } from '../item.ts';

/** Car parks and chargers. */
export const parking: readonly NoticeItem[] = [
  {
    id: 'trade-38',
    daysAgo: 731,
    time: '09:20',
    attachments: ['registration-form', 'contract-draft', 'site-plan'],
    zh: (on) => ({
      title: 'P1 至 P3 停车场委托运营权公开招商公告',
      content: `
<p>现就 P1、P2、P3 停车场的委托运营权公开招商，期限五年。P4 为货运与大客车场，不在本次范围内。</p>
${table(
  '停车场 | 车位（个） | 位置',
  'P1 | 620 | 登录大厅地下',
  'P2 | 640 | 会议中心东侧地下，两层',
  'P3 | 860 | 室外展场东侧，含顶层露天车位',
)}
${facts(
  '项目编号 | JLB-T-0050',
  '权利金 | 每年不低于 460 万元',
  '收费 | 执行政府指导价，封顶价由我馆核定',
  `集中踏勘 | ${on.date(9)} 10:00，P1 入口岗亭`,
  `递交截止 | ${on.date(30)} 10:00`,
)}
<h3>服务指标</h3>
${list(
  '展期离场高峰，自车位至出场口的平均用时不超过二十分钟。',
  '各场余位实时推送至道路诱导屏与我馆网站。',
  '无障碍车位 52 个，占用须在五分钟内劝离。',
)}
${zh.letting}`,
    }),
    en: (on) => ({
      title: 'Concession: operation of car parks P1 to P3',
      content: `
<p>The operation of car parks P1, P2 and P3 is offered for five years. P4, for lorries and coaches, is not included.</p>
${table(
  'Car park | Spaces | Where',
  'P1 | 620 | Below the concourse',
  'P2 | 640 | Below the east side of the conference centre, on two levels',
  'P3 | 860 | East of the plaza, with an open top deck',
)}
${facts(
  'Project number | JLB-T-0050',
  'Fee | At least CNY 4,600,000 a year',
  'Charges | As guided by the city; we set the daily maximum',
  `Site visit | ${on.date(9)}, 10:00, gate of P1`,
  `Offers due | ${on.date(30)}, 10:00`,
)}
<h3>What we measure</h3>
${list(
  'When a show empties, it takes no more than twenty minutes on average from space to exit.',
  'Free spaces are sent to the road signs and to our website as they change.',
  'Fifty-two accessible spaces, cleared of other cars within five minutes.',
)}
${en.letting}`,
    }),
  },
  {
    id: 'trade-37',
    daysAgo: 709,
    time: '10:30',
    attachments: ['contract-draft'],
    zh: (on) => ({
      title: 'P1 至 P3 停车场委托运营权招商文件更正公告',
      content: `
<p>项目编号 JLB-T-0050，招商文件更正如下：</p>
${table(
  '条款 | 原内容 | 更正为',
  'P2 车位 | 640 个 | 616 个，另有 24 个为值班车辆专用',
  '权利金底价 | 460 万元 | 452 万元',
  '人员安置 | 未列明 | 原有收费岗人员 31 名，本人愿意的须予接收',
  `递交截止 | ${on.date(8)} 10:00 | ${on.date(15)} 10:00`,
)}
<p>踏勘中有单位询问 P4 是否会对外开放。目前没有计划；若今后扩建后开放小型车车位，将另行招商，本次竞得者不享有优先权。</p>`,
    }),
    en: (on) => ({
      title: 'Correction: operation of car parks P1 to P3',
      content: `
<p>Project number JLB-T-0050. The documents are corrected as follows:</p>
${table(
  'Clause | As announced | Now reads',
  'Spaces in P2 | 640 | 616, and 24 for duty vehicles',
  'Fee from | CNY 4,600,000 | CNY 4,520,000',
  'Staff | Not stated | The 31 cashiers are taken on if they wish',
  `Offers due | ${on.date(8)}, 10:00 | ${on.date(15)}, 10:00`,
)}
<p>At the site visit we were asked whether P4 will be opened to cars. There is no such plan at present. Should it be enlarged and opened one day, its operation will be offered separately, with no preference for today’s winner.</p>`,
    }),
  },
  {
    id: 'trade-36',
    daysAgo: 672,
    time: '14:40',
    attachments: ['contract-draft'],
    zh: (on) => ({
      title: 'P1 至 P3 停车场委托运营权成交公告',
      content: `
<p>项目编号 JLB-T-0050。五家单位递交文件，运营权授予泊安停车管理有限公司。</p>
${facts(
  '权利金 | 每年 4,860,000 元，每两年递增 3%',
  '期限 | 五年',
  `交接日 | ${on.date(32)} 00:00`,
  '离场用时承诺 | 平均十六分钟，超出按月扣减权利金',
)}
<p>交接当晚 P1 暂停使用六小时，P2、P3 照常开放。月卡余额全部转移，无需重新办理。</p>`,
    }),
    en: (on) => ({
      title: 'Awarded: operation of car parks P1 to P3',
      content: `
<p>Project number JLB-T-0050. Five firms made offers. The operator will be Bo’an Parking Management Co., Ltd.</p>
${facts(
  'Fee | CNY 4,860,000 a year, rising by 3% every two years',
  'Term | Five years',
  `Handover | ${on.date(32)}, 00:00`,
  'Time to leave | Sixteen minutes on average, or the fee is reduced by the month',
)}
<p>P1 closes for six hours on the night of the handover; P2 and P3 stay open. Monthly passes go on as they are.</p>`,
    }),
  },
  {
    id: 'trade-14',
    daysAgo: 138,
    time: '09:10',
    attachments: ['registration-form', 'specification', 'contract-draft', 'site-plan'],
    zh: (on) => ({
      title: 'P4 停车场充电设施投资运营权公开招商公告',
      subTitle: '新增六百个车位，其中一百五十个带充电桩，由竞得者投资、建设并运营八年。',
      content: `
<p>P4 停车场扩建后新增小型车车位六百个。现就其中一百五十个车位的充电设施投资运营权公开招商。</p>
${facts(
  '项目编号 | JLB-T-0124',
  '合作期限 | 八年，期满设施无偿移交',
  '配套容量 | 3,200 千伏安，由我馆提供至箱变低压侧',
  '车位使用费 | 每个每年不低于 1,500 元',
  `递交截止 | ${on.date(21)} 10:00`,
)}
<h3>建设要求</h3>
${table('类型 | 数量 | 单枪功率', '快充 | 30 | 不低于 120 千瓦', '慢充 | 120 | 7 千瓦')}
${list(
  '服务费上限每千瓦时 0.45 元，夜间减半；不得要求安装专用程序，须支持扫码即充。',
  '六个车位按无障碍尺寸设置，操作面离地不高于 1.1 米。',
  '展期充电总负荷接受我馆统一调度，优先使用屋面光伏余电。',
)}
${zh.letting}`,
    }),
    en: (on) => ({
      title: 'Concession: chargers for 150 spaces in car park P4',
      subTitle:
        'Six hundred spaces are being added; you finance, build and run the chargers for eight years.',
      content: `
<p>Car park P4 is being enlarged by six hundred spaces for cars. The chargers at 150 of them are offered as a concession.</p>
${facts(
  'Project number | JLB-T-0124',
  'Term | Eight years; then the chargers become ours without payment',
  'Supply | 3,200 kVA, brought by us to the low-voltage side of the substation',
  'Fee per space | At least CNY 1,500 a year',
  `Offers due | ${on.date(21)}, 10:00`,
)}
<h3>What is to be built</h3>
${table('Type | Number | Power', 'Fast | 30 | 120 kW or more', 'Slow | 120 | 7 kW')}
${list(
  'A service charge of no more than 0.45 yuan per kWh, half at night; drivers pay by scanning a code, without an application to install.',
  'Six spaces of accessible size, with controls no higher than 1.1 metres.',
  'On show days we manage the load and use surplus from the solar roof first.',
)}
${en.letting}`,
    }),
  },
  {
    id: 'trade-11',
    daysAgo: 104,
    time: '10:50',
    attachments: ['contract-draft'],
    zh: (on) => ({
      title: 'P4 停车场充电设施投资运营权成交公告',
      content: `
<p>项目编号 JLB-T-0124，经评审，由川桩能源服务有限公司投资建设并运营，合作期八年。</p>
${facts(
  '总投资 | 约 680 万元',
  '车位使用费 | 每个每年 1,860 元，合计 279,000 元',
  '服务费 | 每千瓦时 0.38 元，22:00 至次日 06:00 为 0.15 元',
  `首批投用 | ${on.date(88)}前，快充 18 枪、慢充 60 枪`,
)}
<p>其余在第一批满负荷运行三十日后建设。我馆员工与展商同价，不设内部优惠。</p>`,
    }),
    en: (on) => ({
      title: 'Awarded: chargers for car park P4',
      content: `
<p>Project number JLB-T-0124. Chuanzhuang Energy Services Co., Ltd. will build the chargers and run them for eight years.</p>
${facts(
  'Investment | About CNY 6,800,000',
  'Fee | CNY 1,860 per space and year, 279,000 in all',
  'Service charge | CNY 0.38 per kWh; 0.15 from 22:00 to 06:00',
  `First chargers | Before ${on.date(88)}: 18 fast and 60 slow`,
)}
<p>The others follow once the first have been fully used for thirty days. Staff pay what exhibitors pay.</p>`,
    }),
  },
];
