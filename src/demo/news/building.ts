import { figureEn, figureZh } from '../media.ts';
import type { NewsItem } from './item.ts';

/** The building, its energy and its gates. */
export const building: readonly NewsItem[] = [
  {
    id: 'news-009',
    daysAgo: 33,
    time: '09:20',
    coverImg: 'news-construction-detail.jpg',
    zh: {
      title: '波浪屋面通过十年检测，檐口木格栅焕新',
      subTitle: '四个月的检测覆盖两万一千个节点；檐口木格栅更换三百六十根，其余保留原件。',
      source: '场馆运营部',
      content: `
<p>会展中心波浪屋面的十年期结构检测日前完成。检测历时四个月，覆盖两万一千个节点、四千六百根杆件与全部支座，结论为“安全性满足要求，可继续使用”。</p>
<p>检测人员没有搭设满堂脚手架，而是以绳索作业与无人机摄影结合，逐个节点拍照、编号、比对。全部照片存入建筑档案，下一次检测时可逐张对照。</p>
${figureZh('news-construction-detail.jpg', '檐口木格栅与 V 形柱。更换的木料颜色略浅，两三年后将与旧料一致。')}
<p>檐口共有木格栅五千四百根。经逐根敲击与含水率测定，更换三百六十根，其余原件打磨上油后继续使用。更换下来的木料已制成九十张长椅，陆续摆放在登录大厅与室外展场。</p>
<p>检测期间展会照常举行，共避让布展与开展日六十三天。</p>`,
    },
    en: {
      title: 'The wave roof passes its ten-year survey',
      subTitle: 'Four months, twenty-one thousand joints, and 360 timber slats renewed along the eaves.',
      source: 'Venue operations',
      content: `
<p>The roof is sound. That is the result of its ten-year survey, which took four months and looked at twenty-one thousand joints, 4,600 members and every bearing.</p>
<p>No scaffold was built. Climbers on ropes and cameras on drones went from joint to joint, numbering and photographing each. Whoever does the next survey can compare it picture by picture.</p>
${figureEn('news-construction-detail.jpg', 'The timber eave and its V-shaped columns. New slats are a shade lighter; in two or three years nobody will tell.')}
<p>There are 5,400 slats along the eaves. All were tapped and tested for moisture, 360 were replaced, and the rest were sanded and oiled. The old timber has become ninety benches, now finding their places in the concourse and on the plaza.</p>
<p>Shows went on all the while; the surveyors stayed away on sixty-three days of build-up and opening.</p>`,
    },
  },
  {
    id: 'news-013',
    daysAgo: 61,
    time: '14:30',
    coverImg: 'hero-exterior-day.jpg',
    zh: {
      title: '屋面光伏二期并网，年发电量可达七百六十万度',
      subTitle: '新增组件铺设在波浪屋面北坡，全年用电的近三成由屋面供给。',
      source: '场馆运营部',
      content: `
<p>会展中心屋面光伏二期工程正式并网。二期装机 3.1 兆瓦，铺设在 3、4 号展厅屋面，与一期合计 7.2 兆瓦，年发电量预计七百六十万千瓦时，约占场馆全年用电的二成九。</p>
<table><thead><tr><th scope="col">项目</th><th scope="col">一期</th><th scope="col">二期</th><th scope="col">合计</th></tr></thead><tbody><tr><td>装机容量（兆瓦）</td><td>4.1</td><td>3.1</td><td>7.2</td></tr><tr><td>组件面积（平方米）</td><td>21,400</td><td>14,900</td><td>36,300</td></tr><tr><td>年发电量（万千瓦时）</td><td>425</td><td>335</td><td>760</td></tr></tbody></table>
<p>组件沿屋面曲线分成三百余个小组，各自跟随坡度微调角度，从江对岸看去，屋脊线没有改变。采光带上方不铺组件，展厅白天仍以自然光布展。</p>
<p>登录大厅东侧新设一块显示屏，实时显示当前发电、当前用电与当日累计。没有展会的晴天，屋面发的电会多于场馆用的电，余量并入电网。</p>`,
    },
    en: {
      title: 'More of the roof makes power: second solar phase connected',
      subTitle: 'Nearly thirty per cent of the electricity we use in a year now comes from overhead.',
      source: 'Venue operations',
      content: `
<p>The second phase of the solar roof is on the grid. Its 3.1 megawatts lie above Halls 3 and 4 and bring the total to 7.2, enough for about 7.6 million kilowatt-hours a year, or 29 per cent of what the building uses.</p>
<table><thead><tr><th scope="col">Item</th><th scope="col">Phase 1</th><th scope="col">Phase 2</th><th scope="col">Total</th></tr></thead><tbody><tr><td>Capacity (MW)</td><td>4.1</td><td>3.1</td><td>7.2</td></tr><tr><td>Panels (m²)</td><td>21,400</td><td>14,900</td><td>36,300</td></tr><tr><td>Yearly yield (GWh)</td><td>4.25</td><td>3.35</td><td>7.60</td></tr></tbody></table>
<p>The panels are set in some three hundred small groups that follow the curve, so that the ridge looks the same from across the river. The rooflights stay clear, and the halls are still built up by daylight.</p>
<p>A screen at the east end of the concourse shows what is being made, what is being used, and the day so far. On a sunny day without a show the roof makes more than the house needs, and the rest goes to the grid.</p>`,
    },
  },
  {
    id: 'news-020',
    daysAgo: 128,
    time: '10:15',
    coverImg: 'hall-empty.jpg',
    zh: {
      title: '1、2 号展厅照明更新完成，用电减少六成',
      subTitle: '新灯具可按展位分区调光，布展期间照度减半。',
      source: '场馆运营部',
      content: `
<p>1、2 号展厅的照明更新工程本周完工。两厅共更换灯具一千一百五十二套，展厅地面平均照度由 320 勒克斯提高到 500 勒克斯，照明功率由 410 千瓦降至 161 千瓦。</p>
<p>新灯具按九米乘九米的地沟网格分区，每区可单独调光。布展与撤展期间自动降至一半；主办方若要在展厅中央布置舞台，只需在平面图上圈出区域，现场即可压暗。</p>
<p>灯具显色指数不低于 90，色温 4,000 开尔文，食品、织物与汽车漆面的颜色在灯下与日光下更为接近。</p>
<p>施工安排在两个展期之间的夜间进行，共二十六个夜班，未占用一天展期。3 号展厅的照明更新将另行比选，4 号展厅计划随后实施。</p>`,
    },
    en: {
      title: 'New lights in Halls 1 and 2 use sixty per cent less',
      subTitle: 'They dim by the square, and to half strength while stands are being built.',
      source: 'Venue operations',
      content: `
<p>Halls 1 and 2 have new lights, 1,152 of them. The floor is brighter, 500 lux where it was 320, on 161 kilowatts where it used to take 410.</p>
<p>They follow the nine-metre grid of the floor trenches, and each square dims by itself. During build-up and breakdown they drop to half. If you want a stage in the middle of a hall, mark it on the plan and we turn the lights down around it.</p>
<p>A colour rendering index above 90, at 4,000 kelvin, brings food, cloth and car paint closer to what they are in daylight.</p>
<p>The work took twenty-six nights between shows and not a single show day. Hall 3 comes next, by tender; Hall 4 follows.</p>`,
    },
  },
  {
    id: 'news-025',
    daysAgo: 191,
    time: '15:00',
    coverImg: 'culture-river-gorge.jpg',
    zh: {
      title: '江水源热泵运行满一年，空调用电下降三成四',
      subTitle: '一年节电二百八十六万度，江水回流温差控制在三度以内。',
      source: '场馆运营部',
      content: `
<p>江水源热泵系统投入运行满一年。监测显示，过去十二个月空调系统用电 556 万千瓦时，比上一年度减少 286 万千瓦时，降幅三成四。</p>
<p>系统自江岸取水口抽取江水，与场馆内循环水换热后回流，不消耗江水，也不添加任何药剂。夏季江水低于气温，冬季高于气温，热泵因此比传统冷却塔省力得多；原有的六座冷却塔已停用四座，屋面更安静，登录大厅北侧的噪声下降了 7 分贝。</p>
<p>环境监测单位在取水口上下游各设三个点位，按月测温。一年来，回流口下游百米处的最大温差为 1.1 度，低于批复的限值。</p>
<p>下一步，系统将延伸至会议层，预计再减少空调用电约一成。</p>`,
    },
    en: {
      title: 'A year of cooling with the river: a third less power',
      subTitle: 'The heat pumps saved 2.86 million kilowatt-hours and barely warmed the water.',
      source: 'Venue operations',
      content: `
<p>The river-water heat pumps have run for a year. In those twelve months air conditioning took 5.56 million kilowatt-hours, 2.86 million fewer than the year before. That is 34 per cent less.</p>
<p>Water comes in at the bank, gives or takes heat through an exchanger, and goes back. None is used up and nothing is added. The river is cooler than the air in summer and warmer in winter, so the pumps work less than cooling towers do. Four of the six towers are switched off, and the north side of the concourse is seven decibels quieter.</p>
<p>Temperatures are measured every month at six points in the river. A hundred metres below the outlet the largest difference was 1.1 degrees, well under the permitted limit.</p>
<p>The meeting floor will be connected next, which should save about a tenth again.</p>`,
    },
  },
  {
    id: 'news-028',
    daysAgo: 233,
    time: '13:40',
    coverImg: 'hall-show.jpg',
    zh: {
      title: '四厅合一：活动隔墙收合用时三小时四十分',
      subTitle: '三道隔墙、一百四十四扇门板，一次演练刷新了开馆以来的纪录。',
      source: '展览服务部',
      content: `
<p>在上周的一次演练中，展览服务部用三小时四十分收起了四座展厅之间的全部三道活动隔墙，比四小时的服务承诺快二十分钟，也是开馆以来最快的一次。</p>
<p>每道隔墙由四十八扇门板组成，单扇高 13 米、宽 3 米、重 1.9 吨，由顶部轨道承重，收合后藏入展厅南端的墙腔。十二人分成三组同时作业，每扇门板的就位误差不超过 4 毫米。</p>
<p>提速的关键不在设备，而在顺序。小组在模型上推演了十一遍，把原来由东向西的依次收合，改为三道同时、奇偶交替，省去了等候轨道的时间。</p>
<p>四厅合一后的净面积为 40,320 平方米，最长直线距离 288 米。今年已有两场展览选择了这一布局。</p>`,
    },
    en: {
      title: 'Four halls into one, in three hours and forty minutes',
      subTitle: 'Three walls and 144 panels: a drill sets the fastest time since the building opened.',
      source: 'Exhibition services',
      content: `
<p>We promise to open all the walls between the four halls in four hours. In last week’s drill the exhibition team did it in three hours and forty minutes, the fastest time yet.</p>
<p>Each of the three walls has forty-eight panels, thirteen metres high, three wide, 1.9 tonnes apiece. They hang from a track and slide into pockets at the south end. Twelve people worked in three groups, and every panel came to rest within four millimetres.</p>
<p>It was not the machinery that got faster but the order. The team rehearsed on a model eleven times, and found that moving all three walls together, odd panels first, does away with waiting for the track.</p>
<p>What is left is one room of 40,320 square metres, 288 metres from end to end. Two shows have chosen it this year.</p>`,
    },
  },
  {
    id: 'news-033',
    daysAgo: 318,
    time: '09:10',
    zh: {
      title: '货车预约进场上线，平均等候时间降至十八分钟',
      subTitle: '布展车辆按时段放行，北侧货运环线不再排队。',
      source: '展览服务部',
      content: `
<p>货车预约系统上线两个月来，已有一万零四百车次通过预约进场。布展高峰日的平均等候时间由七十四分钟降至十八分钟，滨江大道上不再有货车排队。</p>
<p>系统以十五分钟为一个时段，按二十四座货门的实际卸货能力放行。司机在手机上选择时段，到达前三十分钟收到货门编号；迟到不超过一个时段的，自动顺延。</p>
<ul><li>两公里外的缓冲停车场可容一百二十辆货车，设有卫生间、热水与充电桩。</li><li>超长、超高与危险品车辆仍须提前三个工作日书面报备。</li><li>未预约车辆在每日 22:00 后可现场排队进场。</li></ul>
<p>系统对主场搭建商与参展商免费，操作说明见服务手册。</p>`,
    },
    en: {
      title: 'Lorries now book a slot, and wait eighteen minutes on average',
      subTitle: 'Freight enters by the quarter-hour, and the queue on the avenue is gone.',
      source: 'Exhibition services',
      content: `
<p>In the two months since slot booking began, 10,400 lorries have used it. On the busiest build-up days they now wait eighteen minutes on average, down from seventy-four, and none of them wait on Riverside Avenue.</p>
<p>Slots are fifteen minutes long and as many as the twenty-four goods doors can really handle. The driver chooses one by phone and is told the door half an hour before. Anyone who is late by no more than one slot moves to the next automatically.</p>
<ul><li>A holding yard two kilometres away has room for 120 lorries, with toilets, hot water and charging points.</li><li>Oversize loads and dangerous goods still need notice in writing, three working days ahead.</li><li>Without a booking, you can queue at the gate after 22:00.</li></ul>
<p>The service is free for contractors and exhibitors. The service manual explains how it works.</p>`,
    },
  },
];
