import { list, table } from '../form.ts';
import type { NoticeItem } from '../item.ts';

/** Maintenance and tests in the building. */
export const works: readonly NoticeItem[] = [
  {
    id: 'notice-09',
    daysAgo: 38,
    time: '15:50',
    zh: (on) => ({
      title: '1、2 号展厅夜间停水通知',
      content: `
<p>因更换北侧给水总阀，1、2 号展厅将于 ${on.date(3)} 23:00 至次日 05:00 停水，含地沟给水、卫生间与直饮水点。3、4 号展厅与登录大厅不受影响。</p>
${list(
  '布展单位如需夜间用水，请于停水前自行储备，清洗可至 3 号展厅北侧取水点。',
  '展台内已接通的水箱、水景请关闭进水阀，以免复水时溢水。',
  '复水后先放水两分钟再使用；直饮水点经冲洗检测后于 07:00 恢复。',
)}
<p>消防用水由另一路总管保障，不停用。现场联系：场馆运营部值班室 023 0000 8816。</p>`,
    }),
    en: (on) => ({
      title: 'Water off overnight in Halls 1 and 2',
      content: `
<p>The main valve on the north side is being replaced. There is no water in Halls 1 and 2 from 23:00 on ${on.date(3)} to 05:00 the next morning: trenches, toilets and fountains. Halls 3 and 4 and the concourse are not affected.</p>
${list(
  'If you need water while building at night, store some, or wash up at the tap on the north side of Hall 3.',
  'Close the inlets of tanks and water features on your stand, so that nothing overflows when the water comes back.',
  'Let taps run for two minutes. Fountains are flushed, tested and back by 07:00.',
)}
<p>Fire water comes by another main and stays on. Duty room, venue operations: +86 23 0000 8816.</p>`,
    }),
  },
  {
    id: 'notice-12',
    daysAgo: 64,
    time: '17:20',
    zh: (on) => ({
      title: '3、4 号展厅并网切换停电安排',
      content: `
<p>屋面光伏二期并网，需对 3、4 号配电间进行切换。停电时间为 ${on.date(2)} 00:30 至 04:30，两厅当日均无展会。</p>
${table(
  '回路 | 00:30 至 02:30 | 02:30 至 04:30',
  '3 号展厅照明与插座 | 停 | 供',
  '4 号展厅照明与插座 | 供 | 停',
  '货门与活动隔墙 | 停 | 停',
  '应急照明、消防与监控 | 供 | 供',
)}
<p>冷藏展品、服务器等不可断电设备请移至登录大厅东侧临时供电点。展台设备请在 00:00 前关机，恢复供电后逐路合闸。</p>`,
    }),
    en: (on) => ({
      title: 'Power off in Halls 3 and 4 while the solar roof is connected',
      content: `
<p>To connect the second phase of the solar roof, switch rooms 3 and 4 are changed over on ${on.date(2)} between 00:30 and 04:30. There is no show in either hall that day.</p>
${table(
  'Circuit | 00:30 to 02:30 | 02:30 to 04:30',
  'Hall 3, light and sockets | Off | On',
  'Hall 4, light and sockets | On | Off',
  'Goods doors and movable walls | Off | Off',
  'Emergency light, fire systems, cameras | On | On',
)}
<p>Move refrigerated goods, servers and whatever must not lose power to the temporary supply at the east end of the concourse. Switch off equipment by midnight, and afterwards switch on one circuit at a time.</p>`,
    }),
  },
  {
    id: 'notice-18',
    daysAgo: 157,
    time: '09:50',
    coverImg: 'news-construction-detail.jpg',
    zh: (on) => ({
      title: '波浪屋面检测期间檐下防护区设置',
      content: `
<p>波浪屋面十年期检测自 ${on.date(2)}起分区进行，历时约四个月。检测人员以绳索自檐口下放，其下方设防护区。</p>
${table(
  '阶段 | 位置 | 时间',
  '一 | 登录大厅南侧檐口 | 第 1 至 4 周',
  '二 | 1、2 号展厅屋面 | 第 5 至 9 周',
  '三 | 3、4 号展厅屋面 | 第 10 至 14 周',
  '四 | 支座与复测 | 第 15 至 17 周',
)}
${list(
  '防护区宽 6 米，以红白围栏标示，行人从内侧雨廊通过。',
  '布展日与开展日不作业；会议日作业须避开开闭会前后各一小时。',
  '无人机飞行限于上午 10:00 前，飞行当日在服务台公布。',
)}
<p>主办方若有屋檐悬挂计划，请提前两周告知项目经理，以便调整顺序。</p>`,
    }),
    en: (on) => ({
      title: 'Survey of the wave roof: fenced areas below the eaves',
      content: `
<p>The ten-year survey of the roof begins on ${on.date(2)} and lasts about four months. Technicians come down on ropes, and the ground below them is fenced off.</p>
${table(
  'Stage | Where | When',
  '1 | South eaves of the concourse | Weeks 1 to 4',
  '2 | Roof of Halls 1 and 2 | Weeks 5 to 9',
  '3 | Roof of Halls 3 and 4 | Weeks 10 to 14',
  '4 | Bearings and second readings | Weeks 15 to 17',
)}
${list(
  'The fence is red and white and encloses six metres. Walk inside it, along the arcade.',
  'Nobody climbs on build-up and show days, or within an hour of the start and end of a meeting.',
  'Drones fly before ten in the morning only; the desk knows on which days.',
)}
<p>If you plan to hang anything from the eaves, tell your project manager two weeks ahead, so that we can change the order.</p>`,
    }),
  },
  {
    id: 'notice-26',
    daysAgo: 286,
    time: '10:40',
    zh: (on) => ({
      title: '4 号展厅地面翻新，封闭十二天',
      content: `
<p>4 号展厅自 ${on.date(3)}至 ${on.date(14)}封闭，进行地面翻新。其间 19 至 24 号货门停用，展厅内的卫生间与 4 号配电间通道一并关闭。</p>
<p>3 号展厅正常使用。两厅之间的活动隔墙加设防尘帘，施工现场设集尘装置；如布展时发现粉尘或异味，请立即告知现场服务，电话 023 0000 8800。</p>
${list(
  '北侧货运环线在 4 号展厅段改为单车道，由信号灯控制。',
  '原定经 4 号展厅运输的超长货物，改走 3 号展厅 18 号货门。',
  `新地面自 ${on.day(15)}起可承载叉车，前七日请使用浅色胎叉车。`,
)}`,
    }),
    en: (on) => ({
      title: 'Hall 4 closed for twelve days for its new floor',
      content: `
<p>The floor of Hall 4 is renewed from ${on.date(3)} to ${on.date(14)}. The hall, goods doors 19 to 24, its toilets and the way to switch room 4 are closed.</p>
<p>Hall 3 stays open. A dust curtain hangs along the wall between the two, and the grinders have extraction. If you notice dust or smell while you build, call on-site service at once: +86 23 0000 8800.</p>
${list(
  'The freight loop behind Hall 4 has one lane, with traffic lights.',
  'Long loads that were to pass through Hall 4 use goods door 18 in Hall 3.',
  `Forklifts may drive on the new floor from ${on.day(15)}; for the first seven days, please, with non-marking tyres.`,
)}`,
    }),
  },
  {
    id: 'notice-37',
    daysAgo: 572,
    time: '11:10',
    coverImg: 'culture-river-gorge.jpg',
    zh: (on) => ({
      title: '江水源热泵试运行，部分区域温度可能波动',
      content: `
<p>江水源热泵系统将于 ${on.date(5)}至 ${on.date(16)}试运行，依次接入登录大厅与四座展厅。切换时送风温度可能在半小时内上下波动 2 至 3 度。</p>
${table('日期 | 接入区域', `${on.day(5)} | 登录大厅`, `${on.day(8)} | 1 号展厅`, `${on.day(10)} | 2 号展厅`, `${on.day(13)} | 3 号展厅`, `${on.day(15)} | 4 号展厅`)}
<p>原有冷却塔在试运行期间保持热备用，超出设定值 3 度时十分钟内切回。江边取水口设浮标，请游船与垂钓者保持三十米距离。</p>`,
    }),
    en: (on) => ({
      title: 'River-water heat pumps on trial: temperatures may vary',
      content: `
<p>From ${on.date(5)} to ${on.date(16)} the river-water heat pumps run on trial and take over the concourse and the halls one by one. At each change the air may be two or three degrees warmer or cooler for half an hour.</p>
${table('Date | Area', `${on.day(5)} | Concourse`, `${on.day(8)} | Hall 1`, `${on.day(10)} | Hall 2`, `${on.day(13)} | Hall 3`, `${on.day(15)} | Hall 4`)}
<p>The cooling towers stand by and take over again within ten minutes if the air is three degrees off. Buoys mark the intake in the river; boats and anglers, please keep thirty metres away.</p>`,
    }),
  },
  {
    id: 'notice-39',
    daysAgo: 616,
    time: '16:40',
    zh: (on) => ({
      title: '消防设施联动试验期间警报声说明',
      content: `
<p>${on.date(2)}至 ${on.date(4)}每晚 22:30 至次日 04:30，我馆进行消防设施年度联动试验。其间馆内会响起警报与疏散广播，防火卷帘将分区下落，排烟风机全速运行。</p>
<p>试验广播以“这是试验”开头并重复两遍。若听到的广播没有这句话，请立即按疏散指示离开。</p>
${list(
  '首晚：登录大厅与会议层；次晚：1、2 号展厅；末晚：3、4 号展厅，含水炮喷水。',
  '夜间加班人员须在值班室登记，并避开当晚试验区域。',
  '卷帘下方五米内不得停放车辆与展材。',
)}`,
    }),
    en: (on) => ({
      title: 'Fire systems under test: you may hear alarms',
      content: `
<p>The yearly chain test of the fire systems takes place on the nights from ${on.date(2)} to ${on.date(4)}, 22:30 to 04:30. Alarms and announcements will sound, fire shutters will come down, and smoke fans will run at full speed.</p>
<p>Test announcements begin with the words ‘This is a test’, said twice. If you hear one without them, leave by the nearest exit.</p>
${list(
  'First night: concourse and meeting floor. Second: Halls 1 and 2. Third: Halls 3 and 4, with water cannons.',
  'If you work late, sign in at the duty room and keep out of the area under test.',
  'No vehicles or material within five metres of a shutter.',
)}`,
    }),
  },
  {
    id: 'notice-41',
    daysAgo: 690,
    time: '09:30',
    zh: (on) => ({
      title: '展厅地沟数据布线施工安排与网络中断时段',
      content: `
<p>四座展厅地沟数据布线自 ${on.date(8)}起分段施工，均在空档期进行。新旧线路切换时，相应展厅的有线网络中断：</p>
${table(
  '展厅 | 施工时间 | 网络中断',
  `1 号 | ${on.day(8)}至 ${on.day(16)} | 末日 20:00 至 24:00`,
  `2 号 | ${on.day(27)}至 ${on.day(35)} | 末日 20:00 至 24:00`,
  `3 号 | ${on.day(49)}至 ${on.day(57)} | 末日 18:00 至 24:00`,
  `4 号 | ${on.day(70)}至 ${on.day(78)} | 末日 18:00 至 24:00`,
)}
<p>施工期间地沟盖板逐段揭开，叉车请走铺设钢板的临时通道。新插座箱编号与平面图网格一致，订购网络时填写箱号即可，无需再测量距离。</p>`,
    }),
    en: (on) => ({
      title: 'New data cables in the halls: dates, and when the network is down',
      content: `
<p>Data cables in the floor trenches are laid from ${on.date(8)}, hall by hall, between shows. When a hall is switched to the new lines, its wired network is down:</p>
${table(
  'Hall | Work | Network down',
  `Hall 1 | ${on.day(8)} to ${on.day(16)} | Last day, 20:00 to 24:00`,
  `Hall 2 | ${on.day(27)} to ${on.day(35)} | Last day, 20:00 to 24:00`,
  `Hall 3 | ${on.day(49)} to ${on.day(57)} | Last day, 18:00 to 24:00`,
  `Hall 4 | ${on.day(70)} to ${on.day(78)} | Last day, 18:00 to 24:00`,
)}
<p>Trenches are opened bit by bit; forklifts use the steel plates. The new outlet boxes carry the grid numbers of the plan. When you order a connection, the box number is all we need.</p>`,
    }),
  },
];
