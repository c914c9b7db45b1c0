import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { createTranslations } from '#i18n/translations.ts';
import type { Language } from '#schemas/language.ts';
import type { TraceStep } from '#schemas/trace.ts';
import type { Hands, NetAnswer, Part, Screen } from './screen.ts';
import { type Tour, type TouredPage, tourScreen } from './tour.ts';

const translations = createTranslations();
const tablesFolder = join(import.meta.dirname, '../../build/machines/site');

interface SiteStage {
  page: Page;
  /** Of a site whose visits may be recorded. */
  origin: string;
  language: Language;
}

/** Tours a machine in Chromium on the running site; the table of what it came by is written. */
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
  if (!found) throw new Error(`${screen.machine.id} does not start with "${start}"`);
  const waiting: Route[] = [];
  const hands = handsOf(page, { language, waiting, machine: screen.machine.id });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ reducedMotion: null });
  await found.before?.(hands);
  await page.context().addCookies([{ name: 'lang', value: language, url: origin }]);
  const { href } = withRecorder(new URL(found.path, origin));
  await page.goto(href);
  await page.route(
    (asked) => screen.holds?.some((part) => asked.href.includes(part)) ?? false,
    (route) => void waiting.push(route),
  );
  const steps: TraceStep[] = [];
  return {
    hands,
    steps: async () => {
      const fresh = await page.evaluate(
        (read) => window.pavilionQa?.trace().steps.slice(read) ?? [],
        steps.length,
      );
      steps.push(...fresh);
      return steps;
    },
  };
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
    css: (selector, nth = 0) => partOf(page.locator(selector).nth(nth)),
    key: (key) => page.keyboard.press(key),
    pointAway: () => page.mouse.move(0, 0),
    wheel: (delta) => page.mouse.wheel(0, delta),
    answer: async (address, how) => {
      const isAsked = (route: Route) => route.request().url().includes(address);
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
    send: (event) =>
      page.evaluate(
        ([id, sent]) => {
          const actor = window.pavilionQa?.running().findLast((name) => name.startsWith(`${id}#`));
          if (!actor) throw new Error(`no ${id} runs`);
          window.pavilionQa?.send(actor, sent);
        },
        [machine, event] as const,
      ),
  };
}

const answerRoute = (route: Route, how: NetAnswer): Promise<void> =>
  how === 'real'
    ? route.continue()
    : how === 'break'
      ? route.abort('connectionreset')
      : route.fulfill({ status: how.status ?? 200, json: how.json });

const partOf = (locator: Locator): Part => ({
  click: () => locator.click(),
  hover: () => locator.hover(),
  fill: (text) => locator.fill(text),
  focus: () => locator.focus(),
  shown: () => expect(locator).toBeVisible(),
  gone: () => expect(locator).toHaveCount(0),
  says: (text) => expect(locator).toContainText(text),
  has: (attribute, value) =>
    value === null
      ? expect(locator).not.toHaveAttribute(attribute)
      : expect(locator).toHaveAttribute(attribute, value),
});
