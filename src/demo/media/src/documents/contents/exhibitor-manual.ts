import { type Content, list, note, p, section, steps, table } from '../markup.ts';

export const exhibitorManual: Content = {
  zh: {
    lead: '写给每一家参展企业：从确认展位到最后一件展品离场，什么时候办什么事、找谁办、要交什么材料。',
    facts: [
      ['3 × 3 米', '标准展位，配 220 伏、16 安基本用电'],
      ['3.5 吨', '展厅地面每平方米承重'],
      ['13 米', '屋架下净高'],
      ['14 天', '特装图纸报审，自布展首日倒推'],
    ],
    sections: [
      section(
        '时间表',
        p('以下为各展厅通用时间。具体展会如有不同，以主办方发出的布展日历为准。'),
        table(
          '阶段 | 入场 | 离场 | 说明',
          `特装布展 | 08:30 | 18:00 | 加班至 22:00 须当日 15:00 前申请
标准展位布置 | 13:00 | 18:00 | 布展最后一日
开展日（展商） | 08:00 | 17:30 | 首日 07:30 开放
开展日（观众） | 09:00 | 17:00 | 16:30 停止入场
撤展 | 17:30 | 次日 08:00 | 末日观众清场后开始`,
        ),
        note('布展最后一日 18:00 起清洁主通道并铺设地毯，此后不得再使用切割、喷涂设备。'),
      ),
      section(
        '申请截止日',
        p('天数自布展首日倒推。水、电、气、网络按期下单享九折，现场申请加收三成；吊点逾期加收三成。'),
        table(
          '事项 | 提前天数 | 提交对象',
          `特装展台图纸与结构计算书 | 14 | 主场搭建商
吊点申请 | 15 | 展览服务部
水、电、压缩空气、网络 | 21 | 展览服务部
搭建商与施工人员登记 | 20 | 主场搭建商
重型与超限展品申报 | 15 | 展览服务部
家具与绿植租赁 | 10 | 主场搭建商
展位餐饮与酒会 | 5 | 餐饮部`,
        ),
      ),
      section(
        '标准展位包含什么',
        list(
          '三面 2.5 米高白色展板（转角展位为两面），中文、英文楣板各一条，每条不超过二十个字；',
          '咨询桌一张、折椅两把、废纸篓一个；',
          '射灯两盏、220 伏 16 安插座一只，合计负荷不超过 3 千瓦；',
          '每日开展前一次地面清洁。',
        ),
        p(
          '展板上不得钉、钻、喷漆。请使用双面胶或展板挂钩，单个挂点不超过 5 千克；较重的展品请放在地台或展架上。',
        ),
      ),
      section(
        '光地与特装',
        p(
          '光地不含展板、照明与用电。特装展台须由登记在册的搭建商施工，单层高度不超过 6 米；超过 4.5 米、设第二层、单跨超过 6 米或悬挑超过 1.5 米的，另附结构计算书。',
        ),
        steps(
          '下载《展台设计与高度限制》，按其中的图纸清单准备材料。',
          '提前 14 天提交平面、立面、电气与材料清单，三个工作日内答复。',
          '图纸通过后，由搭建商交纳施工管理费每平方米 22 元与施工押金。',
          '凭付款凭证领取施工证与车辆预约码。',
          '完工后由主场搭建商现场验收；撤展清场无损的，押金十个工作日内退还。',
        ),
        table(
          '特装面积（平方米） | 施工押金（元）',
          `100 及以下 | 20,000
101 – 300 | 30,000
300 以上 | 50,000`,
        ),
      ),
      section(
        '展品进出',
        p(
          '货车一律预约进场，系统对展商免费。每个时段 15 分钟，到达前 30 分钟收到货门编号，24 座货门均可通行集装箱车。',
        ),
        list(
          '单件展品超过 5 吨，或任一边超过 4.3 米，提前 15 天申报；',
          '叉车、吊车只能使用本馆登记的设备，按次结算；',
          '空包装箱贴标后由运输服务商统一存放，展厅内不得堆放；',
          '境外展品可办理暂时进境，三家运输代理的联系方式见《货运与车辆通行指引》。',
        ),
      ),
      section(
        '证件',
        p(
          '每 9 平方米发放参展证三张，单个展位最多四十张，超出部分每张 20 元，在登录大厅西侧 3 号服务台领取。布展证实名登记，背面印有所在展厅的出口示意图，进场前由主场搭建商讲解。',
        ),
        p('参展证全程有效，可凭证享受十二家酒店的会展协议价，展期内免费乘坐接驳车。'),
      ),
      section(
        '开展期间',
        list(
          '展位须有人值守至 17:00，不得提前撤展；',
          '距展位边界一米处声音不超过 72 分贝，演示音响朝向展位内侧；',
          '资料只在本展位范围内派发；',
          '试吃试饮须事先报备食品经营资质，厨余单独收集；',
          '无人机、明火、充氢气球一律不得使用。',
        ),
        p('遗失物品、医疗求助与现场报修，请到综合服务台，或直接致电 023 0000 8800。'),
      ),
      section(
        '撤展',
        steps(
          '末日 17:00 观众开始离场，17:30 广播后方可拆除。',
          '贵重展品请先行带离；展位用电在 18:00 切断。',
          '凭出门证放行，出门证由主办方在末日 14:00 起发放。',
          '特装材料须全部运走，遗留物按每立方米 260 元代为清运，从押金中扣除。',
        ),
      ),
      section(
        '常用价格',
        p('价格为含税价，按展期计，完整价目见《现场服务价格表》。'),
        table(
          '项目 | 单位 | 价格（元）',
          `220 伏 16 安，3 千瓦 | 处 | 620
380 伏 32 安，16 千瓦 | 处 | 2,050
给排水，DN15 | 处 | 1,200
有线网络，100 兆 | 条 | 1,900
展位清洁 | 平方米/日 | 8
空箱存放 | 立方米/展期 | 60`,
        ),
      ),
    ],
  },
  en: {
    lead: 'For every company with a stand: what to do and when, whom to ask and what to send, from the day your space is confirmed to the day the last crate leaves.',
    facts: [
      ['3 × 3 m', 'A shell-scheme stand, with a 220 V, 16 A supply'],
      ['3.5 t', 'Floor loading per square metre in the halls'],
      ['13 m', 'Clear height below the trusses'],
      ['14 days', 'Before build-up: drawings of custom-built stands'],
    ],
    sections: [
      section(
        'Hours',
        p(
          'These hours hold in all halls. Where a show differs, the build-up calendar from its organiser prevails.',
        ),
        table(
          'Phase | In from | Out by | Remarks',
          `Building of space-only stands | 08:30 | 18:00 | Until 22:00 on request by 15:00 the same day
Dressing of shell stands | 13:00 | 18:00 | Last day of build-up
Show days, exhibitors | 08:00 | 17:30 | From 07:30 on the first day
Show days, visitors | 09:00 | 17:00 | Last entry 16:30
Breakdown | 17:30 | 08:00 | Begins when the last visitor has left`,
        ),
        note(
          'From 18:00 on the last day of build-up we clean the main aisles and lay carpet. No cutting or spraying after that.',
        ),
      ),
      section(
        'Deadlines',
        p(
          'Days are counted back from the first day of build-up. Water, power, air and data ordered in time cost ten per cent less, on site thirty per cent more; so do late rigging points.',
        ),
        table(
          'What | Days before | To',
          `Drawings and structural calculations | 14 | Main contractor
Rigging points | 15 | Exhibition services
Water, power, compressed air, data | 21 | Exhibition services
Registration of builders and crew | 20 | Main contractor
Heavy and oversize exhibits | 15 | Exhibition services
Furniture and plants | 10 | Main contractor
Catering and receptions on the stand | 5 | Catering`,
        ),
      ),
      section(
        'What a shell stand includes',
        list(
          'white walls 2.5 m high on three sides, or two on a corner, and a fascia with your name in Chinese and English, up to 20 characters each;',
          'one counter, two folding chairs and a waste-paper basket;',
          'two spotlights and one 220 V, 16 A socket, 3 kW in all;',
          'one cleaning of the floor before opening each day.',
        ),
        p(
          'Please do not nail, drill or paint the panels. Use tape or panel hooks, up to 5 kg on each. Heavier exhibits belong on a plinth or a rack.',
        ),
      ),
      section(
        'Space only',
        p(
          'Bare space comes without walls, lights or power. Stands are built by a registered contractor. A single-storey stand may be 6 m high; above 4.5 m, or with an upper floor, a span of more than 6 m or a cantilever of more than 1.5 m, add structural calculations.',
        ),
        steps(
          'Read ‘Stand design and height limits’ and collect the drawings it lists.',
          'Send plans, elevations, electrical drawings and a list of materials 14 days ahead. You hear from us within three working days.',
          'Your contractor pays the site fee of 22 yuan per m² and the deposit.',
          'With proof of payment you receive crew badges and a code for booking lorries.',
          'The finished stand is inspected; if you leave the floor clear and undamaged, the deposit is back within ten working days.',
        ),
        table(
          'Area of the stand (m²) | Deposit (yuan)',
          `up to 100 | 20,000
101 – 300 | 30,000
over 300 | 50,000`,
        ),
      ),
      section(
        'Getting exhibits in and out',
        p(
          'Every lorry books a slot; the service is free for exhibitors. Slots last 15 minutes. Half an hour before yours you are told the door; all 24 goods doors take a container lorry.',
        ),
        list(
          'Give 15 days’ notice of any item over 5 tonnes, or over 4.3 m on any side.',
          'Forklifts and cranes are hired from the venue, by the job.',
          'Label your empties: the freight handler stores them. Nothing is stored in the halls.',
          'Exhibits from abroad can enter on a temporary import. The three agents are in ‘Freight and vehicle routes’.',
        ),
      ),
      section(
        'Badges',
        p(
          'You receive three exhibitor badges for every 9 m², up to forty a stand; more cost 20 yuan each. Collect them at desk 3, at the west end of the concourse. Crew badges carry a name and, on the back, a plan of the exits of that hall, which the main contractor explains before anyone goes in.',
        ),
        p(
          'An exhibitor badge is good for all days. It also gets you the event rate at twelve hotels and a seat on the shuttle.',
        ),
      ),
      section(
        'While the show is open',
        list(
          'Keep your stand staffed until 17:00; nobody packs up early.',
          'Sound stays below 72 decibels a metre from your stand, with loudspeakers facing inwards.',
          'Hand out leaflets on your own stand only.',
          'For tastings, file your food licence first and collect food waste separately.',
          'No drones, no open flames, no hydrogen balloons.',
        ),
        p('Lost property, first aid and repairs: ask at the service desk or call +86 23 0000 8800.'),
      ),
      section(
        'Breakdown',
        steps(
          'On the last day visitors leave from 17:00. Dismantling starts with the announcement at 17:30.',
          'Take valuables with you first. Power to the stands goes off at 18:00.',
          'Goods leave with a pass, issued by the organiser from 14:00.',
          'Take all stand material away. What is left costs 260 yuan per m³, charged to the deposit.',
        ),
      ),
      section(
        'Prices you will want to know',
        p('Tax included, for the whole show. The full list is in the ‘On-site service price list’.'),
        table(
          'Item | Unit | Yuan',
          `220 V, 16 A, 3 kW | each | 620
380 V, 32 A, 16 kW | each | 2,050
Water and drain, DN15 | each | 1,200
Wired network, 100 Mbit/s | line | 1,900
Stand cleaning | m² and day | 8
Storage of empties | m³ and show | 60`,
        ),
      ),
    ],
  },
};
