import type { EntryInput } from '#schemas/entry.ts';
import { fileEntries, type NearbyItem } from './item.ts';

/** Sights with the way there from the centre; the first four are those of the tours in news-026. */
const sights: readonly NearbyItem[] = [
  {
    id: 'sight-01',
    picture: 'culture-pagoda-bridge.jpg',
    zh: {
      name: '望江塔与九孔桥',
      remark:
        '<p>七层砖塔立于江心洲，九孔石桥上覆廊屋，清晨无风时倒影最静。廊桥每日 07:00 开放，可循塔内木梯登至六层。</p><p>距场馆 6 公里：轨道 8 号线三站至江心洲站，出站步行 10 分钟；连同登塔约需 2 小时。</p>',
    },
    en: {
      name: 'River pagoda and nine-arch bridge',
      remark:
        '<p>A brick pagoda of seven storeys stands on an island, reached by a roofed stone bridge. Come early, when there is no wind and both are doubled in the water. The bridge opens at 07:00; wooden stairs inside the tower go up to the sixth floor.</p><p>Six kilometres away: three stops on metro line 8 to River Island, then ten minutes on foot. Allow two hours.</p>',
    },
  },
  {
    id: 'sight-02',
    picture: 'culture-cable-car.jpg',
    jumpUrl: 'https://www.example.com/river-ropeway',
    zh: {
      name: '过江索道',
      remark:
        '<p>四分钟横越嘉陵江，轿厢最高处离江面 74 米。傍晚乘坐，可见两岸灯火次第亮起，高峰时候车约二十分钟。</p><p>南岸站距场馆 9 公里，展期有接驳车直达；持当期参展证、参会证或观众证，往返各免费一次。</p>',
    },
    en: {
      name: 'River cable car',
      remark:
        '<p>Four minutes from bank to bank, up to 74 metres above the water. At dusk the lights come on below you, and the wait may be twenty minutes.</p><p>The south station is nine kilometres from the centre, with a shuttle on show days. A current badge takes you across and back free of charge.</p>',
    },
  },
  {
    id: 'sight-03',
    picture: 'culture-river-gorge.jpg',
    zh: {
      name: '小峡晨雾',
      remark:
        '<p>乘早班游船入峡，雾散之前抵达最窄处，两壁相距不足百米。船上备热茶与毯子，冬季请多添一件外衣。</p><p>距场馆 38 公里，自驾约 45 分钟到峡口码头，头班船 07:30 开行；往返需半日。</p>',
    },
    en: {
      name: 'The gorge in morning mist',
      remark:
        '<p>Take the first boat and you are in the narrows, less than a hundred metres from wall to wall, before the mist lifts. There is tea on board and a blanket; in winter bring a coat as well.</p><p>It is 38 kilometres, or forty-five minutes by car, to the landing at the mouth. The first boat leaves at 07:30, and the trip takes half a day.</p>',
    },
  },
  {
    id: 'sight-04',
    picture: 'culture-old-town-roofs.jpg',
    zh: {
      name: '山城老街',
      remark:
        '<p>沿七百级石阶拾级而上，茶馆、书局与面摊挨着屋檐。最好入夜后由下往上走，走到高处，满山的灯正好全亮。</p><p>距场馆 11 公里，轨道 8 号线至老街口站，1 号口出来就是第一级台阶；慢走约 3 小时。</p>',
    },
    en: {
      name: 'The old town',
      remark:
        '<p>Seven hundred steps lead up between tea houses, bookshops and noodle stalls. Go after dark and go upwards: by the time you reach the top, every window on the hill is lit.</p><p>Eleven kilometres by metro line 8. Leave Old Street station by exit 1 and you stand on the first step. At an easy pace it takes three hours.</p>',
    },
  },
  {
    id: 'sight-05',
    picture: 'culture-hilltop-pagoda.jpg',
    zh: {
      name: '云顶塔',
      remark:
        '<p>老街尽头的山顶塔，塔下平台是看落日的地方，天晴时能望见会展中心的波浪屋面。塔内陈列山城旧地图一百二十幅，17:30 停止入内，平台不关门。</p><p>不想爬石阶的，可在老街口站 3 号口乘斜行电梯，六分钟到山顶；电梯可载轮椅。</p>',
    },
    en: {
      name: 'Cloudtop pagoda',
      remark:
        '<p>Where the steps end a pagoda stands on the hilltop, and people gather on its terrace for the sunset. On a clear day the wave roof of the centre can be made out. A hundred and twenty old maps hang inside; last entry is at 17:30, but the terrace never closes.</p><p>To spare yourself the climb, take the inclined lift from exit 3 of Old Street station. It needs six minutes and carries wheelchairs.</p>',
    },
  },
  {
    id: 'sight-06',
    picture: 'culture-old-town-lanes.jpg',
    zh: {
      name: '灯檐巷手艺作坊',
      remark:
        '<p>巷子长不过两百米，有油纸伞、竹编与木版水印等十七家作坊，多数可以坐下来做一件带走。周一各家轮休，余日 10:00 至 20:00 开门。</p><p>从老街第三百级石阶处的牌坊右转即到；六人以上请提前一日预约，可要求英语讲解。</p>',
    },
    en: {
      name: 'Lantern Eaves Lane',
      remark:
        '<p>Seventeen workshops in two hundred metres: oil-paper umbrellas, bamboo, woodblock prints. In most of them you can sit down, make something and take it home. They take turns to close on Mondays; other days are 10:00 to 20:00.</p><p>Turn right at the gate by the three-hundredth step of the old town. Groups of six or more should book a day ahead and may ask for English.</p>',
    },
  },
  {
    id: 'sight-07',
    picture: 'culture-island-pagoda.jpg',
    zh: {
      name: '江心洲环洲步道',
      remark:
        '<p>环洲一圈 3.2 公里，全程平路，秋天枫叶由东岸红到西岸。沿途有三处观鸟屋，望远镜可免费借用，请留下证件。</p><p>与望江塔同在洲上，过廊桥右手即是起点；也可从场馆租自行车，沿江边绿道骑行 25 分钟。</p>',
    },
    en: {
      name: 'Around River Island',
      remark:
        '<p>A level path runs 3.2 kilometres around the island, and in autumn the maples turn from the east shore to the west. Three bird hides lend binoculars against a document.</p><p>It begins on the right as you come off the bridge. You can also hire a bicycle at the centre and follow the riverside path for twenty-five minutes.</p>',
    },
  },
  {
    id: 'sight-08',
    picture: 'culture-city-peak.jpg',
    zh: {
      name: '青螺峰',
      remark:
        '<p>城南第一高处，海拔 486 米，山路一小时可登顶，半山亭以上没有路灯，请在日落前下山。晴日俯看，江湾的弧线一览无余。</p><p>距场馆 8 公里：登录大厅西门乘 823 路公交至青螺峰站，约 30 分钟，末班返程 20:40。</p>',
    },
    en: {
      name: 'Green Conch Peak',
      remark:
        '<p>At 486 metres this is the highest point south of the river, an hour’s walk up. From the top the whole curve of the bay lies open. There are no lamps above the halfway pavilion, so be down before sunset.</p><p>Eight kilometres: bus 823 from the west door, about half an hour. The last one back leaves at 20:40.</p>',
    },
  },
  {
    id: 'sight-09',
    picture: 'culture-cliffs.jpg',
    zh: {
      name: '石壁栈道',
      remark:
        '<p>小峡北壁上的栈道长 2.1 公里，最高处悬于江面 60 米，沿途可见旧时纤夫踩出的石窝。栈道每日限流一千二百人，雨天与五级以上大风时关闭。</p><p>可与游船同游：乘船入峡，自中段码头上岸，沿栈道步行约 50 分钟回到峡口。</p>',
    },
    en: {
      name: 'The cliff walk',
      remark:
        '<p>A walkway 2.1 kilometres long hangs on the north wall of the gorge, sixty metres above the water at its highest. Look for the hollows that boat haulers trod into the rock. It admits 1,200 people a day and closes in rain or strong wind.</p><p>It goes well with the boat: ride in, get off at the middle landing and walk back to the mouth in fifty minutes.</p>',
    },
  },
  {
    id: 'sight-10',
    picture: 'news-food-fair.jpg',
    zh: {
      name: '江畔夜场',
      remark:
        '<p>就在场馆室外展场，每周五、六开放至 22:00，无需门票。四十个市集摊位沿水池排开，19:30 起有两场露天音乐。</p><p>登录大厅东侧夜间通道进入，从会展站 3 号口步行约 9 分钟；末班车 22:50，散场后赶得上。</p>',
    },
    en: {
      name: 'Evenings on the plaza',
      remark:
        '<p>No need to go anywhere: on Fridays and Saturdays our own plaza is open until 22:00, free of charge, with forty stalls along the pool and live music at 19:30 and again an hour later.</p><p>Come through the east side of the concourse, nine minutes from exit 3. The last train at 22:50 leaves you time to get there.</p>',
    },
  },
];

/** Ten sights, those of the tours first. */
export const sightEntries: EntryInput[] = fileEntries('cultural_tourism', sights);
