import type { ServiceGroup } from './group.ts';

/** The operation services of the exhibition centre. */
export const exhibitionServices: readonly ServiceGroup[] = [
  {
    kind: 'service_idea',
    'zh-CN': ['服务理念', '展览是一次只有几天的城市。让它按时建成、平稳运转、干净离场，是我们每天在做的事。'],
    'en-US': [
      'How we work',
      'A show is a town that stands for a few days. We see to it that it goes up on time, runs quietly and leaves nothing behind.',
    ],
    services: [
      {
        picture: 'hall-empty.jpg',
        'zh-CN': [
          '一位项目经理负责到底',
          '从询档到撤展，您只需记住一个电话。',
          '询档后一个工作日内回复可用档期与平面方案',
          '签约即建立项目群，图纸、报批与账单在一处查看',
          '展期驻馆，07:30 到岗，最后一辆货车离场后离岗',
        ],
        'en-US': [
          'One project manager, start to finish',
          'From the first question about dates to the last lorry, you call one number.',
          'Free dates and a layout within one working day of your enquiry',
          'Drawings, approvals and invoices in one place from the day you sign',
          'On the floor from 07:30 on show days, until the last lorry has left',
        ],
      },
      {
        picture: 'hall-goods-doors.jpg',
        'zh-CN': [
          '把等待的时间省下来',
          '货车按时段进场，布展高峰日平均等候十八分钟。',
          '司机用手机选定十五分钟时段，到达前半小时收到货门编号',
          '两公里外设缓冲停车场，一百二十个车位，有热水与充电桩',
          '水、电、气、网沿九米一道的地沟送到展位，不走明管',
        ],
        'en-US': [
          'Less waiting',
          'Lorries come by the quarter-hour and wait eighteen minutes on the busiest days.',
          'Drivers pick a slot by phone and learn their goods door half an hour ahead',
          'A holding yard for 120 lorries, two kilometres away, with hot water and charging',
          'Water, power, air and data come up from trenches nine metres apart, with no pipes across the aisle',
        ],
      },
      {
        picture: 'news-construction-detail.jpg',
        'zh-CN': [
          '少留痕迹',
          '鼓励重复使用，如实公布每场展览的用量。',
          '展期用电可全部来自屋面光伏与绿色电力交易',
          '展后一个月内提供用电、用水与垃圾清运数据',
          '可重复使用构件达到七成的展台优先审图',
        ],
        'en-US': [
          'Leaving little behind',
          'We favour what can be used again, and publish what each show used.',
          'Power can come from the solar roof and certified green supply alone',
          'Figures for power, water and waste within a month of the show',
          'Stands that are seventy per cent reusable have their drawings checked first',
        ],
      },
    ],
  },
  {
    kind: 'add_service',
    'zh-CN': ['增值服务', '场租之外的服务单独计价，写在报价单里，不写进附加条款。'],
    'en-US': [
      'Additional services',
      'What goes beyond the hire of space is priced by the item, in the quotation and not in the small print.',
    ],
    services: [
      {
        picture: 'hall-show.jpg',
        'zh-CN': [
          '展位水电气与网络',
          '提前二十一日网上预订享九折，现场加订当日接通。',
          '供电 16 安至 250 安，可单独开通夜间不断电回路',
          '独享光纤 50 兆至 1,000 兆，观众无线网络另行配置',
          '压缩空气 0.8 兆帕，给排水接驳点每九米一处',
        ],
        'en-US': [
          'Power, water, air and data',
          'Ten per cent less if you order twenty-one days ahead; late orders are connected the same day.',
          '16 to 250 amps, with circuits that stay live overnight',
          'Dedicated fibre from 50 to 1,000 Mbit/s, and Wi-Fi for visitors apart from it',
          'Compressed air at 0.8 MPa; water and drainage every nine metres',
        ],
      },
      {
        picture: 'news-technology-stage.jpg',
        'zh-CN': [
          '吊挂与舞台',
          '屋架至吊点由我馆指定单位施工，开幕前十五日申请。',
          '每厅一百二十个吊点，单点荷载 500 千克',
          '可提供电动葫芦、桁架、灯光与音响，按天计价',
          '场内灯光可按九米网格压暗，为舞台留出暗区',
        ],
        'en-US': [
          'Rigging and stages',
          'Our appointed riggers work up to the points; apply fifteen days ahead.',
          '120 points in every hall, 500 kilograms each',
          'Motors, trusses, light and sound by the day',
          'House lights dim in nine-metre squares around a stage',
        ],
      },
      {
        picture: 'concourse-escalators.jpg',
        'zh-CN': [
          '观众登记与入场',
          '登录大厅设二十四条闸机通道，峰值每小时通行一万二千人。',
          '预登记二维码、身份证与电子胸卡均可入场',
          '人流计数每五分钟更新，主办方可实时查看',
          '可代设无障碍通道、团体通道与媒体通道',
        ],
        'en-US': [
          'Registration and entry',
          'Twenty-four gates in the concourse let in twelve thousand people an hour.',
          'Codes, identity cards and electronic badges all open them',
          'Head counts every five minutes, live on your screen',
          'Separate lanes for wheelchairs, groups and press on request',
        ],
      },
      {
        picture: 'dining-cafe.jpg',
        'zh-CN': [
          '餐饮',
          '从搭建工人的早餐到开幕酒会，同一间厨房出品。',
          '展期简餐点六处，午间人均等候不超过八分钟',
          '餐盒与拼盘送至展位，前一日 16:00 前下单',
          '开幕酒会与答谢晚宴可设在展厅、前厅或室外展场',
        ],
        'en-US': [
          'Catering',
          'From breakfast for builders to an opening reception, out of one kitchen.',
          'Six quick counters on show days, with a queue of eight minutes at most',
          'Lunch brought to your stand if you order by 16:00 the day before',
          'Receptions in the halls, the foyer or on the plaza',
        ],
      },
      {
        picture: 'hall-outdoor.jpg',
        'zh-CN': [
          '室外展场',
          '临江两万平方米，可单独使用，也可与 4 号展厅配套。',
          '三米见方帐篷一百六十顶，含照明与 6 千瓦电源',
          '重型装备展位地面承重每平方米 3 吨',
          '试驾、无人机与烟火类活动由我馆协助报批',
        ],
        'en-US': [
          'The outdoor plaza',
          'Twenty thousand square metres by the river, alone or together with Hall 4.',
          '160 tents, three metres square, with light and 6 kW each',
          'Paving that carries three tonnes per square metre',
          'Help with permits for test drives, drones and fireworks',
        ],
      },
      {
        picture: 'hotel-room.jpg',
        'zh-CN': [
          '差旅与接待',
          '十二家协议酒店四千余间客房，展期价格不上浮。',
          '五十间以上可免费保留至入住前七日',
          '展期接驳车每十五分钟一班，串联各协议酒店',
          '境外展商邀请函两个工作日内出具',
        ],
        'en-US': [
          'Travel and accommodation',
          'Twelve partner hotels and four thousand rooms at rates that do not rise for shows.',
          'Fifty rooms or more are held free until seven days before arrival',
          'A shuttle every fifteen minutes on show days',
          'Letters of invitation for exhibitors from abroad within two working days',
        ],
      },
    ],
  },
  {
    kind: 'outsource_service',
    'zh-CN': ['外包服务', '以下服务由通过资质审核的单位提供，名录每年更新，主办方也可自带团队报备。'],
    'en-US': [
      'Contractors',
      'These services are provided by firms whose papers we have checked. The list is renewed every year, and you may register a team of your own.',
    ],
    services: [
      {
        picture: 'hall-arched-stand.jpg',
        'zh-CN': [
          '特装展台设计与搭建',
          '在册单位四十二家，均持有施工资质与第三方责任险。',
          '图纸审核三个工作日内答复',
          '高度超过 4.5 米或双层展台须附结构计算书',
          '撤展后展位恢复原状，逾期清理费由搭建单位承担',
        ],
        'en-US': [
          'Stand design and building',
          'Forty-two firms on the list, all licensed and insured.',
          'Drawings are answered within three working days',
          'Stands above 4.5 metres or with two floors need structural calculations',
          'The floor is returned as it was found, at the builder’s cost',
        ],
      },
      {
        picture: 'hall-goods-doors.jpg',
        'zh-CN': [
          '展品物流与现场搬运',
          '三家物流代理常驻，负责提货、报关、仓储与就位。',
          '3 吨至 10 吨电动叉车十八台，另可调用 80 吨汽车吊',
          '境外展品可办理暂时进口与闭展后复运出境',
          '空箱集中存放，撤展当晚按展位号送回',
        ],
        'en-US': [
          'Freight and handling',
          'Three agents on site for collection, customs, storage and placing.',
          'Eighteen electric forklifts of three to ten tonnes, and an 80-tonne crane on call',
          'Temporary import, and re-export after the show',
          'Empty cases are stored, and back at your stand on closing night',
        ],
      },
      {
        picture: 'hall-aisle.jpg',
        'zh-CN': [
          '保洁与垃圾清运',
          '展期每两小时巡扫一次，闭馆后整厅机扫。',
          '可回收物、厨余与搭建废料分三路清运',
          '展位内保洁按平方米与天数计价',
          '地毯铺设与回收一并承接，旧地毯全部再生处理',
        ],
        'en-US': [
          'Cleaning and waste',
          'A round every two hours, and the whole floor by machine after closing.',
          'Recyclables, food and build waste go three separate ways',
          'Cleaning inside stands by the square metre and day',
          'Carpet laid and taken up; all of it is recycled',
        ],
      },
      {
        picture: 'hero-concourse.jpg',
        'zh-CN': [
          '安保、礼仪与翻译',
          '按岗位与时段预订，最少四小时起。',
          '持证保安、消防值守与夜间看馆',
          '会场礼仪与问询人员均经场馆动线培训',
          '英、日、韩、法、俄、西、阿七个语种的陪同口译',
        ],
        'en-US': [
          'Security, hosts and interpreters',
          'By the post and the hour, four hours at least.',
          'Licensed guards, fire watch and night patrols',
          'Hosts and information staff who know their way around the building',
          'Interpreters of English, Japanese, Korean, French, Russian, Spanish and Arabic',
        ],
      },
    ],
  },
];
