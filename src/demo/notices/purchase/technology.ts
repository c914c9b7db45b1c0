import { en, facts, list, table, zh } from '../form.ts';
import type { NoticeItem } from '../item.ts';

/** Screens, software, cables and loudspeakers. */
export const technology: readonly NoticeItem[] = [
  {
    id: 'purchase-01',
    daysAgo: 2,
    time: '10:00',
    attachments: ['tender-form', 'specification', 'contract-draft', 'site-plan'],
    zh: (on) => ({
      title: '登录大厅 LED 显示屏采购与安装公开招标公告',
      subTitle: '以一块 24 米宽的整屏替换现有两块信息屏，欢迎境内外制造商投标。',
      content: `
<p>登录大厅中部两块信息屏亮度衰减，备件停产。现公开招标采购一块整屏，用于展会导引、日程与公共信息发布。</p>
${facts(
  '项目编号 | JLB-P-0368',
  '采购方式 | 公开招标，综合评分法',
  '最高限价 | 486 万元（含税，含安装、调试与五年质保）',
  '交货与安装 | 合同签订后 75 日内',
  `现场踏勘 | ${on.date(9)} 14:00，登录大厅 2 号服务台`,
  `提问截止 | ${on.date(14)} 17:00`,
  `递交截止与开标 | ${on.date(26)} 09:30`,
  `递交地点 | ${zh.counter}`,
)}
<h3>主要参数</h3>
${table(
  '参数 | 要求',
  '屏体尺寸 | 宽 24 米，高 6.75 米，共 162 平方米',
  '像素间距 | 不大于 2.5 毫米',
  '亮度 | 每平方米 800 坎德拉，随环境光自动调节',
  '最大功耗 | 不高于 90 千瓦',
  '屏体自重 | 每平方米不超过 28 千克，含钢架总重不超过 9 吨',
  '维护方式 | 正面维护，单模组更换不超过五分钟',
)}
<h3>投标人资格</h3>
${list(
  '显示屏制造商，或经制造商就本项目唯一授权的代理商。',
  '近三年有单屏 100 平方米以上室内固定安装项目不少于三项。',
  '境外投标人可用英文编制技术文件，商务文件须附中文译本，以人民币报价。',
)}
<h3>获取文件与递交</h3>
<p>招标文件于 ${on.date(0)}至 ${on.date(12)}凭营业执照复印件免费索取，可用邮件申请。投标文件一正四副，密封递交；邮寄以签收时间为准。投标保证金 8 万元，以银行保函形式提交。</p>
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Open tender: LED screen for the concourse',
      subTitle: 'One screen 24 metres wide takes the place of two. Manufacturers from abroad are welcome.',
      content: `
<p>The two information screens in the middle of the concourse are fading, and spare parts are no longer made. We are tendering one large screen to guide visitors and to show programmes and public information.</p>
${facts(
  'Project number | JLB-P-0368',
  'Procedure | Open tender, scored on quality and price',
  'Ceiling price | CNY 4,860,000, including tax, installation, commissioning and five years’ warranty',
  'Delivery | Installed within 75 days of signing',
  `Site visit | ${on.date(9)}, 14:00, information desk 2, concourse`,
  `Questions until | ${on.date(14)}, 17:00`,
  `Bids due and opened | ${on.date(26)}, 09:30`,
  `Submit to | ${en.counter}`,
)}
<h3>Main data</h3>
${table(
  'Item | Requirement',
  'Size | 24 m wide, 6.75 m high, 162 m² in all',
  'Pixel pitch | 2.5 mm or finer',
  'Brightness | 800 cd/m², following the daylight by itself',
  'Power | No more than 90 kW at peak',
  'Weight | Up to 28 kg/m², and up to nine tonnes with its frame',
  'Maintenance | From the front; a module changed within five minutes',
)}
<h3>Who may bid</h3>
${list(
  'Manufacturers of LED screens, or the one agent they authorise for this project.',
  'With three fixed indoor screens of over 100 m² installed in the past three years.',
  'Foreign bidders may write the technical part in English. The commercial part needs a Chinese translation and a price in yuan.',
)}
<h3>Documents and submission</h3>
<p>Tender documents are free from ${on.date(0)} to ${on.date(12)} on presentation of a copy of your business licence; e-mail will do. Submit one original and four copies, sealed. Post counts from the moment we sign for it. The bid bond is CNY 80,000 in the form of a bank guarantee.</p>
${en.purchasing}`,
    }),
  },
  {
    id: 'purchase-34',
    daysAgo: 582,
    time: '10:30',
    attachments: ['tender-form', 'specification', 'contract-draft'],
    zh: (on) => ({
      title: '货车进场预约软件开发竞争性磋商公告',
      content: `
<p>布展高峰日，货车在滨江大道排队超过一小时。拟建设分时预约系统，按货门实际卸货能力放行，现就软件开发进行竞争性磋商。</p>
${facts(
  '项目编号 | JLB-P-0275',
  '预算金额 | 86 万元，含首年运行维护',
  `响应文件递交截止 | ${on.date(20)} 09:30`,
  '上线期限 | 合同签订后 150 日，须经一场大型布展实测',
)}
<h3>功能范围</h3>
${list(
  '司机端在手机浏览器中使用，无需安装；可按十五分钟一个时段选择、改期与取消。',
  '管理端实时显示 24 座货门的占用情况，可手动关闭任一货门并自动改派。',
  '车牌识别与道闸联动；网络中断时道闸按本地名单放行。',
  '主场搭建商可批量导入车辆，超长、超高与危险品车辆转人工审核。',
)}
<p>磋商当天须演示可操作原型，时长二十分钟；不接受仅以幻灯片说明。源代码及文档归采购人所有。</p>
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Competitive consultation: booking software for lorries',
      content: `
<p>On the busiest build-up days lorries queue for more than an hour on Riverside Avenue. We want them to book slots that match what the goods doors can handle, and are looking for a firm to write the software.</p>
${facts(
  'Project number | JLB-P-0275',
  'Budget | CNY 860,000, including the first year of operation',
  `Proposals due | ${on.date(20)}, 09:30`,
  'Go-live | Within 150 days of signing, after a trial in one large build-up',
)}
<h3>What it must do</h3>
${list(
  'Drivers use it in the browser of a phone, with nothing to install, and choose, change or cancel slots of fifteen minutes.',
  'Staff see all 24 goods doors as they are, can close any of them, and have the lorries reassigned automatically.',
  'It reads number plates and opens the barrier; when the network fails the barrier works from a local list.',
  'Contractors import their lorries in bulk; oversize loads and dangerous goods go to a person for approval.',
)}
<p>Bring a working prototype: you have twenty minutes to show it, and slides alone will not do. Source code and documentation become our property.</p>
${en.purchasing}`,
    }),
  },
  {
    id: 'purchase-33',
    daysAgo: 548,
    time: '09:50',
    zh: (on) => ({
      title: '货车进场预约软件开发成交结果公告',
      content: `
<p>项目编号 JLB-P-0275。五家供应商演示原型，成交供应商为泊序软件有限公司，成交金额 795,000 元。</p>
<p>磋商小组在演示中切断了网络。五家中只有两家的道闸程序能继续按本地名单放行，成交供应商为其中之一，恢复联网后十二秒内完成数据补传。</p>
<p>合同自 ${on.date(8)}起执行。结果异议期为本公告发布之日起三个工作日。</p>`,
    }),
    en: (on) => ({
      title: 'Result: booking software for lorries',
      content: `
<p>Project number JLB-P-0275. Five firms showed prototypes. The contract goes to Boxu Software Co., Ltd. for CNY 795,000.</p>
<p>During each demonstration the panel pulled out the network cable. Only two barriers went on working from the local list. Boxu’s was one of them, and it had sent all its records twelve seconds after the network came back.</p>
<p>The contract runs from ${on.date(8)}. Objections are accepted for three working days from this notice.</p>`,
    }),
  },
  {
    id: 'purchase-38',
    daysAgo: 738,
    time: '09:00',
    attachments: ['tender-form', 'specification', 'contract-draft'],
    zh: (on) => ({
      title: '四座展厅地沟数据布线工程公开招标公告',
      content: `
<p>展厅地沟内现有铜缆已不能满足展位上网与直播需求。现公开招标，在四座展厅地沟敷设光缆并更换信息插座箱。</p>
${facts(
  '项目编号 | JLB-P-0250',
  '最高限价 | 320 万元（含税）',
  '工期 | 分四段实施，每厅不超过 9 日，只在空档期进场',
  `递交截止 | ${on.date(24)} 10:00`,
  `递交地点 | ${zh.counter}`,
)}
<h3>工程量</h3>
${table(
  '展厅 | 地沟插座箱（个） | 光缆（千米）',
  '1 号 | 120 | 9.4',
  '2 号 | 120 | 9.4',
  '3 号 | 120 | 9.8',
  '4 号 | 120 | 10.1',
)}
<p>插座箱防护等级不低于 IP67，须能承受叉车碾压；每箱两芯到弱电间，另留两芯备用。完工后逐芯测试，报告按箱号归档。</p>
<p>投标人须具有电子与智能化工程专业承包二级及以上资质，项目经理近三年担任过同类工程负责人，投标截止时无在建项目。</p>
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Open tender: data cabling in the floor trenches of four halls',
      content: `
<p>The copper in the floor trenches no longer carries what stands and live broadcasts need. We are tendering optical fibre and new outlet boxes for all four halls.</p>
${facts(
  'Project number | JLB-P-0250',
  'Ceiling price | CNY 3,200,000, including tax',
  'Working time | Four stages of no more than 9 days each, between shows only',
  `Bids due | ${on.date(24)}, 10:00`,
  `Submit to | ${en.counter}`,
)}
<h3>Quantities</h3>
${table('Hall | Outlet boxes | Fibre cable (km)', 'Hall 1 | 120 | 9.4', 'Hall 2 | 120 | 9.4', 'Hall 3 | 120 | 9.8', 'Hall 4 | 120 | 10.1')}
<p>Boxes must be rated IP67 and survive a forklift. Two fibres run from each to the riser room and two more are kept spare. Every fibre is tested, and the reports are filed by box number.</p>
<p>Bidders need the licence for electronic and intelligent systems, class 2 or above, and a project manager who has led similar work in the past three years and is free when bids close.</p>
${en.purchasing}`,
    }),
  },
  {
    id: 'purchase-37',
    daysAgo: 702,
    time: '14:10',
    zh: (on) => ({
      title: '展厅地沟数据布线工程中标结果公告',
      content: `
<p>项目 JLB-P-0250 评标工作已经结束，结果公告如下。</p>
${facts(
  '中标人 | 织网通信工程有限公司',
  '中标金额 | 2,986,000 元',
  '投标文件 | 收到八份，有效七份',
  `首段施工 | 1 号展厅，${on.date(20)}起`,
)}
<p>一份投标文件因未提供插座箱碾压试验报告被否决。招标文件载明该报告为实质性要求。</p>`,
    }),
    en: (on) => ({
      title: 'Result: data cabling in the floor trenches',
      content: `
<p>The bids for project JLB-P-0250 have been assessed.</p>
${facts(
  'Awarded to | Zhiwang Communications Engineering Co., Ltd.',
  'Price | CNY 2,986,000',
  'Bids | Eight received, seven valid',
  `First stage | Hall 1, from ${on.date(20)}`,
)}
<p>One bid was rejected because it had no report of a crush test of the outlet boxes, which the tender documents name as essential.</p>`,
    }),
  },
  {
    id: 'purchase-14',
    daysAgo: 173,
    time: '15:10',
    attachments: ['tender-form'],
    zh: (on) => ({
      title: '3 号展厅东侧应急广播扬声器增设询价公告',
      content: `
<p>疏散演练中发现 3 号展厅东侧应急广播听不清，现就增设扬声器询价。金额较小，采用简易程序。</p>
${facts(
  '项目编号 | JLB-P-0340',
  '最高限价 | 3.6 万元（含安装与调试）',
  `报价截止 | ${on.date(5)} 12:00，邮件报价即可`,
  '完成期限 | 成交通知后 10 日，须在一个夜班内装完',
)}
${list(
  '号角式扬声器四只，额定功率 30 瓦，防护等级不低于 IP65，接入现有消防广播功放。',
  '安装于东墙距地 6 米处，阻燃电缆穿金属管敷设。',
  '验收时在布展噪声下实测，语言传输指数不低于 0.5。',
)}
<p>报价单位应具有消防设施工程专业承包资质。最低价成交，电话通知结果，不另行公告。</p>
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Request for quotations: emergency loudspeakers for Hall 3',
      content: `
<p>In an evacuation drill the announcements could not be understood on the east side of Hall 3. We are adding loudspeakers; as the amount is small, the procedure is short.</p>
${facts(
  'Project number | JLB-P-0340',
  'Ceiling price | CNY 36,000, installed and tested',
  `Quotations due | ${on.date(5)}, 12:00, by e-mail`,
  'Completion | Within 10 days of the order, in a single night',
)}
${list(
  'Four horn loudspeakers of 30 watts, IP65 or better, on the existing voice alarm amplifier.',
  'Fixed to the east wall six metres up, with fire-resistant cable in metal conduit.',
  'Accepted when the speech transmission index reaches 0.5 in the noise of a build-up.',
)}
<p>For firms licensed for fire protection works. The lowest price wins; you will hear by telephone, and no result will be published.</p>
${en.purchasing}`,
    }),
  },
];
