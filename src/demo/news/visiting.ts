import { figureEn, figureZh } from '../media.ts';
import type { NewsItem } from './item.ts';

/** Getting here, staying, eating, and the city around. */
export const visiting: readonly NewsItem[] = [
  {
    id: 'news-007',
    daysAgo: 16,
    time: '10:00',
    coverImg: 'news-night-plaza.jpg',
    zh: (on) => ({
      title: '江畔夜场回归：室外展场延长开放至二十二时',
      subTitle: '每周五、六，登录大厅东侧开放夜间通道，市集、露天音乐与江景同在。',
      content: `
<p>自 ${on.day(-14)}起，室外展场每周五、六延长开放至 22:00。登录大厅东侧夜间通道同步启用，市民无需门票，可经广场步道直达江边。</p>
<p>夜场设四十个市集摊位与一处露天小舞台，每晚 19:30 起有两场音乐演出，每场四十分钟。水池边新添的三十六盏矮灯只照亮脚下，抬头仍能看见江对岸的灯火。</p>
${figureZh('news-food-fair.jpg', '夜场市集。帐篷之间的串灯在二十二时准时熄灭。')}
<p>音乐演出的音量按江岸居民区的限值控制，舞台朝向江面，二十一时三十分后不再扩声。若当日室外展场有布展作业，夜场暂停一次，并提前三日公告。</p>
<p>轨道 8 号线末班车为 22:50，由 3 号口进站。P3 停车场夜场期间前两小时免费。</p>`,
    }),
    en: (on) => ({
      title: 'Evenings by the river: the plaza now stays open until ten',
      subTitle: 'On Fridays and Saturdays the east gate stays open for the market, live music and the view.',
      content: `
<p>From ${on.day(-14)} the outdoor plaza stays open until 22:00 on Fridays and Saturdays. You need no ticket: come in by the east side of the concourse and follow the causeway to the water.</p>
<p>There are forty market stalls and one small stage, with music at 19:30 and again an hour later. Thirty-six new lamps along the pool light the path and nothing else, so that the far bank keeps its glitter.</p>
${figureEn('news-food-fair.jpg', 'The evening market. Its strings of lights go out at ten sharp.')}
<p>The stage faces the river, plays within the limits of the neighbourhood, and goes unamplified after half past nine. If a show is being built on the plaza, that evening is left out and announced three days ahead.</p>
<p>The last train on line 8 leaves at 22:50. Parking at P3 is free for the first two hours.</p>`,
    }),
  },
  {
    id: 'news-008',
    daysAgo: 24,
    time: '11:20',
    coverImg: 'hotel-tower-1.jpg',
    zh: {
      title: '十二家酒店加入会展协议价，客房逾四千间',
      subTitle: '步行十五分钟可达的酒店增至五家，凭参展证件即可享受协议价格。',
      content: `
<p>新一轮会展协议酒店签约完成，共有十二家酒店加入，客房合计 4,182 间、床位 6,540 张。其中步行十五分钟可达的酒店由三家增至五家。</p>
<p>协议价全年有效，展期不上浮。参展商、观众与会议代表凭证件或预登记二维码即可入住，每证限订三间；主办方批量预订五十间以上，可另享免费取消至入住前七日的条件。</p>
${figureZh('hotel-tower-2.jpg', '新加入的一家协议酒店，距登录大厅步行九分钟。')}
<h3>从房间到展位</h3>
<p>距离最近的嘉陵湾大酒店由廊桥与登录大厅东侧相连，雨天不必撑伞。展期每日 07:30 至 19:30，接驳车每十五分钟一班，串联其余十一家酒店。</p>
<p>各酒店的房型与距离可在“配套酒店”和“周边住宿”页面查看。</p>`,
    },
    en: {
      title: 'Twelve hotels and four thousand rooms now at event rates',
      subTitle: 'Five of them are within a fifteen-minute walk. Show your badge to get the rate.',
      content: `
<p>Twelve hotels have signed up for the new round of event rates, with 4,182 rooms and 6,540 beds between them. Five of them, up from three, are no more than fifteen minutes away on foot.</p>
<p>The rates hold all year and do not rise for shows. A badge or a registration code is enough, for up to three rooms. Organisers who book fifty or more can cancel free of charge until seven days before arrival.</p>
${figureEn('hotel-tower-2.jpg', 'One of the newcomers, nine minutes’ walk from the concourse.')}
<h3>From bed to booth</h3>
<p>The nearest, Jialing Bay Hotel, is joined to the concourse by a covered bridge; leave the umbrella behind. On show days a shuttle calls at the other eleven every fifteen minutes, from 07:30 to 19:30.</p>
<p>Rooms and distances are listed under “Supporting hotels” and “Nearby accommodation”.</p>`,
    },
  },
  {
    id: 'news-015',
    daysAgo: 77,
    time: '09:50',
    zh: {
      title: '会展站 3 号口连廊建成，出站到展厅六分钟不淋雨',
      subTitle: '连廊全长三百四十米，设无障碍坡道与四处歇脚的长椅。',
      content: `
<p>连接轨道 8 号线会展站 3 号口与登录大厅的风雨连廊本周建成启用。连廊全长 340 米，净宽 8 米，步行约六分钟，从站厅到展厅不再有一段露天路。</p>
<p>连廊全程坡度不大于二十分之一，轮椅与婴儿车可以平稳通行。沿途设四处座椅、两处直饮水点和一处临时行李寄存，地面每隔五十米标出到登录大厅的剩余距离。</p>
<p>大型展会散场时，轨道站最多每小时接纳一万八千名乘客。连廊中段的显示屏会提示站内排队时间，不着急的观众可以在江边多坐一会儿。</p>
<p>连廊开放时间与轨道运营时间一致，每日 06:30 至 22:50。</p>`,
    },
    en: {
      title: 'From the metro to the halls in six minutes, and dry',
      subTitle: 'A covered walk of 340 metres now starts at exit 3, with ramps and places to sit.',
      content: `
<p>The covered walk between exit 3 of Expo Centre station and the concourse opened this week. It is 340 metres long and eight wide. From the train to the halls, no part of the way is in the rain.</p>
<p>No slope is steeper than one in twenty, which suits wheelchairs and prams. On the way there are four groups of seats, two drinking fountains and, on show days, a place to leave a case. Every fifty metres the ground tells you how far you still have to go.</p>
<p>When a big show empties, the station can take 18,000 people an hour. A screen halfway shows how long the queue is, and those in no hurry may prefer the river for a while.</p>
<p>The walk is open when the trains run, 06:30 to 22:50.</p>`,
    },
  },
  {
    id: 'news-018',
    daysAgo: 105,
    time: '14:20',
    coverImg: 'culture-cable-car.jpg',
    redirectUrl: 'https://www.example.com/river-ropeway',
    zh: {
      title: '凭参展证件免费乘坐过江索道，往返各一次',
      subTitle: '全年有效，四分钟横越嘉陵江，傍晚的一班最值得等。',
      content: `
<p>即日起，持嘉陵湾国际会展中心当期参展证、参会证或观众证，可在展期内免费乘坐过江索道，往返各一次。索道南岸站距场馆 9 公里，展期有接驳车直达。</p>
<p>索道单程四分钟，轿厢最高处离江面 74 米。傍晚六时至七时客流最多，高峰时候车约二十分钟；若想独享一个窗口，不妨选择午后。</p>
<p>证件在南北两站的 1 号闸机核验，无需换票。预约时段与运行公告见索道网站。</p>`,
    },
    en: {
      title: 'Your badge now takes you across the river by cable car',
      subTitle: 'One free ride each way, all year round; the one at dusk is worth the wait.',
      content: `
<p>Any current badge from Jialing Bay, whether you exhibit, attend or visit, is now good for one free ride each way on the river cable car. The south station is nine kilometres from the centre, with a shuttle on show days.</p>
<p>The crossing takes four minutes and reaches 74 metres above the water. Between six and seven in the evening you may wait twenty minutes; go in the early afternoon and you can have a window to yourself.</p>
<p>Hold your badge to gate 1 at either station; no ticket is needed. Time slots and closures are on the cable car’s own site.</p>`,
    },
  },
  {
    id: 'news-021',
    daysAgo: 139,
    time: '10:50',
    coverImg: 'dining-restaurant.jpg',
    zh: {
      title: '临江餐厅重新开放，午间简餐二十分钟出餐',
      subTitle: '餐厅翻新后增至二百二十座，展期提供固定价格的三道式午餐。',
      content: `
<p>位于登录大厅二层东端的临江餐厅完成翻新，本周重新开放。座位由一百五十个增至二百二十个，其中靠窗座位六十四个，另设两间可容十二人的包间。</p>
<p>去年的展商问卷里，午餐是评分最低的一项。这次翻新先改厨房，再改餐厅：出餐口由一个增至三个，菜单在展期精简为十二道，从点单到上齐不超过二十分钟。</p>
<ul><li>展期午餐：三道式套餐 58 元，素食套餐 48 元，11:00 至 14:00 供应。</li><li>晚餐：江湖菜与时令江鲜，17:30 至 21:30，建议提前一日预订。</li><li>团体：二十人以上可预订分餐，提前三个工作日确认人数。</li></ul>
${figureZh('dining-cafe.jpg', '餐厅楼下的咖啡厅，早八时开门，供展商在开馆前小坐。')}
<p>餐厅所用蔬菜六成来自三十公里以内的农场，每周在入口处公布来源。</p>`,
    },
    en: {
      title: 'The river restaurant reopens, with lunch in twenty minutes',
      subTitle: 'There are seventy more seats, and a three-course lunch at one price on show days.',
      content: `
<p>The restaurant at the east end of the upper concourse is open again. It now seats 220 instead of 150, sixty-four of them by the window, and has two private rooms for twelve.</p>
<p>When we asked exhibitors last year, lunch came last. So the kitchen was rebuilt before the dining room: three counters where there was one, and a show-day menu of twelve dishes. From order to table it takes no more than twenty minutes.</p>
<ul><li>Lunch on show days: three courses for 58 yuan, vegetarian for 48, from 11:00 to 14:00.</li><li>Dinner: local cooking and river fish, 17:30 to 21:30. It is wise to book a day ahead.</li><li>Groups of twenty and more: tell us the number three working days before.</li></ul>
${figureEn('dining-cafe.jpg', 'The café downstairs opens at eight, in time for exhibitors.')}
<p>Sixty per cent of the vegetables come from farms within thirty kilometres, and a board at the door names them each week.</p>`,
    },
  },
  {
    id: 'news-026',
    daysAgo: 205,
    time: '15:30',
    coverImg: 'culture-old-town-roofs.jpg',
    zh: {
      title: '展后半日：四条文旅线路面向参会代表开放预约',
      subTitle: '老街、索道、江心洲与小峡，均可从登录大厅出发并送回酒店。',
      content: `
<p>为让远道而来的客人多留半天，我馆与四家本地旅行机构推出“展后半日”线路，面向参展商与参会代表开放预约。线路均从登录大厅西门出发，结束后送回各协议酒店。</p>
<table><thead><tr><th scope="col">线路</th><th scope="col">时长（小时）</th><th scope="col">每人（元）</th></tr></thead><tbody><tr><td>山城老街夜行</td><td>3</td><td>120</td></tr><tr><td>过江索道与两岸灯火</td><td>2</td><td>80</td></tr><tr><td>望江塔与九孔桥</td><td>3</td><td>90</td></tr><tr><td>小峡晨雾</td><td>5</td><td>260</td></tr></tbody></table>
${figureZh('culture-pagoda-bridge.jpg', '江心洲上的望江塔与九孔桥，清晨倒影最静。')}
<p>最受欢迎的是老街夜行：沿七百级石阶由下往上走，途中在一家茶馆歇脚，走到高处时，山下的灯正好全亮。试运行的一个月里，三成客人因此把返程改签到了第二天。</p>
<p>每团不超过十六人，提供中英双语讲解。六人以上的会议团队可单独成团，出发时间随会议日程调整。</p>`,
    },
    en: {
      title: 'Half a day more: four tours for delegates',
      subTitle:
        'Old town, cable car, pagoda or gorge: each leaves from the concourse and ends at your hotel.',
      content: `
<p>If you have come a long way, stay half a day longer. With four local agencies we now offer short tours to exhibitors and delegates. They start at the west door of the concourse and bring you back to any of the partner hotels.</p>
<table><thead><tr><th scope="col">Tour</th><th scope="col">Hours</th><th scope="col">Yuan per person</th></tr></thead><tbody><tr><td>The old town after dark</td><td>3</td><td>120</td></tr><tr><td>Cable car and city lights</td><td>2</td><td>80</td></tr><tr><td>River pagoda and nine-arch bridge</td><td>3</td><td>90</td></tr><tr><td>The gorge in morning mist</td><td>5</td><td>260</td></tr></tbody></table>
${figureEn('culture-pagoda-bridge.jpg', 'The pagoda and the bridge on their island. The water is stillest early in the day.')}
<p>The favourite so far is the old town: seven hundred steps from the river up, a pot of tea halfway, and every light in the valley on by the time you reach the top. In the trial month three guests in ten moved their journey home to the next day.</p>
<p>Groups are no larger than sixteen, with guides in Chinese and English. Six or more from one meeting can have a tour of their own, at an hour that suits the programme.</p>`,
    },
  },
  {
    id: 'news-031',
    daysAgo: 281,
    time: '09:40',
    coverImg: 'culture-pagoda-bridge.jpg',
    zh: {
      title: '无障碍改造完成：一百一十处细节，一间安静室',
      subTitle: '轮椅使用者与视障人士全程参与，逐段走完从地铁口到展位的路。',
      content: `
<p>历时五个月的无障碍改造完成。改造始于一次“走读”：十四位轮椅使用者、视障与听障人士受邀从地铁口走到展位，边走边记，共提出一百二十六条意见，其中一百一十条已落实。</p>
<ul><li>登录大厅与四座展厅的盲道全部连通，转角处增设触觉地图九幅。</li><li>服务台增设低位台面与助听环路，可预约手语视频翻译。</li><li>无障碍卫生间由十二间增至二十间，其中四间配成人护理台。</li><li>展厅内可免费借用轮椅六十辆、电动代步车八辆。</li></ul>
<p>登录大厅西侧新设一间安静室，灯光可调，声音在 35 分贝以下，供对声光敏感的观众随时休息，无需预约，也不问缘由。</p>
<p>尚未落实的十六条意见多与老旧电梯有关，将随明年的电梯更新一并解决。</p>`,
    },
    en: {
      title: 'Easier for everyone: 110 changes and one quiet room',
      subTitle:
        'People who use wheelchairs, white canes or hearing aids walked the route, and told us what was wrong.',
      content: `
<p>It began with a walk. We asked fourteen people who use wheelchairs, are blind or hard of hearing to go from the metro to a stand and say what got in their way. They made 126 remarks. Five months later 110 of them have been dealt with.</p>
<ul><li>Tactile paving now joins the concourse to all four halls, with nine maps to read by hand.</li><li>Desks have a low counter and a hearing loop; sign language by video can be booked.</li><li>There are twenty accessible toilets instead of twelve, four with an adult changing bench.</li><li>Sixty wheelchairs and eight scooters can be borrowed free of charge.</li></ul>
<p>On the west side of the concourse is a new quiet room, with soft light and less than 35 decibels. Anyone may rest there, without booking and without giving a reason.</p>
<p>The sixteen remarks still open mostly concern older lifts. Those are to be renewed next year.</p>`,
    },
  },
];
