import { figureEn, figureZh } from '../media.ts';
import type { NewsItem } from './item.ts';

/** What the house does with the city around it. */
export const city: readonly NewsItem[] = [
  {
    id: 'news-042',
    daysAgo: 42,
    time: '12:30',
    coverImg: 'hero-exterior-day.jpg',
    redirectUrl: 'https://www.example.com/riverside-half-marathon',
    zh: (on) => ({
      title: '滨江半程马拉松将从室外展场出发',
      subTitle: '八千名跑者沿江往返二十一公里，1 号展厅当天改作更衣与存包区。',
      source: '嘉陵湾新区体育服务中心',
      content: `
<p>嘉陵湾滨江半程马拉松将于 ${on.day(-36)} 07:30 鸣枪，起终点均设在会展中心室外展场。八千个名额已全部抽签完毕，跑者来自二十六个省区市，年龄最大的一组为七十岁以上，共四十一人。</p>
<p>赛道沿滨江大道上行，过嘉陵湾大桥，在索道南岸站附近折返，累计爬升 96 米。1 号展厅当天改作更衣与存包区，设淋浴间六十个、存包架一百二十排，跑者完赛后凭号码布免费喝一碗小面。</p>
<ul><li>06:00 至 11:00，滨江大道双向封闭，公交 818、823 路绕行青石路。</li><li>轨道 8 号线当日提前至 05:40 发车。</li><li>沿途设九处饮水站、五处医疗点、四十二台 AED。</li></ul>
<p>封闭路段、观赛点与成绩查询见赛事网站。</p>`,
    }),
    en: (on) => ({
      title: 'The Riverside Half Marathon starts from the plaza',
      subTitle: 'Eight thousand runners will follow the river, and Hall 1 will be their changing room.',
      source: 'Jialing Bay Sports Office',
      content: `
<p>The Riverside Half Marathon sets off on ${on.day(-36)} at 07:30, and starts and ends on the outdoor plaza of the convention centre. All eight thousand places have been drawn. Runners come from twenty-six provinces; forty-one of them are in the class for seventy and over.</p>
<p>The course follows Riverside Avenue, crosses Jialing Bay Bridge and turns near the south station of the cable car, climbing 96 metres in all. Hall 1 becomes the changing room, with sixty showers and 120 rows of bag racks. Show your number at the finish and there is a bowl of noodles for you.</p>
<ul><li>Riverside Avenue is closed both ways from 06:00 to 11:00. Buses 818 and 823 use Qingshi Road.</li><li>Metro line 8 starts early that day, at 05:40.</li><li>On the way are nine water stops, five medical posts and forty-two defibrillators.</li></ul>
<p>Closures, places to watch and results are on the website of the race.</p>`,
    }),
  },
  {
    id: 'news-053',
    daysAgo: 327,
    time: '20:10',
    coverImg: 'news-night-plaza.jpg',
    zh: {
      title: '江畔夜场首季收官，二十四晚来了十一万人',
      subTitle: '市集二十八摊、演出四十八场，也收到十七条关于噪声的意见。',
      content: `
<p>首季江畔夜场昨晚结束。十二周、二十四个夜晚，室外展场共接待市民十一万人次，平均每晚四千六百人；二十八个市集摊位的总营业额六百九十万元，四十八场演出由十九支本地乐队与三所学校的合唱团完成。</p>
<p>我们原以为来的多是看展的客人，结果近八成是住在三公里以内的居民。停留时间最长的不是市集，而是最靠近江水的那排台阶，平均五十二分钟，什么也不做。</p>
${figureZh('news-night-plaza.jpg', '收官当晚的步道。灯光较开季时调暗了三成。')}
<h3>邻居们的意见</h3>
<p>一季里共收到十七条意见，全部与低音有关。第五周起舞台转向江面，第七周起二十时三十分后不再扩声，此后只收到两条。</p>
<p>下一季打算延长到 22:00，摊位增至四十个，具体安排在开季前与沿江三个社区商定。</p>`,
    },
    en: {
      title: 'Evenings by the river: a first season of 110,000 visits',
      subTitle:
        'Twenty-four nights brought twenty-eight stalls, forty-eight concerts and seventeen complaints.',
      content: `
<p>The first season of evenings on the plaza ended last night. In twelve weeks, on twenty-four nights, people came 110,000 times, about 4,600 a night. Twenty-eight stalls took 6.9 million yuan, and nineteen local bands and three school choirs gave forty-eight concerts.</p>
<p>We had expected visitors from the shows. Nearly eighty per cent turned out to be neighbours who live within three kilometres. And the place where they stayed longest was not the market but the lowest steps, close to the water: fifty-two minutes on average, doing nothing at all.</p>
${figureEn('news-night-plaza.jpg', 'The causeway on the last evening, with the lamps a third dimmer than at the start.')}
<h3>What the neighbours said</h3>
<p>There were seventeen complaints, every one about the bass. From the fifth week the stage faced the river; from the seventh, amplification ended at half past eight. Only two more came after that.</p>
<p>Next season we would like to stay open until 22:00, with forty stalls. Before it begins we will agree the details with the three communities along the bank.</p>`,
    },
  },
  {
    id: 'news-072',
    daysAgo: 790,
    time: '15:30',
    coverImg: 'hero-exterior-day.jpg',
    zh: (on) => ({
      title: '开放日：一千六百名市民走上屋面检修道',
      subTitle: '十二条参观线路打开平时关着的门，最先约满的是货运夜班。',
      content: `
<p>${on.day(-791)}，会展中心举办开放日，十二条参观线路同时打开平时关着的门。全天到访市民九千二百人次，其中一千六百人系上安全绳，分批走上了波浪屋面的检修道。</p>
<ul><li>屋面线：二十四米高处走一段 180 米的检修道，近看光伏板与采光带。</li><li>后台线：站到大会堂舞台上，试一试台口的吊杆与灯光。</li><li>地下线：钻进展厅地沟，看水、电、气与数据怎样送到展位。</li><li>夜班线：20:00 至 23:00 跟随货运调度，看一座展厅怎样在一夜之间搬空。</li></ul>
<p>最先约满的是夜班线，四十个名额十一分钟抢完。登录大厅里，孩子们用一万两千根木条搭起一段缩小二十倍的屋面，闭馆时由全体搭建者一起拆除装箱，留给下一次。</p>
<p>开放日今后每年举办一次，学校与社区可另行预约团体参观。</p>`,
    }),
    en: (on) => ({
      title: 'Open day: sixteen hundred people walk on the roof',
      subTitle: 'Twelve tours opened doors that are usually shut, and the night shift was booked out first.',
      content: `
<p>On ${on.day(-791)} we opened doors that are usually shut. Twelve tours ran all day, 9,200 visits were counted, and sixteen hundred people put on a harness and walked along the wave roof.</p>
<ul><li>The roof: 180 metres of service walkway, twenty-four metres up, past solar panels and rooflights.</li><li>Backstage: stand on the platform of the Plenary Hall and try the bars and the lights.</li><li>Below ground: crawl into a floor trench to see how water, power, air and data get to a stand.</li><li>The night shift: join freight control from 20:00 to 23:00 and watch a hall being emptied.</li></ul>
<p>The night shift went first, forty places in eleven minutes. In the concourse children built a piece of the roof at one twentieth of its size from twelve thousand wooden sticks. At closing time everyone who had built it took it apart and packed it for the next time.</p>
<p>There will be an open day every year. Schools and community groups can arrange visits in between.</p>`,
    }),
  },
];
