import type { StoryDefault } from '@ladle/react';
import { type Collection, item, whole } from '#blocks/collection-item.ts';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, noData, type Say } from '#tests/stories/bilingual.tsx';
import View from './View.tsx';

export default { title: 'Blocks / contacts' } satisfies StoryDefault;

const show = (data: (say: Say) => BlockData<Collection>) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`contacts-${language}`}
        props={{ source: { call: 'remoteConfig', params: { key: 'official.contactUs.config' } } }}
        data={{ collection: data(say) }}
        first
      />
    )}
  </Bilingual>
);

const card = (title: string, text: string, name?: string) =>
  item({ id: title, title, text, icon: name ? { src: `/media/contact-${name}.svg`, alt: '' } : undefined });

const cards = (say: Say) => [
  card(
    say('招展招会', 'Sales'),
    say('023 0000 8866\n周一至周五 09:00 – 18:00', '+86 23 0000 8866\nMonday to Friday, 09:00 – 18:00'),
    'phone',
  ),
  card(
    say('现场服务', 'On-site service'),
    say('023 0000 8800\n展期每日 07:30 至闭馆', '+86 23 0000 8800\nShow days, 07:30 until closing'),
    'desk',
  ),
  card(
    say('商务邮箱', 'E-mail'),
    say('hello@jialingbay.example\n一个工作日内回复', 'hello@jialingbay.example\nAnswered within one day'),
    'mail',
  ),
  card(
    say('场馆地址', 'Address'),
    say(
      '嘉陵湾新区滨江大道 1 号\n轨道 8 号线会展站 3 号口',
      '1 Riverside Avenue, Jialing Bay New District\nMetro line 8, Expo Centre, exit 3',
    ),
    'place',
  ),
];

const some = (choose: (say: Say) => ReturnType<typeof cards>) =>
  show((say) => {
    const data = whole(choose(say));
    return data ? { state: 'ready', data } : noData.missing;
  });

export const Four = () => some(cards);
export const One = () => some((say) => cards(say).slice(0, 1));
export const Three = () => some((say) => cards(say).slice(1));
export const Five = () =>
  some((say) => [...cards(say), card(say('媒体', 'Press'), say('请写信给我们', 'Please write to us'))]);
export const WithoutText = () => some((say) => [card(say('招展招会', 'Sales'), '')]);
export const LongTexts = () =>
  some((say) => [
    card(
      say(
        '展览与会议的档期、场地、报价与合同',
        'Dates, spaces, offers and contracts for exhibitions and conferences',
      ),
      'a-very-long-mailbox-name-that-does-not-break-anywhere@conventions.jialingbay.example\n'.concat(
        say(
          '周一至周五 09:00 – 18:00；展期每日 07:30 至闭馆，节假日由值班人员接听',
          'Monday to Friday, 09:00 – 18:00; on show days from 07:30 until closing, on holidays by the duty desk',
        ),
      ),
    ),
    ...cards(say).slice(1),
  ]);
export const Empty = () => show(() => noData.missing);
export const Loading = () => show(() => noData.loading);
export const Failed = () => show(() => noData.failed);
