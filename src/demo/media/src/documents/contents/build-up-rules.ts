import { type Content, list, note, p, section, table } from '../markup.ts';

export const buildUpRules: Content = {
  zh: {
    lead: '适用于在展厅与室外展场施工的所有单位：主场搭建商、展台搭建商、展商自行雇用的工人与运输人员。',
    facts: [
      ['08:30', '每日开门施工'],
      ['18:00', '正常收工，可申请加班至 22:00'],
      ['每 2 小时', '疏散通道巡查一次'],
      ['10 分钟', '占道物品清走时限'],
    ],
    sections: [
      section(
        '进场条件',
        list(
          '搭建商在本馆登记有效，施工人员实名办证，年满十八周岁；',
          '每个工地指定一名现场负责人，施工期间不得离开；',
          '电工、焊工、登高与起重人员持相应操作证；',
          '完成二十分钟的入场讲解，讲解内容包括所在展厅的出口、红线与报警方式。',
        ),
        p('安全帽在布展与撤展全程佩戴；两米以上作业系安全带。十六周岁以下人员不得进入施工中的展厅。'),
      ),
      section(
        '现场作业',
        p('展台构件应在工厂预制，现场只做拼装。允许的工作与限制如下：'),
        table(
          '作业 | 是否允许 | 条件',
          `拼装、布线、裱糊 | 允许 | 不占用通道
手持电动工具切割 | 允许 | 带集尘袋，布展末日 18:00 前
大面积刷漆、喷涂 | 不允许 | 修补限水性漆，每处不超过 1 平方米
电焊、气割 | 须审批 | 提前一日办动火证，专人监护
台锯、空压机 | 不允许 | 使用室外指定工位
地面钻孔、打钉 | 不允许 | –`,
        ),
        note(
          '地面红线内为疏散通道，任何时候不得堆放。巡查每两小时一次，占道物品十分钟内未移走的，由本馆代为清理。',
        ),
      ),
      section(
        '登高与起重',
        list(
          '两米以上使用带护栏的移动平台，人字梯只用于短时作业，梯下有人扶持；',
          '升降车操作员凭证上岗，车斗内不超过两人；',
          '吊装区域拉设警戒线，吊物下方不得站人；',
          '任何构件不得倚靠或悬挂在建筑柱、隔墙门板与管线上。',
        ),
      ),
      section(
        '地面与建筑保护',
        p(
          '展厅地面承重每平方米 3.5 吨，地沟盖板可通行叉车，但不得停放重载。地毯胶带须为布基无残胶胶带。货门净尺寸 4.5 × 5 米，装卸时不得用作遮蔽或堆场。',
        ),
        table(
          '损坏或违规 | 处理',
          `地面胶痕、油渍 | 每平方米 60 元
地面崩损、钻孔 | 每处 800 元，按实修复
占用疏散通道，十分钟内未清 | 代清每立方米 260 元，三次者下届押金加倍
无证动火、私接电源 | 每次 3,000 元，停工
未戴安全帽 | 第二次起收回施工证`,
        ),
      ),
      section(
        '加班',
        p(
          '当日 15:00 前向主场搭建商申请，注明展厅、人数与时段。18:00 至 22:00 每厅每小时 3,000 元，由申请单位按面积分摊；单个展台申请的，每小时 300 元，最少两小时。22:00 后一般不安排施工。',
        ),
      ),
      section(
        '撤展',
        list(
          '末日观众清场并广播之后开始，先切断展台电源，再拆灯具与线缆，最后拆结构；',
          '自上而下拆除，不得整体推倒；',
          '货车按预约时段进入北侧单向环线，司机不离车；',
          '次日 08:00 前清场，地面不留钉子、胶带与碎料，由展厅管理员签字验收。',
        ),
      ),
    ],
  },
  en: {
    lead: 'For everyone who builds in the halls or on the plaza: main contractors, stand builders, exhibitors’ own workers and freight crews.',
    facts: [
      ['08:30', 'Doors open for building'],
      ['18:00', 'Work ends; until 22:00 on request'],
      ['2 hours', 'Between patrols of the escape routes'],
      ['10 min', 'To clear what stands in an escape route'],
    ],
    sections: [
      section(
        'Before you come in',
        list(
          'The contractor is registered with us; every worker has a badge with a name and is at least eighteen.',
          'One person is in charge of each site and stays there while work goes on.',
          'Electricians, welders, riggers and operators carry the licence for their trade.',
          'Everyone attends the twenty-minute briefing on exits, red lines and alarms in that hall.',
        ),
        p(
          'Helmets are worn throughout build-up and breakdown, harnesses above two metres. Nobody under sixteen enters a hall while it is being built.',
        ),
      ),
      section(
        'Working on site',
        p('Make the parts in your workshop; put them together here. What may be done in the halls:'),
        table(
          'Work | Allowed | On condition',
          `Assembly, wiring, covering | Yes | Aisles stay free
Cutting with hand tools | Yes | With a dust bag, until 18:00 on the last day
Painting and spraying | No | Touching up with water-based paint, 1 m² at a time
Welding, flame cutting | By permit | Hot-work permit a day ahead, fire watch present
Table saws, compressors | No | In the marked bays outdoors
Drilling or nailing the floor | No | –`,
        ),
        note(
          'Red lines on the floor mark the escape routes. Nothing may stand there at any time. We patrol every two hours and remove what has not moved ten minutes later.',
        ),
      ),
      section(
        'Heights and lifting',
        list(
          'Above two metres use a mobile platform with guard rails. Stepladders are for short jobs, with somebody holding them.',
          'Operators of lifts are licensed; there are never more than two people in a basket.',
          'Cordon off the area below a lift. Nobody stands under a load.',
          'Nothing leans on or hangs from columns, folding walls or pipes.',
        ),
      ),
      section(
        'Floor and building',
        p(
          'The floor carries 3.5 tonnes per square metre. Forklifts may cross the trench covers, but heavy loads may not stand on them. Use cloth tape that leaves no glue. Goods doors are 4.5 × 5 m clear and are neither windbreaks nor stores.',
        ),
        table(
          'Damage or breach | What follows',
          `Glue or oil on the floor | 60 yuan per m²
Chipped or drilled floor | 800 yuan each, and the cost of repair
Escape route not cleared in ten minutes | 260 yuan per m³; after three times double deposit
Hot work without a permit, tapping power | 3,000 yuan, and work stops
No helmet | Badge withdrawn the second time`,
        ),
      ),
      section(
        'Overtime',
        p(
          'Ask the main contractor by 15:00 the same day; say which hall, how many people and until when. From 18:00 to 22:00 a hall costs 3,000 yuan an hour, shared by area among those who asked. A single stand pays 300 yuan an hour, at least two hours. We do not usually build after 22:00.',
        ),
      ),
      section(
        'Breakdown',
        list(
          'It begins after the visitors have left and the announcement has been made. First cut the power, then take down lights and cables, then the structure.',
          'Dismantle from the top down; nothing is pushed over.',
          'Lorries enter the one-way loop on the north side in their slot. Drivers stay with their vehicle.',
          'Be clear by 08:00 the next day. No nails, no tape, no scraps: the hall manager signs for a clean floor.',
        ),
      ),
    ],
  },
};
