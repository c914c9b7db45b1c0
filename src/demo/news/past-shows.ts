import { figureEn, figureZh } from '../media.ts';
import type { NewsItem } from './item.ts';

/** Reports of shows that have closed. */
export const pastShows: readonly NewsItem[] = [
  {
    id: 'news-012',
    daysAgo: 52,
    time: '17:30',
    coverImg: 'hall-outdoor.jpg',
    zh: {
      title: '上游茶与器物展闭幕，三天卖出四万只杯子',
      subTitle: '一百三十二家茶山与窑口参展，室外茶席共接待观众三万八千人次。',
      content: `
<p>为期三天的上游茶与器物展昨日在室外展场闭幕。一百三十二家茶山、窑口与竹木作坊参展，到场观众三万八千人次，现场零售额一千一百六十万元。</p>
<p>最受欢迎的并不是名茶，而是杯子。主办方统计，三天共售出各式茶杯四万一千余只，其中近半数来自参展不足三年的年轻窑口。</p>
<p>展期第二日午后有雨，九十顶帐篷的侧帘在十二分钟内全部放下，两千余名观众转入登录大厅东侧，茶席随之移入室内，无一场活动取消。</p>
<p>主办方已确认明年继续在嘉陵湾办展，并计划将规模扩大至二百家，同时启用 4 号展厅作为雨天备用场地。</p>`,
    },
    en: {
      title: 'Tea & Ware Fair closes with forty thousand cups sold',
      subTitle: 'A hundred and thirty-two tea gardens and kilns came, and 38,000 visits were counted.',
      content: `
<p>The three-day Upper River Tea &amp; Ware Fair closed on the plaza yesterday. A hundred and thirty-two tea gardens, kilns and bamboo workshops took part; visitors came 38,000 times and spent 11.6 million yuan.</p>
<p>The favourite was not a tea but a cup. More than 41,000 of them were sold, nearly half by young potters who have been coming for less than three years.</p>
<p>When it rained on the second afternoon, the side panels of ninety tents were down within twelve minutes. Two thousand people moved into the east end of the concourse, the tea tables followed, and not one tasting was called off.</p>
<p>The organiser is coming back next year with two hundred exhibitors, and will take Hall 4 as well, in case of rain.</p>`,
    },
  },
  {
    id: 'news-016',
    daysAgo: 86,
    time: '16:00',
    coverImg: 'hall-show.jpg',
    zh: {
      title: '户外与骑行展：把一条山道搬进展厅',
      subTitle: '2 号展厅搭起长一百二十米的骑行坡道，三天共有一万一千人试骑。',
      content: `
<p>上周末举行的山城户外与骑行展，在 2 号展厅搭起一条长一百二十米、高差六米的木质坡道。三天里，一万一千人骑着借来的自行车，从六米高处一路滑到展厅中央。</p>
<p>坡道由主办方与我馆搭建团队共同设计，使用四百六十立方米再生木材，最高处距屋架下弦七米，符合 13 米净高的使用规定。展会结束后，木料按编号拆解，存入主办方仓库，可再使用五届。</p>
${figureZh('hall-empty.jpg', '同一展厅在搭建之前。坡道起点位于画面左侧第二座货门旁。')}
<h3>安静的撤场</h3>
<p>闭幕当晚七时开始撤场，次日凌晨五时清场完毕，比合同约定提前三小时。展览服务部为此安排了两班叉车与一条单向货运环线，货车平均等候时间九分钟。</p>
<p>本届展会参展品牌二百四十个，到场观众五万二千人次，较上届增长一成八。</p>`,
    },
    en: {
      title: 'Outdoor & Cycling Show brings a mountain trail indoors',
      subTitle: 'Eleven thousand people rode a timber ramp 120 metres long, built inside Hall 2.',
      content: `
<p>For last weekend’s Mountain City Outdoor &amp; Cycling Show, Hall 2 held a timber ramp 120 metres long with a drop of six. In three days eleven thousand people borrowed a bicycle and rolled from six metres up to the middle of the floor.</p>
<p>The organiser designed it with our build team: 460 cubic metres of reclaimed timber, seven metres clear of the steel at its highest point. Every piece is numbered, and the ramp is now in store, good for another five shows.</p>
${figureEn('hall-empty.jpg', 'The same hall before build-up. The ramp began beside the second goods door on the left.')}
<h3>A quiet breakdown</h3>
<p>Dismantling began at seven in the evening, and the floor was bare by five the next morning, three hours ahead of contract. Two shifts of forklifts and a one-way loop for lorries kept the average wait to nine minutes.</p>
<p>Two hundred and forty brands exhibited. The count stands at 52,000 visits, eighteen per cent up.</p>`,
    },
  },
  {
    id: 'news-023',
    daysAgo: 164,
    time: '19:10',
    coverImg: 'news-opening-ceremony.jpg',
    zh: (on) => ({
      title: '长江上游绿色食品交易会开幕，九百家合作社同台',
      subTitle: '两座展厅设五个产区馆，首日签约意向金额七亿二千万元。',
      content: `
<p>${on.day(-164)}上午，长江上游绿色食品交易会在 202 宴会厅开幕。九百一十家合作社与食品企业参展，使用 3、4 号展厅，展览面积 20,160 平方米。</p>
<p>与往年不同，本届交易会不按品类，而按流域设馆。沿展厅主通道一路走去，依次是上游、峡江、丘陵、平坝与支流五个产区馆，每馆中央设一张长桌，可现场试吃。</p>
<ul><li>首日到场采购商三千四百家，来自十七个省区市。</li><li>首日签约意向金额 7.2 亿元，柑橘与食用菌居前两位。</li><li>现场设十六个农残快检点，当日检测样品四百零九份，全部合格。</li></ul>
<p>交易会为期四天，最后一天向市民开放。展会产生的厨余由专车送往堆肥场，预计四十吨，制成的肥料将返还参展合作社。</p>`,
    }),
    en: (on) => ({
      title: 'Green Food Trade Fair opens with nine hundred cooperatives',
      subTitle:
        'Five growing regions share two halls, and day one brought letters of intent for 720 million yuan.',
      content: `
<p>The Upper Yangtze Green Food Trade Fair opened on the morning of ${on.day(-164)} in the ballroom. Nine hundred and ten cooperatives and food companies fill Halls 3 and 4, 20,160 square metres in all.</p>
<p>This year the fair is laid out by river rather than by product. Walk the main aisle and you pass through the headwaters, the gorges, the hills, the plain and the tributaries, each with a long table in the middle where you may taste.</p>
<ul><li>3,400 buyers from seventeen provinces came on the first day.</li><li>Letters of intent reached 720 million yuan; citrus and mushrooms led.</li><li>Sixteen test points checked 409 samples for residues, and all of them passed.</li></ul>
<p>The fair lasts four days; the last one is open to the public. Some forty tonnes of food waste will be composted and sent back to the cooperatives as fertiliser.</p>`,
    }),
  },
  {
    id: 'news-034',
    daysAgo: 349,
    time: '18:00',
    coverImg: 'news-auto-show.jpg',
    zh: (on) => ({
      title: `${on.year(-352)} 山城国际汽车文化展落幕，观众九万六千人次`,
      subTitle: '四天展出车辆一百八十余台，老车展区排队时间最长。',
      content: `
<p>${on.year(-352)} 山城国际汽车文化展于 ${on.day(-349)}落幕。四天里，1、2 号展厅与室外展场共接待观众九万六千人次，其中一半来自外地。</p>
<p>展出的一百八十余台车辆中，二十二台为首发新车，但队伍最长的地方是 2 号展厅西侧的老车展区。四十一台老车由民间收藏者带来，车龄最长的八十三年，每天上午十时逐一发动，讲解声与引擎声此起彼伏。</p>
<p>室外展场的试驾环线全长 1.4 公里，四天完成试驾一千四百三十次，无安全事故。</p>
<p>交通方面，轨道 8 号线会展站日均进出站四万七千人次，自驾比例由上届的六成一降至四成四。主办方已预订下一届档期。</p>`,
    }),
    en: (on) => ({
      title: `Motor Show ${on.year(-352)} ends with 96,000 visits`,
      subTitle: 'A hundred and eighty cars were shown, and the longest queue was for the oldest.',
      content: `
<p>The Mountain City International Motor Show ${on.year(-352)} closed on ${on.day(-349)}. Over four days Halls 1 and 2 and the plaza counted 96,000 visits, half of them by people from out of town.</p>
<p>Twenty-two of the 180 cars were new models. Yet the longest queue formed on the west side of Hall 2, where private collectors had brought forty-one classics, the oldest aged eighty-three. At ten every morning they were started, one after another.</p>
<p>The test track on the plaza, 1.4 kilometres round, saw 1,430 drives and no accident.</p>
<p>The metro station handled 47,000 passengers a day, and the share of visitors who came by car fell from 61 to 44 per cent. The organiser has booked its dates for the next edition.</p>`,
    }),
  },
  {
    id: 'news-035',
    daysAgo: 355,
    time: '10:30',
    coverImg: 'news-technology-stage.jpg',
    zh: (on) => ({
      title: '第十一届智能制造装备博览会闭幕，下届将启用全部展厅',
      subTitle: '五百四十家企业参展，专业观众七万一千人次，九成展商表示将再来。',
      content: `
<p>第十一届西部智能制造装备博览会于 ${on.day(-358)}闭幕。展会使用 1 至 3 号展厅，展览面积 30,240 平方米，五百四十家企业参展，专业观众七万一千人次，其中境外观众一千八百人次。</p>
<table><thead><tr><th scope="col">项目</th><th scope="col">第十届</th><th scope="col">第十一届</th></tr></thead><tbody><tr><td>展览面积（平方米）</td><td>24,800</td><td>30,240</td></tr><tr><td>参展企业（家）</td><td>462</td><td>540</td></tr><tr><td>专业观众（人次）</td><td>58,600</td><td>71,000</td></tr><tr><td>同期会议（场）</td><td>19</td><td>27</td></tr></tbody></table>
<p>展后问卷显示，九成展商表示将继续参展。评分最高的三项是货运进出、展位用电与现场响应；评分最低的是午间餐饮，排队时间最长达二十三分钟。</p>
<p>我馆将在下届展会前增设两处快餐点，并试行分时段用餐。主办方同时宣布，第十二届将首次启用全部四座展厅。</p>`,
    }),
    en: (on) => ({
      title: 'Smart Manufacturing Expo closes and books all four halls for next year',
      subTitle:
        'There were 540 exhibitors and 71,000 trade visits, and nine exhibitors in ten mean to return.',
      content: `
<p>The 11th Western Smart Manufacturing Expo closed on ${on.day(-358)}. It used Halls 1 to 3, and 71,000 trade visits were counted, 1,800 of them from abroad.</p>
<table><thead><tr><th scope="col">Edition</th><th scope="col">10th</th><th scope="col">11th</th></tr></thead><tbody><tr><td>Exhibition space (m²)</td><td>24,800</td><td>30,240</td></tr><tr><td>Exhibitors</td><td>462</td><td>540</td></tr><tr><td>Trade visits</td><td>58,600</td><td>71,000</td></tr><tr><td>Conferences alongside</td><td>19</td><td>27</td></tr></tbody></table>
<p>Nine exhibitors in ten say that they will be back. They gave their best marks to freight, power and our people on the floor, and the worst to lunch: the longest queue took twenty-three minutes.</p>
<p>Before the next edition we will add two places to eat and try staggered lunch hours. The organiser, for its part, will take all four halls.</p>`,
    }),
  },
];
