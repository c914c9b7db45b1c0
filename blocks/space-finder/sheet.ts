import type { LayoutSheet } from '#lib/layout-sheet.ts';
import { layoutOf } from './Drawing.tsx';
import { basisText, hasWalls, rowsOf, whyText } from './facts.ts';
import { amountOf, figure, nameOf, type Shown } from './shown.ts';

/** @returns the answer whose layout is drawn on the page, as a sheet; `undefined` without an answer */
export function sheetOf(shown: Shown): LayoutSheet | undefined {
  const { plan, found, request, t, dates } = shown;
  const one = found.chosen;
  if (!one || found.state === 'nothing') return undefined;
  const { spaces, answer } = one;
  const { layout } = answer.capacity;
  const drawn = layoutOf(one, request.question.wish.people);
  const ids = new Set(answer.ids);
  const walls = plan.walls.filter(({ between }) => between.some((id) => ids.has(id)));
  const lanes = spaces.flatMap((space) => space.lanes);
  return {
    title: nameOf(one, shown),
    lines: [
      `${t(layout)}${t('separator')}${t(layout === 'booths' ? 'drawnBooths' : 'drawn', { count: figure(drawn.count) })}`,
      `${amountOf(answer.capacity, t)}${t('separator')}${basisText(answer.capacity, t)}`,
      ...(found.days
        ? [[dates.range(found.days), t(answer.isFree ? 'free' : 'taken')].join(t('separator'))]
        : []),
      whyText(one, shown),
    ],
    facts: rowsOf([one], shown).map(({ label, cells: [cell = ''] }) => [label, cell]),
    notes: [t('note')],
    ...{ drawn, lanes, outlines: spaces.map(({ outline }) => outline) },
    walls: walls.map(({ line, between }) => ({ line, isOpen: between.every((id) => ids.has(id)) })),
    doorways: spaces.flatMap(({ doorways }) => doorways),
    legend: {
      ...(lanes.length > 0 ? { lane: t('legendLane') } : {}),
      door: t('legendDoor'),
      ...(hasWalls(one, plan) ? { wall: t('legendWall') } : {}),
      ...(drawn.stage ? { stage: t('legendStage') } : {}),
    },
  };
}
