import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/ui/show.tsx';
import type { RoleCard } from './index.ts';
import View from './View.tsx';

const card = (role: RoleCard['role'], title: string, text: string): RoleCard => ({
  ...{ role, title, text, picture: { src: '/media/hall-show.jpg', width: 1600, height: 1000 } },
  links: [{ label: 'Contact us', href: '/contact' }],
});

it('[ROLE-01] aligns titles, texts and links of the cards, however many lines each takes', async () => {
  await page.viewport(1000, 900);
  show(
    <View
      id="roles"
      props={{ title: 'What brings you here?', cards: [] }}
      data={{
        cards: {
          state: 'ready',
          data: [
            card('Sponsor', 'I organise events', 'Tell us your dates and your scale.'),
            card(
              'ServiceProvider',
              'I build and serve the stands of others',
              'Build-up, logistics and power: one manual.',
            ),
            card('Visitor', 'I am visiting', 'Getting here, parking and on-site help.'),
          ],
        },
      }}
      first
    />,
  );
  const ends = (selector: string, edge: 'top' | 'bottom') =>
    new Set(
      [...document.querySelectorAll(`article ${selector}`)].map((node) => node.getBoundingClientRect()[edge]),
    );
  expect(ends('h3', 'top').size).toBeGreaterThan(1);
  expect(ends('h3', 'bottom').size).toBe(1);
  expect(ends('h3 + p', 'top').size).toBe(1);
  expect(ends('a', 'top').size).toBe(1);
});
