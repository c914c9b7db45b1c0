import { en, facts, list, table, zh } from '../form.ts';
import type { NoticeItem } from '../item.ts';

/** Surveys, tests and first aid. */
export const safety: readonly NoticeItem[] = [
  {
    id: 'purchase-19',
    daysAgo: 233,
    time: '10:00',
    attachments: ['tender-form', 'specification', 'site-plan', 'safety-rules'],
    zh: (on) => ({
      title: '波浪屋面防水膜与钢结构十年期检测竞争性磋商公告',
      subTitle: '检测期间展会照常举行，不得搭设满堂脚手架。',
      content: `
<p>波浪屋面即将进入十年期检测。检测内容包括钢结构节点、杆件、支座与屋面防水膜，现就检测服务进行竞争性磋商。</p>
${facts(
  '项目编号 | JLB-P-0324',
  '预算金额 | 180 万元',
  '服务期限 | 现场工作不超过 130 日，避让布展与开展日',
  `现场踏勘 | ${on.date(7)} 09:00，须自备防坠落装备`,
  `响应文件递交截止 | ${on.date(21)} 14:00`,
)}
<h3>工作范围</h3>
${table(
  '对象 | 数量 | 方法',
  '焊接与螺栓节点 | 约 21,000 个 | 逐个拍照编号，抽 5% 作超声检测',
  '杆件 | 4,600 根 | 挠度与锈蚀，涂层厚度',
  '支座 | 96 个 | 位移与老化',
  '屋面防水膜 | 43,000 平方米 | 红外热像普查，可疑处针孔测试',
  '檐口木格栅 | 5,400 根 | 敲击与含水率',
)}
<h3>供应商资格</h3>
<p>具有建设工程质量检测机构资质（主体结构、钢结构专项），绳索作业人员持有相应等级证书，并为全部登高人员投保。</p>
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Competitive consultation: ten-year survey of roof membrane and steel',
      subTitle: 'Shows go on during the survey, and there can be no scaffolding across the halls.',
      content: `
<p>The wave roof is due for its ten-year survey: joints, members and bearings of the steel, and the waterproof membrane. Survey firms are invited to propose.</p>
${facts(
  'Project number | JLB-P-0324',
  'Budget | CNY 1,800,000',
  'Time | No more than 130 days on site, away from build-up and show days',
  `Site visit | ${on.date(7)}, 09:00; bring your own fall protection`,
  `Proposals due | ${on.date(21)}, 14:00`,
)}
<h3>Scope</h3>
${table(
  'What | How many | How',
  'Welded and bolted joints | About 21,000 | Each photographed and numbered, five per cent by ultrasound',
  'Members | 4,600 | Deflection, corrosion, thickness of coating',
  'Bearings | 96 | Movement and ageing',
  'Roof membrane | 43,000 m² | Thermal images throughout, spark test where in doubt',
  'Timber slats of the eaves | 5,400 | Tapping and moisture',
)}
<h3>Who may take part</h3>
<p>Laboratories licensed for testing main structures and steelwork, with rope-access technicians certified for their grade and insurance for everyone who climbs.</p>
${en.purchasing}`,
    }),
  },
  {
    id: 'purchase-17',
    daysAgo: 206,
    time: '17:10',
    zh: (on) => ({
      title: '波浪屋面十年期检测成交结果公告',
      content: `
<p>项目编号 JLB-P-0324。四家机构参加磋商，成交单位为川峡建筑结构检测院，成交金额 1,680,000 元。</p>
<p>该院提出绳索作业与无人机摄影结合的方案，现场工作 120 日，全部照片按节点编号归档，供下一次检测比对。</p>
<p>公示期 ${on.date(1)}至 ${on.date(3)}；现场工作预计自 ${on.date(51)}起分区进行，届时另行通知主办方。</p>`,
    }),
    en: (on) => ({
      title: 'Result: ten-year survey of the wave roof',
      content: `
<p>Project number JLB-P-0324. Of four firms the Chuanxia Structural Survey Institute was chosen, for CNY 1,680,000.</p>
<p>It combines rope access with cameras on drones, needs 120 days on site, and will file every photograph under the number of its joint, so that the next survey can compare.</p>
<p>Objections from ${on.date(1)} to ${on.date(3)}. Work is expected to begin, section by section, on ${on.date(51)}; organisers will be told beforehand.</p>`,
    }),
  },
  {
    id: 'purchase-15',
    daysAgo: 186,
    time: '09:30',
    attachments: ['tender-form', 'specification'],
    zh: (on) => ({
      title: '自动体外除颤器（AED）采购询价公告',
      content: `
<p>为使场馆内任意一点步行两分钟可取到 AED，拟新增 36 台，现公开询价。</p>
${facts(
  '项目编号 | JLB-P-0336',
  '最高限价 | 54 万元（含机柜、安装与八年耗材）',
  `报价截止 | ${on.date(14)} 15:00`,
  '交货 | 成交后 30 日内',
)}
${table('位置 | 数量（台）', '四座展厅，每厅六台 | 24', '登录大厅 | 4', '会议层 | 5', '室外展场与停车场 | 3')}
${list(
  '中英双语语音提示，支持成人与儿童模式，防护等级不低于 IP55。',
  '机柜开启时联动现场服务台报警，自检异常自动上报。',
  '电极片与电池到期前一个月主动更换，费用计入总价。',
  '供应商为我馆两百名员工提供两期操作培训。',
)}
<p>供应商应持有医疗器械经营许可，所投产品在国内注册有效。</p>
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Request for quotations: 36 defibrillators',
      content: `
<p>From any point in the building a defibrillator should be no more than two minutes’ walk away. That takes 36 more, and we are inviting quotations.</p>
${facts(
  'Project number | JLB-P-0336',
  'Ceiling price | CNY 540,000, with cabinets, fitting and eight years of consumables',
  `Quotations due | ${on.date(14)}, 15:00`,
  'Delivery | Within 30 days of the order',
)}
${table('Place | Number', 'Four halls, six in each | 24', 'Concourse | 4', 'Meeting floor | 5', 'Plaza and car parks | 3')}
${list(
  'Spoken instructions in Chinese and English, for adults and children; IP55 or better.',
  'Opening a cabinet raises an alarm at the service desk, and a failed self-test reports itself.',
  'Pads and batteries are replaced a month before they expire, at no extra charge.',
  'Two training courses for two hundred of our staff.',
)}
<p>Suppliers need a licence to deal in medical devices, and the product must be registered in China.</p>
${en.purchasing}`,
    }),
  },
  {
    id: 'purchase-13',
    daysAgo: 162,
    time: '11:20',
    zh: {
      title: 'AED 采购成交结果公告',
      content: `
<p>项目编号 JLB-P-0336。七家供应商报价，其中两家的机柜无法与现场服务台联动，按无效报价处理。</p>
${facts(
  '成交供应商 | 康伴医疗器械有限公司',
  '成交单价 | 13,600 元',
  '成交总价 | 489,600 元',
  '质保 | 八年，损坏即换',
)}
<p>设备将先装展厅，再装会议层。安装完成后，位置标注于馆内导览图。</p>`,
    },
    en: {
      title: 'Result: defibrillators',
      content: `
<p>Project number JLB-P-0336. Seven suppliers quoted. Two were excluded because their cabinets could not raise an alarm at our service desk.</p>
${facts(
  'Awarded to | Kangban Medical Devices Co., Ltd.',
  'Price per unit | CNY 13,600',
  'Total | CNY 489,600',
  'Warranty | Eight years, with replacement',
)}
<p>The halls come first, then the meeting floor. Once fitted, all the cabinets will be marked on the plans in the building.</p>`,
    },
  },
  {
    id: 'purchase-36',
    daysAgo: 661,
    time: '13:40',
    attachments: ['tender-form', 'contract-draft'],
    zh: (on) => ({
      title: '建筑消防设施年度检测服务竞争性磋商公告',
      content: `
<p>现就场馆消防设施年度检测服务邀请供应商参加竞争性磋商，一次签订两年。</p>
${facts(
  '项目编号 | JLB-P-0262',
  '预算金额 | 两年 48 万元',
  `响应文件递交截止 | ${on.date(15)} 10:00`,
  `递交地点 | ${zh.counter}`,
)}
<h3>检测对象</h3>
${list(
  '火灾自动报警探测点 6,340 个，其中展厅吸气式探测 48 路。',
  '大空间自动跟踪射流装置 64 台，逐台喷水试验。',
  '自动喷水系统、消火栓 512 个、防火卷帘 87 樘、防排烟风机 39 台。',
  '应急照明、疏散指示与应急广播。',
)}
<p>喷水与联动试验只能在空场夜间进行，供应商须在方案中列明所需夜数。检测中发现的隐患当日书面告知，严重隐患两小时内电话告知安全管理部。</p>
<p>供应商应符合消防技术服务机构从业条件，拟派注册消防工程师不少于两名。</p>
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Competitive consultation: yearly test of the fire systems',
      content: `
<p>Proposals are invited for the yearly test of our fire protection, for two years under one contract.</p>
${facts(
  'Project number | JLB-P-0262',
  'Budget | CNY 480,000 for two years',
  `Proposals due | ${on.date(15)}, 10:00`,
  `Submit to | ${en.counter}`,
)}
<h3>To be tested</h3>
${list(
  '6,340 detection points, among them 48 aspirating lines in the halls.',
  '64 automatic water cannons, each of them with water.',
  'Sprinklers, 512 hydrants, 87 fire shutters and 39 smoke fans.',
  'Emergency lighting, exit signs and voice alarm.',
)}
<p>Water and chain tests are possible only at night in empty halls; say in your proposal how many nights you need. Report defects in writing on the same day, and serious ones by telephone within two hours.</p>
<p>You must meet the conditions for fire safety service firms and assign at least two registered fire engineers.</p>
${en.purchasing}`,
    }),
  },
  {
    id: 'purchase-35',
    daysAgo: 634,
    time: '16:30',
    zh: (on) => ({
      title: '建筑消防设施年度检测服务成交结果公告',
      content: `
<p>项目编号 JLB-P-0262，成交供应商为安堰消防技术服务有限公司，成交金额 428,000 元（两年）。</p>
<p>该公司所需夜间试验为九夜，为三家参与单位中最少。首次联动试验定于 ${on.date(20)}至 ${on.date(22)}夜间，届时馆内会有警报声，另行通知。</p>
<p>对结果有异议的，请于 ${on.date(3)}前书面提出。</p>`,
    }),
    en: (on) => ({
      title: 'Result: yearly test of the fire systems',
      content: `
<p>Project number JLB-P-0262. The contract goes to Anyan Fire Safety Services Co., Ltd. for CNY 428,000 over two years.</p>
<p>Its plan needs nine nights, the fewest of the three. The first chain tests are set for the nights from ${on.date(20)} to ${on.date(22)}; alarms will be heard in the building, and a separate notice will follow.</p>
<p>Objections, in writing, until ${on.date(3)}.</p>`,
    }),
  },
];
