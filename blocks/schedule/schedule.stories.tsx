import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import { scheduleTexts } from '#i18n/schedule.ts';
import type { ShowPage } from '#machines/schedule-page.ts';
import { languageKey } from '#schemas/language.ts';
import { Bilingual, noData, type Say } from '#tests/stories/bilingual.tsx';
import type { ScheduleRequest, ShowYear } from './index.ts';
import { asked, listOf, showsIn } from './story-data.ts';
import View from './View.tsx';

export default { title: 'Blocks / schedule' } satisfies StoryDefault;

const december = { ...asked, place: { ...asked.place, start: '2026-12-01', end: '2026-12-31' } };

const missing = noData.missing;
const ready = <Data,>(data: Data): BlockData<Data> => ({ state: 'ready', data });

const pageOf = (list: (say: Say) => BlockData<ShowPage>, at = asked) => (
  <Bilingual path="/exhibitCenter/exhibitionSchedule">
    {(say, language) => (
      <View
        id={`schedule-${language}`}
        props={{ type: at.type === 2 ? 2 : 1, view: 'page' }}
        data={{
          asked: ready({ ...at, texts: scheduleTexts[languageKey(language)] }),
          list: list(say),
          choices: missing,
          shows: missing,
          years: missing,
          meetings: missing,
        }}
        first
      />
    )}
  </Bilingual>
);

interface YearStory {
  at?: Omit<ScheduleRequest, 'texts'>;
  view?: 'tabs' | 'activity';
}

const yearOf = (shows: (say: Say) => BlockData<ShowYear>, { at = asked, view = 'tabs' }: YearStory = {}) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`year-${language}`}
        props={{ type: 1, view, title: say('会展日程', 'What’s on') }}
        data={{
          asked: ready({ ...at, texts: scheduleTexts[languageKey(language)] }),
          list: missing,
          choices: missing,
          shows: shows(say),
          years: ready({ first: 2025, last: 2027 }),
          meetings: ready(true),
        }}
        first
      />
    )}
  </Bilingual>
);

const openAnd = (say: Say, rest: Partial<ShowPage> = {}) => {
  const [over, open, ...coming] = showsIn(say, 6);
  return ready(
    listOf(coming, { open: open ? [open] : [], counts: { coming: 5, past: over ? 1 : 0 }, ...rest }),
  );
};
const at = (place: Partial<typeof asked.place>) => ({ ...asked, place: { ...asked.place, ...place } });

export const Page = () => pageOf((say) => openAnd(say, { pages: 167, total: 1000 }));
export const NothingToday = () => pageOf((say) => ready(listOf(showsIn(say, 6).slice(2))));
export const Archive = () => pageOf((say) => ready(listOf(showsIn(say, 1))), at({ tab: 'past' }));
export const Month = () =>
  pageOf((say) => ready(listOf(showsIn(say, 6), { month: '2026-11' })), at({ view: 'month' }));
export const FilteredPage = () => pageOf((say) => ready(listOf(showsIn(say, 6).slice(2))), december);
export const FreeDays = () => pageOf(() => missing, december);
export const FreeMeetingRooms = () =>
  pageOf(() => missing, { ...december, place: { ...december.place, end: undefined }, type: 2 });
export const NoMatch = () => pageOf(() => missing, at({ text: 'tea' }));
export const NothingYet = () => pageOf(() => missing);
export const LoadingPage = () => pageOf(() => noData.loading);
export const FailedPage = () => pageOf(() => noData.failed);

export const Year = () => yearOf((say) => ready({ shows: showsIn(say, 6), position: 1 }));
export const LongYear = () => yearOf((say) => ready({ shows: showsIn(say, 90), position: 40 }));
export const YearOfOneShow = () => yearOf((say) => ready({ shows: showsIn(say, 1), position: 0 }));
export const FirstYear = () =>
  yearOf((say) => ready({ shows: showsIn(say, 6), position: 0 }), { at: { ...asked, year: 2025 } });
export const Activity = () =>
  yearOf((say) => ready({ shows: showsIn(say, 6), position: 2 }), {
    at: { ...asked, type: 0 },
    view: 'activity',
  });
export const EmptyYear = () => yearOf(() => ready({ shows: [], position: 0 }));
export const LoadingYear = () => yearOf(() => noData.loading);
export const FailedYear = () => yearOf(() => noData.failed);
