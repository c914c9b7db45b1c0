/** A manual in one language: its title, what it holds in half a sentence, and the pages of its PDF file. */
interface ManualText {
  name: string;
  holds: string;
  pages: number;
}

/** A service manual. `document` names its two PDF files, one in each language. */
export interface Manual {
  document: string;
  edition: number;
  zh: ManualText;
  en: ManualText;
}

/** The manuals in the order of the list: for everyone, for building, for services, for meetings, for visitors. */
export const manuals = [
  {
    document: 'exhibitor-manual',
    edition: 11,
    zh: { name: '参展商手册', holds: '从报名到离场的时间表、各项申请截止日、展位规格与常用价格', pages: 3 },
    en: {
      name: 'Exhibitor manual',
      holds: 'Hours, deadlines, what a stand includes and what it costs, from booking to breakdown',
      pages: 3,
    },
  },
  {
    document: 'organiser-guide',
    edition: 9,
    zh: { name: '主办方指南', holds: '四座展厅的组合方式、签约与付款、筹备节点和平面图要求', pages: 3 },
    en: {
      name: 'Organiser’s guide',
      holds: 'How halls combine, contract and payment, milestones, and what a floor plan must show',
      pages: 3,
    },
  },
  {
    document: 'build-up-rules',
    edition: 8,
    zh: { name: '布展与撤展管理规定', holds: '进场条件、现场作业限制、加班办法与违规处理', pages: 2 },
    en: {
      name: 'Build-up and breakdown rules',
      holds: 'Who may work on site, what may be done there, overtime and breaches',
      pages: 2,
    },
  },
  {
    document: 'freight-and-vehicle-routes',
    edition: 6,
    zh: {
      name: '货运与车辆通行指引',
      holds: '货车预约步骤、行驶路线与货门编号、超限货物与境外展品的办理',
      pages: 2,
    },
    en: {
      name: 'Freight and vehicle routes',
      holds: 'Booking a slot, roads and goods doors, oversize loads, exhibits from abroad',
      pages: 2,
    },
  },
  {
    document: 'stand-design-limits',
    edition: 7,
    zh: { name: '展台设计与高度限制', holds: '各类展台的高度、退距与材料要求，附报审图纸清单', pages: 2 },
    en: {
      name: 'Stand design and height limits',
      holds: 'Heights, setbacks and materials for every kind of stand, and the drawings to send',
      pages: 2,
    },
  },
  {
    document: 'power-supply',
    edition: 10,
    zh: { name: '展位用电申请与供电规范', holds: '供电规格与价格、布线要求、送电与断电时间', pages: 2 },
    en: {
      name: 'Electrical orders and power supply',
      holds: 'Supplies and prices, wiring, and when the current goes on and off',
      pages: 2,
    },
  },
  {
    document: 'rigging',
    edition: 5,
    zh: { name: '吊挂作业规程', holds: '吊点网格、荷载与标高限值、申请材料与现场流程', pages: 2 },
    en: {
      name: 'Rigging',
      holds: 'The grid, loads and heights, what to send and how the day runs',
      pages: 2,
    },
  },
  {
    document: 'fire-safety',
    edition: 9,
    zh: { name: '消防安全规定', holds: '通道与出口净宽、材料等级、灭火器配置与动火管理', pages: 2 },
    en: {
      name: 'Fire safety',
      holds: 'Clear widths, fire classes, extinguishers, hot work, and what to do in a fire',
      pages: 2,
    },
  },
  {
    document: 'water-and-compressed-air',
    edition: 4,
    zh: { name: '给排水与压缩空气', holds: '接口规格、流量与价格，安装界面和排放限制', pages: 2 },
    en: {
      name: 'Water and compressed air',
      holds: 'Connections, flows and prices, who installs what, and what may go down the drain',
      pages: 2,
    },
  },
  {
    document: 'network-services',
    edition: 7,
    zh: { name: '网络与通信服务', holds: '有线与无线套餐、直播专线、申请步骤与现场保障', pages: 2 },
    en: {
      name: 'Network services',
      holds: 'Wired and wireless lines, streaming, how to order and who helps on the day',
      pages: 2,
    },
  },
  {
    document: 'outdoor-plaza',
    edition: 5,
    zh: { name: '室外展场使用手册', holds: '分区荷载、摊位示意与收费、帐篷与抗风要求、声音时段', pages: 2 },
    en: {
      name: 'The outdoor plaza',
      holds: 'Areas and loads, pitches and prices, tents in the wind, sound and hours',
      pages: 2,
    },
  },
  {
    document: 'signage-and-advertising',
    edition: 4,
    zh: { name: '标识与广告位', holds: '导向屏与一百四十五处广告位的位置、尺寸、价格和画面要求', pages: 2 },
    en: {
      name: 'Signs and advertising',
      holds: 'Screens and 145 sites: where, how large, how much, and how artwork is made',
      pages: 2,
    },
  },
  {
    document: 'visitor-registration',
    edition: 6,
    zh: { name: '观众登记与入场', holds: '登记方式、入口闸机与排队、限流办法、设备价格与隐私', pages: 2 },
    en: {
      name: 'Visitor registration and admission',
      holds: 'Ways to register, doors and turnstiles, full halls, equipment, privacy',
      pages: 2,
    },
  },
  {
    document: 'first-aid-and-security',
    edition: 6,
    zh: { name: '医疗急救与安全保卫', holds: '紧急电话、医疗点配置、安检与岗位、疏散步骤', pages: 2 },
    en: {
      name: 'First aid and security',
      holds: 'Whom to call, medical cover, screening and guards, evacuation',
      pages: 2,
    },
  },
  {
    document: 'meeting-room-setup',
    edition: 8,
    zh: { name: '会议室布置手册', holds: '201 至 220 号会议室的面积与容量、台型间距、翻场用时', pages: 2 },
    en: {
      name: 'Setting up meeting rooms',
      holds: 'Size and seats of rooms 201 to 220, layouts, and how long a change takes',
      pages: 3,
    },
  },
  {
    document: 'interpretation-booths',
    edition: 3,
    zh: { name: '同声传译服务', holds: '可用房间与语种、译员室条件、接收机与价格', pages: 2 },
    en: {
      name: 'Simultaneous interpretation',
      holds: 'Rooms and languages, booths, receivers, and what interpreters need',
      pages: 2,
    },
  },
  {
    document: 'av-price-list',
    edition: 12,
    zh: { name: '会议音视频设备价目', holds: '扩声、显示、灯光、直播与技术人员的租用价格', pages: 2 },
    en: {
      name: 'Audio-visual price list',
      holds: 'Hire of sound, screens, light, streaming and operators',
      pages: 2,
    },
  },
  {
    document: 'catering-orders',
    edition: 7,
    zh: { name: '餐饮预订手册', holds: '会议餐饮与展位供餐的菜单价格、饮食需求与取消办法', pages: 2 },
    en: {
      name: 'Catering orders',
      holds: 'Menus and prices for meetings and stands, special diets, changes',
      pages: 2,
    },
  },
  {
    document: 'waste-and-environment',
    edition: 5,
    zh: { name: '垃圾分类与环境保护', holds: '五类垃圾的去向与清运价格、减量办法、噪声与江岸要求', pages: 2 },
    en: {
      name: 'Waste and environment',
      holds: 'Sorting and removal, having less of it, noise, water and the river bank',
      pages: 2,
    },
  },
  {
    document: 'sustainability-reporting',
    edition: 2,
    zh: {
      name: '展会可持续报告指南',
      holds: '能耗与碳排放的核算边界、现行系数、报告样例与引用规则',
      pages: 2,
    },
    en: {
      name: 'Sustainability reporting',
      holds: 'What is counted and with which factors, an example, and how to quote it',
      pages: 2,
    },
  },
  {
    document: 'insurance-and-liability',
    edition: 4,
    zh: { name: '保险与责任', holds: '必投险种与保额、责任划分、出险报告与延期取消', pages: 2 },
    en: {
      name: 'Insurance and liability',
      holds: 'Required cover, who answers for what, accidents, postponement',
      pages: 2,
    },
  },
  {
    document: 'parking-and-arrival',
    edition: 6,
    zh: { name: '停车与到达', holds: '四处停车场的位置与收费、行车路线、充电、大巴与接驳', pages: 2 },
    en: {
      name: 'Parking and arrival',
      holds: 'Car parks and charges, roads, charging points, coaches and shuttles',
      pages: 2,
    },
  },
  {
    document: 'accessibility',
    edition: 5,
    zh: { name: '无障碍服务指南', holds: '到达与馆内通行、可借用的设备、安静室，以及给展商的建议', pages: 2 },
    en: {
      name: 'Accessibility guide',
      holds: 'Arriving and getting about, what can be borrowed, the quiet room, advice for stands',
      pages: 2,
    },
  },
  {
    document: 'press-and-filming',
    edition: 3,
    zh: { name: '媒体采访与拍摄', holds: '记者证件、新闻中心、拍摄规矩、商业取景与航拍', pages: 2 },
    en: {
      name: 'Press and filming',
      holds: 'Badges, the press centre, good manners, commercial shoots and drones',
      pages: 2,
    },
  },
] as const satisfies readonly Manual[];

/** The names of the manuals' documents. */
export type ManualDocument = (typeof manuals)[number]['document'];
