import type { NearbyItem } from './item.ts';

/** By car, lorry and bicycle or on foot, and how to arrive without a step. */
export const ownWheels: readonly NearbyItem[] = [
  {
    id: 'traffic-06',
    zh: {
      name: '自驾与停车',
      remark: `
<p>导航至“嘉陵湾国际会展中心”加停车场编号。绕城高速嘉陵湾出口下道，沿滨江大道向东 3 公里；周末展期请避开 09:00 至 10:30，车位最紧张。</p>
<table><caption>停车场</caption><thead><tr><th scope="col">停车场</th><th scope="col">入口</th><th scope="col">车位</th><th scope="col">其中充电车位</th><th scope="col">就近前往</th></tr></thead><tbody><tr><th scope="row">P1 地下</th><td>滨江大道西段</td><td>620</td><td>62</td><td>1、2 号展厅</td></tr><tr><th scope="row">P2 地下</th><td>滨江大道东段</td><td>640</td><td>64</td><td>会议中心，3、4 号展厅</td></tr><tr><th scope="row">P3 地面</th><td>江畔路</td><td>860</td><td>40</td><td>室外展场</td></tr><tr><th scope="row">P4 地面</th><td>会展北路</td><td>1,480</td><td>150</td><td>北侧观众入口</td></tr><tr><th scope="row">合计</th><td>四处</td><td>3,600</td><td>316</td><td>全馆</td></tr></tbody></table>
<ul><li>前三十分钟免费；首小时 6 元，此后每小时 4 元，每日最高 40 元。</li><li>充电期间前两小时免停车费，电费每千瓦时 1.2 元；充满后三十分钟请移车。</li><li>每周五、六 18:00 至 22:30，P3 前两小时免费。</li><li>扫码或凭车牌自助缴费，缴费后二十分钟内出场。</li></ul>`,
    },
    en: {
      name: 'By car',
      remark: `
<p>Set your navigation to the centre and the number of the car park. From the ring motorway take the Jialing Bay exit and follow Riverside Avenue eastwards for three kilometres. At weekends the car parks fill between 09:00 and 10:30.</p>
<table><caption>Car parks</caption><thead><tr><th scope="col">Car park</th><th scope="col">Entrance</th><th scope="col">Spaces</th><th scope="col">With chargers</th><th scope="col">Nearest to</th></tr></thead><tbody><tr><th scope="row">P1, underground</th><td>Riverside Avenue, west</td><td>620</td><td>62</td><td>Halls 1 and 2</td></tr><tr><th scope="row">P2, underground</th><td>Riverside Avenue, east</td><td>640</td><td>64</td><td>Conference centre, Halls 3 and 4</td></tr><tr><th scope="row">P3, open air</th><td>Waterside Road</td><td>860</td><td>40</td><td>Outdoor plaza</td></tr><tr><th scope="row">P4, open air</th><td>Expo North Road</td><td>1,480</td><td>150</td><td>North visitor entrance</td></tr><tr><th scope="row">Total</th><td>Four</td><td>3,600</td><td>316</td><td>The whole centre</td></tr></tbody></table>
<ul><li>The first half-hour is free. The first hour costs 6 yuan, each further hour 4, a day no more than 40.</li><li>While charging you park free for two hours; power is 1.2 yuan per kilowatt-hour. Please move within thirty minutes of a full battery.</li><li>On Fridays and Saturdays from 18:00 to 22:30 the first two hours at P3 are free.</li><li>Pay by phone or number plate, then leave within twenty minutes.</li></ul>`,
    },
  },
  {
    id: 'traffic-07',
    picture: 'hall-goods-doors.jpg',
    zh: {
      name: '货车与展品运输',
      remark: `
<p>货车一律由会展北路进入，按预约时段开往指定货门。二十四座货门宽 4.5 米、高 5 米，均在展厅北侧，集装箱车可直接驶入。</p>
<ol><li>布展前七日，由主场搭建商在线申报车辆与展品。</li><li>选择十五分钟一档的进场时段；到达前三十分钟，手机收到货门编号。</li><li>提前到达的，在两公里外的缓冲停车场等候，可停一百二十辆，设卫生间、热水与充电桩。</li><li>卸货限一小时，超长、超高与危险品车辆须提前三个工作日书面报备。</li></ol>
<p>07:00 至 09:00、17:00 至 19:00，4.5 吨以上货车不得驶入滨江大道。未预约车辆 22:00 以后可现场排队。流程与表格见<a href="/document/serviceManual">服务手册</a>，运输服务见<a href="/exhibitCenter/operationService">运营服务</a>。</p>`,
    },
    en: {
      name: 'Lorries and freight',
      remark: `
<p>All freight comes in from Expo North Road, at a booked time and to a given door. There are twenty-four goods doors, 4.5 metres wide and 5 high, on the north side of the halls; a container lorry can drive straight in.</p>
<ol><li>Seven days before build-up your contractor registers vehicles and loads online.</li><li>Choose a slot of fifteen minutes. Half an hour before it the driver’s phone shows the door.</li><li>If you are early, wait in the holding yard two kilometres away, which has room for 120 lorries, toilets, hot water and charging points.</li><li>Unloading is limited to an hour. Oversize loads and dangerous goods need notice in writing, three working days ahead.</li></ol>
<p>Lorries above 4.5 tonnes may not use Riverside Avenue from 07:00 to 09:00 or from 17:00 to 19:00. Without a booking you can queue at the gate after 22:00. Forms are in the <a href="/document/serviceManual">service manuals</a>; freight agents are listed under <a href="/exhibitCenter/operationService">operations and services</a>.</p>`,
    },
  },
  {
    id: 'traffic-08',
    picture: 'news-night-plaza.jpg',
    zh: {
      name: '步行与骑行',
      remark: `
<p>滨江绿道贯穿馆前广场，西至会展站，东接水际酒店，与机动车道分开，夜间有灯。从嘉陵湾大桥北端步行到登录大厅约 20 分钟。</p>
<ul><li>自行车停放：西门 240 位、东门 160 位、北侧观众入口 80 位，均有雨棚。</li><li>共享单车请停入划线区，布展期间广场水池一侧不得停放。</li><li>西门设打气筒与维修架；骑行来的展商可凭证件使用北侧淋浴间。</li><li>登录大厅东门服务台可租自行车，每小时 10 元，押证件。</li></ul>`,
    },
    en: {
      name: 'On foot and by bicycle',
      remark: `
<p>The riverside path runs across the plaza, from the metro station in the west to the Waterline Hotel in the east, away from the traffic and lit at night. From the north end of Jialing Bay Bridge it is a walk of twenty minutes.</p>
<ul><li>Bicycle racks, all under cover: 240 at the west door, 160 at the east, 80 at the north entrance.</li><li>Leave shared bicycles in the marked bays, and none beside the pool while a show is being built.</li><li>A pump and a repair stand are at the west door; exhibitors who cycle may use the showers in the north yard.</li><li>The desk at the east door hires out bicycles for ten yuan an hour, against a document.</li></ul>`,
    },
  },
  {
    id: 'traffic-09',
    zh: {
      name: '无障碍到达',
      remark: `
<p>从会展站站台到展位没有一级台阶，全程坡度不大于二十分之一，盲道连通登录大厅与四座展厅。</p>
<table><thead><tr><th scope="col">需要</th><th scope="col">在哪里</th></tr></thead><tbody><tr><th scope="row">无障碍车位</th><td>P1、P2 各二十四个，紧邻电梯；P3、P4 各十二个，设在入口旁</td></tr><tr><th scope="row">下车点</th><td>西门落客区东侧，缘石坡道，可停十五分钟</td></tr><tr><th scope="row">轮椅与代步车</th><td>西门服务台免费借用，轮椅六十辆、电动代步车八辆，可电话预留</td></tr><tr><th scope="row">陪同</th><td>志愿者可到站台迎接，请提前一日致电 023 0000 8800</td></tr><tr><th scope="row">安静室</th><td>登录大厅西侧，无需预约</td></tr></tbody></table>
<p>低位服务台设有助听环路，手语视频翻译可当场接通。导盲犬可进入全馆各处，西门外备有饮水盆。</p>`,
    },
    en: {
      name: 'Step-free arrival',
      remark: `
<p>There is no step between the platform of the metro and a stand. No slope is steeper than one in twenty, and tactile paving joins the concourse to all four halls.</p>
<table><thead><tr><th scope="col">What you need</th><th scope="col">Where it is</th></tr></thead><tbody><tr><th scope="row">Accessible parking</th><td>Twenty-four spaces each in P1 and P2, by the lifts; twelve each in P3 and P4, at the entrance</td></tr><tr><th scope="row">Setting down</th><td>East end of the west door forecourt, with a dropped kerb; you may stay fifteen minutes</td></tr><tr><th scope="row">Wheelchairs and scooters</th><td>Sixty and eight, lent free of charge at the west desk; call to reserve one</td></tr><tr><th scope="row">Company</th><td>A volunteer can meet you on the platform: call +86 23 0000 8800 the day before</td></tr><tr><th scope="row">Quiet room</th><td>West side of the concourse, no booking</td></tr></tbody></table>
<p>The low counters have a hearing loop, and sign language by video can be had at once. Guide dogs are welcome everywhere; there is a bowl of water outside the west door.</p>`,
    },
  },
];
