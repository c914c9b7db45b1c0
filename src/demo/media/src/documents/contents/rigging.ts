import { type Content, list, note, p, section, steps, table } from '../markup.ts';

export const rigging: Content = {
  zh: {
    lead: '展厅屋架可吊挂标识、灯架与轻型装置。屋架至吊点的一次吊挂由本馆指定单位实施；吊点以下的二次吊挂可由搭建商承担，经现场验收后使用。',
    facts: [
      ['500 千克', '单个吊点最大荷载'],
      ['120 个', '每厅吊点，网格 9 × 9 米'],
      ['15 天', '申请提前天数'],
      ['9 米', '吊挂物上沿最大标高'],
    ],
    sections: [
      section(
        '可以吊什么',
        p(
          '可以吊挂：铝合金灯架、布幅与软膜标识、LED 屏、音箱、无人停留的轻型造型。不可以吊挂：展台的承重结构、木作吊顶、玻璃、人员与动物、在展期需要升降的装置。',
        ),
        note('吊挂物不得与地面展台相连。两者之间至少留出 0.3 米，任何情况下展台不得依靠屋架稳定。'),
      ),
      section(
        '荷载与标高',
        table(
          '项目 | 限值',
          `静载，均布，每点 | 500 千克，含吊具与电缆
静载，集中，每点 | 400 千克
电动葫芦等动载，每点 | 250 千克
相邻吊点间距 | 不小于 3 米
斜拉与水平力 | 不允许
吊挂物上沿 | 不高于 9 米
吊挂物下沿 | 不低于 4.5 米，主通道上方不低于 5.5 米
距展位边线 | 向内不小于 0.5 米`,
        ),
        p(
          '吊点设在屋架下弦节点，网格 9 × 9 米。节点之间需要吊点的，加设转换梁，其自重计入荷载。采光带与消防水炮下方各 2 米范围不设吊点。',
        ),
      ),
      section(
        '申请材料',
        steps(
          '平面图与立面图，标注展位边线、节点编号、每点荷载、重心与标高，比例 1:100。',
          '被吊物的结构图、材料清单与总重；超过 200 千克的由注册结构工程师签章。',
          '吊具、链条葫芦与安全绳的合格证明，安全系数不小于 8。',
          '用电负荷与电缆路径；灯架供电由地面配电箱引上。',
        ),
        p('提前 15 天提交，三个工作日内批复。逾期申请视工位情况受理，加收三成；开幕前二十四小时内不再受理。'),
      ),
      section(
        '现场流程',
        table(
          '时间 | 工作 | 负责',
          `布展首日 08:30 | 放线、装设吊点 | 指定单位
布展首日 13:00 起 | 地面组装灯架、挂物 | 搭建商
组装完成后 | 称重复核，超过申报 10% 不予提升 | 双方
称重合格后 | 提升至标高，挂设二道保险钢索 | 搭建商
提升后 | 拍照、签收，葫芦断电上锁 | 双方
末日 19:00 起 | 下放、拆除 | 搭建商，后为指定单位`,
        ),
        list(
          '提升时下方 5 米范围清空并设警戒，桁架上方不得有人；',
          '每处吊挂物除主吊索外另设二道保险钢索；',
          '吊装作业人员持高处作业证，使用双钩安全带。',
        ),
      ),
      section(
        '价格',
        p('含税，含吊点装设、一次提升与拆除，不含被吊物组装。'),
        table(
          '项目 | 单位 | 价格（元/展期）',
          `吊点，100 千克以内 | 个 | 420
吊点，101 – 500 千克 | 个 | 680
手动葫芦提升 | 个 | 500
电动葫芦与控制 | 个 | 900
铝合金灯架，300 × 300 毫米 | 米 | 120
转换梁 | 根 | 760
展期内调整标高 | 次 | 600`,
        ),
      ),
      section(
        '会议层',
        p(
          '大会堂舞台上方设十二道电动吊杆，每道 600 千克；宴会厅设吊点四十八个，每点 300 千克。使用方式见《会议室布置手册》，由会议服务部安排，不适用本文件的价格。',
        ),
      ),
    ],
  },
  en: {
    lead: 'Signs, trusses and light structures can hang from the roof of the halls. Everything between the trusses and the points is done by our appointed riggers; below the points your contractor may do it, and we inspect it.',
    facts: [
      ['500 kg', 'Greatest load on one point'],
      ['120', 'Points in a hall, in a grid of 9 × 9 m'],
      ['15 days', 'Notice for orders'],
      ['9 m', 'Greatest height of the upper edge'],
    ],
    sections: [
      section(
        'What may hang',
        p(
          'Aluminium truss, cloth and stretch-fabric signs, LED screens, loudspeakers, and light shapes with nobody in them. Not allowed are load-bearing parts of a stand, timber ceilings, glass, people and animals, and anything that has to move up and down during the show.',
        ),
        note(
          'What hangs is never joined to what stands. Leave at least 0.3 m between the two; no stand may rely on the roof to keep it upright.',
        ),
      ),
      section(
        'Loads and heights',
        table(
          'Item | Limit',
          `Static, distributed, per point | 500 kg, with tackle and cables
Static, concentrated, per point | 400 kg
Moving, such as hoists, per point | 250 kg
Between two points | At least 3 m
Slanting cables, horizontal forces | None
Upper edge | Up to 9 m
Lower edge | From 4.5 m, above main aisles from 5.5 m
Distance from edge of stand | At least 0.5 m inwards`,
        ),
        p(
          'Points sit on the lower nodes of the trusses, in a grid of 9 × 9 m. Between nodes a transfer beam is needed, and its weight counts. There are no points within 2 m of rooflights and fire-water monitors.',
        ),
      ),
      section(
        'What to send',
        steps(
          'Plan and elevation at 1:100 with the edge of the stand, node numbers, load and height of each point, and the centre of gravity.',
          'Structural drawings of what hangs, with materials and weight; above 200 kg signed by a registered structural engineer.',
          'Certificates of shackles, chain hoists and safety wires, with a safety factor of 8 or more.',
          'Electrical load and cable route. Truss is fed from a board on the floor.',
        ),
        p(
          'Send all this 15 days ahead; you hear from us within three working days. Later applications are taken if there is time, at thirty per cent more, and none in the last twenty-four hours before opening.',
        ),
      ),
      section(
        'On the day',
        table(
          'When | What | Who',
          `Day 1 of build-up, 08:30 | Mark out, set points | Our riggers
Day 1, from 13:00 | Assemble truss and signs on the floor | Stand builder
When assembled | Weigh; more than 10% over is not raised | Both
When weight is right | Raise, fix second safety wires | Stand builder
When raised | Photograph, sign, lock hoists off | Both
Last day, from 19:00 | Lower, take down | Stand builder, then riggers`,
        ),
        list(
          'While a load goes up, five metres around it are kept clear, and nobody works above a truss.',
          'Everything has a second safety wire besides its main suspension.',
          'Riggers are licensed for work at height and use twin-hook harnesses.',
        ),
      ),
      section(
        'Prices',
        p('Tax included, for setting the point, raising once and taking down. Assembly is not included.'),
        table(
          'Item | Unit | Yuan per show',
          `Point, up to 100 kg | each | 420
Point, 101 – 500 kg | each | 680
Manual hoist | each | 500
Electric hoist with control | each | 900
Aluminium truss, 300 × 300 mm | metre | 120
Transfer beam | each | 760
Change of height during the show | each | 600`,
        ),
      ),
      section(
        'The conference floor',
        p(
          'Above the stage of the Plenary Hall are twelve electric bars of 600 kg each; the ballroom has forty-eight points of 300 kg. ‘Setting up meeting rooms’ explains how to use them. Our convention team arranges that, at other prices than these.',
        ),
      ),
    ],
  },
};
