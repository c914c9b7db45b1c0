import { tourPath } from '#blocks/connected-space.ts';
import { datesIn } from '#blocks/dates-in.ts';
import { defineBlock, type Query, query, staticData } from '#blocks/define.ts';
import { type FreePeriod, nextFreeQuery } from '#blocks/next-free.ts';
import { type Venue, venueQuery } from '#blocks/space-queries.ts';
import { translateIn } from '#i18n/i18n.ts';
import { type SitePlanTexts, sitePlanTexts } from '#i18n/site-plan.ts';
import { sizeText } from '#lib/size-text.ts';
import { languageKey } from '#schemas/language.ts';
import type { Picture } from '#schemas/picture.ts';
import { sitePlanProps } from './schema.ts';
import { placeIn, readWanted, type ShownPlace, type SitePlan, sitePlan } from './site-plan.ts';

/** The drawing of all levels, the place that is shown first, and the pictures of spaces by their addresses. */
export interface DrawnPlan {
  plan: SitePlan;
  place: ShownPlace;
  pictures: Readonly<Record<string, Picture>>;
  /** Sizes of the files in words, by level and format; empty where no server makes files. */
  sizes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Texts and the paths of other pages. */
export interface SitePlanSetting {
  texts: SitePlanTexts;
  freeDates: string | undefined;
  /** Path of the page with the panoramas. */
  tour: string | undefined;
  /** Path of the page with the ways here. */
  arrival: string | undefined;
  booking: { exhibition: string | undefined; meeting: string | undefined };
}

interface SitePlanQueries extends Record<string, Query<unknown>> {
  drawn: Query<DrawnPlan>;
  venue: Query<Venue>;
  /** The next free periods of each space that is let, in words, by its id. */
  free: Query<Readonly<Record<string, readonly string[]>>>;
  setting: Query<SitePlanSetting>;
}

const key = 'official.building.config';

/** Free periods that a space shows. */
const mostPeriods = 2;

/** The plan of the building (rules BLDG-01 and BLDG-02). The shown level is in the HTML, all levels are in the data; the choice is in the address. */
export default defineBlock({
  type: 'site-plan',
  version: 1,
  mayBeAbsent: true,
  schema: sitePlanProps,
  palette: {
    group: 'data',
    name: { zh: '场馆平面', en: 'Site plan' },
    help: {
      zh: '按楼层绘制的建筑平面，点选场地查看数据',
      en: 'The building level by level, with figures of each space',
    },
    sketch: 'plan',
  },
  example: { title: { zh: '场馆平面', en: 'Site plan' } },
  machines: () => ['sitePlan'],
  parameters: () => ['layers', 'level', 'space', 'zoom'],
  queries: (props, context): SitePlanQueries => ({
    drawn: query(
      'remoteConfig',
      { key },
      {
        name: 'plan',
        select: (answer) => {
          const building = context.config(key, answer);
          const plan = building && sitePlan(building, translateIn(sitePlanTexts, context.language));
          if (!plan) return undefined;
          const shown = plan.levels.flatMap(({ spaces }) => spaces.flatMap(({ picture }) => picture ?? []));
          const sizes = Object.entries(context.planSizes?.(answer) ?? {});
          return {
            plan,
            sizes: Object.fromEntries(
              sizes.map(([level, files]) => [
                level,
                Object.fromEntries(Object.entries(files).map(([format, size]) => [format, sizeText(size)])),
              ]),
            ),
            place: placeIn(plan, readWanted(context.search, props)),
            pictures: Object.fromEntries(
              [...new Set(shown)].flatMap((address) => {
                const picture = context.picture(address);
                return picture ? [[address, picture] as const] : [];
              }),
            ),
          };
        },
      },
    ),
    venue: venueQuery(context),
    free: nextFreeQuery(context, {
      name: 'plan-free',
      select: ({ spaces }, freeOf) => {
        const t = translateIn(sitePlanTexts, context.language);
        const dates = datesIn(context.language);
        const inWords = ({ days: count, isOpen, ...period }: FreePeriod) =>
          isOpen
            ? t('freeFrom', { day: dates.day(period.from) })
            : t('freeDays', { range: dates.range(period), count });
        return Object.fromEntries(
          spaces
            .filter(({ booking }) => booking !== undefined)
            .map((space) => [space.id, freeOf([space]).slice(0, mostPeriods).map(inWords)]),
        );
      },
    }),
    setting: staticData({
      texts: sitePlanTexts[languageKey(context.language)],
      freeDates: context.pagesShowing({ call: 'scheduleList', reads: ['space'] })[0]?.path,
      tour: tourPath(context),
      arrival: context.pagesShowing({
        call: 'remoteConfig',
        params: { key: 'official.arrival.config' },
        reads: ['steps'],
      })[0]?.path,
      booking: {
        exhibition: context.pagesShowing({ call: 'createExhibitionBooking' })[0]?.path,
        meeting: context.pagesShowing({ call: 'createMeetingBooking' })[0]?.path,
      },
    }),
  }),
  // Figures of spaces are no sentence about the page.
  texts: () => ({}),
});
