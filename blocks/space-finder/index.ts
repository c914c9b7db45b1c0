import { planAddress, tourPath } from '#blocks/connected-space.ts';
import { defineBlock, type Query, query, staticData } from '#blocks/define.ts';
import { buildingKey, type Taken, takenQuery, type Venue, venueQuery } from '#blocks/space-queries.ts';
import { spaceFinderTexts } from '#i18n/space-finder.ts';
import { languageKey } from '#schemas/language.ts';
import type { FinderPlan } from './finder-plan.ts';
import { planOf } from './plan-of.ts';
import { finderParameters, readQuestion } from './question.ts';
import { spaceFinderProps } from './schema.ts';
import type { FinderRequest } from './shown.ts';

interface FinderQueries extends Record<string, Query<unknown>> {
  asked: Query<FinderRequest>;
  plan: Query<FinderPlan>;
  venue: Query<Venue>;
  taken: Query<Taken>;
}

/** Finds halls and rooms by size, needs and dates (rules BLDG-03, BLDG-04). All state is in the address. */
export default defineBlock({
  type: 'space-finder',
  version: 1,
  isStatic: true,
  schema: spaceFinderProps,
  palette: {
    group: 'interaction',
    name: { zh: '找场地', en: 'Space finder' },
    help: { zh: '按人数、面积、日期查找展厅与会议室', en: 'Finds halls and rooms by size, needs and dates' },
    sketch: 'plan',
  },
  example: { title: { zh: '找场地', en: 'Find space' } },
  parameters: () => finderParameters,
  queries: ({ months }, context): FinderQueries => ({
    asked: staticData({
      question: readQuestion(context.search),
      today: context.today(),
      texts: spaceFinderTexts[languageKey(context.language)],
      booking: {
        exhibition: context.pagesShowing({ call: 'createExhibitionBooking' })[0]?.path,
        meeting: context.pagesShowing({ call: 'createMeetingBooking' })[0]?.path,
      },
      freeDates: context.pagesShowing({ call: 'scheduleList', reads: ['space'] })[0]?.path,
      plan: planAddress(context),
      tour: tourPath(context),
    }),
    plan: query(
      'remoteConfig',
      { key: buildingKey },
      { name: 'space-finder', select: (answer) => planOf(context.config(buildingKey, answer)) },
    ),
    venue: venueQuery(context),
    taken: takenQuery(months, context, { auxiliary: true }),
  }),
  sheet: async ({ months }, { asked, plan, venue, taken }, language) => {
    if (asked.state !== 'ready' || plan.state !== 'ready') return undefined;
    const { sheetOf } = await import('./sheet.ts');
    const { shownOf } = await import('./shown.ts');
    return sheetOf(
      shownOf({
        ...{ id: '', request: asked.value, language, plan: plan.value, months, heading: 'h2' },
        venue: venue.state === 'ready' ? venue.value : undefined,
        taken: taken.state === 'ready' ? taken.value : undefined,
      }),
    );
  },
  texts: ({ title, intro }) => ({ prose: [{ text: intro }], items: [{ title }] }),
});
