import axe from 'axe-core';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '#site/styles.css';
import { reduceMotion } from './reduce-motion.ts';

/** Every story, which shows its component in both languages: free of axe violations at rest and with all of it opened. */

type StoryModule = Readonly<Record<string, ComponentType | { title?: string }>>;

const modules = import.meta.glob<StoryModule>(
  ['../../src/{ui,site/*}/*.stories.tsx', '../../blocks/*/*.stories.tsx'],
  { eager: true },
);
const stories = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, story]) =>
    typeof story === 'function' ? [{ story: `${path.replace('../../', '')} ${name}`, Story: story }] : [],
  ),
);

let root: Root | undefined;
// Counters and slides stand still, so that axe judges what a visitor is left with.
beforeAll(async () => {
  await reduceMotion(true);
  document.documentElement.lang = 'zh-CN';
  return () => reduceMotion(false);
});
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** What axe finds; a story is no whole page, and may show one thing many times. */
async function violations() {
  const ofPages = ['page-has-heading-one', 'region', 'landmark-one-main', 'heading-order', 'landmark-unique'];
  const result = await axe.run(document.body, {
    rules: Object.fromEntries(ofPages.map((id) => [id, { enabled: false }])),
  });
  return result.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

async function show(Story: ComponentType) {
  const container = document.body.appendChild(document.createElement('main'));
  root = createRoot(container);
  root.render(<Story />);
  await expect.poll(() => container.childElementCount).toBeGreaterThan(0);
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** Every story at one of the widths, every second one at the other: a run of all at both takes as long again. */
describe.each([390, 1440])('at %i px', (width) => {
  it.each(stories.filter((_, index) => index % 2 === (width === 390 ? 0 : 1)))(
    '$story is free of axe violations, in both languages',
    async ({ Story }) => {
      await page.viewport(width, 900);
      await show(Story);
      expect(await violations()).toEqual([]);
      // One of a machine's state stands still.
      if ('state' in Story) return;

      for (const tab of all('[role=tab][aria-selected=false]').slice(0, 4)) {
        tab.click();
        expect(await violations()).toEqual([]);
      }
      for (const opener of all('button[aria-haspopup=dialog]')) {
        opener.click();
        await expect.poll(() => document.querySelectorAll('dialog:modal').length).toBe(1);
        expect(await violations()).toEqual([]);
        await userEvent.keyboard('{Escape}');
        await expect.poll(() => document.querySelectorAll('dialog:modal').length).toBe(0);
      }
    },
  );
});

it('there are stories', () => {
  expect(stories.length).toBeGreaterThan(40);
});
