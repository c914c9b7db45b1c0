import { type Content, list, note, p, section, steps, table } from '../markup.ts';

export const powerSupply: Content = {
  zh: {
    lead: '展位用电怎样申请、怎样计价，配电箱由谁接、线怎么走，以及现场送电前检查什么。',
    facts: [
      ['380/220 伏', '三相五线制，50 赫兹'],
      ['9 米', '地沟间距，接驳点不远于 5 米'],
      ['21 天', '申请提前天数'],
      ['30 毫安', '剩余电流保护动作值'],
    ],
    sections: [
      section(
        '供电方式',
        p(
          '电力由展厅地沟引至展位，地沟间距 9 米。每厅设四座配电间，可供展位的总容量为 1,600 千瓦；单个展位需要 250 安以上时，由配电间直接引出，须在平面阶段提出。',
        ),
        p('展厅用电的一部分来自屋面光伏，另可为整场展会采购绿色电力，由主办方统一申请。'),
      ),
      section(
        '规格与价格',
        p('价格含税，含布展末日至闭幕的用电与现场值守，不含展位内部布线。'),
        table(
          '规格 | 可用功率（千瓦） | 价格（元/展期） | 24 小时供电（元）',
          `220 伏 16 安 | 3 | 620 | 868
380 伏 16 安 | 8 | 1,200 | 1,680
380 伏 32 安 | 16 | 2,050 | 2,870
380 伏 63 安 | 32 | 3,600 | 5,040
380 伏 125 安 | 63 | 6,600 | 9,240
380 伏 250 安 | 125 | 12,200 | 17,080
布展临时用电 220 伏 16 安 | 3 | 280 | –`,
        ),
        p(
          '布展首日 21 天前网上下单享九折，现场申请加收三成，当日接通。规格取高于总负荷的最近一档；电机类设备按铭牌功率的 1.5 倍计算。',
        ),
      ),
      section(
        '怎样申请',
        steps(
          '列出全部用电设备的功率、电压与启动方式，合计负荷，选定规格。',
          '在展位平面图上标出配电箱位置，靠近地沟，前方留 0.8 米操作空间。',
          '提交电气系统图：总开关、分支回路、线径、剩余电流保护。',
          '收到接驳编号与缴费通知，缴费后锁定价格。',
        ),
      ),
      section(
        '谁来接线',
        table(
          '部位 | 施工方 | 责任',
          `地沟至展位配电箱上端 | 本馆 | 供电质量与保护
展位配电箱及以下 | 展台搭建商，持证电工 | 布线、接地与用电安全
大型设备进线 | 设备供应商会同本馆 | 相序、启动电流`,
        ),
        note('任何人不得自行打开地沟盖板或从邻近展位接电。私接电源的，停止供电并按每次 3,000 元处理。'),
      ),
      section(
        '布线要求',
        list(
          '使用三芯或五芯护套铜线，线径不小于 2.5 平方毫米；花线、铝线不得使用；',
          '穿过通道的线缆设过桥板，地毯下的线缆套阻燃管；',
          '每个回路装剩余电流保护器，动作值不大于 30 毫安；金属结构可靠接地；',
          '灯具距布料、木材不小于 0.3 米；不使用碘钨灯、高压霓虹灯与电炉；',
          'LED 大屏单独设回路，背后留 0.6 米检修空间并加装散热。',
        ),
      ),
      section(
        '送电与断电',
        p(
          '布展末日 14:00 起按片区验收送电，电工须在场。验收项目包括绝缘电阻（不小于 0.5 兆欧）、接地、相序与漏电试验。',
        ),
        table(
          '时间 | 状态',
          `每日 08:00 | 送电
每日 17:45 | 断电，24 小时回路除外
末日 18:00 | 全部断电，含 24 小时回路`,
        ),
        p(
          '冷藏、服务器与水族设备请选用 24 小时供电。展期跳闸请致电 023 0000 8800，值班电工五分钟内到场；同一回路第三次跳闸，须减负荷后再送电。',
        ),
      ),
    ],
  },
  en: {
    lead: 'How to order power for your stand and what it costs, who connects what, how cables are laid, and what is checked before the current goes on.',
    facts: [
      ['380/220 V', 'Three-phase, five-wire, 50 Hz'],
      ['9 m', 'Between trenches: no point is more than 5 m away'],
      ['21 days', 'Notice for orders'],
      ['30 mA', 'Residual-current protection'],
    ],
    sections: [
      section(
        'Where it comes from',
        p(
          'Power reaches the stands through floor trenches nine metres apart. Each hall has four switch rooms, with 1,600 kW for stands. A stand that needs more than 250 A is fed straight from a switch room; say so while the floor plan is being drawn.',
        ),
        p(
          'Part of it is made on our own roof. Organisers can order certified green supply for the rest of a show.',
        ),
      ),
      section(
        'Supplies and prices',
        p(
          'Tax included, from the last day of build-up to the close, with an electrician on call. Wiring inside the stand is not included.',
        ),
        table(
          'Supply | Usable power (kW) | Yuan per show | Round the clock',
          `220 V, 16 A | 3 | 620 | 868
380 V, 16 A | 8 | 1,200 | 1,680
380 V, 32 A | 16 | 2,050 | 2,870
380 V, 63 A | 32 | 3,600 | 5,040
380 V, 125 A | 63 | 6,600 | 9,240
380 V, 250 A | 125 | 12,200 | 17,080
For building, 220 V, 16 A | 3 | 280 | –`,
        ),
        p(
          'Order online 21 days before build-up and pay ten per cent less; orders on site cost thirty per cent more and are connected the same day. Choose the next size above your total load, and count motors at one and a half times their rated power.',
        ),
      ),
      section(
        'How to order',
        steps(
          'List all equipment with power, voltage and way of starting; add it up and choose a supply.',
          'Mark the distribution board on your stand plan, close to a trench, with 0.8 m of room in front.',
          'Send the circuit diagram: main switch, branches, cable sizes, residual-current devices.',
          'You receive a connection number and an invoice. Once paid, the price is fixed.',
        ),
      ),
      section(
        'Who connects what',
        table(
          'Part | Done by | Answers for',
          `Trench to top of the board | The centre | Supply and protection
Board and everything after it | Stand builder’s licensed electrician | Wiring, earth and safety
Feeds of large machines | Supplier, with the centre | Phase order, starting current`,
        ),
        note(
          'Nobody opens a trench or takes power from a neighbour. A tapped supply is cut off and costs 3,000 yuan.',
        ),
      ),
      section(
        'Wiring',
        list(
          'Use sheathed copper cable with three or five cores of at least 2.5 mm². Twisted flex and aluminium are not allowed.',
          'Cables across an aisle run under a ramp, cables under carpet in a flame-retardant tube.',
          'Every circuit has a residual-current device of 30 mA or less. Metal structures are earthed.',
          'Keep lamps 0.3 m from cloth and wood. No halogen floods, high-voltage neon or hotplates.',
          'LED walls have a circuit of their own, with ventilation and 0.6 m of access behind.',
        ),
      ),
      section(
        'On and off',
        p(
          'From 14:00 on the last day of build-up we test and switch on, section by section; your electrician has to be there. We measure insulation (at least 0.5 MΩ), earth, phase order and the trip of every device.',
        ),
        table(
          'Time | State',
          `08:00 every day | On
17:45 every day | Off, except round-the-clock circuits
18:00 on the last day | All off, round-the-clock circuits too`,
        ),
        p(
          'For fridges, servers and aquariums order a round-the-clock supply. If a breaker trips during the show, call +86 23 0000 8800: an electrician is with you in five minutes. After a third trip the load has to come down first.',
        ),
      ),
    ],
  },
};
