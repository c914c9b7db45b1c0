import { type Content, list, note, p, section, steps, table } from '../markup.ts';

export const accessibility: Content = {
  zh: {
    lead: '为行动不便、视障、听障与对声光敏感的客人准备的设施与服务，以及主办方和展商可以做到的事。',
    facts: [
      ['60 辆', '免费借用的轮椅，另有代步车 8 辆'],
      ['20 间', '无障碍卫生间，4 间配成人护理台'],
      ['1/20', '地铁连廊最大坡度'],
      ['35 分贝', '安静室的声音上限'],
    ],
    sections: [
      section(
        '到达',
        p(
          '会展站 3 号口设直梯，出站经风雨连廊到登录大厅，全长 340 米，坡度不大于二十分之一，沿途四处座椅。自驾客人可使用四处停车场的七十二个无障碍车位；西门落客区东侧设缘石坡道，可停十五分钟，服务人员可协助上下车。',
        ),
        table(
          '从哪里来 | 路线 | 步行或推行（分钟）',
          `会展站 3 号口 | 连廊，西门 | 6
P1 停车场 | 直梯至登录大厅 | 2
P3 停车场 | 坡道，东门 | 5
西门落客区 | 缘石坡道，西门 | 1
嘉陵湾大酒店 | 廊桥，二层东端 | 4`,
        ),
      ),
      section(
        '馆内通行',
        list(
          '盲道由连廊接至登录大厅、四座展厅与服务台，转角处设触觉地图九幅；',
          '四座展厅与登录大厅同层，无台阶；会议层由八部直梯到达，轿厢内有语音与盲文；',
          '服务台设低位台面、助听环路与手语视频翻译，翻译可提前一日预约。',
        ),
      ),
      section(
        '可借用的设备',
        table(
          '设备 | 数量 | 在哪里借 | 费用',
          `轮椅 | 60 | 西门服务台，可电话预留 | 免费
电动代步车 | 8 | 西门服务台 | 免费，押证件
拐杖椅 | 40 | 综合服务台 | 免费
颈挂感应线圈 | 120 | 综合服务台、大会堂 | 免费
儿童推车 | 50 | 东门 | 免费`,
        ),
        p(
          '需要陪同的客人，可提前一日预约志愿者，由站台或入口陪同至展位、会议室，不收费用。导盲犬与辅助犬可进入全馆，西门外备有饮水盆。',
        ),
      ),
      section(
        '安静室',
        p(
          '登录大厅西侧，灯光可调，声音低于 35 分贝，设躺椅四张。无需预约，也不问缘由。展期前一小时为低刺激时段：登录大厅屏幕静音，灯光减半，广播暂停。',
        ),
      ),
      section(
        '会议',
        list(
          '大会堂设轮椅席二十四个，分布在前、中、后三区，均有陪同席；舞台两侧设坡道；',
          '宴会厅与会议室按总座数的百分之二预留轮椅席；',
          '可提供实时字幕、手语翻译与大字版材料，提前十个工作日预约；',
          '讲台可升降，话筒可由坐姿使用。',
        ),
        note('请把“需要哪些便利”放在报名表里。写明一个联系方式，比列出一长串选项更有用。'),
      ),
      section(
        '主办方与展商',
        steps(
          '通道净宽 3 米以上，地毯接缝压平，线缆走过桥板。',
          '高于 100 毫米的地台设坡道，坡度不大于十二分之一。',
          '至少一处台面高度不超过 0.75 米，下方留空。',
          '视频配字幕，音响不朝向通道；闪烁不超过每秒三次。',
          '资料提供可朗读的电子版；现场人员说话面向对方。',
        ),
        p(
          '平面审核时，我们逐条核对以上各项；需要建议的，可请无障碍顾问小组现场走一遍，提前十天预约，不收费用。',
        ),
      ),
      section(
        '紧急疏散',
        p(
          '会议层楼梯间设避难区与疏散椅十六把，轮椅使用者在此等候，由受训人员协助。听障客人所在的房间设闪光报警灯。请在入场时告知服务台您的位置，我们会记在疏散名单上，离馆即删除。',
        ),
      ),
      section(
        '告诉我们',
        p(
          '哪里不方便，请告诉服务台，或来信 services@jialingbay.example。每条意见十个工作日内答复，改好了会写信告诉您。',
        ),
      ),
    ],
  },
  en: {
    lead: 'What is here for guests who use a wheelchair, see or hear little, or are troubled by noise and light; and what organisers and exhibitors can do.',
    facts: [
      ['60', 'Wheelchairs to borrow, and eight scooters'],
      ['20', 'Accessible toilets, four with an adult bench'],
      ['1 in 20', 'The steepest slope on the way from the metro'],
      ['35 dB', 'The most you will hear in the quiet room'],
    ],
    sections: [
      section(
        'Arriving',
        p(
          'Exit 3 of Expo Centre station has a lift. From there a covered walk of 340 m leads to the concourse, with no slope steeper than one in twenty and four groups of seats. Drivers find seventy-two accessible spaces in the four car parks. At the east end of the west forecourt the kerb is dropped; you may stay fifteen minutes, and somebody will help.',
        ),
        table(
          'From | By | Minutes',
          `Metro, exit 3 | Covered walk, west door | 6
Car park P1 | Lift to the concourse | 2
Car park P3 | Ramp, east door | 5
West forecourt | Dropped kerb, west door | 1
Jialing Bay Hotel | Bridge, upper level, east | 4`,
        ),
      ),
      section(
        'Getting about',
        list(
          'Tactile paving joins the covered walk, the concourse, all four halls and the desks, with nine maps to read by hand.',
          'Halls and concourse are on one level, without a step. Eight lifts with speech and Braille go to the meeting floor.',
          'Desks have a low counter, a hearing loop and sign language by video, best booked a day ahead.',
        ),
      ),
      section(
        'To borrow',
        table(
          'What | How many | Where | Cost',
          `Wheelchair | 60 | West desk; call to reserve | Free
Scooter | 8 | West desk | Free, leave a document
Stick with a seat | 40 | Service desk | Free
Neck loop | 120 | Service desk, Plenary Hall | Free
Pushchair | 50 | East door | Free`,
        ),
        p(
          'Ask a day ahead and a volunteer will go with you from the platform or the door to the stand or room, free of charge. Guide and assistance dogs are welcome everywhere; there is a bowl of water outside the west door.',
        ),
      ),
      section(
        'The quiet room',
        p(
          'It is on the west side of the concourse: soft light, less than 35 decibels, four couches. You need no booking and no reason. The hour before a show opens is calm as well: screens are silent, lights are halved and nothing is announced, for those who would rather come in first.',
        ),
      ),
      section(
        'Meetings',
        list(
          'The Plenary Hall has twenty-four wheelchair places, in front, in the middle and at the back, each beside a companion; ramps lead to the stage.',
          'In the ballroom and the other rooms it is two places in a hundred.',
          'Live captions, sign language and large print can be had with ten working days’ notice.',
          'Lecterns go up and down; microphones can be used sitting.',
        ),
        note(
          'Ask on the registration form what people need. One name to write to is worth more than a long list of boxes to tick.',
        ),
      ),
      section(
        'For organisers and exhibitors',
        steps(
          'Keep aisles 3 m wide, carpet seams flat, and cables under ramps.',
          'Give every floor above 100 mm a ramp of one in twelve or gentler.',
          'Have at least one counter no higher than 0.75 m, open below.',
          'Caption your films, turn loudspeakers away from the aisle, flash no more than three times a second.',
          'Offer leaflets that a screen reader can read, and face the person you speak to.',
        ),
        p(
          'We check floor plans for all of this. If you would like advice, our access panel will walk your layout with you: ten days’ notice, no charge.',
        ),
      ),
      section(
        'In an emergency',
        p(
          'The stairs of the meeting floor have refuges and sixteen evacuation chairs. Wheelchair users wait there for trained staff. Rooms used by deaf guests have flashing alarms. Tell the desk where you will be; we note it for the evacuation list and delete it when you leave.',
        ),
      ),
      section(
        'Tell us',
        p(
          'Whatever gets in your way, tell the desk or write to services@jialingbay.example. You have an answer within ten working days, and another when it is put right.',
        ),
      ),
    ],
  },
};
