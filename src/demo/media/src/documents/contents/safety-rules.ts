import { type Content, form, list, note, p, section, steps, table } from '../markup.ts';

export const safetyRules: Content = {
  zh: {
    lead: '凡在本馆施工、布展、供货或经营的单位与个人均须遵守。进场前由单位负责人向全体人员讲解，并在末页签收。',
    facts: [
      ['0000 8110', '安保与消防值班室，24 小时'],
      ['2 米', '以上作业系安全带'],
      ['3.5 吨', '展厅地面每平方米承重'],
      ['零', '明火、吸烟、占用疏散通道'],
    ],
    sections: [
      section(
        '十条底线',
        steps(
          '未经讲解、未佩戴证件，不进入作业区域。',
          '施工全程戴安全帽；两米以上系安全带，工具系绳。',
          '不占用红线内的疏散通道，不遮挡消火栓与出口标志。',
          '不吸烟，不使用明火；焊割须有当日动火证。',
          '不私接电源，不打开地沟盖板与配电柜。',
          '不在吊物、升降车与登高作业下方停留。',
          '不酒后作业，不疲劳作业，连续工作不超过十小时。',
          '车辆限速：货运环线每小时 15 公里，展厅内 5 公里。',
          '发现隐患立即报告，任何人都有权叫停危险作业。',
          '听到疏散广播立即离开，到北侧 A 至 D 集合区清点人数。',
        ),
      ),
      section(
        '个人防护',
        table(
          '作业 | 必须佩戴',
          `一般搭建 | 安全帽、防滑鞋
登高 | 另加双钩安全带
切割、打磨 | 另加护目镜、防尘口罩
焊接 | 另加面罩、阻燃服、手套
装卸 | 另加防砸鞋、手套、反光背心
带电检修 | 绝缘鞋、绝缘手套，两人同行`,
        ),
      ),
      section(
        '须办作业票的工作',
        table(
          '作业 | 申请时间 | 有效期',
          `动火 | 前一日 16:00 前 | 当日
登高，5 米以上 | 当日作业前 | 当日
起重与吊装 | 前一日 16:00 前 | 单次
有限空间，含地沟、水泵井 | 前一日 16:00 前 | 单次
临时用电 | 提前 3 日 | 按申请
占道与封闭区域 | 提前 3 日 | 按申请`,
        ),
        p('作业票在登录大厅北侧施工管理室办理，随身携带，结束后交回。'),
      ),
      section(
        '货物与机械',
        list(
          '叉车、升降车、吊车由本馆登记的持证人员操作，不得借用；',
          '货物码放高度不超过 2 米，重物在下，不靠展厅墙面；',
          '单轴超过 12 吨的车辆须由展厅管理员引导；',
          '压缩气瓶直立固定，空瓶当日带离。',
        ),
      ),
      section(
        '出了事故怎么办',
        steps(
          '停止作业，确保自身安全，断电、关阀。',
          '致电 023 0000 8110，说明位置与情况，危重伤员同时拨 120。',
          '不移动重伤人员；AED 在最近的红色机箱内。',
          '保护现场，通知所在单位与主场搭建商，填写《事故记录单》。',
        ),
        note('隐瞒、迟报事故的单位，取消登记资格一年。主动报告隐患的，不追究，并给予表扬。'),
      ),
      section(
        '违规处理',
        table(
          '情形 | 第一次 | 第二次',
          `未戴安全帽、未系安全带 | 提醒并登记 | 收回证件
占用疏散通道 | 代清，每立方米 260 元 | 停工半日；三次者押金加倍
无票作业 | 停工，3,000 元 | 取消登记
吸烟、明火 | 劝阻并登记 | 收回当日证件
私接电源、开地沟 | 停工，3,000 元 | 取消登记`,
        ),
        p('有异议的，两日内向安全管理部书面提出，三个工作日内复核。'),
      ),
      section(
        '签收',
        p('本单位已向全体进场人员讲解上述规则。'),
        form('单位（盖章）', '展厅与展位', '进场人数', '现场负责岗位', '日期'),
      ),
    ],
  },
  en: {
    lead: 'They apply to everyone who builds, delivers or trades here. Whoever is in charge explains them to all before they come in, and signs on the last page.',
    facts: [
      ['0000 8110', 'Control room, day and night (+86 23)'],
      ['2 m', 'Above it, wear a harness'],
      ['3.5 t', 'Floor loading in the halls, per m²'],
      ['None', 'Flames, smoking, blocked escape routes'],
    ],
    sections: [
      section(
        'Ten rules without exception',
        steps(
          'No briefing, no badge: no entry.',
          'Wear a helmet at all times; above two metres a harness, with tools on a lanyard.',
          'Keep out of the red lines, and never cover hydrants or exit signs.',
          'Do not smoke; use no flame. Welding needs a permit for the day.',
          'Do not tap power, and leave trenches and switchboards shut.',
          'Never stand below a load, a lift or somebody at work.',
          'Do not work after drinking or when tired, nor for more than ten hours.',
          'Drive at 15 km/h on the freight loop and at 5 km/h in the halls.',
          'Report a danger at once. Anyone may stop dangerous work.',
          'When you hear the announcement, leave, and be counted in areas A to D on the north side.',
        ),
      ),
      section(
        'What to wear',
        table(
          'Work | Wear',
          `Building | Helmet, non-slip shoes
At height | And a twin-hook harness
Cutting, grinding | And goggles, dust mask
Welding | And face shield, flame-retardant clothes, gloves
Loading | And toecaps, gloves, reflective vest
On live parts | Insulating shoes and gloves; two people`,
        ),
      ),
      section(
        'Work that needs a permit',
        table(
          'Work | Apply | Valid',
          `Hot work | By 16:00 the day before | One day
At height, above 5 m | Before you start | One day
Lifting and rigging | By 16:00 the day before | Once
Confined spaces, trenches, pump shafts | By 16:00 the day before | Once
Temporary power | 3 days ahead | As granted
Blocked or closed areas | 3 days ahead | As granted`,
        ),
        p(
          'Permits come from the site office on the north side of the concourse. Carry yours with you and hand it back when you are done.',
        ),
      ),
      section(
        'Goods and machines',
        list(
          'Forklifts, lifts and cranes are driven by licensed people registered with us, and not lent.',
          'Stack no higher than 2 m, heavy things below, away from the hall walls.',
          'Vehicles with more than 12 tonnes on an axle follow the hall manager.',
          'Gas cylinders stand upright and secured; empty ones leave the same day.',
        ),
      ),
      section(
        'After an accident',
        steps(
          'Stop. Make yourself safe. Cut the power, shut the valve.',
          'Call +86 23 0000 8110: where, and what. If it is serious call 120 too.',
          'Do not move the badly hurt. The nearest AED is in a red cabinet.',
          'Leave the place as it is, tell your company and the main contractor, and fill in the record.',
        ),
        note(
          'Whoever hides an accident or reports it late is off our register for a year. Whoever reports a danger is thanked, and never blamed.',
        ),
      ),
      section(
        'Breaches',
        table(
          'What | First time | Second time',
          `No helmet or harness | Warning, noted | Badge withdrawn
Blocked escape route | Cleared, 260 yuan per m³ | Half a day’s stop; a third time, double deposit
Work without a permit | Stop, 3,000 yuan | Off the register
Smoking, flames | Stopped, noted | Badge withdrawn for the day
Tapping power, opening trenches | Stop, 3,000 yuan | Off the register`,
        ),
        p(
          'If you disagree, write to the safety department within two days; it is looked at again within three working days.',
        ),
      ),
      section(
        'Signed for',
        p('We have explained these rules to everyone who comes in.'),
        form('Company (stamp)', 'Hall and stand', 'Number of people', 'Post in charge', 'Date'),
      ),
    ],
  },
};
