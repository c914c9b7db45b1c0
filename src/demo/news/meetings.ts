import { figureEn, figureZh } from '../media.ts';
import type { NewsItem } from './item.ts';

/** The conference centre: its rooms and the meetings in them. */
export const meetings: readonly NewsItem[] = [
  {
    id: 'news-005',
    daysAgo: 9,
    time: '09:00',
    coverImg: 'meeting-theatre.jpg',
    zh: (on) => ({
      title: '大会堂完成声学改造，混响时间降至 1.2 秒',
      subTitle: '木格墙面重新调校，两千座会场在不扩声时亦可听清主讲人的每一句话。',
      content: `
<p>历时五十六天，大会堂声学改造于本周完成。两千个座位全部保留，空场混响时间由 1.9 秒降至 1.2 秒，满场为 1.0 秒，语言清晰度达到国家标准中“优”的一级。</p>
<p>此次改造没有增加一块吸音板。施工团队逐根测量了两侧墙面的三千二百根木格栅，重新调整间距与进深，让中高频声音在后排座席前散开，而不是原路返回舞台。</p>
${figureZh('meeting-theatre.jpg', '改造后的大会堂。墙面木格栅的间距由六厘米调整为四至九厘米不等。')}
<h3>主讲人可以放下话筒</h3>
<p>在 ${on.day(-12)}的试音中，主讲人未使用扩声设备，最后一排的听众仍能听清每一个字。对以圆桌、对谈为主的学术会议而言，这意味着更自然的交流。</p>
<blockquote><p>好的会场应当让人忘记会场。听得清，坐得住，走得顺，就够了。</p><p>场馆运营部工程主管</p></blockquote>
<p>大会堂自 ${on.day(10)}起恢复预订，此后半年尚有四十一个可用档期。主办方可通过在线预订提交申请，我们将在 24 小时内与您联系。</p>`,
    }),
    en: (on) => ({
      title: 'Plenary Hall retuned: reverberation down to 1.2 seconds',
      subTitle:
        'With its timber walls retuned, a speaker is heard in all two thousand seats, even without a microphone.',
      content: `
<p>The Plenary Hall has its new sound. Fifty-six days of work kept all two thousand seats and brought the reverberation time of the empty hall from 1.9 seconds to 1.2; with an audience it is 1.0. Speech intelligibility now falls in the top class of the national standard.</p>
<p>Not one acoustic panel was added. Instead, each of the 3,200 timber slats on the side walls was measured and reset, closer here and deeper there, so that the higher voices scatter before the last rows and do not travel back to the stage.</p>
${figureEn('meeting-theatre.jpg', 'The hall after the work. The slats used to stand six centimetres apart; now the gaps vary from four to nine.')}
<h3>The microphone is optional</h3>
<p>In the trial on ${on.day(-12)} the speaker did without amplification, and people in the last row followed every word. For meetings built on discussion, that makes talking feel natural again.</p>
<blockquote><p>A good hall lets you forget the hall. You can hear, you can sit, you can find the door. That is all.</p><p>Chief engineer, venue operations</p></blockquote>
<p>Bookings are open for dates from ${on.day(10)}; forty-one are free in the half-year after that. Send us a request online, and we will be in touch within 24 hours.</p>`,
    }),
  },
  {
    id: 'news-014',
    daysAgo: 68,
    time: '10:30',
    coverImg: 'meeting-banquet.jpg',
    zh: {
      title: '宴会厅更换活动隔断，一厅变三厅只需二十五分钟',
      subTitle: '新隔断隔声量达到 54 分贝，相邻两场活动互不打扰。',
      source: '会议服务部',
      content: `
<p>202 宴会厅的两道活动隔断本周更换完毕并投入使用。新隔断单扇重 420 千克，由电动轨道牵引，两名工作人员二十五分钟即可将 1,904 平方米的大厅分为三间；此前这项工作需要六人、一个半小时。</p>
<p>隔声量由 46 分贝提高到 54 分贝。测试当天，中厅播放宴会背景音乐，两侧会议室内的本底噪声仅上升 2 分贝，会议未受影响。</p>
<table><thead><tr><th scope="col">分区</th><th scope="col">面积（平方米）</th><th scope="col">剧院式（人）</th><th scope="col">宴会（人）</th></tr></thead><tbody><tr><td>东厅</td><td>612</td><td>560</td><td>380</td></tr><tr><td>中厅</td><td>680</td><td>640</td><td>440</td></tr><tr><td>西厅</td><td>612</td><td>560</td><td>380</td></tr><tr><td>全厅</td><td>1,904</td><td>1,800</td><td>1,200</td></tr></tbody></table>
<p>三间厅各有独立的灯光、音响与空调控制，也各有通往厨房的传菜口。上午三场分论坛、晚上一场千人晚宴，中间的翻场时间可以压缩到九十分钟。</p>`,
    },
    en: {
      title: 'New walls turn one ballroom into three in twenty-five minutes',
      subTitle: 'They stop 54 decibels of sound, so that two events can share a wall and never know it.',
      source: 'Convention team',
      content: `
<p>Both movable walls of the ballroom were replaced this week. A panel weighs 420 kilograms, but it runs on a motorised track: two people divide the 1,904 square metres into three rooms in twenty-five minutes. Until now it took six people and an hour and a half.</p>
<p>Sound insulation has risen from 46 to 54 decibels. On the day of the test we played dinner music in the middle room, and the noise level on either side went up by just two.</p>
<table><thead><tr><th scope="col">Room</th><th scope="col">Area (m²)</th><th scope="col">Theatre</th><th scope="col">Banquet</th></tr></thead><tbody><tr><td>East</td><td>612</td><td>560</td><td>380</td></tr><tr><td>Centre</td><td>680</td><td>640</td><td>440</td></tr><tr><td>West</td><td>612</td><td>560</td><td>380</td></tr><tr><td>Whole room</td><td>1,904</td><td>1,800</td><td>1,200</td></tr></tbody></table>
<p>Each part has its own light, sound, air and door to the kitchen. Three sessions in the morning and one dinner for twelve hundred at night: the turnaround can now be as short as ninety minutes.</p>`,
    },
  },
  {
    id: 'news-019',
    daysAgo: 117,
    time: '09:45',
    coverImg: 'meeting-classroom.jpg',
    zh: {
      title: '同声传译增至八个语种，译员室全部翻新',
      subTitle: '新增西班牙语与阿拉伯语通道，接收机总数达到两千四百台。',
      source: '会议服务部',
      content: `
<p>大会堂的同声传译系统完成升级，可同时提供八个语种的传译：中、英、日、韩、法、俄、西班牙、阿拉伯。八间译员室全部翻新，每间可容两名译员，正对舞台，视线不受遮挡。</p>
<p>数字红外接收机由一千六百台增至两千四百台，一次充电可用二十小时。除大会堂外，203 至 207 号会议室也可借用这套系统，最多四个语种。</p>
<p>译员最在意的两件事，是空气与安静。新译员室每小时换气六次，室内噪声低于 30 分贝，并可从室内单独调节温度。</p>
<p>需要传译的主办方，请在会前十个工作日告知语种与场次。我们可提供设备，也可代为聘请译员。</p>`,
    },
    en: {
      title: 'Interpretation now in eight languages, from rebuilt booths',
      subTitle: 'Spanish and Arabic join the list, and there are 2,400 receivers to go round.',
      source: 'Convention team',
      content: `
<p>The Plenary Hall can now be interpreted into eight languages at once: Chinese, English, Japanese, Korean, French, Russian, Spanish and Arabic. All eight booths have been rebuilt, each for two interpreters, each with a clear view of the stage.</p>
<p>The number of infrared receivers has gone from 1,600 to 2,400; one charge lasts twenty hours. Rooms 203 to 207 can borrow the system for up to four languages.</p>
<p>Ask interpreters what they need and they say air and silence. The new booths change their air six times an hour, stay below 30 decibels and have their own thermostat.</p>
<p>If your meeting needs interpretation, tell us the languages and sessions ten working days ahead. We can supply the equipment, the interpreters, or both.</p>`,
    },
  },
  {
    id: 'news-022',
    daysAgo: 151,
    time: '17:20',
    coverImg: 'hero-concourse.jpg',
    zh: {
      title: '医学影像论坛把读片室搬进前厅',
      subTitle: '三天四十四场报告，前厅的二十台读片工作站成为最热闹的地方。',
      content: `
<p>江湾医学影像论坛昨日在会议中心闭幕。三天里，一千五百名放射科医师与工程师参加了四十四场报告，使用大会堂、宴会厅与六间会议室。</p>
<p>与往届不同，主办方把二十台读片工作站摆进了会议层前厅。每台工作站循环展示五十例真实病例，参会者先作判断，再看答案。三天累计读片一万九千例次，平均正确率由首日的七成一升至末日的七成九。</p>
<p>为保证读片环境，我馆将前厅东段照度由 300 勒克斯降至 80 勒克斯，并以可移动木格屏风遮挡侧光。这套屏风此后将留作常备设施，供海报展与演示活动使用。</p>
<p>论坛全程使用电子胸卡，签到平均用时四秒。</p>`,
    },
    en: {
      title: 'Imaging forum puts its reading rooms in the foyer',
      subTitle: 'In three days of forty-four talks, the busiest spot was a row of twenty workstations.',
      content: `
<p>The Riverside Medical Imaging Forum ended yesterday. For three days 1,500 radiologists and engineers filled the Plenary Hall, the ballroom and six further rooms for forty-four talks.</p>
<p>What was new stood in the foyer: twenty reading workstations, each with fifty real cases. You gave your diagnosis, then saw the answer. Nineteen thousand readings were made, and the share of correct ones climbed from 71 per cent on the first day to 79 on the last.</p>
<p>To read an image you need the dark. We dimmed the east end of the foyer from 300 lux to 80 and kept the daylight off with movable timber screens, which will stay with us for poster sessions and demonstrations.</p>
<p>Badges were electronic throughout. Signing in took four seconds.</p>`,
    },
  },
  {
    id: 'news-029',
    daysAgo: 248,
    time: '11:30',
    coverImg: 'meeting-boardroom.jpg',
    zh: {
      title: '四间临江会议室开放预订，落地窗外即是江面',
      subTitle: '214 至 217 号会议室由办公区改建而成，每间 384 平方米，可容三百六十人。',
      content: `
<p>会议层南侧的 214 至 217 号会议室即日起开放预订。这四间会议室由原办公区改建而成，每间 384 平方米，净高 4.5 米，剧院式可坐三百六十人，南向整面落地窗正对嘉陵江。</p>
<p>江景固然好看，却也会让投影发白。设计团队为此采用了三层窗帘：纱帘柔光，遮光帘供投影使用，另有一层深色纱，能在看清屏幕的同时留住窗外的江面。</p>
<p>办公区迁至登录大厅夹层，面积减少三分之一。腾出的位置都给了客人，这是我们去年定下的一条原则：临江的一面，留给来开会的人。</p>
<p>开放首月，四间会议室半日场租减两成。</p>`,
    },
    en: {
      title: 'Four river rooms open where the offices used to be',
      subTitle: 'Rooms 214 to 217 seat 360 people each, in front of a window as wide as the wall.',
      content: `
<p>Rooms 214 to 217 can be booked from today. They were our offices until last year. Now each is a meeting room of 384 square metres, 4.5 metres high, with 360 seats in rows and a south wall of glass above the river.</p>
<p>A view is a fine thing until somebody starts the projector. So there are three curtains: a sheer one for soft light, a black one for slides, and a dark gauze that keeps both the screen and the river in sight.</p>
<p>Our own desks have moved to the mezzanine, into a third less space. We settled the principle last year: the side that faces the river is for guests.</p>
<p>For the first month, half-day hire of the four rooms is twenty per cent less.</p>`,
    },
  },
  {
    id: 'news-032',
    daysAgo: 299,
    time: '16:10',
    coverImg: 'meeting-theatre.jpg',
    zh: {
      title: '两千人的年会，没有印一张议程',
      subTitle: '流域水利学术年会以电子胸卡与门口屏幕取代纸质材料，省下四十一万页。',
      content: `
<p>流域水利学术年会上周在会议中心举行，与会代表两千一百人，报告三百零六场。会上没有会刊、没有议程单，也没有一张印刷的指路牌。</p>
<p>代表胸前的电子纸胸卡显示当日的场次与房间，走近会议室时自动刷新；启用的十六间会议室门口的屏幕同步显示当前与下一场报告，临时调整在十秒内更新到所有屏幕。</p>
<p>据主办方测算，与上一届相比，本届少印材料四十一万页，会务组人手由三十八人减至二十二人。会后问卷中，八成七的代表认为查找场次“比以前更方便”。</p>
<p>这套系统已列入会议中心常备服务，五百人以上的会议可免费使用门口屏幕。</p>`,
    },
    en: {
      title: 'A congress for two thousand, and not one printed programme',
      subTitle: 'Electronic badges and screens at the doors saved 410,000 pages.',
      content: `
<p>The River Basins Congress met here last week: 2,100 delegates, 306 papers, and nothing on paper. There was no book of abstracts, no programme, not even a printed sign.</p>
<p>Each delegate wore a badge of electronic paper with the day’s sessions and rooms, which refreshed at the door. Screens outside all sixteen rooms in use showed the current talk and the next. A change of plan reached every one of them within ten seconds.</p>
<p>By the organiser’s count that saved 410,000 pages, and the staff desk needed twenty-two people in place of thirty-eight. Asked afterwards, 87 per cent of the delegates said that finding a session had become easier.</p>
<p>The system is now part of the house. For meetings of five hundred and more, the door screens come free.</p>`,
    },
  },
];
