import { list, table } from '../form.ts';
import type { NoticeItem } from '../item.ts';

/** Roads, metro and car parks. */
export const gettingHere: readonly NoticeItem[] = [
  {
    id: 'notice-01',
    daysAgo: 1,
    time: '16:30',
    coverImg: 'hero-exterior-day.jpg',
    zh: (on) => ({
      title: '智能制造装备博览会期间周边道路交通管制通告',
      subTitle: '滨江大道分时段单向通行，建议乘轨道 8 号线前来。',
      content: `
<p>第十二届西部智能制造装备博览会将于 ${on.day(4)}至 ${on.day(7)}举行。为保证人车安全，周边道路采取下列临时措施：</p>
${table(
  '路段 | 时间 | 措施',
  '滨江大道会展段 | 每日 08:00 至 10:30 | 由东向西单行',
  '滨江大道会展段 | 每日 15:30 至 18:00 | 由西向东单行',
  '会展北路货运环线 | 开展期间全天 | 仅限持证货车',
  `会展北路货运环线 | ${on.day(7)} 17:00 起 | 撤展货车按预约时段进入`,
)}
<h3>到馆建议</h3>
${list(
  '轨道 8 号线会展站 3 号口出站，经风雨连廊步行六分钟到登录大厅。',
  '出租车与网约车在登录大厅西门落客区下客，限停三分钟；离馆时出租车在西门外 1 号蓄车道、网约车在 P2 停车场地下一层 A 区上客。',
  '自驾车辆优先停 P3，P1 首日仅供持预约码车辆使用。',
)}
<p>现场以交通警察指挥为准。问询电话 023 0000 8800。</p>`,
    }),
    en: (on) => ({
      title: 'Traffic around the centre during the Smart Manufacturing Expo',
      subTitle: 'Riverside Avenue is one-way at peak hours. Line 8 is the easier way to come.',
      content: `
<p>The 12th Western Smart Manufacturing Expo runs from ${on.day(4)} to ${on.day(7)}. These measures keep people and vehicles apart:</p>
${table(
  'Road | When | What',
  'Riverside Avenue, at the centre | Daily, 08:00 to 10:30 | One-way, east to west',
  'Riverside Avenue, at the centre | Daily, 15:30 to 18:00 | One-way, west to east',
  'Freight loop, north side | All day on show days | Lorries with a permit only',
  `Freight loop, north side | ${on.day(7)}, from 17:00 | Lorries enter by booked slot`,
)}
<h3>How to come</h3>
${list(
  'Metro line 8 to Expo Centre, exit 3; the covered walk takes six minutes.',
  'Taxis and ride-hailing cars set down outside the west door, three minutes at most. To leave, go to taxi rank 1 outside that door, or to zone A on level B1 of car park P2 for ride-hailing.',
  'If you drive, try P3 first. On the first day P1 is for cars with a booking code.',
)}
<p>On the road, follow the police. Questions: +86 23 0000 8800.</p>`,
    }),
  },
  {
    id: 'notice-06',
    daysAgo: 18,
    time: '10:00',
    coverImg: 'hall-outdoor.jpg',
    zh: (on) => ({
      title: '室外展场试驾环线搭建与开放期间通行安排',
      content: `
<p>山城国际汽车文化展的试驾环线设在室外展场。${on.day(26)}至 ${on.day(34)}，广场通行作如下调整：</p>
${list(
  `${on.day(26)}起搭设围栏，江边步道由登录大厅东侧绕行，增加步行约四分钟。`,
  `${on.day(30)}至 ${on.day(33)}每日 09:30 至 16:30 试驾开放，行人请走人行天桥，勿跨越护栏。`,
  '环线占用期间，江畔夜场停业，恢复日期以现场公告为准。',
  'P3 顶层露天车位封闭，其余楼层正常。',
)}
<p>骑行者请在 P3 入口下车推行。推婴儿车或使用轮椅的观众，可在东门联系志愿者，由工作人员引导从环线内侧通过。</p>`,
    }),
    en: (on) => ({
      title: 'Test-drive loop on the plaza: ways round it',
      content: `
<p>The test drives of the Motor Show take place on the plaza. From ${on.day(26)} to ${on.day(34)} some ways across it change:</p>
${list(
  `Fences go up on ${on.day(26)}. The riverside path is then reached round the east end of the concourse, about four minutes longer on foot.`,
  `Cars drive from ${on.day(30)} to ${on.day(33)}, 09:30 to 16:30. Please use the footbridge and stay outside the barriers.`,
  'The evening market is closed while the loop is there. Look for the new date on site.',
  'The open top deck of P3 is closed; the other decks are not.',
)}
<p>Cyclists get off at the entrance to P3. If you come with a pram or a wheelchair, ask a volunteer at the east gate, and we will take you through on the inside of the loop.</p>`,
    }),
  },
  {
    id: 'notice-08',
    daysAgo: 30,
    time: '09:40',
    zh: (on) => ({
      title: '会展站 2 号口扶梯检修期间封闭，3 号口不受影响',
      content: `
<p>接轨道运营方通知，会展站 2 号口自 ${on.date(5)}起封闭检修扶梯，预计 ${on.date(48)}恢复。</p>
<p>前往展厅、会议中心的乘客请走 3 号口，电梯与无障碍通道照常；前往会展北路公交站的乘客请改走 1 号口，步行约五分钟。</p>
${table('出口 | 状态 | 通往', '1 号口 | 开放 | 会展北路、公交站', '2 号口 | 封闭 | 新区政务中心', '3 号口 | 开放 | 登录大厅、会议中心', '4 号口 | 开放 | 江岸步道')}
<p>大型展会散场时，3 号口将启用单向进站，请跟随地面箭头排队。</p>`,
    }),
    en: (on) => ({
      title: 'Expo Centre station: exit 2 closed for repairs, exit 3 as usual',
      content: `
<p>The metro operator tells us that the escalators of exit 2 are being repaired. The exit closes on ${on.date(5)} and should open again on ${on.date(48)}.</p>
<p>For the halls and the conference centre use exit 3, where lifts and ramps work as always. For the buses in Expo North Road use exit 1, five minutes on foot.</p>
${table('Exit | Status | Leads to', 'Exit 1 | Open | Expo North Road, buses', 'Exit 2 | Closed | District offices', 'Exit 3 | Open | Concourse, conference centre', 'Exit 4 | Open | Riverside path')}
<p>When large shows close, exit 3 becomes one-way into the station. Please queue along the arrows.</p>`,
    }),
  },
  {
    id: 'notice-13',
    daysAgo: 76,
    time: '09:00',
    coverImg: 'news-night-plaza.jpg',
    zh: (on) => ({
      title: '风雨连廊启用后出租车站与落客区位置调整',
      content: `
<p>会展站 3 号口风雨连廊启用后，登录大厅西南角改为步行区。自 ${on.date(4)}起：</p>
${table(
  '设施 | 原位置 | 新位置',
  '出租车候客站 | 登录大厅西南角 | 西门外 1 号蓄车道，十二个车位',
  '网约车上客区 | 登录大厅正门 | P2 停车场地下一层 A 区',
  '酒店接驳车 | 登录大厅正门 | 西门外 2 号站台，雨棚下',
  '自行车停放 | 连廊施工围挡旁 | 西门 240 位、东门 160 位、北侧观众入口 80 位',
)}
<p>导航软件将陆续更新。请司机在地图上搜索“嘉陵湾会展中心西门落客区”，不要以登录大厅正门为目的地。</p>
<p>行动不便的客人可在西门落客区东侧上下车，缘石坡道直通大厅，可停十五分钟；需要帮助请提前致电 023 0000 8800。</p>`,
    }),
    en: (on) => ({
      title: 'New places for taxis, pick-up and shuttles',
      content: `
<p>Now that the covered walk is open, the south-west corner of the concourse belongs to people on foot. From ${on.date(4)}:</p>
${table(
  'What | Was | Is now',
  'Taxi rank | South-west corner of the concourse | Rank 1 outside the west door, twelve bays',
  'Ride-hailing pick-up | Main door of the concourse | Car park P2, level B1, zone A',
  'Hotel shuttles | Main door of the concourse | Platform 2 outside the west door, under the canopy',
  'Bicycles | Beside the site fence | 240 at the west door, 160 at the east, 80 at the north entrance',
)}
<p>Navigation services will follow in a few days. Ask your driver to look for the west forecourt of the centre, not for the main door.</p>
<p>If you find walking hard, a car may stop at the east end of the west forecourt for fifteen minutes, beside the ramp. For help on the way in, call +86 23 0000 8800 first.</p>`,
    }),
  },
  {
    id: 'notice-23',
    daysAgo: 236,
    time: '14:00',
    zh: (on) => ({
      title: 'P3 停车场顶层铺装翻新，暂停使用十八天',
      content: `
<p>P3 停车场顶层铺装与排水沟翻新，${on.date(6)}至 ${on.date(23)}顶层 310 个露天车位停用。其余 830 个车位正常开放。</p>
<p>施工避开大型展会，仅与两场中型会议重叠。届时请优先选择 P1 或 P2，余位可在滨江大道诱导屏查看。</p>
<p>月卡用户可在施工期间停放于 P2，进场时系统自动识别，无需另行登记；月卡有效期顺延十八天。</p>`,
    }),
    en: (on) => ({
      title: 'P3: top deck closed for eighteen days',
      content: `
<p>The top deck of P3 is getting a new surface and new drains. Its 310 open-air spaces are closed from ${on.date(6)} to ${on.date(23)}; the other 830 stay open.</p>
<p>There is no large show in that time, only two medium-sized meetings. Try P1 or P2 first; the signs on Riverside Avenue show what is free.</p>
<p>With a monthly pass for P3 you can use P2 meanwhile. The gate knows your number plate, and the pass is extended by eighteen days.</p>`,
    }),
  },
  {
    id: 'notice-40',
    daysAgo: 646,
    time: '11:30',
    zh: (on) => ({
      title: '停车场更换运营单位，收费标准与支付方式说明',
      content: `
<p>自 ${on.date(6)}零时起，P1 至 P3 停车场由泊安停车管理有限公司运营。收费标准如下：</p>
${table(
  '车型 | 首小时（元） | 其后每小时（元） | 24 小时封顶（元）',
  '小型车 | 6 | 4 | 40',
  '新能源小型车 | 3 | 4 | 36',
  '中型客车 | 10 | 6 | 60',
  '持无障碍停车证 | 0 | 2 | 20',
)}
${list(
  '三十分钟内离场不收费。',
  '可扫码、刷卡或现金支付，境外银行卡请至出口人工通道。',
  '主办方可预购停车券，单价九折，展后退回未用部分。',
)}
<p>交接当晚 P1 停用六小时。原月卡自动转移。</p>`,
    }),
    en: (on) => ({
      title: 'Car parks: new operator, charges and ways to pay',
      content: `
<p>From midnight on ${on.date(6)}, P1 to P3 are run by Bo’an Parking Management Co., Ltd. These are the charges:</p>
${table(
  'Vehicle | First hour (CNY) | Each further hour (CNY) | 24 hours at most (CNY)',
  'Car | 6 | 4 | 40',
  'Electric car | 3 | 4 | 36',
  'Minibus | 10 | 6 | 60',
  'With disabled parking permit | 0 | 2 | 20',
)}
${list(
  'Stays of up to thirty minutes are free.',
  'Pay by code, card or cash. Foreign cards are taken in the staffed lane at the exit.',
  'Organisers can buy vouchers at ten per cent off and return what is not used.',
)}
<p>P1 closes for six hours on the night of the change. Monthly passes carry over by themselves.</p>`,
    }),
  },
];
