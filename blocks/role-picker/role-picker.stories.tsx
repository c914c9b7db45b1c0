import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, demoPicture, noData, type Say } from '#tests/stories/bilingual.tsx';
import type { RoleCard } from './index.ts';
import View from './View.tsx';

export default { title: 'Blocks / role-picker' } satisfies StoryDefault;

const cardsOf = (say: Say): [RoleCard, RoleCard, RoleCard] => [
  {
    role: 'Sponsor',
    title: say('我是主办方', 'I organise events'),
    text: say('告诉我们日期与规模，招展团队在 24 小时内与您联系。', 'Tell us your dates and your scale.'),
    picture: demoPicture('meeting-banquet'),
    links: [
      { label: say('预订展览场地', 'Book exhibition space'), href: '/exhibitCenter/onlineBooking' },
      { label: say('预订会议场地', 'Book meeting space'), href: '/conventionCenter/meetingOnlineBooking' },
    ],
  },
  {
    role: 'ServiceProvider',
    title: say('我是服务商', 'I build and serve'),
    text: say('搭建、物流与用电规程，一册备齐。', 'Build-up, logistics and power: one manual.'),
    picture: demoPicture('hall-show'),
    links: [{ label: say('查看服务手册', 'Service manual'), href: '/document/serviceManual' }],
  },
  {
    role: 'Visitor',
    title: say('我来看展', 'I am visiting'),
    picture: undefined,
    links: [{ label: say('联系我们', 'Contact us'), href: '/about/contactUs' }],
  },
];

const show = (cards: (say: Say) => RoleCard[], state?: BlockData<RoleCard[]>) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`roles-${language}`}
        props={{
          title: say('您为何事而来', 'What brings you here?'),
          lead: say('选择身份，直达所需', 'Choose a role and go straight there'),
          cards: cards(say),
        }}
        data={{ cards: state ?? { state: 'ready', data: cards(say) } }}
        first={false}
      />
    )}
  </Bilingual>
);

const long = (say: Say): RoleCard[] =>
  cardsOf(say).map((card) => ({
    ...card,
    text: say(
      '搭建、物流、用电、吊挂、消防与保险的全部规程，连同报批表格和时间表，都收在同一本手册里，随时可以下载。',
      'Every rule for building, freight, power, rigging, fire safety and insurance, with its forms and dates, in one manual that you can download at any time.',
    ),
  }));

export const Three = () => show(cardsOf);
export const Two = () => show((say) => cardsOf(say).slice(0, 2));
export const One = () => show((say) => cardsOf(say).slice(0, 1));
export const LongTexts = () => show(long);
export const Loading = () => show(cardsOf, noData.loading);
export const Missing = () => show(cardsOf, noData.missing);
export const Failed = () => show(cardsOf, noData.failed);
