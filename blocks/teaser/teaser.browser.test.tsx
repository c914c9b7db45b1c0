import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/ui/show.tsx';
import View from './View.tsx';

it('keeps its links within the margins on tablets', async () => {
  await page.viewport(834, 900);
  const links = ['Exhibition hall', 'Ballroom', 'Event gallery', 'Videos'];
  show(
    <View
      id="tour"
      props={{ linkLabel: 'Start the tour', links: links.map((label) => ({ label, href: `/${label}` })) }}
      data={{ teaser: { state: 'ready', data: { title: 'Walk in' } }, look: { state: 'missing' } }}
      first
    />,
  );
  const { left } = page.getByRole('link', { name: 'Exhibition hall' }).element().getBoundingClientRect();
  const { right } = page.getByRole('link', { name: 'Videos' }).element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(20);
  expect(834 - right).toBeCloseTo(left, 0);
});
