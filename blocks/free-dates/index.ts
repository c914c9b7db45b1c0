import { defineBlock, type Query, staticData } from '#blocks/define.ts';
import { findSpacePath, type Taken, takenQuery, type Venue, venueQuery } from '#blocks/space-queries.ts';
import { type FreeDatesTexts, freeDatesTexts } from '#i18n/free-dates.ts';
import { languageKey } from '#schemas/language.ts';
import { readWanted, type Wanted } from './free-dates.ts';
import { freeDatesProps } from './schema.ts';

/** State of the URL, the day, texts and links. */
export interface FreeDatesRequest {
  wanted: Wanted;
  /** Today at the site, yyyy-mm-dd. */
  today: string;
  texts: FreeDatesTexts;
  /** Paths of the booking pages. */
  booking: { exhibition?: string | undefined; meeting?: string | undefined };
  /** Path of the page that finds spaces by size. */
  findSpace: string | undefined;
}

interface FreeDatesQueries extends Record<string, Query<unknown>> {
  asked: Query<FreeDatesRequest>;
  venue: Query<Venue>;
  taken: Query<Taken>;
}

/** Free days of each hall and room (rule EVT-08). Everything is in the HTML; spaces and days are in the address, which a drag over the strips replaces. */
export default defineBlock({
  type: 'free-dates',
  version: 1,
  schema: freeDatesProps,
  palette: {
    group: 'data',
    name: { zh: '空档期', en: 'Free dates' },
    help: { zh: '各展厅、会议室未来数月的空档', en: 'Which hall or room is free when' },
    sketch: 'months',
  },
  example: { title: { zh: '空档期', en: 'Free dates' } },
  parameters: () => ['after', 'days', 'from', 'space', 'until'],
  queries: ({ months }, context): FreeDatesQueries => ({
    asked: staticData({
      wanted: readWanted(context.search),
      today: context.today(),
      texts: freeDatesTexts[languageKey(context.language)],
      booking: {
        exhibition: context.pagesShowing({ call: 'createExhibitionBooking' })[0]?.path,
        meeting: context.pagesShowing({ call: 'createMeetingBooking' })[0]?.path,
      },
      findSpace: findSpacePath(context),
    }),
    venue: venueQuery(context),
    taken: takenQuery(months, context),
  }),
  texts: ({ title, intro }) => ({ prose: [{ text: intro }], items: [{ title }] }),
});
