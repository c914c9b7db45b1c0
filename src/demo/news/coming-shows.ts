import { figureEn, figureZh } from '../media.ts';
import type { NewsItem } from './item.ts';

/** Shows that open in the weeks after the day of seeding; the schedule of the comps. */
export const comingShows: readonly NewsItem[] = [
  {
    id: 'news-001',
    daysAgo: 1,
    time: '18:40',
    coverImg: 'news-opening-ceremony.jpg',
    zh: (on) => ({
      title: `智能制造装备博览会布展完成，${on.weekday(3)}开幕`,
      subTitle: '四座展厅全部启用，六百三十家企业参展。首日设专业观众专场，普通观众自第二日起入场。',
      content: `
<p>${on.day(-1)}下午五时，最后一辆展品运输车驶离 4 号展厅北侧卸货区，第十二届西部智能制造装备博览会的布展工作全部完成。从空场交接到主通道地毯封边，共用时五十八小时，比上届缩短七小时。</p>
<p>本届博览会于 ${on.day(3)}至 ${on.day(6)}举行，首次启用全部四座展厅，展览面积 40,320 平方米，六百三十家企业参展，其中一百九十五家为首次参展。</p>
<table><thead><tr><th scope="col">展厅</th><th scope="col">主题</th><th scope="col">参展企业（家）</th></tr></thead><tbody><tr><td>1 号展厅</td><td>数控机床与刀具</td><td>158</td></tr><tr><td>2 号展厅</td><td>工业机器人与自动化</td><td>176</td></tr><tr><td>3 号展厅</td><td>增材制造与新材料</td><td>131</td></tr><tr><td>4 号展厅</td><td>工业软件与检测</td><td>165</td></tr></tbody></table>
<h3>八十六吨，一次就位</h3>
<p>全场最重的展品是一台自重 86 吨的龙门加工中心，占地 31 平方米，折合每平方米约 2.8 吨。展厅地面承重为每平方米 3.5 吨，无需铺设钢板，机床从北侧 3 号货门进场，四个小时便完成就位与调平。</p>
<p>首日为专业观众专场，凭预登记二维码入场；普通观众自第二日起入场，每日 09:00 至 17:00 开放。乘轨道 8 号线至会展站，由 3 号口出站，步行约六分钟。</p>`,
    }),
    en: (on) => ({
      title: `Smart Manufacturing Expo is built and opens on ${on.weekday(3)}`,
      subTitle:
        'All four halls are in use by 630 exhibitors. Day one is for trade visitors; the public is welcome from day two.',
      content: `
<p>The last freight lorry left the yard behind Hall 4 at five in the afternoon, and the 12th Western Smart Manufacturing Expo was ready. From bare floor to taped carpet it took fifty-eight hours, seven fewer than last year.</p>
<p>The show runs from ${on.day(3)} to ${on.day(6)}. For the first time it fills all four halls: 40,320 square metres and 630 exhibitors, 195 of them new to the fair.</p>
<table><thead><tr><th scope="col">Hall</th><th scope="col">Theme</th><th scope="col">Exhibitors</th></tr></thead><tbody><tr><td>Hall 1</td><td>Machine tools</td><td>158</td></tr><tr><td>Hall 2</td><td>Robots and automation</td><td>176</td></tr><tr><td>Hall 3</td><td>Additive manufacturing and materials</td><td>131</td></tr><tr><td>Hall 4</td><td>Industrial software and metrology</td><td>165</td></tr></tbody></table>
<h3>Eighty-six tonnes, set down once</h3>
<p>The heaviest exhibit is a gantry machining centre of 86 tonnes on 31 square metres, or about 2.8 tonnes per square metre. The floor takes 3.5, so no steel plates were needed. The machine came in through goods door 3 and stood level four hours later.</p>
<p>Trade visitors enter on the first day with their registration code. From the second day the show is open to everyone, 09:00 to 17:00. Take metro line 8 to Expo Centre, exit 3; from there it is a six-minute walk.</p>`,
    }),
  },
  {
    id: 'news-002',
    daysAgo: 2,
    time: '10:00',
    coverImg: 'news-auto-show.jpg',
    zh: (on) => ({
      title: '山城国际汽车文化展观众预登记开启',
      subTitle: '预登记观众首日可提前一小时入场，试驾名额每日四百个，约满即止。',
      content: `
<p>${on.year(12)} 山城国际汽车文化展将于 ${on.day(12)}至 ${on.day(15)}在 1、2 号展厅举行，观众预登记即日起开放。完成预登记的观众，首日可于 08:30 入场，比现场登记早一小时。</p>
<p>本届展出车辆二百一十余台，其中首次在西部亮相的新车二十六台。1 号展厅以新车发布为主，2 号展厅设老车、改装与汽车影像三个专区。</p>
<h3>预登记须知</h3>
<ul><li>每个手机号码可登记一人，十四周岁以下儿童由家长同行即可，无需登记。</li><li>试驾在室外展场进行，每日四百个名额，须持有效驾驶证，约满即止。</li><li>入场二维码于开展前三日以短信发送，请勿转让。</li></ul>
<p>展期周末停车位紧张，建议乘坐轨道交通。自驾观众请按导航至 P3 停车场，从室外展场一侧入馆。</p>`,
    }),
    en: (on) => ({
      title: 'Visitor registration opens for the Motor Show',
      subTitle:
        'Register and you enter an hour early on the first day; four hundred test drives a day are there to be booked.',
      content: `
<p>Registration is open for the Mountain City International Motor Show ${on.year(12)}, in Halls 1 and 2 from ${on.day(12)} to ${on.day(15)}. Visitors who register now may enter at 08:30 on the first day, an hour before the box office opens.</p>
<p>More than 210 cars will be shown, twenty-six of them for the first time in the west of the country. Hall 1 is for launches; Hall 2 has classics, custom builds and a room of motoring photographs.</p>
<h3>Before you register</h3>
<ul><li>One mobile number registers one person. Children under fourteen come in with an adult and need no code.</li><li>Test drives leave from the outdoor plaza, four hundred a day. Bring a valid driving licence.</li><li>Your entry code arrives by text message three days before the show and cannot be passed on.</li></ul>
<p>Parking fills early at weekends, and the metro is quicker. If you do drive, follow the signs to P3 and come in from the plaza.</p>`,
    }),
  },
  {
    id: 'news-003',
    daysAgo: 4,
    time: '15:20',
    coverImg: 'hall-show.jpg',
    zh: (on) => ({
      title: '绿色建筑展展位已售九成',
      subTitle: '3 号展厅仅余四十八个标准展位，装配式与近零能耗两个展区已全部售出。',
      source: '展览服务部',
      content: `
<p>距西南绿色建筑与装配式技术展开幕还有三周，招展工作已近尾声。截至本周，3 号展厅五百零四个国际标准展位售出四百五十六个，占九成；装配式与近零能耗两个展区全部售罄。</p>
<p>展会将于 ${on.day(19)}至 ${on.day(21)}举行。剩余展位集中在展厅东侧的门窗与保温展区，均为双开口位置，配 220 伏、16 安基本用电。</p>
<p>今年参展企业的一个变化是展台的用料。主办方要求特装展台的可重复使用构件不低于七成，并在平面审核时逐项核对。六十二个特装展台中，已有五十七个通过审核。</p>
<p>有意参展的企业可与招展团队联系，电话 023 0000 8866。报名截止日期为 ${on.day(8)}。</p>`,
    }),
    en: (on) => ({
      title: 'Green Building Fair is 90% sold',
      subTitle:
        'Forty-eight booths are left in Hall 3; prefabrication and low-energy building have sold out.',
      source: 'Exhibition services',
      content: `
<p>Three weeks before it opens, the Southwest Green Building &amp; Prefabrication Fair has sold 456 of the 504 standard booths in Hall 3. The sections for prefabrication and for low-energy building are full.</p>
<p>The fair runs from ${on.day(19)} to ${on.day(21)}. What remains lies on the east side of the hall, among windows and insulation: corner booths, open on two sides, each with a 16-amp supply.</p>
<p>One thing has changed this year, and visitors will see it. At least seventy per cent of every custom-built stand has to be reusable, and the organiser checks each drawing for it. Fifty-seven of the sixty-two stands have passed so far.</p>
<p>To book, call our sales team on +86 23 0000 8866 by ${on.day(8)}.</p>`,
    }),
  },
  {
    id: 'news-004',
    daysAgo: 7,
    time: '09:30',
    coverImg: 'news-food-fair.jpg',
    zh: (on) => ({
      title: '江湾风味食品节招募商户',
      subTitle: '室外展场设一百六十个帐篷摊位，本地小店享三成场租优惠。',
      content: `
<p>江湾风味食品节将于 ${on.day(27)}至 ${on.day(29)}在室外展场举行，即日起面向餐饮与食品商户招募。现场设一百六十个帐篷摊位，分热食、糕点、腊味、茶饮四个街区，预计接待观众六万人次。</p>
<ul><li>报名须持有效营业执照与食品经营许可证。</li><li>现场以电为主要热源，每个摊位 6 千瓦，不得使用明火与瓶装液化气。</li><li>餐具须可回收或可降解，摊位每日闭市后一小时内完成清扫。</li></ul>
<p>开业三年以内、门店不超过两家的本地小店，场租减免三成，名额四十个。去年享受优惠的小店中，有十一家今年报名了正价摊位。</p>
${figureZh('hall-outdoor.jpg', '室外展场。每个帐篷三米见方，水电由地面检修口接入。')}
<p>报名截至 ${on.day(10)}，结果于次周以短信通知。摊位示意图与收费标准可在服务手册页面下载。</p>`,
    }),
    en: (on) => ({
      title: 'Food Festival invites traders to apply',
      subTitle: 'There are 160 tents on the plaza, and small local businesses pay thirty per cent less.',
      content: `
<p>The Riverside Food Festival takes over the outdoor plaza from ${on.day(27)} to ${on.day(29)}, and traders can now apply. There will be 160 tents in four streets: hot food, pastry, cured meats, tea. We expect sixty thousand visits.</p>
<ul><li>You need a business licence and a food licence, both in date.</li><li>Cooking is electric, with 6 kW at every tent. Open flames and bottled gas are not allowed.</li><li>Plates and cups must be returnable or compostable, and each tent is swept within an hour of closing.</li></ul>
<p>Local businesses no more than three years old, with no more than two shops, pay thirty per cent less; forty tents are kept for them. Eleven of last year’s small traders have come back this year at the full price.</p>
${figureEn('hall-outdoor.jpg', 'The plaza. Each tent is three metres square, with water and power from the ground.')}
<p>Apply by ${on.day(10)}; answers go out the week after. The site plan and the price list are on the service manuals page.</p>`,
    }),
  },
  {
    id: 'news-006',
    daysAgo: 11,
    time: '14:00',
    coverImg: 'news-technology-stage.jpg',
    redirectUrl: 'https://www.example.com/digital-tourism-congress',
    zh: (on) => ({
      title: '数字文旅大会公布主旨演讲名单',
      subTitle: '六场主旨演讲聚焦古镇、航道与博物馆，体验展同期在 4 号展厅开放。',
      source: '会议服务部',
      content: `
<p>长江上游数字文旅大会暨体验展将于 ${on.day(33)}至 ${on.day(35)}举行，论坛设在 201 大会堂，体验展设在 4 号展厅。组委会日前公布六场主旨演讲，主讲单位来自文博、航运、测绘与旅行服务四个领域。</p>
<table><thead><tr><th scope="col">主题</th><th scope="col">主讲单位</th></tr></thead><tbody><tr><td>一座古镇的数字底图</td><td>西南测绘研究院</td></tr><tr><td>让航道自己讲故事</td><td>两江航运集团</td></tr><tr><td>小博物馆的第一万名线上观众</td><td>江城博物馆联盟</td></tr><tr><td>客流预测的误差从哪里来</td><td>山城文旅数据中心</td></tr><tr><td>方言导览的声音采集</td><td>川东语言资源库</td></tr><tr><td>游客愿意为什么付费</td><td>知途旅行研究所</td></tr></tbody></table>
<p>每场演讲四十分钟，留出二十分钟现场问答。各主讲单位同时在体验展设展位，听众散场后可到 4 号展厅继续交谈，展位编号印在座席卡背面。</p>
<p>论坛席位一千八百个，提供中、英、日、法四种语言的同声传译。体验展免费开放，观众可凭同一张证件往返于大会堂与展厅。</p>`,
    }),
    en: (on) => ({
      title: 'Digital Tourism Congress names its keynotes',
      subTitle:
        'Six talks on old towns, rivers and museums, and a hall next door in which to try it all out.',
      source: 'Convention team',
      content: `
<p>The Upper Yangtze Digital Tourism Congress &amp; Expo meets from ${on.day(33)} to ${on.day(35)}, with its forum in the Plenary Hall and its show in Hall 4. The six keynotes are now known; the speakers come from museums, shipping, surveying and travel.</p>
<table><thead><tr><th scope="col">Talk</th><th scope="col">Given by</th></tr></thead><tbody><tr><td>The base map of an old town</td><td>Southwest Survey Institute</td></tr><tr><td>A waterway tells its own story</td><td>Twin Rivers Shipping</td></tr><tr><td>A small museum’s ten-thousandth online visitor</td><td>River City Museums Alliance</td></tr><tr><td>Why visitor forecasts go wrong</td><td>Mountain City Tourism Data Centre</td></tr><tr><td>Recording dialects for audio guides</td><td>Chuandong Language Archive</td></tr><tr><td>What travellers will pay for</td><td>Zhitu Travel Research</td></tr></tbody></table>
<p>A talk lasts forty minutes and leaves twenty for questions. Every speaker’s institution also has a stand in Hall 4, so a conversation that starts in the Plenary Hall can go on over a working model.</p>
<p>There are 1,800 seats, with interpretation in Chinese, English, Japanese and French. Entry to the show is free, and one badge opens both doors.</p>`,
    }),
  },
  {
    id: 'news-010',
    daysAgo: 38,
    time: '11:10',
    coverImg: 'hall-empty.jpg',
    zh: (on) => ({
      title: '西部新能源装备展落户嘉陵湾，1、2 号展厅连馆使用',
      subTitle: '首届展会规划面积两万平方米，聚焦光伏、储能与充换电装备。',
      content: `
<p>西部新能源装备展的主办方近日与我馆签署场地合同。首届展会定于 ${on.month(115)}举行，启用 1、2 号展厅，两厅之间的活动隔墙全部收起，形成两万平方米的连续空间。</p>
<p>展品以光伏、储能与充换电装备为主，预计参展企业四百二十家、专业观众 2.6 万人次。主通道上方将设十二个吊点，单点荷载 500 千克，用于悬挂一组长四十二米的光伏组件。</p>
<blockquote><p>我们比较过五座城市的场馆。最后让我们下决心的，是货车可以一直开到展位跟前。</p><p>展会主办方代表</p></blockquote>
<p>展期用电将全部来自屋面光伏与绿色电力交易。展会结束后，我馆将公布实际用电量与减排数据，供后续主办方参考。</p>`,
    }),
    en: (on) => ({
      title: 'Western New Energy Expo comes to Jialing Bay and joins two halls',
      subTitle:
        'The first edition plans twenty thousand square metres of solar, storage and charging equipment.',
      content: `
<p>The organiser of the Western New Energy Expo has signed for Halls 1 and 2. The first edition opens in ${on.month(115)}, with the wall between the halls folded away and twenty thousand square metres in one piece.</p>
<p>Solar, storage and charging equipment make up the show; 420 exhibitors and 26,000 trade visits are expected. Twelve rigging points of 500 kilograms each will carry a row of solar modules forty-two metres long above the main aisle.</p>
<blockquote><p>We looked at venues in five cities. What settled it was that a lorry can drive right up to the stand.</p><p>From the organiser’s team</p></blockquote>
<p>All power during the show will come from the solar roof and from certified green supply. Afterwards we will publish what was used and what was saved, for others to plan with.</p>`,
    }),
  },
];
