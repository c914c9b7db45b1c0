import { type Content, list, note, p, section, steps, table } from '../markup.ts';

export const outdoorPlaza: Content = {
  zh: {
    lead: '室外展场位于登录大厅南侧，临江铺开。本手册用于市集、大型装备展示、试乘试驾与露天活动。',
    facts: [
      ['20,000', '平方米，花岗岩铺装'],
      ['160 顶', '3 × 3 米帐篷摊位'],
      ['6 千瓦', '每个摊位的用电'],
      ['1.4 公里', '试驾环线'],
    ],
    sections: [
      section(
        '场地分区',
        table(
          '分区 | 面积（平方米） | 供电（千瓦） | 适用',
          `A 区，水池西侧 | 5,200 | 360 | 市集、帐篷
B 区，中轴广场 | 6,800 | 420 | 大型装备、开幕式
C 区，水池东侧 | 4,600 | 300 | 市集、露天小舞台
D 区，江岸步道内侧 | 3,400 | 120 | 休息、轻型展示`,
        ),
        p(
          '全场长 200 米、宽 100 米，地面荷载每平方米 3 吨。试驾环线沿 B 区、东门与江岸辅路设置，全长 1.4 公里，宽 7 米，限速每小时 40 公里；使用期间由交通引导员封闭两个人行口。',
        ),
      ),
      section(
        '水电接驳',
        p(
          '地面设水电接驳井四十五处，间距 20 米，每处含 220 伏 32 安插座四只、DN15 给水与排水各一，供电总容量 1,200 千瓦。B 区另设 380 伏 125 安接驳箱六座。',
        ),
        table(
          '项目 | 单位 | 价格（元）',
          `标准摊位：帐篷、6 千瓦用电、照明、清洁 | 个/展期 | 2,400
本地小店（开业三年内、门店不超过两家） | 个/展期 | 1,680
光地 | 平方米/日 | 6
380 伏 63 安临时供电 | 处/展期 | 3,600
给排水接驳 | 处/展期 | 900
移动卫生间 | 座/日 | 350`,
        ),
      ),
      section(
        '帐篷与构筑物',
        list(
          '帐篷材料为阻燃布，每脚配重不少于 60 千克，不得打地钉，不得以水桶代替；',
          '相邻帐篷连片不超过八顶，片与片之间留 4 米消防通道；',
          '构筑物高度不超过 4.5 米，超过 3 米的提交抗风计算，按八级风验算；',
          '水池边 2 米与江岸栏杆边 3 米范围不设任何设施。',
        ),
        table(
          '级别 | 阵风（米/秒）或雷电距离 | 应对',
          `蓝 | 8 以上 | 收起旗帜与轻质展架，检查配重
黄 | 11 以上，或 20 千米内 | 放下侧帘，停用吊装设备
橙 | 14 以上，或 10 千米内 | 停止营业，观众转入登录大厅
红 | 17 以上，或 5 千米内 | 全员撤离，切断室外供电`,
        ),
        note(
          '级别由广场东侧灯柱颜色显示，并以短信通知登记负责人。小时雨量超过 30 毫米时放下侧帘、切断低位电源；气温达到 37 度，12:00 至 15:00 停止室外搭建。',
        ),
      ),
      section(
        '雨天方案',
        p(
          '签约时即确定备用场地。登录大厅东侧可容纳约两千人与四十张条桌；租用 4 号展厅作为备用的，场租按半价计。是否启用由主办方与值班经理在当日 07:00 商定。',
        ),
      ),
      section(
        '餐饮摊位',
        list(
          '经营者持有效营业执照与食品经营许可证，从业人员持健康证；',
          '以电为热源，每摊合计不超过 6 千瓦；不得使用明火、木炭与瓶装液化气；',
          '餐具可回收或可降解，设统一归还点四处；',
          '油脂、厨余与洗涤水分开收集，闭市后一小时内清扫完毕。',
        ),
      ),
      section(
        '声音与时间',
        table(
          '时段 | 边界噪声限值（分贝） | 说明',
          `09:00 – 18:00 | 65 | 舞台朝向江面
18:00 – 21:30 | 60 | 每场演出不超过四十分钟
21:30 – 22:00 | 50 | 不使用扩声
22:00 – 08:00 | 45 | 只做安静的收尾`,
        ),
        p(
          '周五、周六开放至 22:00，其余日子至 18:00；候鸟过境季，檐口灯光 22:00 关闭。布展、撤展的噪声作业安排在 08:00 至 20:00。照明不直射江面与居民楼。',
        ),
      ),
      section(
        '申请步骤',
        steps(
          '提前 60 天提交活动方案、分区平面与预计人数。',
          '提前 30 天提交构筑物图纸、用电负荷与安保方案。',
          '提前 10 天提交商户名单与许可证。',
          '活动前一日 16:00 现场验收，领取通行证。',
        ),
        p(
          '观众由东门与登录大厅进出，货车由东侧两座门（净宽 6 米）在 09:00 前或闭市后进场。P3 停车场距 B 区步行两分钟。',
        ),
      ),
    ],
  },
  en: {
    lead: 'The plaza lies south of the concourse and runs down to the river. This manual is for markets, heavy machinery, test drives and events in the open.',
    facts: [
      ['20,000 m²', 'Of granite paving'],
      ['160', 'Tents of 3 × 3 m'],
      ['6 kW', 'At every tent'],
      ['1.4 km', 'Test track'],
    ],
    sections: [
      section(
        'Four areas',
        table(
          'Area | m² | kW | For',
          `A, west of the pool | 5,200 | 360 | Markets, tents
B, on the axis | 6,800 | 420 | Machinery, opening ceremonies
C, east of the pool | 4,600 | 300 | Markets, the small stage
D, along the promenade | 3,400 | 120 | Resting, light displays`,
        ),
        p(
          'The plaza is 200 m long and 100 m wide and carries 3 t/m². The test track runs through area B, the east gate and the service road along the bank: 1.4 km, 7 m wide, 40 km/h. While it is in use, stewards close two footpaths.',
        ),
      ),
      section(
        'Water and power',
        p(
          'There are forty-five pits in the paving, twenty metres apart, each with four 220 V, 32 A sockets, water and a drain; in all the plaza has 1,200 kW. Area B also has six boxes of 380 V, 125 A.',
        ),
        table(
          'Item | Unit | Yuan',
          `Standard pitch: tent, 6 kW, light, cleaning | show | 2,400
For local businesses up to three years old, up to two shops | show | 1,680
Bare ground | m² and day | 6
380 V, 63 A supply | show | 3,600
Water and drain | show | 900
Mobile toilet | day | 350`,
        ),
      ),
      section(
        'Tents and structures',
        list(
          'Tents are of flame-retardant cloth, with 60 kg on each leg. No pegs; buckets of water do not count.',
          'No more than eight stand in a row; between rows, 4 m are kept for fire engines.',
          'Structures are up to 4.5 m high. Above 3 m send wind calculations for force 8.',
          'Nothing stands within 2 m of the pool or 3 m of the river railing.',
        ),
        table(
          'Level | Gusts (m/s) or lightning within | Do',
          `Blue | 8 | Take in flags and light displays, check ballast
Yellow | 11, or 20 km | Lower the sides of tents, stop lifting
Orange | 14, or 10 km | Close; visitors go to the concourse
Red | 17, or 5 km | Everyone leaves; outdoor power is cut`,
        ),
        note(
          'Lamps on the east side show the colour, and registered managers get a text message. Above 30 mm of rain in an hour tent sides come down and low sockets go off. At 37 °C nobody builds outdoors from 12:00 to 15:00.',
        ),
      ),
      section(
        'If it rains',
        p(
          'Choose your shelter when you sign. The east end of the concourse takes about two thousand people and forty long tables. Hall 4, as a reserve, costs half the usual hire. At 07:00 on the day you and the duty manager decide.',
        ),
      ),
      section(
        'Food stalls',
        list(
          'Traders hold a business licence and a food licence, both in date; staff hold health certificates.',
          'Cooking is electric, up to 6 kW a stall. No open flames, charcoal or bottled gas.',
          'Plates and cups are returnable or compostable; there are four points for returns.',
          'Grease, food waste and washing water are kept apart, and every pitch is swept within an hour of closing.',
        ),
      ),
      section(
        'Sound and hours',
        table(
          'Hours | Limit at the boundary (dB) | Remarks',
          `09:00 – 18:00 | 65 | The stage faces the river
18:00 – 21:30 | 60 | No performance longer than forty minutes
21:30 – 22:00 | 50 | Nothing amplified
22:00 – 08:00 | 45 | Quiet clearing only`,
        ),
        p(
          'The plaza is open until 22:00 on Fridays and Saturdays, until 18:00 on other days. Noisy work is done between 08:00 and 20:00. Lamps do not shine on the river or on homes.',
        ),
      ),
      section(
        'How to apply',
        steps(
          '60 days ahead: programme, layout and expected numbers.',
          '30 days ahead: drawings of structures, electrical loads, security plan.',
          '10 days ahead: list of traders, with licences.',
          'The day before, at 16:00: inspection, and passes.',
        ),
        p(
          'Visitors come in by the east gate and the concourse; lorries by the two gates in the east, 6 m wide, before 09:00 or after closing. Car park P3 is two minutes from area B.',
        ),
      ),
    ],
  },
};
