import type { ComponentData, Data, PuckAction } from '@puckeditor/core';

/** Puck's zone with the blocks of a page. */
export const pageZone = 'root:default-zone';

type Content = Data['content'];

/** The fewest Puck actions that lead from one list of blocks to another. */
export function puckSteps(before: Content, after: Content): PuckAction[] {
  const steps: PuckAction[] = [];
  const wanted = new Set(after.map(nameOf));
  const now = before.map(nameOf);
  for (let index = now.length - 1; index >= 0; index -= 1)
    if (!wanted.has(now[index] ?? '')) {
      now.splice(index, 1);
      steps.push({ type: 'remove', index, zone: pageZone });
    }
  for (const [index, item] of after.entries()) {
    const from = now.indexOf(nameOf(item));
    if (from === index) continue;
    if (from >= 0) now.splice(from, 1);
    now.splice(index, 0, nameOf(item));
    steps.push(from < 0 ? insertion(item, index) : reordering(from, index));
  }
  return steps.map((step) => ({ ...step, recordHistory: false }));
}

/** Includes the type, because Puck cannot change the type of a component. */
const nameOf = ({ type, props: { id } }: ComponentData): string => JSON.stringify([type, id]);

const insertion = ({ type, props: { id } }: ComponentData, index: number): PuckAction => ({
  type: 'insert',
  componentType: type,
  destinationIndex: index,
  destinationZone: pageZone,
  id,
});

const reordering = (from: number, to: number): PuckAction => ({
  type: 'reorder',
  sourceIndex: from,
  destinationIndex: to,
  destinationZone: pageZone,
});
