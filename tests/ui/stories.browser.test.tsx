import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '#site/styles.css';
import { reduceMotion } from './reduce-motion.ts';
import { violations } from './violations.ts';

/** Every story, which shows its component in both languages: free of axe violations at rest and with all of it opened. */

type StoryModule = Readonly<Record<string, ComponentType | { title?: string }>>;

const modules = import.meta.glob<StoryModule>(
  ['../../src/{ui,site}/**/*.stories.tsx', '../../blocks/*/*.stories.tsx'],
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

/** What axe finds; a story may show one thing many times. */
const judge = (part: Element) => violations(part, ['landmark-unique']);

async function show(Story: ComponentType) {
  const container = document.body.appendChild(document.createElement('main'));
  const created = createRoot(container);
  root = created;
  flushSync(() => created.render(<Story />));
  await expect.poll(() => container.childElementCount).toBeGreaterThan(0);
}

const modals = () => [...document.querySelectorAll('dialog:modal')];

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** Every story at one of the widths, every second one at the other: a run of all at both takes as long again. */
describe.each([390, 1440])('at %i px', (width) => {
  beforeAll(() => page.viewport(width, 900));

  it.each(stories.filter((_, index) => index % 2 === (width === 390 ? 0 : 1)))(
    '$story is free of axe violations, in both languages',
    async ({ Story }) => {
      await show(Story);
      expect(await judge(document.body)).toEqual([]);
      // One of a machine's state stands still.
      if ('state' in Story) return;

      for (const tab of all('[role=tab][aria-selected=false]').slice(0, 4)) {
        tab.click();
        // What a panel shows may come a moment after it.
        await expect.poll(() => judge(document.body), { timeout: 10_000 }).toEqual([]);
      }
      for (const opener of all('button[aria-haspopup=dialog]')) {
        opener.click();
        await expect.poll(modals, { interval: 10 }).toHaveLength(1);
        // The rest cannot be reached now, and was judged before.
        for (const dialog of modals()) expect(await judge(dialog)).toEqual([]);
        await userEvent.keyboard('{Escape}');
        await expect.poll(modals, { interval: 10 }).toHaveLength(0);
      }
    },
  );
});

it('there are stories', () => {
  expect(stories.length).toBeGreaterThan(40);
});
