import { type Content, list, note, p, section, steps, table } from '../markup.ts';

export const meetingRoomSetup: Content = {
  zh: {
    lead: '201 至 220 号二十间会议室的面积、净高、容量与布置方式，以及翻场时间和随房设备。',
    facts: [
      ['20 间', '会议室，同在登录大厅二层'],
      ['2,000 座', '大会堂固定座席'],
      ['25 分钟', '宴会厅一分为三'],
      ['90 分钟', '会场翻为晚宴'],
    ],
    sections: [
      section(
        '房间一览',
        p('人数为最大容量，已扣除讲台与通道。设直播、译员室或展示区的，按实际减少。'),
        table(
          '会议室 | 面积（平方米） | 净高（米） | 剧院式 | 课桌式 | 宴会',
          `201 大会堂 | 2,700 | 14 | 2,000 | – | –
202 宴会厅 | 1,904 | 8 | 1,800 | 1,100 | 1,200
202 东厅 | 612 | 8 | 560 | 350 | 380
202 中厅 | 680 | 8 | 640 | 400 | 440
202 西厅 | 612 | 8 | 560 | 350 | 380
203 – 205 | 256 – 272 | 4.5 | 240 | 140 | 160
206 – 207 | 350 – 364 | 4.5 | 320 | 190 | 200
208 – 213 | 252 | 4.5 | 220 | 130 | 150
214 – 217 | 384 | 4.5 | 360 | 210 | 240
218 – 219 | 336 | 4.5 | 300 | 180 | –
220 | 700 | 6 | 640 | 380 | 420`,
        ),
      ),
      section(
        '台型与间距',
        table(
          '台型 | 每人面积（平方米） | 排距 | 说明',
          `剧院式 | 1.1 | 0.9 米 | 连续不超过 22 座，两侧有走道
课桌式 | 1.8 | 1.5 米 | 条桌 1.8 × 0.45 米，坐两人或三人
U 形 | 4.0 | – | 每间六十至九十人
宴会圆桌 | 1.6 | 桌距 1.6 米 | 直径 1.8 米，坐十人
酒会 | 1.0 | – | 高桌每三十人五张
海报展 | 每板 4 | 2 米 | 板高 2.4 米，双面`,
        ),
        p('大会堂设轮椅席二十四个，其他会议室按百分之二预留，均与同伴席相邻；课桌、讲台可升降。'),
      ),
      section(
        '随房提供',
        list(
          '讲台、主席台（四至八座）、铅笔与便笺、饮用水；',
          '投影或 LED 屏、两只无线话筒、一只讲台话筒、场内扩声；',
          '门口屏幕、衣帽架、指示牌；五百人以上的会议，全部门口屏幕免费编排；',
          '一次布置、会间清洁与空调，会前一小时开启。',
        ),
        p(
          '大会堂混响时间空场 1.2 秒、满场 1.0 秒，圆桌与对谈可不用扩声；舞台宽 28 米、深 7 米，LED 屏 18 × 6 米。214 至 217 号南向落地窗设纱帘、遮光帘与深色纱三层。',
        ),
      ),
      section(
        '使用时段',
        table(
          '时段 | 时间 | 布置可提前',
          `上午 | 08:30 – 12:30 | 07:30
下午 | 13:30 – 17:30 | 13:00
晚间 | 18:30 – 21:30 | 17:45
全天 | 08:30 – 17:30 | 07:30`,
        ),
        p('超时每小时按半日价的三成计。前一晚布置的，21:30 以前免费，之后每间每小时 300 元。'),
      ),
      section(
        '翻场',
        table(
          '翻场 | 人手 | 用时（分钟）',
          `宴会厅一分为三，或三合一 | 2 | 25
课桌式改剧院式，250 平方米 | 2 | 30
剧院式改宴会，1,904 平方米 | 30 | 90
U 形改课桌式，250 平方米 | 2 | 30`,
        ),
        note(
          '相邻两场之间请留足翻场与进场时间。连续翻场三次以上的，请与会议服务部共同排定顺序，避免通道与传菜交叉。',
        ),
      ),
      section(
        '预订之后',
        steps(
          '提前 30 天：确认房间、台型、议程与人数。',
          '提前 14 天：提交舞台、背景与直播方案；宴会厅吊点四十八个，每点 300 千克。',
          '提前 7 天：确认用餐、座签、签到与引导。',
          '提前 2 天：锁定人数。增加一成以内可现场解决，减少按锁定数结算。',
          '前一日 16:00：现场走场。',
        ),
      ),
      section(
        '地面与墙面',
        p(
          '地毯、木墙面不得粘贴、打钉，请使用移动展架。舞台背景自立稳固，距墙 0.5 米。会议层荷载每平方米 500 千克，小型设备由 4 号货梯（3 × 6 米，5 吨）上楼。鲜花须有托盘，礼花、干冰与烟雾机须提前三天报备。',
        ),
      ),
    ],
  },
  en: {
    lead: 'The twenty rooms, 201 to 220: how large, how high, how many people in which layout, how long a change takes and what comes with the room.',
    facts: [
      ['20', 'Rooms, all on the level above the concourse'],
      ['2,000', 'Fixed seats in the Plenary Hall'],
      ['25 min', 'To divide the ballroom into three'],
      ['90 min', 'From conference to dinner'],
    ],
    sections: [
      section(
        'The rooms',
        p(
          'Numbers are the greatest possible, with a lectern and aisles. Streaming, booths or displays take some of them away.',
        ),
        table(
          'Room | m² | Height (m) | Theatre | Classroom | Banquet',
          `201 Plenary Hall | 2,700 | 14 | 2,000 | – | –
202 Ballroom | 1,904 | 8 | 1,800 | 1,100 | 1,200
202 East | 612 | 8 | 560 | 350 | 380
202 Centre | 680 | 8 | 640 | 400 | 440
202 West | 612 | 8 | 560 | 350 | 380
203 – 205 | 256 – 272 | 4.5 | 240 | 140 | 160
206 – 207 | 350 – 364 | 4.5 | 320 | 190 | 200
208 – 213 | 252 | 4.5 | 220 | 130 | 150
214 – 217 | 384 | 4.5 | 360 | 210 | 240
218 – 219 | 336 | 4.5 | 300 | 180 | –
220 | 700 | 6 | 640 | 380 | 420`,
        ),
      ),
      section(
        'Layouts',
        table(
          'Layout | m² each | Between rows | Remarks',
          `Theatre | 1.1 | 0.9 m | No more than 22 seats between two aisles
Classroom | 1.8 | 1.5 m | Tables of 1.8 × 0.45 m for two or three
U-shape | 4.0 | – | For 60 to 90 people
Banquet | 1.6 | 1.6 m | Round tables of 1.8 m for ten
Reception | 1.0 | – | Five high tables for thirty people
Posters | 4 per board | 2 m | Boards 2.4 m high, both sides`,
        ),
        p(
          'The Plenary Hall has twenty-four places for wheelchairs, other rooms two in a hundred seats, all next to a companion. Desks and lecterns can be raised and lowered.',
        ),
      ),
      section(
        'With every room',
        list(
          'a lectern, a head table for four to eight, pencils, paper and water;',
          'a projector or LED screen, two radio microphones, one on the lectern, and loudspeakers;',
          'a door screen, coat racks and signs; for meetings of five hundred and more, all door screens are free;',
          'one setting-up, cleaning in the breaks, and air conditioning from an hour before.',
        ),
        p(
          'The Plenary Hall has a reverberation time of 1.2 s empty and 1.0 s full: discussions can do without microphones. Its stage is 28 m wide and 7 m deep, with a screen of 18 × 6 m. Rooms 214 to 217 have three curtains in front of the river: sheer, black and dark gauze.',
        ),
      ),
      section(
        'Hours',
        table(
          'Session | Hours | Set up from',
          `Morning | 08:30 – 12:30 | 07:30
Afternoon | 13:30 – 17:30 | 13:00
Evening | 18:30 – 21:30 | 17:45
All day | 08:30 – 17:30 | 07:30`,
        ),
        p(
          'An hour over costs thirty per cent of the half-day price. Setting up the evening before is free until 21:30, then 300 yuan an hour for each room.',
        ),
      ),
      section(
        'Changing the layout',
        table(
          'Change | People | Minutes',
          `Ballroom into three, or back | 2 | 25
Classroom to theatre, 250 m² | 2 | 30
Theatre to banquet, 1,904 m² | 30 | 90
U-shape to classroom, 250 m² | 2 | 30`,
        ),
        note(
          'Leave enough time between two sessions for the change and for people to come in. With more than three changes in a row, plan the order with us, so that chairs and dishes do not meet in the corridor.',
        ),
      ),
      section(
        'After you book',
        steps(
          '30 days ahead: rooms, layouts, programme, numbers.',
          '14 days ahead: stage, backdrop, streaming. The ballroom has forty-eight rigging points of 300 kg.',
          '7 days ahead: meals, place cards, reception, stewards.',
          '2 days ahead: the final number. Ten per cent more can be seated on the day; fewer are charged as agreed.',
          'The day before, 16:00: a walk-through.',
        ),
      ),
      section(
        'Floors and walls',
        p(
          'Please use free-standing boards: nothing is taped or pinned to carpet and timber. A backdrop stands by itself, 0.5 m from the wall. The floor carries 500 kg/m². Equipment comes up in goods lift 4 (3 × 6 m, 5 t). Flowers need a tray. Confetti, dry ice and smoke machines need three days’ notice.',
        ),
      ),
    ],
  },
};
