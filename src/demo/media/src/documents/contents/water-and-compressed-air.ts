import { type Content, list, note, p, section, steps, table } from '../markup.ts';

export const waterAndCompressedAir: Content = {
  zh: {
    lead: '供展位使用的自来水、排水与压缩空气：接口规格、价格、安装界面，以及展期漏水的处理。',
    facts: [
      ['0.25 兆帕', '供水压力，管径 DN15 – DN25'],
      ['0.8 兆帕', '压缩空气压力'],
      ['9 米', '地沟间距'],
      ['21 天', '申请提前天数'],
    ],
    sections: [
      section(
        '供水与排水',
        p(
          '给水与排水管沿 9 米间距的地沟敷设。水点须落在展位边线之内，距最近地沟不超过 6 米；排水靠重力，设备排水口须高出地面 150 毫米，低于此值的自备提升泵。',
        ),
        table(
          '规格 | 流量（升/分） | 排水管 | 价格（元/展期）',
          `DN15，一进一出 | 15 | DN40 | 1,200
DN20，一进一出 | 30 | DN50 | 1,600
DN25，一进一出 | 50 | DN50 | 2,400
同点增设出水口 | – | – | 400
一次性注水、放水 | 按立方米 | – | 45
水槽租赁，含龙头 | – | – | 380`,
        ),
        p(
          '供水为市政自来水，夏季约 24 度，冬季约 10 度。需要冷却循环的设备自备冷水机，不得以自来水直排冷却。',
        ),
      ),
      section(
        '压缩空气',
        p(
          '由展厅北侧机房集中供气，经冷干处理，压力露点 3 度，含油量每立方米不超过 0.1 毫克。需要更高洁净度的，在设备前自加过滤器。',
        ),
        table(
          '规格 | 流量（立方米/分） | 接口 | 价格（元/展期）',
          `小型 | 0.3 | 10 毫米快插 | 900
中型 | 0.9 | DN20 球阀 | 1,450
大型 | 1.6 | DN25 球阀 | 2,600
布展调试，按半日 | 0.9 | DN20 球阀 | 260`,
        ),
        note(
          '展厅内不得使用自带空气压缩机。确需自带的，放在北侧货运广场的设备位，由地沟引管入场，另收管路费每米 20 元。',
        ),
      ),
      section(
        '申请与安装',
        steps(
          '在展位图上标出每个接口的位置、规格与用途，注明设备流量与压力。',
          '布展首日 21 天前提交享九折，现场申请加收三成。',
          '本馆在布展首日完成地沟至展位接口的主管，接口处装球阀。',
          '展位内的支管由搭建商或设备商安装，末端试压三十分钟无渗漏。',
          '布展末日 15:00 起逐点通水、通气，须有人在场。',
        ),
        p('地台下敷管的，地台须设 400 × 400 毫米检修口，正对球阀。'),
      ),
      section(
        '供应时间',
        table(
          '阶段 | 给水 | 压缩空气',
          `布展 | 末日 15:00 起 | 末日 15:00 起，可提前申请调试
展期 | 07:45 – 17:45 | 08:30 – 17:30
夜间 | 关闭，水族类经批准除外 | 关闭
撤展 | 末日 18:00 停止 | 末日 17:30 停止`,
        ),
      ),
      section(
        '排放限制',
        list(
          '只能排放温度低于 40 度的清水与一般洗涤水；',
          '油脂经隔油盒，每日清掏；含颜料、切削液、酸碱的废液装桶交危废点；',
          '咖啡渣、茶叶与食物残渣不得进入排水管，单独收集；',
          '水池类展品容量超过 5 立方米的，另提交防渗与荷载计算。',
        ),
      ),
      section(
        '展期故障',
        p(
          '漏水时先关展位球阀，再致电 023 0000 8800，水暖值班人员五分钟内到场，综合服务台备有围挡与吸水机。因展位支管渗漏造成的地面、电气与邻位损失，由安装单位承担。',
        ),
      ),
    ],
  },
  en: {
    lead: 'Mains water, drains and compressed air for stands: connections, prices, who installs which part, and what happens when something leaks.',
    facts: [
      ['0.25 MPa', 'Water pressure, in pipes DN15 to DN25'],
      ['0.8 MPa', 'Pressure of compressed air'],
      ['9 m', 'Between floor trenches'],
      ['21 days', 'Notice for orders'],
    ],
    sections: [
      section(
        'Water and drains',
        p(
          'Both run in the floor trenches, nine metres apart. A connection lies inside your stand, no more than 6 m from a trench. Drains work by gravity: your outlet has to be 150 mm above the floor, or you bring a pump.',
        ),
        table(
          'Connection | Litres a minute | Drain | Yuan per show',
          `DN15, in and out | 15 | DN40 | 1,200
DN20, in and out | 30 | DN50 | 1,600
DN25, in and out | 50 | DN50 | 2,400
One more tap at the same point | – | – | 400
Filling and emptying once | per m³ | – | 45
Sink with tap, on hire | – | – | 380`,
        ),
        p(
          'It is drinking water from the mains, at about 24 °C in summer and 10 °C in winter. Machines that need cooling bring a chiller; mains water is not run to waste.',
        ),
      ),
      section(
        'Compressed air',
        p(
          'It comes from a plant room on the north side, dried to a dew point of 3 °C, with no more than 0.1 mg of oil per cubic metre. If you need it cleaner, fit a filter before your machine.',
        ),
        table(
          'Supply | m³ a minute | Connection | Yuan per show',
          `Small | 0.3 | 10 mm push-in | 900
Medium | 0.9 | DN20 ball valve | 1,450
Large | 1.6 | DN25 ball valve | 2,600
For setting up, half a day | 0.9 | DN20 ball valve | 260`,
        ),
        note(
          'Compressors of your own do not come into the halls. If you cannot do without, yours stands on the freight yard and the air comes in through a trench, at 20 yuan a metre of pipe.',
        ),
      ),
      section(
        'Ordering and installing',
        steps(
          'Mark every connection on your stand plan, with size and purpose, flow and pressure.',
          'Send it 21 days before build-up for ten per cent off. Orders on site cost thirty per cent more.',
          'On the first day of build-up we lay the main from trench to stand, with a ball valve at the end.',
          'Your builder or supplier lays the pipes after it, tight under pressure for thirty minutes.',
          'From 15:00 on the last day we turn on, point by point. Somebody has to be there.',
        ),
        p('A raised floor needs a hatch of 400 × 400 mm above each valve.'),
      ),
      section(
        'When it is on',
        table(
          'Phase | Water | Compressed air',
          `Build-up | Last day from 15:00 | Last day from 15:00; earlier for setting up, on request
Show days | 07:45 – 17:45 | 08:30 – 17:30
Nights | Off; aquariums by approval | Off
Breakdown | Off at 18:00 on the last day | Off at 17:30 on the last day`,
        ),
      ),
      section(
        'What may go down the drain',
        list(
          'Clean and ordinary washing water below 40 °C.',
          'Grease goes through a trap, emptied daily. Paint, cutting fluid, acids and alkalis go into drums and to the hazardous-waste point.',
          'Coffee grounds, tea leaves and food are collected separately.',
          'A pool of more than 5 m³ needs calculations for its lining and its load.',
        ),
      ),
      section(
        'If something leaks',
        p(
          'Shut the valve on your stand, then call +86 23 0000 8800. A fitter is with you in five minutes; barriers and a wet vacuum are kept at the service desk. Damage from a pipe inside a stand, to the floor, to wiring or to neighbours, is borne by whoever laid it.',
        ),
      ),
    ],
  },
};
