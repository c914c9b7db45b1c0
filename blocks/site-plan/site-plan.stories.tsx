import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import { translateIn } from '#i18n/i18n.ts';
import { sitePlanTexts } from '#i18n/site-plan.ts';
import { buildingSchema } from '#schemas/building.ts';
import { type Language, languageKey } from '#schemas/language.ts';
import { Bilingual, noData, type Say } from '#tests/stories/bilingual.tsx';
import type { DrawnPlan } from './index.ts';
import { planLayers } from './layers.ts';
import { placeIn, sitePlan } from './site-plan.ts';
import View from './View.tsx';

export default { title: 'Blocks / site-plan' } satisfies StoryDefault;

const show = (drawn: (say: Say, language: Language) => BlockData<DrawnPlan>) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`site-plan-${language}`}
        props={{ title: say('场馆平面', 'Site plan'), layers: [...planLayers] }}
        data={{
          drawn: drawn(say, language),
          venue: {
            state: 'ready',
            data: {
              list: [
                {
                  ...{ id: '1', name: say('1 号展厅', 'Hall 1'), area: 1200, rooms: [], type: '1' },
                  group: undefined,
                },
              ],
              closed: [],
            },
          },
          free: {
            state: 'ready',
            data: { A: [say('2026年12月9日至2027年1月2日，25 天', '9 Dec 2026 – 2 Jan 2027, 25 days')] },
          },
          setting: {
            state: 'ready',
            data: {
              texts: sitePlanTexts[languageKey(language)],
              freeDates: '/exhibitCenter/freeDates',
              tour: '/exhibitCenter/vr',
              arrival: undefined,
              booking: { exhibition: '/exhibitCenter/onlineBooking', meeting: undefined },
            },
          },
        }}
        first={false}
      />
    )}
  </Bilingual>
);

const halls = (say: Say, language: Language, space?: string): BlockData<DrawnPlan> => {
  const building = buildingSchema.parse({
    ...{ revision: 'A', revised: '2026-11-16' },
    levels: [
      { id: '1', name: say('一层', 'Ground floor') },
      { id: '2', name: say('二层', 'First floor') },
    ],
    spaces: [
      {
        ...{ id: 'A', kind: 'hall', level: '1', name: say('1 号展厅', 'Hall 1'), booking: '1', area: 1200 },
        ...{
          outline: '0,0 30,0 30,40 0,40',
          width: 30,
          length: 40,
          height: 9,
          panorama: '/exhibitCenter/vr',
        },
      },
      {
        ...{ id: 'B', kind: 'hall', level: '1', name: say('2 号展厅', 'Hall 2'), area: 1200 },
        outline: '30,0 60,0 60,40 30,40',
      },
      {
        ...{ id: 'R', kind: 'room', level: '2', name: say('201 会议室', 'Room 201'), area: 96 },
        ...{ outline: '0,0 12,0 12,8 0,8', seats: { theatre: 80 } },
      },
    ],
    joins: [{ id: 'J', level: '1', between: ['A', 'B'], at: '30,0 30,40' }],
    elements: [
      { id: 'D', kind: 'goodsDoor', level: '1', of: 'A', at: '4,40 8.5,40', width: 4.5, height: 5 },
      { id: 'E', kind: 'publicDoor', level: '1', of: 'A', at: '10,0 16,0', width: 6, height: 3 },
      { id: 'K', kind: 'pits', level: '1', of: 'A', at: '9,9 18,9 9,18 18,18', spacing: 9 },
      { id: 'P', kind: 'rigging', level: '1', of: 'A', at: '6,6 15,6 6,15 15,15', load: 500 },
      { id: 'F', kind: 'fireLane', level: '1', of: 'A', at: '24,0 30,0 30,40 24,40', width: 6 },
    ],
  });
  const plan = sitePlan(building, translateIn(sitePlanTexts, language));
  if (!plan) return { state: 'missing' };
  const place = placeIn(plan, { level: undefined, layers: planLayers, space, zoom: 1 });
  return {
    state: 'ready',
    data: { plan, place, pictures: {}, sizes: { 1: { pdf: '27 kB', dxf: '51 kB', geojson: '3 kB' } } },
  };
};

export const ALevel = () => show(halls);
export const AChosenSpace = () => show((say, language) => halls(say, language, 'A'));
export const ARoom = () => show((say, language) => halls(say, language, 'R'));
export const Loading = () => show(() => noData.loading);
export const FailedPlan = () => show(() => noData.failed);
export const NoBuilding = () => show(() => noData.missing);
