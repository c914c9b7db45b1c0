import { type Content, list, note, p, section, table } from '../markup.ts';

export const specification: Content = {
  zh: {
    lead: '本馆工程、设备与服务采购的技术规格通用部分。各项目的数量、型号与专用参数见采购公告及其附表。',
    facts: [
      ['4 座', '展厅，每厅 140 × 72 × 13 米'],
      ['20 间', '会议室，201 至 220 号'],
      ['3 年', '最低质保期'],
      ['2 小时', '质保期内到场时限'],
    ],
    sections: [
      section(
        '1 场馆条件',
        table(
          '部位 | 条件',
          `展厅地面 | 耐磨混凝土，荷载每平方米 3.5 吨，地沟间距 9 米
展厅屋面 | 钢桁架，节点网格 9 × 9 米，单点吊荷 500 千克
会议层 | 楼面荷载每平方米 500 千克，净高 4.5 – 14 米
电源 | 380/220 伏，50 赫兹，三相五线
控制网络 | 楼宇自控开放协议，千兆光纤骨干
运输 | 货门 4.5 × 5 米；会议层 4 号货梯 3 × 6 米，5 吨`,
        ),
      ),
      section(
        '2 标准',
        p(
          '设备、材料与施工执行现行国家与行业标准；有多项标准的，取要求较高者。进口设备另附原产地证明与中文说明书。',
        ),
      ),
      section(
        '3 设备与材料',
        list(
          '投标时所列品牌、型号、产地不得更换；停产的须以不低于原参数的产品替代，并经书面同意；',
          '关键部件提供三年以上供货承诺与备件清单；',
          '防火、环保、能效指标附第三方检测报告，报告日期在两年以内；',
          '包装采用可回收材料，拆下的旧设备与包装由供方运走并出具去向证明。',
        ),
        table(
          '类别 | 通用指标',
          `照明 | 显色指数不低于 90，色温 4,000 开，闪烁比不超过 5%
电机与水泵 | 能效一级
线缆 | 低烟无卤阻燃
涂料与胶 | 水性，挥发物低于国家限值的一半
显示设备 | 亮度衰减三年不超过 15%`,
        ),
      ),
      section(
        '4 施工',
        table(
          '时间 | 允许的作业',
          `展期之间的空档 | 全部作业
布展、撤展日 | 非占道作业，经书面同意
开展日与会议日 22:00 – 06:00 | 低噪声作业，65 分贝以下
开展日白天 | 只限抢修`,
        ),
        list(
          '每日收工前清场，地面与设备覆盖保护；',
          '登高、动火、带电作业实行一事一票；',
          '施工人员实名登记，完成半日安全培训；',
          '隐蔽工程留存影像。',
        ),
      ),
      section(
        '5 调试与验收',
        p('分三步：单机调试、联合调试、七十二小时试运行。试运行须覆盖至少一个布展日与一个开展日。'),
        table(
          '文件 | 份数',
          `竣工图，纸质与可编辑文件 | 3
操作与维护手册，中文 | 3
检测与调试记录 | 2
培训签到与考核记录 | 1`,
        ),
        note('试运行期间出现影响使用的故障，修复后重新计时。两次未通过的，采购方可终止合同。'),
      ),
      section(
        '6 质保与服务',
        list(
          '质保期自验收合格之日起不少于三年，其间材料与人工全免；',
          '电话响应三十分钟，到场两小时，一般故障八小时内排除；',
          '展会与大型会议期间派员驻场，不另计费；',
          '每半年巡检一次，提交书面报告；',
          '质保期满前三十天联合检查，问题处理完毕方可终结。',
        ),
      ),
      section(
        '7 服务类项目',
        p(
          '保洁、安保、餐饮、绿化等服务，另按岗位表、频次表与评分表考核，每月一次。评分低于 85 分的扣当月费用 5%，连续两个月低于 80 分的可终止合同。从业人员加班依法计酬。',
        ),
      ),
    ],
  },
  en: {
    lead: 'The general part of our specifications for works, equipment and services. Quantities, models and special data of a project are in its notice and tables.',
    facts: [
      ['4', 'Halls of 140 × 72 × 13 m'],
      ['20', 'Rooms, 201 to 220'],
      ['3 years', 'Of warranty at least'],
      ['2 hours', 'To be on site under warranty'],
    ],
    sections: [
      section(
        '1. The building',
        table(
          'Part | Conditions',
          `Hall floors | Hard-wearing concrete, 3.5 t/m², trenches every 9 m
Hall roofs | Steel trusses, nodes at 9 × 9 m, 500 kg a point
Conference floor | 500 kg/m², heights from 4.5 to 14 m
Power | 380/220 V, 50 Hz, three-phase, five-wire
Controls | Open building protocol on a gigabit fibre backbone
Access | Goods doors 4.5 × 5 m; goods lift 4, 3 × 6 m, 5 t`,
        ),
      ),
      section(
        '2. Standards',
        p(
          'Equipment, material and work follow the national and trade standards in force; where several apply, the stricter one. Imported equipment comes with a certificate of origin and a manual in Chinese.',
        ),
      ),
      section(
        '3. Equipment and material',
        list(
          'Makes, models and origins are those of the tender. What is no longer made is replaced by something at least as good, with our written consent.',
          'Supply of key parts is promised for three years or more, with a list of spares.',
          'Fire, environmental and energy data are proved by a third party’s report no older than two years.',
          'Packaging can be recycled. The supplier takes it and old equipment away and shows where it went.',
        ),
        table(
          'Kind | General values',
          `Lighting | Colour rendering 90 or more, 4,000 K, flicker up to 5%
Motors and pumps | Energy class 1
Cables | Flame-retardant, low smoke, halogen-free
Paint and glue | Water-based, half the national limit for vapours
Displays | No more than 15% dimmer after three years`,
        ),
      ),
      section(
        '4. Work on site',
        table(
          'When | What',
          `Between shows | All work
Build-up and breakdown | Work that blocks no aisle, with written consent
Show and meeting days, 22:00 – 06:00 | Quiet work, below 65 dB
Show days by day | Emergency repairs only`,
        ),
        list(
          'Every day ends with a clear site, floor and equipment covered.',
          'Work at height, hot work and live work need a permit each time.',
          'Workers are registered by name and have half a day of safety training.',
          'What will be hidden is photographed first.',
        ),
      ),
      section(
        '5. Testing and acceptance',
        p(
          'In three steps: each device, all together, and seventy-two hours of trial, which include at least one day of build-up and one show day.',
        ),
        table(
          'Document | Copies',
          `Drawings as built, on paper and as files | 3
Manuals for use and maintenance, in Chinese | 3
Records of tests | 2
Records of training | 1`,
        ),
        note(
          'After a fault that affects use, the trial starts again. After a second failure we may end the contract.',
        ),
      ),
      section(
        '6. Warranty and service',
        list(
          'Three years or more from acceptance, with all material and labour.',
          'An answer by phone in thirty minutes, on site in two hours, ordinary faults put right in eight.',
          'Somebody on site during shows and large meetings, without charge.',
          'An inspection every half-year, with a written report.',
          'A joint inspection thirty days before the end; warranty ends when its findings are dealt with.',
        ),
      ),
      section(
        '7. Services',
        p(
          'Cleaning, security, catering, gardening and the like are marked every month against tables of posts and frequencies. Below 85 points the month’s fee is cut by five per cent; after two months below 80 we may end the contract. Overtime is paid by law.',
        ),
      ),
    ],
  },
};
