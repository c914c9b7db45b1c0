import type { Locator, Page } from '@playwright/test';
import type { Language } from '#schemas/language.ts';
import type { Trace } from '#schemas/trace.ts';
import type { StillClock } from '../replay/browser/clock.ts';
import { isSettled } from '../replay/browser/settled.ts';
import { createWait } from '../replay/browser/wait.ts';
import { watchAssets } from '../replay/browser/watch-assets.ts';

/** Pause between gestures, in ms of the page's clock. */
const pause = 250;
/** Real time in which the page has to come to rest, in ms. */
const patience = 60_000;

/** A recorded visit: a page whose clock is stopped between gestures. */
export interface Visit {
  page: Page;
  language: Language;
  /** Opens a page and waits for hydration. */
  open: (path: string) => Promise<void>;
  /** Lets time pass and waits for pending requests. */
  rest: (milliseconds?: number) => Promise<void>;
  click: (what: Locator) => Promise<void>;
  fill: (what: Locator, text: string) => Promise<void>;
  press: (...keys: string[]) => Promise<void>;
  /** Waits until a machine runs, and is in a state, such as `open.editing`, if given. */
  stands: (machine: string, state?: string) => Promise<void>;
}

interface VisitOptions {
  page: Page;
  origin: string;
  language: Language;
  clock: StillClock;
}

export function createVisit({ page, origin, language, clock }: VisitOptions): Visit {
  const assets = watchAssets(page);
  const until = createWait(page, clock);

  async function rest(milliseconds = pause) {
    await assets.settled();
    await clock.pass(milliseconds);
    await assets.settled();
    if (!(await until(isSettled(page), { patience }))) throw new Error(`${page.url()} does not come to rest`);
    await page.evaluate(() => window.pavilionQa?.look());
  }

  const after = async (gesture: Promise<unknown>) => {
    await gesture;
    await rest();
  };

  return {
    page,
    language,
    rest,
    open: async (path) => {
      await page.context().addCookies([{ name: 'lang', value: language, url: origin }]);
      await page.goto(`${origin}${path}?qa=drive`, { waitUntil: 'load' });
      await rest();
    },
    click: async (what) => {
      // Hovering preloads the code of an element.
      await after(what.hover());
      await after(what.click());
    },
    fill: (what, text) => after(what.fill(text)),
    press: async (...keys) => {
      for (const key of keys) await after(page.keyboard.press(key));
    },
    stands: async (machine, state) => {
      if (!(await until(() => page.evaluate(standsAt, { machine, state }))))
        throw new Error(`${page.url()}: ${machine} did not come to ${state ?? 'life'}`);
      await rest();
    },
  };
}

/** Runs in the page. */
function standsAt({ machine, state }: { machine: string; state: string | undefined }): boolean {
  const textOf = (value: unknown): string =>
    typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([name, inner]) => `${name}.${textOf(inner)}`)
          .join(' + ')
      : String(value);
  const steps: Trace['steps'] = window.pavilionQa?.trace().steps ?? [];
  const last = steps.findLast(
    (step) => (step.kind === 'start' || step.kind === 'event') && step.actor.startsWith(`${machine}#`),
  );
  if (!last || !('state' in last)) return false;
  return state === undefined || textOf(last.state) === state;
}
