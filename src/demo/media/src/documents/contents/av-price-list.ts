import { type Content, note, p, section, table } from '../markup.ts';

export const avPriceList: Content = {
  zh: {
    lead: '会议音响、视频、灯光与直播设备的租用价格，适用于会议层各会议室、大会堂舞台与展厅内的论坛区。',
    facts: [
      ['含税', '全部价格，单位为元'],
      ['70%', '第二日起的设备价'],
      ['10 天', '建议预订提前时间'],
      ['30 分钟', '设备故障替换时限'],
    ],
    sections: [
      section(
        '计价方式',
        p(
          '“日”为 08:00 至 18:00，晚间另计半日。同一设备连续使用，第二日起按七成计。价格含运送、安装、调试与拆除，不含操作人员。随房提供的设备不另收费，见《会议室布置手册》。',
        ),
      ),
      section(
        '扩声',
        table(
          '设备 | 单位 | 首日价格（元）',
          `手持无线话筒 | 支 | 200
头戴或领夹话筒 | 支 | 260
鹅颈会议话筒，手拉手 | 支 | 90
移动扩声，100 人以内 | 套 | 1,600
移动扩声，300 人以内 | 套 | 3,200
线阵扩声，展厅论坛 | 套 | 9,800
数字调音台，32 路 | 台 | 1,200
会议录音，含文件交付 | 场 | 300`,
        ),
      ),
      section(
        '显示',
        table(
          '设备 | 单位 | 首日价格（元）',
          `投影机，10,000 流明 | 台 | 2,600
投影机，20,000 流明 | 台 | 5,400
投影幕，4 × 2.25 米 | 幅 | 500
LED 屏，点距 2.5 毫米，室内 | 平方米 | 320
LED 屏，点距 3.9 毫米，室外 | 平方米 | 380
液晶电视，65 英寸，含落地架 | 台 | 450
返送屏，舞台 | 台 | 400
拼接与播控服务器 | 台 | 3,000
翻页器与倒计时屏 | 套 | 150`,
        ),
        note('LED 屏高度超过 3 米须提交搭建图；单屏面积超过 40 平方米，供电按 380 伏 63 安另行申请。'),
      ),
      section(
        '灯光与舞台',
        table(
          '设备 | 单位 | 首日价格（元）',
          `成像灯、柔光灯 | 只 | 120
摇头染色灯 | 只 | 220
追光灯，含支架 | 台 | 500
灯光控制台 | 台 | 800
拼装舞台，高 0.4 – 0.8 米 | 平方米 | 60
舞台地毯，一次性 | 平方米 | 12
背景木架与画布 | 平方米 | 110
讲台，带话筒与屏 | 座 | 300`,
        ),
      ),
      section(
        '直播与录制',
        table(
          '设备或服务 | 单位 | 首日价格（元）',
          `单机位直播，含推流 | 场 | 3,800
三机位直播，含导播 | 场 | 9,600
云会议接入，双向 | 间 | 1,500
双语直播，另加音轨 | 语种 | 1,200
录制与剪辑，成片 60 分钟内 | 条 | 2,800
实时字幕，中文或英文 | 小时 | 900`,
        ),
        p('直播须另订独享网络，见《网络与通信服务》。肖像与版权授权由主办方取得。'),
      ),
      section(
        '技术人员',
        table(
          '岗位 | 半日（元） | 全日（元）',
          `音响师 | 500 | 900
视频或灯光技师 | 500 | 900
导播 | 900 | 1,600
舞台监督 | 800 | 1,400`,
        ),
        p('22:00 至次日 07:00 按一倍半计。连续工作超过十小时，须安排轮换。'),
      ),
      section(
        '自带设备',
        p(
          '可以自带。接入本馆扩声与投影系统的，提前一日联调，按每间 300 元收取接入费。电源接头、吊具与线缆须合格；不合格的不得接入。演示电脑的输出接口须为 HDMI，其他接口请自带转接头。',
        ),
      ),
      section(
        '取消与更改',
        p(
          '提前三个工作日以上取消不收费；一至三个工作日收设备费的三成；此后收七成，已到场的人员全额。更改数量以会前一日 12:00 为限。',
        ),
      ),
    ],
  },
  en: {
    lead: 'Hire of sound, video, light and streaming for the meeting rooms, the stage of the Plenary Hall and forums inside the exhibition halls.',
    facts: [
      ['Yuan', 'All prices, tax included'],
      ['70%', 'Price from the second day'],
      ['10 days', 'Notice we recommend'],
      ['30 min', 'To replace anything that fails'],
    ],
    sections: [
      section(
        'How prices work',
        p(
          'A day is 08:00 to 18:00; an evening counts as half a day more. From the second day in a row you pay seventy per cent. Delivery, setting up, testing and taking down are included, operators are not. What comes with the room is free: see ‘Setting up meeting rooms’.',
        ),
      ),
      section(
        'Sound',
        table(
          'Equipment | Unit | First day',
          `Hand-held radio microphone | each | 200
Headset or lapel microphone | each | 260
Gooseneck conference microphone | each | 90
Mobile system, up to 100 people | set | 1,600
Mobile system, up to 300 people | set | 3,200
Line array for a forum in a hall | set | 9,800
Digital desk, 32 channels | each | 1,200
Recording, with files | session | 300`,
        ),
      ),
      section(
        'Display',
        table(
          'Equipment | Unit | First day',
          `Projector, 10,000 lumens | each | 2,600
Projector, 20,000 lumens | each | 5,400
Screen, 4 × 2.25 m | each | 500
LED wall, 2.5 mm pitch, indoors | m² | 320
LED wall, 3.9 mm pitch, outdoors | m² | 380
Television, 65 inches, on a stand | each | 450
Stage monitor | each | 400
Media server | each | 3,000
Clicker and countdown clock | set | 150`,
        ),
        note(
          'An LED wall above 3 m needs a construction drawing. Above 40 m² order a 380 V, 63 A supply as well.',
        ),
      ),
      section(
        'Light and stage',
        table(
          'Equipment | Unit | First day',
          `Profile or soft light | each | 120
Moving wash light | each | 220
Follow spot, with stand | each | 500
Lighting desk | each | 800
Stage decking, 0.4 – 0.8 m high | m² | 60
Stage carpet, used once | m² | 12
Backdrop, frame and print | m² | 110
Lectern with microphone and screen | each | 300`,
        ),
      ),
      section(
        'Streaming and recording',
        table(
          'Equipment or service | Unit | First day',
          `One camera, streamed | session | 3,800
Three cameras, with vision mixer | session | 9,600
Video conference, both ways | room | 1,500
Second language on the stream | language | 1,200
Recording and editing, up to 60 minutes | film | 2,800
Live captions, Chinese or English | hour | 900`,
        ),
        p(
          'Streaming needs a dedicated line: see ‘Network services’. Consent of those filmed, and rights in what is shown, are for the organiser to obtain.',
        ),
      ),
      section(
        'Operators',
        table(
          'Post | Half-day | Day',
          `Sound engineer | 500 | 900
Video or lighting technician | 500 | 900
Vision mixer | 900 | 1,600
Stage manager | 800 | 1,400`,
        ),
        p('Between 22:00 and 07:00 it is half as much again. After ten hours somebody else takes over.'),
      ),
      section(
        'Bringing your own',
        p(
          'You are welcome to. Connecting to our loudspeakers or projectors is tested the day before and costs 300 yuan a room. Plugs, rigging and cables have to be sound, or they stay unplugged. Laptops connect by HDMI; bring an adapter for anything else.',
        ),
      ),
      section(
        'Cancelling and changing',
        p(
          'Until three working days before, cancelling is free; from three to one you pay thirty per cent of the equipment, after that seventy, and all of the people already here. Quantities can change until noon the day before.',
        ),
      ),
    ],
  },
};
