import { figureEn, figureZh } from '../media.ts';
import type { NewsItem } from './item.ts';

/** Water, waste, light: what the house takes from its surroundings and gives back. */
export const footprint: readonly NewsItem[] = [
  {
    id: 'news-046',
    daysAgo: 98,
    time: '13:50',
    coverImg: 'news-food-fair.jpg',
    zh: {
      title: '交易会的四十一吨厨余，变成肥料回到地里',
      subTitle: '九点四吨堆肥成品本周发出，由六十家合作社抽签分得。',
      content: `
<p>两个月前，长江上游绿色食品交易会的四天里产生厨余 41.6 吨。本周，这批厨余制成的 9.4 吨有机肥装袋发出，运往参展的合作社。</p>
<ol><li>分拣：每座展厅设四个回收台，观众自己刮净餐盘，志愿者在旁提示，杂质率 2.1%。</li><li>运输：密闭电动车每晚闭馆后运往三十公里外的堆肥场。</li><li>发酵：与修剪的树枝混合，高温堆置二十一天，再陈化五周。</li><li>检测：重金属与盐分六项指标全部合格。</li></ol>
<p>报名的合作社有四百一十家，肥料只够六十家，每家约一百五十公斤，由公证机构现场抽签。分到的合作社多用于育苗。</p>
<p>每吨厨余的处理成本为 340 元，比混合垃圾外运高出 60 元，差额由场馆与主办方各担一半。展览合同已把这一做法列为可选服务，面积五千平方米以上的食品类展览默认采用。</p>`,
    },
    en: {
      title: 'Forty-one tonnes of leftovers from the food fair go back to the fields',
      subTitle: 'This week 9.4 tonnes of compost left for sixty cooperatives, drawn by lot.',
      content: `
<p>Two months ago the Upper Yangtze Green Food Trade Fair produced 41.6 tonnes of food waste in four days. This week it was sent back to the exhibitors as 9.4 tonnes of compost in sacks.</p>
<ol><li>Sorting: each hall had four return tables, where visitors scraped their own plates with volunteers at hand. Only 2.1 per cent was the wrong stuff.</li><li>Transport: closed electric lorries left every night for a composting site thirty kilometres away.</li><li>Composting: mixed with cut branches, it was kept hot for twenty-one days and left to mature for five weeks.</li><li>Testing: it passed all six tests for heavy metals and salt.</li></ol>
<p>There was enough for sixty cooperatives, about 150 kilograms each, and 410 had asked for some, so lots were drawn before a notary. Most of the winners will use it for seedlings.</p>
<p>A tonne treated in this way costs 340 yuan, 60 more than sending it off as mixed waste. The organiser and we share the difference. It is now an option in every contract, and the rule for food shows of more than five thousand square metres.</p>`,
    },
  },
  {
    id: 'news-063',
    daysAgo: 531,
    time: '19:20',
    coverImg: 'hero-exterior-dusk.jpg',
    zh: {
      title: '候鸟过境的夜晚，屋檐早一小时熄灯',
      subTitle: '春秋两季各四十五天，檐口泛光 22:00 关闭，临江玻璃加贴防撞圆点。',
      content: `
<p>嘉陵江河谷是候鸟迁徙的通道之一。自本年度起，每年春秋两个迁徙季各四十五天，会展中心的檐口泛光由 23:00 提前至 22:00 关闭，有大雾或低云的夜晚不再开启。</p>
<p>这项安排来自一份不太愉快的记录。江城鸟类观察会的志愿者连续一年每日清晨沿玻璃幕墙巡查，共记录撞击七十三起，其中六成集中在东端转角，多发生在亮灯的雾夜之后。</p>
<p>除熄灯之外，临江一侧六百平方米玻璃已加贴防撞圆点，点径六毫米、间距五厘米。从室内看出去几乎察觉不到，鸟却认得出前面有东西。试贴的一段在上个迁徙季只记录到两起撞击，此前同期为十四起。</p>
<p>每个迁徙季的具体起止日期由观察会提出，提前两周公告。需要夜间亮灯的活动可提前申请，我们会与观察会商量替代办法。</p>`,
    },
    en: {
      title: 'Lights out early while the birds pass through',
      subTitle:
        'For forty-five days each spring and autumn the eaves go dark at ten, and the glass has dots.',
      content: `
<p>Birds migrate along the valley of the Jialing. From this year, for forty-five days in spring and as many in autumn, the lights under our eaves go out at 22:00 instead of 23:00. On nights of fog or low cloud they stay off.</p>
<p>Behind this is a list that does not make happy reading. For a year, volunteers of the River City Bird Watchers walked along the glass every morning and counted seventy-three collisions. Six in ten had happened at the east corner, mostly after foggy nights with the lights on.</p>
<p>Besides the lights, 600 square metres of glass facing the river now carry dots, six millimetres wide and five centimetres apart. From inside you hardly notice them; a bird sees that something is there. Where they were tried last season there were two collisions. In the season before it was fourteen.</p>
<p>The bird watchers propose the exact dates, and we announce them two weeks ahead. If your event needs the lights, ask us early, and we will look for another way together with them.</p>`,
    },
  },
  {
    id: 'news-067',
    daysAgo: 654,
    time: '14:05',
    coverImg: 'hall-aisle.jpg',
    zh: {
      title: '通道地毯不再只用三天',
      subTitle: '半年试行，四十场展览的废弃地毯由九十八吨减到二十九吨。',
      content: `
<p>一场展览的通道地毯通常只用三天，之后卷走填埋。按往年用量，全馆每年要铺四十七万平方米，重约一百六十五吨。半年前，我们开始换一种办法，四十场展览参加了试行。</p>
<table><thead><tr><th scope="col">项目</th><th scope="col">整卷地毯</th><th scope="col">拼块地毯</th></tr></thead><tbody><tr><td>使用次数</td><td>1</td><td>10 至 12</td></tr><tr><td>铺设一万平方米展厅的通道（小时）</td><td>5</td><td>6.5</td></tr><tr><td>每平方米每场费用（元）</td><td>7.5</td><td>7.2</td></tr><tr><td>半年废弃量（吨）</td><td>98</td><td>29</td></tr></tbody></table>
<p>拼块地毯一米见方，背面不涂胶，靠四角的扣件相连，脏了换一块，不必换一条。撤展时由清洁团队收回清洗，存放在 2 号展厅南侧库房。颜色备有青、灰、米三种，主办方若需要指定颜色，仍可使用整卷地毯。</p>
${figureZh('hall-aisle.jpg', '青色拼块地毯铺设的主通道。')}
<p>二十九吨废毯没有填埋，破碎后压成毡垫，用来包裹展品。</p>`,
    },
    en: {
      title: 'Aisle carpet need not die after three days',
      subTitle: 'In half a year of trials, forty shows threw away 29 tonnes of it instead of 98.',
      content: `
<p>Aisle carpet usually lies for three days and then goes to landfill. At the rate of past years we would lay 470,000 square metres a year, or about 165 tonnes. Six months ago we began to do it differently, and forty shows joined the trial.</p>
<table><thead><tr><th scope="col">Measure</th><th scope="col">Rolls</th><th scope="col">Tiles</th></tr></thead><tbody><tr><td>Times used</td><td>1</td><td>10 to 12</td></tr><tr><td>Hours to lay the aisles of one hall</td><td>5</td><td>6.5</td></tr><tr><td>Yuan per m² and show</td><td>7.5</td><td>7.2</td></tr><tr><td>Thrown away in six months (t)</td><td>98</td><td>29</td></tr></tbody></table>
<p>The tiles are a metre square. They clip together at the corners without glue, and a stain costs one tile, not a whole length. After the show our cleaners collect and wash them and put them in store on the south side of Hall 2. They come in teal, grey and sand; organisers who want a colour of their own can still have rolls.</p>
${figureEn('hall-aisle.jpg', 'A main aisle laid with teal tiles.')}
<p>Even the 29 tonnes were not buried. They were shredded and pressed into felt for wrapping exhibits.</p>`,
    },
  },
  {
    id: 'news-078',
    daysAgo: 1003,
    time: '09:55',
    coverImg: 'news-construction-detail.jpg',
    zh: {
      title: '屋面雨水入池：一场中雨够用三天',
      subTitle: '两座地下水池合计两千四百立方米，冲厕、浇灌与洗车不再使用自来水。',
      content: `
<p>会展中心的雨水回用系统本周通水。六万平方米屋面的雨水经檐沟汇入两座地下水池，弃掉最初三毫米的脏水，再经沉淀、过滤与紫外消毒，用于冲厕、绿化浇灌、地面冲洗与货车洗轮。</p>
<ul><li>两座水池合计 2,400 立方米，位于室外展场西侧地下。</li><li>一场 25 毫米的中雨约可收集 1,280 立方米，够展期三天使用。</li><li>按多年平均雨量估算，每年可替代自来水 3.1 万立方米。</li></ul>
<p>水池还有另一个用处。气象部门发布暴雨预警时，系统会提前放空一半容量，把最猛的一小时雨水留在池里，减轻滨江大道排水管的压力。工程期间借机疏通了 1.8 公里檐沟，清出的落叶装满了九辆卡车。</p>`,
    },
    en: {
      title: 'Rain from the roof: one wet day lasts for three',
      subTitle:
        'Two cisterns of 2,400 cubic metres now flush the toilets, water the plants and wash the lorries.',
      content: `
<p>Our rainwater system went into service this week. The rain from sixty thousand square metres of roof runs along the eaves into two cisterns. The first three millimetres, which carry the dirt, are let go; the rest settles, is filtered and treated with ultraviolet light, and then flushes toilets, waters plants, and washes floors and wheels.</p>
<ul><li>The cisterns hold 2,400 cubic metres and lie beneath the west side of the plaza.</li><li>A moderate fall of 25 millimetres yields some 1,280 cubic metres, enough for three show days.</li><li>In an average year that should save 31,000 cubic metres of drinking water.</li></ul>
<p>They have a second use. When a rainstorm is forecast the system empties half of its volume beforehand, holds back the worst hour, and so takes some pressure off the drains of Riverside Avenue. While we were at it we cleared 1.8 kilometres of gutter. The leaves filled nine lorries.</p>`,
    },
  },
];
