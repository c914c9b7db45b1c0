import type { EntryInput } from '#schemas/entry.ts';
import { eventCatering } from './catering-events.ts';
import { fileEntries, type NearbyItem } from './item.ts';

/** Places where visitors sit down or queue, from the concourse outwards. */
const places: readonly NearbyItem[] = [
  {
    id: 'catering-01',
    picture: 'dining-restaurant.jpg',
    jumpUrl: 'https://www.example.com/river-restaurant',
    zh: {
      name: '临江餐厅',
      remark: `
<p>登录大厅二层东端，二百二十座，其中靠窗六十四座，另有两间十二人包间。展期午间菜单精简为十二道，从点单到上齐不超过二十分钟；晚间做江湖菜与时令江鲜，建议提前一日预订。</p>
<table><thead><tr><th scope="col">时段</th><th scope="col">开放时间</th><th scope="col">供应</th></tr></thead><tbody><tr><th scope="row">展期午餐</th><td>11:00 – 14:00</td><td>三道式套餐 58 元，素食套餐 48 元</td></tr><tr><th scope="row">晚餐</th><td>17:30 – 21:30</td><td>点菜，人均约 120 元</td></tr></tbody></table>
<p>收现金、银行卡与移动支付，可开电子发票。二十人以上分餐，请提前三个工作日确认人数。</p>`,
    },
    en: {
      name: 'River Restaurant',
      remark: `
<p>At the east end of the upper concourse: 220 seats, sixty-four of them by the window, and two private rooms for twelve. On show days a lunch menu of twelve dishes reaches the table within twenty minutes. Dinner is local cooking and river fish, best booked a day ahead.</p>
<table><thead><tr><th scope="col">Meal</th><th scope="col">Hours</th><th scope="col">What you get</th></tr></thead><tbody><tr><th scope="row">Lunch on show days</th><td>11:00 – 14:00</td><td>Three courses for 58 yuan, vegetarian for 48</td></tr><tr><th scope="row">Dinner</th><td>17:30 – 21:30</td><td>À la carte, about 120 yuan a head</td></tr></tbody></table>
<p>Cash, cards and phone payments are taken. Groups of twenty and more: tell us the number three working days before.</p>`,
    },
  },
  {
    id: 'catering-02',
    picture: 'dining-cafe.jpg',
    zh: {
      name: '大厅咖啡',
      remark: `
<p>临江餐厅楼下，登录大厅一层东端，九十六座。每日 08:00 开门，比展厅早一小时，供展商先坐下喝一杯；开展日营业至 18:00，无展日至 16:00。</p>
<ul><li>现磨咖啡 18 元起，自带杯减 3 元；早餐套餐 25 元，售至 10:00。</li><li>十二个座位旁有插座，吧台可借充电线。</li><li>全场移动支付与银行卡，柜台保留一个现金窗口。</li></ul>`,
    },
    en: {
      name: 'Concourse Café',
      remark: `
<p>Below the restaurant, at the east end of the ground floor, with ninety-six seats. It opens at 08:00, an hour before the halls, and closes at 18:00 on show days, at 16:00 on others.</p>
<ul><li>Coffee from 18 yuan, three less if you bring a cup; breakfast for 25 until 10:00.</li><li>Twelve seats have a socket beside them, and the bar lends cables.</li><li>Phone payments and cards everywhere, cash at one till.</li></ul>`,
    },
  },
  {
    id: 'catering-03',
    picture: 'concourse-escalators.jpg',
    zh: {
      name: '中厅美食广场',
      remark: `
<p>位于登录大厅一层北侧，2、3 号展厅入口之间，八百四十座，十个档口：面食、小锅、盖饭、蒸菜、卤味、粥点、烧腊、西式简餐、甜品与饮料。</p>
<p>开展日 10:30 至 15:00 供应，11:30 至 12:30 人最多，错峰前往通常无需排队。人均 28 至 45 元，在任一自助机上点单，凭号取餐；不用手机的观众可到 1 号档口付现金。</p>`,
    },
    en: {
      name: 'Food court',
      remark: `
<p>On the north side of the ground floor, between the doors to Halls 2 and 3: 840 seats and ten counters, with noodles, hotpots for one, rice bowls, steamed dishes, braised snacks, congee, roast meats, Western plates, desserts and drinks.</p>
<p>Open on show days from 10:30 to 15:00. Half past eleven to half past twelve is busiest; before and after there is rarely a queue. Reckon with 28 to 45 yuan. Order at any screen and collect by number, or pay in cash at counter 1.</p>`,
    },
  },
  {
    id: 'catering-04',
    picture: 'hall-aisle.jpg',
    zh: {
      name: '展厅快餐点',
      remark: `
<p>设在 1 号展厅西北角与 4 号展厅东北角，不出展厅即可用餐，各有高桌站位六十个。供应饭团、三明治、热汤与盒饭，单份 15 至 32 元，两分钟取餐。</p>
<p>10:00 至 16:30 营业，只收移动支付与银行卡。开设与否随展会布局而定，以当期展会导览图为准。</p>`,
    },
    en: {
      name: 'Quick counters in the halls',
      remark: `
<p>In the north-west corner of Hall 1 and the north-east corner of Hall 4, so that nobody has to leave the show. Rice balls, sandwiches, soup and lunch boxes cost 15 to 32 yuan and are handed over in two minutes; there are sixty places to stand at each.</p>
<p>Open 10:00 to 16:30, cards and phones only. Some shows need the corner for stands: see the plan of the day.</p>`,
    },
  },
  {
    id: 'catering-05',
    picture: 'hall-canopy-stand.jpg',
    zh: {
      name: '清真与素食餐台',
      remark: `
<p>美食广场东侧独立区域，七十二座，厨房、餐具与洗消全部分开。清真餐台供应牛肉面、抓饭与烤包子；素食餐台每日更换六道热菜，标注蛋、奶、麸质与坚果。</p>
<ul><li>时间：开展日 11:00 – 14:30</li><li>价格：清真套餐 36 元，素食按盘 30 元</li><li>祈祷与静处：登录大厅西侧安静室，步行两分钟</li></ul>`,
    },
    en: {
      name: 'Halal and vegetarian tables',
      remark: `
<p>An area of its own on the east side of the food court, with seventy-two seats and separate kitchens, dishes and washing-up. One table has beef noodles, pilaf and baked dumplings; the other changes its six vegetarian dishes daily and marks egg, milk, gluten and nuts.</p>
<ul><li>Hours: show days, 11:00 – 14:30</li><li>Prices: 36 yuan for a halal meal, 30 for a vegetarian plate</li><li>A place for prayer or quiet: the quiet room, two minutes away on the west side of the concourse</li></ul>`,
    },
  },
  {
    id: 'catering-06',
    picture: 'dining-bar.jpg',
    zh: {
      name: '前厅咖啡吧',
      remark: `
<p>会议层前厅中段、大会堂门外，吧台座二十四个，另有高桌十二张。只在有会议的日子开放，比首场报告早四十五分钟，末场结束后半小时打烊。</p>
<p>会议主办方可以胸卡记账，会后统一结算；个人付款收移动支付与银行卡。外带一律用可回收杯，押金 5 元，退杯处设在两侧扶梯口。</p>`,
    },
    en: {
      name: 'Foyer coffee bar',
      remark: `
<p>Halfway along the foyer of the conference floor, outside the Plenary Hall: twenty-four stools and a dozen high tables. It opens only when there is a meeting, forty-five minutes before the first talk, and closes half an hour after the last.</p>
<p>Organisers can have their delegates’ badges charged to one bill; everyone else pays by card or phone. Takeaway cups carry a deposit of five yuan, returned at the escalators.</p>`,
    },
  },
  {
    id: 'catering-07',
    picture: 'dining-river-table.jpg',
    zh: {
      name: '西端茶室',
      remark: `
<p>会议层西端走廊尽头，临窗三十六座，可作洽谈、签约前的小憩，也可整间包用。供应六大茶类与四季茶点，两人位 98 元起，不设最低时长。</p>
<p>开放时间 09:30 至 19:00，提前两小时在前厅服务台或致电 023 0000 8815 预订。只收移动支付与对公转账。</p>`,
    },
    en: {
      name: 'West tea room',
      remark: `
<p>At the west end of the conference floor: thirty-six seats by the window, for a talk or a pause before signing, or to hire whole. Teas of all six kinds come with something seasonal to eat, from 98 yuan for two, for as long as you like to stay.</p>
<p>Open 09:30 to 19:00. Book two hours ahead at the foyer desk or on +86 23 0000 8815. Payment is by phone or company transfer.</p>`,
    },
  },
  {
    id: 'catering-08',
    picture: 'hall-outdoor.jpg',
    zh: {
      name: '广场餐车',
      remark: `
<p>室外展场水池西侧的八个固定车位，每周五、六 16:00 至 22:00 与市集同开，大型展会期间午间加开。麻辣小面、电烤串、冰粉与手工汽水，一份 8 至 35 元。</p>
<p>座位即水池边的长椅，约一百二十个；雨天撤至登录大厅东侧檐下。各车自收自付，多数也收现金。</p>`,
    },
    en: {
      name: 'Food trucks on the plaza',
      remark: `
<p>Eight trucks park on the west side of the pool on Fridays and Saturdays from 16:00 to 22:00, along with the market, and at lunchtime during large shows. Spicy noodles, skewers from electric grills, ice jelly and craft sodas go for 8 to 35 yuan.</p>
<p>You sit on the benches by the water, about 120 of them; in rain the trucks move under the eaves. Each takes its own money, and most accept cash.</p>`,
    },
  },
];

/** Where to eat and drink, then what hosts and exhibitors order: more than a page of ten. */
export const cateringEntries: EntryInput[] = fileEntries('CATERING', [...places, ...eventCatering]);
