import { createActor, type SnapshotFrom } from 'xstate';
import { inspected } from '#machines/inspection.ts';
import { type PlanPlace, type SitePlanEvent, sitePlanMachine } from '#machines/site-plan.ts';
import type { Live } from '#ui/use-live.ts';
import type { PlanView } from '../shown.ts';
import type { SitePlan } from '../site-plan.ts';

interface PlanStart {
  plan: SitePlan;
  place: PlanPlace;
  show: (view: PlanView) => void;
  share: (place: PlanPlace) => void;
}

/** Starts the machine of a plan. */
export function startPlan({ plan, place, show, share }: PlanStart): Live<SitePlanEvent> {
  const levels = Object.fromEntries(
    plan.levels.map(({ id, spaces }) => [id, spaces.map(({ space }) => space.id)]),
  );
  const actor = createActor(sitePlanMachine.provide({ actions: { share: (_, { place }) => share(place) } }), {
    input: { level: place.level, layers: place.layers, space: place.space, levels },
    ...inspected(),
  });
  actor.subscribe((snapshot) => show(planViewOf(snapshot)));
  actor.start();
  return { send: actor.send, stop: () => actor.stop() };
}

/** View of a machine snapshot. */
export function planViewOf({
  value,
  context,
}: Pick<SnapshotFrom<typeof sitePlanMachine>, 'value' | 'context'>): PlanView {
  const { level, layers, space, from, to } = context;
  return { level, layers, space, from, to, ruler: typeof value === 'string' ? 'off' : value.measuring };
}
