import { type Content, list, note, p, section, steps, table } from '../markup.ts';

export const interpretationBooths: Content = {
  zh: {
    lead: '同声传译的语种、房间、译员室条件与预订办法。可只租设备，也可由我们代为聘请译员。',
    facts: [
      ['8 个', '语种，大会堂可同时提供'],
      ['2,400 台', '数字红外接收机'],
      ['20 小时', '接收机一次充电的使用时间'],
      ['10 个工作日', '预订提前时间'],
    ],
    sections: [
      section(
        '哪些房间可以用',
        table(
          '会议室 | 译员室 | 最多语种 | 说明',
          `201 大会堂 | 固定八间 | 8 | 正对舞台，设在后区两侧
202 宴会厅 | 移动四间 | 4 | 分厅使用时每厅两间
203 – 207 | 移动，共四间 | 4 | 与大会堂系统共用主机
214 – 217 | 移动，共两间 | 2 | 须拉上遮光帘
220 | 移动两间 | 2 | –
其他 | – | – | 可用手持导览系统，一个语种`,
        ),
        p('固定提供中、英、日、韩、法、俄、西班牙、阿拉伯八个语种。其他语种提前二十个工作日联系。'),
      ),
      section(
        '译员室',
        p(
          '固定译员室宽 2.6 米、深 2.4 米、高 2.3 米，可容两名译员，设独立通风、温度调节与阅读灯，每小时换气六次，室内噪声低于 30 分贝。移动译员室宽 1.6 米、深 1.6 米，须留出 2 × 2 米平整地面，视线至讲台不受遮挡，距离不超过 30 米。',
        ),
        list(
          '每间设译员台两座、监视屏一块、幻灯信号一路、内部通话一路；',
          '讲者画面与幻灯由导播送入，延迟不大于 80 毫秒；',
          '译员室门在会议期间不上锁、不得用作储物。',
        ),
      ),
      section(
        '人员与轮换',
        table(
          '会议时长 | 每个语种的译员 | 轮换',
          `40 分钟以内 | 1 | 仅限简短致辞
半日，3 小时以内 | 2 | 每 20 – 30 分钟
全日，6 小时以内 | 2，技术类 3 | 每 20 – 30 分钟
超过 6 小时 | 3 | 按小时编排`,
        ),
        note('没有直接译员的语对由中文或英文转译。多一次转译约多两秒延迟，议程中请为问答留出余量。'),
      ),
      section(
        '请提前给译员',
        steps(
          '预订时：语种、场次、主题、预计听众与接收机数量。',
          '会前 7 天：议程、讲者所属单位、幻灯初稿、术语表。',
          '会前 2 天：讲稿与视频文字稿；没有讲稿的，一页提纲也有用。',
          '会前 1 小时：讲者与译员见面，核对读音与缩略语。',
        ),
        p('讲者语速以中文每分钟二百字、英文每分钟一百二十词为宜。宣读稿件请事先提供，即兴更容易译好。'),
      ),
      section(
        '接收机',
        p(
          '接收机在会议室门口凭证件领取，也可由主办方统一编号随胸卡发放。听障代表可领取颈挂感应线圈，与助听器直接耦合。遗失按每台 480 元赔偿。',
        ),
        list(
          '每三百台配一名发放员，散会时由出口两侧回收；',
          '左右拨轮选择频道，1 频道为原声；',
          '红外不穿墙，相邻会议室互不串音，离开房间即无信号。',
        ),
      ),
      section(
        '价格',
        table(
          '项目 | 单位 | 价格（元）',
          `大会堂固定系统，含八间译员室 | 日 | 12,000
移动译员室，含搭建 | 间/日 | 2,200
接收机 | 台/日 | 20
导览系统，四十人 | 套/日 | 800
技术员 | 人/日 | 900
译员，英语 | 人/日 | 5,500
译员，日、韩、法、俄语 | 人/日 | 6,500
译员，西班牙、阿拉伯语 | 人/日 | 7,500
双语录音，含交付 | 场 | 600`,
        ),
        p(
          '价格含税，译员不足一日按一日计，晚间加收三成。取消：提前五个工作日以上不收费，二至四个工作日收一半，此后全额。',
        ),
      ),
    ],
  },
  en: {
    lead: 'Languages, rooms, booths and how to book them. You can hire the equipment alone, or let us engage the interpreters too.',
    facts: [
      ['8', 'Languages at once in the Plenary Hall'],
      ['2,400', 'Infrared receivers'],
      ['20 h', 'Of use on one charge'],
      ['10 days', 'Notice, in working days'],
    ],
    sections: [
      section(
        'Which rooms',
        table(
          'Room | Booths | Languages | Remarks',
          `201 Plenary Hall | Eight, fixed | 8 | Facing the stage, either side at the back
202 Ballroom | Four, mobile | 4 | Two for each part when divided
203 – 207 | Four, mobile, shared | 4 | On the Plenary Hall’s system
214 – 217 | Two, mobile, shared | 2 | With the black curtain drawn
220 | Two, mobile | 2 | –
Others | – | – | Hand-held tour system, one language`,
        ),
        p(
          'Chinese, English, Japanese, Korean, French, Russian, Spanish and Arabic are always available. For any other, ask twenty working days ahead.',
        ),
      ),
      section(
        'The booths',
        p(
          'A fixed booth is 2.6 m wide, 2.4 m deep and 2.3 m high. It seats two, with its own air (six changes an hour), thermostat and reading lamps, and stays below 30 decibels. A mobile booth, 1.6 × 1.6 m, stands on 2 × 2 m of level floor with a clear view of the lectern, no more than 30 m away.',
        ),
        list(
          'Each has two consoles, a monitor, the slides and an intercom.',
          'Speaker and slides arrive from the vision mixer within 80 milliseconds.',
          'Doors are never locked during a meeting, and booths are not for storage.',
        ),
      ),
      section(
        'How many interpreters',
        table(
          'Length of meeting | For each language | They change',
          `Up to 40 minutes | 1 | Short addresses only
Half a day, up to 3 hours | 2 | Every 20 – 30 minutes
A day, up to 6 hours | 2, technical 3 | Every 20 – 30 minutes
Longer | 3 | By the hour`,
        ),
        note(
          'Where no one interprets directly between two languages, it goes through Chinese or English. That adds about two seconds: leave room for it in questions and answers.',
        ),
      ),
      section(
        'What interpreters need',
        steps(
          'When you book: languages, sessions, subject, audience, number of receivers.',
          '7 days ahead: programme, speakers’ institutions, draft slides, a glossary.',
          '2 days ahead: scripts, and transcripts of videos. Without a script, a page of notes helps.',
          '1 hour ahead: speakers and interpreters meet, for names and abbreviations.',
        ),
        p(
          'Two hundred characters a minute in Chinese, or 120 words in English, can be followed. If you read a text, send it; speaking freely is easier to interpret.',
        ),
      ),
      section(
        'Receivers',
        p(
          'People collect them at the door against a badge, or you hand them out with the badge. For hearing-aid users there are neck loops. A lost receiver costs 480 yuan.',
        ),
        list(
          'One person gives out three hundred; at the end they come back on both sides of the exit.',
          'A wheel chooses the channel; channel 1 is the floor.',
          'Infrared stops at the wall: nothing is overheard next door, and outside the room there is no signal.',
        ),
      ),
      section(
        'Prices',
        table(
          'Item | Unit | Yuan',
          `Plenary Hall system with eight booths | day | 12,000
Mobile booth, put up | day | 2,200
Receiver | day | 20
Tour system for forty | day | 800
Technician | day | 900
Interpreter, English | day | 5,500
Interpreter, Japanese, Korean, French, Russian | day | 6,500
Interpreter, Spanish, Arabic | day | 7,500
Recording in two languages | session | 600`,
        ),
        p(
          'Tax included. Part of a day counts as a day, evenings cost thirty per cent more. Cancellation is free until five working days before, half price until two, then full price.',
        ),
      ),
    ],
  },
};
