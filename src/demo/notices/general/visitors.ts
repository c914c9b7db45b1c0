import { list, table } from '../form.ts';
import type { NoticeItem } from '../item.ts';

/** For visitors, and for the volunteers who help them. */
export const visitors: readonly NoticeItem[] = [
  {
    id: 'notice-07',
    daysAgo: 24,
    time: '17:00',
    zh: (on) => ({
      title: '会展志愿者面试与培训日程',
      content: `
<p>本季志愿者报名已截止，共收到四百一十二份申请。面试与培训安排如下，具体时段以短信通知为准：</p>
${table(
  '环节 | 时间 | 地点',
  `面试 | ${on.day(3)}至 ${on.day(5)} | 会议层 209 会议室`,
  `结果通知 | ${on.day(7)} | 短信`,
  `第一次培训：场馆与问询 | ${on.day(10)} 14:00 | 大会堂前厅`,
  `第二次培训：无障碍陪同与急救 | ${on.day(13)} 14:00 | 会议层 205 会议室`,
  `第三次培训：展厅走读 | ${on.day(17)} 09:00 | 1 号展厅南侧入口`,
)}
<p>面试约八分钟，不需准备才艺，请带有效身份证件。三次培训须全部参加，缺一次者可在下一季补训后上岗。</p>
<p>首批服务展会为智能制造装备博览会，排班表在第三次培训后发放。</p>`,
    }),
    en: (on) => ({
      title: 'Volunteers: interviews and training',
      content: `
<p>Applications for this season have closed; 412 of you applied. This is the programme. Your own hour comes by text message.</p>
${table(
  'What | When | Where',
  `Interviews | ${on.day(3)} to ${on.day(5)} | Room 209, meeting floor`,
  `Results | ${on.day(7)} | Text message`,
  `First course: the building and its questions | ${on.day(10)}, 14:00 | Foyer of the Plenary Hall`,
  `Second course: assistance and first aid | ${on.day(13)}, 14:00 | Room 205, meeting floor`,
  `Third course: a walk through the halls | ${on.day(17)}, 09:00 | South entrance of Hall 1`,
)}
<p>An interview takes eight minutes and no preparation; bring an identity document. All three courses are needed. If you miss one, you can make it up and start next season.</p>
<p>The first show is the Smart Manufacturing Expo. Rotas are handed out after the third course.</p>`,
    }),
  },
  {
    id: 'notice-10',
    daysAgo: 46,
    time: '10:50',
    coverImg: 'hero-concourse.jpg',
    redirectUrl: 'https://www.example.com/volunteers/languages',
    attachments: ['registration-form'],
    zh: (on) => ({
      title: '外语咨询岗志愿者招募，欢迎外籍人士报名',
      subTitle: '英、日、韩、法四个语种，共六十人。',
      content: `
<p>会展志愿者中的外语咨询岗面向在本市居住的中外籍人士招募，服务期六个月。</p>
${table('语种 | 名额', '英语 | 30', '日语 | 12', '韩语 | 10', '法语 | 8')}
${list(
  '能用该语种指路、解释票务并代为拨打电话；外籍申请人须有基本的中文会话能力。',
  '持有效居留许可；在校留学生须经学校同意。',
  '每季服务不少于六天，提供培训、工作服、餐食、交通补贴与意外保险。',
)}
<p>报名截至 ${on.date(21)}，在线填写或下载登记表交至登录大厅服务台。</p>`,
    }),
    en: (on) => ({
      title: 'Volunteers wanted for the language desk; residents from abroad are welcome',
      subTitle: 'Sixty places for speakers of English, Japanese, Korean and French.',
      content: `
<p>The language desk is looking for volunteers who live in the city, whatever their nationality, for a season of six months.</p>
${table('Language | Places', 'English | 30', 'Japanese | 12', 'Korean | 10', 'French | 8')}
${list(
  'You can give directions, explain tickets and make a telephone call in that language. If it is your own, you should get by in Chinese.',
  'You hold a residence permit. Students from abroad need the consent of their university.',
  'You serve on six days or more. We offer training, clothing, meals, a travel allowance and accident insurance.',
)}
<p>Apply by ${on.date(21)}, online or with the attached form at a desk in the concourse.</p>`,
    }),
  },
  {
    id: 'notice-21',
    daysAgo: 207,
    time: '11:50',
    coverImg: 'dining-cafe.jpg',
    zh: (on) => ({
      title: '临江餐厅停业翻新期间的用餐安排',
      content: `
<p>登录大厅二层临江餐厅自 ${on.date(3)}起停业翻新，预计两个多月。其间展期用餐安排如下：</p>
${table(
  '地点 | 供应 | 展期时间',
  '登录大厅东端咖啡厅 | 三明治、汤与饮品 | 08:00 至 18:00',
  '会议层 208 会议室 | 自助简餐，每位 45 元 | 11:00 至 13:30',
  '2、3 号展厅之间的快餐点 | 盒饭与素食盒饭，28 元起 | 10:30 至 14:00',
  '室外展场餐车区 | 六辆餐车，每周轮换 | 10:00 至 16:00',
)}
<p>会议团队用餐改由宴会厅承接，请提前三个工作日确认人数。有食物过敏者，可在取餐时索取配料表。</p>
<p>持展商证者在 208 会议室用餐减 5 元，不与其他优惠同享。</p>`,
    }),
    en: (on) => ({
      title: 'Where to eat while the river restaurant is rebuilt',
      content: `
<p>The river restaurant on the upper concourse closes on ${on.date(3)} for a little over two months. On show days you can eat here instead:</p>
${table(
  'Place | What | When',
  'Café, east end of the concourse | Sandwiches, soup, drinks | 08:00 to 18:00',
  'Room 208, meeting floor | Buffet, CNY 45 | 11:00 to 13:30',
  'Counter between Halls 2 and 3 | Boxed meals, also vegetarian, from CNY 28 | 10:30 to 14:00',
  'Plaza | Six food trucks, new ones each week | 10:00 to 16:00',
)}
<p>Groups from meetings are served in the ballroom; give us the number three working days ahead. If you have an allergy, ask for the list of ingredients.</p>
<p>With an exhibitor’s badge the buffet costs five yuan less. Offers cannot be combined.</p>`,
    }),
  },
  {
    id: 'notice-25',
    daysAgo: 274,
    time: '09:10',
    zh: {
      title: '轮椅、手语视频与安静室：使用与预约办法',
      content: `
<p>无障碍改造完成后，以下服务向全体来宾开放，均不收费：</p>
${table(
  '服务 | 办理 | 说明',
  '轮椅 60 辆 | 各服务台，登记姓名与电话 | 当日归还',
  '电动代步车 8 辆 | 提前一日预约 | 限速每小时 6 千米，续航 15 千米',
  '手语视频翻译 | 提前两小时预约，或现场等候 | 服务台与会议室均可连接',
  '陪同导览 | 提前一日预约 | 由志愿者陪同，最长三小时',
  '安静室 | 无需预约 | 登录大厅西侧，开馆即开放',
)}
<p>导盲犬可进入全部公共区域。听障人士可在服务台、大会堂与 203 至 207 号会议室使用助听环路，请将助听器调至相应挡位。</p>
<p>预约电话 023 0000 8800，或以短信发送至同一号码。</p>`,
    },
    en: {
      title: 'Wheelchairs, sign language and the quiet room: how to use them',
      content: `
<p>The work on access is done. These services are open to every guest, free of charge:</p>
${table(
  'Service | How | Good to know',
  '60 wheelchairs | At any desk, with your name and telephone number | Back the same day',
  '8 scooters | Book a day ahead | Up to 6 km/h, range 15 km',
  'Sign language by video | Book two hours ahead, or wait | At the desks and in meeting rooms',
  'A companion | Book a day ahead | A volunteer, for up to three hours',
  'Quiet room | Just come | West end of the concourse, open with the building',
)}
<p>Guide dogs may go wherever the public may. There are hearing loops at the desks, in the Plenary Hall and in rooms 203 to 207; switch your hearing aid to its loop setting.</p>
<p>Book on +86 23 0000 8800, by voice or by text.</p>`,
    },
  },
  {
    id: 'notice-35',
    daysAgo: 511,
    time: '13:10',
    coverImg: 'meeting-classroom.jpg',
    redirectUrl: 'https://www.example.com/surveys/visitors',
    zh: (on) => ({
      title: '来宾满意度调查开始，五分钟，十二个问题',
      content: `
<p>年度来宾满意度调查即日起开放，截至 ${on.date(28)}。无论您是观众、参展商还是会议代表，都请告诉我们哪里做得不够。</p>
<p>问卷共十二题，涉及到馆、排队、用餐、指引、温度与卫生间，匿名填写，不收集联系方式。上一次收到回复 6,800 份，意见最集中的三处依次是午间排队、停车与手机信号。</p>
<p>结果将于一个半月后公布，并逐项说明准备做什么、什么时候做完。</p>`,
    }),
    en: (on) => ({
      title: 'Tell us what to do better: twelve questions, five minutes',
      content: `
<p>The yearly survey is open until ${on.date(28)}. Whether you come as a visitor, an exhibitor or a delegate, tell us where we fall short.</p>
<p>The twelve questions are about getting here, queues, food, signs, temperature and toilets. Answers are anonymous, and we do not ask for your address. Last time there were 6,800. Lunch queues, parking and mobile reception came off worst.</p>
<p>In six weeks we will publish the result, and say what we mean to do about each point and by when.</p>`,
    }),
  },
  {
    id: 'notice-38',
    daysAgo: 599,
    time: '15:40',
    zh: (on) => ({
      title: '失物招领办法：保管九十日，可邮寄归还',
      content: `
<p>在馆内拾得的物品统一交登录大厅西侧服务中心登记。自 ${on.date(5)}起，保管期由三十日延长至九十日。</p>
${table(
  '物品 | 保管 | 期满处理',
  '身份证件、银行卡 | 三日内联系失主，否则交警方 | 不适用',
  '手机、电脑、现金 | 九十日，专柜存放 | 交警方',
  '衣物、雨具、书籍 | 九十日 | 捐赠',
  '食品、易变质物品 | 当日 | 处理',
)}
<p>认领时请说出物品特征并出示身份证件。已离开本市的，可委托他人或到付邮寄；寄往境外的须自行申报。去年登记物品 4,137 件，归还 2,906 件，其中雨伞归还率最低，不到一成。</p>`,
    }),
    en: (on) => ({
      title: 'Lost property: kept for ninety days, and we can post it',
      content: `
<p>Whatever is found in the building goes to the service centre at the west end of the concourse. From ${on.date(5)} we keep it for ninety days, not thirty.</p>
${table(
  'What | Kept | Afterwards',
  'Identity papers, bank cards | We try to reach you for three days | Police',
  'Phones, computers, cash | Ninety days, locked away | Police',
  'Clothes, umbrellas, books | Ninety days | Given to charity',
  'Food | The same day | Thrown away',
)}
<p>To collect something, describe it and show an identity document. If you have left the city, send somebody or have it posted at your cost; abroad, customs are your affair. Of 4,137 things last year 2,906 went home. Umbrellas did worst: fewer than one in ten.</p>`,
    }),
  },
];
