import { collectionQuery } from '#blocks/collection-query.ts';
import { defineBlock, type Query } from '#blocks/define.ts';
import { type Capacities, capacitiesOf } from './capacities.ts';
import { capacitiesProps } from './schema.ts';

/** Compares the capacities of halls or rooms in one table, for example by seating layout. */
export default defineBlock({
  type: 'capacities',
  version: 1,
  isStatic: true,
  schema: capacitiesProps,
  palette: {
    group: 'data',
    name: { zh: '容量对照表', en: 'Capacities' },
    help: { zh: '各厅室的面积与容量并排比较', en: 'What halls or rooms hold, side by side' },
    sketch: 'table',
  },
  example: {
    source: { call: 'meetingVenues', params: {} },
    title: { zh: '各种摆台的容量', en: 'Capacities by seating layout' },
    unit: { zh: '人', en: 'people' },
  },
  // Venues without common figures cannot be compared.
  mayBeAbsent: true,
  queries: ({ source, unit }, context): { capacities: Query<Capacities> } => {
    const venues = collectionQuery(source, context);
    return {
      capacities: {
        ...venues,
        name: `${venues.name}:capacities:${unit ?? ''}`,
        select: (answer) => {
          const found = venues.select(answer);
          return found && capacitiesOf(found.items, unit);
        },
      },
    };
  },
  texts: ({ title, note }) => ({ prose: [{ text: note }], items: [{ title }] }),
});
