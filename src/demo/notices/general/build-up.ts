import { list, table } from '../form.ts';
import type { NoticeItem } from '../item.ts';

/** For those who build stands, and for their lorries. */
export const buildUp: readonly NoticeItem[] = [
  {
    id: 'notice-04',
    daysAgo: 9,
    time: '14:30',
    coverImg: 'news-auto-show.jpg',
    attachments: ['build-up-calendar', 'safety-rules'],
    zh: (on) => ({
      title: '汽车文化展车辆进馆须知：油量、电池与轮胎',
      content: `
<p>山城国际汽车文化展于 ${on.day(18)}至 ${on.day(20)}布展，${on.day(21)}开幕。所有展车进馆前须在北侧 5 号货门外接受检查。</p>
${table(
  '车辆 | 要求',
  '燃油车 | 油箱余量不超过四分之一，且不超过 10 升，油箱盖上锁',
  '纯电动与混合动力车 | 电量 30% 以下，拔除充电线，服务开关断开并张贴标识',
  '老式车辆 | 断开蓄电池负极，发动须提前一日报备，每次不超过三分钟',
  '全部车辆 | 轮下垫保护膜，钥匙交主办方集中保管',
)}
${list(
  '展台坡道宽度不小于 2.4 米，坡度不大于六分之一。',
  '车重超过 3.5 吨或使用金属履带的，提前三日提交平面位置与荷载计算。',
  '馆内限速每小时 5 千米，由引导员步行带行。',
)}
<p>未通过检查的车辆请驶至北侧等候区处理，重新排队进场。</p>`,
    }),
    en: (on) => ({
      title: 'Cars in the halls at the Motor Show: fuel, batteries and tyres',
      content: `
<p>Build-up for the Motor Show is from ${on.day(18)} to ${on.day(20)}; it opens on ${on.day(21)}. Every car is checked outside goods door 5 on the north side before it comes in.</p>
${table(
  'Vehicle | Requirement',
  'Petrol and diesel | A quarter of a tank or less, and no more than 10 litres; filler cap locked',
  'Electric and hybrid | Charge below 30%, cable removed, service switch off and labelled',
  'Classic cars | Battery disconnected at the negative pole; engine runs announced a day ahead, three minutes at most',
  'All | Film under the wheels, keys with the organiser',
)}
${list(
  'Ramps are at least 2.4 metres wide and no steeper than one in six.',
  'Above 3.5 tonnes, or with metal tracks, send the position and load calculation three days ahead.',
  'The speed limit indoors is 5 km/h, behind a marshal on foot.',
)}
<p>A car that fails the check is put right in the waiting area on the north side and queues again.</p>`,
    }),
  },
  {
    id: 'notice-14',
    daysAgo: 90,
    time: '10:20',
    attachments: ['safety-rules'],
    zh: (on) => ({
      title: '高度超过 4.5 米的展台须提交结构计算书',
      content: `
<p>自 ${on.date(30)}起布展的展会，凡符合下列任一条件的特装展台，须在布展前十个工作日提交经注册结构工程师签章的计算书：</p>
<ol><li>任一构件高度超过 4.5 米；</li><li>设有可上人的二层或平台；</li><li>单跨超过 6 米，或悬挑超过 1.5 米；</li><li>使用玻璃、水体或超过 200 千克的悬挂物。</li></ol>
<h3>审核流程</h3>
<p>主场搭建商汇总后一次性提交，展览服务部三个工作日内答复。首次退回可免费修改，第二次起按每平方米 5 元收取复核费。二层展台的上层面积不得超过底层的一半，同时在上人数按每平方米不超过 1 人核定。</p>
<p>现场搭建与图纸不符的，停工整改，展期不予延长。</p>`,
    }),
    en: (on) => ({
      title: 'Stands above 4.5 metres now need structural calculations',
      content: `
<p>For shows that build from ${on.date(30)}, calculations signed by a registered structural engineer are due ten working days before build-up if a custom-built stand has any of the following:</p>
<ol><li>a part higher than 4.5 metres;</li><li>an upper floor or platform that people can walk on;</li><li>a span above 6 metres or a cantilever above 1.5;</li><li>glass, water, or anything suspended that weighs over 200 kg.</li></ol>
<h3>How it works</h3>
<p>The main contractor sends everything together; exhibition services answer within three working days. The first revision is free, and from the second we charge 5 yuan per square metre. An upper floor may be half as large as the ground floor, with no more than one person per square metre on it.</p>
<p>Work that departs from the drawings is stopped until it is put right. Build-up is not extended for it.</p>`,
    }),
  },
  {
    id: 'notice-29',
    daysAgo: 347,
    time: '15:30',
    zh: (on) => ({
      title: '货车预约迟到处理规则调整',
      content: `
<p>货车预约系统运行以来，迟到占用后续时段的情况占一成左右。自 ${on.date(7)}起，规则调整如下：</p>
${table(
  '情形 | 处理',
  '迟到 15 分钟以内 | 自动顺延至下一时段，货门可能变更',
  '迟到 15 至 45 分钟 | 转入缓冲停车场候补，按空档放行',
  '迟到 45 分钟以上 | 预约失效，22:00 后现场排队',
  '开始前 2 小时以上取消 | 不记录',
  '同一展会两次未到 | 该车牌当期不再接受预约',
)}
<p>因高速公路封闭、交通事故等原因迟到的，司机上传照片即可申请免责，客服在十分钟内审核。</p>`,
    }),
    en: (on) => ({
      title: 'Lorry slots: what happens when you are late',
      content: `
<p>About one lorry in ten arrives late and takes the slot of another. From ${on.date(7)} the rules change:</p>
${table(
  'If you are | Then',
  'Up to 15 minutes late | You move to the next slot, perhaps at another door',
  '15 to 45 minutes late | You wait in the holding yard for a gap',
  'More than 45 minutes late | The booking lapses; queue after 22:00',
  'Cancelling 2 hours ahead or more | Nothing is recorded',
  'Absent twice at one show | That number plate cannot book again for it',
)}
<p>If a motorway was closed or there was an accident, send a photograph from the cab. We look at it within ten minutes.</p>`,
    }),
  },
  {
    id: 'notice-30',
    daysAgo: 386,
    time: '09:10',
    attachments: ['build-up-calendar'],
    zh: (on) => ({
      title: '货车进场预约系统试运行通知',
      content: `
<p>货车进场预约系统自 ${on.date(6)}起试运行，首批适用于附件时间表所列展会。试运行期为三十天。</p>
${list(
  '主场搭建商可于布展前七日起批量预约，参展商自前三日起自行预约。',
  '每个时段十五分钟，司机在手机浏览器中操作，无需下载程序。',
  '抵达缓冲停车场后，屏幕显示货门编号与放行时间，请勿提前驶离。',
  '未预约车辆每日 22:00 后可在北门现场排队。',
)}
<p>试运行期间保留人工窗口，系统故障时凭预约短信进场。使用中的问题请致电 023 0000 8812，布展期间二十四小时有人接听。</p>`,
    }),
    en: (on) => ({
      title: 'Lorry slot booking: trial begins',
      content: `
<p>Slot booking for lorries starts its thirty-day trial on ${on.date(6)}, first for the shows in the attached calendar.</p>
${list(
  'Main contractors can book in bulk from seven days before build-up, exhibitors from three.',
  'A slot lasts fifteen minutes. Drivers book in the browser of a phone, with nothing to download.',
  'At the holding yard a screen shows your door and your time. Please do not leave before it.',
  'Without a booking, queue at the north gate after 22:00.',
)}
<p>During the trial a desk stays open, and if the system fails your text message will get you in. For help call +86 23 0000 8812, day and night during build-up.</p>`,
    }),
  },
  {
    id: 'notice-42',
    daysAgo: 741,
    time: '10:50',
    attachments: ['safety-rules'],
    zh: {
      title: '展厅吊挂作业由指定单位实施，申请表须提前十五日提交',
      content: `
<p>为确保屋架安全，四座展厅的一次吊挂（屋架至吊点）由我馆指定单位实施，二次吊挂（吊点以下）可由搭建商自行承担，但须现场验收。</p>
${table('荷载类别 | 单点上限', '静载，均布 | 500 千克', '静载，集中 | 400 千克', '电动葫芦等动载 | 250 千克')}
${list(
  '申请时提交平面图、立面图、单点荷载与重心位置。',
  '相邻吊点间距不小于 9 米网格的三分之一，不得斜拉。',
  '灯光桁架须设二道保险钢索，上方不得有人作业。',
)}
<p>逾期申请将视工位情况受理，加收三成费用；开幕前二十四小时内不再受理。</p>`,
    },
    en: {
      title: 'Rigging in the halls: who does it, and when to apply',
      content: `
<p>To protect the roof, everything between the trusses and the rigging points is done by our appointed riggers. Below the points your contractor may do it, and we inspect it.</p>
${table('Kind of load | Limit per point', 'Static, distributed | 500 kg', 'Static, concentrated | 400 kg', 'Moving, such as hoists | 250 kg')}
${list(
  'Apply fifteen days ahead with plan, elevation, load per point and centre of gravity.',
  'Points are at least three metres apart, a third of the nine-metre grid, and cables hang straight.',
  'Lighting trusses have a second safety wire, and nobody works above them.',
)}
<p>Later applications are taken if there is time, at thirty per cent more, and none in the last twenty-four hours before opening.</p>`,
    },
  },
  {
    id: 'notice-43',
    daysAgo: 806,
    time: '13:20',
    attachments: ['site-plan'],
    zh: (on) => ({
      title: '二十四座货门统一编号，标识更换完成',
      content: `
<p>四座展厅的货门原按厅内序号标注，跨厅展会常有货车停错门。现统一编为 1 至 24 号，自 ${on.date(3)}起使用。</p>
${table('展厅 | 原编号 | 新编号', '1 号展厅 | 1-1 至 1-6 | 1 至 6', '2 号展厅 | 2-1 至 2-6 | 7 至 12', '3 号展厅 | 3-1 至 3-6 | 13 至 18', '4 号展厅 | 4-1 至 4-6 | 19 至 24')}
<p>新编号由西向东递增，字高 1.2 米，夜间自发光。已印发的展商手册中如为旧编号，请主办方在布展通知中附上对照表。</p>`,
    }),
    en: (on) => ({
      title: 'The goods doors are numbered 1 to 24',
      content: `
<p>Until now the goods doors were counted anew in each hall, and lorries often went to the wrong one. From ${on.date(3)} they run from 1 to 24.</p>
${table('Hall | Old numbers | New numbers', 'Hall 1 | 1-1 to 1-6 | 1 to 6', 'Hall 2 | 2-1 to 2-6 | 7 to 12', 'Hall 3 | 3-1 to 3-6 | 13 to 18', 'Hall 4 | 4-1 to 4-6 | 19 to 24')}
<p>They rise from west to east, stand 1.2 metres tall and glow at night. If your exhibitor manual is already printed with the old ones, please add this table to your build-up notes.</p>`,
    }),
  },
  {
    id: 'notice-44',
    daysAgo: 889,
    time: '16:00',
    zh: (on) => ({
      title: '撤展废弃物分类投放要求',
      content: `
<p>自 ${on.date(15)}起，撤展废弃物按五类分别堆放，主场搭建商对本展会的分类结果负责。</p>
${table(
  '类别 | 投放点 | 容器颜色',
  '木质构件 | 北侧货运环线 A 区 | 棕',
  '地毯 | 各厅货门外 | 灰',
  '纸板与塑料膜 | 北侧 B 区 | 蓝',
  '油漆、胶粘剂空桶 | 危废暂存间，须登记 | 红',
  '其他 | 北侧 C 区 | 黑',
)}
<p>混装垃圾每立方米加收处置费 180 元，从施工押金中扣除。分类合格率超过九成的搭建商，下一届押金减半。</p>
<p>首两场展会安排引导员现场协助，不作扣款。</p>`,
    }),
    en: (on) => ({
      title: 'Breakdown: waste is now sorted in five kinds',
      content: `
<p>From ${on.date(15)} waste is sorted at breakdown, and the main contractor answers for the show.</p>
${table(
  'Kind | Where | Colour',
  'Timber | Freight loop, area A | Brown',
  'Carpet | Outside the goods doors | Grey',
  'Cardboard and film | North side, area B | Blue',
  'Empty paint and glue tins | Hazardous store, with a signature | Red',
  'Everything else | North side, area C | Black',
)}
<p>Mixed waste costs CNY 180 per cubic metre, taken from the deposit. Contractors who sort more than ninety per cent correctly pay half the deposit next time.</p>
<p>At the first two shows marshals will help, and nothing will be deducted.</p>`,
    }),
  },
];
