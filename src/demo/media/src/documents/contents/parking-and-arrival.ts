import { type Content, list, note, p, section, steps, table } from '../markup.ts';

export const parkingAndArrival: Content = {
  zh: {
    lead: '自驾、大巴、网约车与骑行怎样到达，停在哪里、多少钱，以及展期的交通组织。',
    facts: [
      ['3,600 个', '车位，分布在 P1 至 P4'],
      ['6 分钟', '会展站 3 号口步行至登录大厅'],
      ['每 15 分钟', '展期酒店接驳车'],
      ['40 元', '小型车每日封顶'],
    ],
    sections: [
      section(
        '停车场',
        table(
          '停车场 | 入口 | 车位 | 充电车位 | 就近前往',
          `P1 地下 | 滨江大道西段 | 620 | 62 | 1、2 号展厅
P2 地下 | 滨江大道东段 | 640 | 64 | 会议中心，3、4 号展厅
P3 地面 | 江畔路 | 860 | 40 | 室外展场
P4 地面 | 会展北路 | 1,480 | 150 | 北侧观众入口`,
        ),
        p(
          '无障碍车位共七十二个：P1、P2 各二十四个，紧邻电梯；P3、P4 各十二个，设在入口旁。大型展会首日，P1 仅供持预约码的车辆使用，自驾观众请优先停 P3 或 P4。',
        ),
      ),
      section(
        '收费',
        table(
          '车型 | 首小时（元） | 此后每小时（元） | 每日封顶（元）',
          `小型车 | 6 | 4 | 40
新能源小型车 | 3 | 4 | 36
中型客车 | 10 | 6 | 60
持无障碍停车证 | 0 | 2 | 20`,
        ),
        p(
          '三十分钟内离场不收费。可扫码、刷卡或凭车牌自助缴费，缴费后二十分钟内出场；境外银行卡请走人工通道。主办方可预购停车券，单价九折，展后退回未用部分。',
        ),
        note('每周五、六 18:00 至 22:30，P3 停车场前两小时免费。'),
      ),
      section(
        '行车路线',
        list(
          '自绕城高速：嘉陵湾出口下道，沿滨江大道向东 3 公里；',
          '自机场：26 公里，约三十五分钟；乘机场快线直达会展站，二十八分钟；',
          '自望江高铁站：18 公里；乘轨道 8 号线直达，二十四分钟；',
          '导航请输入场馆名称加停车场编号，“P1”至“P4”。',
        ),
        p(
          '周末展期 09:00 至 10:30 车位最紧张。大型展会期间滨江大道会展段分时段单向通行，全线禁止临时停车，以交警指挥为准。',
        ),
      ),
      section(
        '充电',
        p(
          '全馆充电车位 316 个。充电期间前两小时免停车费，电费每千瓦时 1.2 元；充满后三十分钟内请移车。晴天优先使用屋面光伏的余电。',
        ),
        table(
          '停车场 | 快充，120 千瓦 | 慢充，7 千瓦',
          `P1 | 12 | 50
P2 | 12 | 52
P3 | 8 | 32
P4 | 30 | 120`,
        ),
      ),
      section(
        '下客、上客与大巴',
        table(
          '方式 | 下客 | 上客',
          `私家车 | 登录大厅西门落客区，三分钟 | 停车场
出租车 | 西门落客区，会议请到东门 | 西门外 1 号蓄车道
网约车 | 西门落客区 | P2 地下一层 A 区
大客车 | 西门落客区，五分钟 | 按编号分批
行动不便的客人 | 西门落客区东侧，十五分钟 | 同左`,
        ),
        steps(
          '主办方提前七天报送大巴数量与时段，每辆车领取编号牌。',
          '下客后到 P4 大客车区等候，提前两日预约免排队。',
          '散场时按编号分批驶入，每批十二辆。',
        ),
      ),
      section(
        '公共交通与骑行',
        p(
          '轨道 8 号线会展站 3 号口经 340 米风雨连廊步行约六分钟，列车与连廊同时开放，06:30 至 22:50。公交 818、823 路停靠西门外。展期 07:30 至 19:30，接驳车每十五分钟一班，串联十一家协议酒店；嘉陵湾大酒店由廊桥与登录大厅东侧相连。自行车停放：西门 240 位、东门 160 位、北侧观众入口 80 位，均有雨棚。',
        ),
      ),
      section(
        '主办方的交通方案',
        list(
          '单日预计两万人次以上：提前 21 天共同编制交通方案；',
          '单日预计四万人次以上：增开接驳线，错峰闭馆，门票与停车预约绑定；',
          '临时交通管制的告示由我们发布，提前三日在网站与诱导屏公告。',
        ),
      ),
    ],
  },
  en: {
    lead: 'By car, coach, taxi or bicycle: which way to come, where to park, what it costs, and how traffic runs on show days.',
    facts: [
      ['3,600', 'Parking spaces, in P1 to P4'],
      ['6 min', 'On foot from metro exit 3'],
      ['15 min', 'Between shuttles to the hotels on show days'],
      ['40 yuan', 'The most a car pays in a day'],
    ],
    sections: [
      section(
        'Car parks',
        table(
          'Car park | Entrance | Spaces | With chargers | Nearest to',
          `P1, underground | Riverside Avenue, west | 620 | 62 | Halls 1 and 2
P2, underground | Riverside Avenue, east | 640 | 64 | Conference centre, Halls 3 and 4
P3, open air | Waterside Road | 860 | 40 | Plaza
P4, open air | Expo North Road | 1,480 | 150 | North visitor entrance`,
        ),
        p(
          'There are seventy-two accessible spaces: twenty-four each in P1 and P2, by the lifts, and twelve each in P3 and P4, at the entrance. On the first day of a large show P1 is for cars with a booking code; try P3 or P4 first.',
        ),
      ),
      section(
        'Charges',
        table(
          'Vehicle | First hour (yuan) | Each further hour | Most in a day',
          `Car | 6 | 4 | 40
Electric car | 3 | 4 | 36
Minibus | 10 | 6 | 60
With disabled parking permit | 0 | 2 | 20`,
        ),
        p(
          'Up to thirty minutes are free. Pay by code, card or number plate, then leave within twenty minutes; foreign cards are taken in the staffed lane. Organisers can buy vouchers at ten per cent off and return what is not used.',
        ),
        note('On Fridays and Saturdays from 18:00 to 22:30 the first two hours at P3 are free.'),
      ),
      section(
        'By car',
        list(
          'From the ring motorway: exit Jialing Bay, then three kilometres east on Riverside Avenue.',
          'From the airport: 26 km, about thirty-five minutes; or the Airport Express to Expo Centre, twenty-eight.',
          'From Wangjiang railway station: 18 km; or line 8 without a change, twenty-four minutes.',
          'Set your navigation to the centre and the number of the car park, ‘P1’ to ‘P4’.',
        ),
        p(
          'At weekends the car parks fill between 09:00 and 10:30. During large shows Riverside Avenue is one-way at peak hours, and there is no stopping along it. Follow the police.',
        ),
      ),
      section(
        'Charging',
        p(
          'There are 316 spaces with chargers. While charging you park free for two hours; power is 1.2 yuan per kilowatt-hour. Please move within thirty minutes of a full battery. On clear days surplus from the solar roof comes first.',
        ),
        table(
          'Car park | Rapid, 120 kW | Slow, 7 kW',
          `P1 | 12 | 50
P2 | 12 | 52
P3 | 8 | 32
P4 | 30 | 120`,
        ),
      ),
      section(
        'Setting down and picking up',
        table(
          'By | Setting down | Picking up',
          `Private car | West forecourt, three minutes | Car parks
Taxi | West forecourt; for meetings the east door | Rank 1 outside the west door
Ride-hailing | West forecourt | P2, level B1, zone A
Coach | West forecourt, five minutes | By number
If you find walking hard | East end of the forecourt, fifteen minutes | The same`,
        ),
        steps(
          'Organisers give us numbers and times of coaches seven days ahead; each gets a number.',
          'Coaches wait in P4. Book two days ahead and there is no queue.',
          'At the end they are called by number, twelve at a time.',
        ),
      ),
      section(
        'Metro, bus, bicycle',
        p(
          'From Expo Centre station, line 8, exit 3, it is six minutes along a covered walk of 340 m, from 06:30 to 22:50. Buses 818 and 823 stop outside the west door. On show days a shuttle calls at eleven partner hotels every fifteen minutes between 07:30 and 19:30; the twelfth, Jialing Bay Hotel, is joined to the east end of the concourse by a bridge. Bicycle racks, all under cover: 240 at the west door, 160 at the east, 80 at the north entrance.',
        ),
      ),
      section(
        'For organisers',
        list(
          'Above 20,000 visits a day: we write a traffic plan together, 21 days ahead.',
          'Above 40,000: more shuttles, staggered closing, and parking booked with the ticket.',
          'Road closures are announced by us, three days ahead, on the website and the signs.',
        ),
      ),
    ],
  },
};
