import type { NewsItem } from './item.ts';

/** The people who run the house, their partners, and what a year came to. */
export const team: readonly NewsItem[] = [
  {
    id: 'news-039',
    daysAgo: 13,
    time: '16:20',
    coverImg: 'meeting-classroom.jpg',
    zh: {
      title: '服务台学会了三百个手势',
      subTitle: '四十六名同事完成十二周手语课程，登录大厅每班至少有一人能以手语接待。',
      content: `
<p>四十六名服务台、安检与客服同事上周完成了为期十二周的手语课程。课程由江城特殊教育学院设计，只教三百个手势，全部来自服务台的真实问询：展位、寄存、充电、洗手间、末班车。</p>
<p>结业考试没有试卷。学院邀请了十八位听障人士扮作观众，带着任务来到服务台，办完即为通过。四十六人中四十三人一次通过，其余三人补考后也拿到了证书。</p>
<blockquote><p>手语不只在手上。把脸照亮，把桌上的花移开，一半的误会就没有了。</p><p>江城特殊教育学院</p></blockquote>
<p>按照这条建议，服务台的灯带已由头顶改到正前方，台面上的花挪到了两侧。会手语的同事胸前佩戴蓝色徽章；复杂的事项仍可接通视频翻译。</p>`,
    },
    en: {
      title: 'Our service desk has learnt three hundred signs',
      subTitle:
        'Forty-six of our team finished a course in sign language, and every shift now has one who signs.',
      content: `
<p>Last week forty-six people from the service desk, security and customer care finished twelve weeks of sign language. The River City College of Special Education wrote the course around three hundred signs, all of them taken from what visitors really ask: stands, lockers, chargers, toilets, the last train.</p>
<p>There was no written exam. The college invited eighteen deaf people to come to the desk as visitors, each with an errand; whoever got it done had passed. Forty-three managed at the first attempt, the other three at the second.</p>
<blockquote><p>Signing is not only in the hands. Put light on your face, take the flowers off the desk, and half of the misunderstandings are gone.</p><p>River City College of Special Education</p></blockquote>
<p>We took the advice. The lamps of the desk have moved from overhead to the front, and the flowers to the sides. Colleagues who sign wear a blue badge, and for anything complicated an interpreter is still there by video.</p>`,
    },
  },
  {
    id: 'news-047',
    daysAgo: 134,
    time: '15:10',
    coverImg: 'news-opening-ceremony.jpg',
    zh: {
      title: '会展中心获评“主办方信赖场馆”',
      subTitle: '川江会展业联合会调查了一百八十六家主办机构，我馆在九项指标中有五项居首。',
      content: `
<p>川江会展业联合会日前公布场馆服务调查结果，嘉陵湾国际会展中心获评“主办方信赖场馆”。调查向一百八十六家主办机构发放问卷，请它们就过去两年用过的场馆逐项打分，满分十分。</p>
<ul><li>居首的五项：货运进出 9.2，展位用电 9.1，现场响应 9.0，合同与报价透明 8.8，会议技术 8.7。</li><li>得分最低的两项：餐饮 7.1，停车 6.9。</li></ul>
<blockquote><p>评委注意到，该馆把自己的不足写进了年度报告，并附上了整改期限。这在业内并不多见。</p><p>川江会展业联合会评审意见</p></blockquote>
<p>奖牌挂进了货运值班室，那里的得分最高。餐饮一项，临江餐厅上周已翻新开放；停车一项，P4 停车场的扩建正在施工。明年的问卷会告诉我们做得够不够。</p>`,
    },
    en: {
      title: 'Organisers name Jialing Bay a venue they trust',
      subTitle: 'In a survey of 186 organisers we came first in five fields out of nine.',
      content: `
<p>The Chuanjiang Exhibition Industry Federation has published its survey of venues and given Jialing Bay its title of Trusted Venue. It had asked 186 organisers to mark, out of ten, the places they used in the past two years.</p>
<ul><li>First in five fields: freight 9.2, power 9.1, response on the floor 9.0, clear contracts and quotations 8.8, conference technology 8.7.</li><li>Our two lowest marks: catering 7.1, parking 6.9.</li></ul>
<blockquote><p>The jury noticed that this venue prints its own shortcomings in its annual report, each with a date by which it will be put right. That is not common in our trade.</p><p>From the federation’s report</p></blockquote>
<p>The plaque hangs in the freight office, which earned the best mark. As for the others, the river restaurant reopened last week and the extension of car park P4 is being built. Next year’s survey will tell us whether that is enough.</p>`,
    },
  },
  {
    id: 'news-057',
    daysAgo: 395,
    time: '17:40',
    zh: {
      title: '叉车技能日：把一摞茶杯送到四米高',
      subTitle: '三十八名叉车司机比试稳、准、慢，一年来的货损由三十一起降到十二起。',
      content: `
<p>空档期的 3 号展厅上周五摆满了锥桶和茶杯。三十八名叉车司机参加了第二届技能日，其中二十三人来自我们的货运团队，十五人来自五家主场搭建商。</p>
<p>三个项目都不比快。第一项，叉起码着二十一只茶杯的托盘，绕过十四个锥桶，放上四米高的货架；第二项，蒙住后视镜，只听指挥员的口令倒车入位；第三项，在两台展车之间穿行，左右各留二十厘米。全天碎了六只茶杯，上一届是四十四只。</p>
<p>技能日源于一次统计：此前一年的三十一起货损中，有二十六起发生在最后两米，原因多半是着急。此后每名司机每季度训练一次，这一年的货损降到了十二起。</p>`,
    },
    en: {
      title: 'Forklift day: a stack of teacups, four metres up',
      subTitle:
        'Thirty-eight drivers competed at being slow, and damage to goods has fallen from 31 cases to 12.',
      content: `
<p>Last Friday, between two shows, Hall 3 was full of cones and crockery. Thirty-eight forklift drivers came to our second skills day, twenty-three from our own freight team and fifteen from five stand contractors.</p>
<p>None of the three tasks is a race. In the first you lift a pallet with twenty-one teacups, drive it round fourteen cones and set it on a shelf four metres high. In the second the mirrors are covered, and you reverse by a marshal’s voice alone. In the third you pass between two show cars with twenty centimetres to spare on each side. Six cups were broken all day. At the first skills day it was forty-four.</p>
<p>It goes back to a count. Of thirty-one cases of damage in one year, twenty-six had happened in the last two metres, mostly because somebody was in a hurry. Every driver has trained once a quarter since, and in the past year there were twelve.</p>`,
    },
  },
  {
    id: 'news-065',
    daysAgo: 584,
    time: '09:05',
    zh: {
      title: '年度报告：八十八场展览，近三百万人次',
      subTitle: '展厅出租率接近五成，复办率升至七成五，报告同时列出三项没有做好的事。',
      content: `
<p>我馆公布上一运营年度报告。全年接待展商、代表与观众 297 万人次，单日最高三万四千人次；展厅平均每两天有一天在用。</p>
<table><thead><tr><th scope="col">项目</th><th scope="col">上一年度</th><th scope="col">本年度</th></tr></thead><tbody><tr><th scope="row">展览（场）</th><td>81</td><td>88</td></tr><tr><th scope="row">会议（场）</th><td>214</td><td>232</td></tr><tr><th scope="row">接待（万人次）</th><td>261</td><td>297</td></tr><tr><th scope="row">展厅出租率（%）</th><td>45</td><td>49</td></tr><tr><th scope="row">主办方次年复办（%）</th><td>72.6</td><td>75.1</td></tr></tbody></table>
<h3>没有做好的三件事</h3>
<ol><li>宴会厅翻场太慢。拆装隔断需要六人、一个半小时，四场活动因此推迟开始，更换隔断已列入计划。</li><li>货车等候太久。布展高峰日平均七十四分钟，预约系统即将采购。</li><li>楼层标识混乱。全年收到相关意见三百余条，占全部意见的两成。</li></ol>
<p>八十八场展览中有二十一场是首次在嘉陵湾举办，其中五场面积不足三千平方米。小展会占用展厅少，对服务的要求却一样多，我们为此设了两名专职项目经理。</p>`,
    },
    en: {
      title: 'Annual report: 88 exhibitions and close to three million visits',
      subTitle:
        'More organisers return and more days are let, and the report names three things we did badly.',
      content: `
<p>Our report on the last business year is out. We counted 2.97 million exhibitors, delegates and visitors, up to thirty-four thousand in a day, and the halls were in use about every other day.</p>
<table><thead><tr><th scope="col">Measure</th><th scope="col">Year before</th><th scope="col">Last year</th></tr></thead><tbody><tr><th scope="row">Exhibitions</th><td>81</td><td>88</td></tr><tr><th scope="row">Meetings</th><td>214</td><td>232</td></tr><tr><th scope="row">Visits (millions)</th><td>2.61</td><td>2.97</td></tr><tr><th scope="row">Halls let (%)</th><td>45</td><td>49</td></tr><tr><th scope="row">Organisers who returned (%)</th><td>72.6</td><td>75.1</td></tr></tbody></table>
<h3>Three things we did badly</h3>
<ol><li>The ballroom takes too long to turn round. Moving its walls needs six people and an hour and a half, and four events began late because of it. New walls are planned.</li><li>Lorries wait too long, seventy-four minutes on average at the peak of build-up. A booking system is about to go out to tender.</li><li>Signs confuse people. We had more than three hundred complaints about them, a fifth of all.</li></ol>
<p>Twenty-one of the eighty-eight exhibitions were here for the first time, five of them on less than three thousand square metres. A small show takes less of a hall and just as much care, so two project managers now look after nothing else.</p>`,
    },
  },
  {
    id: 'news-068',
    daysAgo: 699,
    time: '14:50',
    coverImg: 'hero-exterior-dusk.jpg',
    zh: {
      title: '与三座海外场馆结为伙伴，巡回展共用一套图纸',
      subTitle: '四座场馆统一技术数据的写法，主办方换一座城市不必重做平面。',
      content: `
<p>我馆与子午港展览中心、北港湖畔会展中心、南屿会议展览中心签署合作协议。四座场馆分处四个国家，规模相近，都有无柱展厅，也都接待同一批巡回展览。</p>
<p>合作从一件小事做起：统一图纸。吊点荷载、地沟间距、货门净尺寸、配电容量，四家过去各有各的写法，巡回展每到一地都要重画一遍。今后四馆采用同一套图例、单位和文件格式，一份展台图纸可以直接核对四座展厅。</p>
<ul><li>先行对照的十二场巡回展，平面审核由平均九个工作日缩短至三个。</li><li>展台在一馆通过结构审核的，其余三馆只核差异部分。</li><li>每年互派八名同事到对方的现场工作一个月。</li></ul>
<p>首批互派的同事已经出发，他们带走的第一个问题是：为什么北港的撤展比我们快两个小时？</p>`,
    },
    en: {
      title: 'Three partner venues abroad, and one drawing for all four',
      subTitle: 'Shared technical data mean that a touring show need not be redrawn for every city.',
      content: `
<p>We have signed a partnership with Meridian Port Exhibition Centre, Nordhaven Lakeside Fair and South Isle Convention Centre. The four of us are in four countries, of similar size, with column-free halls, and many of the same touring shows come to all.</p>
<p>It begins with something small: drawings. Rigging loads, trench spacing, door sizes and power used to be written down in four different ways, and a tour was redrawn at every stop. From now on the four venues share symbols, units and file formats, so that one stand drawing can be checked against four halls.</p>
<ul><li>For the twelve tours compared so far, approval of the floor plan went from nine working days to three.</li><li>A stand that has passed its structural check in one house is only checked for differences in the others.</li><li>Each year eight colleagues work for a month on the floor of a partner.</li></ul>
<p>The first of ours have left, with a question in their luggage: why is Nordhaven two hours faster at breaking down a show?</p>`,
    },
  },
  {
    id: 'news-071',
    daysAgo: 762,
    time: '11:15',
    coverImg: 'hall-empty.jpg',
    redirectUrl: 'https://www.example.com/stand-building-course',
    zh: {
      title: '与江城职业技术学院共建展台搭建专业',
      subTitle: '两年制课程每年招收六十人，一半的课在展厅里上。',
      content: `
<p>我馆与江城职业技术学院签约，共建展台搭建与会展工程专业。课程两年，每年招收六十人，一半课时在校内，一半在展厅、货运区和木工车间。</p>
<ol><li>第一学期：识图、测量与安全，结业时能独立放样一个标准展位。</li><li>第二学期：木作、型材与布面，学会不用一颗钉子搭起一面墙。</li><li>第三学期：配电、照明与吊挂，考取相应操作证。</li><li>第四学期：跟完三场布展与撤展，毕业设计须真正落地展出。</li></ol>
<p>教具大多来自展会：主办方撤展后留下的型材、灯具和地板，以往按废料处理，今后由学生拆解、编号，搭成下一届的作业。课程简章与报名方式见学院网站。</p>`,
    },
    en: {
      title: 'A college course in stand building, half of it taught in our halls',
      subTitle: 'It takes two years and sixty students at a time, in a classroom and on the hall floor.',
      content: `
<p>Together with River City Vocational College we are starting a course in stand building and event engineering. It lasts two years and takes sixty students a year, who spend half of their hours at the college and the other half in our halls, freight yard and workshop.</p>
<ol><li>First term: reading drawings, measuring, safety. At the end you can set out a standard booth on your own.</li><li>Second term: timber, profiles, fabric. You learn to build a wall without a single nail.</li><li>Third term: power, light and rigging, with the licences that go with them.</li><li>Fourth term: three complete build-ups and breakdowns, and a final project that really stands in a show.</li></ol>
<p>Most of the material comes from shows. Profiles, lamps and flooring that organisers leave behind used to be scrapped; students will now take them apart, number them and build next year’s exercises from them. How to apply is explained on the college’s website.</p>`,
    },
  },
  {
    id: 'news-080',
    daysAgo: 1072,
    time: '18:00',
    coverImg: 'hero-concourse.jpg',
    zh: (on) => ({
      title: '第一千五百万位来宾走进登录大厅',
      subTitle: '计数器在一个普通的下午翻过整数，来宾得到一张不限次数的年票。',
      content: `
<p>${on.day(-1072)} 14 时 26 分，登录大厅西门的计数器跳到了 15,000,000。走进来的观众原本要去 2 号展厅看文具与礼品展，还没走到检票口，先收到了一束花和一张全年不限次数的观展票。</p>
<p>一千五百万，是 2016 年开馆以来展商、代表与观众的总和。其中约三分之二为本地居民，两成来自周边省市，其余来自更远的地方。人流最多的一天出现在汽车文化展，最少的一天全馆只接待了九个人，他们来检查喷淋。</p>
<p>计数由安装在各入口的红外传感器完成，只数人头，不采集面容，同一人当日多次进出会重复计入，因此我们公布的一直是“人次”。照现在的速度，下一个一百万大约只需五个月。</p>`,
    }),
    en: (on) => ({
      title: 'Fifteen million visits, and one free pass',
      subTitle:
        'The counter turned on an ordinary afternoon, and the visitor it turned for may come back all year.',
      content: `
<p>At 14:26 on ${on.day(-1072)} the counter at the west door of the concourse reached 15,000,000. The visitor who set it off was on the way to the stationery and gift fair in Hall 2, and was given flowers and a year’s pass to every show before even reaching the ticket gate.</p>
<p>Fifteen million is everyone who has exhibited, met or visited here since we opened in 2016. About two thirds are locals, a fifth come from neighbouring provinces, and the rest from further away. The busiest day belonged to the Motor Show. On the quietest there were nine people in the whole building, and they had come to test the sprinklers.</p>
<p>Infrared sensors above the doors do the counting. They see heads, not faces, and count anyone who goes out and comes back a second time, which is why we always speak of visits. At the present pace the next million will be here in about five months.</p>`,
    }),
  },
];
