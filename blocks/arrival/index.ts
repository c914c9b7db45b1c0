import { planAddress } from '#blocks/connected-space.ts';
import { defineBlock, type Query, query, staticData } from '#blocks/define.ts';
import { type SmallPlanLevel, smallPlanQuery } from '#blocks/small-plan.ts';
import { buildingKey } from '#blocks/space-queries.ts';
import { type ArrivalTexts, arrivalTexts } from '#i18n/arrival.ts';
import type { WalkBuilding } from '#lib/walk.ts';
import type { Arrival } from '#schemas/arrival.ts';
import { languageKey } from '#schemas/language.ts';
import { readRemoteConfig } from '#schemas/remote-config.ts';
import { type Destination, destinationsOf, type Question, readQuestion, walkBuilding } from './arrival.ts';
import { arrivalProps } from './schema.ts';

/** State of the URL, texts and links. */
export interface ArrivalRequest {
  question: Question;
  texts: ArrivalTexts;
  /** Path of the schedule. */
  schedule: string | undefined;
  /** Address of a space on the whole plan, with `{space}` for its id. */
  plan: string | undefined;
}

/** The ways, and the card for a driver, which is always that of the Chinese part. */
export interface ArrivalContent extends Arrival {
  card: Arrival['taxi'];
}

interface ArrivalQueries extends Record<string, Query<unknown>> {
  asked: Query<ArrivalRequest>;
  content: Query<ArrivalContent>;
  events: Query<Destination[]>;
  building: Query<WalkBuilding>;
  plan: Query<SmallPlanLevel[]>;
}

const key = 'official.arrival.config';

/** From where visitors come to the gate of today's event (rule BLDG-09). Everything is in the HTML; the question is in the address. */
export default defineBlock({
  type: 'arrival',
  version: 1,
  isStatic: true,
  mayBeAbsent: true,
  schema: arrivalProps,
  palette: {
    group: 'interaction',
    name: { zh: '到馆路线', en: 'Way here' },
    help: {
      zh: '从出发地到当日展会入口的路线、用时与票价',
      en: 'From where visitors come to the gate of today’s event',
    },
    sketch: 'map',
  },
  example: { title: { zh: '怎么来', en: 'How to get here' } },
  parameters: () => ['by', 'from', 'steps', 'to'],
  queries: (_props, context): ArrivalQueries => {
    const today = context.today();
    return {
      asked: staticData({
        question: readQuestion(context.search),
        texts: arrivalTexts[languageKey(context.language)],
        schedule: context.pagesShowing({ call: 'scheduleList', reads: ['start', 'end'] })[0]?.path,
        plan: planAddress(context),
      }),
      content: query(
        'remoteConfig',
        { key },
        {
          name: 'arrival',
          select: (answer) => {
            const content = context.config(key, answer);
            return content && { ...content, card: readRemoteConfig(key, answer, 'zh-CN')?.taxi };
          },
        },
      ),
      events: query(
        'scheduleList',
        { type: 0, pageNo: 1, pageSize: 999, start: today },
        {
          name: `arrival:${today}`,
          auxiliary: true,
          select: (shows) => destinationsOf(shows, today, context),
        },
      ),
      building: query(
        'remoteConfig',
        { key: buildingKey },
        {
          ...{ name: 'walk', auxiliary: true },
          select: (answer) => {
            const building = context.config(buildingKey, answer);
            return building && walkBuilding(building);
          },
        },
      ),
      plan: smallPlanQuery(context),
    };
  },
  texts: ({ title, intro }) => ({ prose: [{ text: intro }], items: [{ title }] }),
});
