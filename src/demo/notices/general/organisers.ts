import { list, table } from '../form.ts';
import type { NoticeItem } from '../item.ts';

/** For those who book halls and rooms. */
export const organisers: readonly NoticeItem[] = [
  {
    id: 'notice-03',
    daysAgo: 7,
    time: '10:30',
    coverImg: 'meeting-theatre.jpg',
    zh: (on) => ({
      title: '大会堂恢复使用前安排两日看场',
      content: `
<p>大会堂声学改造完成后，将于 ${on.day(17)}起恢复使用。此前安排两日集中看场，供主办方与会议策划机构实地试音。</p>
${table(
  '时间 | 内容',
  `${on.day(13)} 09:30、14:00 | 空场试音，可自带话筒与乐器`,
  `${on.day(14)} 09:30 | 同声传译八通道演示`,
  `${on.day(14)} 14:00 | 舞台灯光与升降机械操作`,
)}
${list(
  '每场限三十人，每家机构不超过三人，需提前一日预约。',
  '看场自会议层前厅签到，全程约七十分钟。',
  '可现场查看未来半年的空档，并预留档期五个工作日。',
)}
<p>预约电话 023 0000 8866，或发邮件至 hello@jialingbay.example。</p>`,
    }),
    en: (on) => ({
      title: 'See and hear the Plenary Hall before it reopens',
      content: `
<p>With its acoustic work done, the Plenary Hall is back in use from ${on.day(17)}. Before that we open it on two days for organisers and planners.</p>
${table(
  'When | What',
  `${on.day(13)}, 09:30 and 14:00 | Listening in the empty hall; bring a microphone or an instrument`,
  `${on.day(14)}, 09:30 | Interpretation on all eight channels`,
  `${on.day(14)}, 14:00 | Stage lights and lifts`,
)}
${list(
  'Thirty people at a time, three from each company, booked the day before.',
  'Sign in at the foyer of the meeting floor. A visit takes seventy minutes.',
  'We will have the free dates of the next half-year with us, and can hold one for you for five working days.',
)}
<p>Book on +86 23 0000 8866 or at hello@jialingbay.example.</p>`,
    }),
  },
  {
    id: 'notice-11',
    daysAgo: 55,
    time: '11:20',
    coverImg: 'meeting-banquet.jpg',
    zh: (on) => ({
      title: '宴会厅可按三分之一分时段预订',
      content: `
<p>202 宴会厅更换活动隔断后，三间厅可由不同主办方同时使用。自 ${on.date(12)}起开放分厅预订，规则如下：</p>
${table(
  '厅 | 面积（平方米） | 半日场租（元） | 翻场时间',
  '东厅 | 612 | 13,800 | 60 分钟',
  '中厅 | 680 | 15,200 | 60 分钟',
  '西厅 | 612 | 13,800 | 60 分钟',
  '全厅 | 1,904 | 39,800 | 90 分钟',
)}
${list(
  '整厅预订优先：活动前一百二十日，已分厅预留的客户可选择升级为整厅或改期。',
  '相邻两厅同时使用时，扩声声压级不超过 85 分贝。',
  '中厅可从前厅单独进出，东、西厅另有通往露台的门。',
)}`,
    }),
    en: (on) => ({
      title: 'The ballroom can now be booked by the third',
      content: `
<p>Behind its new walls the ballroom can hold three events of three organisers at once. From ${on.date(12)} each part can be booked by itself:</p>
${table(
  'Room | Area (m²) | Half-day rent (CNY) | Turnaround',
  'East | 612 | 13,800 | 60 minutes',
  'Centre | 680 | 15,200 | 60 minutes',
  'West | 612 | 13,800 | 60 minutes',
  'Whole room | 1,904 | 39,800 | 90 minutes',
)}
${list(
  'The whole room comes first: up to 120 days ahead, if you hold a part you may be asked to take the whole or another date.',
  'When neighbours are in use, amplified sound stays below 85 decibels.',
  'The centre opens onto the foyer; east and west have doors to the terrace as well.',
)}`,
    }),
  },
  {
    id: 'notice-22',
    daysAgo: 215,
    time: '13:40',
    attachments: ['registration-form'],
    zh: (on) => ({
      title: '“首展扶持”申请指南',
      subTitle: '首届展会场租减免四成，每半年受理一次。',
      content: `
<p>为鼓励新办展会与中小型展会，我馆设“首展扶持”。本期受理至 ${on.date(40)}，适用于此后十八个月内举办的展会。</p>
${table(
  '条件 | 说明',
  '首届 | 此前未在本市举办，且非既有展会更名',
  '规模 | 使用净面积 2,000 至 12,000 平方米',
  '档期 | 主办方接受平季或周中开幕',
  '承诺 | 在本馆连续举办不少于两届',
)}
<h3>扶持内容</h3>
${list(
  '首届场租减免四成，第二届减免一成半。',
  '免费使用登录大厅吊旗两面、连廊屏幕时段一个月。',
  '指派有同类展会经验的项目经理，从立项起参与。',
)}
<p>填写附件登记表发送至 hello@jialingbay.example，二十个工作日内答复。上期受理十四项，扶持八项。</p>`,
    }),
    en: (on) => ({
      title: 'First-edition terms: how to apply',
      subTitle: 'Forty per cent off the rent of a first edition. Applications open twice a year.',
      content: `
<p>We want to see new shows and small ones. Applications for first-edition terms are open until ${on.date(40)}, for shows within the eighteen months after that.</p>
${table(
  'Condition | Meaning',
  'First edition | New to the city, and not an old show under a new name',
  'Size | 2,000 to 12,000 m² net',
  'Dates | You can open midweek or outside the busy months',
  'Commitment | At least two editions in a row here',
)}
<h3>What you get</h3>
${list(
  'Forty per cent off the rent of the first edition and fifteen off the second.',
  'Two hanging banners in the concourse and a month on the screen of the metro walk, free of charge.',
  'A project manager who knows your kind of show, from the first plan on.',
)}
<p>Send the attached form to hello@jialingbay.example. You will hear from us within twenty working days. Last time fourteen applied and eight were accepted.</p>`,
    }),
  },
  {
    id: 'notice-24',
    daysAgo: 260,
    time: '09:00',
    zh: (on) => ({
      title: '办公区迁至登录大厅夹层，电话与收件地址说明',
      content: `
<p>会议层南侧办公区于 ${on.date(3)}至 ${on.date(5)}迁至登录大厅夹层。搬迁期间电话照常接听，现场业务可能稍慢，请谅解。</p>
${table(
  '部门 | 新址 | 电话',
  '招展团队、国际业务 | 夹层 M01 至 M03 | 023 0000 8866',
  '展览服务部、会议服务部 | 夹层 M04、M05 | 023 0000 8812',
  '采购管理部 | 夹层 M06 | 023 0000 8820',
  '资产经营部 | 夹层 M07 | 023 0000 8830',
  '财务部 | 夹层 M08 | 023 0000 8840',
)}
<p>标书接收窗口、证件与失物招领仍在登录大厅一层西侧服务中心，位置不变。信件与快递请寄：嘉陵湾新区滨江大道 1 号，登录大厅西侧收发室。</p>
<p>腾出的 214 至 217 号房间改为临江会议室，开放预订时间另行公布。</p>`,
    }),
    en: (on) => ({
      title: 'Our offices move to the mezzanine above the concourse',
      content: `
<p>From ${on.date(3)} to ${on.date(5)} the offices on the south side of the meeting floor move to the mezzanine. Telephones are answered throughout; at the counters things may take a little longer.</p>
${table(
  'Department | New place | Telephone',
  'Sales, international desk | Mezzanine M01 to M03 | +86 23 0000 8866',
  'Exhibition services, convention team | Mezzanine M04, M05 | +86 23 0000 8812',
  'Purchasing | Mezzanine M06 | +86 23 0000 8820',
  'Letting | Mezzanine M07 | +86 23 0000 8830',
  'Finance | Mezzanine M08 | +86 23 0000 8840',
)}
<p>The tender counter, badges and lost property stay in the service centre at the west end of the ground floor. Post and parcels: Mail room, west end of the concourse, 1 Riverside Avenue, Jialing Bay New District.</p>
<p>Rooms 214 to 217, where the offices were, become meeting rooms by the river. We will announce when they can be booked.</p>`,
    }),
  },
  {
    id: 'notice-27',
    daysAgo: 303,
    time: '15:20',
    zh: (on) => ({
      title: '法定节假日期间业务办理安排',
      content: `
<p>法定节假日期间，场馆与展会正常运转，业务办理时间调整如下：</p>
${table(
  '业务 | 安排',
  '现场服务热线 023 0000 8800 | 不间断',
  '招展招会与场地看样 | 假期首日与末日暂停，其余日期 10:00 至 16:00，须预约',
  '标书接收、财务与开票 | 假期暂停，截止日遇假期的顺延至节后首个工作日',
  '布展报备与图纸审核 | 每日一名审图人员值守，急件当日答复',
  '货车预约 | 不间断',
)}
<p>具体放假日期以国家公布为准，每次假期前三日在本栏及服务台公布。${on.date(8)}起执行。</p>`,
    }),
    en: (on) => ({
      title: 'Public holidays: who is here and when',
      content: `
<p>Halls and shows run on public holidays as on any other day. Our counters keep shorter hours:</p>
${table(
  'Service | On public holidays',
  'On-site service, +86 23 0000 8800 | Always',
  'Sales and visits to the halls | Closed on the first and last day; otherwise 10:00 to 16:00, by appointment',
  'Tender counter, finance, invoices | Closed; a deadline that falls on a holiday moves to the next working day',
  'Stand drawings | One examiner every day; urgent ones are answered the same day',
  'Lorry slots | Always',
)}
<p>The dates are those announced by the state. We repeat them here and at the desks three days before. This applies from ${on.date(8)}.</p>`,
    }),
  },
  {
    id: 'notice-28',
    daysAgo: 326,
    time: '11:40',
    coverImg: 'hall-show.jpg',
    zh: (on) => ({
      title: '展台音量限值与现场监测办法',
      content: `
<p>去年展后问卷中，“太吵”是观众意见的第二位。自 ${on.date(25)}起，展台音量按下列限值管理：</p>
${table(
  '区域 | 限值（分贝） | 测点',
  '一般展台 | 72 | 展台边界一米处',
  '设舞台的展台 | 80，每小时累计不超过 20 分钟 | 舞台前三米',
  '试听、乐器类展区 | 85，须设隔声围挡 | 围挡外一米处',
)}
<p>每厅设十二个固定监测点，数据实时显示在主办方办公室。首次超限口头提醒，第二次书面通知，第三次暂停该展台音响供电一小时。</p>
<p>扬声器应朝向展台内侧并下倾，低音单元不得直接放置于地面。主办方可向我馆免费借用声级计十台，供展台自测。</p>`,
    }),
    en: (on) => ({
      title: 'Sound on stands: limits, and how we measure',
      content: `
<p>Asked after the shows, visitors put ‘too loud’ second among their complaints. From ${on.date(25)} these limits apply:</p>
${table(
  'Where | Limit (decibels) | Measured',
  'Most stands | 72 | One metre from the edge of the stand',
  'Stands with a stage | 80, for no more than 20 minutes an hour | Three metres in front of the stage',
  'Listening and instruments | 85, behind screens | One metre outside the screens',
)}
<p>Twelve fixed meters in each hall report to the organiser’s office. The first time we tell you, the second time in writing, and the third time the power for your sound is off for an hour.</p>
<p>Loudspeakers face inwards and down, and bass units do not stand on the floor. Organisers can borrow ten meters free of charge, so that exhibitors can check for themselves.</p>`,
    }),
  },
];
