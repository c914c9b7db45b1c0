import { type Content, list, note, p, section, steps, table } from '../markup.ts';

export const sustainabilityReporting: Content = {
  zh: {
    lead: '为主办方提供展会的能耗、垃圾、交通与碳排放数据：核算边界、系数来源、交付内容与引用方式。',
    facts: [
      ['7.2 兆瓦', '屋面光伏装机'],
      ['29%', '全年用电来自屋面'],
      ['34%', '江水源热泵使空调用电下降'],
      ['20 个工作日', '闭幕后交付数据'],
    ],
    sections: [
      section(
        '我们提供什么',
        p(
          '每场使用一座以上展厅或五间以上会议室的活动，均可免费获得一份两页的基础报告。需要第三方核查的，另行委托。',
        ),
        table(
          '指标 | 基础报告 | 完整报告',
          `用电，按展厅与时段 | 有 | 有
用水 | 有 | 有
垃圾，按五类称重 | 有 | 有
空调与热泵用能 | 有 | 有
观众出行，问卷抽样 | – | 有
展台材料与重复使用率 | – | 有
货运里程 | – | 有
餐饮，按人次与菜单 | – | 有
碳排放总量与人均 | 用电、垃圾 | 全部
价格（元/展期） | 免费 | 18,000`,
        ),
      ),
      section(
        '核算边界',
        list(
          '时间：自展厅移交之日 08:30 至清场验收；',
          '空间：租用的展厅、会议室与按面积分摊的登录大厅；',
          '范围一：备用发电机与厨房燃气；范围二：外购电力；范围三：垃圾、用水、出行、货运、展台与餐饮；',
          '不计入：参展企业总部的活动、观众在城市内的其他行程。',
        ),
        note('基础报告只含可以直接计量的项目。我们不以估算填补缺失的数据，缺失之处在表中写明“未计量”。'),
      ),
      section(
        '系数',
        p('系数每年一月更新，报告注明所用版本。以下为现行值：'),
        table(
          '项目 | 系数 | 单位',
          `外购电力 | 0.57 | 千克二氧化碳/千瓦时
屋面光伏电力 | 0 | 千克二氧化碳/千瓦时
自来水 | 0.17 | 千克二氧化碳/立方米
厨余，堆肥 | 0.05 | 千克二氧化碳/千克
其他垃圾，焚烧 | 0.42 | 千克二氧化碳/千克
轨道交通 | 0.03 | 千克二氧化碳/人公里
小客车 | 0.15 | 千克二氧化碳/人公里
高铁 | 0.03 | 千克二氧化碳/人公里
航空，国内 | 0.13 | 千克二氧化碳/人公里`,
        ),
      ),
      section(
        '一个例子',
        p(
          '下表为一场三天的室内展会（1、2 号展厅，20,160 平方米，四万一千人次）的基础报告摘要，数字经主办方同意引用。',
        ),
        table(
          '项目 | 数量 | 碳排放（吨）',
          `用电，其中光伏 38% | 214,000 千瓦时 | 75.6
用水 | 1,860 立方米 | 0.3
垃圾，回收利用 74% | 46.2 吨 | 5.0
合计 | – | 80.9
每人次 | – | 0.002`,
        ),
        p(
          '同一展会上一届的用电为 251,000 千瓦时。减少的部分，六成来自展厅照明更新，四成来自布展期间照明减半。',
        ),
      ),
      section(
        '怎样申请',
        steps(
          '签约时勾选报告类型；完整报告提前 60 天约定抽样方案。',
          '提前 14 天提供展台材料清单与运输代理名单。',
          '展期在登录大厅三处入口做出行问卷，样本不少于观众的百分之一。',
          '闭幕后 20 个工作日收到数据表与报告，10 个工作日内可提出疑问。',
        ),
      ),
      section(
        '如何引用',
        p(
          '对外发布时请同时写明边界、系数版本与是否经第三方核查。未经抵消的排放不称“碳中和”，只覆盖用电与垃圾的报告不称“展会碳足迹”。我们可审阅新闻稿中的有关段落，两个工作日内答复。',
        ),
      ),
      section(
        '绿色电力',
        p(
          '主办方可为整场展会采购绿色电力，价格随交易月份公布，一般较普通电价高出每千瓦时 0.03 至 0.06 元。闭幕后十五日内收到绿证编号，用电排放相应记为零。',
        ),
      ),
    ],
  },
  en: {
    lead: 'Energy, waste, travel and carbon of your event: what is counted, with which factors, what you receive and how to quote it.',
    facts: [
      ['7.2 MW', 'Of solar panels on the roof'],
      ['29%', 'Of a year’s electricity comes from it'],
      ['34%', 'Less power for cooling, with the river'],
      ['20 days', 'Working days after closing: your data'],
    ],
    sections: [
      section(
        'What you receive',
        p(
          'Every event with one hall or five rooms and more gets a basic report of two pages, free of charge. An audit by a third party is commissioned separately.',
        ),
        table(
          'Measure | Basic | Full',
          `Electricity, by hall and hour | Yes | Yes
Water | Yes | Yes
Waste, five kinds, by weight | Yes | Yes
Heating and cooling | Yes | Yes
Visitors’ travel, by survey | – | Yes
Stand material and reuse | – | Yes
Freight distances | – | Yes
Catering, by menu | – | Yes
Carbon, in all and per head | Power, waste | Everything
Yuan per show | Free | 18,000`,
        ),
      ),
      section(
        'What is counted',
        list(
          'From 08:30 on the day of handover until the floor is clear.',
          'The halls and rooms you hire, and your share of the concourse by area.',
          'Scope 1: stand-by generators and kitchen gas. Scope 2: electricity we buy. Scope 3: waste, water, travel, freight, stands and catering.',
          'Not what exhibitors do at home, nor visitors’ other journeys in the city.',
        ),
        note(
          'The basic report holds only what is metered. We do not fill gaps with estimates: where there is no figure, the table says ‘not measured’.',
        ),
      ),
      section(
        'Factors',
        p('They are renewed each January, and every report says which set it used. The current ones:'),
        table(
          'Item | Factor | Unit',
          `Electricity from the grid | 0.57 | kg CO₂ per kWh
Electricity from our roof | 0 | kg CO₂ per kWh
Water | 0.17 | kg CO₂ per m³
Food waste, composted | 0.05 | kg CO₂ per kg
Other waste, burnt | 0.42 | kg CO₂ per kg
Metro | 0.03 | kg CO₂ per passenger km
Car | 0.15 | kg CO₂ per passenger km
High-speed rail | 0.03 | kg CO₂ per passenger km
Domestic flight | 0.13 | kg CO₂ per passenger km`,
        ),
      ),
      section(
        'An example',
        p(
          'From the basic report of a three-day show in Halls 1 and 2 (20,160 m², 41,000 visits), quoted with the organiser’s consent.',
        ),
        table(
          'Item | Amount | Tonnes of CO₂',
          `Electricity, 38% from the roof | 214,000 kWh | 75.6
Water | 1,860 m³ | 0.3
Waste, 74% recovered | 46.2 t | 5.0
Total | – | 80.9
Per visit | – | 0.002`,
        ),
        p(
          'The edition before used 251,000 kWh. Six tenths of the difference come from new lamps in the halls, four from halving the light during build-up.',
        ),
      ),
      section(
        'How to ask for it',
        steps(
          'Choose a report when you sign; for the full one we agree on a sample sixty days ahead.',
          '14 days ahead send the list of stand materials and your freight agents.',
          'During the show, visitors are asked about their journey at three doors; one in a hundred or more.',
          'Table and report arrive within 20 working days. You have ten to ask questions.',
        ),
      ),
      section(
        'How to quote it',
        p(
          'Say what was counted, with which factors, and whether anyone audited it. What has not been offset is not ‘carbon neutral’, and a report on power and waste alone is not the ‘footprint of the show’. We gladly read that paragraph of your press release, within two working days.',
        ),
      ),
      section(
        'Green power',
        p(
          'You can buy certified green electricity for the whole show. The price is published monthly and is usually 0.03 to 0.06 yuan per kWh above the ordinary one. Certificates follow within fifteen days, and the emissions of your electricity count as nil.',
        ),
      ),
    ],
  },
};
