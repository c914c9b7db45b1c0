import { figureEn, figureZh } from '../media.ts';
import type { NewsItem } from './item.ts';

/** Further shows of the last three years, among them earlier editions of those to come. */
export const earlierShows: readonly NewsItem[] = [
  {
    id: 'news-044',
    daysAgo: 314,
    time: '18:20',
    coverImg: 'hall-canopy-stand.jpg',
    zh: {
      title: '西部宠物生活展闭幕，三天进场六千四百只动物',
      subTitle: '入口先过兽医台，地面铺满可洗胶垫，二百一十只猫狗在现场等到了新家。',
      content: `
<p>为期三天的西部宠物生活展昨日在 3 号展厅闭幕。二百零六家企业与机构参展，观众四万一千人次，随主人进场的动物六千四百余只，猫狗之外还有一匹矮马和一只十九岁的陆龟。</p>
<h3>进门的规矩</h3>
<ul><li>入口设八个兽医台，测体温、看精神，三天里劝返十四只；疫苗咨询台接待了两千三百位主人。</li><li>牵引绳不长于一米二，通道一律单向，避免迎面相遇。</li><li>每两小时休场十分钟，全场清洁一遍。</li></ul>
<p>展厅地面铺设可清洗胶垫 8,200 平方米，撤展后连同地沟盖板消毒三遍。四十八小时后由检测机构在二十个点取样，过敏原低于检出限，下一场展会方可进场。</p>
<p>领养区为二百一十只猫狗找到新家。领养人当天只能登记，一周后由江湾动物救助中心上门回访，合格了再把动物送去。主办方表示，下届入场须出示免疫证明，场内另设一处安静休息区，这是主人们提得最多的两条建议。</p>`,
    },
    en: {
      title: 'Western Pet Show closes after 6,400 visitors on four legs',
      subTitle: 'Vets stood at the door, the floor was washable, and 210 animals were found a home.',
      content: `
<p>The three-day Western Pet Show closed in Hall 3 yesterday. It had 206 exhibitors and 41,000 visits, and more than 6,400 animals came along. Most were dogs and cats; there was also a pony, and a tortoise aged nineteen.</p>
<h3>House rules</h3>
<ul><li>At eight desks by the entrance vets took temperatures and looked the animals over. Fourteen were sent home. Another desk advised 2,300 owners on vaccines.</li><li>Leads were no longer than 1.2 metres, and every aisle was one-way, so that nobody met head-on.</li><li>Every two hours the show stopped for ten minutes while the floor was cleaned.</li></ul>
<p>That floor was 8,200 square metres of washable matting. After breakdown the hall is disinfected three times, trench covers included. Forty-eight hours later a laboratory takes samples at twenty points, and no other show moves in until they are free of allergens.</p>
<p>In the adoption corner 210 animals were found a home. You could not take one with you on the spot: you signed up, the Riverside Animal Rescue Centre paid you a visit a week later, and the animal came if all was well. Next time every animal will need proof of vaccination, and there will be a quiet corner; owners asked for these two things most of all.</p>`,
    },
  },
  {
    id: 'news-050',
    daysAgo: 195,
    time: '17:00',
    coverImg: 'culture-old-town-lanes.jpg',
    zh: {
      title: '九十六米长的工作台，四门手艺从早做到晚',
      subTitle: '山城工艺美术与收藏展昨日闭幕，二百家店铺与工坊三天零售一千六百八十万元。',
      content: `
<p>山城工艺美术与收藏展昨日在 1 号展厅闭幕。二百家店铺与工坊参展，观众三万四千人次，零售额 1,680 万元，其中六成成交于手艺人自己的摊位。</p>
<p>展厅正中没有展位，只有一张九十六米长的木工作台。漆器、竹编、夏布与砚石四门手艺的四十八家工坊沿台面一字排开，从早九时做到晚五时，观众可以坐到对面的条凳上学一段。三天里有九千人坐下来过，平均坐了三十五分钟。</p>
<blockquote><p>以前我们担心手艺人不会吆喝。现在不用吆喝，手一动，人就围过来了。</p><p>展会组委会</p></blockquote>
<p>长台由四十八块台面拼成，闭幕后分赠给在台上做活的四十八家工坊。每块台面背面刻着左右两位邻居的行当，哪天再聚，可以按原样拼回去。</p>`,
    },
    en: {
      title: 'A bench of ninety-six metres, and four crafts at work along it',
      subTitle:
        'The Arts, Crafts & Collecting Fair closed yesterday, and its exhibitors took 16.8 million yuan.',
      content: `
<p>The Mountain City Arts, Crafts &amp; Collecting Fair closed in Hall 1 yesterday, after 34,000 visits in three days. Its two hundred shops and workshops sold goods for 16.8 million yuan, six tenths of it straight from the makers’ own stands.</p>
<p>There were no stands in the middle of the hall, only a wooden bench ninety-six metres long. Forty-eight workshops sat along it in one row, at lacquer, bamboo, ramie cloth and inkstones, and worked from nine to five. Anyone could take the stool opposite and learn a little. Nine thousand people did, and stayed for thirty-five minutes on average.</p>
<blockquote><p>We used to worry that craftspeople are no good at shouting their wares. They need not shout. They move their hands, and a crowd forms.</p><p>The fair’s committee</p></blockquote>
<p>The bench was made in forty-eight pieces, and each workshop was given the one it had worked on. Carved underneath are the trades of the neighbours on either side, so that one day it can be put together again in the same order.</p>`,
    },
  },
  {
    id: 'news-051',
    daysAgo: 25,
    time: '10:10',
    coverImg: 'hall-arched-stand.jpg',
    redirectUrl: 'https://www.example.com/mountain-city-book-fair',
    zh: (on) => ({
      title: '第六届山城书展明日开幕，设方言读物专区',
      subTitle: '一百九十家出版社与独立书店进驻 1 号展厅，每天闭馆前半小时留给诵读。',
      content: `
<p>第六届山城书展将于 ${on.day(-24)}至 ${on.day(-20)}在 1 号展厅举行，一百九十家出版社与独立书店带来图书六万八千种。十八周岁以下读者免票。</p>
<ul><li>每日 09:30 至 20:30 开放，18:00 后半价入场。</li><li>首设方言读物专区，川东、黔北与湘西三种方言的读本可边听边读。</li><li>换书长廊设在登录大厅东侧，无需门票，带一册来，换一册走，教材与期刊除外。</li><li>每天 20:00 起为诵读时间，任何人都可以走到展厅中央的台阶上读一页书。</li></ul>
<p>盲文与大字版图书集中在展厅入口右侧，配有朗读设备。活动预约与参展名录见书展网站。</p>`,
    }),
    en: (on) => ({
      title: 'The 6th Mountain City Book Fair opens tomorrow, dialects included',
      subTitle:
        'Meet 190 publishers and bookshops in Hall 1, and stay for the reading aloud at the end of the day.',
      content: `
<p>The 6th Mountain City Book Fair fills Hall 1 from ${on.day(-24)} to ${on.day(-20)}. A hundred and ninety publishers and independent bookshops bring 68,000 titles. Anyone under eighteen comes in free.</p>
<ul><li>Open daily from 09:30 to 20:30, at half price after 18:00.</li><li>New this time is a corner for books in three dialects of the south-west, which you can hear as you read.</li><li>The book exchange in the east of the concourse needs no ticket: bring one, take one. Textbooks and magazines do not count.</li><li>The last half-hour, from 20:00, is for reading aloud. Anybody may step up in the middle of the hall and read a page.</li></ul>
<p>Braille and large-print books are to the right of the entrance, together with reading machines. The website of the fair has the list of exhibitors and takes bookings for events.</p>`,
    }),
  },
  {
    id: 'news-054',
    daysAgo: 334,
    time: '11:35',
    coverImg: 'news-food-fair.jpg',
    zh: {
      title: '江湾风味食品节：四万八千人次，杯碗还回九成六',
      subTitle: '一百四十个摊位首次统一使用押金餐具，三天少用一次性餐盒十一万只。',
      content: `
<p>为期三天的江湾风味食品节昨晚收摊。一百四十个摊位共接待观众四万八千人次，卖出冰粉三万一千碗、糍粑一万九千份，最早售罄的是一家开业八个月的豆腐摊。</p>
<p>本届首次统一使用押金餐具。买小吃时付十元押金，吃完把杯碗放进任意一个回收口，押金原路退回。三天累计借出 112,000 件，归还九成六；没有归还的多是印有吊脚楼图案的茶杯，主办方猜测它们被当作纪念品带走了。</p>
<h3>后台是一条洗碗线</h3>
<p>1 号展厅北侧临时装了三台通道式洗碗机，从回收到消毒、装箱、送回摊位，一轮五十分钟。用水每件 0.4 升，洗碗水经隔油后排放。</p>
<p>四十家享受场租优惠的小店中，有三十一家收回了成本。主办方计划把下届摊位增至一百六十个，并把洗碗线固定下来。</p>`,
    },
    en: {
      title: 'Food Festival: 48,000 visits, and 96 in a hundred bowls came back',
      subTitle: 'All 140 tents used returnable dishes for the first time and saved 110,000 throwaway ones.',
      content: `
<p>The three-day Riverside Food Festival packed up last night. Its 140 tents counted 48,000 visits and sold 31,000 bowls of ice jelly and 19,000 portions of rice cake. The first to sell out was a tofu stall eight months old.</p>
<p>For the first time every tent used returnable dishes. You paid a deposit of ten yuan with your snack, dropped the bowl into any hatch, and had your money back. Dishes went out 112,000 times, and 96 per cent came home. Most of the others were teacups with a picture of stilt houses, which the organiser believes are now souvenirs.</p>
<h3>Behind the scenes, a washing line</h3>
<p>Three conveyor dishwashers stood on the north side of Hall 1. Washed, sterilised, packed and back at a tent: one round took fifty minutes. It used 0.4 litres of water a piece, and grease was trapped before the drain.</p>
<p>Of the forty small businesses that paid the lower rent, thirty-one covered their costs. The organiser plans 160 tents for next time, with the washing line as a fixture.</p>`,
    },
  },
  {
    id: 'news-055',
    daysAgo: 341,
    time: '16:45',
    coverImg: 'hall-empty.jpg',
    zh: (on) => ({
      title: '绿色建筑展给自己称了一次重',
      subTitle: '三天展期产生废弃物一百八十六吨，六成来自特装展台，主办方决定下届设限。',
      content: `
<p>${on.day(-343)}闭幕的西南绿色建筑与装配式技术展，在撤展时多了一道工序：每一车废弃物驶出货门前都要过磅、分类、登记。主办方想知道，一场谈绿色的展览自己有多绿。</p>
<table><thead><tr><th scope="col">类别</th><th scope="col">重量（吨）</th><th scope="col">回收率（%）</th></tr></thead><tbody><tr><td>木板与木方</td><td>82</td><td>35</td></tr><tr><td>石膏板与饰面板</td><td>31</td><td>5</td></tr><tr><td>包装材料</td><td>28</td><td>88</td></tr><tr><td>餐饮与其他</td><td>22</td><td>20</td></tr><tr><td>金属型材</td><td>14</td><td>98</td></tr><tr><td>布面与喷绘</td><td>9</td><td>12</td></tr><tr><td>合计</td><td>186</td><td>40</td></tr></tbody></table>
<p>木料与板材合计 113 吨，占六成，绝大部分来自五十二座特装展台，其中三十八座只用三天便整座拆毁。标准展位全部由型材搭成，几乎没有产生废料；展厅中央那栋三天建成的两层样板房整体拆装运走，未计入上表。</p>
<p>主办方据此决定，下届特装展台的可重复使用构件不得低于七成，审图时逐项核对。我馆已把这套过磅办法写进服务目录，任何展会都可以选用。</p>`,
    }),
    en: (on) => ({
      title: 'The Green Building Fair steps on the scales',
      subTitle: 'It left 186 tonnes of waste, sixty per cent from custom stands, and will now set a limit.',
      content: `
<p>When the Southwest Green Building &amp; Prefabrication Fair closed on ${on.day(-343)}, breakdown had one more step than usual. Every load of waste was weighed, sorted and written down before it left the hall. The organiser wanted to know how green a green fair is.</p>
<table><thead><tr><th scope="col">Kind</th><th scope="col">Weight (t)</th><th scope="col">Recycled (%)</th></tr></thead><tbody><tr><td>Boards and battens</td><td>82</td><td>35</td></tr><tr><td>Plasterboard and panels</td><td>31</td><td>5</td></tr><tr><td>Packaging</td><td>28</td><td>88</td></tr><tr><td>Food and other waste</td><td>22</td><td>20</td></tr><tr><td>Metal profiles</td><td>14</td><td>98</td></tr><tr><td>Fabric and prints</td><td>9</td><td>12</td></tr><tr><td>Total</td><td>186</td><td>40</td></tr></tbody></table>
<p>Timber and panels come to 113 tonnes, six tenths of the whole. Nearly all of it was fifty-two custom stands, thirty-eight of which had been built for three days and were broken up. The standard booths, made of profiles, left next to nothing. The two-storey house that had gone up in the middle of the hall was unbolted and driven away, and is not in the table.</p>
<p>So there will be a rule for the next edition: at least seventy per cent of a custom stand has to be reusable, and drawings will be checked for it. We have added the weighing to our list of services, and any show may ask for it.</p>`,
    }),
  },
  {
    id: 'news-066',
    daysAgo: 66,
    time: '09:50',
    coverImg: 'hall-outdoor.jpg',
    zh: (on) => ({
      title: '花卉园艺展散场，二十四座花园搬进社区',
      subTitle: '花园只开放四天，六千八百株植物、土壤与铺石随后全部有了去处。',
      content: `
<p>西南花卉园艺展于 ${on.day(-69)}闭幕。四天里，室外展场接待观众三万八千人次；二十四座小花园沿步道从无到有，每座不过三十平方米，共用土 380 立方米、植物 6,800 株。</p>
<p>花园只开放四天，植物却要继续生长。闭幕次日清晨，认领花园的社区开着货车来搬家，清单在三周前就已配好：缺树荫的院子分到乔木，屋顶分到景天，离江近的分到湿生植物。四十二辆货车装到下午三时。</p>
${figureZh('hall-outdoor.jpg', '室外展场。花园拆除后二十小时恢复原状。')}
<blockquote><p>院子小，只放得下一座花园的三分之一。刚好够孩子们每人照看一棵。</p><p>认领花园的一处社区</p></blockquote>
<p>展期浇灌每日用水 46 立方米，全部取自雨水池。余土回到苗圃，铺石由参展的设计单位收回，用在下一座花园里。</p>`,
    }),
    en: (on) => ({
      title: 'After the flower show, twenty-four gardens move to the neighbours',
      subTitle:
        'They stood for four days, and of 6,800 plants, the soil and the stone, nothing was thrown away.',
      content: `
<p>The Southwest Flower &amp; Garden Show closed on ${on.day(-69)}, after four days and 38,000 visits. Twenty-four small gardens had been made along the causeway, none larger than thirty square metres, with 380 cubic metres of soil and 6,800 plants.</p>
<p>A show garden lasts four days, but a plant means to go on growing. Early next morning the neighbourhoods that had asked for a garden came with lorries. Lists had been drawn up three weeks before: trees for courtyards without shade, stonecrop for roofs, marsh plants for those near the river. Forty-two lorries were loaded by three in the afternoon.</p>
${figureEn('hall-outdoor.jpg', 'The plaza. Twenty hours after the gardens went, it was as it had been.')}
<blockquote><p>Our yard is small and only a third of a garden fits. It is just enough for every child to look after one plant.</p><p>From one of the neighbourhoods</p></blockquote>
<p>Watering took 46 cubic metres a day, all of it from the rain cisterns. What was left of the soil went back to the nurseries, and the designers took the stone home for their next garden.</p>`,
    }),
  },
  {
    id: 'news-069',
    daysAgo: 712,
    time: '18:30',
    coverImg: 'news-auto-show.jpg',
    zh: (on) => ({
      title: `${on.year(-716)} 山城国际汽车文化展落幕，六成观众开车来`,
      subTitle: '观众八万四千人次，停车场每天十时二十分前停满，下届将换一种来法。',
      content: `
<p>${on.year(-716)} 山城国际汽车文化展于 ${on.day(-713)}落幕。四天展出车辆一百六十五台，其中首发新车十七台，观众八万四千人次。</p>
<p>爱车的人开车来看车，道理上说得通，道路上却走不通。调查显示，六成一的观众自驾前来，P3 停车场每天 10:20 前停满，滨江大道周六的排队长达 2.3 公里，有观众在车里坐了一个半小时。</p>
<h3>与主办方商定的三件事</h3>
<ol><li>门票与停车预约绑定，没有预约的车辆引导至外围停车场，换乘接驳车。</li><li>与轨道公司商定展期加开班次，并在购票页面首先显示轨道路线。</li><li>试驾报名者可在市区四家门店上车，开着试驾车到展场。</li></ol>
<p>三项办法将在下届展会一并试行，目标是把自驾比例降到五成以下。</p>`,
    }),
    en: (on) => ({
      title: `Motor Show ${on.year(-716)} closes: six visitors in ten came by car`,
      subTitle:
        'It counted 84,000 visits and full car parks by 10:20, so next time the way here will change.',
      content: `
<p>The Mountain City International Motor Show ${on.year(-716)} closed on ${on.day(-713)}. In four days it showed 165 cars, seventeen of them new models, and counted 84,000 visits.</p>
<p>That car lovers drive to a car show stands to reason, but not to traffic. According to our survey 61 per cent came by car. P3 was full by 10:20 every day, Saturday’s queue on Riverside Avenue was 2.3 kilometres long, and some people sat in it for an hour and a half.</p>
<h3>Agreed with the organiser</h3>
<ol><li>Tickets will include a parking slot. Cars without one go to outlying car parks and their drivers take a shuttle.</li><li>The metro will run extra trains, and the ticket page will show the way by train first.</li><li>Those who book a test drive may start at one of four showrooms in town, and drive the car here.</li></ol>
<p>All three will be tried at the next show. The aim is to bring the share of drivers below one half.</p>`,
    }),
  },
  {
    id: 'news-070',
    daysAgo: 719,
    time: '12:00',
    coverImg: 'hall-goods-doors.jpg',
    zh: (on) => ({
      title: '第十届智能制造装备博览会闭幕，首次用到两厅半',
      subTitle: '四百六十二家企业、专业观众五万八千六百人次，展商最大的不满在货门之外。',
      content: `
<p>第十届西部智能制造装备博览会于 ${on.day(-722)}闭幕。展会使用 1、2 号展厅与 3 号展厅南半部，展览面积 24,800 平方米，参展企业四百六十二家，专业观众 58,600 人次，同期会议十九场。</p>
<p>3 号展厅的北半部同时在为另一场展会布展。中间没有砌墙，而是悬挂了一道十三米高的吸声帘，两侧噪声相差 21 分贝；两边的货车各走三座货门，互不交叉。这是展厅第一次同时供布展与开展使用。</p>
<p>展后问卷的结果并不都好看。九成展商认可现场服务，但“货车进场等候”只得了 4.6 分，为全部二十二项中最低：布展高峰日平均要等七十四分钟。我们已着手规划预约进场，争取在下届展会前投入使用。</p>
<blockquote><p>机床运了两千公里没有晚点，最后两百米等了三个小时。</p><p>一家参展企业的问卷留言</p></blockquote>`,
    }),
    en: (on) => ({
      title: 'The 10th Smart Manufacturing Expo closes, having filled two halls and a half',
      subTitle:
        'It had 462 exhibitors and 58,600 trade visits, and the loudest complaint was about the gate.',
      content: `
<p>The 10th Western Smart Manufacturing Expo closed on ${on.day(-722)}. It filled Halls 1 and 2 and the south of Hall 3, 24,800 square metres in all, with 462 exhibitors, 58,600 trade visits and nineteen conferences alongside.</p>
<p>In the north of Hall 3, meanwhile, another show was being built. No wall stood between the two, just a sound-absorbing curtain thirteen metres high, and it was 21 decibels quieter on the far side. Lorries kept to three doors each and never crossed. It was the first time that a hall was open and under construction at once.</p>
<p>The survey afterwards was not all praise. Nine exhibitors in ten liked our people on the floor, but waiting with the lorry got 4.6 out of ten, the lowest of twenty-two marks: seventy-four minutes on average when build-up was at its height. We have begun to plan a booking system and hope to have it ready for the next edition.</p>
<blockquote><p>Our machine came two thousand kilometres and was on time. The last two hundred metres took three hours.</p><p>From an exhibitor’s questionnaire</p></blockquote>`,
    }),
  },
];
