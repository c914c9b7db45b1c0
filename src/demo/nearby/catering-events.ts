import type { NearbyItem } from './item.ts';

/** What hosts and exhibitors order: banquets, breaks, stand and crew catering; last what costs nothing. */
export const eventCatering: readonly NearbyItem[] = [
  {
    id: 'catering-09',
    picture: 'meeting-banquet.jpg',
    zh: {
      name: '宴会厅宴席',
      remark: `
<p>202 宴会厅可整厅摆一百二十桌，也可由隔断分作三间。厨房与厅同层，三个传菜口各对一间，热菜十二分钟内上遍全场。</p>
<table><thead><tr><th scope="col">厅室</th><th scope="col">宴会（人）</th><th scope="col">酒会（人）</th></tr></thead><tbody><tr><th scope="row">东厅</th><td>380</td><td>450</td></tr><tr><th scope="row">中厅</th><td>440</td><td>520</td></tr><tr><th scope="row">西厅</th><td>380</td><td>450</td></tr><tr><th scope="row">全厅</th><td>1,200</td><td>1,500</td></tr></tbody></table>
<p>围餐每桌 1,880 元起，分餐每位 220 元起。菜单须在十五个工作日前选定，人数在三个工作日前确认；试菜免费一次，限十人。</p>`,
    },
    en: {
      name: 'Banquets in the ballroom',
      remark: `
<p>The ballroom takes 120 tables in one, or divides into three. Its kitchen is on the same floor with a door to each part, and hot dishes reach the last table within twelve minutes.</p>
<table><thead><tr><th scope="col">Room</th><th scope="col">Seated</th><th scope="col">Standing</th></tr></thead><tbody><tr><th scope="row">East</th><td>380</td><td>450</td></tr><tr><th scope="row">Centre</th><td>440</td><td>520</td></tr><tr><th scope="row">West</th><td>380</td><td>450</td></tr><tr><th scope="row">Whole room</th><td>1,200</td><td>1,500</td></tr></tbody></table>
<p>Tables of ten from 1,880 yuan, plated meals from 220 a head. Choose the menu fifteen working days ahead and confirm numbers three days ahead. One tasting for up to ten is free.</p>`,
    },
  },
  {
    id: 'catering-10',
    picture: 'meeting-ballroom-side.jpg',
    zh: {
      name: '会议茶歇与午餐',
      remark: `
<p>茶歇摆在会议层前厅或各会议室门外，二十人起订。标准茶歇含咖啡、茶、两款点心与时令水果，每位 48 元，按三十分钟服务；另有低糖与无麸质两套菜单，价格相同。</p>
<p>会议午餐可在宴会厅自助，也可在会议室内分送餐盒。自助每位 138 元，餐盒 45 元与 68 元两档。请在会前五个工作日下单，费用并入会议账单。</p>`,
    },
    en: {
      name: 'Coffee breaks and working lunches',
      remark: `
<p>Breaks are served in the foyer or outside your room, for twenty people and more. Coffee, tea, two kinds of pastry and fruit come to 48 yuan a head for half an hour; low-sugar and gluten-free menus cost the same.</p>
<p>For lunch there is a buffet in the ballroom at 138 yuan, or boxes brought to the room at 45 or 68. Order five working days before the meeting; it goes on the same invoice.</p>`,
    },
  },
  {
    id: 'catering-11',
    picture: 'hall-arched-stand.jpg',
    zh: {
      name: '展位送餐',
      remark: `
<p>展商前一日 16:00 前在线下单，次日按约定时段送到展位，十五分钟一档。单人餐盒 35 元起，八人拼盘 260 元起，也可为展台配咖啡师与冰柜，按天计价。</p>
<ul><li>送餐时段：开展日 08:30 – 16:30</li><li>现场加单：致电 023 0000 8815，四十分钟内送达</li><li>结算：随单支付，或由展商统一月结</li></ul>
<p>自带食品在展台试吃，须按<a href="/document/serviceManual">服务手册</a>提前报备。</p>`,
    },
    en: {
      name: 'Catering to your stand',
      remark: `
<p>Order online by 16:00 and it is brought to your stand the next day, at the quarter-hour you choose. Boxes start at 35 yuan, platters for eight at 260. A barista or a fridge can be hired by the day.</p>
<ul><li>Deliveries on show days: 08:30 – 16:30</li><li>More on the spot: call +86 23 0000 8815 and allow forty minutes</li><li>Payment with the order, or on a monthly account</li></ul>
<p>If you hand out samples of your own, the <a href="/document/serviceManual">service manual</a> says what has to be declared.</p>`,
    },
  },
  {
    id: 'catering-12',
    picture: 'hall-goods-doors.jpg',
    zh: {
      name: '布撤展工作餐',
      remark: `
<p>北侧卸货区 3、4 号货门之间的工作餐厅，布展与撤展期间供应四餐：早餐 06:30、午餐 11:00、晚餐 17:00、夜餐 23:00，每餐开放两小时。凭布展证 22 元一份，饭与汤可添。</p>
<p>一百八十座，旁设淋浴间与开水房。主场搭建商可提前一日报数，按单位领取餐券，月底统一结算。</p>`,
    },
    en: {
      name: 'Crew canteen',
      remark: `
<p>In the north yard, between goods doors 3 and 4, with 180 seats, showers and hot water next door. While a show is built or taken down it serves four meals, each for two hours from 06:30, 11:00, 17:00 and 23:00. With a contractor’s badge a meal is 22 yuan, and second helpings of rice and soup are free.</p>
<p>Contractors who give their numbers the day before get vouchers and one bill at the end of the month.</p>`,
    },
  },
  {
    id: 'catering-13',
    picture: 'hero-concourse.jpg',
    zh: {
      name: '饮水点与自助售货',
      remark: `
<p>登录大厅、四座展厅与会议层共设直饮水点三十二处，冷热两用，其中八处为低位出水口，轮椅可用。自助售货机二十六台，售饮料、面包与日用品，昼夜可用，价格与街边便利店相同。</p>
<p>母婴室在登录大厅东西两端各一间，备恒温水、微波炉与消毒柜，随时可用。</p>`,
    },
    en: {
      name: 'Water and vending machines',
      remark: `
<p>Thirty-two fountains give drinking water, hot and cold, in the concourse, the halls and on the conference floor; eight are low enough for a wheelchair. Twenty-six machines sell drinks, bread and small necessities day and night, at corner-shop prices.</p>
<p>At either end of the concourse is a room for parents and babies, with warm water, a microwave and a steriliser.</p>`,
    },
  },
];
