import type { NewsItem } from './item.ts';

/** Trains, buses and car parks. */
export const transport: readonly NewsItem[] = [
  {
    id: 'news-037',
    daysAgo: 2,
    time: '08:30',
    coverImg: 'hero-concourse.jpg',
    zh: (on) => ({
      title: '智能制造装备博览会期间交通安排',
      subTitle: '轨道 8 号线早高峰加密班次，补货车辆错峰进场，自驾观众请停 P3、P4 停车场。',
      content: `
<p>第十二届西部智能制造装备博览会将于 ${on.day(3)}至 ${on.day(6)}举行，预计四天接待观众八万人次。为减少周边道路拥堵，展期交通作如下安排。</p>
<h3>公共交通</h3>
<ul><li>轨道 8 号线 07:30 至 09:30 的行车间隔由四分钟缩短至三分钟。会展站请走 3 号口，经风雨连廊到登录大厅。</li><li>协议酒店接驳车 07:30 至 19:30 每十五分钟一班。</li><li>出租车与网约车在登录大厅西门落客，每车停留不超过三分钟。</li></ul>
<h3>自驾与货车</h3>
<p>观众车辆请停 P3、P4 停车场，P4 有一百五十个车位带充电桩。滨江大道全线禁止临时停车，交警部门将加派巡逻。</p>
<p>展期补货车辆限 07:00 至 08:30 或闭馆后由会展北路进场，并须预约时段。${on.day(6)} 17:00 闭馆后开始撤展，首批货车 18:30 放行。</p>`,
    }),
    en: (on) => ({
      title: 'Getting to the Smart Manufacturing Expo',
      subTitle: 'More trains in the morning, lorries out of hours, and room for cars at P3 and P4.',
      content: `
<p>The 12th Western Smart Manufacturing Expo runs from ${on.day(3)} to ${on.day(6)}, and we expect eighty thousand visits. Here is how to arrive without adding to the traffic.</p>
<h3>By train, bus or taxi</h3>
<ul><li>Metro line 8 runs every three minutes instead of four between 07:30 and 09:30. Leave Expo Centre station by exit 3 and follow the covered walk.</li><li>The shuttle from our partner hotels leaves every fifteen minutes from 07:30 to 19:30.</li><li>Taxis set down at the west door of the concourse and may wait there for three minutes.</li></ul>
<h3>By car or lorry</h3>
<p>Visitors should follow the signs to P3 or P4; the latter has 150 spaces with chargers. There is no stopping anywhere on Riverside Avenue, and the police will be watching.</p>
<p>Lorries restocking stands come in from Expo North Road between 07:00 and 08:30 or after closing, and need a slot. Breakdown begins on ${on.day(6)} at 17:00; the first lorries are let in at 18:30.</p>`,
    }),
  },
  {
    id: 'news-043',
    daysAgo: 57,
    time: '10:20',
    coverImg: 'hero-exterior-dusk.jpg',
    zh: {
      title: 'P4 停车场扩建启用，新增车位六百个',
      subTitle: '扩建后车位增至一千四百八十个，其中一百五十个带充电桩，步行四分钟到北侧观众入口。',
      content: `
<p>历时五个月的 P4 停车场扩建工程完工，昨日起对外开放。新增车位六百个，P4 的车位总数达到一千四百八十个，全馆合计三千六百个。停车不便曾是主办方不再续办的三大原因之一，这次扩建由此而来。</p>
<ul><li>新车位中一百五十个带充电桩，其中快充三十个，充电期间前两小时免停车费。</li><li>入口与各区路口的屏幕显示余位，P1 至 P3 停满时，滨江大道上的指示牌会提前指向 P4。</li><li>离场前在手机上输入车牌，即可看到停车位置，无需记住区号。</li></ul>
<p>新停车场没有用一整片沥青：车位铺透水砖，每四个车位之间种一棵黄葛树，共一百五十棵，三五年后可以成荫。收费标准与其他停车场相同，入口在会展北路。</p>`,
    },
    en: {
      title: 'Car park P4 opens its extension with six hundred new spaces',
      subTitle: 'It now holds 1,480 cars and 150 chargers, four minutes’ walk from the north entrance.',
      content: `
<p>After five months of building, the extension of P4 opened yesterday. Six hundred new spaces bring it to 1,480, and all our car parks together to 3,600. Organisers who left us had named parking among their three main reasons, and this is our answer.</p>
<ul><li>A hundred and fifty of the new spaces have chargers, thirty of them rapid ones. While you charge, the first two hours are free.</li><li>Screens at the entrance and at every junction show how many spaces are left. When P1 to P3 are full, the signs on Riverside Avenue point to P4 well in advance.</li><li>Forgotten where you parked? Type your number plate into your phone.</li></ul>
<p>It is not one sheet of asphalt. The spaces are paved to let the rain through, and there is a fig tree for every four of them, 150 in all, which should give shade in a few years. Prices are those of the other car parks, and the entrance is on Expo North Road.</p>`,
    },
  },
  {
    id: 'news-048',
    daysAgo: 172,
    time: '11:40',
    coverImg: 'hero-concourse.jpg',
    zh: {
      title: '展票即车票：轨道 8 号线推出会展联票',
      subTitle: '观众登记时加选联票，当日往返会展站只需出示同一个二维码。',
      source: '山城轨道集团',
      content: `
<p>山城轨道集团与嘉陵湾国际会展中心联合推出会展联票，即日起适用于该中心举办的全部展览。联票每张 8 元，含展期当日往返会展站各一次（不含机场快线），比分别购票平均节省 4 元。</p>
<h3>怎样使用</h3>
<ol><li>登记观展时勾选“轨道往返”，选择出发站并付款。</li><li>开展当日，用入场二维码刷闸进站，在会展站出站。</li><li>返程在会展站再刷一次，次日零时失效。</li></ol>
<p>联票此前在两场展览中试行，共有一万九千名观众使用。试行期间，会展站售票机前的最长排队由十四分钟缩短至四分钟，乘轨道到馆的观众比例由三成八升至四成七。</p>
<p>未使用的联票在展会结束后七日内自动退款。学生、老年人等仍按原有优惠乘车，无需购买联票。</p>`,
    },
    en: {
      title: 'One code for the show and the train',
      subTitle: 'Add a return trip on line 8 when you register, and your entry code opens the metro gates.',
      source: 'Mountain City Metro',
      content: `
<p>Mountain City Metro and Jialing Bay have launched a combined ticket for every show at the centre. It costs 8 yuan, covers one trip each way to Expo Centre on the day of your visit (the Airport Express is not included), and saves about 4 yuan on two single tickets.</p>
<h3>How it works</h3>
<ol><li>Tick ‘return by metro’ when you register, choose your station and pay.</li><li>On the day, hold your entry code to the gate and travel to Expo Centre.</li><li>Use it once more on the way home. It expires at midnight.</li></ol>
<p>The ticket was tried at two shows, where 19,000 people used it. The longest queue at the station’s machines fell from fourteen minutes to four, and the share of visitors who came by metro rose from 38 to 47 per cent.</p>
<p>Unused tickets are refunded within seven days of the show. Students and older passengers keep their usual fares and need no combined ticket.</p>`,
    },
  },
  {
    id: 'news-059',
    daysAgo: 433,
    time: '09:15',
    coverImg: 'culture-city-peak.jpg',
    zh: {
      title: '下了飞机，样品先走一步',
      subTitle: '机场到达层设展品快递柜，当日 17:00 前存入，次日 09:00 前送到展位。',
      content: `
<p>带样品参展的客人，下飞机后往往要先拖着箱子走一趟展馆。即日起，机场到达层 6 号门外设展品快递柜，落地即可存入，次日 09:00 前送到展位，与人各走各的路。</p>
<table><thead><tr><th scope="col">箱体</th><th scope="col">最大尺寸（厘米）</th><th scope="col">限重（公斤）</th><th scope="col">费用（元）</th></tr></thead><tbody><tr><th scope="row">小箱</th><td>60 × 45 × 35</td><td>15</td><td>35</td></tr><tr><th scope="row">中箱</th><td>80 × 55 × 50</td><td>25</td><td>55</td></tr><tr><th scope="row">大箱</th><td>120 × 80 × 70</td><td>40</td><td>95</td></tr></tbody></table>
<p>存入时扫描参展证，选择展厅与展位号；17:00 前存入的次日送达，之后的顺延半天。返程同样可用：闭馆前把箱子交到登录大厅西门服务台，起飞前两小时在机场取回。液体、锂电池与冷藏品暂不受理。</p>`,
    },
    en: {
      title: 'Leave your samples at the airport and find them on your stand',
      subTitle:
        'Lockers in the arrivals hall take them until 17:00, and they are here by nine the next morning.',
      content: `
<p>Exhibitors who fly in with samples used to drag them to the halls first and find their hotel afterwards. From today there are lockers outside door 6 of the arrivals hall. Leave your cases there, and by nine the next morning they are on your stand.</p>
<table><thead><tr><th scope="col">Locker</th><th scope="col">Up to (cm)</th><th scope="col">Weight (kg)</th><th scope="col">Price (yuan)</th></tr></thead><tbody><tr><th scope="row">Small</th><td>60 × 45 × 35</td><td>15</td><td>35</td></tr><tr><th scope="row">Medium</th><td>80 × 55 × 50</td><td>25</td><td>55</td></tr><tr><th scope="row">Large</th><td>120 × 80 × 70</td><td>40</td><td>95</td></tr></tbody></table>
<p>Scan your exhibitor badge and enter hall and stand. What is left after 17:00 arrives half a day later. It works the other way too: hand in your case at the west desk before closing, and collect it at the airport two hours before your flight. We cannot yet take liquids, lithium batteries or anything chilled.</p>`,
    },
  },
];
