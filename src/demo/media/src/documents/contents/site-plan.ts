import { hallPlan, sitePlan } from '../drawings.ts';
import { type Content, list, note, p, section, steps, table } from '../markup.ts';

export const sitePlanDocument: Content = {
  zh: {
    lead: '参加现场踏勘的单位在哪里集合、走哪条路、带什么。附总平面与展厅平面示意，图中数字见索引。',
    facts: [
      ['324 米', '登录大厅全长'],
      ['4 座', '展厅，每厅 140 × 72 米'],
      ['24 座', '货门，均在北侧'],
      ['340 米', '会展站 3 号口风雨连廊'],
    ],
    sections: [
      section(
        '总平面',
        sitePlan({
          title:
            '总平面示意图：北侧为会展北路与货运环线，中部为四座展厅与登录大厅，东南侧为室外展场与江面，西侧为轨道站。',
          northRoad: '会展北路',
          avenue: '滨江大道',
          river: '嘉陵江',
          promenade: '江岸步道',
          concourse: '登录大厅，二层为会议中心',
          freight: '货运环线',
          hall: (number) => `${number} 号厅`,
          metro: '会展站',
          walk: '风雨连廊 340 米',
          hotel: '嘉陵湾大酒店',
          plaza: '室外展场',
          pool: '水池',
          customs: '海关查验',
          north: '北',
        }),
        p(
          '虚线为货车路线，自会展北路进入，单向行驶。P1、P2 在地下，滨江大道在室外展场下方通过。示意图不作为施工依据，坐标文件可向项目经理索取。',
        ),
      ),
      section(
        '索引',
        table(
          '编号 | 位置 | 用途',
          `1 | 北二门 | 1 – 12 号货门的货车入口，救护车停靠
2 | 北三门 | 13 – 24 号货门的货车入口
3 | 展场东侧货运门 | 室外展场货车，两座，净宽 6 米
4 | 西门 | 轨道乘客，十条闸机通道；证件与失物招领
5 | 中门 | 专业观众与团体，八条闸机通道
6 | 东门 | 室外展场与酒店廊桥，六条闸机通道
7 | 西门落客区 | 下客三分钟；出租车蓄车道
8 | 集合区 A 至 D | 展厅人员，北侧
9 | 集合区 | 登录大厅与会议层人员，室外展场
10 | 综合服务台 | 2 号展厅入口旁`,
        ),
      ),
      section(
        '现场踏勘',
        steps(
          '按公告所列时间与地点集合；公告未写明地点的，在登录大厅西侧服务中心（图中 4）集合。',
          '签到并领取当日访客证，每家单位不超过三人；迟到十五分钟以上的不再等候。',
          '由项目经理带行，先看项目所在部位，再看设备间、运输路线与堆放位置，约九十分钟。',
          '现场提问记录在案，书面答复同时发给全部登记单位。',
        ),
        table(
          '踏勘部位 | 集合点 | 图中',
          `展厅与照明 | 相应展厅的南侧入口 | 10
货门与货运环线 | 4 号展厅北侧 20 号货门 | 2
电梯、机房 | 登录大厅西侧 1 号电梯厅 | 4
屋面 | 登录大厅东侧货梯厅 | 6
会议层 | 登录大厅中门，上二层前厅 | 5
停车场、室外展场 | P1 入口岗亭 | 7`,
        ),
        note('进入施工与设备区域须戴安全帽、穿防滑鞋，登高部位自备防坠落装备；拍照请先征得带行人员同意。'),
      ),
      section(
        '距离',
        table(
          '起点 | 终点 | 米 | 步行（分钟）',
          `会展站 3 号口 | 登录大厅西门 | 340 | 6
登录大厅西门 | 4 号展厅入口 | 290 | 4
P3 停车场 | 室外展场 B 区 | 150 | 2
P4 停车场 | 北侧观众入口 | 180 | 3
嘉陵湾大酒店 | 登录大厅东侧 | 70 | 1
缓冲停车场 | 北二门（车行） | 2,000 | –`,
        ),
      ),
      section(
        '展厅平面',
        hallPlan({
          title: '单座展厅平面示意图：长 140 米、宽 72 米，北端六座货门，南端三组观众门，地沟间距 9 米。',
          trench: '地沟，间距 9 米',
          goods: '货门 6 座，4.5 × 5 米',
          visitors: '观众门 3 组，通登录大厅',
          wall: '活动隔墙，可收起',
        }),
        p('四座展厅尺寸相同。活动隔墙收入南端墙腔，收起后相邻展厅地面齐平。'),
      ),
      section(
        '使用须知',
        list(
          '总平面中的建筑位置以竣工测绘为准，误差不超过 0.5 米；',
          '货门净尺寸 4.5 × 5 米，货车限高 4.8 米；',
          '展厅平面图的可编辑文件含地沟、吊点、消防设施与配电间图层。',
        ),
        note('任何临时设施的位置须标注在经批准的平面图上，不得以本图代替。'),
      ),
    ],
  },
  en: {
    lead: 'For those who come to see the site: where to meet, which way to go, what to bring; with plans of the whole and of one hall. Numbers refer to the key.',
    facts: [
      ['324 m', 'Length of the concourse'],
      ['4', 'Halls of 140 × 72 m'],
      ['24', 'Goods doors, all on the north side'],
      ['340 m', 'Covered walk from metro exit 3'],
    ],
    sections: [
      section(
        'The site',
        sitePlan({
          title:
            'Schematic plan of the site: road and freight loop to the north, four halls and the concourse in the middle, plaza and river to the south-east, the metro station to the west.',
          northRoad: 'Expo North Road',
          avenue: 'Riverside Avenue',
          river: 'The river',
          promenade: 'Promenade',
          concourse: 'Concourse, meeting rooms above',
          freight: 'Freight loop',
          hall: (number) => `Hall ${number}`,
          metro: 'Metro',
          walk: 'Covered walk, 340 m',
          hotel: 'Jialing Bay Hotel',
          plaza: 'Plaza',
          pool: 'Pool',
          customs: 'Customs',
          north: 'N',
        }),
        p(
          'The broken line is the way for lorries, one-way from Expo North Road. P1 and P2 are underground, and the avenue passes below the plaza. Do not build from this sketch: your project manager has files with coordinates.',
        ),
      ),
      section(
        'Key',
        table(
          'No. | Place | For',
          `1 | Gate North 2 | Lorries for doors 1 – 12, ambulance
2 | Gate North 3 | Lorries for doors 13 – 24
3 | Lorry gates of the plaza | Two, 6 m wide
4 | West door | Metro passengers, ten gates; badges, lost property
5 | Centre door | Trade visitors and groups, eight gates
6 | East door | Plaza and hotel bridge, six gates
7 | West forecourt | Setting down, three minutes; taxi rank
8 | Assembly areas A to D | People from the halls
9 | Assembly area | People from concourse and meeting floor
10 | Service desk | Beside the entrance to Hall 2`,
        ),
      ),
      section(
        'The site visit',
        steps(
          'Meet at the time and place named in the notice. Where it names none, come to the service centre at the west end of the concourse (4).',
          'Sign in and take a visitor’s badge; three people from each company. We wait for a quarter of an hour.',
          'A project manager takes you round: the place itself, then plant rooms, ways in and storage. Allow ninety minutes.',
          'Questions are written down, and answers go to all registered companies at once.',
        ),
        table(
          'To see | Meet at | No.',
          `Halls, lighting | South entrance of that hall | 10
Goods doors, freight loop | Goods door 20, north of Hall 4 | 2
Lifts, plant rooms | Lift lobby 1, west end of the concourse | 4
Roof | Goods-lift lobby, east end | 6
Meeting floor | Centre door, then up to the foyer | 5
Car parks, plaza | Gate of P1 | 7`,
        ),
        note(
          'In plant and building areas wear a helmet and non-slip shoes; for work at height bring your own harness. Ask before you take photographs.',
        ),
      ),
      section(
        'Distances',
        table(
          'From | To | Metres | Minutes on foot',
          `Metro, exit 3 | West door | 340 | 6
West door | Entrance of Hall 4 | 290 | 4
Car park P3 | Area B of the plaza | 150 | 2
Car park P4 | North visitor entrance | 180 | 3
Jialing Bay Hotel | East end of the concourse | 70 | 1
Holding yard | Gate North 2, by road | 2,000 | –`,
        ),
      ),
      section(
        'One hall',
        hallPlan({
          title:
            'Schematic plan of one hall: 140 m long and 72 m wide, six goods doors at the north end, three groups of visitors’ doors at the south end, trenches nine metres apart.',
          trench: 'Trenches, every 9 m',
          goods: '6 goods doors, 4.5 × 5 m',
          visitors: '3 doors to the concourse',
          wall: 'Folding wall',
        }),
        p(
          'All four are alike. The walls fold into pockets at the south end; without them the floor runs on level from hall to hall.',
        ),
      ),
      section(
        'Please note',
        list(
          'Positions follow the survey of the finished building, within 0.5 m.',
          'Goods doors are 4.5 × 5 m clear; lorries may be 4.8 m high.',
          'Editable files of the halls have layers for trenches, rigging points, fire equipment and switch rooms.',
        ),
        note('Whatever you put up has to be on the approved plan; this sheet does not take its place.'),
      ),
    ],
  },
};
