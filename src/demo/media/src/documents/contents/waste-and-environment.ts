import { type Content, list, note, p, section, steps, table } from '../markup.ts';

export const wasteAndEnvironment: Content = {
  zh: {
    lead: '展会垃圾怎样分、放在哪、由谁运、要付多少，以及噪声、废水与江岸环境的要求。',
    facts: [
      ['5 类', '撤展分类'],
      ['12 元', '特装展台垃圾清运，每平方米'],
      ['71%', '上一年度展会垃圾回收利用率'],
      ['40 度', '可排放废水的最高温度'],
    ],
    sections: [
      section(
        '分类与去向',
        table(
          '撤展类别 | 颜色 | 投放点 | 去向',
          `木质构件 | 棕 | 货运环线 A 区 | 再利用优先，其余粉碎制板
地毯 | 灰 | 各厅货门外 | 全部再生
纸板与塑料膜 | 蓝 | 北侧 B 区 | 打包出售
油漆、胶粘剂空桶 | 红 | 危废暂存间，须登记 | 有资质的处理单位
其他 | 黑 | 北侧 C 区 | 焚烧发电`,
        ),
        p(
          '主场搭建商对本展会的分类结果负责，合格率超过九成的，下一届押金减半。展期另分可回收物、厨余与其他三类，厨余每晚送往三十公里外的堆肥场，每吨 340 元。',
        ),
      ),
      section(
        '谁来运走',
        list(
          '特装展台材料由搭建商自行运走，鼓励编号入库再用；',
          '委托本馆清运的，撤展前一日申请，每平方米 12 元；',
          '布展期包装由搭建商每日带离，展商包装箱由运输服务商存放；',
          '展期垃圾由保洁在闭馆后收取，请装袋放在通道边。',
        ),
        table(
          '项目 | 单位 | 价格（元）',
          `特装材料清运 | 平方米 | 12
6 立方米垃圾箱，含一次清运 | 箱 | 900
遗留物代清 | 立方米 | 260
混装垃圾附加 | 立方米 | 180
有害废物 | 千克 | 18
地毯回收，可再生纤维 | 平方米 | 免费`,
        ),
      ),
      section(
        '减少的办法',
        steps(
          '用可重复使用的铝型材与布面，代替木作与喷绘板。',
          '通道铺拼块地毯，每平方米每场 7.2 元，可用十次以上；展位不铺地毯也平整耐磨。',
          '资料放在二维码里，印量按实际领取人数的六成准备。',
          '直饮水代替瓶装水，全馆设直饮水点三十二处。',
          '把可捐赠的家具、绿植与样品列表交给综合服务台，撤展日由社区机构取走。',
        ),
        note('主办方可申请“零填埋展会”：提前六十天提交减量方案，我们派驻两名分类督导，闭幕后出具称重报告。'),
      ),
      section(
        '噪声与空气',
        table(
          '区域 | 限值',
          `距展位一米，展期 | 72 分贝，设舞台的 80 分贝
布展作业 | 85 分贝，20:00 后 65 分贝
室外边界，日间/夜间 | 65/50 分贝
展厅二氧化碳 | 超过百万分之一千时加大新风
胶粘剂、涂料 | 水性，无苯，附检测报告`,
        ),
      ),
      section(
        '水与江岸',
        list(
          '只能排放低于 40 度的清水与一般洗涤水，油脂经隔油盒；',
          '泵房、雨水口与江岸栏杆 3 米内不得堆放物料；',
          '不得放飞气球、孔明灯，不得向江中投放任何物品；',
          '洗车、冲地使用屋面雨水，洗刷工具在北侧洗涤位。',
        ),
        p(
          '场馆以江水源热泵供冷供热，江水只换热、不取用。出水口下游百米处的温差按月监测，结果在年度环境报告中公布。',
        ),
      ),
      section(
        '检查与结算',
        p(
          '撤展末日由环境主管与搭建商共同验收。地面清洁、分类正确的，押金如数退还；混装、遗留或污染的，拍照计量后扣除。每场展会结束二十个工作日内，主办方收到分类称重表。',
        ),
      ),
    ],
  },
  en: {
    lead: 'How waste is sorted, where it goes, who takes it away and what that costs; and what we ask for in noise, water and the river bank.',
    facts: [
      ['5', 'Kinds of waste at breakdown'],
      ['12 yuan', 'Removal of a custom-built stand, per m²'],
      ['71%', 'Of show waste was recovered last year'],
      ['40 °C', 'The warmest water that may go down a drain'],
    ],
    sections: [
      section(
        'Sorting',
        table(
          'At breakdown | Colour | Where | What becomes of it',
          `Timber | Brown | Freight loop, area A | Reused where possible, else chipboard
Carpet | Grey | Outside the goods doors | Recycled, all of it
Cardboard and film | Blue | North side, area B | Sold
Empty paint and glue tins | Red | Hazardous store, with a signature | Licensed treatment
Everything else | Black | North side, area C | Burnt for power`,
        ),
        p(
          'The main contractor answers for the show; whoever sorts more than ninety per cent correctly pays half the deposit next time. On show days it is recyclables, food and the rest. Food waste goes to a composting site every night, for 340 yuan a tonne.',
        ),
      ),
      section(
        'Who takes it away',
        list(
          'Builders remove their own stands; best of all numbered, into store, for the next show.',
          'If we are to do it, ask the day before breakdown: 12 yuan per m².',
          'Packaging leaves with the builders every day; crates of exhibitors go to the freight handler.',
          'On show days put bags beside the aisle after closing.',
        ),
        table(
          'Item | Unit | Yuan',
          `Stand material | m² | 12
Skip of 6 m³, emptied once | each | 900
What was left behind | m³ | 260
Extra for mixed waste | m³ | 180
Hazardous waste | kg | 18
Recyclable carpet | m² | free`,
        ),
      ),
      section(
        'Having less of it',
        steps(
          'Aluminium frames and cloth, used again, in place of timber and printed board.',
          'Carpet tiles in the aisles: 7.2 yuan per m² and show, good for ten shows and more. Stands can do without.',
          'Leaflets as a code to scan. Print for six in ten of the people who take one.',
          'Water from the tap: there are thirty-two fountains in the building.',
          'List what you can give away, furniture, plants, samples; charities collect it on the last day.',
        ),
        note(
          'Ask for a ‘nothing to landfill’ show: send a plan sixty days ahead, we post two people at the bays, and afterwards you have a report by weight.',
        ),
      ),
      section(
        'Noise and air',
        table(
          'Where | Limit',
          `A metre from a stand, show days | 72 dB, with a stage 80 dB
Building | 85 dB, after 20:00 65 dB
Boundary, day and night | 65 and 50 dB
Carbon dioxide in the halls | More fresh air above 1,000 ppm
Glue and paint | Water-based, benzene-free, with report`,
        ),
      ),
      section(
        'Water and the river',
        list(
          'Drains take clean and ordinary washing water below 40 °C; grease goes through a trap.',
          'Nothing is stored near pump rooms or drains, or within 3 m of the river railing.',
          'No balloons or sky lanterns are let go, and nothing is put into the river.',
          'Wash tools in the bay on the north side. Floors and wheels are washed with rain from the roof.',
        ),
        p(
          'The centre is heated and cooled with the river, which gives or takes warmth and is not used up. The difference in temperature a hundred metres downstream is measured every month and published every year.',
        ),
      ),
      section(
        'Checking and settling',
        p(
          'On the last day the environment manager and the builder look at the floor together. Clean and sorted: the deposit comes back whole. Mixed, left behind or polluted: photographed, measured and charged. Within twenty working days organisers receive a table of weights.',
        ),
      ),
    ],
  },
};
