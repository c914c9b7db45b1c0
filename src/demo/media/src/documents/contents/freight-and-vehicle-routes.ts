import { type Content, list, note, p, section, steps, table } from '../markup.ts';

export const freightAndVehicleRoutes: Content = {
  zh: {
    lead: '货车怎样预约、走哪条路、停在哪座门前，以及超限货物、危险品与境外展品的办理方式。',
    facts: [
      ['24 座', '货门，4.5 × 5 米，编号 1 – 24'],
      ['15 分钟', '一个预约时段'],
      ['120 辆', '缓冲停车场容量'],
      ['18 分钟', '高峰日平均等候'],
    ],
    sections: [
      section(
        '预约',
        p('布展、撤展期间所有货车均须预约，系统对主场搭建商与参展商免费。'),
        steps(
          '主场搭建商自布展前七日起批量预约，参展商自前三日起预约：填写车牌、车型与货物，选择一个 15 分钟时段。',
          '提前到达的在缓冲停车场等候，屏幕显示货门编号与放行时间。',
          '进场前 30 分钟手机收到货门编号，按导航驶往会展北路货运入口。',
          '扫码入场，卸货后沿环线单向驶离。',
        ),
        table(
          '情形 | 处理',
          `迟到 15 分钟以内 | 顺延至下一时段，货门可能变更
迟到 15 – 45 分钟 | 转入缓冲停车场候补
迟到 45 分钟以上，或未预约 | 22:00 后现场排队
同一展会两次未到 | 该车牌当期不再接受预约`,
        ),
        p('布展期间二十四小时接听：023 0000 8812。'),
      ),
      section(
        '行驶路线',
        p(
          '货车一律由会展北路进入北侧货运环线，单向行驶，展期须持证。4.5 吨以上货车 07:00 至 09:00、17:00 至 19:00 不得驶入滨江大道。',
        ),
        table(
          '展厅 | 货门 | 入口 | 卸货平台长度（米）',
          `1 号展厅 | 1 – 6 | 北二门 | 64
2 号展厅 | 7 – 12 | 北二门 | 64
3 号展厅 | 13 – 18 | 北三门 | 64
4 号展厅 | 19 – 24 | 北三门 | 72
室外展场 | – | 东门 | 地面卸货`,
        ),
        list(
          '环线限速每小时 15 公里，展厅内限速 5 公里；',
          '车辆限高 4.8 米、限宽 3.5 米、限长 18 米；',
          '卸货限一小时，超时每半小时 100 元；',
          '发动机熄火作业，司机不离车。',
        ),
      ),
      section(
        '缓冲停车场',
        p(
          '位于场馆以西两公里的环湾路口，可停货车一百二十辆，24 小时开放。设有卫生间、热水、淋浴、司机食堂与充电桩，布展期食堂昼夜供餐。持当日预约码免费停放四小时，之后每小时 10 元。',
        ),
      ),
      section(
        '驶入展厅',
        p(
          '集装箱车可直接驶入展厅卸货，地面承重每平方米 3.5 吨。单轴载荷超过 12 吨时，先核对行驶路线上的地沟盖板，由展厅管理员引导通过。',
        ),
        note(
          '开展前一日 18:00 后，任何车辆不得驶入展厅。补货使用手推车，于每日 08:00 – 08:45 由南侧货梯厅进入。',
        ),
      ),
      section(
        '超限与重型货物',
        p('下列货物提前三个工作日书面报备，单件 20 吨以上的提前 15 天提交就位方案：'),
        list(
          '任一边长超过 12 米、宽超过 3.5 米或高超过 4.8 米；',
          '单件重量超过 5 吨；',
          '就位后对地面的压强超过每平方米 3.5 吨，须以钢板分散荷载。',
        ),
        table(
          '设备 | 计价单位 | 价格（元）',
          `3 吨叉车 | 小时 | 260
5 吨叉车 | 小时 | 360
10 吨叉车 | 小时 | 580
80 吨汽车吊 | 半日 | 5,600
手动液压车 | 半日 | 60`,
        ),
      ),
      section(
        '危险品',
        p(
          '压缩气体、锂电池、易燃液体与放射源须提前三个工作日书面报备，注明数量与存放位置，由安全管理部批复。展厅内不存放备用量；压缩气瓶每个展位一瓶，直立固定。车辆展品油量不超过油箱的四分之一且不超过 10 升，电动车电量低于三成，服务开关断开。',
        ),
      ),
      section(
        '境外展品',
        p('可凭 ATA 单证册或担保办理暂时进境，展期结束后复运出境。三家登记代理均可在馆内完成查验预约：'),
        table(
          '代理 | 电话 | 主要航线',
          `两江会展物流 | 023 0000 8331 | 欧洲、中亚班列
川东国际货运 | 023 0000 8332 | 日本、韩国、东南亚
江湾展运 | 023 0000 8333 | 北美、中东`,
        ),
        p('海关查验场地设在 4 号展厅东侧，面积 600 平方米，须提前两个工作日预约。'),
      ),
    ],
  },
  en: {
    lead: 'How lorries book, which road they take and at which door they stop; and what to do about oversize loads, dangerous goods and exhibits from abroad.',
    facts: [
      ['24', 'Goods doors, 4.5 × 5 m, numbered 1 to 24'],
      ['15 min', 'One slot'],
      ['120', 'Lorries in the holding yard'],
      ['18 min', 'Average wait on the busiest days'],
    ],
    sections: [
      section(
        'Booking a slot',
        p(
          'During build-up and breakdown every lorry needs a slot. Booking is free for contractors and exhibitors.',
        ),
        steps(
          'Main contractors book in bulk from seven days before build-up, exhibitors from three: enter number plate, size and goods, and choose 15 minutes.',
          'If you are early, wait in the holding yard. A screen shows your door and your time.',
          'Half an hour before, your phone names the door. Follow the signs to the freight gates in Expo North Road.',
          'Scan in, unload, and leave by the loop, which is one-way.',
        ),
        table(
          'If you are | Then',
          `Up to 15 minutes late | You move to the next slot, perhaps at another door
15 – 45 minutes late | You wait in the holding yard for a gap
Later, or without a booking | Queue at the gate after 22:00
Absent twice at one show | That number plate cannot book again`,
        ),
        p('Help day and night during build-up: +86 23 0000 8812.'),
      ),
      section(
        'Your route',
        p(
          'All freight comes in from Expo North Road and goes round the one-way loop north of the halls; on show days with a permit only. Lorries above 4.5 tonnes may not use Riverside Avenue from 07:00 to 09:00 or from 17:00 to 19:00.',
        ),
        table(
          'For | Goods doors | Gate | Length of dock (m)',
          `Hall 1 | 1 – 6 | North 2 | 64
Hall 2 | 7 – 12 | North 2 | 64
Hall 3 | 13 – 18 | North 3 | 64
Hall 4 | 19 – 24 | North 3 | 72
Plaza | – | East | At ground level`,
        ),
        list(
          'Drive at 15 km/h on the loop and at 5 km/h in the halls.',
          'Vehicles may be 4.8 m high, 3.5 m wide and 18 m long.',
          'Unloading is limited to an hour; each half-hour beyond that costs 100 yuan.',
          'Switch the engine off, and stay with your vehicle.',
        ),
      ),
      section(
        'The holding yard',
        p(
          'It lies two kilometres west of the centre at the Bay Road junction, has room for 120 lorries and never closes. There are toilets, hot water, showers, charging points and a canteen, open day and night during build-up. With a code for the day you park free for four hours, then pay 10 yuan an hour.',
        ),
      ),
      section(
        'Driving into a hall',
        p(
          'Container lorries may drive in and unload beside the stand; the floor carries 3.5 tonnes per square metre. If an axle weighs more than 12 tonnes, check the trench covers on the way first: the hall manager walks ahead.',
        ),
        note(
          'From 18:00 on the eve of opening no vehicle enters a hall. Restock by trolley from 08:00 to 08:45, through the goods lobby on the south side.',
        ),
      ),
      section(
        'Oversize and heavy loads',
        p(
          'Give notice in writing three working days ahead; for a single piece over 20 tonnes, send a plan for setting it down 15 days ahead. This concerns anything',
        ),
        list(
          'longer than 12 m, wider than 3.5 m or higher than 4.8 m;',
          'heavier than 5 tonnes;',
          'that would press on the floor with more than 3.5 t/m² and needs steel plates.',
        ),
        table(
          'Equipment | Per | Yuan',
          `3-tonne forklift | hour | 260
5-tonne forklift | hour | 360
10-tonne forklift | hour | 580
80-tonne mobile crane | half-day | 5,600
Pallet truck | half-day | 60`,
        ),
      ),
      section(
        'Dangerous goods',
        p(
          'Compressed gas, lithium batteries, flammable liquids and radioactive sources need three working days’ notice in writing, with quantities and places, and our consent. No reserve is kept in the halls; one gas cylinder a stand, upright and secured. Vehicles on show have a quarter of a tank or less, and no more than 10 litres; electric ones are charged below thirty per cent, with the service switch off.',
        ),
      ),
      section(
        'Exhibits from abroad',
        p(
          'They can enter temporarily on an ATA carnet or a guarantee and leave again after the show. Three registered agents arrange inspection on site:',
        ),
        table(
          'Agent | Telephone | Main routes',
          `Twin Rivers Expo Logistics | +86 23 0000 8331 | Rail to Europe and Central Asia
Chuandong International Freight | +86 23 0000 8332 | Japan, Korea, South-East Asia
Bay Exhibition Forwarding | +86 23 0000 8333 | North America, Middle East`,
        ),
        p('Customs inspects in a bay of 600 m² on the east side of Hall 4. Book it two working days ahead.'),
      ),
    ],
  },
};
