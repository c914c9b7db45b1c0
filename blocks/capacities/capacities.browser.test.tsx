import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { comparisonTexts } from '#i18n/comparison.ts';
import { show } from '#tests/ui/show.tsx';
import View from './View.tsx';

const layouts = ['Theatre', 'Classroom', 'Banquet', 'Reception'];
const venues = [1, 2, 3, 4, 5, 6].map((room) => ({
  title: `Room ${room}`,
  facts: layouts.map((label, place) => ({ number: String(100 * room + place), unit: 'people', label })),
}));

it.each([
  [390, 1, 2],
  [834, 2, 1],
])('at %i px has %i cards in a row, each with %i figures in a row', async (width, cards, figures) => {
  await page.viewport(width, 900);
  show(
    <View
      id="capacities"
      props={{ source: { call: 'meetingVenues', params: {} }, title: 'Rooms side by side' }}
      data={{
        venues: { state: 'ready', data: venues },
        building: { state: 'missing' },
        free: { state: 'missing' },
        setting: { state: 'ready', data: { texts: comparisonTexts.en, findSpace: undefined } },
      }}
      first
    />,
  );
  const inFirstRow = (selector: string) => {
    const tops = [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect().top);
    return tops.filter((top) => top === tops[0]).length;
  };
  expect(inFirstRow('tbody tr')).toBe(cards);
  expect(inFirstRow('tbody tr:first-child td')).toBe(figures);
});
