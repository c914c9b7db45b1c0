import { figureEn, figureZh } from '../media.ts';
import type { NewsItem } from './item.ts';

/** Power, heat, data and paving: works on the building in earlier years. */
export const works: readonly NewsItem[] = [
  {
    id: 'news-056',
    daysAgo: 378,
    time: '10:25',
    zh: {
      title: '展位用电装表计量，用多少付多少',
      subTitle: '一千九百二十只智能电表装进地沟，试行展会的总用电下降两成二。',
      content: `
<p>即日起，展位用电改为按表计费。四座展厅的地沟里共装入一千九百二十只智能电表，每个接驳点一只，展商可在手机上查看本展位的实时功率、累计用量与费用。</p>
<p>过去展位按申报的电流整场包干，用多用少一个价，许多展台整夜亮着灯。两场试行展会显示，装表之后总用电下降两成二，其中大半省在夜里：单厅夜间负荷由 380 千瓦降至 140 千瓦。</p>
<h3>有什么变化</h3>
<ul><li>接驳费不变，电费按供电部门的价格收取，不加价。</li><li>超过申报功率时，手机先收到提醒，十五分钟后仍未降下才会断开。</li><li>需要通宵供电的冰柜、鱼缸与服务器，申报时单独勾选，不随展厅夜间断电。</li><li>撤展后两个工作日内收到电子账单，多退少补。</li></ul>
<p>主办方可以看到全场合计，但看不到单个展商的用量。</p>`,
    },
    en: {
      title: 'Stand power is now metered, and you pay for what you use',
      subTitle: 'There are 1,920 smart meters in the floor, and the first shows used 22 per cent less.',
      content: `
<p>From today, power on stands is charged by the meter. We have put 1,920 smart meters into the floor trenches, one for every connection, and exhibitors can follow their load, consumption and cost by phone.</p>
<p>Until now you paid a flat rate for the amps you had ordered, whether you used them or not, and many stands stayed lit all night. At two trial shows total consumption fell by 22 per cent. Most of the saving came after dark, when the load of a hall dropped from 380 kilowatts to 140.</p>
<h3>What changes</h3>
<ul><li>The connection fee stays. Electricity is charged at the utility’s price, with nothing added.</li><li>If you go above what you ordered, your phone warns you, and the supply is cut only if nothing has changed after fifteen minutes.</li><li>Fridges, fish tanks and servers that must run all night are ticked when you order, and stay on when the hall goes off.</li><li>The bill, with any refund, comes by e-mail within two working days of breakdown.</li></ul>
<p>Organisers see the total of their show, never the figures of a single exhibitor.</p>`,
    },
  },
  {
    id: 'news-061',
    daysAgo: 478,
    time: '11:00',
    coverImg: 'news-technology-stage.jpg',
    zh: {
      title: '展厅无线网络换代，单厅可供一万两千台终端同时在线',
      subTitle: '接入点由三百一十个增至一千零八十六个，半数装在观众看不见的地沟盖板下。',
      content: `
<p>历时九个月、避开全部展期施工，四座展厅与登录大厅的无线网络完成换代。接入点由 310 个增至 1,086 个，出口带宽由 4 吉比特每秒提高到 20 吉比特每秒。</p>
<p>以往接入点都挂在十三米高的屋架下，人一多，信号彼此干扰，越高越乱。新方案把半数接入点装进地沟盖板之下，贴近手机，也各管一小片，功率反而降低了。上周一场新品发布会上，1 号展厅同时在线 9,400 台终端，视频直播全程没有中断。</p>
<ul><li>观众：免费使用，每台终端 10 兆比特每秒，不需要关注任何账号。</li><li>展商：可租用专用通道，带宽 50 至 1,000 兆比特每秒，与公共网络隔离。</li><li>主办方：可查看各展厅的在线数量，用于疏导人流。</li></ul>
<p>系统只统计数量，不记录终端身份，也不用于定位个人。连接日志按法规要求的期限保存，到期自动删除。</p>`,
    },
    en: {
      title: 'A new wireless network: twelve thousand devices in a single hall',
      subTitle: 'There are 1,086 access points where there were 310, half of them hidden under the floor.',
      content: `
<p>It took nine months and not one show day: the halls and the concourse have a new wireless network. The number of access points went from 310 to 1,086, and the line to the outside from 4 gigabits per second to 20.</p>
<p>The old ones hung thirteen metres up, under the trusses, where they disturbed each other as soon as a hall was full. Half of the new ones sit beneath the covers of the floor trenches. They are close to the phones, each looks after a small patch, and they need less power for it. At a product launch last week Hall 1 had 9,400 devices online, and the live broadcast never faltered.</p>
<ul><li>For visitors: free, 10 megabits per second for each device, and no account to follow.</li><li>For exhibitors: private lines from 50 to 1,000 megabits per second, separate from the public network.</li><li>For organisers: a count of devices in each hall, to help steer the crowd.</li></ul>
<p>The system counts devices. It does not record whose they are or follow anybody about. Connection logs are kept as long as the law requires and then deleted automatically.</p>`,
    },
  },
  {
    id: 'news-064',
    daysAgo: 558,
    time: '16:00',
    coverImg: 'culture-river-gorge.jpg',
    zh: {
      title: '江水源热泵投入运行，冷却塔先停两座',
      subTitle: '取水、换热、回流，江水只借用温度，目标是让空调用电减少三成。',
      content: `
<p>江水源热泵系统经过四十天试运行，本周正式投入使用，首先为四座展厅与登录大厅供冷供热。屋面六座冷却塔先停用两座，其余视运行情况逐步退出。</p>
<table><thead><tr><th scope="col">项目</th><th scope="col">数值</th></tr></thead><tbody><tr><th scope="row">设计取水量</th><td>每小时 3,600 立方米</td></tr><tr><th scope="row">取水口深度</th><td>枯水位以下 4 米</td></tr><tr><th scope="row">制冷能力</th><td>14 兆瓦</td></tr><tr><th scope="row">回流温差</th><td>不超过 3 度</td></tr><tr><th scope="row">预计年节电</th><td>250 万千瓦时以上</td></tr></tbody></table>
<p>江水含沙，是这类系统最大的麻烦。取水口外设两道格网与一圈细缝护筒，缝宽 1.5 毫米，鱼苗进不来；进水先经旋流除沙，换热器每八小时自动反冲一次，不使用任何药剂。</p>
<p>环境监测单位将在取水口上下游六个点位按月测温，数据每季度公布。运行满一年时，我们会把节电的实际数字一并公开，无论是否达到目标。</p>`,
    },
    en: {
      title: 'River-water heat pumps take over, and two cooling towers are off',
      subTitle:
        'The river lends us its temperature, and air conditioning should need thirty per cent less power.',
      content: `
<p>After a trial run of forty days the river-water heat pumps are in service, cooling and heating the four halls and the concourse. Two of the six cooling towers on the roof have been switched off; others will follow as we gain experience.</p>
<table><thead><tr><th scope="col">Item</th><th scope="col">Figure</th></tr></thead><tbody><tr><th scope="row">Water taken, at most</th><td>3,600 m³ an hour</td></tr><tr><th scope="row">Depth of the intake</th><td>4 m below low water</td></tr><tr><th scope="row">Cooling capacity</th><td>14 MW</td></tr><tr><th scope="row">Change of temperature on return</th><td>3 degrees at most</td></tr><tr><th scope="row">Saving expected in a year</th><td>2.5 million kWh or more</td></tr></tbody></table>
<p>Sand is what troubles such systems most. Outside the intake are two grids and a sleeve with slots 1.5 millimetres wide, too narrow for young fish. Cyclones then spin out the sand, and every eight hours the exchangers are flushed backwards. No chemicals are used.</p>
<p>The water will be measured every month at six points above and below the intake, and the readings published every quarter. When the first year is over we will say what was really saved, whether or not it meets the target.</p>`,
    },
  },
  {
    id: 'news-074',
    daysAgo: 862,
    time: '13:20',
    coverImg: 'hall-outdoor.jpg',
    zh: {
      title: '室外展场改造完工，两万平方米装上地下插座',
      subTitle: '八十八处检修口供水供电，帐篷离最近的一处不超过十五米。',
      content: `
<p>室外展场改造工程历时七个月完工，两万平方米广场重新开放。铺装下埋设管线 6.4 公里，地面设八十八处检修口，打开盖板即可取用电力、给水、排水与数据。</p>
<p>过去在广场办一场市集，要租十二台柴油发电机，拉三公里明线，再铺上过线板。现在任意一顶帐篷距检修口不超过十五米，明线减到不足四百米，发电机不再进场，广场上最响的声音又变成了江水。</p>
${figureZh('hall-outdoor.jpg', '改造后的室外展场，检修口盖板与铺装同色。')}
<p>铺装面层换成了 8 厘米厚的花岗岩，可供展品运输车通行；沿四周标出一条 1.4 公里的环线，供试乘试驾使用。原有的六十四棵香樟一棵未动，广场坡度据此重新调整，雨水流向树池。</p>
<p>首场使用新广场的，是三周后的一场露天家具展。</p>`,
    },
    en: {
      title: 'The plaza reopens with sockets in the ground',
      subTitle: 'Eighty-eight pits bring power and water to within fifteen metres of any tent.',
      content: `
<p>After seven months of work the outdoor plaza is open again, all twenty thousand square metres of it. Beneath the paving lie 6.4 kilometres of pipe and cable, which come up in eighty-eight pits. Lift the cover and you have power, water, drainage and data.</p>
<p>A market on the plaza used to mean twelve diesel generators, three kilometres of cable and ramps to cover it. Now no tent is more than fifteen metres from a pit, less than four hundred metres of cable are left, and the generators stay away. The loudest thing here is the river again.</p>
${figureEn('hall-outdoor.jpg', 'The plaza after the work. The covers match the stone.')}
<p>The surface is granite, eight centimetres thick, made to bear the lorries that bring exhibits. A loop of 1.4 kilometres is marked along the edge for test drives. Sixty-four camphor trees were here before, and all of them still are: the ground was graded anew so that rain runs to their roots.</p>
<p>An open-air furniture show will be the first to use it, in three weeks’ time.</p>`,
    },
  },
  {
    id: 'news-076',
    daysAgo: 934,
    time: '14:40',
    coverImg: 'hero-exterior-day.jpg',
    zh: {
      title: '屋面光伏一期并网，四万两千只夹具没有打一个孔',
      subTitle: '4.1 兆瓦组件铺在 1、2 号展厅与登录大厅西段屋面，可供全馆约一成五的用电。',
      content: `
<p>屋面光伏一期工程昨日并网。一期装机 4.1 兆瓦，组件面积 21,400 平方米，覆盖 1、2 号展厅与登录大厅西段屋面，年发电量预计 425 万千瓦时，约占全馆用电的一成五。</p>
<p>波浪屋面曲率处处不同，又不能打孔。设计团队放弃了常见的支架，改用夹具咬住金属屋面的直立锁边，每只夹具拧紧后逐一做拉拔测试，共四万二千只。组件选用每平方米 11 公斤的轻质型号，屋架无需加固。</p>
<blockquote><p>最难的不是装上去，是装上去以后看起来还和原来一样。</p><p>场馆运营部项目组</p></blockquote>
<p>工程分二十四段进行，下方展厅有展会时即停工。二期拟铺设 3、4 号展厅屋面，待一期运行满一年、掌握实际发电数据后再定规模。</p>`,
    },
    en: {
      title: 'First solar phase on the grid: 42,000 clamps and not one hole',
      subTitle: 'The panels give 4.1 megawatts, and about fifteen per cent of all the power we use.',
      content: `
<p>The first phase of the solar roof was connected yesterday. It has 4.1 megawatts on 21,400 square metres, above Halls 1 and 2 and the west of the concourse, and should make 4.25 million kilowatt-hours a year, about fifteen per cent of what we use.</p>
<p>The curve of the wave roof is different everywhere, and it must not be drilled. So there are no racks. Clamps grip the standing seams of the metal instead, 42,000 of them, each pulled to test its hold. The panels are a light type of 11 kilograms per square metre, and the trusses did not need strengthening.</p>
<blockquote><p>Putting them up was not the hard part. The hard part was that it should look the same afterwards.</p><p>Project team, venue operations</p></blockquote>
<p>Work went ahead in twenty-four sections and stopped whenever there was a show below. A second phase is planned above Halls 3 and 4; its size will be settled once a year of figures is in.</p>`,
    },
  },
];
