/** One picture of a detail, with what it shows in both languages. */
export type View = { name: string; from: string; zh: string; en: string } & (
  | {
      /** Left, top, width and height in pixels of the original. */
      at: readonly [number, number, number, number];
      look?: never;
    }
  | {
      /** Yaw and pitch of a look into a panorama, and the angle it spans across, in degrees. */
      look: readonly [number, number, number];
      at?: never;
    }
);

export const views: readonly View[] = [
  {
    name: 'culture-island-pagoda.jpg',
    from: 'culture-pagoda-bridge.jpg',
    at: [640, 200, 960, 640],
    zh: '虚构风景效果图：林木环绕的江心洲上立着七层宝塔，廊桥由左侧伸来。',
    en: 'Rendering of an imagined landscape: a seven-storey pagoda among the trees of a small island, reached by a covered bridge.',
  },
  {
    name: 'culture-hilltop-pagoda.jpg',
    from: 'culture-old-town-roofs.jpg',
    at: [480, 0, 960, 640],
    zh: '虚构风景效果图：暮色中的山顶宝塔，山坡上的老屋灯火渐起。',
    en: 'Rendering of an imagined landscape: a pagoda on a hilltop at dusk, lights coming on in the old houses below.',
  },
  {
    name: 'culture-old-town-lanes.jpg',
    from: 'culture-old-town-roofs.jpg',
    at: [0, 360, 960, 640],
    zh: '虚构风景效果图：层层瓦檐之间，木格窗透出暖光。',
    en: 'Rendering of an imagined landscape: tier upon tier of tiled eaves with warm light in latticed windows.',
  },
  {
    name: 'culture-city-peak.jpg',
    from: 'hero-exterior-day.jpg',
    at: [350, 0, 960, 640],
    zh: '虚构风景效果图：江边楼群之后，一座青峰高出城市天际线。',
    en: 'Rendering of an imagined landscape: a green peak rising behind the towers on a river bank.',
  },
  {
    name: 'culture-cliffs.jpg',
    from: 'culture-river-gorge.jpg',
    at: [0, 40, 960, 640],
    zh: '虚构风景效果图：夕照里的峡壁，岩面与林木相间。',
    en: 'Rendering of an imagined landscape: bare rock and trees on the wall of a gorge in low sun.',
  },
  {
    name: 'hotel-towers-day.jpg',
    from: 'hero-exterior-day.jpg',
    at: [1440, 60, 960, 640],
    zh: '日间鸟瞰效果图：会展中心屋檐东侧的两座酒店塔楼，周围是林地与江岸。',
    en: 'Aerial rendering by day: two hotel towers among trees, beside the east end of the wave roof.',
  },
  {
    name: 'hotel-entrance.jpg',
    from: 'hotel-tower-2.jpg',
    at: [320, 360, 960, 640],
    zh: '酒店入口效果图：古铜色塔楼之下，白色雨篷由细柱撑起，前有列树。',
    en: 'Rendering of a hotel entrance: a long white canopy on slender columns at the foot of a bronze tower.',
  },
  {
    name: 'hotel-podium-dusk.jpg',
    from: 'hotel-tower-1.jpg',
    at: [400, 360, 960, 640],
    zh: '暮色中的酒店裙楼效果图：木色立面透出灯光，两座塔楼在其上。',
    en: 'Rendering of a hotel podium at dusk: light through a timber facade, two towers above.',
  },
  {
    name: 'hotel-window-seat.jpg',
    from: 'hotel-room.jpg',
    at: [60, 250, 960, 640],
    zh: '酒店客房窗边效果图：扶手椅、小圆几与落地灯，窗外是江与远山。',
    en: 'Rendering of a hotel room: an armchair, a small table and a lamp by a window with river and hills.',
  },
  {
    name: 'hotel-bed.jpg',
    from: 'hotel-room.jpg',
    at: [640, 260, 960, 640],
    zh: '酒店客房效果图：大床铺着白色床品与青色床尾巾，床头是木格栅墙。',
    en: 'Rendering of a hotel room: a large bed with white linen and a teal throw against a slatted timber wall.',
  },
  {
    name: 'dining-bar.jpg',
    from: 'dining-cafe.jpg',
    at: [640, 240, 960, 640],
    zh: '咖啡吧台效果图：青色瓷砖台面、一排高脚凳与木层板酒架。',
    en: 'Rendering of a cafe bar: a teal tiled counter, a row of stools and timber shelves.',
  },
  {
    name: 'dining-river-table.jpg',
    from: 'dining-restaurant.jpg',
    at: [640, 300, 960, 640],
    zh: '餐厅窗边效果图：编织吊灯下摆好餐具的圆桌，窗外暮色将尽。',
    en: 'Rendering of a round table laid for dinner under a woven lamp, dusk behind the window.',
  },
  {
    name: 'hall-goods-doors.jpg',
    from: 'hall-empty.jpg',
    at: [0, 400, 960, 640],
    zh: '展厅侧墙效果图：沿空场地面一字排开的青色货运门。',
    en: 'Rendering of the side wall of an empty hall: a line of teal goods doors along the bare floor.',
  },
  {
    name: 'hall-arched-stand.jpg',
    from: 'panorama-hall.jpg',
    look: [48, 6, 90],
    zh: '特装展台效果图：白色与木色的拱架之下是接待台与绿植。',
    en: 'Rendering of a stand under white and timber arches, with a counter and plants.',
  },
  {
    name: 'hall-canopy-stand.jpg',
    from: 'panorama-hall.jpg',
    look: [-42, 4, 90],
    zh: '特装展台效果图：青色顶檐由石材方柱支撑，屏幕上是波纹画面。',
    en: 'Rendering of a stand with a teal canopy on stone pillars and a screen of waves.',
  },
  {
    name: 'hall-aisle.jpg',
    from: 'panorama-hall.jpg',
    look: [180, 6, 90],
    zh: '展厅主通道效果图：青色地毯两侧是木构与拱形展台，观众远远走来。',
    en: 'Rendering of a main aisle: teal carpet between timber and arched stands, visitors in the distance.',
  },
  {
    name: 'concourse-escalators.jpg',
    from: 'hero-concourse.jpg',
    at: [1150, 520, 1080, 720],
    zh: '登录大厅效果图：人们走过光洁地面，扶梯通往二层会议中心。',
    en: 'Rendering of the concourse: people on the polished floor, escalators rising to the conference level.',
  },
  {
    name: 'meeting-ballroom-side.jpg',
    from: 'panorama-ballroom.jpg',
    look: [90, 6, 90],
    zh: '宴会厅侧面效果图：木饰墙板与壁灯前，摆好的圆桌一直排到远处。',
    en: 'Rendering of one side of the ballroom: laid tables in rows before timber panels and wall lights.',
  },
  {
    name: 'meeting-chandeliers.jpg',
    from: 'meeting-banquet.jpg',
    at: [1000, 0, 960, 640],
    zh: '宴会厅天花效果图：藻井之间高低错落的水晶吊灯。',
    en: 'Rendering of the ballroom ceiling: crystal chandeliers at different heights between the coffers.',
  },
  {
    name: 'meeting-boardroom-table.jpg',
    from: 'meeting-boardroom.jpg',
    at: [800, 520, 1080, 720],
    zh: '会议桌效果图：椭圆木桌上排列着话筒，皮椅背后是江景窗。',
    en: 'Rendering of an oval timber table with microphones and leather chairs, a river window behind.',
  },
  {
    name: 'meeting-theatre-stage.jpg',
    from: 'meeting-theatre.jpg',
    at: [440, 400, 1080, 720],
    zh: '大会堂舞台效果图：大屏前摆着四张扶手椅，台下座席尚空。',
    en: 'Rendering of the plenary stage: four armchairs before the large screen, the seats still empty.',
  },
  {
    name: 'meeting-theatre-seats.jpg',
    from: 'meeting-theatre.jpg',
    at: [0, 610, 960, 640],
    zh: '大会堂座席效果图：青色座椅沿弧线排开，侧墙为木格栅。',
    en: 'Rendering of the plenary hall: curved rows of teal seats beside a wall of timber slats.',
  },
];
