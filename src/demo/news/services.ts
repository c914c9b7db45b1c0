import { figureEn, figureZh } from '../media.ts';
import type { NewsItem } from './item.ts';

/** What visitors find in the house: help, food, and their umbrellas. */
export const services: readonly NewsItem[] = [
  {
    id: 'news-038',
    daysAgo: 6,
    time: '14:10',
    coverImg: 'hall-aisle.jpg',
    zh: {
      title: '展厅里添了两处快餐点，两分钟取餐',
      subTitle: '1 号展厅西北角与 4 号展厅东北角即日启用，即将举行的博览会将试行展商错时用餐。',
      content: `
<p>1 号展厅西北角与 4 号展厅东北角的两处快餐点本周启用，各设高桌站位六十个，供应饭团、三明治、热汤与盒饭，单份 15 至 32 元，两分钟取餐，展商与观众不必走出展厅。</p>
<p>上届智能制造装备博览会的展后问卷中，午餐得分最低，当时最长排队二十三分钟。除了新增这两处，博览会还将试行错时用餐，展商餐券按展厅分四个时段在登录大厅的美食广场使用：</p>
<table><thead><tr><th scope="col">时段</th><th scope="col">展商餐券适用展厅</th></tr></thead><tbody><tr><td>10:45 至 11:30</td><td>1 号展厅</td></tr><tr><td>11:30 至 12:15</td><td>2 号展厅</td></tr><tr><td>12:15 至 13:00</td><td>3 号展厅</td></tr><tr><td>13:00 至 13:45</td><td>4 号展厅</td></tr></tbody></table>
<p>观众用餐不受时段限制，11:30 至 12:30 人最多。展位只有一人值守的，可在前一日 16:00 前预订送餐，由同事送到展位。</p>`,
    },
    en: {
      title: 'Two quick counters open inside the halls',
      subTitle:
        'Lunch in Halls 1 and 4 takes two minutes, and at the coming expo exhibitors will eat in turns.',
      content: `
<p>There are now two places to eat inside the halls, in the north-west corner of Hall 1 and the north-east corner of Hall 4. Each has high tables for sixty, and serves rice balls, sandwiches, soup and lunch boxes for 15 to 32 yuan. It takes two minutes, and nobody has to leave the show.</p>
<p>At the last Smart Manufacturing Expo lunch got our worst marks, with queues of up to twenty-three minutes. So this time, besides the new counters, exhibitors’ vouchers for the food court will be good at different hours:</p>
<table><thead><tr><th scope="col">Time</th><th scope="col">Exhibitors’ vouchers from</th></tr></thead><tbody><tr><td>10:45 to 11:30</td><td>Hall 1</td></tr><tr><td>11:30 to 12:15</td><td>Hall 2</td></tr><tr><td>12:15 to 13:00</td><td>Hall 3</td></tr><tr><td>13:00 to 13:45</td><td>Hall 4</td></tr></tbody></table>
<p>Visitors may come whenever they like; it is fullest between 11:30 and 12:30. If you look after your stand alone, order by 16:00 the day before and lunch will be brought to you.</p>`,
    },
  },
  {
    id: 'news-040',
    daysAgo: 20,
    time: '15:40',
    coverImg: 'concourse-escalators.jpg',
    zh: {
      title: '问得最多的那句话，写到了墙上',
      subTitle: '全馆四百一十二块导向标识换新，卫生间、出口与轨道站的方向随处可见。',
      content: `
<p>上一季志愿者回答的二十三万次问询里，问卫生间的占三成七，问轨道站的占两成一，问展厅入口的占一成六。我们把这份记录当作设计任务书，用四个月重做了全馆导向标识。</p>
<h3>三条规则</h3>
<ol><li>站在任何一个岔路口，都能看见卫生间、出口与轨道站。</li><li>一块牌子最多写四个去处，多出来的留给下一块。</li><li>四十米外能读：主要文字高十五厘米，深底浅字，不反光。</li></ol>
<p>新标识换上之后，六十位第一次来馆的市民应邀按任务找路，平均用时由三分四十秒降至两分零五秒，走错方向的次数减少了七成。</p>
<blockquote><p>现在问卫生间的人少了，问晚饭去哪儿吃的多了。我们把它当作好消息。</p><p>志愿者服务台</p></blockquote>
<p>拆下的旧标识共用铝材 2.6 吨，已全部回炉。</p>`,
    },
    en: {
      title: 'The question we hear most is now answered on the wall',
      subTitle: 'We have replaced 412 signs, so that toilets, exits and trains can be found from anywhere.',
      content: `
<p>Last season our volunteers answered 230,000 questions. Thirty-seven in a hundred were about toilets, twenty-one about the metro and sixteen about the way into a hall. We took their notes as a brief and spent four months redrawing every sign in the building.</p>
<h3>Three rules</h3>
<ol><li>Wherever the way divides, you can see where the toilets, the exit and the trains are.</li><li>No sign names more than four places. The fifth can wait for the next one.</li><li>It can be read from forty metres: letters fifteen centimetres tall, light on dark, no glare.</li></ol>
<p>Sixty people who had never been here before were then sent to look for things. On average it took them two minutes and five seconds, down from three minutes forty, and they took seventy per cent fewer wrong turns.</p>
<blockquote><p>Fewer people ask for the toilets now, and more of them ask where to have dinner. We take it as a good sign.</p><p>The volunteers’ desk</p></blockquote>
<p>The old signs held 2.6 tonnes of aluminium, all of which has been melted down for reuse.</p>`,
    },
  },
  {
    id: 'news-062',
    daysAgo: 504,
    time: '16:50',
    zh: {
      title: '一年拾得失物 6,412 件，近七成物归原主',
      subTitle: '失物登记搬到网上，确认后可寄回全国任一地址。',
      content: `
<p>现场服务台整理了过去一年的失物记录。全年共拾得 6,412 件，归还 4,377 件，归还率六成八。雨伞最多，也最少有人来找；证件归还最快，平均四十分钟。</p>
<table><thead><tr><th scope="col">类别</th><th scope="col">拾得（件）</th><th scope="col">归还率（%）</th></tr></thead><tbody><tr><td>雨伞</td><td>1,530</td><td>45</td></tr><tr><td>手机与充电器</td><td>1,268</td><td>82</td></tr><tr><td>衣物与围巾</td><td>1,106</td><td>58</td></tr><tr><td>证件与银行卡</td><td>874</td><td>96</td></tr><tr><td>耳机</td><td>742</td><td>71</td></tr><tr><td>其他</td><td>892</td><td>72</td></tr></tbody></table>
<p>“其他”一栏里有一把大提琴、两箱瓷砖样品和一双只穿过一次的婚鞋，三件都找到了主人。</p>
<p>即日起，失物可在网上登记查询，核对无误后由快递寄出，运费到付。贵重物品仍须本人持证件到服务台领取。</p>
<p>满九十天无人认领的雨伞经检修后，已有八百把放进登录大厅的借伞架，雨天随取，用完放回任意一处即可。</p>`,
    },
    en: {
      title: 'Lost and found: 6,412 things in a year, two thirds back with their owners',
      subTitle: 'The register is now online, and we post what is yours to any address in the country.',
      content: `
<p>The service desk has been through its books. In the past year 6,412 lost things were handed in and 4,377 returned, or 68 per cent. Umbrellas are lost most and missed least. Identity cards go home fastest, after forty minutes on average.</p>
<table><thead><tr><th scope="col">Kind</th><th scope="col">Found</th><th scope="col">Returned (%)</th></tr></thead><tbody><tr><td>Umbrellas</td><td>1,530</td><td>45</td></tr><tr><td>Phones and chargers</td><td>1,268</td><td>82</td></tr><tr><td>Clothes and scarves</td><td>1,106</td><td>58</td></tr><tr><td>Identity and bank cards</td><td>874</td><td>96</td></tr><tr><td>Headphones</td><td>742</td><td>71</td></tr><tr><td>Everything else</td><td>892</td><td>72</td></tr></tbody></table>
<p>Everything else included a cello, two cases of sample tiles and a pair of wedding shoes worn once. All three have found their owners.</p>
<p>From today you can search the register online. Once we are sure that a thing is yours, it goes out by courier, carriage payable on delivery. Valuables must still be collected in person, with identification.</p>
<p>Umbrellas that nobody claims within ninety days are mended. Eight hundred now stand in racks along the concourse: take one when it rains, and leave it in any rack when you are done.</p>`,
    },
  },
  {
    id: 'news-073',
    daysAgo: 826,
    time: '10:40',
    zh: {
      title: '母婴室增至九间，展厅里也有了',
      subTitle: '新建的七间从展厅南端直接进入，距最远的展位步行不超过三分钟。',
      content: `
<p>会展中心新建的七间母婴室本周启用，加上登录大厅东西两端原有的各一间，全馆共九间。以往带婴儿的观众要先走出展厅，最远的一趟往返十二分钟；新建的七间都从展厅南端直接进入。</p>
<ul><li>每间约 14 平方米，两个可上锁的哺乳隔间，一处公共护理台。</li><li>全天有热水、温奶器与一次性护理垫，均不收费。</li><li>门宽 1.2 米，双人推车可以直接推进去；护理台对父母双方开放。</li></ul>
<p>服务台同时开始为儿童发放防走失手环。手环上只写一个编号和现场服务电话 023 0000 8800，不写姓名。试用的四场展览中共发出一万二千六百只，有五十八名走散的孩子靠它与家长会合，平均用时六分钟。</p>`,
    },
    en: {
      title: 'Nine family rooms, and now in the halls as well',
      subTitle: 'The seven new ones are no more than three minutes from any stand.',
      content: `
<p>Seven new rooms for parents with babies opened this week. With the two at either end of the concourse that makes nine. Until now you had to leave the hall, and the longest trip there and back took twelve minutes; the new rooms are entered straight from the south end of the halls.</p>
<ul><li>Each has about 14 square metres, two lockable cubicles for feeding and a changing area.</li><li>Hot water, bottle warmers and changing mats are there all day and cost nothing.</li><li>Doors are 1.2 metres wide, enough for a double pushchair, and fathers are as welcome as mothers.</li></ul>
<p>The service desk now also hands out wristbands for children. They carry a number and our on-site line, +86 23 0000 8800, but no name. At four trial shows we gave out 12,600, and they brought fifty-eight lost children back to their parents, on average within six minutes.</p>`,
    },
  },
  {
    id: 'news-075',
    daysAgo: 896,
    time: '11:25',
    coverImg: 'dining-river-table.jpg',
    zh: {
      title: '会展餐饮统一标注十类过敏原',
      subTitle: '从茶歇点心到宴会菜单，每道菜旁都有图标，厨房另设无麸质操作间。',
      content: `
<p>自本周起，会展中心提供的全部餐食统一标注过敏原，包括餐厅、展厅快餐、会议茶歇与宴会。标注范围在国家标准列出的八类致敏物质之外，增加了芝麻与芒果。</p>
<p>餐饮团队用半年时间核对了六百二十份配方，逐项追到调味料的供应商。有四十一道菜在核对中发现了此前不知道的成分，多数藏在复合调料里；其中二十六道换了配料，其余如实标注。</p>
${figureZh('dining-restaurant.jpg', '餐厅菜单与取餐口使用同一套图标，颜色之外也以形状区分。')}
<h3>提前告诉我们</h3>
<p>会议与宴会的主办方可在代表登记表中加入饮食需求一栏，我们提供现成的问法。名单在会前三个工作日确认，每位有特殊需求的客人都会有单独备好的一份，席卡背面有标记，服务员不必当众询问。</p>
<p>厨房新设一间 36 平方米的无麸质操作间，刀具、砧板与蒸柜单独使用。</p>`,
    },
    en: {
      title: 'Ten allergens, marked on everything we serve',
      subTitle:
        'Each dish from the coffee break to the gala dinner carries symbols, and part of the kitchen is gluten-free.',
      content: `
<p>From this week all the food at the centre is labelled for allergens: in the restaurant, at the counters in the halls, at coffee breaks and at banquets. To the eight that the national standard names we have added sesame and mango.</p>
<p>It took our catering team half a year to go through 620 recipes, down to the makers of the sauces. Forty-one dishes turned out to contain something that we had not known about, mostly inside ready-mixed seasoning. Twenty-six were changed, and the others are labelled for what they are.</p>
${figureEn('dining-restaurant.jpg', 'Menus and counters share one set of symbols, told apart by shape as well as by colour.')}
<h3>Let us know beforehand</h3>
<p>If you are planning a meeting or a dinner, ask your guests when they register; we have wording that you may use. Send us the list three working days ahead. A guest with special needs gets a plate of their own and a mark on the back of the place card, so that nobody has to ask across the table.</p>
<p>The kitchen also has a new gluten-free section of 36 square metres with its own knives, boards and steamers.</p>`,
    },
  },
];
