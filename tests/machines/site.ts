import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { createTranslations } from '#i18n/translations.ts';
import type { Language } from '#schemas/language.ts';
import type { TraceStep } from '#schemas/trace.ts';
import { readClassNames, renameInStyles } from '../../scripts/lib/class-names.ts';
import { untilAlive } from '../support/alive.ts';
import type { Hands, NetAnswer, Part, Screen } from './screen.ts';
import { type Tour, type TouredPage, tourScreen } from './tour.ts';

const translations = createTranslations();
/** Screens name classes as the sources do; the build has others. */
const classes = await readClassNames(join(import.meta.dirname, '../..'));
const tablesFolder = join(import.meta.dirname, '../../build/machines/site');

/** Timeout for finding an element, in ms. */
const patience = 15_000;

interface SiteStage {
  page: Page;
  /** Origin of a site that allows recordings. */
  origin: string;
  language: Language;
}

/** Tours a machine in Chromium on the running site and writes the table of covered parts. */
export async function tourSite(screen: Screen, stage: SiteStage): Promise<Tour> {
  const tour = await tourScreen(screen, (start) => openPage(screen, start, stage));
  await mkdir(tablesFolder, { recursive: true });
  await writeFile(join(tablesFolder, `${tour.machine}.json`), JSON.stringify(tour, null, 1));
  return tour;
}

async function openPage(
  screen: Screen,
  start: string,
  { page, origin, language }: SiteStage,
): Promise<TouredPage> {
  const found = screen.starts[start];
  if (!found) throw new Error(`${screen.machine.id} has no start "${start}"`);
  const waiting: Route[] = [];
  const hands = handsOf(page, { language, waiting, machine: screen.machine.id });
  page.setDefaultTimeout(patience);
  page.setDefaultNavigationTimeout(60_000);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ reducedMotion: null });
  await found.before?.(hands);
  await page.context().addCookies([{ name: 'lang', value: language, url: origin }]);
  const { href } = withRecorder(new URL(found.path, origin));
  await page.goto(href, { waitUntil: 'domcontentloaded' });
  // Actions before hydration have no effect.
  await untilAlive(page);
  await page.route(
    (asked) => screen.holds?.some((part) => asked.href.includes(part)) ?? false,
    (route) => void waiting.push(route),
  );
  if (found.within) {
    await page.route('**/api/page?*', (route) => void waiting.push(route));
    // Navigates as the browser's history does.
    await page.evaluate((link) => {
      history.pushState(null, '', link);
      dispatchEvent(new PopStateEvent('popstate'));
    }, found.within.link);
    await hands.answer('/api/page', found.within.answer);
  }
  const steps: TraceStep[] = [];
  const opened = await page.evaluate(openedAt);
  return {
    hands,
    steps: async (wait) => {
      steps.push(...(await page.evaluate(readSteps, { read: opened + steps.length, wait })));
      return steps;
    },
  };
}

/** The index at which the current document's part of the recording starts; a recording continues across documents. */
async function openedAt(): Promise<number> {
  while (!window.pavilionQa) await new Promise(requestAnimationFrame);
  const { steps } = window.pavilionQa.trace();
  return Math.max(
    0,
    steps.findLastIndex((step) => step.kind === 'page' && step.how === 'document'),
  );
}

/** Waits in the page, because each call from the test costs several ms of CPU. */
async function readSteps({ read, wait = 0 }: { read: number; wait?: number | undefined }) {
  const fresh = () => window.pavilionQa?.trace().steps.slice(read) ?? [];
  const end = performance.now() + wait;
  while (fresh().length === 0 && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return fresh();
}

function withRecorder(url: URL): URL {
  url.searchParams.set('qa', 'record');
  return url;
}

interface Behind {
  language: Language;
  waiting: Route[];
  machine: string;
}

function handsOf(page: Page, { language, waiting, machine }: Behind): Hands {
  return {
    language,
    t: translations[language],
    part: (role, name, nth = 0) =>
      partOf(page.getByRole(role as 'button', { name, exact: typeof name === 'string' }).nth(nth)),
    css: (selector, nth = 0) => partOf(page.locator(renameInStyles(selector, classes)).nth(nth)),
    key: (key) => page.keyboard.press(key),
    pointAway: () => page.mouse.move(0, 0),
    focusAway: () => page.locator(':focus').blur(),
    wheel: (delta) => page.mouse.wheel(0, delta),
    answer: async (address, how) => {
      // A request that the page has cancelled stays in the list, and an answer to it goes nowhere.
      const isAsked = (route: Route) =>
        route.request().url().includes(address) && route.request().failure() === null;
      await expect.poll(() => waiting.some(isAsked)).toBe(true);
      const route = waiting.findLast(isAsked);
      if (!route) return;
      waiting.splice(waiting.indexOf(route), 1);
      await answerRoute(route, how);
    },
    online: (is) => page.context().setOffline(!is),
    reduceMotion: (is) => page.emulateMedia({ reducedMotion: is ? 'reduce' : 'no-preference' }),
    goBack: async () => void (await page.goBack()),
    wait: (milliseconds) => page.waitForTimeout(milliseconds),
    later: async (milliseconds) =>
      page.clock.setFixedTime((await page.evaluate(() => Date.now())) + milliseconds),
    leftBehind: async (key, text) => {
      await page.addInitScript(([name, left]) => localStorage.setItem(name, left), [key, text] as const);
    },
    send: (...events) =>
      page.evaluate(
        ([id, all]) => {
          const actor = window.pavilionQa?.running().findLast((name) => name.startsWith(`${id}#`));
          if (!actor) throw new Error(`${id} is not running`);
          for (const event of all) window.pavilionQa?.send(actor, event);
        },
        [machine, events] as const,
      ),
  };
}

async function answerRoute(route: Route, how: NetAnswer): Promise<void> {
  if (how === 'real') return route.continue();
  if (how === 'break') return route.abort('connectionreset');
  if ('json' in how) return route.fulfill({ status: how.status ?? 200, json: how.json });
  const response = await route.fetch();
  await route.fulfill({ response, json: how.change(await response.json()) });
}

const partOf = (locator: Locator): Part => ({
  click: () => locator.click(),
  hover: () => locator.hover(),
  invoke: () => locator.dispatchEvent('click'),
  fill: (text) => locator.fill(text),
  focus: () => locator.focus(),
  finish: () =>
    locator.evaluate((film) => {
      if (film instanceof HTMLMediaElement) film.currentTime = film.duration;
    }),
  shown: () => expect(locator).toBeVisible(),
  gone: () => expect(locator).toHaveCount(0),
  hidden: () => expect(locator).toBeHidden(),
  says: (text) => expect(locator).toContainText(text),
  holds: (text) => expect(locator).toHaveValue(text),
  has: (attribute, value) =>
    value === null
      ? expect(locator).not.toHaveAttribute(attribute)
      : expect(locator).toHaveAttribute(attribute, value),
});
