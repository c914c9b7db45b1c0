import type { StoryDefault } from '@ladle/react';
import { translateIn } from '#i18n/i18n.ts';
import { sitePlanTexts } from '#i18n/site-plan.ts';
import { type PlanPoint, sitePlanMachine } from '#machines/site-plan.ts';
import { buildingSchema } from '#schemas/building.ts';
import { languageKey } from '#schemas/language.ts';
import { storiesOf } from '#tests/stories/machine-stories.tsx';
import { planViewOf } from './live/start-plan.ts';
import { placeIn, sitePlan } from './site-plan.ts';
import { PlanSheet } from './View.tsx';

export default { title: 'Machines / sitePlan' } satisfies StoryDefault;

const at = storiesOf({
  machine: sitePlanMachine,
  show: ({ snapshot, say, language }) => {
    const plan = sitePlan(
      buildingSchema.parse({
        spaces: [
          {
            ...{ id: 'A', kind: 'hall', level: '1', name: say('1 号展厅', 'Hall 1'), area: 4800 },
            outline: '0,0 60,0 60,80 0,80',
          },
        ],
        elements: [{ id: 'D', kind: 'goodsDoor', level: '1', of: 'A', at: '4,80 8.5,80' }],
      }),
      translateIn(sitePlanTexts, language),
    );
    if (!plan) return null;
    return (
      <div className="wrap py-8">
        <PlanSheet
          id={`plan-${language}`}
          plan={plan}
          place={placeIn(plan, { level: '1', layers: ['doors'], space: undefined, zoom: 1 })}
          pictures={{}}
          sizes={{}}
          free={{}}
          setting={{
            texts: sitePlanTexts[languageKey(language)],
            freeDates: undefined,
            tour: undefined,
            arrival: undefined,
            booking: { exhibition: undefined, meeting: undefined },
          }}
          hirable={[]}
          heading="h2"
          current={planViewOf(snapshot)}
          zoom={1}
          send={() => {}}
          preload={() => {}}
          keepZoom={() => {}}
          urlOf={() => '/'}
        />
      </div>
    );
  },
});

const measured = (from?: PlanPoint, to?: PlanPoint) => () => ({
  ...{ level: '1', layers: ['doors'], space: undefined, levels: { 1: ['A'] } },
  ...{ from, to },
});

export const Looking = at('looking', measured());
export const MeasuringFirst = at({ measuring: 'first' }, measured());
export const MeasuringSecond = at({ measuring: 'second' }, measured({ x: 12, y: 8 }));
export const MeasuringDone = at({ measuring: 'done' }, measured({ x: 12, y: 8 }, { x: 48, y: 56 }));
