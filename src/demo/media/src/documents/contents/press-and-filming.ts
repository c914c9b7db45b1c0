import { type Content, list, note, p, section, steps, table } from '../markup.ts';

export const pressAndFilming: Content = {
  zh: {
    lead: '记者证、采访、摄影摄像、直播与商业取景的办理方式，以及可用的场馆资料。',
    facts: [
      ['3 个工作日', '采访与拍摄申请提前时间'],
      ['48 席', '新闻中心工位'],
      ['46 个', '全景看馆的观察点，可供引用'],
      ['24 小时', '采访回复时限'],
    ],
    sections: [
      section(
        '先分清三种情况',
        table(
          '情况 | 谁批准 | 费用',
          `采访展会、会议内容 | 主办方 | 免费
采访场馆，拍摄公共区域新闻画面 | 本馆 | 免费
广告、影视、商业取景 | 本馆，展期须主办方同意 | 按时段收费
个人手机拍摄留念 | 不需要申请 | 免费
展台直播，一小时以上 | 主办方，提前两日 | 免费
无人机航拍 | 本馆，另须空域许可 | 按次收费`,
        ),
      ),
      section(
        '记者证件',
        steps(
          '提前三个工作日登记：媒体名称、报道内容、人数与器材。',
          '凭记者证在登录大厅 4 号服务台换领采访证，器材过安检。',
          '佩戴证件，进入展位拍摄前先征得展商同意。',
          '闭馆后继续拍摄的，由现场经理陪同，至多两小时。',
        ),
        p('独立作者与自媒体凭近三个月内的三篇相关作品登记，名额不限，遵守同样的规则。'),
      ),
      section(
        '新闻中心',
        p(
          '位于登录大厅二层西端，凭采访证进入，展期 08:30 至闭馆后两小时开放。四十八个工位，每位一路有线网络与两只插座；采访间两间，各 18 平方米，设固定灯光与吸声墙面；储物柜、打印与茶水免费。',
        ),
        table(
          '设施 | 数量 | 预约',
          `工位 | 48 | 先到先得
采访间 | 2 | 提前一日，每次 60 分钟
发布厅，80 座 | 1 | 由主办方安排
直播位，带网络与电源 | 6 | 提前三日
转播车位，380 伏 63 安 | 3 | 提前十日`,
        ),
      ),
      section(
        '拍摄的规矩',
        list(
          '使用三脚架、稳定器与补光灯，当日向主办方报备；不占通道，线缆加过桥板；',
          '拍摄儿童须监护人同意；医疗、安检与后厨区域不得拍摄；',
          '展商可谢绝拍摄其展品，请在镜头前止步；',
          '会议现场不使用闪光灯，译员室不得入镜；',
          '背景音乐版权由使用方负责。',
        ),
        note(
          '使用“嘉陵湾国际会展中心”的名称与标志，仅限于如实说明拍摄地点，不得暗示本馆认可某一产品或观点。',
        ),
      ),
      section(
        '商业取景',
        table(
          '区域 | 半日（元） | 全日（元） | 说明',
          `登录大厅，空场 | 9,000 | 16,000 | 08:00 前或 18:00 后
展厅一座，空场 | 14,000 | 24,000 | 含照明，不含空调
大会堂 | 16,000 | 28,000 | 含舞台灯光
室外展场与水池 | 6,000 | 10,000 | 不封闭步道
江岸步道 | 2,000 | 3,600 | 每次不超过二十人`,
        ),
        p(
          '提前十个工作日申请，布景、用电、清洁与安保另计。剧组须投保公众责任险，每次事故不低于 200 万元。学生作品、公益短片减免场租，只收实际支出。',
        ),
      ),
      section(
        '无人机',
        p(
          '室外展场与江面上空可申请航拍，展期与活动期间一般不批准。提交飞手执照、机型、航线与保险，提前十五个工作日办理，飞行时由安全主管在场，离人群水平距离不少于 50 米。展厅与登录大厅内不得飞行。',
        ),
      ),
      section(
        '可用的资料',
        p(
          '网站“资料下载”提供场馆图片、短片与平面图，注明“图片来源：嘉陵湾国际会展中心”即可免费用于报道。高清素材、数据核对与专访，请致电 023 0000 8850，或来信 press@jialingbay.example，二十四小时内答复。',
        ),
      ),
    ],
  },
  en: {
    lead: 'Press badges, interviews, photography, broadcasts and commercial shoots: whom to ask, what it costs, and which material you may use.',
    facts: [
      ['3 days', 'Working days’ notice for press and filming'],
      ['48', 'Desks in the press centre'],
      ['46', 'Stops of the VR tour, free to quote'],
      ['24 hours', 'Within which we answer'],
    ],
    sections: [
      section(
        'Which is yours?',
        table(
          'What | Who permits | Cost',
          `Reporting on a show or meeting | Its organiser | Free
Reporting on the centre, news shots in public areas | The centre | Free
Advertising, film, commercial shoots | The centre; on show days the organiser too | By time
Pictures with your own phone | Nobody | Free
Broadcasts of over an hour from a stand | The organiser, two days ahead | Free
Drones | The centre, with permission for the airspace | By flight`,
        ),
      ),
      section(
        'Press badges',
        steps(
          'Register three working days ahead: publication, subject, people, equipment.',
          'Show your press card at desk 4 in the concourse and receive a badge. Equipment is screened.',
          'Wear it, and ask before you film on a stand.',
          'After closing, the duty manager can stay with you for up to two hours.',
        ),
        p(
          'Freelances and bloggers register with three pieces from the last three months. There is no limit to their number, and the rules are the same.',
        ),
      ),
      section(
        'The press centre',
        p(
          'At the west end of the upper concourse, open on show days from 08:30 until two hours after closing. Each of the forty-eight desks has a wired connection and two sockets. Two interview rooms of 18 m² have fixed lights and soft walls. Lockers, printing and tea are free.',
        ),
        table(
          'What | Number | Booking',
          `Desk | 48 | First come, first served
Interview room | 2 | A day ahead, 60 minutes
Briefing room, 80 seats | 1 | Through the organiser
Live position with network and power | 6 | Three days ahead
Outside-broadcast bay, 380 V, 63 A | 3 | Ten days ahead`,
        ),
      ),
      section(
        'Good manners',
        list(
          'For tripods, gimbals and lamps ask the organiser the same day. Stay out of the aisles and put cables under ramps.',
          'Ask a guardian before you film a child. First aid, screening and kitchens are not filmed.',
          'An exhibitor may say no; then please walk on.',
          'No flash in meetings, and no interpreters in the picture.',
          'Rights in background music are yours to clear.',
        ),
        note(
          'You may use our name and logo to say truthfully where a film was made, and not to suggest that we endorse anything.',
        ),
      ),
      section(
        'Commercial shoots',
        table(
          'Where | Half-day | Day (yuan) | Remarks',
          `Concourse, empty | 9,000 | 16,000 | Before 08:00 or after 18:00
One hall, empty | 14,000 | 24,000 | With light, without air conditioning
Plenary Hall | 16,000 | 28,000 | With stage lighting
Plaza and pool | 6,000 | 10,000 | Footpaths stay open
Promenade | 2,000 | 3,600 | Up to twenty people`,
        ),
        p(
          'Apply ten working days ahead. Sets, power, cleaning and security are extra. Crews carry public liability of at least two million yuan. Student films and charities pay our costs only.',
        ),
      ),
      section(
        'Drones',
        p(
          'Flights above the plaza and the river can be applied for, though rarely while a show is on. Send licence, type, route and insurance fifteen working days ahead. Our safety manager attends, and people stay 50 m away. There is no flying indoors.',
        ),
      ),
      section(
        'Material',
        p(
          'Pictures, films and plans are on our website under ‘Library’. Use them for reporting, free of charge, with the credit ‘Jialing Bay International Convention &amp; Exhibition Centre’. For high resolution, facts and interviews call +86 23 0000 8850 or write to press@jialingbay.example; we answer within 24 hours.',
        ),
      ),
    ],
  },
};
