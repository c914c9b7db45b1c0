import { expect, it } from 'vitest';
import { type CollectionItem, item, whole } from '#blocks/collection-item.ts';
import View from '#blocks/plans/View.tsx';
import { tourComponent } from './component.tsx';
import { technicalToggleScreen } from './screens/technical-toggle.ts';

const drawing = {
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="366" height="223"/>')}`,
  width: 366,
  height: 223,
};

const missing: Record<string, Partial<CollectionItem>> = {
  'a plan alone': { pictures: [] },
  'info alone': { picture: undefined },
};

it('[MACH-01] technicalToggle: a tour of a hall’s drawings covers every state, transition and guard refusal', async () => {
  const tour = await tourComponent(technicalToggleScreen, (start) => {
    const hall = item({ id: '0', title: 'Hall 1', picture: drawing, pictures: [drawing], ...missing[start] });
    const data = whole([hall]);
    return {
      node: (
        <View
          id="parameters"
          props={{ source: { call: 'technicalParameters', params: { type: 1 } } }}
          data={{ plans: data ? { state: 'ready', data } : { state: 'missing' } }}
          first
        />
      ),
    };
  });
  expect(tour.left).toEqual([]);
});
