import type { StoryDefault } from '@ladle/react';
import type { Collection } from '#blocks/collection-item.ts';
import { type CollectionItem, item, whole } from '#blocks/collection-item.ts';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, demoPicture, noData, type Say } from '#tests/stories/bilingual.tsx';
import View from './View.tsx';

export default { title: 'Blocks / venues' } satisfies StoryDefault;

type Layout = 'sections' | 'tabs';

const show = (layout: Layout, data: (say: Say) => BlockData<Collection>) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`venues-${language}`}
        props={{
          source: { call: layout === 'tabs' ? 'meetingVenues' : 'venues', params: {} },
          layout,
          figures: 'all',
          links: [
            { label: say('预订', 'Book'), href: '/conventionCenter/meetingOnlineBooking' },
            {
              label: say('查看平面图', 'See the plans'),
              href: '/conventionCenter/meetingTechnicalParameter',
            },
          ],
        }}
        data={{ venues: data(say) }}
        first
      />
    )}
  </Bilingual>
);

const names = ['meeting-banquet', 'meeting-theatre', 'meeting-classroom', 'meeting-boardroom', 'hall-show'];

const room = (say: Say, index: number, pictures = 5): CollectionItem => {
  const [picture, ...others] = names.slice(0, pictures).map((name) => demoPicture(name));
  return item({
    id: String(index),
    title: say(`${201 + index} 号会议室`, `Room ${201 + index}`),
    text: say('北侧采光，配投影与同声传译。', 'North light, projection and interpretation.'),
    picture,
    pictured: true,
    pictures: others,
    facts: [
      { number: '272.456', unit: say('平方米', 'm²'), label: say('面积', 'Area') },
      { number: '2000', unit: say('人', 'people'), label: say('剧院式', 'Theatre') },
      { number: '1100', unit: say('人', 'people'), label: say('课桌式', 'Classroom') },
      ...(index % 2 === 0
        ? [{ number: '1200', unit: say('人', 'people'), label: say('宴会式', 'Banquet') }]
        : []),
    ],
  });
};

const rooms = (say: Say, count: number): BlockData<Collection> => {
  const items = Array.from({ length: count }, (_, index) => room(say, index));
  const data = whole(items, {
    title: say('会议层', 'The conference floor'),
    text: say('所有会议室在同一层。', 'All rooms on one level.'),
  });
  return data ? { state: 'ready', data } : noData.missing;
};

const only = (venue: CollectionItem): BlockData<Collection> => ({
  state: 'ready',
  data: { items: [venue], page: 1, pages: 1, total: 1 },
});

export const Sections = () => show('sections', (say) => rooms(say, 3));
export const TabsOfFour = () => show('tabs', (say) => rooms(say, 4));
export const TabsOfThirty = () => show('tabs', (say) => rooms(say, 30));
export const OneVenue = () => show('tabs', (say) => only(room(say, 0)));
export const OnePicture = () => show('sections', (say) => only(room(say, 0, 1)));
export const WithoutPictures = () => show('sections', (say) => only(room(say, 0, 0)));
export const MissingPicture = () =>
  show('sections', (say) => only({ ...room(say, 0), picture: { src: '/media/nowhere.jpg' } }));
export const WithoutTextAndFigures = () =>
  show('sections', (say) => only({ ...room(say, 0), text: undefined, facts: [] }));
export const LongTexts = () =>
  show('tabs', (say) => {
    const long = say(
      '临江多功能会议与宴会及展览综合大厅（含前厅、贵宾室与同声传译间）',
      'Riverside multi-purpose hall for meetings, banquets and exhibitions, with foyer and interpreters’ booths',
    );
    const items = [0, 1, 2].map((index) => ({
      ...room(say, index),
      title: long,
      text: `${long} `.repeat(8),
      facts: [{ number: say('视布置方案而定', 'Depends on the plan of the event'), label: long }],
    }));
    return { state: 'ready', data: { items, page: 1, pages: 1, total: 3 } };
  });
export const Missing = () => show('sections', () => noData.missing);
export const LoadingSections = () => show('sections', () => noData.loading);
export const LoadingTabs = () => show('tabs', () => noData.loading);
export const Failed = () => show('tabs', () => noData.failed);
