import type { ServiceGroup } from './group.ts';

/** The operation services of the conference centre. */
export const conferenceServices: readonly ServiceGroup[] = [
  {
    kind: 'service_idea',
    'zh-CN': ['服务理念', '好的会场应当让人忘记会场。听得清，坐得住，走得顺，其余的交给议程。'],
    'en-US': [
      'How we work',
      'A good room lets you forget the room. You can hear, you can sit, you can find the door; the rest is your programme.',
    ],
    services: [
      {
        picture: 'meeting-theatre-stage.jpg',
        'zh-CN': [
          '声音放在第一位',
          '每间会议室都测过混响时间，结果写进技术参数。',
          '大会堂空场混响 1.2 秒，小会议室不超过 0.8 秒',
          '会前一天安排试音，主讲人可带自己的电脑来试',
          '音控与灯控全程值守，不用遥控器“猜”',
        ],
        'en-US': [
          'Sound comes first',
          'Every room has been measured for echo, and the result is in the technical data.',
          '1.2 seconds of reverberation in the empty Plenary Hall, 0.8 at most in smaller rooms',
          'A trial the day before, with the speaker’s own laptop',
          'Somebody sits at the desk the whole time',
        ],
      },
      {
        picture: 'concourse-escalators.jpg',
        'zh-CN': [
          '二十间会议室，一层走完',
          '从任何一间到另一间，步行不超过三分钟。',
          '前厅设茶歇岛六处，分会场之间不必换层',
          '门口电子屏显示当前与下一场，改动十秒内同步',
          '轮椅、婴儿车与视障代表走同一条路，不绕行',
        ],
        'en-US': [
          'Twenty rooms on one floor',
          'From any room to any other takes three minutes at most.',
          'Six coffee islands in the foyer, and no stairs between sessions',
          'Screens at the doors follow a change of plan within ten seconds',
          'One route for everybody: wheels, prams and white canes included',
        ],
      },
      {
        picture: 'meeting-banquet.jpg',
        'zh-CN': [
          '上午开会，晚上设宴',
          '宴会厅由三间合为一厅，翻场最快九十分钟。',
          '会务、餐饮与工程共用一张时间表，精确到五分钟',
          '同一批服务人员跟完全天，不在中途换班',
          '散场后两小时内发送当日费用清单',
        ],
        'en-US': [
          'Sessions by day, dinner by night',
          'Three rooms become one ballroom in as little as ninety minutes.',
          'Events, kitchen and engineers work from one timetable, to five minutes',
          'The same crew stays with you all day',
          'A list of the day’s costs two hours after the last guest has gone',
        ],
      },
    ],
  },
  {
    kind: 'add_service',
    'zh-CN': ['增值服务', '按场次或按人数计价，五百人以上的会议可免费使用门口电子屏与衣帽间。'],
    'en-US': [
      'Additional services',
      'Priced by the session or the person. Meetings of five hundred and more have door screens and cloakrooms free.',
    ],
    services: [
      {
        picture: 'meeting-theatre.jpg',
        'zh-CN': [
          '同声传译',
          '大会堂八个语种，203 至 207 号会议室最多四个语种。',
          '红外接收机两千四百台，一次充电可用二十小时',
          '译员室每小时换气六次，噪声低于 30 分贝',
          '可代请译员，会前十个工作日告知语种与场次',
        ],
        'en-US': [
          'Simultaneous interpretation',
          'Eight languages in the Plenary Hall, up to four in rooms 203 to 207.',
          '2,400 infrared receivers that run for twenty hours',
          'Booths with fresh air six times an hour and less than 30 decibels',
          'We can find the interpreters too: ten working days’ notice, please',
        ],
      },
      {
        picture: 'news-technology-stage.jpg',
        'zh-CN': [
          '直播、录制与远程参会',
          '三机位起，双路网络互为备份。',
          '各会议室可互为主会场与分会场，延时低于半秒',
          '会后两个工作日交付成片，可附中英字幕',
          '远程主讲人提前一天连线测试',
        ],
        'en-US': [
          'Streaming, recording and remote speakers',
          'Three cameras and more, on two networks that back each other up.',
          'Any room can be the overflow of any other, less than half a second behind',
          'Edited films within two working days, with subtitles in two languages',
          'Remote speakers are tested the day before',
        ],
      },
      {
        picture: 'hero-concourse.jpg',
        'zh-CN': [
          '注册与电子胸卡',
          '签到平均四秒，胸卡显示当日场次与房间。',
          '代表名单可由主办方系统直接导入',
          '胸卡回收再用，一套可服务两百场会议',
          '学分登记与分会场人数统计自动生成',
        ],
        'en-US': [
          'Registration and electronic badges',
          'Four seconds to sign in; the badge shows today’s sessions and rooms.',
          'Delegate lists come straight from your own system',
          'Badges are returned and serve two hundred meetings',
          'Credits and head counts for every session, made as you go',
        ],
      },
      {
        picture: 'meeting-ballroom-side.jpg',
        'zh-CN': [
          '宴会与茶歇',
          '圆桌晚宴最多一千二百人，茶歇可按场次错时供应。',
          '菜单分本地、清淡与素食三套，过敏原逐道标明',
          '六成蔬菜来自三十公里以内的农场',
          '未动用的餐食当晚送往社区食物站',
        ],
        'en-US': [
          'Dinners and coffee breaks',
          'Round tables for up to twelve hundred, and breaks timed to each session.',
          'Local, light and vegetarian menus, with allergens marked on every dish',
          'Six vegetables in ten from farms within thirty kilometres',
          'What is left untouched goes to a community food bank the same night',
        ],
      },
      {
        picture: 'culture-old-town-roofs.jpg',
        'zh-CN': [
          '会后半日',
          '四条文旅线路从登录大厅西门出发，送回协议酒店。',
          '山城老街夜行三小时，每人 120 元',
          '六人以上可单独成团，出发时间随议程调整',
          '凭参会证免费乘坐过江索道，往返各一次',
        ],
        'en-US': [
          'Half a day more',
          'Four tours leave from the west door of the concourse and end at your hotel.',
          'The old town after dark: three hours, 120 yuan',
          'Six or more can have a tour of their own, at their own hour',
          'A delegate’s badge is good for the cable car, once each way',
        ],
      },
    ],
  },
  {
    kind: 'outsource_service',
    'zh-CN': ['外包服务', '以下单位熟悉会议层的动线与设备，可直接委托，也可由会议服务部代为询价。'],
    'en-US': [
      'Contractors',
      'These firms know the floor and its equipment. Hire them yourself, or let our convention team ask for prices.',
    ],
    services: [
      {
        picture: 'news-opening-ceremony.jpg',
        'zh-CN': [
          '舞美与视觉',
          '在册单位十六家，熟悉大会堂与宴会厅的吊点和荷载。',
          '方案须于会前十个工作日报审',
          '背景、导视与胸卡可统一设计',
          '优先采用布面与可拆装框架，不使用一次性喷绘板',
        ],
        'en-US': [
          'Stage and graphics',
          'Sixteen firms who know the rigging of the Plenary Hall and the ballroom.',
          'Plans are due ten working days ahead',
          'Backdrops, signs and badges from one designer',
          'Fabric on reusable frames, in place of printed board',
        ],
      },
      {
        picture: 'meeting-theatre-seats.jpg',
        'zh-CN': [
          '视听设备租赁',
          '馆内设备之外的补充：大屏、多机位导播与专业音箱。',
          '设备当日进场，前夜不占用会议室',
          '所有设备须通过漏电与承重检查',
          '每台设备配一名操作员到散场',
        ],
        'en-US': [
          'Audio-visual hire',
          'What the house does not have: large screens, camera crews, line arrays.',
          'Delivered on the day, so that the room is free the night before',
          'Everything is tested for leakage and load',
          'An operator stays with each system to the end',
        ],
      },
      {
        picture: 'meeting-boardroom.jpg',
        'zh-CN': [
          '口译与笔译',
          '三家语言服务单位，覆盖会议层八个同传语种。',
          '译员须有医学、工程或法律等领域的会议经历',
          '提前七天提供讲稿，可免费制作术语表',
          '会议纪要双语稿三个工作日内交付',
        ],
        'en-US': [
          'Interpreters and translators',
          'Three agencies cover all eight languages of the floor.',
          'Interpreters with meetings behind them in medicine, engineering or law',
          'A glossary free of charge if the papers come seven days ahead',
          'Minutes in two languages within three working days',
        ],
      },
      {
        picture: 'hotel-towers-day.jpg',
        'zh-CN': [
          '接送与交通',
          '机场、高铁站与协议酒店之间的团队用车。',
          '7 座至 49 座车辆一百二十台，其中电动车过半',
          '航班延误免费等候两小时',
          '大会期间可加开夜间接驳班次',
        ],
        'en-US': [
          'Transfers',
          'Cars and coaches between the airport, the station and the partner hotels.',
          'A hundred and twenty vehicles with 7 to 49 seats, more than half electric',
          'Two hours of waiting free when a flight is late',
          'Night shuttles during large congresses',
        ],
      },
      {
        picture: 'news-night-plaza.jpg',
        'zh-CN': [
          '摄影与花艺',
          '按半天或按场次预订，作品版权归主办方。',
          '照片当晚上传云相册，代表凭胸卡查找本人',
          '花材以本地当季为主，会后可赠予代表或社区',
          '台面与讲台花艺高度不遮挡镜头与字幕屏',
        ],
        'en-US': [
          'Photography and flowers',
          'By the half-day or session; the rights to all pictures are yours.',
          'An online album the same evening, in which delegates find themselves by badge',
          'Local flowers of the season, given to guests or neighbours afterwards',
          'Never so tall that they hide a speaker or the captions',
        ],
      },
    ],
  },
];
