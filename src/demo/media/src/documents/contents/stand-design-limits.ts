import { type Content, list, note, p, section, steps, table } from '../markup.ts';

export const standDesignLimits: Content = {
  zh: {
    lead: '设计展台之前先读这一份：能做多高、离边线多远、用什么材料、图纸画到什么程度才能一次通过。',
    facts: [
      ['6 米', '单层展台最大高度'],
      ['8 米', '双层展台最大高度，须审批'],
      ['70%', '建议的可重复使用构件比例'],
      ['3 个工作日', '图纸答复时限'],
    ],
    sections: [
      section(
        '高度与退距',
        table(
          '展台类型 | 最大高度（米） | 结构计算书 | 退距',
          `标准展位 | 2.5 | 不需要 | 无
特装，单层 | 4.5 | 不需要 | 相邻面 0
特装，单层，4.5 – 6 米 | 6 | 需要 | 相邻面高出部分 1 米
特装，双层 | 8 | 需要，专家评审 | 四周 1 米
室外展台 | 4.5 | 需要 | 四周 1.5 米
楣板与门头 | 4.5 | 不需要 | 不得伸出边线`,
        ),
        p('高度自展厅地面量起，含地台、灯具与标识。吊挂物不计入展台高度，但须遵守《吊挂作业规程》的标高。'),
      ),
      section(
        '开敞与相邻',
        list(
          '临通道的每一面，封闭部分不超过该面长度的一半，单段实墙不超过 6 米；',
          '与相邻展位共用的背墙，高出邻位部分须做白色平整饰面，不得印标识；',
          '岛形展台四面可达，不得用围栏封闭；',
          '展台内部通道净宽不小于 1.2 米，超过 100 平方米的设两处出口。',
        ),
      ),
      section(
        '双层展台',
        p('底层面积不小于 50 平方米，上层不超过底层的一半。上层只作洽谈，不设展品与厨房。'),
        table(
          '项目 | 要求',
          `上层使用荷载 | 每平方米 400 千克
同时在场人数 | 每平方米不超过一人，入口处标明
楼梯 | 净宽 1 米以上；上层超过 50 平方米或任一点到楼梯超过 15 米时设两部
栏杆 | 高 1.1 米，竖杆间距不大于 0.11 米
底层净高 | 2.5 米以上，设烟感与应急灯
灭火器 | 每层两具，另加楼梯口一具`,
        ),
        p(
          '高度超过 4.5 米、设第二层、单跨超过 6 米、悬挑超过 1.5 米，或使用玻璃、水体与 200 千克以上悬挂物的展台，须在布展前十个工作日提交经注册结构工程师签章的计算书。',
        ),
      ),
      section(
        '地台与无障碍',
        p(
          '地台高于 20 毫米的，边缘做警示色带；高于 100 毫米的，设坡度不大于十二分之一、净宽 1.2 米以上的坡道。洽谈桌至少一张可供轮椅使用，桌下净高 0.7 米。',
        ),
      ),
      section(
        '材料',
        list(
          '结构用钢、铝或木材，木材刷防火涂料两遍，封面前由安全员查看；饰面不低于 B1 级；',
          '布料、地毯与软膜附阻燃检测报告，现场抽样点火试验；',
          '玻璃用钢化夹胶，高度超过 2 米的贴防撞标识；',
          '不使用泡沫塑料、草席、未处理的竹编与纸板结构。',
        ),
        note(
          '主办方可在合同中规定可重复使用构件的最低比例。我们按件数核算：能完整拆下、编号入库、在下一场展会再用的，计为可重复使用。',
        ),
      ),
      section(
        '图纸清单',
        steps(
          '效果图两张，不同角度，标注主要材料。',
          '平面图 1:100，含展位边线、出入口、配电箱、灭火器与坡道。',
          '立面图四面，含总高与标识位置。',
          '结构图：构件规格、节点、锚固方式；需要时附计算书。',
          '电气图：系统图、布置图、负荷表。',
          '材料表，含阻燃等级与可重复使用构件清单。',
          '搭建商与展商签署的安全责任书。',
        ),
        p(
          '文件合并为一份 PDF，以“展厅-展位号-公司名”命名，布展前十个工作日由主场搭建商一并提交，三个工作日内答复。首次退回免费修改，第二次起每平方米收取 5 元复核费。可重复使用构件达到七成的，优先审图。',
        ),
      ),
      section(
        '现场核对',
        p(
          '布展第二日核对位置与高度，布展末日 14:00 起完工验收。高度超出批复 50 毫米以上、结构与图纸不符或使用未申报材料的，须在闭馆前整改完毕，否则不予送电。',
        ),
      ),
    ],
  },
  en: {
    lead: 'Read this before you design: how high you may go, how far from the edge, in what materials, and how much the drawings must show to pass the first time.',
    facts: [
      ['6 m', 'Height of a single-storey stand'],
      ['8 m', 'Height of two storeys, by approval'],
      ['70%', 'Reusable parts: what we recommend'],
      ['3 days', 'Working days until you hear about drawings'],
    ],
    sections: [
      section(
        'Height and setback',
        table(
          'Kind of stand | Height (m) | Calculations | Setback',
          `Shell scheme | 2.5 | No | None
Custom, single-storey | 4.5 | No | None towards neighbours
Custom, 4.5 – 6 m | 6 | Yes | 1 m above the neighbour’s wall
Custom, two storeys | 8 | Yes, with review | 1 m all round
Outdoors | 4.5 | Yes | 1.5 m all round
Fascias and portals | 4.5 | No | Never beyond the edge`,
        ),
        p(
          'Heights are measured from the hall floor and include raised floors, lamps and signs. What hangs from the roof does not count, but has its own limits in ‘Rigging’.',
        ),
      ),
      section(
        'Open sides, good neighbours',
        list(
          'Along an aisle no more than half of each side is closed, and no wall runs on for more than 6 m.',
          'Where your back wall rises above your neighbour’s, finish it smooth and white, without a logo.',
          'Island stands can be reached from four sides and are not fenced.',
          'Ways inside a stand are at least 1.2 m wide; above 100 m² there are two exits.',
        ),
      ),
      section(
        'Two storeys',
        p(
          'The ground floor is at least 50 m², the upper floor at most half of that. It is for meetings only: no exhibits, no kitchen.',
        ),
        table(
          'Item | Required',
          `Load on the upper floor | 400 kg per m²
People | No more than one per m², stated at the stairs
Stairs | 1 m wide or more; two if the floor exceeds 50 m² or any point is 15 m away
Balustrade | 1.1 m high, bars no more than 0.11 m apart
Height below | 2.5 m or more, with smoke alarm and emergency light
Extinguishers | Two a storey, one more at the stairs`,
        ),
        p(
          'Stands above 4.5 m, with an upper floor, a span of more than 6 m, a cantilever of more than 1.5 m, or glass, water or a hanging weight above 200 kg need calculations signed by a registered structural engineer, ten working days before build-up.',
        ),
      ),
      section(
        'Floors without barriers',
        p(
          'A floor raised by more than 20 mm has a coloured edge. Above 100 mm it has a ramp of one in twelve or gentler, at least 1.2 m wide. At least one table has 0.7 m of room beneath, for a wheelchair.',
        ),
      ),
      section(
        'Materials',
        list(
          'Structures are steel, aluminium or timber with two coats of fire paint, seen before it is covered. Surfaces meet class B1 or better.',
          'Cloth, carpet and stretch fabric come with a test report; we burn a sample on site.',
          'Glass is toughened and laminated, and marked where it is higher than 2 m.',
          'No foam plastic, straw matting, untreated bamboo or cardboard structures.',
        ),
        note(
          'An organiser may set a minimum share of reusable parts. We count pieces: whatever comes apart whole, is numbered, goes into store and is used at another show counts as reusable.',
        ),
      ),
      section(
        'Drawings',
        steps(
          'Two views from different angles, with the main materials.',
          'Plan at 1:100 with edges, entrances, distribution board, extinguishers and ramp.',
          'Four elevations, with overall height and signs.',
          'Structure: sections, joints, anchoring, and calculations where needed.',
          'Electrical: diagram, layout, table of loads.',
          'Materials, with fire class and a list of reusable parts.',
          'Safety undertaking signed by builder and exhibitor.',
        ),
        p(
          'Put everything into one PDF, named hall, stand, company. The main contractor sends them together ten working days before build-up; answers take three. The first revision is free, further ones cost 5 yuan per m². Stands that are seventy per cent reusable are looked at first.',
        ),
      ),
      section(
        'Checked on site',
        p(
          'On the second day of build-up we check positions and heights; from 14:00 on the last day, finished stands. More than 50 mm too high, a structure that differs from the drawing or a material nobody told us about: it is put right before closing, or the power stays off.',
        ),
      ),
    ],
  },
};
