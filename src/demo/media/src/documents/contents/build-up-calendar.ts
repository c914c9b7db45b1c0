import { type Content, list, note, p, section, table } from '../markup.ts';

export const buildUpCalendar: Content = {
  zh: {
    lead: '展会布展、开展与撤展的通用日历。主办方在此基础上发布本届展会的具体日期；D 为开展首日，D-1 为前一日。',
    facts: [
      ['4 日', '标准布展期，D-4 至 D-1'],
      ['3 日', '标准展期'],
      ['14.5 小时', '撤展，至次日 08:00'],
      ['15 分钟', '货车预约时段'],
    ],
    sections: [
      section(
        '进场之前',
        table(
          '日期 | 事项 | 责任',
          `D-25 | 水、电、气、网络九折下单截止 | 展商
D-24 | 搭建商与人员登记截止 | 主场搭建商
D-19 | 吊点申请截止 | 搭建商
D-18 | 特装图纸与计算书提交，三个工作日内批复 | 主场搭建商
D-11 | 货车批量预约开放 | 主场搭建商
D-7 | 参展商货车预约开放；保单上传截止 | 各单位
D-5 | 展厅移交、放线 | 主办方、本馆`,
        ),
      ),
      section(
        '布展',
        table(
          '日期 | 时间 | 允许的工作 | 货门',
          `D-4 | 08:30 – 18:00 | 吊点、重型设备、300 平方米以上特装 | 1 – 24
D-3 | 08:30 – 18:00 | 全部特装 | 1 – 24
D-2 | 08:30 – 18:00 | 特装、标准展位框架 | 1 – 24
D-1 | 08:30 – 12:00 | 特装收尾，撤出机具 | 单号货门
D-1 | 13:00 – 18:00 | 标准展位布置，展品就位 | 关闭
D-1 | 14:00 起 | 分区送电、验收 | –
D-1 | 18:00 起 | 清洁、铺主通道地毯 | 关闭`,
        ),
        note(
          'D-1 日 18:00 以后不得再切割、喷涂，任何车辆不得驶入展厅。加班申请截至当日 15:00；因高温、大雾、暴雨停工的时间顺延，最多六小时不收费。',
        ),
      ),
      section(
        '开展',
        table(
          '日期 | 展商 | 观众 | 说明',
          `D | 07:30 – 17:30 | 09:00 – 17:00 | 专业观众日
D+1 | 08:00 – 17:30 | 09:00 – 17:00 | 全部观众
D+2 | 08:00 – 17:30 | 09:00 – 17:00 | 16:00 停止入场`,
        ),
        p('补货手推车由南侧货梯厅进入，08:00 至 08:45。每日 17:45 断电，24 小时回路除外。'),
      ),
      section(
        '撤展',
        table(
          '日期 | 时间 | 事项',
          `D+2 | 14:00 起 | 主办方发放出门证
D+2 | 17:30 | 广播，开始拆除
D+2 | 18:00 | 展位断电、停水、停气
D+2 | 18:30 起 | 货门 1 – 24 按预约时段开放
D+2 | 19:00 – 22:00 | 吊挂物下放
D+3 | 08:00 | 清场
D+3 | 08:00 – 12:00 | 验收、归还展厅`,
        ),
      ),
      section(
        '各展厅的差别',
        list(
          '四厅合一的展会，隔墙收起与恢复各占四小时，安排在 D-5 与 D+3；',
          '室外展场的布展比展厅早一日开始，帐篷在 D-3 前搭完；',
          '会议层的布置自前一日 18:00 起，不占用货运环线；',
          '展期为两日或四日的，撤展时间相应前移或后移。',
        ),
      ),
      section(
        '每日例会',
        p(
          '布展期每日 17:00 在综合服务台旁的会商室，由主场搭建商主持，主办方、运输服务商、安保与本馆项目经理参加，通报进度、次日车辆时段与整改事项。',
        ),
        table(
          '日期 | 例会重点',
          `D-4 | 吊点与重型设备就位
D-3 | 特装结构、登高安全
D-2 | 用电申请核对、通道检查
D-1 | 验收遗留、开幕式彩排
D+1 | 撤展车辆编组`,
        ),
      ),
    ],
  },
  en: {
    lead: 'The usual calendar of build-up, show and breakdown, on which organisers base the dates of their own. D is the opening day, D–1 the day before.',
    facts: [
      ['4 days', 'Of build-up, D–4 to D–1'],
      ['3 days', 'Of show'],
      ['14.5 h', 'Of breakdown, until 08:00 next day'],
      ['15 min', 'A slot for lorries'],
    ],
    sections: [
      section(
        'Before you come',
        table(
          'Day | What | Who',
          `D–25 | Last day for ten per cent off water, power, air and data | Exhibitors
D–24 | Builders and crew are registered | Main contractor
D–19 | Rigging is due | Stand builders
D–18 | Drawings and calculations are due; answered in three working days | Main contractor
D–11 | Lorry slots open, in bulk | Main contractor
D–7 | Lorry slots open to exhibitors; insurance is uploaded | Everyone
D–5 | Handover, marking out | Organiser, the centre`,
        ),
      ),
      section(
        'Build-up',
        table(
          'Day | Hours | What may be done | Goods doors',
          `D–4 | 08:30 – 18:00 | Rigging, heavy machines, stands over 300 m² | 1 – 24
D–3 | 08:30 – 18:00 | All custom-built stands | 1 – 24
D–2 | 08:30 – 18:00 | Custom-built stands, shell frames | 1 – 24
D–1 | 08:30 – 12:00 | Finishing; tools leave | Odd numbers
D–1 | 13:00 – 18:00 | Dressing shell stands, exhibits in place | Shut
D–1 | from 14:00 | Inspection, power on | –
D–1 | from 18:00 | Cleaning, carpet in main aisles | Shut`,
        ),
        note(
          'From 18:00 on D–1 nothing is cut or sprayed, and no vehicle enters a hall. Ask for overtime by 15:00 the same day. Time lost to heat, fog or rain is added, up to six hours free of charge.',
        ),
      ),
      section(
        'The show',
        table(
          'Day | Exhibitors | Visitors | Remarks',
          `D | 07:30 – 17:30 | 09:00 – 17:00 | Trade day
D+1 | 08:00 – 17:30 | 09:00 – 17:00 | Everyone
D+2 | 08:00 – 17:30 | 09:00 – 17:00 | Last entry 16:00`,
        ),
        p(
          'Restock by trolley from 08:00 to 08:45, through the goods lobby on the south side. Power goes off at 17:45, except on round-the-clock circuits.',
        ),
      ),
      section(
        'Breakdown',
        table(
          'Day | Time | What',
          `D+2 | from 14:00 | Organiser issues passes for goods
D+2 | 17:30 | Announcement; dismantling starts
D+2 | 18:00 | Power, water and air off
D+2 | from 18:30 | Doors 1 – 24 open, by slot
D+2 | 19:00 – 22:00 | Rigging comes down
D+3 | 08:00 | Halls are clear
D+3 | 08:00 – 12:00 | Inspection, handing back`,
        ),
      ),
      section(
        'Where it differs',
        list(
          'When all four halls are joined, moving the walls takes four hours on D–5 and four on D+3.',
          'On the plaza build-up starts a day earlier, and tents are up by D–3.',
          'Meeting rooms are set from 18:00 the evening before and do not use the freight loop.',
          'For shows of two or four days breakdown moves with the closing day.',
        ),
      ),
      section(
        'Daily meeting',
        p(
          'During build-up everyone meets at 17:00 in the room beside the service desk: main contractor (in the chair), organiser, freight handler, security and our project manager. Progress, tomorrow’s slots, and what has to be put right.',
        ),
        table(
          'Day | Mostly about',
          `D–4 | Rigging and heavy machines
D–3 | Structures, work at height
D–2 | Power orders, aisles
D–1 | Open points, rehearsal of the opening
D+1 | Order of lorries for breakdown`,
        ),
      ),
    ],
  },
};
