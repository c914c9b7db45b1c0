import { type Content, note, p, section, table } from '../markup.ts';

export const priceList: Content = {
  zh: {
    lead: '展厅、会议室、室外展场与现场服务的价格汇总。全部为含税价，单位为人民币元；会议音视频设备另见其价目表。',
    facts: [
      ['14 元', '展厅，每平方米每展览日'],
      ['620 元', '220 伏 16 安用电，每展期'],
      ['2,400 元', '室外帐篷摊位，每展期'],
      ['六成', '布展、撤展日的场租'],
    ],
    sections: [
      section(
        '场地',
        table(
          '场地 | 单位 | 展览日或全日 | 布展日或半日',
          `展厅，1 – 4 号 | 平方米/日 | 14 | 8.4
室外展场 | 平方米/日 | 6 | 3
201 大会堂 | 间 | 88,000 | 54,000
202 宴会厅，全厅 | 间 | 64,800 | 39,800
202 中厅 | 间 | 24,600 | 15,200
202 东厅、西厅 | 间 | 22,400 | 13,800
203 – 205 | 间 | 9,200 | 5,600
206 – 207 | 间 | 12,200 | 7,400
208 – 213 | 间 | 8,600 | 5,200
214 – 217 | 间 | 13,600 | 8,200
218 – 219 | 间 | 11,400 | 6,900
220 | 间 | 23,400 | 14,200`,
        ),
        p(
          '场租包含照明、空调、公共区清洁、基本安保与公共无线网络。首次举办的展会，可申请首届减免四成、第二届减免一成半。',
        ),
      ),
      section(
        '水、电、气、网络',
        table(
          '项目 | 单位 | 价格',
          `220 伏 16 安，3 千瓦 | 处/展期 | 620
380 伏 16 安，8 千瓦 | 处/展期 | 1,200
380 伏 32 安，16 千瓦 | 处/展期 | 2,050
380 伏 63 安，32 千瓦 | 处/展期 | 3,600
给排水 DN15 | 处/展期 | 1,200
压缩空气，每分钟 0.9 立方米 | 点/展期 | 1,450
有线网络，20 兆 | 条/展期 | 700
有线网络，100 兆，公网地址 | 条/展期 | 1,900`,
        ),
        p('提前 21 天下单享九折，现场申请加收三成；24 小时供电加收四成。'),
      ),
      section(
        '施工与吊挂',
        table(
          '项目 | 单位 | 价格',
          `特装施工管理费 | 平方米 | 22
吊点，100 千克以内 | 个 | 420
吊点，101 – 500 千克 | 个 | 680
加班，18:00 以后 | 厅/小时 | 3,000
空调延时 | 厅/小时 | 1,800
3 吨叉车 | 小时 | 260
空箱存放 | 立方米/展期 | 60`,
        ),
      ),
      section(
        '现场服务',
        table(
          '项目 | 单位 | 价格',
          `展位清洁 | 平方米/日 | 8
特装材料清运 | 平方米 | 12
增配安保 | 人/班 | 380
登记人员，中文 | 人/日 | 420
登记人员，外语 | 人/日 | 650
展位餐盒 | 份 | 35 起
标准茶歇 | 人 | 48`,
        ),
      ),
      section(
        '室外展场',
        table(
          '项目 | 单位 | 价格',
          `标准摊位，含帐篷、6 千瓦用电、照明、清洁 | 个/展期 | 2,400
本地小店 | 个/展期 | 1,680
给排水接驳 | 处/展期 | 900`,
        ),
        note('本地小店指开业三年以内、门店不超过两家的经营者，凭营业执照申请，每场名额有限。'),
      ),
      section(
        '押金与付款',
        p(
          '施工押金按展台面积分为 20,000、30,000 与 50,000 元，清场验收合格后十个工作日内退还。服务费用在下单后五个工作日内付清；以欧元或美元付款的，按付款当日中间价折算。',
        ),
      ),
    ],
  },
  en: {
    lead: 'Halls, rooms, plaza and services in one list. All prices are in yuan and include tax. Audio-visual equipment has a list of its own.',
    facts: [
      ['14 yuan', 'A hall, per m² and show day'],
      ['620 yuan', '220 V, 16 A, per show'],
      ['2,400 yuan', 'A tent on the plaza, per show'],
      ['60%', 'Of a show day: build-up and breakdown'],
    ],
    sections: [
      section(
        'Space',
        table(
          'Space | Unit | Show day or full day | Build-up or half-day',
          `Halls 1 to 4 | m² and day | 14 | 8.4
Plaza | m² and day | 6 | 3
201 Plenary Hall | room | 88,000 | 54,000
202 Ballroom, whole | room | 64,800 | 39,800
202 Centre | room | 24,600 | 15,200
202 East or West | room | 22,400 | 13,800
203 – 205 | room | 9,200 | 5,600
206 – 207 | room | 12,200 | 7,400
208 – 213 | room | 8,600 | 5,200
214 – 217 | room | 13,600 | 8,200
218 – 219 | room | 11,400 | 6,900
220 | room | 23,400 | 14,200`,
        ),
        p(
          'Light, air conditioning, cleaning of public areas, basic security and public wireless are included. A new show can ask for forty per cent off the first time and fifteen the second.',
        ),
      ),
      section(
        'Power, water, air, data',
        table(
          'Item | Unit | Yuan',
          `220 V, 16 A, 3 kW | show | 620
380 V, 16 A, 8 kW | show | 1,200
380 V, 32 A, 16 kW | show | 2,050
380 V, 63 A, 32 kW | show | 3,600
Water and drain, DN15 | show | 1,200
Compressed air, 0.9 m³ a minute | show | 1,450
Wired network, 20 Mbit/s | show | 700
Wired network, 100 Mbit/s, public address | show | 1,900`,
        ),
        p(
          'Order 21 days ahead and pay ten per cent less; orders on site cost thirty per cent more, power round the clock forty.',
        ),
      ),
      section(
        'Building and rigging',
        table(
          'Item | Unit | Yuan',
          `Site fee, custom-built stands | m² | 22
Rigging point, up to 100 kg | each | 420
Rigging point, 101 – 500 kg | each | 680
Overtime, from 18:00 | hall and hour | 3,000
Air conditioning, longer hours | hall and hour | 1,800
3-tonne forklift | hour | 260
Storage of empties | m³ and show | 60`,
        ),
      ),
      section(
        'On the day',
        table(
          'Item | Unit | Yuan',
          `Stand cleaning | m² and day | 8
Removal of stand material | m² | 12
Extra guard | shift | 380
Registration staff | day | 420
Registration staff with a foreign language | day | 650
Boxed meal on the stand | each | from 35
Coffee break, standard | person | 48`,
        ),
      ),
      section(
        'The plaza',
        table(
          'Item | Unit | Yuan',
          `Pitch with tent, 6 kW, light, cleaning | show | 2,400
The same for local businesses | show | 1,680
Water and drain | show | 900`,
        ),
        note(
          'Local businesses are no more than three years old, with no more than two shops. Show your licence; places are limited.',
        ),
      ),
      section(
        'Deposits and payment',
        p(
          'The deposit for a custom-built stand is 20,000, 30,000 or 50,000 yuan, by area, and comes back within ten working days of a clear floor. Pay for services within five working days of ordering. In euros or dollars the middle rate of the day applies.',
        ),
      ),
    ],
  },
};
