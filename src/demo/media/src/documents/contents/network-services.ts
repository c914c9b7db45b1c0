import { type Content, list, note, p, section, steps, table } from '../markup.ts';

export const networkServices: Content = {
  zh: {
    lead: '展位与会议的有线网络、无线网络、专线与直播推流：套餐、接入方式与现场保障。',
    facts: [
      ['2 路', '互联网出口，合计每秒 20 吉比特'],
      ['1,860 个', '无线接入点，覆盖展厅、会议层与室外展场'],
      ['30 分钟', '展期故障响应并恢复的目标'],
      ['21 天', '申请提前天数'],
    ],
    sections: [
      section(
        '免费无线网络',
        p(
          '登录大厅、四座展厅、会议层前厅与室外展场提供公共无线网络，网络名 JLB-Guest，短信验证，每人每秒 5 兆比特。另设展商网络，每个登记展位五台设备，同样免费。两者供浏览与通讯使用，不适合收款、直播与产品演示。',
        ),
      ),
      section(
        '有线套餐',
        p(
          '网线由 9 米间距的地沟引出，每条含一个 RJ45 接口与五个内网地址。含布展末日开通与展期值守，价格含税。',
        ),
        table(
          '套餐 | 下行/上行（兆） | 公网地址 | 价格（元/展期）',
          `标准 | 20/20 | 无 | 700
增强 | 50/50 | 无 | 1,200
商务 | 100/100 | 1 个 | 1,900
独享 | 500/500 | 4 个 | 7,800
会议专线，按日 | 1,000/1,000 | 8 个 | 4,600
固定公网地址 | – | 1 个 | 300`,
        ),
        p('布展首日 21 天前下单享九折，现场申请加收三成。独享与专线须提前 30 天。'),
      ),
      section(
        '专属无线网络',
        table(
          '类型 | 并发终端 | 带宽（兆） | 价格（元/展期）',
          `展位热点 | 30 | 50 | 2,600
小型会议 | 150 | 200 | 5,800
大型会议 | 800 | 500 | 16,000
整馆冠名 | 按展会 | 1,000 | 面议`,
        ),
        note(
          '展位不得自设无线路由器与热点。确有演示需要的，提前十天申报型号与信道，发射功率不超过 20 毫瓦；未申报又不关闭的，切断该展位有线接入。',
        ),
      ),
      section(
        '怎样申请',
        steps(
          '选择套餐，在展位图上标出接口位置；超过三个接口的附拓扑图。',
          '注明用途：收款、直播、演示、视频会议。用途决定优先级与端口策略。',
          '五个工作日内收到确认与缴费通知。',
          '布展末日 13:00 起开通，现场测速并签收。',
        ),
        p('需要入站访问、固定端口或组播的，在申请时列明。网络默认拦截文件共享与加密货币端口。'),
      ),
      section(
        '直播与视频会议',
        list(
          '直播推流建议独享上行不低于单路码率的三倍，并准备备用链路；',
          '大会堂与宴会厅设有光纤与同轴接口，可直接接入转播车，车位在北侧货运广场，配 380 伏 63 安电源；',
          '会议层二十间会议室均有双口千兆信息点八组，门口屏幕走独立网络，不占用会议带宽。',
        ),
      ),
      section(
        '电话与其他',
        table(
          '项目 | 单位 | 价格（元）',
          `市内电话，含 100 元通话费 | 部/展期 | 480
八口交换机租用 | 台/展期 | 200
室内光纤跳接 | 芯 | 600
现场网络工程师驻场 | 人/日 | 1,500`,
        ),
      ),
      section(
        '现场保障',
        p(
          '网络中心在开展前一小时至闭馆后半小时有人值守，电话 023 0000 8826。故障分三级：整厅中断立即启动备用链路；单个展位中断三十分钟内恢复；速率不足当日内核实并补偿。连续中断超过两小时，退还当日费用。',
        ),
      ),
      section(
        '信息安全',
        p(
          '实名登记、日志留存与内容管理依照法律执行。我们不查看展位数据，日志保存六个月后删除。收银与会员系统请启用加密，活动结束后由我们清除端口配置。',
        ),
      ),
    ],
  },
  en: {
    lead: 'Wired and wireless networks, dedicated lines and live streaming, for stands and for meetings: what there is, how to connect, and who helps on the day.',
    facts: [
      ['20 Gbit/s', 'To the internet, by two routes'],
      ['1,860', 'Access points in halls, rooms and plaza'],
      ['30 min', 'Our target for putting a fault right'],
      ['21 days', 'Notice for orders'],
    ],
    sections: [
      section(
        'Free wireless',
        p(
          'The concourse, halls, conference foyer and plaza have a public network, JLB-Guest. Visitors register by text message and get 5 Mbit/s each. Registered stands have a network of their own for five devices, also free. Both are meant for browsing and messages, not for payments, streaming or showing a product.',
        ),
      ),
      section(
        'Wired lines',
        p(
          'Cables come out of the trenches, nine metres apart. Each ends in one RJ45 socket and carries five private addresses. Connection on the last day of build-up and help during the show are included, and so is tax.',
        ),
        table(
          'Line | Mbit/s down/up | Public addresses | Yuan per show',
          `Standard | 20/20 | None | 700
Extended | 50/50 | None | 1,200
Business | 100/100 | 1 | 1,900
Dedicated | 500/500 | 4 | 7,800
Conference, per day | 1,000/1,000 | 8 | 4,600
Fixed public address | – | 1 | 300`,
        ),
        p(
          'Order 21 days before build-up and pay ten per cent less; orders on site cost thirty per cent more. Dedicated and conference lines need 30 days.',
        ),
      ),
      section(
        'A wireless network of your own',
        table(
          'Kind | Devices | Mbit/s | Yuan per show',
          `On the stand | 30 | 50 | 2,600
Small meeting | 150 | 200 | 5,800
Large meeting | 800 | 500 | 16,000
Whole show, under your name | As needed | 1,000 | On request`,
        ),
        note(
          'Please bring no routers or hotspots. If your product needs one, tell us type and channel ten days ahead; it may transmit 20 milliwatts. What is undeclared and stays on costs the stand its wired line.',
        ),
      ),
      section(
        'How to order',
        steps(
          'Choose a line and mark the socket on your stand plan; for more than three, add a diagram.',
          'Say what it is for: payments, streaming, demonstration, video calls. That decides priority and ports.',
          'Confirmation and invoice follow within five working days.',
          'From 13:00 on the last day of build-up it is connected, measured and signed for.',
        ),
        p(
          'If you need incoming connections, fixed ports or multicast, say so when you order. File sharing and crypto-currency ports are blocked.',
        ),
      ),
      section(
        'Streaming and video calls',
        list(
          'Plan three times the bit rate of your stream as dedicated upload, and a second path.',
          'The Plenary Hall and the ballroom have fibre and coaxial tie lines to the freight yard, where a broadcast van finds a 63 A supply.',
          'All twenty rooms have eight double gigabit sockets. The door screens run on a network of their own.',
        ),
      ),
      section(
        'Telephone and more',
        table(
          'Item | Unit | Yuan',
          `Local telephone, with 100 yuan of calls | show | 480
Eight-port switch | show | 200
Fibre patch inside the building | core | 600
Network engineer on site | day | 1,500`,
        ),
      ),
      section(
        'Help on the day',
        p(
          'The network centre is staffed from an hour before opening to half an hour after closing, on +86 23 0000 8826. If a whole hall fails, the second route takes over at once; a single stand is back within thirty minutes; a slow line is checked and made good the same day. After two hours without service, the day is refunded.',
        ),
      ),
      section(
        'Security and privacy',
        p(
          'Registration and logs follow the law. We do not look at your traffic, and delete logs after six months. Encrypt tills and membership systems; we wipe port settings when you leave.',
        ),
      ),
    ],
  },
};
