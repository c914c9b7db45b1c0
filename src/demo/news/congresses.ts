import { figureEn, figureZh } from '../media.ts';
import type { NewsItem } from './item.ts';

/** Congresses and contests of the last three years, told by what was unusual about the rooms. */
export const congresses: readonly NewsItem[] = [
  {
    id: 'news-049',
    daysAgo: 121,
    time: '17:50',
    coverImg: 'meeting-ballroom-side.jpg',
    zh: {
      title: '四堂课，同一个大厅，互不打扰',
      subTitle: '人工智能与教育大会在宴会厅试办“无声课堂”，听众戴上耳机自选频道。',
      content: `
<p>人工智能与教育大会昨日闭幕。三天里最受议论的，不是主会场的报告，而是一间听不见声音的教室。</p>
<p>宴会厅没有放下隔断，四角各设一座矮台，四堂课同时开讲。主讲教师对着头戴话筒轻声说话，听众用接收机选择频道，想换一堂课，拨一下旋钮即可，不必起身穿过人群。厅内噪声始终在 45 分贝以下，与阅览室相当。</p>
<ul><li>接收机一千二百台，全部来自会议中心的同传库存。</li><li>三成八的听众中途换过频道，平均每场换一次半。</li><li>九成一的代表希望下届保留这种会场。</li></ul>
<p>六间教室里的公开课则正相反，越吵越好。教师与模型同备一课，先后讲给同一班学生，再由学生投票。三十六对课程中，教师赢了二十二对，模型赢了十四对；差距最大的一堂是几何，因为教师当场折了一只纸盒。</p>`,
    },
    en: {
      title: 'Four lessons in one room, and none disturbed another',
      subTitle: 'The AI in Education Conference tried a silent classroom, with headphones and a dial.',
      content: `
<p>The AI in Education Conference ended yesterday. What its delegates talked about most was not a keynote but a classroom in which nothing could be heard.</p>
<p>The ballroom was left undivided, with a low platform in each corner and four lessons at a time. Teachers spoke softly into a headset. The audience chose a channel on a receiver, and anyone who wanted another lesson turned a dial and stayed in their seat. It was never louder than 45 decibels, about as loud as a reading room.</p>
<ul><li>All 1,200 receivers came from our own stock for interpretation.</li><li>Thirty-eight per cent changed channels during a session, one and a half times on average.</li><li>Ninety-one per cent would like to have it again.</li></ul>
<p>In the six open classrooms it was the other way round, and noise was welcome. A teacher and a model had prepared the same lesson, taught it to the same pupils one after the other, and the pupils voted. Of thirty-six pairs the teachers won twenty-two, the models fourteen. The widest margin was in geometry, where the teacher had folded a paper box.</p>`,
    },
  },
  {
    id: 'news-058',
    daysAgo: 336,
    time: '13:25',
    coverImg: 'meeting-banquet.jpg',
    zh: {
      title: '宴会厅里的急诊室：二十四张抢救床一夜就位',
      subTitle: '西部急诊医学年会三天完成模拟抢救六百一十二次，闭幕当晚又变回宴会厅。',
      content: `
<p>西部急诊医学年会日前在会议中心举行，一千八百名急诊医师与护士参会。习惯了夜班的人坐不住，主办方便把半数议程改成了动手：五间会议室全天开设气道、超声与创伤技能课，宴会厅则连夜搭成一间急诊室。</p>
<p>急诊室里有二十四张抢救床，每床配模拟人、监护仪与呼吸机，地面铺防滑胶垫，顶灯调成手术灯的色温。代表四人一组抽签入场，只知道患者还有三分钟到。三天共完成模拟抢救 612 次，全程录像，结束后在隔壁逐帧复盘。</p>
${figureZh('meeting-banquet.jpg', '末日晚上，同一间宴会厅已布置成闭幕晚宴。')}
<p>设备用电由地面接口分二十四路供给，各路独立，互为备用。末日 14:00 结束最后一次抢救，19:00 晚宴开席，翻场五个小时。</p>
<p>最后一个下午，代表们还到登录大厅教市民心肺复苏，两千三百人按到了一百下。</p>`,
    },
    en: {
      title: 'An emergency room in the ballroom',
      subTitle:
        'Doctors and nurses rescued 612 simulated patients in three days, and on the last night dinner was served there.',
      content: `
<p>The Western Emergency Medicine Congress has just met here. Its 1,800 doctors and nurses are used to night shifts and not to sitting still, so half of the programme was practice: airway, ultrasound and trauma classes in five rooms all day, and an emergency department built overnight in the ballroom.</p>
<p>It had twenty-four beds, each with a manikin, a monitor and a ventilator; rubber underfoot; and lamps set to the colour of operating lights. Teams of four drew lots and were told one thing, that the patient was three minutes away. They went through 612 rescues, every one filmed and looked at afterwards, frame by frame, in the room next door.</p>
${figureEn('meeting-banquet.jpg', 'The same ballroom on the last evening, laid for dinner.')}
<p>Power came up through the floor on twenty-four circuits, each independent and each with a spare. The last rescue ended at 14:00, and dinner began at 19:00. We had five hours to turn the room round.</p>
<p>That same afternoon other delegates went down to the concourse and taught resuscitation to anyone who passed. Two thousand three hundred people got as far as a hundred compressions.</p>`,
    },
  },
  {
    id: 'news-077',
    daysAgo: 968,
    time: '16:15',
    coverImg: 'meeting-theatre-stage.jpg',
    zh: (on) => ({
      title: '直径八米六的刀盘，分五块走进展厅',
      subTitle: '国际隧道与地下空间大会闭幕，三十一个国家和地区的两千名代表与会。',
      content: `
<p>国际隧道与地下空间大会于 ${on.day(-969)}闭幕。四天里，来自三十一个国家和地区的两千名代表坐满大会堂，听取报告一百九十二场，会议以六种语言同声传译。</p>
<p>同期展览设在 1 号展厅，最醒目的展品是一台盾构机的刀盘，直径 8.6 米，重 118 吨。货门净宽 4.5 米，整件无法通过，制造商把它分成五块运来，在展厅内拼装。为把荷载摊开，底座做成 44 平方米的箱形梁，折合每平方米不足 2.7 吨。</p>
<ol><li>第一夜，底座就位、调平，用时六小时。</li><li>第二夜，五块刀盘依次进场，由两台汽车吊抬吊。</li><li>第三夜，螺栓紧固与探伤，拆除临时支撑。</li></ol>
<p>会后的技术考察去了三处工地，其中一处是城市轨道的越江段，代表们从江面下四十一米处走过。大会下一届由另一座大陆的城市承办，刀盘则直接运往工地，这是它开工前唯一一次公开展出。</p>`,
    }),
    en: (on) => ({
      title: 'A cutterhead 8.6 metres wide enters through a 4.5-metre door',
      subTitle:
        'It came in five pieces to the tunnelling congress, which brought two thousand people from 31 countries.',
      content: `
<p>The International Tunnel &amp; Underground Space Congress closed on ${on.day(-969)}. For four days two thousand delegates from thirty-one countries and regions filled the Plenary Hall and heard 192 papers, interpreted into six languages.</p>
<p>In Hall 1 there was an exhibition, and nobody missed its largest piece: the cutterhead of a tunnel boring machine, 8.6 metres across and 118 tonnes in weight. Our goods doors are 4.5 metres wide. The maker brought it in five parts and put them together indoors, on a box-section base of 44 square metres that kept the load below 2.7 tonnes per square metre.</p>
<ol><li>First night: the base is set down and levelled, in six hours.</li><li>Second night: the five parts come in, one after another, each between two mobile cranes.</li><li>Third night: bolts are tightened and tested, and the temporary props removed.</li></ol>
<p>Afterwards the delegates visited three building sites. One was the metro’s river crossing, where they walked forty-one metres below the water. The congress now moves to another continent. The cutterhead went straight to work, and will not be seen in public again.</p>`,
    }),
  },
  {
    id: 'news-079',
    daysAgo: 1036,
    time: '17:15',
    coverImg: 'news-technology-stage.jpg',
    zh: {
      title: '二百一十四支中学生队伍，把 4 号展厅变成赛场',
      subTitle: '长江流域中学生机器人联赛决赛设三十六块场地，最热闹的是一张换零件的长桌。',
      content: `
<p>长江流域中学生机器人联赛决赛上周末在 4 号展厅举行。来自十七个省区市的二百一十四支队伍，在三十六块场地上进行了九百二十场对抗，任务是让机器人在两分钟内把散落的“货物”分拣装车。</p>
<p>看台设在展厅南侧，三千个座位坐得最满的不是决赛，而是“最佳失败奖”的评选。获奖的机器人每一场都在最后十秒散架，队员们每一次都把它重新装好，打满了全部六轮。</p>
<h3>一张公用的桌子</h3>
<p>展厅中央摆了一张四十米长的桌子，任何队伍都可以把多余的零件放上去，也可以拿走需要的。两天里换手的零件约六千件，其中有一台完整的备用底盘，留的字条上写着：“我们淘汰了，你们接着跑。”</p>
<p>赛场无线电管理由我馆技术团队负责。三十六块场地同时开赛，分配信道七十二个，全程只有两场因干扰重赛。</p>`,
    },
    en: {
      title: 'Two hundred and fourteen school teams turn Hall 4 into an arena',
      subTitle: 'At the robotics league final the liveliest spot was a long table of spare parts.',
      content: `
<p>Last weekend the Yangtze Schools Robotics League held its final in Hall 4. From seventeen provinces came 214 teams, who fought 920 matches on thirty-six fields. Each robot had two minutes to sort scattered goods and load them onto a truck.</p>
<p>There were three thousand seats on the south side, and the fullest hour was not the final but the prize for the best failure. The winning robot fell apart ten seconds before the end of every match, was rebuilt every time, and played all six rounds.</p>
<h3>A table for everyone</h3>
<p>In the middle of the hall stood a table forty metres long, where teams could leave parts they did not need and take those that they did. About six thousand changed hands in two days. One was a complete spare chassis, with a note: ‘We’re out. You keep it rolling.’</p>
<p>Our technical team looked after the airwaves. With thirty-six fields in play at once and seventy-two channels to share out, only two matches had to be repeated because of interference.</p>`,
    },
  },
];
