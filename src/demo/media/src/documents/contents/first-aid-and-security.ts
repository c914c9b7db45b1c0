import { type Content, list, note, p, section, steps, table } from '../markup.ts';

export const firstAidAndSecurity: Content = {
  zh: {
    lead: '展会与会议期间的医疗急救、安检、巡逻、失物与紧急情况的处置方式，供主办方编制安保方案时使用。',
    facts: [
      ['0000 8110', '安保值班室，24 小时'],
      ['3 分钟', '急救员到达展厅任一点的目标'],
      ['48 台', 'AED，全馆步行两分钟可取'],
      ['C-07', '医务室，登录大厅'],
    ],
    sections: [
      section(
        '紧急电话',
        table(
          '情况 | 打给谁 | 说什么',
          `有人受伤或昏倒 | 023 0000 8110，危重同时拨 120 | 位置、人数、是否清醒
火情、烟雾、燃气味 | 023 0000 8110，蔓延时拨 119 | 展厅、展位号、燃烧物
打架、盗窃、可疑物品 | 023 0000 8110，必要时拨 110 | 位置、特征；不要触碰
儿童走失 | 023 0000 8800 | 姓名、衣着、最后见到的位置
设备跳闸、漏水 | 023 0000 8800 | 展位号`,
        ),
      ),
      section(
        '医疗点',
        p(
          '医务室设在登录大厅 C-07 号，展期 08:00 至闭馆有医师与护士各一名，可处理外伤，备常用非处方药品；千人以上的会议在前厅西端另设医疗点。单日预计超过三万人次的展会，增设流动急救小组两组与救护车一辆，停靠北二门。',
        ),
        table(
          '展会规模（日人次） | 医师 | 护士与急救员 | 救护车',
          `5,000 以下 | 1 | 2 | 待命协议
5,000 – 15,000 | 1 | 4 | 待命协议
15,001 – 30,000 | 2 | 6 | 1
30,000 以上 | 2 | 10 | 1`,
        ),
        list(
          'AED 四十八台：四座展厅各六台，其余在登录大厅、会议层、室外展场与停车场。机柜打开即向服务台报警，任何人可按语音提示使用；',
          '医务室另备冰袋、敷料、轮椅与休息床；',
          '母婴室、安静室与医务室相邻，需要避开人群的人可随时使用。',
        ),
      ),
      section(
        '安检',
        p(
          '公众展与千人以上会议设安检：西门六组、中门四组、东门三组，每组含通过式金属门、X 光机与手检员五名，每小时可检八百人。',
        ),
        p(
          '不得带入：易燃易爆物品、管制刀具、仿真枪、无人机、超过 100 毫升的酒精类液体（展品报备除外）、宠物（导盲犬与辅助犬除外）。',
        ),
        note(
          '发现无人看管的物品，不移动、不打开，疏散周围五米并报值班室。广播寻人五分钟无人认领的，按可疑物品处置。',
        ),
      ),
      section(
        '安保岗位',
        table(
          '岗位 | 本馆提供 | 主办方增配建议',
          `出入口 | 每门 2 名 | 高峰每门加 2 名
展厅固定岗 | 每厅 4 名 | 贵重展区单独设岗
巡逻 | 每厅 1 组，24 小时 | –
登录大厅秩序 | 8 名 | 首日加 6 名
停车与落客 | 6 名 | 单日两万人次以上加 6 名
夜间 | 每厅 2 名，监控 1 名 | 珠宝、文物另设专岗`,
        ),
        p('增配安保每人每班（8 小时）380 元，持证安检员 460 元，提前七天预订。'),
      ),
      section(
        '展品与财物',
        list(
          '展期每日闭馆后清场、封门，次日 07:50 由主办方与馆方共同启封；',
          '贵重展品可存入登录大厅地下保险库，每立方米每晚 200 元，附交接清单；',
          '出馆展品凭出门证，证物相符方可放行；',
          '失物在综合服务台登记，保存三十天后移交公安。',
        ),
      ),
      section(
        '紧急疏散',
        steps(
          '值班室确认情况，启动广播与应急照明，开启闸机与货门。',
          '展厅岗位按区引导至最近出口，不逆行，不返回。',
          '展厅人员到北侧 A 至 D 集合区，登录大厅与会议层人员到室外展场集合，主办方清点工作人员与展商。',
          '由值班经理宣布解除或转为撤离；任何人不得自行返回。',
        ),
        p(
          '会议层经四部楼梯疏散，轮椅使用者在楼梯间避难区等候，由专人以疏散椅协助。主办方应在开展前一日向全体工作人员讲解以上步骤。',
        ),
      ),
    ],
  },
  en: {
    lead: 'First aid, screening, patrols, lost property and emergencies at shows and meetings: what organisers need for their own security plan.',
    facts: [
      ['0000 8110', 'Control room, day and night (+86 23)'],
      ['3 min', 'Our target for a first-aider to reach any stand'],
      ['48', 'AEDs, none more than two minutes away'],
      ['C-07', 'First-aid room, in the concourse'],
    ],
    sections: [
      section(
        'Whom to call',
        table(
          'What has happened | Call | Say',
          `Somebody is hurt or has fainted | +86 23 0000 8110; if serious also 120 | Where, how many, conscious or not
Fire, smoke, a smell of gas | +86 23 0000 8110; if it spreads 119 | Hall, stand, what is burning
Fight, theft, suspicious object | +86 23 0000 8110; if needed 110 | Where, what it looks like; do not touch
A child is lost | +86 23 0000 8800 | Name, clothes, where last seen
A breaker has tripped, water leaks | +86 23 0000 8800 | Stand number`,
        ),
      ),
      section(
        'First aid',
        p(
          'The first-aid room is unit C-07 in the concourse, with a doctor and a nurse from 08:00 until closing on show days, for minor injuries and common medicines. Meetings above a thousand people have a post of their own at the west end of the foyer. Above 30,000 visits a day two teams walk the halls and an ambulance waits at gate North 2.',
        ),
        table(
          'Visits a day | Doctors | Nurses and first-aiders | Ambulances',
          `under 5,000 | 1 | 2 | On call
5,000 – 15,000 | 1 | 4 | On call
15,001 – 30,000 | 2 | 6 | 1
over 30,000 | 2 | 10 | 1`,
        ),
        list(
          'Of forty-eight AEDs, six are in each hall, the others in the concourse, on the meeting floor, on the plaza and in the car parks. Opening a cabinet alerts the desk. Anyone may use one; it tells you how.',
          'The room also has ice, dressings, wheelchairs and a place to lie down.',
          'The baby-care room and the quiet room are next door, for whoever needs to get away from the crowd.',
        ),
      ),
      section(
        'Screening',
        p(
          'Public shows and meetings above a thousand people have screening: six lines at the west door, four in the centre, three at the east, each with a metal-detector gate, an X-ray machine and five officers, for eight hundred people an hour.',
        ),
        p(
          'Not allowed in: flammables and explosives, knives, imitation guns, drones, more than 100 ml of alcohol-based liquids unless registered as exhibits, and pets, except guide and assistance dogs.',
        ),
        note(
          'If you find something unattended, leave it alone, clear five metres around and call the control room. If nobody answers the announcement within five minutes, it is treated as suspicious.',
        ),
      ),
      section(
        'Guards',
        table(
          'Post | We provide | We suggest you add',
          `Doors | 2 each | 2 each at peak hours
Halls | 4 each | A post of its own for valuables
Patrols | 1 a hall, round the clock | –
Concourse | 8 | 6 on the first day
Parking and drop-off | 6 | 6 above 20,000 visits a day
Nights | 2 a hall, 1 at the screens | Special posts for jewellery and antiquities`,
        ),
        p('Extra guards cost 380 yuan for eight hours, certified screeners 460. Order seven days ahead.'),
      ),
      section(
        'Exhibits and belongings',
        list(
          'Every evening the halls are cleared and sealed; at 07:50 you and we open them together.',
          'Valuables may spend the night in the vault below the concourse, for 200 yuan per m³, against a list.',
          'Goods leave with a pass that matches them.',
          'Lost property is kept at the service desk for thirty days, then goes to the police.',
        ),
      ),
      section(
        'Evacuation',
        steps(
          'The control room confirms, announces, lights the way and opens turnstiles and goods doors.',
          'Guards lead each area to the nearest exit. Nobody goes against the flow, nobody goes back.',
          'People from the halls gather in areas A to D on the north side, all others on the plaza; organisers count staff and exhibitors.',
          'Only the duty manager calls it off.',
        ),
        p(
          'The conference floor has four stairs. People in wheelchairs wait in the refuge beside them and are brought down in evacuation chairs. Tell all your staff about these steps on the eve of opening.',
        ),
      ),
    ],
  },
};
