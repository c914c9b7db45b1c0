import type { ElementContext } from 'axe-core';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '#site/styles.css';
import { reduceMotion } from './reduce-motion.ts';
import { hiddenShapes, hiddenTexts, violations } from './violations.ts';

/**
 * Every story shows its component in both languages, without hidden texts and icons and without axe violations, both
 * closed and with everything opened.
 */

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
// Stops counters and slides, so that axe checks their final state.
beforeAll(async () => {
  await reduceMotion(true);
  document.documentElement.lang = 'zh-CN';
  return () => reduceMotion(false);
});
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** Axe violations, without the rule on unique landmarks, because a story may show a component several times. */
const judge = (part: ElementContext, besides: readonly string[] = []) =>
  violations(part, ['landmark-unique', ...besides]);

/** Stories of many items: their colours are those of the few items in the other stories of their component. */
const isOfMany = (story: string) => /(?:Hundreds?|Thirty)$/.test(story);

async function show(Story: ComponentType) {
  const container = document.body.appendChild(document.createElement('main'));
  const created = createRoot(container);
  root = created;
  flushSync(() => created.render(<Story />));
  await expect.poll(() => container.childElementCount).toBeGreaterThan(0);
}

const panelOf = (tab: Element) => document.getElementById(tab.getAttribute('aria-controls') ?? '');
const dialogs = () => all('dialog:modal, [role=dialog]').filter((dialog) => dialog.checkVisibility());

/** Every story runs at one of the widths, alternately, because a run at both takes twice as long. */
describe.each([390, 1440])('at %i px', (width) => {
  beforeAll(() => page.viewport(width, 900));

  it.each(stories.filter((_, index) => index % 2 === (width === 390 ? 0 : 1)))(
    '$story shows its texts and has no axe violations in both languages',
    async ({ story, Story }) => {
      await show(Story);
      expect(hiddenTexts(document.body)).toEqual([]);
      expect(hiddenShapes(document.body)).toEqual([]);
      expect(await judge(document.body, isOfMany(story) ? ['color-contrast'] : [])).toEqual([]);
      // The story of a machine's state does not react to clicks.
      if ('state' in Story) return;

      for (const tab of all('[role=tab][aria-selected=false]').slice(0, 4)) {
        tab.click();
        await expect.poll(() => panelOf(tab)?.checkVisibility() ?? false, { interval: 10 }).toBe(true);
        // The rest was checked before. The content of a panel may appear a moment after the panel.
        const opened = () => [tab, panelOf(tab) ?? tab];
        await expect.poll(() => judge({ include: opened() })).toEqual([]);
      }
      const openers = all('button[aria-haspopup=dialog]').filter((opener) => opener.checkVisibility());
      for (const opener of openers) {
        opener.click();
        await expect.poll(dialogs, { interval: 10 }).toHaveLength(1);
        // The rest of the page was checked before.
        for (const dialog of dialogs()) expect(await judge(dialog)).toEqual([]);
        await userEvent.keyboard('{Escape}');
        await expect.poll(dialogs, { interval: 10 }).toHaveLength(0);
      }
    },
  );
});

it('there are stories', () => {
  expect(stories.length).toBeGreaterThan(40);
});
