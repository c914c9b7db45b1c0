import { list, table } from '../form.ts';
import type { NoticeItem } from '../item.ts';

/** Fire, evacuation, weather and rules of the house. */
export const houseSafety: readonly NoticeItem[] = [
  {
    id: 'notice-17',
    daysAgo: 143,
    time: '16:20',
    attachments: ['safety-rules'],
    zh: (on) => ({
      title: '布展期间将再次组织疏散演练',
      content: `
<p>上一次演练发现的三项问题已整改完毕。${on.day(4)}至 ${on.day(24)}之间的某个布展日，我馆将再次组织疏散演练，具体时刻不预告。</p>
<h3>听到警报后</h3>
<ol><li>关闭手中的电动工具，离开升降平台。</li><li>按红色地面标线走向最近的货门或疏散口，不要返回取物。</li><li>在北侧 A 至 D 集合区按所属展会站队，由主场搭建商清点人数。</li></ol>
<p>上次全员撤离用时六分二十秒，本次目标为五分三十秒。演练约二十五分钟，布展时间相应顺延三十分钟，不另收加班费。</p>
<p>行动不便者无需参加，但请提前告知所在位置，由安全员陪同。</p>`,
    }),
    en: (on) => ({
      title: 'Another evacuation drill during build-up',
      content: `
<p>The three problems found in the last drill have been solved. On one build-up day between ${on.day(4)} and ${on.day(24)} we will hold another, at an hour that we do not announce.</p>
<h3>When you hear the alarm</h3>
<ol><li>Switch off your tools and come down from lifts.</li><li>Follow the red lines to the nearest goods door or exit. Do not go back for anything.</li><li>Assemble in areas A to D on the north side, by show. The main contractor counts.</li></ol>
<p>Last time everyone was out in six minutes and twenty seconds; this time we aim for five and a half. The drill takes about twenty-five minutes, and build-up is extended by thirty, without overtime charges.</p>
<p>If you cannot walk well you need not take part, but tell us beforehand where you work. Somebody will stay with you.</p>`,
    }),
  },
  {
    id: 'notice-19',
    daysAgo: 171,
    time: '10:00',
    attachments: ['safety-rules'],
    zh: (on) => ({
      title: '红色地面标线以内不得堆放展材',
      content: `
<p>四座展厅的疏散通道已全部施划红色地面标线，宽 6 米的主通道与宽 3 米的次通道须全程保持净空。自 ${on.date(1)}起：</p>
${list(
  '布展期间每两小时巡查一次，发现堆放即拍照并通知展台负责人，十分钟内移走。',
  '逾期由我馆代为清移，每立方米收取 260 元，物品在北侧暂存区保管至撤展。',
  '同一搭建商在同一展会被代清三次的，下一届施工押金加倍。',
  '空箱请贴标签，交空箱管理处统一存放，开幕前四小时停止收取。',
)}
<p>布展证背面已印有各展厅出口示意图，请主场搭建商在进场前逐班讲解。</p>`,
    }),
    en: (on) => ({
      title: 'Nothing may stand inside the red lines',
      content: `
<p>Exit routes in all four halls are now marked in red on the floor: main aisles six metres wide, side aisles three. They stay clear at all times. From ${on.date(1)}:</p>
${list(
  'During build-up we go round every two hours. What stands in the way is photographed, and the stand has ten minutes to move it.',
  'After that we move it, for 260 yuan per cubic metre, and keep it on the north side until breakdown.',
  'A contractor for whom we do so three times at one show pays twice the deposit at the next.',
  'Label empty crates and hand them to the crate store, up to four hours before opening.',
)}
<p>The back of each build-up badge now shows the exits of the hall. Main contractors, please explain it to every shift.</p>`,
    }),
  },
  {
    id: 'notice-31',
    daysAgo: 411,
    time: '14:40',
    coverImg: 'news-opening-ceremony.jpg',
    zh: {
      title: '馆内拍摄与直播须知',
      content: `
<p>观众以手机与手持相机拍摄，无需申请，请尊重展台标示的禁拍要求。下列情形须向主办方或我馆报备：</p>
${table(
  '情形 | 向谁报备 | 提前',
  '使用三脚架、稳定器或补光灯 | 主办方 | 当日',
  '展台直播，时长超过一小时 | 主办方 | 两日',
  '商业广告、影视拍摄 | 我馆招展团队 | 十个工作日',
  '无人机 | 我馆安全管理部，另须取得空域许可 | 十五个工作日',
)}
${list(
  '拍摄不得占用疏散通道，线缆须用过线槽。',
  '涉及未成年人正面影像的，须征得监护人同意。',
  '媒体凭记者证在登录大厅 4 号服务台换领采访证，可用媒体间与有线网络。',
)}`,
    },
    en: {
      title: 'Photography, filming and live broadcasts',
      content: `
<p>Visitors may take pictures with phones and hand-held cameras; please respect the signs on stands. For the following, ask first:</p>
${table(
  'What | Ask | How long before',
  'Tripods, gimbals, lamps | The organiser | Same day',
  'Broadcasts of over an hour from a stand | The organiser | Two days',
  'Commercials and films | Our sales team | Ten working days',
  'Drones | Our safety department, with permission for the airspace | Fifteen working days',
)}
${list(
  'Do not stand in exit routes, and put cables under ramps.',
  'To show the faces of children you need their guardians’ consent.',
  'Journalists receive a badge at desk 4 in the concourse, with access to the press room and its network.',
)}`,
    },
  },
  {
    id: 'notice-32',
    daysAgo: 434,
    time: '10:50',
    attachments: ['safety-rules'],
    zh: (on) => ({
      title: '特装展台材料燃烧性能证明查验要求',
      content: `
<p>自 ${on.date(20)}起，特装展台材料须在进场时出示燃烧性能检测报告，未出示的材料不得卸车。</p>
${table(
  '材料 | 最低等级 | 备注',
  '墙体与吊顶板 | B1 | 报告两年内有效',
  '地毯 | B1 | 背面应有批号',
  '布幔、旗帜 | B1 | 现场抽样点燃十二秒',
  '木结构 | 涂刷防火涂料两遍 | 封面前由安全员查看',
  '泡沫塑料 | 不得使用 | 包装物当日运离',
)}
<p>报告可提前上传，审核通过后凭二维码放行。租赁型铝材、钢桁架无需提供。临时更换材料的，请联系现场防火检查，电话 023 0000 8818。</p>`,
    }),
    en: (on) => ({
      title: 'Stand materials: bring the fire certificates',
      content: `
<p>From ${on.date(20)} the materials of custom-built stands need a fire test report at the gate. Without it they stay on the lorry.</p>
${table(
  'Material | Class at least | Remarks',
  'Walls and ceilings | B1 | Report no older than two years',
  'Carpet | B1 | Batch number on the back',
  'Curtains and flags | B1 | A sample is held to a flame for twelve seconds',
  'Timber | Two coats of fire paint | Seen by an inspector before it is covered',
  'Foam plastics | Not allowed | Packaging leaves the same day',
)}
<p>Upload reports beforehand and enter with a code. Hired aluminium systems and steel truss need none. If you change a material at short notice, call the fire inspectors: +86 23 0000 8818.</p>`,
    }),
  },
  {
    id: 'notice-33',
    daysAgo: 459,
    time: '09:40',
    coverImg: 'news-food-fair.jpg',
    attachments: ['safety-rules'],
    zh: {
      title: '室外展场大风与雷雨应急分级',
      content: `
<p>室外展场临江，阵风往往早于降雨。为便于主办方与摊主判断，现按实测风速与雷电距离分为四级：</p>
${table(
  '级别 | 条件 | 应对',
  '蓝 | 阵风每秒 8 米以上 | 收起旗帜与轻质展架，检查配重',
  '黄 | 阵风每秒 11 米以上，或雷电距离 20 千米内 | 放下帐篷侧帘，停用吊装设备',
  '橙 | 阵风每秒 14 米以上，或雷电距离 10 千米内 | 停止营业，观众转入登录大厅',
  '红 | 阵风每秒 17 米以上，或雷电距离 5 千米内 | 全员撤离，切断室外供电',
)}
${list(
  '三米见方的帐篷每脚配重不少于 60 千克，不得以水桶代替。',
  '级别由广场东侧灯柱颜色显示，并以短信通知登记负责人。',
  '解除前须连续二十分钟低于条件，由安全管理部统一宣布。',
)}`,
    },
    en: {
      title: 'Wind and thunder on the plaza: four levels',
      content: `
<p>The plaza lies by the river, where gusts come before the rain. So that organisers and traders know what to do, there are four levels, by measured wind and distance of lightning:</p>
${table(
  'Level | When | Do',
  'Blue | Gusts of 8 m/s | Take in flags and light displays, check ballast',
  'Yellow | Gusts of 11 m/s, or lightning within 20 km | Lower the sides of tents, stop lifting',
  'Orange | Gusts of 14 m/s, or lightning within 10 km | Close; visitors go to the concourse',
  'Red | Gusts of 17 m/s, or lightning within 5 km | Everyone leaves; outdoor power is cut',
)}
${list(
  'A tent three metres square needs 60 kg on each leg. Buckets of water do not count.',
  'The lamps on the east side of the plaza show the colour, and registered managers get a text message.',
  'A level ends after twenty minutes below its limits, when the safety department says so.',
)}`,
    },
  },
  {
    id: 'notice-45',
    daysAgo: 1067,
    time: '10:20',
    zh: (on) => ({
      title: '全馆禁烟，室外设六处吸烟点',
      content: `
<p>自 ${on.date(10)}起，展厅、登录大厅、会议层、停车场及风雨檐下全面禁烟，含电子烟。布展与撤展期间同样适用。</p>
<p>室外设吸烟点六处，均距出入口与新风口二十米以上，配灭烟沙桶与座椅：</p>
${list('室外展场东南角、西南角各一处', 'P2 停车场顶层一处', '北侧货运环线 A 区、C 区各一处', '会议层露台北端一处')}
<p>首次违反者予以劝阻；布展人员第二次违反，收回当日布展证。我馆员工不得在工作服外露时吸烟。</p>
<p>戒烟咨询资料可在服务台领取。</p>`,
    }),
    en: (on) => ({
      title: 'No smoking in the building; six places outside',
      content: `
<p>From ${on.date(10)} nobody smokes in the halls, the concourse, the meeting floor, the car parks or below the eaves. This includes electronic cigarettes, and build-up and breakdown too.</p>
<p>There are six places outside, each more than twenty metres from doors and air intakes, with sand buckets and benches:</p>
${list('South-east and south-west corners of the plaza, one each', 'Top deck of P2', 'Freight loop, areas A and C, one each', 'North end of the terrace on the meeting floor')}
<p>The first time we ask you to stop. A builder who does it again hands in the badge for the day. Our own staff do not smoke in uniform.</p>
<p>The desks have leaflets for those who would like to give up.</p>`,
    }),
  },
];
