import { list, table } from '../form.ts';
import type { NoticeItem } from '../item.ts';

/** What exhibitors order and pay on site. */
export const onSiteServices: readonly NoticeItem[] = [
  {
    id: 'notice-02',
    daysAgo: 3,
    time: '11:00',
    zh: (on) => ({
      title: '智能制造装备博览会参展证领取与提前入馆时间',
      content: `
<p>参展证在登录大厅西侧 3 号服务台领取。领取时请出示展商编号，每 9 平方米展位可领三张。</p>
${table(
  '日期 | 领证 | 展商入馆 | 清场',
  `${on.day(5)}（开幕前一日） | 08:00 至 18:00 | 08:30 | 21:00`,
  `${on.day(6)}（开幕日） | 07:00 至 16:00 | 07:30 | 17:30`,
  `${on.day(7)}至 ${on.day(8)} | 07:30 至 16:00 | 08:00 | 17:30`,
  `${on.day(9)}（末日） | 不办理 | 08:00 | 16:00，随后撤展`,
)}
${list(
  '证件遗失可补办一次，工本费 20 元，原证同时失效。',
  '开展首日 08:50 后展商通道关闭，请改走观众通道。',
  '末日 16:00 前不得提前拆展，展品出门须凭放行单。',
)}`,
    }),
    en: (on) => ({
      title: 'Smart Manufacturing Expo: exhibitor badges and early access',
      content: `
<p>Badges are issued at desk 3, at the west end of the concourse. Bring your exhibitor number. There are three badges for every nine square metres.</p>
${table(
  'Date | Badges | Exhibitors enter | Halls cleared',
  `${on.day(5)}, the day before | 08:00 to 18:00 | 08:30 | 21:00`,
  `${on.day(6)}, opening | 07:00 to 16:00 | 07:30 | 17:30`,
  `${on.day(7)} and ${on.day(8)} | 07:30 to 16:00 | 08:00 | 17:30`,
  `${on.day(9)}, last day | None | 08:00 | 16:00, then breakdown`,
)}
${list(
  'A lost badge is replaced once, for 20 yuan, and the old one is cancelled.',
  'On the first day the exhibitors’ entrance closes at 08:50; after that use the visitors’ entrance.',
  'Stands stay up until 16:00 on the last day. Goods leave with a release slip.',
)}`,
    }),
  },
  {
    id: 'notice-05',
    daysAgo: 14,
    time: '09:30',
    attachments: ['price-list'],
    zh: (on) => ({
      title: '现场服务价格表更新',
      subTitle: '十一项不变，四项下调，两项上调。',
      content: `
<p>新版现场服务价格表自 ${on.date(45)}起执行，此前已签合同或已付款的订单按原价结算。主要变动如下：</p>
${table(
  '项目 | 现价（元） | 新价（元）',
  '220 伏、16 安基本用电，每展期 | 680 | 620',
  '380 伏、63 安动力用电，每展期 | 3,900 | 3,600',
  '有线网络，每秒 100 兆比特 | 2,400 | 1,900',
  '压缩空气接入，每点 | 1,600 | 1,450',
  '叉车，三吨，每小时 | 240 | 260',
  '夜间加班，每厅每小时 | 2,800 | 3,000',
)}
<p>用电价格下调，是因为屋面光伏二期并网后自用比例提高。提前二十一日下单仍享九折，现场下单加收三成。完整价格见附件。</p>`,
    }),
    en: (on) => ({
      title: 'New price list for on-site services',
      subTitle: 'Eleven prices stay, four go down, two go up.',
      content: `
<p>The new list applies from ${on.date(45)}. Whatever is under contract or paid before then is charged at the old prices. The main changes:</p>
${table(
  'Service | Now (CNY) | New (CNY)',
  'Basic supply, 220 V, 16 A, per show | 680 | 620',
  'Three-phase supply, 380 V, 63 A, per show | 3,900 | 3,600',
  'Wired network, 100 Mbit/s | 2,400 | 1,900',
  'Compressed air, per connection | 1,600 | 1,450',
  'Forklift, three tonnes, per hour | 240 | 260',
  'Work after hours, per hall and hour | 2,800 | 3,000',
)}
<p>Power costs less because more of it now comes from our own roof. Order twenty-one days ahead for ten per cent off; orders on site cost thirty per cent more. The full list is attached.</p>`,
    }),
  },
  {
    id: 'notice-15',
    daysAgo: 107,
    time: '14:20',
    attachments: ['price-list'],
    zh: (on) => ({
      title: '展位无线网络规范：请勿自设热点',
      content: `
<p>近期多场展会出现无线信道拥塞，现场检测到自设热点最多时达九百余个。自 ${on.date(20)}起，展厅内无线网络按下列规则使用：</p>
${table(
  '名称 | 对象 | 用途',
  '免费网络 | 观众 | 浏览与通讯，每人每秒 5 兆比特',
  '展商网络 | 已登记展位 | 每个展位五台设备，免费',
  '专用网络 | 订购者 | 独立名称与带宽，由我馆统一设置信道',
)}
${list(
  '展位如需自带无线设备，请提前十日申报型号与信道，发射功率不超过 20 毫瓦。',
  '未申报的设备，经提醒后仍不关闭的，将切断该展位有线接入。',
  '直播与演示建议使用有线网络，插座箱位于地沟内。',
)}`,
    }),
    en: (on) => ({
      title: 'Wireless networks on stands: please do not bring your own',
      content: `
<p>At recent shows the air was full: we counted more than nine hundred private hotspots at once. From ${on.date(20)} wireless networks in the halls are used as follows:</p>
${table(
  'Network | For | Use',
  'Free | Visitors | Browsing and messages, 5 Mbit/s each',
  'Exhibitor | Registered stands | Five devices per stand, free of charge',
  'Private | Those who order it | Name and bandwidth of your own; we set the channel',
)}
${list(
  'If you must bring wireless equipment, tell us its type and channel ten days ahead. It may transmit 20 milliwatts at most.',
  'Undeclared equipment that stays on after a warning costs the stand its wired connection.',
  'For demonstrations and live broadcasts use a cable; the outlet boxes are in the floor trenches.',
)}`,
    }),
  },
  {
    id: 'notice-16',
    daysAgo: 123,
    time: '10:10',
    coverImg: 'hall-empty.jpg',
    attachments: ['price-list'],
    zh: {
      title: '1、2 号展厅分区调光服务开放申请',
      content: `
<p>1、2 号展厅照明更新后，可按九米见方的网格分区调光。主办方可在提交平面图时一并申请，不收取设置费。</p>
<h3>如何申请</h3>
<ol><li>在平面图上以网格编号圈出区域，写明目标照度，如 C4 至 E7，50 勒克斯。</li><li>开幕前七日提交，展览服务部两日内确认。</li><li>布展末日 20:00 后现场试灯，主办方签字留存。</li></ol>
<h3>限制</h3>
${list(
  '主通道与疏散口上方不得低于 150 勒克斯。',
  '布展与撤展期间全厅自动降至一半，需要加亮的工位可向现场值班电工提出。',
  '开展后临时调整，每次收取 300 元，当日首次免收。',
)}
<p>3、4 号展厅暂为整厅控制，请勿按分区设计灯光。</p>`,
    },
    en: {
      title: 'Halls 1 and 2: you can now order light by the square',
      content: `
<p>The new lights in Halls 1 and 2 dim by squares of nine metres. Organisers can ask for it with their floor plan; setting it up is free of charge.</p>
<h3>How to order</h3>
<ol><li>Mark the squares on the plan and state the level, for example C4 to E7, 50 lux.</li><li>Send it seven days before opening. Exhibition services confirm within two.</li><li>We try it out after 20:00 on the last day of build-up, and you sign for it.</li></ol>
<h3>Limits</h3>
${list(
  'Above main aisles and exits the level stays at 150 lux or more.',
  'During build-up and breakdown the halls are at half light. If you need more at one spot, ask the electrician on duty.',
  'Changes on show days cost CNY 300 each; the first of the day is free.',
)}
<p>Halls 3 and 4 are still switched as a whole. Please do not plan zones there.</p>`,
    },
  },
  {
    id: 'notice-20',
    daysAgo: 189,
    time: '15:10',
    attachments: ['price-list'],
    zh: {
      title: '布展与撤展期间空调供应说明',
      content: `
<p>展厅空调在开展日免费供应。布展与撤展期间货门敞开，按惯例只送新风。近来不少展商询问，现说明如下：</p>
${table(
  '时段 | 免费内容 | 可加订',
  '布展 | 新风，每小时两次换气 | 制冷或供暖，每厅每小时 1,800 元',
  '布展末日 18:00 后 | 新风与预调温 | 无需加订',
  '开展日 | 全部，室温 20 至 26 度 | 延时供应，每厅每小时 1,800 元',
  '撤展 | 新风 | 不提供',
)}
<p>加订须由主办方统一提出，至少提前四小时，并在供应期间关闭不少于四座货门，否则难以达到设定温度。对温度敏感的展品，建议使用冷藏运输车临时存放，停车位由我馆安排。</p>`,
    },
    en: {
      title: 'Air conditioning during build-up and breakdown',
      content: `
<p>On show days air conditioning is included. During build-up and breakdown the goods doors stand open, and there is fresh air only. As many of you have asked, here is what can be had:</p>
${table(
  'When | Included | Can be ordered',
  'Build-up | Fresh air, two changes an hour | Cooling or heating, CNY 1,800 per hall and hour',
  'Last evening of build-up, after 18:00 | Fresh air, halls brought to temperature | Not needed',
  'Show days | Everything, 20 to 26 degrees | Longer hours, CNY 1,800 per hall and hour',
  'Breakdown | Fresh air | Nothing',
)}
<p>The organiser orders for the whole hall, at least four hours ahead, and keeps four or more of its six goods doors shut; otherwise the temperature cannot be reached. Delicate exhibits are better off in a refrigerated lorry, for which we find a space.</p>`,
    },
  },
  {
    id: 'notice-34',
    daysAgo: 484,
    time: '09:20',
    zh: (on) => ({
      title: '停开纸质发票，改用电子发票',
      content: `
<p>自 ${on.date(15)}起，我馆不再开具纸质发票，一律提供电子发票，法律效力相同。</p>
${list(
  '现场服务订单：付款后扫描收据上的代码，填写抬头与税号，五分钟内发送至邮箱。',
  '场租与押金：由项目经理在到账后两个工作日内开具。',
  '停车费：出场后六十日内，在停车缴费页面自行开具。',
)}
<p>境外客户可选择英文形式发票，列明服务项目、币种与汇率，供付款与核销使用。已取得的纸质发票不换开。</p>
<p>抬头填写错误的，当月可在原页面更正一次；跨月请联系财务部，电话 023 0000 8840。</p>`,
    }),
    en: (on) => ({
      title: 'Invoices are now electronic',
      content: `
<p>From ${on.date(15)} we no longer print invoices. Electronic ones have the same legal force.</p>
${list(
  'On-site services: scan the code on the receipt, enter your company and tax number, and the invoice is in your mail within five minutes.',
  'Hall rent and deposits: your project manager sends the invoice within two working days of payment.',
  'Parking: from the payment page, up to sixty days after you leave.',
)}
<p>Customers abroad can have an invoice in English that states the services, the currency and the rate of exchange. Paper invoices already issued are not converted.</p>
<p>A wrong company name can be corrected once in the same month, on the same page. Later, call the finance department: +86 23 0000 8840.</p>`,
    }),
  },
  {
    id: 'notice-36',
    daysAgo: 538,
    time: '16:10',
    zh: {
      title: '施工押金退还由三十日缩短至十个工作日',
      content: `
<p>即日起，搭建商所缴施工押金，在撤展验收合格后十个工作日内原路退回；此前为三十日。</p>
<h3>怎样更快</h3>
<ol><li>撤展结束前两小时预约验收，双方当场在平板上签字，照片自动归档。</li><li>账户信息与缴款账户一致。不一致的需补交授权书，另加五个工作日。</li><li>地沟盖板、消火栓与墙面保护膜是扣款最多的三处，请先自查。</li></ol>
<p>扣款须附照片与计价依据，对结果有异议的可在七日内申请复核，由展览服务部以外的人员办理。上一季度复核二十三件，其中九件予以改正。</p>`,
    },
    en: {
      title: 'Build deposits now come back within ten working days',
      content: `
<p>From today the contractor’s deposit is returned within ten working days of a clean inspection. It used to take thirty days.</p>
<h3>How to make it quick</h3>
<ol><li>Book the inspection two hours before the end of breakdown. Both sides sign on a tablet, and the photographs are filed.</li><li>Use the account that the deposit came from. For another we need a letter of authority and five working days more.</li><li>Check trench covers, hydrants and wall film first: most deductions are for these.</li></ol>
<p>A deduction comes with a picture and a calculation. If you disagree, ask for a review within seven days; it is done by people outside exhibition services. Last quarter there were twenty-three, and nine were decided in the contractor’s favour.</p>`,
    },
  },
];
