import { type Content, list, note, p, section, steps, table } from '../markup.ts';

export const organiserGuide: Content = {
  zh: {
    lead: '写给主办方：怎样选展厅、定档期、签合同，以及从签约到闭幕每个节点要完成的事。',
    facts: [
      ['40,320', '平方米，四座展厅合计'],
      ['4 小时', '收起四厅之间全部活动隔墙'],
      ['24 小时', '收到预订申请后答复'],
      ['12 个月', '开展前解约，定金全额退还'],
    ],
    sections: [
      section(
        '四座展厅',
        p(
          '四厅尺寸相同，均长 140 米、净跨 72 米、无柱，并列于登录大厅北侧，可单独使用，也可收起隔墙连成一处。',
        ),
        table(
          '组合 | 面积（平方米） | 标准展位（个） | 货门（座）',
          `单厅 | 10,080 | 504 | 6
两厅连馆 | 20,160 | 1,020 | 12
三厅连馆 | 30,240 | 1,536 | 18
四厅合一 | 40,320 | 2,060 | 24`,
        ),
        p(
          '室外展场 20,000 平方米，可单独租用，也可与任一展厅同租。会议层二十间会议室与四座展厅由前厅直接相连。',
        ),
      ),
      section(
        '从询价到签约',
        steps(
          '在网站提交展览预订申请，或致电 023 0000 8866。我们在 24 小时内以电话或邮件答复。',
          '档期保留十五天，不收费用；同题材展会之间相隔不少于三十天。',
          '提交主办资质、历届数据与初步平面，十个工作日内完成评估并报价。',
          '签订场地合同并支付定金，档期正式生效。',
          '指定项目经理一名，从签约负责到清场。境外主办方由能以英语工作的项目经理服务。',
        ),
      ),
      section(
        '付款与解约',
        table(
          '节点 | 付款比例 | 此时解约退还',
          `签约 | 30% | 全额定金（开展前 12 个月以上）
开展前 180 天 | 40% | 已付款的 50%
开展前 30 天 | 30% | 不退还
闭幕后 20 天 | 按实结算 | –`,
        ),
        p('可用人民币、欧元或美元付款。首次举办的展会可申请“首展扶持”，首届场租减免四成，第二届减免一成半。'),
      ),
      section(
        '场租包含的服务',
        list(
          '展期照明与空调（08:00 – 17:30）；布展、撤展期间为半数照明与通风；',
          '登录大厅、主通道与卫生间的清洁；',
          '出入口安检与夜间巡逻，每厅固定岗位四个；',
          '公共区域无线网络；',
          '主办办公室两间、贵宾室一间、新闻中心一处；',
          '医务室、母婴室、寄存处与综合服务台。',
        ),
        p('布展与撤展日按场租的六成计。18:00 后加班每厅每小时 3,000 元；空调延时每厅每小时 1,800 元。'),
      ),
      section(
        '筹备节点',
        p('天数自开展首日倒推。项目经理在每个节点前一周提醒。'),
        table(
          '提前天数 | 主办方 | 本馆',
          `365 | 确认展厅与档期 | 公布于展会排期
180 | 提交平面草案与招展手册 | 审核通道、疏散与货流
120 | 确定主场搭建商与运输代理 | 审核资质
90 | 报送大型活动安全许可材料 | 提供场地证明与图纸
60 | 提交最终平面、吊点与管网需求 | 十个工作日内批复
45 | 发出布展日历与服务手册 | 开放在线申请与货车预约
30 | 确定会议、餐饮与开幕式方案 | 排定人员与设备
14 | 提交安保、医疗与交通方案 | 与公安、消防、交管联席会
3 | 现场交底 | 移交展厅，拍照留存`,
        ),
      ),
      section(
        '平面图的要求',
        list(
          '主通道净宽不小于 6 米，其余通道不小于 3 米，直通疏散口；',
          '配电间、消火栓、货门前各留出 1.5 米、1.5 米与 5 米；',
          '展位边线沿 9 米地沟网格布置，水电接驳最短；',
          '两层展台集中在展厅南半区，距隔墙不小于 3 米；',
          '平面图以 1:200 比例提交，可编辑文件与 PDF 各一份。',
        ),
        note('平面一经批复即作为消防报审依据。此后增加展位或缩窄通道，须重新报审。'),
      ),
      section(
        '许可与报批',
        p(
          '预计同时在场人数达到一千人的展会，须取得大型群众性活动安全许可。涉及食品、药品、酒类、特种设备或境外展品的，另向主管部门办理。我们提供场地证明、平面图、容量测算与应急预案范本，申请由主办方提交。',
        ),
      ),
      section(
        '同期活动',
        p(
          '论坛、发布与洽谈可使用会议层。大会堂 2,000 座，宴会厅 1,904 平方米可分为三间；五百人以上的会议，门口屏幕免费使用。展厅内可设舞台，台前三米处不超过 80 分贝，每小时累计不超过二十分钟；1、2 号展厅灯光可按 9 米网格分区压暗。',
        ),
      ),
      section(
        '观众与交通',
        p(
          '轨道 8 号线会展站每小时最多接纳一万八千名乘客，由 3 号口经连廊步行六分钟。预计单日超过四万人次的展会，须错峰安排闭馆时间，并在三周前与我们商定接驳车方案。',
        ),
      ),
      section(
        '闭幕之后',
        list(
          '清场验收合格后当日归还展厅，损坏部分拍照确认；',
          '十个工作日内收到结算单，逐项列明水、电、气、网用量；',
          '二十个工作日内收到用电、垃圾与碳排放数据；',
          '下一届同期档期保留九十天，优先由本届主办方续订。',
        ),
      ),
    ],
  },
  en: {
    lead: 'For organisers: how to choose halls, fix dates and sign, and what has to be done at each point between the contract and the close.',
    facts: [
      ['40,320 m²', 'In four halls of 10,080 m² each'],
      ['4 hours', 'To fold away every wall between the halls'],
      ['24 hours', 'Within which we answer a booking request'],
      ['12 months', 'Before opening: your deposit is still refunded in full'],
    ],
    sections: [
      section(
        'The halls',
        p(
          'All four are alike: 140 m long, 72 m of clear span, not a column between. They stand side by side on the north of the concourse. Take one, or fold the walls away and join them.',
        ),
        table(
          'Halls | Area (m²) | Standard booths | Goods doors',
          `One | 10,080 | 504 | 6
Two, joined | 20,160 | 1,020 | 12
Three, joined | 30,240 | 1,536 | 18
All four | 40,320 | 2,060 | 24`,
        ),
        p(
          'The outdoor plaza, 20,000 m², can be hired alone or with any hall. The foyer of the conference centre, with its twenty rooms, opens straight onto all four.',
        ),
      ),
      section(
        'From enquiry to contract',
        steps(
          'Send a booking request on our website or call +86 23 0000 8866. You have an answer by phone or e-mail within 24 hours.',
          'We hold your dates for 15 days, free of charge. Shows on the same subject are kept at least 30 days apart.',
          'Send your company papers, figures of past editions and a first floor plan. Our assessment and offer follow within ten working days.',
          'Sign the hire contract and pay the deposit: the dates are yours.',
          'One project manager answers for your show from then until the floor is clear; for organisers from abroad, one who works in English.',
        ),
      ),
      section(
        'Payment and cancellation',
        table(
          'When | Due | Refunded if you cancel then',
          `On signing | 30% | The whole deposit, up to 12 months before opening
180 days before opening | 40% | Half of what has been paid
30 days before opening | 30% | Nothing
20 days after closing | As used | –`,
        ),
        p(
          'You may pay in yuan, euros or dollars. For a new show, ask for our first-edition terms: hire costs forty per cent less the first time and fifteen per cent less the second.',
        ),
      ),
      section(
        'What hire includes',
        list(
          'light and air conditioning on show days, 08:00 – 17:30; half the lights, and ventilation, during build-up and breakdown;',
          'cleaning of the concourse, main aisles and toilets;',
          'screening at the entrances, four fixed guards a hall, and patrols at night;',
          'wireless network in public areas;',
          'two organiser’s offices, a VIP lounge and a press centre;',
          'first-aid room, baby-care room, cloakroom and service desk.',
        ),
        p(
          'Days of build-up and breakdown cost sixty per cent of a show day. Overtime from 18:00 is 3,000 yuan per hall and hour, air conditioning beyond show hours 1,800.',
        ),
      ),
      section(
        'Milestones',
        p('Days are counted back from the opening. Your project manager reminds you a week before each.'),
        table(
          'Days before | You | We',
          `365 | Confirm halls and dates | Publish the show in our schedule
180 | Draft floor plan and sales brochure | Check aisles, exits and freight
120 | Name main contractor and freight agent | Check their papers
90 | Apply for the public-event permit | Supply drawings and certificates
60 | Final plan, rigging and utilities | Approve within ten working days
45 | Send out calendar and manuals | Open online orders and lorry slots
30 | Settle meetings, catering and opening | Assign people and equipment
14 | Security, medical and traffic plans | Meet police, fire and traffic services
3 | Briefing on site | Hand over the halls, with photographs`,
        ),
      ),
      section(
        'Your floor plan',
        list(
          'Main aisles are at least 6 m wide, all others 3 m, and lead straight to an exit.',
          'Keep 1.5 m clear in front of switch rooms and hydrants, and 5 m in front of goods doors.',
          'Set stands along the nine-metre grid of the floor trenches, and connections stay short.',
          'Two-storey stands belong in the southern half of a hall, at least 3 m from folding walls.',
          'Send the plan at 1:200, as a file that can be edited and as a PDF.',
        ),
        note(
          'The approved plan is the one filed with the fire authority. Adding a stand or narrowing an aisle after that means filing again.',
        ),
      ),
      section(
        'Permits',
        p(
          'A show with a thousand people or more on site at one time needs a public-event safety permit. Food, medicines, alcohol, special equipment and exhibits from abroad have permits of their own. We provide drawings, capacity figures, certificates of the venue and a model emergency plan; you apply.',
        ),
      ),
      section(
        'Alongside the show',
        p(
          'Forums, launches and talks can use the conference floor: the Plenary Hall seats 2,000, and the ballroom, 1,904 m², divides into three. Door screens are free for meetings of five hundred and more. A hall can hold a stage, with up to 80 decibels three metres in front of it for twenty minutes in an hour; in Halls 1 and 2 the lights around it dim by nine-metre squares.',
        ),
      ),
      section(
        'Visitors and traffic',
        p(
          'Expo Centre station on line 8 takes up to 18,000 passengers an hour; from exit 3 it is six minutes under cover. If you expect more than 40,000 visits in a day, closing times are staggered, and we settle the shuttle buses with you three weeks ahead.',
        ),
      ),
      section(
        'After the close',
        list(
          'The halls are handed back the day they are clear; damage is photographed and agreed on the spot.',
          'Within ten working days you have the final account, with water, power, air and data item by item.',
          'Within twenty you have your figures for electricity, waste and carbon.',
          'The same dates next year are held for you for ninety days.',
        ),
      ),
    ],
  },
};
