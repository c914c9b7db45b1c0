import type { Show } from '#machines/schedule.ts';
import type { ShowPage } from '#machines/schedule-page.ts';
import { demoPicture, type Say } from '#tests/stories/bilingual.tsx';
import type { ScheduleRequest } from './index.ts';
import { readScheduleUrl } from './schedule-url.ts';

/** Request and date of the stories. */
export const asked: Omit<ScheduleRequest, 'texts'> = {
  place: readScheduleUrl({}),
  type: 1,
  year: 2026,
  today: '2026-11-21',
  paths: {
    exhibitions: {
      schedule: '/exhibitCenter/exhibitionSchedule',
      booking: '/exhibitCenter/onlineBooking',
      freeDates: '/exhibitCenter/freeDates',
    },
    meetings: {
      schedule: '/conventionCenter/meetingSchedule',
      booking: '/conventionCenter/meetingOnlineBooking',
    },
  },
};
/** Over, running, opening in three days, and later. */
const days = [
  ['2026-09-10', '2026-09-12'],
  ['2026-11-20', '2026-11-21'],
  ['2026-11-24', '2026-11-27'],
  ['2026-12-03', undefined],
  ['2026-12-10', '2026-12-12'],
  ['2026-12-29', '2027-01-02'],
] as const;
const pictures = ['hall-show', 'news-auto-show', undefined, 'news-food-fair', 'hall-outdoor'];

export const showsIn = (say: Say, count: number): Show[] =>
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

/** A page of the list with these shows. */
export const listOf = (items: readonly Show[], rest: Partial<ShowPage> = {}): ShowPage => ({
  open: [],
  items,
  page: 1,
  pages: 1,
  total: items.length,
  counts: { coming: items.length, past: 0 },
  ...rest,
});
