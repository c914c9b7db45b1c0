import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import type { Statistic } from '#schemas/introduction.ts';
import { Bilingual, demoPicture, noData, type Say } from '#tests/stories/bilingual.tsx';
import type { CentreSummary } from './index.ts';
import { tabKey } from './tab-key.ts';
import View from './View.tsx';

export default { title: 'Blocks / introduction-tabs' } satisfies StoryDefault;

const figure = (number: string, unit: string, remark: string): Statistic => ({
  ...{ number, unit, remark },
  icon: undefined,
});

const exhibition = (say: Say): CentreSummary => ({
  title: say('一座把空间留给展览的场馆', 'A building that leaves the room to the show'),
  text: say(
    '<p>四座展厅以 72 米净跨连续展开，并列于登录大厅北侧。</p>',
    '<p>Four halls run side by side along the concourse, each with a clear span of 72 metres.</p>',
  ),
  picture: demoPicture('hall-empty'),
  figures: [
    figure('40320', say('平方米', 'm²'), say('室内展览面积', 'of indoor exhibition space')),
    figure('72', say('米', 'm'), say('单厅净跨', 'Clear span of each hall')),
    figure('13', say('米', 'm'), say('屋架下净高', 'Clear height')),
    figure('3.5', say('吨/平方米', 't/m²'), say('地面承重', 'Floor loading')),
    figure('24', '', say('货运大门', 'Goods doors')),
  ],
});

const conference = (say: Say): CentreSummary => ({
  ...exhibition(say),
  title: say('二十间会议室，同在一层', 'Twenty rooms, all on one floor'),
  picture: demoPicture('meeting-boardroom'),
  figures: exhibition(say).figures.slice(0, 4),
});

const show = (first: (say: Say) => BlockData<CentreSummary>) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`centres-${language}`}
        props={{
          title: say('场馆介绍', 'The venue'),
          tabs: [
            {
              label: say('展览中心', 'Exhibition centre'),
              source: { call: 'introduction', params: { type: 1 } },
              shortcuts: [
                { label: say('场馆展示', 'Halls'), icon: 'hall', href: '/exhibitCenter/venue' },
                {
                  label: say('运营服务', 'Services'),
                  icon: 'services',
                  href: '/exhibitCenter/operationService',
                },
                {
                  label: say('技术参数', 'Technical data'),
                  icon: 'document',
                  href: '/exhibitCenter/technicalParameter',
                },
                {
                  label: say('展会排期', 'Schedule'),
                  icon: 'calendar',
                  href: '/exhibitCenter/exhibitionSchedule',
                },
              ],
              more: {
                label: say('了解展览中心', 'About the exhibition centre'),
                href: '/exhibitCenter/exhibitionHallIntroduction',
              },
            },
            {
              label: say('会议中心', 'Conference centre'),
              source: { call: 'introduction', params: { type: 2 } },
              shortcuts: [],
            },
          ],
        }}
        data={{ [tabKey(0)]: first(say), [tabKey(1)]: { state: 'ready', data: conference(say) } }}
        first={false}
      />
    )}
  </Bilingual>
);

export const TwoCentres = () => show((say) => ({ state: 'ready', data: exhibition(say) }));
export const WithoutPictureTextAndFigures = () =>
  show((say) => ({ state: 'ready', data: { title: exhibition(say).title, figures: [] } }));
export const LongTexts = () =>
  show((say) => ({
    state: 'ready',
    data: {
      ...exhibition(say),
      title: `${exhibition(say).title}${say('，', ', ')}${conference(say).title}`,
      text: exhibition(say).text?.repeat(4),
    },
  }));
export const Loading = () => show(() => noData.loading);
export const Missing = () => show(() => noData.missing);
export const Failed = () => show(() => noData.failed);
