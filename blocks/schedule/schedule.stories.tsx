import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import { scheduleTexts } from '#i18n/schedule/index.ts';
import type { Show } from '#machines/schedule.ts';
import type { ShowPage } from '#machines/schedule-page.ts';
import { Bilingual, demoPicture, noData, type Say } from '#ui/story-support.tsx';
import type { Asked, ShowYear } from './index.ts';
import View from './View.tsx';

export default { title: 'Blocks / schedule' } satisfies StoryDefault;

const asked: Omit<Asked, 'texts'> = {
  start: undefined,
  end: undefined,
  page: 1,
  type: 1,
  year: 2026,
  today: '2026-11-21',
};
const december = { ...asked, start: '2026-12-01', end: '2026-12-31' };

const missing = noData.missing;
const ready = <Data,>(data: Data): BlockData<Data> => ({ state: 'ready', data });

const pageOf = (list: (say: Say) => BlockData<ShowPage>, at = asked) => (
  <Bilingual path="/exhibitCenter/exhibitionSchedule">
    {(say, language) => (
      <View
        id={`schedule-${language}`}
        props={{ type: at.type === 2 ? 2 : 1, view: 'page' }}
        data={{
          asked: ready({ ...at, texts: scheduleTexts[language] }),
          list: list(say),
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
  at?: Omit<Asked, 'texts'>;
  view?: 'tabs' | 'activity';
}

const yearOf = (shows: (say: Say) => BlockData<ShowYear>, { at = asked, view = 'tabs' }: YearStory = {}) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`year-${language}`}
        props={{ type: 1, view, title: say('会展日程', 'What’s on') }}
        data={{
          asked: ready({ ...at, texts: scheduleTexts[language] }),
          list: missing,
          shows: shows(say),
          years: ready({ first: 2025, last: 2027 }),
          meetings: ready(true),
        }}
        first
      />
    )}
  </Bilingual>
);

/** Over, on, opening in three days, and later ones. */
const days = [
  ['2026-09-10', '2026-09-12'],
  ['2026-11-20', '2026-11-21'],
  ['2026-11-24', '2026-11-27'],
  ['2026-12-03', undefined],
  ['2026-12-10', '2026-12-12'],
  ['2026-12-29', '2027-01-02'],
] as const;
const pictures = ['hall-show', 'news-auto-show', undefined, 'news-food-fair', 'hall-outdoor'];

const showsIn = (say: Say, count: number): Show[] =>
  Array.from({ length: count }, (_, index) => {
    const [date, until] = days[index % days.length] ?? days[0];
    const picture = pictures[index % pictures.length];
    return {
      id: String(index),
      title:
        index === 2
          ? say(
              '第十二届西部智能制造装备博览会暨长江上游工业软件与检测技术高峰论坛',
              'The 12th Western Smart Manufacturing Expo, with the Upper Yangtze Forum on Industrial Software',
            )
          : say('山城国际汽车文化展', 'Mountain City Motor Show'),
      text:
        index === 2
          ? say(
              '首次启用全部四座展厅，六百三十家企业参展。首日为专业观众专场，普通观众自第二日起入场，凭预约码换领参观证。',
              'All four halls for the first time, with 630 exhibitors. The first day is for the trade; everybody else is welcome from the second, with a booked ticket.',
            )
          : say('四座展厅，六百三十家企业。', 'Four halls, 630 exhibitors.'),
      date,
      until,
      place: say('1 至 4 号展厅', 'Halls 1 to 4'),
      picture: picture ? demoPicture(picture) : undefined,
    };
  });

const listOf = (say: Say, count: number, rest: Partial<ShowPage> = {}) =>
  ready<ShowPage>({ items: showsIn(say, count), page: 1, pages: 1, total: count, ...rest });

export const Page = () => pageOf((say) => listOf(say, 6, { page: 2, pages: 167, total: 1000 }));
export const FilteredPage = () => pageOf((say) => listOf(say, 6), december);
export const OneShow = () => pageOf((say) => listOf(say, 1), december);
export const FreeDays = () => pageOf(() => missing, december);
export const FreeMeetingRooms = () => pageOf(() => missing, { ...december, end: undefined, type: 2 });
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
