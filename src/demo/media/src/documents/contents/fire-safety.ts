import { type Content, list, note, p, section, steps, table } from '../markup.ts';

export const fireSafety: Content = {
  zh: {
    lead: '展厅的消防设施、疏散要求与动火管理。主办方、搭建商与每一个展位都有自己的一份责任。',
    facts: [
      ['16 处', '四座展厅的疏散口，另有 24 座货门可开启'],
      ['6 米', '主通道最小净宽'],
      ['B1 级', '展台材料最低燃烧性能'],
      ['0000 8110', '消防安保值班室，24 小时'],
    ],
    sections: [
      section(
        '发现火情',
        steps(
          '按下最近的手动报警按钮，大声提醒周围的人。',
          '致电 023 0000 8110，说明展厅、展位号与燃烧物；火势蔓延的，同时拨打 119。',
          '火小时用展位灭火器扑救；带电设备先断电。',
          '听到广播后由最近的出口离开，不返回取物，不乘电梯，到北侧 A 至 D 集合区清点人数。',
        ),
        p('最近一次布展期间的疏散演练，一千二百人用时六分二十秒全部撤出四座展厅。'),
      ),
      section(
        '通道与出口',
        table(
          '部位 | 净宽或净距（米）',
          `主通道 | 6
其他通道 | 3
疏散口前 | 5
货门前（展期） | 5
室内消火栓、配电间前 | 1.5
消防水炮水平扫射范围 | 展台高度不超过 6
展台与展厅墙面之间 | 1`,
        ),
        list(
          '任一展位到最近疏散口的行走距离不超过 60 米；',
          '地面红线为疏散通道，布展、展期、撤展全程保持畅通；',
          '出口标志、消火栓与报警按钮不得被展板、布幔遮挡；',
          '货门在展期关闭但不上锁，由内侧推杆可开。',
        ),
      ),
      section(
        '材料与布置',
        list(
          '展台、吊顶、布幔、地毯不低于 B1 级，进场时出示检测报告；更换材料请致电 023 0000 8818；',
          '封闭吊顶不超过展位面积的三成，格栅透空率七成以上的不计；',
          '封闭房间超过 15 平方米的，加设独立烟感、应急灯与出口标志；',
          '灯具距可燃物 0.3 米以上，配电箱周围 1 米内不放材料；',
          '包装箱、宣传品存量不超过一日用量。',
        ),
      ),
      section(
        '灭火器',
        table(
          '展位面积（平方米） | 4 千克干粉（具） | 附加',
          `36 及以下 | 1 | –
37 – 100 | 2 | –
101 – 300 | 4 | 出口标志
300 以上 | 每 100 平方米加 1 | 专职看护一人
有蓄电池或油品展示 | 另加 2 | 灭火毯一张
双层展台 | 每层 2 | 楼梯口一具`,
        ),
        p('灭火器可自带，压力与有效期由验收人员检查，也可向综合服务台租用，每具每展期 30 元，押金 100 元。'),
      ),
      section(
        '明火、烹饪与燃料',
        p(
          '展厅与室外展场均不得使用明火、木炭与瓶装液化气。烹饪演示用电加热，设排烟罩与挡板，油锅旁备灭火毯。需要明火的工艺演示，提前十五天提交方案，由安全管理部会同消防部门确认。',
        ),
        note(
          '全馆禁止吸烟，含电子烟。室外吸烟点六处：室外展场两角、P2 停车场顶层、北侧货运环线 A 区与 C 区、会议层露台北端。',
        ),
      ),
      section(
        '动火作业',
        p(
          '焊接、气割与热熔须在布展期办理动火证，一点一证，当日有效。作业点 10 米内清除可燃物，配两具灭火器与一名监护人，结束后观察三十分钟。开展日不批准动火。',
        ),
      ),
      section(
        '责任与检查',
        table(
          '谁 | 负责什么 | 何时检查',
          `主办方 | 平面布局、总体方案、消防报批 | 布展前
主场搭建商 | 公共部分施工、动火登记 | 每日两次
展台搭建商 | 材料、电气、灭火器 | 完工验收
参展商 | 展期看护、闭馆断电 | 每日闭馆
本馆 | 消防设施、广播、疏散引导 | 24 小时`,
        ),
        p('检查发现隐患当场开具通知，限两小时整改；涉及通道、电气与封闭吊顶的，整改完成前不得送电或开放。'),
      ),
    ],
  },
  en: {
    lead: 'Fire equipment, escape routes and hot work in the halls. Organisers, builders and every single stand have their part in it.',
    facts: [
      ['16', 'Emergency exits from the four halls, besides 24 goods doors'],
      ['6 m', 'Least width of a main aisle'],
      ['B1', 'Least fire class of stand materials'],
      ['0000 8110', 'Control room, day and night (+86 23)'],
    ],
    sections: [
      section(
        'If you see a fire',
        steps(
          'Press the nearest alarm button and warn the people around you.',
          'Call +86 23 0000 8110: which hall, which stand, what is burning. If it spreads, call 119 too.',
          'Fight a small fire with the extinguisher on the stand. Cut the power first where there is any.',
          'When the announcement comes, leave by the nearest exit. Do not go back, do not take a lift. Assemble in areas A to D on the north side and be counted.',
        ),
        p(
          'In our last drill, in the middle of build-up, twelve hundred people were out of all four halls in six minutes and twenty seconds.',
        ),
      ),
      section(
        'Aisles and exits',
        table(
          'Where | Clear (m)',
          `Main aisles | 6
Other aisles | 3
In front of exits | 5
In front of goods doors, show days | 5
Hydrants and switch rooms | 1.5
Height of stands below water monitors | 6
Between stands and hall walls | 1`,
        ),
        list(
          'From any stand it is no more than 60 m on foot to an exit.',
          'Red lines on the floor are escape routes, at all times.',
          'Never cover exit signs, hydrants or alarm buttons with panels or cloth.',
          'On show days goods doors are shut but not locked; push the bar to open them.',
        ),
      ),
      section(
        'Materials and layout',
        list(
          'Stands, ceilings, drapes and carpets meet class B1 or better; show the report at the gate. If a material changes, call +86 23 0000 8818.',
          'Closed ceilings cover no more than thirty per cent of a stand; grids that are seventy per cent open do not count.',
          'A closed room above 15 m² has its own smoke alarm, emergency light and exit sign.',
          'Lamps keep 0.3 m from anything that burns, and boards have a metre free around them.',
          'Keep no more packaging and print than you need in a day.',
        ),
      ),
      section(
        'Extinguishers',
        table(
          'Stand (m²) | Dry powder, 4 kg | Also',
          `up to 36 | 1 | –
37 – 100 | 2 | –
101 – 300 | 4 | Exit sign
over 300 | 1 more per 100 m² | One fire warden
Batteries or oil on show | 2 more | One fire blanket
Two storeys | 2 a storey | One at the stairs`,
        ),
        p(
          'Bring your own, in date and under pressure, or hire them at the service desk for 30 yuan each and a deposit of 100.',
        ),
      ),
      section(
        'Flames, cooking and fuel',
        p(
          'Open flames, charcoal and bottled gas are not allowed in the halls or on the plaza. Cook with electricity, under a hood and behind a screen, with a fire blanket beside any fryer. A craft that cannot do without a flame needs a plan fifteen days ahead, which we settle with the fire authority.',
        ),
        note(
          'No smoking in the building, e-cigarettes included. There are six places outside: two corners of the plaza, the top of P2, areas A and C of the freight loop, and the north end of the terrace.',
        ),
      ),
      section(
        'Hot work',
        p(
          'Welding, flame cutting and hot-melt work need a permit during build-up: one place, one permit, one day. Clear ten metres around, have two extinguishers and a fire watch, and wait thirty minutes afterwards. There is no hot work on show days.',
        ),
      ),
      section(
        'Who answers for what',
        table(
          'Who | For what | Checked',
          `Organiser | Layout, overall plan, filing | Before build-up
Main contractor | Public areas, list of hot work | Twice a day
Stand builder | Materials, wiring, extinguishers | On completion
Exhibitor | Watch during the show, power off at night | At closing
The centre | Fire systems, announcements, guiding people out | Day and night`,
        ),
        p(
          'Whatever we find is noted on the spot and put right within two hours. Where aisles, wiring or closed ceilings are concerned, the power stays off until it is.',
        ),
      ),
    ],
  },
};
