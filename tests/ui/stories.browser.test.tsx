import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '#site/styles.css';
import { reduceMotion } from './reduce-motion.ts';
import { violations } from './violations.ts';

/**
 * Every story shows its component in both languages, without axe violations, both closed and with everything opened.
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

/** How many siblings of the same shape axe checks, besides the last sibling. */
const checkedPerShape = 2;

/** Attributes with other values in each item of a list. Axe only distinguishes whether they are empty. */
const contentAttribute =
  /\b(id|for|name|href|src|srcset|alt|title|datetime|aria-label|aria-labelledby|aria-describedby|aria-controls)="[^"]+"/g;

/** The HTML of an element with placeholders for texts: its tags, classes, styles, roles, states and empty texts. */
const shapeOf = ({ outerHTML }: Element) =>
  outerHTML.replace(contentAttribute, '$1="…"').replace(/>[^<]*[^<\s][^<]*(?=<)/g, '>…');

/** Items of lists that have the shape of several earlier siblings. */
function repeatedItems(): Element[] {
  const repeated = new Set<Element>();
  for (const parent of all('main *')) {
    if (parent.childElementCount <= 2 * checkedPerShape) continue;
    const counts = new Map<string, number>();
    for (const child of [...parent.children].slice(0, -1)) {
      const shape = shapeOf(child);
      const count = (counts.get(shape) ?? 0) + 1;
      counts.set(shape, count);
      if (count > checkedPerShape) repeated.add(child);
    }
  }
  return [...repeated];
}

/** A story may show a component several times. */
const exceptions = ['landmark-unique'];

/**
 * Axe violations of what does not change meanwhile. Takes repeated items of long lists out of the page while axe runs: the hundredth item takes axe as long as the first.
 */
async function judge(part: Element) {
  const removed = repeatedItems().map((item) => {
    const place = document.createComment('');
    item.replaceWith(place);
    return { item, place };
  });
  try {
    return await violations(part, exceptions);
  } finally {
    for (const { item, place } of removed.reverse()) place.replaceWith(item);
  }
}

async function show(Story: ComponentType) {
  const container = document.body.appendChild(document.createElement('main'));
  const created = createRoot(container);
  root = created;
  flushSync(() => created.render(<Story />));
  await expect.poll(() => container.childElementCount).toBeGreaterThan(0);
}

const modals = () => [...document.querySelectorAll('dialog:modal')];

/** Every story runs at one of the widths, alternately, because a run at both takes twice as long. */
describe.each([390, 1440])('at %i px', (width) => {
  beforeAll(() => page.viewport(width, 900));

  it.each(stories.filter((_, index) => index % 2 === (width === 390 ? 0 : 1)))(
    '$story has no axe violations in both languages',
    async ({ Story }) => {
      await show(Story);
      expect(await judge(document.body)).toEqual([]);
      // The story of a machine's state does not react to clicks.
      if ('state' in Story) return;

      for (const tab of all('[role=tab][aria-selected=false]').slice(0, 4)) {
        tab.click();
        // The click does not change the story in the other language, which is another child of main.
        const part = tab.closest('main > *') ?? document.body;
        // The content of a panel may appear a moment after the panel.
        // Nothing is taken out: React may still change the items.
        await expect.poll(() => violations(part, exceptions), { timeout: 10_000 }).toEqual([]);
      }
      for (const opener of all('button[aria-haspopup=dialog]')) {
        opener.click();
        await expect.poll(modals, { interval: 10 }).toHaveLength(1);
        // The rest of the page is inert and was checked before.
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
