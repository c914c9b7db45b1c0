import type { EntryInput } from '#schemas/entry.ts';
import { fileEntries, type NearbyItem } from './item.ts';
import { ownWheels } from './traffic-own-wheels.ts';

/** By public transport and taxi, the most used first. */
const publicTransport: readonly NearbyItem[] = [
  {
    id: 'traffic-01',
    zh: {
      name: '轨道交通',
      remark: `
<p>轨道 8 号线会展站 3 号口出站，沿 340 米风雨连廊步行约六分钟到登录大厅西门，全程不淋雨、无台阶。列车与连廊的开放时间均为 06:30 至 22:50，末班车 22:50 由会展站发出。</p>
<table><caption>从各处到会展站</caption><thead><tr><th scope="col">出发地</th><th scope="col">线路</th><th scope="col">用时</th></tr></thead><tbody><tr><th scope="row">老街口（老城）</th><td>8 号线直达</td><td>22 分钟</td></tr><tr><th scope="row">望江高铁站</th><td>8 号线直达</td><td>24 分钟</td></tr><tr><th scope="row">机场</th><td>机场快线直达</td><td>28 分钟</td></tr><tr><th scope="row">南岸索道站</th><td>3 号线换乘 8 号线</td><td>31 分钟</td></tr></tbody></table>
<p>大型展会散场时，车站每小时最多接纳一万八千名乘客，连廊中段的显示屏会提示站内排队时间。</p>`,
    },
    en: {
      name: 'By metro',
      remark: `
<p>Take line 8 to Expo Centre and leave by exit 3. From there a covered walk of 340 metres leads to the west door of the concourse: six minutes, dry and without a step. Trains run and the walk is open from 06:30 to 22:50, when the last train leaves.</p>
<table><caption>To Expo Centre station</caption><thead><tr><th scope="col">From</th><th scope="col">Line</th><th scope="col">Time</th></tr></thead><tbody><tr><th scope="row">Old Street (old town)</th><td>Line 8, direct</td><td>22 min</td></tr><tr><th scope="row">Wangjiang railway station</th><td>Line 8, direct</td><td>24 min</td></tr><tr><th scope="row">Airport</th><td>Airport Express, direct</td><td>28 min</td></tr><tr><th scope="row">South cable car station</th><td>Line 3, change to line 8</td><td>31 min</td></tr></tbody></table>
<p>When a large show closes, the station can take 18,000 people an hour; a screen halfway along the walk shows how long the queue is.</p>`,
    },
  },
  {
    id: 'traffic-02',
    zh: {
      name: '从机场来',
      remark: `
<p>机场距场馆 26 公里。机场快线每 12 分钟一班，28 分钟直达会展站，单程 12 元；首班 06:40，末班 22:20。</p>
<ul><li>出租车：约 35 分钟，75 至 90 元；22:00 以后夜间计价。</li><li>携展品的旅客：到达层 6 号门外有行李快递柜，当日 17:00 前寄出，次日 09:00 前送到展位。</li><li>展期首日与末日，机场到达厅设会展服务台，可领观众证、问班车。</li></ul>`,
    },
    en: {
      name: 'From the airport',
      remark: `
<p>The airport is 26 kilometres away. The Airport Express goes straight to Expo Centre in 28 minutes, every twelve minutes from 06:40 to 22:20, for 12 yuan.</p>
<ul><li>A taxi takes about 35 minutes and costs 75 to 90 yuan; a night rate applies from 22:00.</li><li>If you bring exhibits, leave them at the parcel lockers outside door 6 by 17:00 and they are on your stand by nine the next morning.</li><li>On the first and last day of larger shows our desk in the arrivals hall hands out badges and answers questions.</li></ul>`,
    },
  },
  {
    id: 'traffic-03',
    zh: {
      name: '乘高铁来',
      remark: `
<p>望江高铁站距场馆 18 公里。出站后按轨道标志下到地下二层，乘 8 号线往会展站方向，24 分钟，每四分钟一班，票价 6 元。</p>
<p>展期首日 07:30 至 10:30，东广场另有直达巴士，坐满即发，凭参展证、参会证或观众证免费；返程班次在闭馆后一小时内从登录大厅西门发出。赶车请至少预留七十分钟。</p>`,
    },
    en: {
      name: 'By high-speed rail',
      remark: `
<p>Wangjiang station is 18 kilometres from the centre. Follow the metro signs down to level B2 and take line 8 towards Expo Centre: 24 minutes, every four minutes, six yuan.</p>
<p>On the first day of a show a direct coach also leaves the east forecourt from 07:30 to 10:30 as soon as it is full, free with any badge. In the evening it returns from the west door for an hour after closing. Allow at least seventy minutes to catch a train.</p>`,
    },
  },
  {
    id: 'traffic-04',
    zh: {
      name: '公交与展期接驳车',
      remark: `
<p>公交站“会展中心”就在登录大厅西门外，站台与地面齐平。普通票价 2 元，可刷交通卡或扫码乘车。</p>
<table><thead><tr><th scope="col">线路</th><th scope="col">方向</th><th scope="col">首末班</th><th scope="col">间隔</th></tr></thead><tbody><tr><th scope="row">818 路</th><td>滨江大道、两江商务区</td><td>06:20 – 22:00</td><td>10 分钟</td></tr><tr><th scope="row">823 路</th><td>嘉陵湾大桥、青螺峰</td><td>06:40 – 21:00</td><td>15 分钟</td></tr><tr><th scope="row">酒店接驳车</th><td>十一家协议酒店</td><td>07:30 – 19:30</td><td>15 分钟</td></tr><tr><th scope="row">索道接驳车</th><td>过江索道南岸站</td><td>16:00 – 21:30</td><td>30 分钟</td></tr></tbody></table>
<p>两条接驳线只在展期开行，凭证件免费，在登录大厅西门 2 号站台上车。</p>`,
    },
    en: {
      name: 'By bus and show-day shuttle',
      remark: `
<p>Buses stop right outside the west door, at a platform level with the floor of the bus. A ride costs two yuan, by transport card or phone.</p>
<table><thead><tr><th scope="col">Line</th><th scope="col">Towards</th><th scope="col">First and last</th><th scope="col">Every</th></tr></thead><tbody><tr><th scope="row">818</th><td>Riverside Avenue, business district</td><td>06:20 – 22:00</td><td>10 min</td></tr><tr><th scope="row">823</th><td>Jialing Bay Bridge, Green Conch Peak</td><td>06:40 – 21:00</td><td>15 min</td></tr><tr><th scope="row">Hotel shuttle</th><td>Eleven partner hotels</td><td>07:30 – 19:30</td><td>15 min</td></tr><tr><th scope="row">Cable car shuttle</th><td>South cable car station</td><td>16:00 – 21:30</td><td>30 min</td></tr></tbody></table>
<p>Both shuttles run on show days only and are free with a badge. They leave from platform 2.</p>`,
    },
  },
  {
    id: 'traffic-05',
    zh: {
      name: '出租车与网约车',
      remark: `
<p>下客与上客分开，请按目的地设置，避免绕行：</p>
<ul><li><strong>下客：</strong>登录大厅西门落客区，限停三分钟。参加会议的可在东门下车，扶梯直上会议层。</li><li><strong>出租车上客：</strong>西门外 1 号蓄车道，散场高峰有人引导，平均候车八分钟。</li><li><strong>网约车上客：</strong>P2 停车场地下一层 A 区，叫车时选择“会展中心网约车点”，西门与东门均不得上客。</li></ul>
<p>闭馆后半小时叫车最难，在江边坐一会儿或改乘轨道更快。</p>`,
    },
    en: {
      name: 'Taxis and ride-hailing',
      remark: `
<p>You are set down at one place and picked up at another, so set your destination with care:</p>
<ul><li><strong>Setting down:</strong> outside the west door, three minutes at most. For meetings use the east door, where an escalator goes straight up.</li><li><strong>Taxis:</strong> rank 1 outside the west door. At closing time marshals look after the queue, about eight minutes on average.</li><li><strong>Ride-hailing:</strong> zone A on level B1 of car park P2. No driver may pick you up at the doors.</li></ul>
<p>The half-hour after closing is the worst time to call a car. Sit by the river for a while, or take the metro.</p>`,
    },
  },
];

/** Ways to arrive. `remark` holds the text; only some have a picture. */
export const trafficEntries: EntryInput[] = fileEntries('TRAFFIC_DIRECTIONS', [
  ...publicTransport,
  ...ownWheels,
]);
