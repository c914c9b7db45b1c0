import { figureEn, figureZh } from '../media.ts';
import type { NewsItem } from './item.ts';

/** The company itself. Items 011, 024 and 030 are only in Chinese and 017 only in English, as in a real newsroom. */
export const company: readonly NewsItem[] = [
  {
    id: 'news-011',
    daysAgo: 45,
    time: '09:00',
    coverImg: 'hero-concourse.jpg',
    zh: (on) => ({
      title: '会展志愿者招募启动，名额三百人',
      subTitle: '面向十八周岁以上市民与在校学生，培训合格后持证上岗。',
      content: `
<p>新一季会展志愿者招募今日启动，名额三百人，服务期为 ${on.month(0)}起的六个月。岗位包括登录大厅引导、展厅问询、无障碍陪同与外语咨询四类。</p>
<ul><li>年满十八周岁，普通话流利；外语咨询岗须具备英、日、韩、法任一语种的日常会话能力。</li><li>每季服务不少于六天，每天不超过七小时。</li><li>我馆提供三次培训、工作服、餐食、交通补贴与意外保险。</li></ul>
<p>上一季共有二百六十八名志愿者服务了四十一场展会，累计一万二千小时，回答问询二十三万次。问得最多的一句话是：“卫生间在哪里？”</p>
<p>报名可至登录大厅服务台，或致电 023 0000 8800。报名截至 ${on.day(-25)}，面试安排将以短信通知。</p>`,
    }),
  },
  {
    id: 'news-017',
    daysAgo: 95,
    time: '10:30',
    coverImg: 'meeting-boardroom.jpg',
    en: (on) => ({
      title: 'Planning an event in western China? Meet our team abroad',
      subTitle: 'Our international desk visits five cities, with floor plans, dates and prices in hand.',
      source: 'International desk',
      content: `
<p>If you run trade shows or association meetings and have been thinking of western China, you need not fly here to begin. Between ${on.day(-80)} and ${on.day(-60)} our international desk will be in Singapore, Frankfurt, London, Dubai and Seoul, with two days in each.</p>
<p>Bring a rough idea: a month, a size, a budget. We bring floor plans, the free dates of the next three years, and a price list that includes power, cleaning and security, so that the first number you hear is close to the last.</p>
<h3>What organisers from abroad usually ask</h3>
<ul><li><strong>Visas and customs.</strong> We issue letters of invitation within two working days and work with three freight agents who handle temporary imports.</li><li><strong>Language.</strong> Every event gets a project manager who speaks English, from contract to breakdown.</li><li><strong>Payment.</strong> Invoices in yuan, euros or dollars, and a deposit that is refunded in full until twelve months before the event.</li></ul>
<p>Last year eleven exhibitions and twenty-six congresses here were run from outside the country. To arrange a meeting, write to hello@jialingbay.example.</p>`,
    }),
  },
  {
    id: 'news-024',
    daysAgo: 178,
    time: '16:40',
    zh: {
      title: '千人疏散演练：四座展厅六分二十秒清空',
      subTitle: '演练首次在布展期间进行，搭建工人与参展商共一千二百人参加。',
      source: '安全管理部',
      content: `
<p>上周三下午，我馆在布展期间组织了一次不预先通知的疏散演练。14 时 05 分，模拟烟感报警响起，四座展厅内的一千二百名搭建工人与参展商由二十四座货门和十六处疏散口撤离，用时六分二十秒。</p>
<p>以往演练多在空场进行，本次特意选在布展最繁忙的时段。演练暴露出三个问题：两处疏散通道堆放了展材，一处应急广播听不清，部分搭建工人不知道最近的出口。</p>
<p>针对上述问题，我馆已采取以下措施：</p>
<ul><li>疏散通道改用红色地面标线，每两小时巡查一次，堆放物十分钟内清走。</li><li>3 号展厅东侧加装四只应急广播扬声器。</li><li>布展证背面印制展厅出口示意图，进场前由主场搭建商讲解。</li></ul>
<p>整改完成后，将于下一次大型布展期间再次演练。</p>`,
    },
  },
  {
    id: 'news-027',
    daysAgo: 219,
    time: '10:00',
    coverImg: 'hero-exterior-dusk.jpg',
    zh: {
      title: '一年账本：九十四场展览，两百五十一场会议',
      subTitle: '上一运营年度接待三百二十六万人次，展厅出租率五成三。',
      content: `
<p>我馆今日发布上一运营年度数据。全年举办展览九十四场、会议二百五十一场，接待展商、代表与观众三百二十六万人次，均为开馆以来最高。</p>
<table><thead><tr><th scope="col">项目</th><th scope="col">上一年度</th><th scope="col">本年度</th></tr></thead><tbody><tr><td>展览（场）</td><td>88</td><td>94</td></tr><tr><td>会议（场）</td><td>232</td><td>251</td></tr><tr><td>接待（万人次）</td><td>297</td><td>326</td></tr><tr><td>展厅出租率（%）</td><td>49</td><td>53</td></tr><tr><td>主办方次年复办（%）</td><td>75.1</td><td>78.4</td></tr></tbody></table>
<p>我们最看重的仍是最后一行：七成八的主办方在第二年回到了这里。没有回来的主办方，我们逐一做了回访，排在前三位的原因是档期冲突、展会停办与停车不便。</p>
<p>前两项我们能做的不多，第三项已经着手：P4 停车场将新增车位六百个，其中一百五十个带充电桩。</p>
<p>按出租率计算，展厅全年仍有近一半的日子空着。新办展会与中小型展会可申请“首展扶持”，首届场租减免四成。</p>`,
    },
    en: {
      title: 'Our year in figures: 94 exhibitions, 251 meetings',
      subTitle: 'We counted 3.26 million visits, and the halls were let on 53 days in a hundred.',
      content: `
<p>These are the figures of our last business year: 94 exhibitions, 251 meetings, and 3.26 million exhibitors, delegates and visitors. All three are the highest so far.</p>
<table><thead><tr><th scope="col">Measure</th><th scope="col">Year before</th><th scope="col">Last year</th></tr></thead><tbody><tr><td>Exhibitions</td><td>88</td><td>94</td></tr><tr><td>Meetings</td><td>232</td><td>251</td></tr><tr><td>Visits (millions)</td><td>2.97</td><td>3.26</td></tr><tr><td>Halls let (%)</td><td>49</td><td>53</td></tr><tr><td>Organisers who returned (%)</td><td>75.1</td><td>78.4</td></tr></tbody></table>
<p>The line we care about most is the last one. We called every organiser who did not come back. Three reasons led: the dates clashed, the show had ended, the parking was a nuisance.</p>
<p>There is little we can do about the first two. For the third, car park P4 is getting six hundred more spaces, a quarter of them with chargers.</p>
<p>The halls still stand empty for almost half the year. If you are starting a show or run a small one, ask about our first-edition terms: the first time, hire costs forty per cent less.</p>`,
    },
  },
  {
    id: 'news-030',
    daysAgo: 264,
    time: '09:30',
    coverImg: 'meeting-classroom.jpg',
    zh: (on) => ({
      title: '春华计划：面向应届毕业生招聘四十二人',
      subTitle: '项目经理、会议技术、展厅工程与国际业务四个方向，入职后轮岗一年。',
      source: '人力资源部',
      content: `
<p>“春华计划”是我馆面向应届毕业生的培养项目，今年招聘四十二人，分项目管理、会议技术、展厅工程与国际业务四个方向。</p>
<p>入职第一年，所有人按季度轮岗：一个季度在展厅跟完至少六场布展与撤展，一个季度在会议层，一个季度在工程或安全岗位，最后一个季度回到所选方向。每人配一名导师，导师的考核与学员留任情况挂钩。</p>
<ul><li>本科及以上学历，专业不限；会议技术与展厅工程方向须为理工科背景。</li><li>能适应展期的早班与夜班，能在两万步的一天之后保持微笑。</li><li>国际业务方向须能以英语独立沟通。</li></ul>
<p>网上报名截至 ${on.day(-234)}，笔试与面试在会议中心举行，外地考生可报销一次往返二等座车票。前三届学员共九十七人，目前在岗八十四人，其中十九人已独立负责展会项目。</p>`,
    }),
  },
  {
    id: 'news-036',
    daysAgo: 412,
    time: '11:00',
    coverImg: 'hero-concourse.jpg',
    zh: {
      title: '全景看馆上线：不出门，走完三百米',
      subTitle: '从登录大厅到四座展厅，净高、货门与吊点都标注在画面上。',
      content: `
<p>全景看馆功能今日上线。打开网页，主办方便可从登录大厅出发，依次走进四座展厅、大会堂、宴会厅与室外展场，全程三百余米，共四十六个观察点。</p>
<p>与一般的全景图不同，画面上标注了办展真正需要的数据：屋架下净高、货门尺寸、吊点位置与荷载、地沟走向与配电容量。点开任一标注，可直接跳到技术参数表的对应一行。</p>
${figureZh('hall-empty.jpg', '2 号展厅的一个观察点。吊点与地沟可分别打开或隐藏。')}
<p>制作团队拍摄了同一展厅的空场与开展首日，拖动画面下方的滑块即可对照。招展团队的同事说，这比任何一本画册都省口舌。</p>
<p>全景看馆支持手机、电脑与 VR 眼镜，无需安装应用。</p>`,
    },
    en: {
      title: 'Walk three hundred metres without leaving your desk',
      subTitle:
        'The new VR tour leads through all four halls and labels every height, door and rigging point.',
      content: `
<p>Our VR tour is online. It starts in the concourse and takes you through the four halls, the Plenary Hall, the ballroom and the plaza: three hundred metres, with forty-six places to stop and look around.</p>
<p>Unlike most tours it carries the figures that organisers need: clear heights, goods doors, rigging points and their loads, floor trenches, power. Choose a label and you land in the right row of the technical data.</p>
${figureEn('hall-empty.jpg', 'One of the stops in Hall 2. Rigging points and trenches can be shown or hidden.')}
<p>Each hall was captured twice, bare and on opening day, and a slider takes you from one to the other. Our sales team say that it saves them a great deal of explaining.</p>
<p>It runs on phones, computers and headsets, with nothing to install.</p>`,
    },
  },
];
