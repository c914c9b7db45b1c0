import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import type { Taken, Venue } from '#blocks/space-queries.ts';
import { freeDatesTexts } from '#i18n/free-dates.ts';
import { type Occupation, toDay } from '#lib/availability.ts';
import { languageKey } from '#schemas/language.ts';
import { Bilingual, noData, type Say } from '#tests/stories/bilingual.tsx';
import View from './View.tsx';

export default { title: 'Blocks / free-dates' } satisfies StoryDefault;

interface Given {
  venue?: (say: Say) => BlockData<Venue>;
  taken: (say: Say) => BlockData<Taken>;
  spaces?: string[];
}

const show = ({ venue = () => noData.missing, taken, spaces = [] }: Given) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`free-dates-${language}`}
        props={{
          title: say('空档期', 'Free dates'),
          intro: say(
            '未来十八个月，哪个馆、哪一周空着，一眼可见。',
            'Which hall is free in which week, for eighteen months.',
          ),
          type: 0,
          months: 18,
        }}
        data={{
          asked: {
            state: 'ready',
            data: {
              wanted: { spaces, days: 6, after: undefined, from: undefined, until: undefined },
              today: '2026-11-22',
              texts: freeDatesTexts[languageKey(language)],
              booking: { exhibition: '/exhibitCenter/onlineBooking' },
              findSpace: '/exhibitCenter/findSpace',
            },
          },
          venue: venue(say),
          taken: taken(say),
        }}
        first={false}
      />
    )}
  </Bilingual>
);

const occupation = (
  [from, opens, closes, until]: readonly [string, string, string, string],
  halls: string[],
  name?: string,
): Occupation => ({
  ...{ from: toDay(from), opens: toDay(opens), closes: toDay(closes), until: toDay(until) },
  ...{ halls, name, isHold: name === undefined },
});

const schedule = (say: Say): BlockData<Taken> => ({
  state: 'ready',
  data: {
    occupations: [
      occupation(
        ['2026-11-20', '2026-11-24', '2026-11-27', '2026-11-28'],
        ['1', '2'],
        say('智能制造装备博览会', 'Smart Manufacturing Expo'),
      ),
      occupation(['2027-04-12', '2027-04-12', '2027-04-17', '2027-04-17'], ['1']),
      occupation(['2027-09-01', '2027-09-01', '2027-09-20', '2027-09-20'], ['plaza']),
    ],
    halls: ['1', '2', 'plaza'],
  },
});

const venue = (say: Say): BlockData<Venue> => ({
  state: 'ready',
  data: {
    list: [1, 2, 3].map((hall) => ({
      ...{ id: String(hall), name: say(`${hall} 号展厅`, `Hall ${hall}`), group: say('展厅', 'Halls') },
      ...{ area: 10080, type: '1', rooms: [] },
    })),
    closed: [{ start: '2027-02-05', end: '2027-02-11' }],
  },
});

export const SomeHallsChosen = () => show({ venue, taken: schedule, spaces: ['1', '2'] });
export const HallsOfEvents = () => show({ taken: schedule });
export const TheWholeSite = () =>
  show({ taken: () => ({ state: 'ready', data: { occupations: [], halls: [] } }) });
export const NothingFree = () =>
  show({
    taken: (say) => ({
      state: 'ready',
      data: {
        occupations: [
          occupation(
            ['2026-01-01', '2026-01-01', '2029-01-01', '2029-01-01'],
            [],
            say('常设展', 'Standing show'),
          ),
        ],
        halls: [],
      },
    }),
  });
export const Loading = () => show({ taken: () => noData.loading });
export const FailedDates = () => show({ taken: () => noData.failed });
