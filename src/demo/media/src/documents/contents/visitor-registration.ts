import { type Content, list, note, p, section, steps, table } from '../markup.ts';

export const visitorRegistration: Content = {
  zh: {
    lead: '从预登记页面到检票闸机：本馆观众登记系统能做什么、主办方要提供什么、现场怎样排布。',
    facts: [
      ['24 条', '登录大厅闸机通道，三处入口'],
      ['4 秒', '电子胸卡签到平均用时'],
      ['12,000 人', '每小时入场能力'],
      ['12 个', '现场自助登记机'],
    ],
    sections: [
      section(
        '登记方式',
        table(
          '方式 | 适用 | 入场凭证',
          `网上预登记 | 专业观众、公众 | 短信二维码，首日可提前一小时
团体登记，十人以上 | 采购团、院校 | 一表导入，统一领卡
现场自助登记 | 未登记观众 | 即时打印胸卡
邀请码 | 贵宾、媒体、演讲人 | 专用通道
实名票务 | 收费展会、市集 | 身份证或二维码`,
        ),
        p(
          '一个手机号码可登记一人。十四周岁以下儿童由成人陪同入场，不单独登记；专业展可由主办方设定年龄下限。',
        ),
      ),
      section(
        '主办方提供',
        steps(
          '提前 45 天：展会名称、标志、开放时间、登记字段与是否收费。',
          '提前 30 天：胸卡样式（90 × 130 毫米）与颜色分级，最多六类。',
          '提前 14 天：邀请码数量、媒体名单与团体名单。',
          '提前 3 天：确认各入口开放时间与人员安排。',
        ),
        p(
          '登记字段以必要为限，我们建议不超过八项。身份证号只在公安要求实名的活动中采集，且不进入主办方导出的名单。',
        ),
      ),
      section(
        '入口与流线',
        table(
          '入口 | 闸机（通道） | 登记台 | 建议用途',
          `西门，近轨道连廊 | 10 | 6 | 公众、预登记
中门，正对大阶梯 | 8 | 4 | 专业观众、团体
东门，近室外展场 | 6 | 2 | 自驾、市集
二层会议入口 | 4 | 2 | 会议代表`,
        ),
        p(
          '排队区按每小时入场人数的十二分之一预留，围栏间距 1.2 米，设一条轮椅与婴儿车通道。首日开馆前一小时启用连廊分流，雨天启用东侧门厅。',
        ),
      ),
      section(
        '高峰与限流',
        list(
          '单厅同时在场人数上限 5,000 人，达到八成时入口放缓，达到上限时暂停；',
          '各厅人数由闸机与顶部客流相机合计，每五分钟更新，主办方可实时查看；',
          '轨道会展站客流超过每小时 15,000 人时，闭馆前半小时启动分批离场广播。',
        ),
        note(
          '专业观众与公众混合的展会，建议首日只接待专业观众；第二日起 09:00 与 10:30 分两批放行，排队时间平均可缩短一半。',
        ),
      ),
      section(
        '设备与价格',
        table(
          '项目 | 单位 | 价格（元）',
          `登记系统与页面（中、英文） | 展期 | 8,000
预登记短信 | 千条 | 60
闸机使用，含运维 | 通道/日 | 300
自助登记机 | 台/日 | 400
登记人员，中文 | 人/日 | 420
登记人员，外语 | 人/日 | 650
纸质胸卡与挂绳 | 个 | 3.5
电子纸胸卡租用 | 个/展期 | 18`,
        ),
      ),
      section(
        '数据与隐私',
        p(
          '登记数据归主办方所有，本馆受托处理，只用于入场与安全。闭幕后十个工作日内以加密文件移交，我们的副本九十天后删除。观众可随时来信要求更正或删除。登记页面须写明用途、保存期限与联系方式，我们提供中、英文范本。',
        ),
      ),
      section(
        '统计口径',
        p(
          '“人数”按证件去重，“人次”按日计一次。主办方对外发布的数据，建议注明口径；需要第三方核验的，由我们提供闸机原始记录。',
        ),
      ),
    ],
  },
  en: {
    lead: 'From the registration page to the gate: what our system does, what organisers supply, and how the entrances are laid out.',
    facts: [
      ['24', 'Gates at three doors of the concourse'],
      ['4 s', 'Average to sign in with an electronic badge'],
      ['12,000', 'People admitted per hour'],
      ['12', 'Self-service desks'],
    ],
    sections: [
      section(
        'Ways to register',
        table(
          'Way | For | Enters with',
          `Online, before the show | Trade and public | Code by text message, an hour early on day one
Groups of ten and more | Delegations, colleges | One list, badges in one envelope
Self-service on site | Everyone else | Badge printed at once
Invitation code | Guests, press, speakers | A lane of their own
Ticket in a person’s name | Paid shows, markets | Identity card or code`,
        ),
        p(
          'One mobile number registers one person. Children under fourteen come with an adult and need no registration; trade shows may set a lower age limit.',
        ),
      ),
      section(
        'What we need from you',
        steps(
          '45 days ahead: name, logo, opening hours, fields of the form, and whether entry is free.',
          '30 days ahead: badge design (90 × 130 mm) and up to six colours of badge.',
          '14 days ahead: number of invitation codes, press list, groups.',
          '3 days ahead: opening times and staff at each door.',
        ),
        p(
          'Ask for what you need and no more; we suggest eight fields at most. Identity numbers are taken only where the police require them, and never appear in your export.',
        ),
      ),
      section(
        'Doors and lanes',
        table(
          'Door | Gates | Desks | Best for',
          `West, by the metro walk | 10 | 6 | Public, registered visitors
Centre, below the grand stair | 8 | 4 | Trade visitors, groups
East, by the plaza | 6 | 2 | Drivers, markets
Conference floor | 4 | 2 | Delegates`,
        ),
        p(
          'Allow queueing space for one twelfth of the hourly number, barriers 1.2 m apart, and one lane for wheelchairs and prams. From an hour before opening on day one we hold people in the covered walk, in the rain in the east lobby.',
        ),
      ),
      section(
        'When it is full',
        list(
          'A hall holds 5,000 people at a time. At eighty per cent the doors slow down, at the limit they pause.',
          'Gates and ceiling cameras count each hall; the figures on your screen are five minutes old at most.',
          'When more than 15,000 an hour head for the metro, announcements in the last half-hour send people out in groups.',
        ),
        note(
          'If trade and public both come, keep the first day for trade. From day two admit at 09:00 and again at 10:30: queues are half as long.',
        ),
      ),
      section(
        'Equipment and prices',
        table(
          'Item | Unit | Yuan',
          `System and pages, in two languages | show | 8,000
Text messages | thousand | 60
Gate, with operator | lane and day | 300
Self-service desk | day | 400
Registration staff | day | 420
Registration staff with a foreign language | day | 650
Paper badge and lanyard | each | 3.5
Electronic badge, on hire | show | 18`,
        ),
      ),
      section(
        'Data and privacy',
        p(
          'The data are yours; we process them for you, for entry and safety only. Within ten working days of the close you receive an encrypted file, and ninety days later our copy is deleted. Visitors may ask at any time to have theirs corrected or erased. Your page says what data are for, how long they are kept and whom to ask; we have model texts.',
        ),
      ),
      section(
        'What the figures mean',
        p(
          '‘Visitors’ counts each badge once, ‘visits’ each badge once a day. Say which you publish. For an audit we supply the records of the gates.',
        ),
      ),
    ],
  },
};
