import { en, facts, list, table, zh } from '../form.ts';
import type { NoticeItem } from '../item.ts';

/** Advertising sites. */
export const advertising: readonly NoticeItem[] = [
  {
    id: 'trade-03',
    daysAgo: 23,
    time: '14:00',
    attachments: ['registration-form', 'specification', 'site-plan'],
    zh: (on) => ({
      title: '会展站 3 号口连廊灯箱广告位公开招商公告',
      content: `
<p>风雨连廊两侧设灯箱 28 个，现分两组公开招商。每组仅授予一家广告经营单位，期限两年。</p>
${table(
  '组别 | 灯箱 | 画面尺寸 | 起始年费（万元）',
  '东侧 | 14 个，进场方向 | 3.0 × 1.5 米 | 62',
  '西侧 | 14 个，离场方向 | 3.0 × 1.5 米 | 48',
)}
${facts('项目编号 | JLB-T-0141', `报名截止 | ${on.date(30)} 17:00`, `竞价 | ${on.date(36)} 10:00，网上逐轮加价，每轮 5,000 元`)}
<h3>使用规定</h3>
${list(
  '每侧留出两个灯箱，由我馆用于展会导引与公益信息。',
  '大型展会期间，主办方可按挂牌价优先租用至多六个灯箱，须提前六十日书面提出。',
  '画面不得遮挡导向标识，亮度在 22:00 后降至一半。',
  '画面材料须可回收，换下的灯布由经营单位运回。',
)}
${zh.letting}`,
    }),
    en: (on) => ({
      title: 'Advertising sites: lightboxes on the covered walk from exit 3',
      content: `
<p>There are 28 lightboxes along the covered walk. They are offered in two groups, each to one agency, for two years.</p>
${table(
  'Group | Lightboxes | Size | Fee a year from (CNY)',
  'East side | 14, seen on the way in | 3.0 × 1.5 m | 620,000',
  'West side | 14, seen on the way out | 3.0 × 1.5 m | 480,000',
)}
${facts('Project number | JLB-T-0141', `Register by | ${on.date(30)}, 17:00`, `Auction | ${on.date(36)}, 10:00, online, in steps of CNY 5,000`)}
<h3>Conditions</h3>
${list(
  'On each side two lightboxes are kept for wayfinding and public information.',
  'Organisers of large shows may rent up to six at list price if they say so sixty days ahead.',
  'Pictures must not hide signs. After 22:00 the light goes down to half.',
  'Materials must be recyclable, and the agency takes the old ones back.',
)}
${en.letting}`,
    }),
  },
  {
    id: 'trade-23',
    daysAgo: 329,
    time: '11:00',
    attachments: ['registration-form', 'specification'],
    zh: (on) => ({
      title: '展期接驳车车身与候车亭广告经营权招商公告',
      content: `
<p>展期接驳车连接协议酒店与登录大厅，共 18 辆，沿线候车亭 11 座。现就其广告经营权公开招商，期限三年。</p>
${facts(
  '项目编号 | JLB-T-0097',
  '媒体资源 | 车身 18 辆，车厢内屏 36 块，候车亭灯箱 22 个',
  '年费底价 | 54 万元',
  '运行天数 | 上一年度 203 天',
  `报名截止 | ${on.date(17)} 17:00`,
  `报价开启 | ${on.date(21)} 15:00`,
)}
${list(
  '车头与车门保留线路号和酒店名称，颜色不得改变；车窗不得贴膜。',
  '内屏每十分钟内留两分钟播报到站与展会信息。',
  '不接受烟草、酒类与医疗美容广告。',
)}
<p>若竞得者同时承担车厢清洁，年费可减 6 万元，请在报价中注明。</p>
${zh.letting}`,
    }),
    en: (on) => ({
      title: 'Advertising sites: shuttle buses and their stops',
      content: `
<p>On show days 18 shuttle buses run between the partner hotels and the concourse, with shelters at 11 stops. The advertising on them is offered for three years.</p>
${facts(
  'Project number | JLB-T-0097',
  'Sites | 18 buses, 36 screens inside them, 22 lightboxes at the stops',
  'Fee a year from | CNY 540,000',
  'Days in service | 203 last year',
  `Register by | ${on.date(17)}, 17:00`,
  `Offers opened | ${on.date(21)}, 15:00`,
)}
${list(
  'Front and doors keep the route number and the hotels’ names in our colours; windows stay clear.',
  'Two minutes in every ten on the screens belong to stops and shows.',
  'No tobacco, alcohol or cosmetic surgery.',
)}
<p>If you clean the buses as well, the fee is CNY 60,000 less. Please say so in your offer.</p>
${en.letting}`,
    }),
  },
  {
    id: 'trade-35',
    daysAgo: 645,
    time: '09:40',
    attachments: ['registration-form', 'contract-draft', 'specification'],
    zh: (on) => ({
      title: '登录大厅吊旗与立柱广告位代理权招商公告',
      content: `
<p>登录大厅可供悬挂广告的位置现统一授予一家代理单位，面向展商与主办方销售。</p>
${table(
  '媒体 | 数量 | 规格',
  '吊旗 | 36 面 | 宽 3 米，高 8 米，双面',
  '树形柱环形灯箱 | 12 组 | 离地 3.2 米，展开长 9.6 米',
  '玻璃幕墙内侧贴 | 5 处 | 每处 60 平方米，仅限展期',
)}
${facts('项目编号 | JLB-T-0057', '代理期限 | 三年', '保底收入 | 每年不低于 380 万元', '分成 | 超过保底部分双方各半', `报名截止 | ${on.date(14)} 17:00`)}
<p>主办方对自身展会期间的吊旗位有优先权，价格不高于挂牌价的八成。所有画面安装须由持证登高人员在闭馆后进行，单面吊旗含杆重量不得超过 25 千克。</p>
${zh.letting}`,
    }),
    en: (on) => ({
      title: 'Advertising sites: agency for banners and columns in the concourse',
      content: `
<p>Everything that may hang or stand as advertising in the concourse will be sold to exhibitors and organisers by one agency.</p>
${table(
  'Site | Number | Size',
  'Hanging banners | 36 | 3 m wide, 8 m high, two faces',
  'Ring lightboxes on the tree columns | 12 | 3.2 m up, 9.6 m round',
  'Film on the inside of the glass | 5 | 60 m² each, show days only',
)}
${facts('Project number | JLB-T-0057', 'Term | Three years', 'Guaranteed income | At least CNY 3,800,000 a year', 'Beyond that | Shared in halves', `Register by | ${on.date(14)}, 17:00`)}
<p>Organisers come first for the banners during their own show, at no more than eighty per cent of the list price. Certified climbers do all fitting after hours; a banner with its poles may weigh 25 kilograms.</p>
${en.letting}`,
    }),
  },
  {
    id: 'trade-34',
    daysAgo: 617,
    time: '17:00',
    zh: (on) => ({
      title: '登录大厅广告位代理权成交公告',
      content: `
<p>项目编号 JLB-T-0057。三家单位递交方案，代理权授予望江传媒有限公司，期限三年，自 ${on.date(24)}起。</p>
${table('年度 | 保底收入（万元）', '第一年 | 405', '第二年 | 430', '第三年 | 455')}
<p>现行展会广告合同不受影响，由新代理单位继续履行至期满。挂牌价须提前六个月公布，期间不得上调。</p>`,
    }),
    en: (on) => ({
      title: 'Awarded: agency for advertising in the concourse',
      content: `
<p>Project number JLB-T-0057. Of three proposals, that of Wangjiang Media Co., Ltd. was chosen. The agency begins on ${on.date(24)} and lasts three years.</p>
${table('Year | Guaranteed income (CNY)', 'First | 4,050,000', 'Second | 4,300,000', 'Third | 4,550,000')}
<p>Contracts already made with exhibitors stand, and the new agency fulfils them. List prices are published six months ahead and may not rise in between.</p>`,
    }),
  },
];
