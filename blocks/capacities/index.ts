import type { CollectionItem } from '#blocks/collection-item.ts';
import { collectionQuery } from '#blocks/collection-query.ts';
import { defineBlock, type Query, query, staticData } from '#blocks/define.ts';
import { nextFreeQuery } from '#blocks/next-free.ts';
import { buildingKey, findSpacePath } from '#blocks/space-queries.ts';
import { type ComparisonTexts, comparisonTexts } from '#i18n/comparison.ts';
import { translateIn } from '#i18n/i18n.ts';
import type { BuildingSpace } from '#schemas/building.ts';
import { languageKey } from '#schemas/language.ts';
import { freeInWords, type NextFree } from './compared-free.ts';
import { type OfBuilding, ofBuilding } from './joined.ts';
import { capacitiesProps } from './schema.ts';

/** Texts and links. */
export interface ComparisonSetting {
  texts: ComparisonTexts;
  /** Path of the page that finds spaces by size. */
  findSpace: string | undefined;
}

type ComparedVenue = Pick<CollectionItem, 'title' | 'facts'>;

interface CapacitiesQueries extends Record<string, Query<unknown>> {
  venues: Query<ComparedVenue[]>;
  building: Query<OfBuilding>;
  free: Query<NextFree>;
  setting: Query<ComparisonSetting>;
}

/** Compares halls or rooms, and what they are when joined (rule BLDG-06). Order and filter are in the address. */
export default defineBlock({
  type: 'capacities',
  version: 1,
  isStatic: true,
  schema: capacitiesProps,
  palette: {
    group: 'data',
    name: { zh: '场地对照表', en: 'Comparison of spaces' },
    help: {
      zh: '各厅室并排比较：相同的只写一次，打通后的组合逐行列出',
      en: 'Halls or rooms side by side, what is equal said once, and joined spaces',
    },
    sketch: 'table',
  },
  example: {
    source: { call: 'meetingVenues', params: {} },
    title: { zh: '各种摆台的容量', en: 'Capacities by seating layout' },
    unit: { zh: '人', en: 'people' },
  },
  // Venues without common figures cannot be compared.
  mayBeAbsent: true,
  parameters: () => ['sort', 'with', 'people', 'joinedSort', 'joinedWith'],
  queries: ({ source }, context): CapacitiesQueries => {
    const venues = collectionQuery(source, context);
    const kinds: BuildingSpace['kind'][] = source.call === 'venues' ? ['hall'] : ['room', 'part'];
    return {
      venues: {
        ...venues,
        name: `${venues.name}:compared`,
        select: (answer) => venues.select(answer)?.items.map(({ title, facts }) => ({ title, facts })),
      },
      building: query(
        'remoteConfig',
        { key: buildingKey },
        {
          name: `compared:${source.call}`,
          auxiliary: true,
          select: (answer) => {
            const building = context.config(buildingKey, answer);
            const t = translateIn(comparisonTexts, context.language);
            return building && ofBuilding(building, kinds, t);
          },
        },
      ),
      free: nextFreeQuery(context, {
        name: `compared-free:${source.call}`,
        select: (building, freeOf) => freeInWords(building, { kinds, freeOf, language: context.language }),
      }),
      setting: staticData({
        texts: comparisonTexts[languageKey(context.language)],
        findSpace: findSpacePath(context),
      }),
    };
  },
  texts: ({ title, note }) => ({ prose: [{ text: note }], items: [{ title }] }),
});
