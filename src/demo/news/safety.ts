import type { NewsItem } from './item.ts';

/** Drills, first aid, and what the weather asks for. */
export const safety: readonly NewsItem[] = [
  {
    id: 'news-041',
    daysAgo: 124,
    time: '10:50',
    coverImg: 'hall-show.jpg',
    zh: {
      title: 'AED 增至四十八台，走两分钟就能取到',
      subTitle: '新增三十六台自动体外除颤器全部到位，两百名同事完成急救培训。',
      content: `
<p>新增的三十六台自动体外除颤器（AED）本周全部到位：四座展厅各六台，会议层五台，登录大厅四台，室外展场与停车场三台。加上原有的十二台，全馆共四十八台，机柜开启时自动向现场服务台报警。</p>
<p>位置是走出来的。安全团队在平面上随机抽取六十个点，由不同的人步行去取最近的一台，平均五十一秒，最远一分五十二秒。有三台为此换了位置，因为布展期间会被展台挡住。</p>
<h3>如果有人倒下</h3>
<ol><li>拍肩呼喊，没有反应，立刻请旁人拨打 120 与现场服务电话 023 0000 8800。</li><li>开始胸外按压，并请另一人去取最近的 AED。</li><li>打开盖子，跟着语音做。没有学过的人也可以使用。</li></ol>
<p>两百名一线同事分两期完成培训，其中一百八十六人取得急救证书。每个班次、每座展厅至少两人在岗，袖章上有绿色十字。</p>`,
    },
    en: {
      title: 'Forty-eight defibrillators, none more than two minutes away',
      subTitle:
        'Thirty-six new ones are in place, and two hundred of our team have been trained in first aid.',
      content: `
<p>This week the last of thirty-six new automated defibrillators (AEDs) went up: six in each hall, five on the meeting floor, four in the concourse, and three on the plaza and in the car parks. With the twelve that we had there are now forty-eight. Opening a cabinet raises an alarm at the service desk.</p>
<p>Their places were found on foot. We picked sixty spots at random and sent different people to fetch the nearest one. On average it took fifty-one seconds, at worst a minute and fifty-two. Three cabinets were moved because stands would have hidden them.</p>
<h3>If somebody collapses</h3>
<ol><li>Shake their shoulder and shout. If there is no answer, have someone dial 120 and our on-site line, +86 23 0000 8800.</li><li>Start chest compressions and send another person for the nearest AED.</li><li>Open it and do what the voice says. You need no training to use it.</li></ol>
<p>Two hundred of our front-line staff took the course, in two groups, and 186 now hold a certificate. At least two are on duty in every hall on every shift; look for the green cross on the armband.</p>`,
    },
  },
  {
    id: 'news-045',
    daysAgo: 92,
    time: '17:05',
    zh: (on) => ({
      title: '再次突击演练：布展中的展厅三分四十秒清空',
      subTitle: '上次发现的三个问题已经解决，这次又找到两个新的。',
      content: `
<p>${on.day(-94)}下午，2 号展厅正在布展，疏散警报在没有预告的情况下响起。四百一十名搭建工人与参展商撤到室外，用时三分四十秒。这是三个月内的第二次突击演练。</p>
<table><thead><tr><th scope="col">上次发现的问题</th><th scope="col">这次的情况</th></tr></thead><tbody><tr><td>疏散通道堆放展材</td><td>通道全部畅通</td></tr><tr><td>一处应急广播听不清</td><td>六十个测点语音均清晰可辨</td></tr><tr><td>部分工人不知道最近的出口</td><td>抽问五十人，四十七人答对</td></tr></tbody></table>
<p>新问题有两个。一是戴降噪耳罩操作切割机的工人没有听见警报，由同伴拉着离开；二是一座木质坡道的脚手架下方还有人在作业，清点时晚了四十秒才确认。</p>
<p>针对前者，四座展厅两侧将加装九十六只频闪警示灯；针对后者，高度超过四米的展台须指定一名专人，疏散时负责清点本展台的人数。</p>`,
    }),
    en: (on) => ({
      title: 'A second surprise drill: a hall in mid-build is empty in under four minutes',
      subTitle: 'The three faults of the first drill are gone, and two new ones have been found.',
      content: `
<p>On the afternoon of ${on.day(-94)}, with build-up in full swing in Hall 2, the evacuation alarm went off. Nobody had been told. Four hundred and ten builders and exhibitors were outside after three minutes and forty seconds. It was the second such drill in three months.</p>
<table><thead><tr><th scope="col">Found last time</th><th scope="col">This time</th></tr></thead><tbody><tr><td>Escape routes blocked by materials</td><td>All clear</td></tr><tr><td>Announcements hard to make out in one corner</td><td>Understood at all sixty test points</td></tr><tr><td>Workers unsure of the nearest exit</td><td>Forty-seven of fifty asked knew it</td></tr></tbody></table>
<p>Two faults were new. People who ran saws with ear defenders on heard nothing and had to be led away by colleagues. And someone was still at work beneath the scaffold of a timber ramp, which delayed the count by forty seconds.</p>
<p>For the first we are fitting ninety-six flashing beacons along the sides of all four halls. For the second, every stand more than four metres high must now name one person who counts heads.</p>`,
    }),
  },
  {
    id: 'news-052',
    daysAgo: 310,
    time: '09:30',
    zh: {
      title: '防汛挡板演练：四百六十米江岸五十五分钟合拢',
      subTitle: '四十八名同事装好一千八百四十块挡板，比预案快三十五分钟。',
      content: `
<p>室外展场临江一侧的移动防汛挡板上周完成年度演练。全线四百六十米，立柱二百三十根，铝合金挡板一千八百四十块，四十八人分八组同时安装，五十五分钟合拢，预案时限为九十分钟。</p>
<ol><li>江水距广场地面三米时，挡板从亲水台阶下方的库房运出，沿线摆放。</li><li>距两米时，竖立柱、装挡板，同时关闭临江的三处出入口。</li><li>距一米时，六台水泵投入运行，室外展场停止使用，已进场的展品移入展厅。</li></ol>
<p>开馆以来，江水两次漫过最低一级台阶，从未到达广场。挡板至今没有真正用过，每年仍要全线装一遍，检查每一条密封胶。今年更换了其中的一百一十二条。</p>
<p>演练之后，四十八人里有一半换成了新人再装一次，用时七十一分钟，仍在时限之内。</p>`,
    },
    en: {
      title: 'Flood barrier drill: 460 metres closed in fifty-five minutes',
      subTitle:
        'Forty-eight of our team put up 1,840 boards, thirty-five minutes faster than the plan allows.',
      content: `
<p>Last week we put up the flood barrier along the river side of the plaza, as we do every year. It is 460 metres long, with 230 posts and 1,840 aluminium boards. Forty-eight people in eight groups closed it in fifty-five minutes. The plan allows ninety.</p>
<ol><li>When the water is three metres below the plaza, the boards come out of their store under the steps and are laid along the line.</li><li>At two metres, posts and boards go up, and the three gates to the river are shut.</li><li>At one metre, six pumps start, the plaza closes, and exhibits that are already there move into the halls.</li></ol>
<p>Since we opened, the river has twice covered the lowest step and never come near the plaza. The barrier has not been needed yet. All the same it is built once a year and each of its seals is looked at; this time 112 were replaced.</p>
<p>Then half of the team made room for newcomers, and the whole thing was done again. They took seventy-one minutes, still well in time.</p>`,
    },
  },
  {
    id: 'news-060',
    daysAgo: 452,
    time: '10:05',
    coverImg: 'news-construction-detail.jpg',
    zh: {
      title: '高温、大雾与暴雨：布展期天气预案公布',
      subTitle: '三类天气各有触发条件与应对办法，因此停工的时间不计入布展时间。',
      content: `
<p>山城的天气常常说变就变。我馆把历年布展中积累的做法整理成一份天气预案，自本月起作为场地合同附件，主办方与搭建商可据此安排工序。</p>
<table><thead><tr><th scope="col">天气</th><th scope="col">触发条件</th><th scope="col">应对</th></tr></thead><tbody><tr><th scope="row">高温</th><td>室外气温达到 37 度</td><td>12:00 至 15:00 停止室外搭建；登录大厅东侧设歇凉区，室外加设八处饮水点</td></tr><tr><th scope="row">大雾</th><td>能见度低于 200 米</td><td>货车单向进场、由引导车带行；室外吊装暂停</td></tr><tr><th scope="row">暴雨</th><td>一小时雨量超过 30 毫米</td><td>放下帐篷侧帘，切断低位电源，室外展品转入登录大厅</td></tr></tbody></table>
<p>触发与解除均以嘉陵湾气象站的实测为准，由现场服务台通过广播和短信通知，不需要主办方自行判断。</p>
<p>因天气停工的时间全部顺延，最多六小时，不收加时费；超过六小时的部分按平日标准减半。去程受阻的货车，凭交管部门的公告可免费改约。</p>`,
    },
    en: {
      title: 'Heat, fog and heavy rain: our plan for building in all weathers',
      subTitle: 'It says when we stop and what we do, and time lost to the weather does not count.',
      content: `
<p>The weather in the Mountain City likes to change its mind. What we have learnt from it in years of build-ups is now written down in one plan, which from this month is part of every contract, so that organisers and builders can work around it.</p>
<table><thead><tr><th scope="col">Weather</th><th scope="col">When</th><th scope="col">What happens</th></tr></thead><tbody><tr><th scope="row">Heat</th><td>37 °C outside</td><td>No building outdoors from 12:00 to 15:00; a cool area in the east of the concourse, and eight more places to drink outside</td></tr><tr><th scope="row">Fog</th><td>Visibility below 200 m</td><td>Lorries enter one way behind a guide car; no lifting outdoors</td></tr><tr><th scope="row">Heavy rain</th><td>More than 30 mm in an hour</td><td>Tent sides down, low sockets off, outdoor exhibits moved into the concourse</td></tr></tbody></table>
<p>The readings of the Jialing Bay weather station decide when it begins and ends. The service desk passes the word on by loudspeaker and text message; organisers need not judge for themselves.</p>
<p>Up to six hours lost are added to your build-up free of charge, and anything beyond that costs half the usual rate. Lorries held up on the road can change their time at no cost.</p>`,
    },
  },
];
