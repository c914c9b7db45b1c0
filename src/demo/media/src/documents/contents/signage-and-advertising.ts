import { type Content, list, note, p, section, steps, table } from '../markup.ts';

export const signageAndAdvertising: Content = {
  zh: {
    lead: '导向标识由本馆统一设计，广告位由主办方优先选用。这里列出全部位置、尺寸、制作要求与价格。',
    facts: [
      ['145 处', '室内外广告位'],
      ['324 米', '登录大厅，观众必经'],
      ['20 天', '画面报审提前天数'],
      ['2 种', '语言，中文在上'],
    ],
    sections: [
      section(
        '导向标识',
        p(
          '登录大厅、展厅入口、会议层与停车场的导向屏由本馆编排，主办方提供展会名称、标志与日程，提前 15 天提交，免费使用。展会自设的导向牌须沿用同一套箭头、编号与色彩，摆放位置以批准的平面为准，不得遮挡疏散标志。',
        ),
        table(
          '位置 | 类型 | 数量',
          `会展站 3 号口连廊 | LED 屏，2 × 1.2 米 | 3
登录大厅西、中、东三处入口 | 立式屏，55 英寸 | 12
四座展厅入口上方 | LED 条屏，9 × 1 米 | 12
会议层各会议室门口 | 屏，21 英寸 | 20
P1 – P4 停车场出口 | 灯箱，1.2 × 0.6 米 | 8`,
        ),
      ),
      section(
        '广告位与价格',
        p(
          '价格含税，含一次安装与拆除，不含画面制作。主办方在自己的展期内优先选用登录大厅吊旗，价格不高于挂牌价的八成；连廊灯箱提前六十日书面提出，至多六个。',
        ),
        table(
          '编号 | 位置 | 尺寸（米） | 价格（元/展期）',
          `A1 – A36 | 登录大厅吊旗，双面 | 3 × 8 | 9,600
B1 – B12 | 树形柱环形灯箱 | 展开 9.6 | 4,800
C1 – C5 | 玻璃幕墙内侧贴 | 每处 60 平方米 | 12,800
D1 – D16 | 展厅主通道上方双面吊旗 | 2 × 4 | 2,400
E1 – E24 | 室外道旗 | 0.8 × 2.4 | 600
F1 – F2 | 南立面 LED 屏，15 秒循环 | 16 × 9 | 18,000
G1 – G20 | 地贴 | 1.5 × 1.5 | 800
H1 – H2 | 水池东西两侧立牌 | 4 × 6 | 7,200
K1 – K28 | 会展站 3 号口连廊灯箱 | 3 × 1.5 | 3,600`,
        ),
      ),
      section(
        '制作要求',
        list(
          '室内画面用阻燃布或可回收纸基材料，B1 级，附检测报告；不使用聚氯乙烯喷绘布；',
          '文件为 PDF，1:10，300 线，四色，出血 20 毫米，文字转曲；',
          '吊旗上下穿管，含杆重量不超过 25 千克，由持证登高人员在闭馆后安装；',
          '地贴厚度不超过 0.3 毫米，防滑等级不低于 R10，揭除后无残胶；',
          '屏幕画面白天不超过 3,500 尼特，夜间不超过 300 尼特，无频闪；灯箱 22:00 后减半。',
        ),
        note(
          '中文与外文同时出现时，中文在上或在左，字高不小于外文。画面不得使用国旗、国徽图案，不得出现绝对化用语。',
        ),
      ),
      section(
        '报审与安装',
        steps(
          '提前 30 天选定位置，提前 20 天提交画面，三个工作日内答复。',
          '户外广告由我们代为办理登记，另需营业执照与授权书。',
          '提前 5 天将成品送达北二门，外包装注明编号。',
          '布展首日 18:00 至 22:00 统一安装，末日 18:00 起拆除。',
        ),
        p('自行制作的门头、拱门与充气造型只用于室外展场 B 区，高度不超过 4.5 米，按构筑物报审。'),
      ),
      section(
        '回收',
        p(
          '拆下的画面默认由本馆回收，布面再制成布袋与地垫，回收量计入展会的可持续报告。需要带走的，在末日 16:00 前告知综合服务台。',
        ),
      ),
    ],
  },
  en: {
    lead: 'We design the wayfinding; organisers have first choice of the advertising sites. Here is every site, its size, how artwork is made, and what it costs.',
    facts: [
      ['145', 'Advertising sites, indoors and out'],
      ['324 m', 'Of concourse that every visitor walks'],
      ['20 days', 'Before build-up: artwork for approval'],
      ['2', 'Languages, Chinese above'],
    ],
    sections: [
      section(
        'Wayfinding',
        p(
          'We run the screens in the concourse, at the halls, on the conference floor and in the car parks. Send us name, logo and programme 15 days ahead; this is free. Signs of your own use the same arrows, numbers and colours, stand where the approved plan shows them, and never hide an exit sign.',
        ),
        table(
          'Where | What | Number',
          `Covered walk from exit 3 | LED screen, 2 × 1.2 m | 3
West, central and east doors | Upright screen, 55 inches | 12
Above the hall entrances | LED strip, 9 × 1 m | 12
Doors of the meeting rooms | Screen, 21 inches | 20
Exits of car parks P1 – P4 | Light box, 1.2 × 0.6 m | 8`,
        ),
      ),
      section(
        'Sites and prices',
        p(
          'Tax, putting up and taking down are included, printing is not. During their own show organisers come first for the banners and pay no more than eighty per cent; up to six lightboxes of the covered walk can be had with sixty days’ notice.',
        ),
        table(
          'Site | Where | Size (m) | Yuan per show',
          `A1 – A36 | Banners in the concourse, two-sided | 3 × 8 | 9,600
B1 – B12 | Ring lightboxes on tree columns | 9.6 round | 4,800
C1 – C5 | Film inside the glass | 60 m² each | 12,800
D1 – D16 | Two-sided banners, main aisles | 2 × 4 | 2,400
E1 – E24 | Flags outdoors | 0.8 × 2.4 | 600
F1 – F2 | LED wall, south front, 15 s in a loop | 16 × 9 | 18,000
G1 – G20 | Floor stickers | 1.5 × 1.5 | 800
H1 – H2 | Boards east and west of the pool | 4 × 6 | 7,200
K1 – K28 | Lightboxes, covered walk from exit 3 | 3 × 1.5 | 3,600`,
        ),
      ),
      section(
        'Artwork',
        list(
          'Indoors use flame-retardant cloth or recyclable paper board, class B1, with a report. No PVC.',
          'Send PDF at 1:10, 300 dpi, four colours, 20 mm of bleed, type as outlines.',
          'Banners have a sleeve at top and bottom, weigh no more than 25 kg with their poles, and are hung by certified climbers after hours.',
          'Floor stickers are up to 0.3 mm thick, slip class R10 or better, and leave no glue.',
          'Screens stay below 3,500 nits by day and 300 by night, and do not flash. After 22:00 lightboxes go down to half.',
        ),
        note(
          'Where Chinese and another language stand together, Chinese comes first, above or to the left, and is no smaller. National flags and emblems are not used, and neither are superlatives that advertising law forbids.',
        ),
      ),
      section(
        'Approval and installation',
        steps(
          'Choose your sites 30 days ahead, send artwork 20 days ahead; the answer takes three working days.',
          'We register outdoor advertising for you, with your business licence and a letter of authority.',
          'Deliver to gate North 2 five days ahead, with the site number on the parcel.',
          'Everything goes up between 18:00 and 22:00 on the first day of build-up and comes down from 18:00 on the last day of the show.',
        ),
        p(
          'Portals, arches and inflatables stand in area B of the plaza only. They are up to 4.5 m high and approved as structures.',
        ),
      ),
      section(
        'Afterwards',
        p(
          'Unless you say otherwise we keep what comes down: cloth becomes bags and mats, and counts towards your sustainability report. If you want it back, tell the service desk by 16:00 on the last day.',
        ),
      ),
    ],
  },
};
