import { en, facts, list, table, zh } from '../form.ts';
import type { NoticeItem } from '../item.ts';

/** Ballroom, Plenary Hall and the rooms around them. */
export const meetingRooms: readonly NoticeItem[] = [
  {
    id: 'purchase-18',
    daysAgo: 216,
    time: '09:40',
    attachments: ['tender-form', 'specification', 'contract-draft'],
    zh: (on) => ({
      title: '202 宴会厅活动隔断更换公开招标公告',
      content: `
<p>202 宴会厅现有两道活动隔断隔声量为 46 分贝，收合需六人、一个半小时，已不能满足同日多场活动的要求。现公开招标整体更换。</p>
${facts(
  '项目编号 | JLB-P-0327',
  '最高限价 | 390 万元（含税，含旧隔断拆卸）',
  '交货期 | 合同签订后 100 日内到货，现场安装不超过 14 日',
  `现场踏勘 | ${on.date(5)} 15:00，会议层前厅`,
  `递交截止 | ${on.date(21)} 10:00`,
  `递交地点 | ${zh.counter}`,
)}
<h3>技术要求</h3>
${list(
  '两道隔断将 1,904 平方米分为 612、680、612 平方米三间，利用现有屋面吊点，单扇重量不超过 430 千克。',
  '现场实测隔声量不低于 52 分贝，由招标人委托的第三方检测，不合格即退货。',
  '电动轨道牵引，两人三十分钟内完成一次收合，停电时可手动操作。',
  '饰面为木纹防火板，颜色与宴会厅墙面一致，先送样确认。',
)}
<p>拆下的旧隔断完好无损地移交招标人，由招标人另行处置。</p>
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Open tender: new movable walls for the ballroom',
      content: `
<p>The two movable walls of the ballroom stop 46 decibels and take six people ninety minutes to close. That is no longer enough for several events on one day, and both are to be replaced.</p>
${facts(
  'Project number | JLB-P-0327',
  'Ceiling price | CNY 3,900,000, including tax and removal of the old walls',
  'Delivery | Within 100 days of signing; no more than 14 days on site',
  `Site visit | ${on.date(5)}, 15:00, foyer of the meeting floor`,
  `Bids due | ${on.date(21)}, 10:00`,
  `Submit to | ${en.counter}`,
)}
<h3>Requirements</h3>
${list(
  'Divide 1,904 m² into rooms of 612, 680 and 612 m², hanging from the existing points; no panel above 430 kg.',
  'At least 52 decibels measured on site by a laboratory of our choice. Walls that fail are returned.',
  'A motorised track that lets two people close a wall within thirty minutes, and a way to do it by hand in a power cut.',
  'Fire-rated facing in wood grain to match the room; we approve a sample first.',
)}
<p>The old walls are to be taken down undamaged and handed to us. We will sell them separately.</p>
${en.purchasing}`,
    }),
  },
  {
    id: 'purchase-16',
    daysAgo: 192,
    time: '16:00',
    zh: (on) => ({
      title: '202 宴会厅活动隔断更换中标结果公告',
      content: `
<p>项目 JLB-P-0327 于 ${on.date(-3)}开标评审，四家投标，有效投标四家。</p>
<p>中标人：静岩隔声科技有限公司。中标金额 3,562,000 元，承诺现场实测隔声量 54 分贝，单扇重 420 千克。</p>
<p>评标委员会认为，中标方案采用双密封底脚，在现有地面平整度下无需另做地轨，可少占用宴会厅六天。</p>
<p>公示期三个工作日，自 ${on.date(1)}起计。异议请书面送达采购管理部，电话 023 0000 8820。</p>`,
    }),
    en: (on) => ({
      title: 'Result: new movable walls for the ballroom',
      content: `
<p>Bids for project JLB-P-0327 were opened and assessed on ${on.date(-3)}. All four were valid.</p>
<p>Awarded to Jingyan Acoustic Partitions Co., Ltd. for CNY 3,562,000, with 54 decibels promised on site and panels of 420 kilograms.</p>
<p>The panel of assessors noted that the double seal at the foot needs no floor track on our floor, which saves six days without the ballroom.</p>
<p>Objections may be raised in writing for three working days from ${on.date(1)}: purchasing department, +86 23 0000 8820.</p>`,
    }),
  },
  {
    id: 'purchase-12',
    daysAgo: 141,
    time: '10:20',
    zh: (on) => ({
      title: '大会堂木格墙面声学调校单一来源公示',
      content: `
<p>大会堂拟将空场混响时间由 1.9 秒降至 1.2 秒。经测量，目标可通过重新调整两侧墙面 3,200 根木格栅的间距与进深实现，不需增加吸声材料。</p>
${facts(
  '项目编号 | JLB-P-0343',
  '拟定供应商 | 澜声建筑声学研究所',
  '拟采购金额 | 128 万元，含测量、模型计算、调校与验收测试',
  '工期 | 不超过 60 日，座席区不拆除',
  `公示期 | ${on.date(0)}至 ${on.date(7)}`,
)}
<p>该研究所为大会堂原声学设计单位，持有墙面构造的专利与全部原始声学模型。若由其他单位承担，须重新建模并进行实体样板试验，预计多用一百二十日，且原墙面质量保证随之失效。</p>
<p>如有单位认为可在同等时间内完成，请于公示期内提交书面意见和测算依据。</p>
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Single-source notice: acoustic retuning of the Plenary Hall',
      content: `
<p>The reverberation time of the empty Plenary Hall is to come down from 1.9 seconds to 1.2. Measurements show that this can be done by resetting the 3,200 timber slats of the side walls, without absorbent material.</p>
${facts(
  'Project number | JLB-P-0343',
  'Intended supplier | Lansheng Institute of Architectural Acoustics',
  'Intended amount | CNY 1,280,000 for measuring, modelling, adjusting and testing',
  'Time | No more than 60 days, with the seats left in place',
  `Open for comment | ${on.date(0)} to ${on.date(7)}`,
)}
<p>The institute designed the hall’s acoustics, holds the patent on the wall and has all the original models. Anyone else would have to build new ones and test a full-size sample, which would take about 120 days more and end the warranty on the walls.</p>
<p>If you could do it in the same time, please send us your reasons and calculations before the period ends.</p>
${en.purchasing}`,
    }),
  },
  {
    id: 'purchase-21',
    daysAgo: 270,
    time: '09:20',
    attachments: ['tender-form', 'specification', 'contract-draft'],
    zh: (on) => ({
      title: '大会堂译员室翻新与同声传译系统扩容竞争性磋商公告',
      content: `
<p>大会堂同声传译拟由六个语种扩至八个，译员室同步翻新。现邀请会议系统集成商参加竞争性磋商。</p>
${facts(
  '项目编号 | JLB-P-0318',
  '预算金额 | 340 万元',
  `响应文件递交截止 | ${on.date(15)} 09:00`,
  `磋商时间 | ${on.date(16)}至 ${on.date(17)}，按递交先后排序`,
  '履约期限 | 合同签订后 110 日',
)}
<h3>采购内容</h3>
${table(
  '内容 | 数量 | 要点',
  '译员室翻新 | 8 间 | 每间两个译员席，正视舞台，室内噪声低于 30 分贝',
  '新风与独立温控 | 8 套 | 每小时换气不少于六次',
  '数字红外接收机 | 800 台 | 与现有 1,600 台同频兼容，单次充电不少于 20 小时',
  '辐射单元与中央控制 | 1 套 | 八通道，覆盖全部两千个座席',
)}
<p>施工期间大会堂仍有会议，须保证每次会议前一日恢复至少四间译员室可用。</p>
<p>供应商近三年应有六语种以上固定同传系统业绩不少于两项，并提供用户联系方式以供核实。</p>
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Competitive consultation: interpreters’ booths and receivers',
      content: `
<p>Interpretation in the Plenary Hall is to grow from six languages to eight, and the booths are to be rebuilt. Integrators of conference systems are invited to propose.</p>
${facts(
  'Project number | JLB-P-0318',
  'Budget | CNY 3,400,000',
  `Proposals due | ${on.date(15)}, 09:00`,
  `Consultation | ${on.date(16)} and ${on.date(17)}, in order of submission`,
  'Completion | 110 days from signing',
)}
<h3>What we need</h3>
${table(
  'Item | Number | Main points',
  'Booths, rebuilt | 8 | Two seats each, full view of the stage, below 30 decibels inside',
  'Fresh air and thermostat | 8 | At least six air changes an hour',
  'Digital infrared receivers | 800 | Same bands as our 1,600; at least 20 hours on one charge',
  'Radiators and control unit | 1 set | Eight channels, all two thousand seats',
)}
<p>Meetings will go on meanwhile: on the day before each of them, at least four booths must be back in use.</p>
<p>You should have delivered two fixed systems for six or more languages in the past three years, and let us call the users.</p>
${en.purchasing}`,
    }),
  },
  {
    id: 'purchase-20',
    daysAgo: 246,
    time: '11:00',
    zh: (on) => ({
      title: '译员室翻新与同传系统扩容成交结果公告',
      content: `
<p>项目编号 JLB-P-0318。三家供应商参加两轮磋商，最终报价与得分如下：</p>
${table(
  '供应商 | 最终报价（元） | 得分',
  '译湾会议技术有限公司 | 3,185,000 | 94.0',
  '声桥数字科技有限公司 | 3,240,000 | 89.6',
  '同席系统集成有限公司 | 3,096,000 | 84.3',
)}
<p>成交供应商为译湾会议技术有限公司。其样机在大会堂后区实测时，两千四百台接收机满载无串音。</p>
<p>合同将于 ${on.date(10)}前签订。异议期至 ${on.date(4)}。</p>`,
    }),
    en: (on) => ({
      title: 'Result: interpreters’ booths and receivers',
      content: `
<p>Project number JLB-P-0318. Three firms took part in both rounds. Their final prices and marks:</p>
${table(
  'Firm | Final price (CNY) | Score',
  'Yiwan Conference Technology | 3,185,000 | 94.0',
  'Shengqiao Digital | 3,240,000 | 89.6',
  'Tongxi Systems Integration | 3,096,000 | 84.3',
)}
<p>The contract goes to Yiwan Conference Technology Co., Ltd. In a test at the back of the hall its equipment carried all 2,400 receivers without crosstalk.</p>
<p>It will be signed before ${on.date(10)}. Objections are accepted until ${on.date(4)}.</p>`,
    }),
  },
  {
    id: 'purchase-41',
    daysAgo: 853,
    time: '13:30',
    attachments: ['tender-form', 'specification'],
    zh: (on) => ({
      title: '会议层可叠放座椅 3,000 把采购询价公告',
      content: `
<p>会议层现用座椅叠放后占地过大，织面磨损。拟采购可叠放座椅 3,000 把，现公开询价。</p>
${facts(
  '项目编号 | JLB-P-0231',
  '最高限价 | 72 万元（单价不超过 240 元）',
  '交货 | 分两批，每批 1,500 把，间隔 20 日',
  `报价截止 | ${on.date(12)} 16:00，附样椅一把`,
)}
${list(
  '自重不超过 6.5 千克，十二把一叠，叠高不超过 1.6 米，配四轮推车 120 台。',
  '钢管壁厚不小于 1.8 毫米，座面承重 200 千克反复冲击五万次不松动。',
  '织面为青色阻燃面料，可拆洗，耐磨五万次以上，甲醛释放量符合国家限量。',
  '左右可联排，联排后可挂号牌。',
)}
<p>样椅由会议服务部试坐、叠放并存放十日，符合要求者中以价格最低为成交。未成交样椅原样退还。</p>
${zh.purchasing}`,
    }),
    en: (on) => ({
      title: 'Request for quotations: 3,000 stacking chairs',
      content: `
<p>The chairs of the meeting floor are worn and their stacks take up too much room. We intend to buy 3,000 new ones.</p>
${facts(
  'Project number | JLB-P-0231',
  'Ceiling price | CNY 720,000, or 240 a chair',
  'Delivery | Two lots of 1,500, twenty days apart',
  `Quotations due | ${on.date(12)}, 16:00, with one sample chair`,
)}
${list(
  'No heavier than 6.5 kg, twelve to a stack no higher than 1.6 m, with 120 four-wheeled trolleys.',
  'Steel tube of at least 1.8 mm; 50,000 impacts of 200 kg on the seat without a loose joint.',
  'Teal flame-retardant cloth, removable and washable, good for 50,000 rubs, within the national limit for formaldehyde.',
  'Linking in rows, with a holder for seat numbers.',
)}
<p>Our convention team will sit on the samples, stack them and store them for ten days. Of those that pass, the cheapest wins; the others are returned.</p>
${en.purchasing}`,
    }),
  },
  {
    id: 'purchase-40',
    daysAgo: 826,
    time: '15:20',
    zh: {
      title: '会议层可叠放座椅采购成交结果公告',
      content: `
<p>项目编号 JLB-P-0231。九家供应商报价并送样，六家样椅通过试用，三家因联排扣松动未通过。</p>
${facts(
  '成交供应商 | 木禾家具制造有限公司',
  '成交单价 | 218 元',
  '成交总价 | 654,000 元',
  '首批交货 | 合同签订后 25 日',
)}
<p>旧座椅将公开处置，详见后续交易公告。</p>`,
    },
    en: {
      title: 'Result: stacking chairs for the meeting floor',
      content: `
<p>Project number JLB-P-0231. Nine suppliers quoted and sent samples. Six passed; the links of three came loose.</p>
${facts(
  'Awarded to | Muhe Furniture Co., Ltd.',
  'Price per chair | CNY 218',
  'Total | CNY 654,000',
  'First delivery | 25 days after signing',
)}
<p>The old chairs will be offered for sale in a trade notice.</p>`,
    },
  },
];
