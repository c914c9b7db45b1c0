import { en, facts, list, table, zh } from '../form.ts';
import type { NoticeItem } from '../item.ts';

/** Solar roof, heat pumps and water. */
export const energy: readonly NoticeItem[] = [
  {
    id: 'purchase-27',
    daysAgo: 419,
    time: '09:00',
    redirectUrl: 'https://www.example.com/tenders/jlb-p-0297',
    attachments: ['tender-form', 'specification', 'contract-draft', 'site-plan'],
    zh: (on) => ({
      title: '屋面光伏二期工程设计施工总承包公开招标公告',
      subTitle: '3、4 号展厅屋面装机 3.1 兆瓦，由中标人负责设计、供货、安装与并网。',
      content: `
<p>屋面光伏一期 4.1 兆瓦运行稳定。二期拟在 3、4 号展厅屋面加装，采用设计施工总承包方式公开招标。</p>
${facts(
  '项目编号 | JLB-P-0297',
  '最高限价 | 1,085 万元（含税）',
  '装机容量 | 不低于 3.1 兆瓦，组件面积约 14,900 平方米',
  '工期 | 合同签订后 270 日内并网',
  `现场踏勘 | ${on.date(10)} 09:30，登录大厅东侧货梯厅`,
  `递交截止 | ${on.date(35)} 10:00，网上递交`,
)}
<h3>技术要点</h3>
${list(
  '组件沿屋面曲线分组布置，不得改变屋脊线，不得覆盖采光带。',
  '支座以夹具固定于直立锁边，屋面不得开孔；新增恒荷载不超过每平方米 0.15 千牛。',
  '首年系统效率不低于 82%，二十五年后组件功率不低于初始值的 84%。',
)}
<h3>投标人资格</h3>
<p>具有电力工程施工总承包二级及以上资质和相应设计资质，或由具备上述资质的两家单位组成联合体；近五年有单体 2 兆瓦以上金属屋面光伏业绩。</p>
<p>本项目在公共交易平台进行，招标文件下载与投标均以平台为准。</p>`,
    }),
    en: (on) => ({
      title: 'Open tender: design and construction of the second solar phase',
      subTitle: 'Another 3.1 MW above Halls 3 and 4, from design to grid connection under one contract.',
      content: `
<p>The first 4.1 megawatts on the roof run well. The second phase, above Halls 3 and 4, is tendered as one contract for design and construction.</p>
${facts(
  'Project number | JLB-P-0297',
  'Ceiling price | CNY 10,850,000, including tax',
  'Capacity | At least 3.1 MW on about 14,900 m² of panels',
  'Completion | Connected within 270 days of signing',
  `Site visit | ${on.date(10)}, 09:30, goods lift lobby, east end of the concourse`,
  `Bids due | ${on.date(35)}, 10:00, online`,
)}
<h3>Main requirements</h3>
${list(
  'Panels follow the curve of the roof in groups; the ridge line stays as it is and the rooflights stay clear.',
  'Clamp to the standing seams without piercing the roof; no more than 0.15 kN/m² of added dead load.',
  'A system efficiency of at least 82% in the first year, and panels at 84% of their power after twenty-five.',
)}
<h3>Who may bid</h3>
<p>Contractors licensed for power engineering, class 2 or above, and for its design, or a consortium of two firms that are; with one solar plant of over 2 MW on a metal roof in the past five years.</p>
<p>The tender runs on the public trading platform. Documents and bids are handled there only.</p>`,
    }),
  },
  {
    id: 'purchase-26',
    daysAgo: 396,
    time: '17:00',
    attachments: ['specification'],
    zh: (on) => ({
      title: '屋面光伏二期工程招标文件澄清与修改',
      content: `
<p>项目 JLB-P-0297 的潜在投标人请注意，招标文件作以下澄清与修改：</p>
${list(
  '屋面荷载复核报告已上传平台，第 14 至 19 轴之间不得布置组件，装机容量以扣除该区域后计算。',
  '逆变器可分散布置于北侧设备层，也可集中布置于 4 号配电间，投标人择一报价。',
  '展期内不得在屋面作业。全年可施工日以招标人提供的排期为准，约 190 天。',
  `递交截止时间由 ${on.date(12)}延至 ${on.date(16)}，时刻不变。`,
)}
<p>投标人已下载的旧版技术规格书作废，请以附件为准。</p>
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Clarification: second solar phase',
      content: `
<p>To everyone preparing a bid for project JLB-P-0297: the tender documents are clarified and changed as follows.</p>
${list(
  'The survey of roof loads is on the platform. No panels may lie between axes 14 and 19; the capacity is counted without that area.',
  'Inverters may be spread over the plant level on the north side or stand together in switch room 4. Price one or the other.',
  'No work on the roof on show days. The calendar we supply leaves about 190 working days in the year.',
  `Bids are due on ${on.date(16)}, not on ${on.date(12)}, at the same hour.`,
)}
<p>The specification attached here replaces the one you downloaded.</p>
${en.purchasing}`,
    }),
  },
  {
    id: 'purchase-25',
    daysAgo: 367,
    time: '14:30',
    zh: (on) => ({
      title: '屋面光伏二期工程中标结果公告',
      content: `
<p>项目 JLB-P-0297 共收到七份投标文件，经评审，中标人为岚光新能源工程有限公司与西部屋面设计院组成的联合体。</p>
${facts(
  '中标金额 | 9,928,000 元',
  '承诺装机容量 | 3.12 兆瓦',
  '承诺首年系统效率 | 83.5%',
  '承诺工期 | 260 日',
  `公示期 | ${on.date(1)}至 ${on.date(5)}`,
)}
<p>其余六家的投标保证金将在合同签订后五日内退还。</p>`,
    }),
    en: (on) => ({
      title: 'Result: second solar phase',
      content: `
<p>Seven bids were received for project JLB-P-0297. The contract goes to a consortium of Languang New Energy Engineering Co., Ltd. and the Western Roof Design Institute.</p>
${facts(
  'Price | CNY 9,928,000',
  'Capacity offered | 3.12 MW',
  'System efficiency, first year | 83.5%',
  'Completion | 260 days',
  `Objections | ${on.date(1)} to ${on.date(5)}`,
)}
<p>The six other bidders will have their bonds back within five days of signing.</p>`,
    }),
  },
  {
    id: 'purchase-07',
    daysAgo: 49,
    time: '10:40',
    attachments: ['tender-form', 'specification', 'contract-draft'],
    zh: (on) => ({
      title: '江水源热泵延伸至会议层工程设计竞争性磋商公告',
      content: `
<p>江水源热泵目前服务于四座展厅与登录大厅。为将其延伸至会议层，现就工程设计服务进行竞争性磋商。</p>
${facts(
  '项目编号 | JLB-P-0359',
  '预算金额 | 46 万元',
  '设计周期 | 方案 25 日，施工图 40 日',
  `响应文件递交截止 | ${on.date(20)} 14:00`,
  `磋商地点 | 会议层 212 会议室`,
)}
<h3>设计内容</h3>
${list(
  '会议层二十间会议室与前厅的冷热负荷复核，以及现有风机盘管的利旧方案。',
  '由设备层引至会议层的供回水干管路由，须避开大会堂声学墙面。',
  '与现有监控系统的接口，以及分室计量。',
)}
<h3>评审办法</h3>
${table('因素 | 分值', '负荷与节能分析 | 40', '利旧与施工组织 | 25', '同类业绩与团队 | 20', '报价 | 15')}
<p>每家供应商磋商四十分钟，第二轮报价当场密封提交。</p>
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Competitive consultation: design of river-water heating for the meeting floor',
      content: `
<p>The river-water heat pumps serve the four halls and the concourse. They are to be extended to the meeting floor, and we are looking for the engineers to design it.</p>
${facts(
  'Project number | JLB-P-0359',
  'Budget | CNY 460,000',
  'Time | 25 days for the scheme, 40 for working drawings',
  `Proposals due | ${on.date(20)}, 14:00`,
  'Consultation | Room 212, meeting floor',
)}
<h3>What is to be designed</h3>
${list(
  'Loads of the twenty rooms and the foyer, checked anew, and reuse of the present fan coils.',
  'Mains from the plant level, on a route that leaves the acoustic walls of the Plenary Hall alone.',
  'The link to the existing control system, and a meter for each room.',
)}
<h3>How proposals are marked</h3>
${table('Criterion | Points', 'Load and energy analysis | 40', 'Reuse and sequence of works | 25', 'Team and similar projects | 20', 'Price | 15')}
<p>Each firm has forty minutes. Second prices are handed in, sealed, at the end.</p>
${en.purchasing}`,
    }),
  },
  {
    id: 'purchase-03',
    daysAgo: 13,
    time: '11:15',
    attachments: ['tender-form', 'specification'],
    zh: (on) => ({
      title: '饮用水与江水水质检测服务询价公告',
      content: `
<p>现就场馆饮用水与江水源热泵取退水的水质检测服务公开询价，服务期一年。</p>
${facts(
  '项目编号 | JLB-P-0367',
  '最高限价 | 18.6 万元',
  `报价截止 | ${on.date(18)} 16:00`,
  '报价方式 | 密封报价单送达标书接收窗口，或以加密附件发送邮件',
)}
${table(
  '采样点 | 数量 | 频次 | 主要项目',
  '直饮水机 | 38 台 | 每季 | 菌落总数、总大肠菌群、浑浊度、余氯',
  '餐厅后厨 | 6 处 | 每月 | 微生物、重金属、消毒副产物',
  '二次供水水箱 | 4 座 | 每季 | 常规指标，另加清洗后复检',
  '江水取退水口 | 6 点 | 每月 | 水温、悬浮物、溶解氧、石油类',
)}
<p>供应商须具有检验检测机构资质认定，检测项目在能力附表之内；采样后五个工作日出具报告，异常结果两小时内电话告知。以总价最低者成交。</p>
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Request for quotations: testing of drinking water and river water',
      content: `
<p>We are inviting quotations for one year of water testing, both of what people drink here and of what the heat pumps take from the river and give back.</p>
${facts(
  'Project number | JLB-P-0367',
  'Ceiling price | CNY 186,000',
  `Quotations due | ${on.date(18)}, 16:00`,
  'How to quote | Sealed at the tender counter, or as an encrypted attachment by e-mail',
)}
${table(
  'Sampling point | Number | How often | Tested for',
  'Drinking fountains | 38 | Quarterly | Bacterial count, coliforms, turbidity, chlorine',
  'Restaurant kitchens | 6 | Monthly | Microbes, heavy metals, by-products of disinfection',
  'Storage tanks | 4 | Quarterly | Standard set, again after each cleaning',
  'River intake and outlet | 6 | Monthly | Temperature, suspended matter, oxygen, oil',
)}
<p>Laboratories need accreditation that covers these tests. Reports are due within five working days of sampling, and an abnormal result by telephone within two hours. The lowest total price wins.</p>
${en.purchasing}`,
    }),
  },
];
