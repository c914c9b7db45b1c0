import { type Content, list, note, p, section, steps, table } from '../markup.ts';

export const cateringOrders: Content = {
  zh: {
    lead: '会议茶歇、团餐、宴会与展位餐饮的菜单、价格、预订时限与食品安全要求。',
    facts: [
      ['1,200 人', '宴会厅圆桌晚宴'],
      ['58 元', '展期三道式午餐'],
      ['5 个工作日', '宴会与展位餐饮预订时限'],
      ['六成', '蔬菜来自三十公里以内的农场'],
    ],
    sections: [
      section(
        '在哪里用餐',
        table(
          '地点 | 座位 | 开放时间（展期）',
          `临江餐厅，登录大厅二层东端 | 220 | 11:00 – 14:00，17:30 – 21:30
大厅咖啡，登录大厅一层东端 | 96 | 08:00 – 18:00
美食广场，2、3 号展厅入口之间 | 840 | 10:30 – 15:00
快餐点，1 号与 4 号展厅北角 | 各 60，站位 | 10:00 – 16:30
宴会厅与会议层前厅 | 按布置 | 按预订`,
        ),
        p('临江餐厅午餐从点单到上齐不超过二十分钟。另有十二人包间两间，最低消费每间 1,600 元。'),
      ),
      section(
        '会议餐饮',
        p('每人价格，含税与服务，茶歇二十人起订。另有低糖与无麸质茶歇，价格相同。'),
        table(
          '项目 | 内容 | 价格（元/人）',
          `茶歇，简式 | 茶、咖啡、水果 | 38
茶歇，标准 | 咖啡、茶、两款点心、时令水果 | 48
工作午餐，盒餐 | 两档 | 45、68
自助午餐 | 热菜十款、冷菜六款 | 138
自助晚餐 | 热菜十四款、现场档口 | 198
宴会，围餐 | 十人一桌 | 1,880/桌起
宴会，分餐 | 冷盘、热菜、甜品 | 220 起
鸡尾酒会，两小时 | 冷热小食八款、酒水 | 168`,
        ),
      ),
      section(
        '团体与展位',
        list(
          '团体分餐：二十人以上，提前三个工作日确认人数，三道式 58 元，素食 48 元；',
          '展位送餐：前一日 16:00 前下单，次日 08:30 至 16:30 按时段送达，餐盒 35 元起，八人拼盘 260 元起；现场加单 023 0000 8815；',
          '展位咖啡机与咖啡师：一日 1,200 元，含一百杯；',
          '展位酒会：提前五个工作日，十人起订；搭建人员工作餐 22 元，在北侧 3、4 号货门之间。',
        ),
        note(
          '会议层与展厅由本馆独家供餐。主办方自带茶叶、酒水与纪念点心的，提前五个工作日报备，酒水每瓶收服务费 30 元。',
        ),
      ),
      section(
        '饮食需求',
        p(
          '素食、清真、无麸质与各类过敏，请在锁定人数时列明，单独制作并逐份贴标。清真餐由独立厨房出品。所有自助菜品前立牌，标明十四类主要过敏原。',
        ),
        table(
          '标记 | 含义',
          `叶片 | 素食，不含肉类与海鲜
新月 | 清真
麦穗加斜线 | 不含麸质
坚果 | 含坚果或花生
贝壳 | 含甲壳类`,
        ),
      ),
      section(
        '预订步骤',
        steps(
          '提前 30 天：选择菜单与场地，三日内收到报价。',
          '提前 15 个工作日：选定宴会菜单，试菜免费一次，限十人。',
          '提前 5 个工作日：签订餐饮单，支付七成。',
          '提前 3 个工作日：锁定人数与饮食需求。',
          '用餐前 1 小时：现场核对桌号、席签与流程。',
        ),
      ),
      section(
        '更改与取消',
        table(
          '时间 | 减少人数 | 取消',
          `提前 5 个工作日以上 | 免费 | 免费
提前 3 – 5 个工作日 | 不超过 20% | 收 50%
此后 | 按锁定数结算 | 收 100%`,
        ),
      ),
      section(
        '食品安全与剩余',
        p(
          '每款菜品留样一百二十五克，冷藏四十八小时。热菜出品不低于 60 度，自助陈列不超过两小时。未开封的剩余盒餐由社区食物站当日取走，主办方可在单上勾选同意；厨余称重后送往堆肥场，数据计入可持续报告。',
        ),
      ),
    ],
  },
  en: {
    lead: 'Coffee breaks, group meals, dinners and food on the stand: menus, prices, deadlines, and what food safety asks for.',
    facts: [
      ['1,200', 'Guests at a dinner in the ballroom'],
      ['58 yuan', 'Three-course lunch on show days'],
      ['5 days', 'Working days’ notice for dinners and stands'],
      ['60%', 'Of vegetables from within thirty kilometres'],
    ],
    sections: [
      section(
        'Where to eat',
        table(
          'Place | Seats | Open on show days',
          `River Restaurant, upper concourse, east | 220 | 11:00 – 14:00, 17:30 – 21:30
Concourse Café, ground floor, east | 96 | 08:00 – 18:00
Food court, between Halls 2 and 3 | 840 | 10:30 – 15:00
Counters in Halls 1 and 4 | 60 each, standing | 10:00 – 16:30
Ballroom and conference foyer | As set | By order`,
        ),
        p(
          'At the restaurant, lunch takes no more than twenty minutes from order to table. Two private rooms for twelve have a minimum charge of 1,600 yuan each.',
        ),
      ),
      section(
        'For meetings',
        p(
          'Prices per person, with tax and service; breaks for twenty people and more. Low-sugar and gluten-free breaks cost the same.',
        ),
        table(
          'Item | What it is | Yuan per person',
          `Break, simple | Tea, coffee, fruit | 38
Break, standard | Coffee, tea, two pastries, fruit | 48
Working lunch, boxed | Two kinds | 45 or 68
Buffet lunch | Ten hot dishes, six cold | 138
Buffet dinner | Fourteen hot dishes, live stations | 198
Dinner, shared dishes | A table of ten | from 1,880 a table
Dinner, plated | Cold, hot and sweet | from 220
Reception, two hours | Eight kinds of small dishes, drinks | 168`,
        ),
      ),
      section(
        'Groups and stands',
        list(
          'Groups of twenty and more: three courses for 58 yuan, vegetarian for 48. Tell us the number three working days ahead.',
          'To your stand: order by 16:00 the day before, delivered between 08:30 and 16:30; boxes from 35 yuan, platters for eight from 260. More on the spot: +86 23 0000 8815.',
          'Coffee machine with barista: 1,200 yuan a day for a hundred cups.',
          'Reception on the stand: five working days ahead, for ten people or more. Crew meals, 22 yuan, are in the north yard between goods doors 3 and 4.',
        ),
        note(
          'Only our kitchens serve on the meeting floor and in the halls. If you bring your own tea, drinks or souvenirs to eat, tell us five working days ahead; for drinks we charge 30 yuan a bottle.',
        ),
      ),
      section(
        'What people can eat',
        p(
          'List vegetarian, halal and gluten-free meals and all allergies with your final number. They are cooked separately and labelled one by one; halal food comes from a kitchen of its own. Every buffet dish has a card with fourteen allergens and these signs.',
        ),
        table(
          'Sign | Meaning',
          `Leaf | Vegetarian, without meat or seafood
Crescent | Halal
Crossed ear of wheat | Without gluten
Nut | Contains nuts or peanuts
Shell | Contains shellfish`,
        ),
      ),
      section(
        'Ordering',
        steps(
          '30 days ahead: choose menu and place; our offer follows within three days.',
          '15 working days ahead: choose the menu of a dinner; one tasting for ten is free.',
          '5 working days ahead: sign the order and pay seventy per cent.',
          '3 working days ahead: final number and special meals.',
          '1 hour ahead: tables, place cards and order of events, together on site.',
        ),
      ),
      section(
        'Changing and cancelling',
        table(
          'When | Fewer people | Cancelled',
          `More than 5 working days ahead | Free | Free
3 – 5 working days ahead | Up to 20% | 50% due
Later | As fixed | 100% due`,
        ),
      ),
      section(
        'Safety and leftovers',
        p(
          'We keep 125 g of every dish chilled for forty-eight hours. Hot food leaves the kitchen at 60 °C or more and stands on a buffet for no longer than two hours. Unopened boxes go to the community larder the same day, if you tick the line in the order. Kitchen waste is weighed and composted, and counts in your sustainability report.',
        ),
      ),
    ],
  },
};
