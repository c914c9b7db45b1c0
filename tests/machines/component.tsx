import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { createTranslations } from '#i18n/translations.ts';
import { inspectMachines } from '#machines/inspection.ts';
import { createRecorder } from '#machines/trace/recorder.ts';
import type { Language } from '#schemas/language.ts';
import { reduceMotion } from '../ui/reduce-motion.ts';
import { show } from '../ui/show.tsx';
import type { Hands, NetAnswer, Part, Screen } from './screen.ts';
import { type Tour, tourScreen } from './tour.ts';

/** A component of a screen, as one of its starts has it. */
export interface StagedComponent {
  node: ReactNode;
  /** What the fake network answers to calls whose address has this in it; every other call fails the tour. */
  network?: Readonly<Record<string, (request: Request) => Response | Promise<Response>>>;
}

interface Waiting {
  request: Request;
  resolve: (response: Response) => void;
  reject: (error: unknown) => void;
}

/** Tours a machine on its component with a fake network, in a real browser; the table of what it came by is written. */
export async function tourComponent(
  screen: Screen,
  stage: (start: string, language: Language) => StagedComponent,
  language: Language = 'en-US',
): Promise<Tour> {
  const realFetch = window.fetch;
  try {
    const tour = await tourScreen(screen, async (start) => {
      const recorder = createRecorder(
        {
          began: new Date().toISOString(),
          language,
          viewport: { width: window.innerWidth, height: window.innerHeight },
          seed: 0,
        },
        { now: Date.now, redact: (value) => value },
      );
      inspectMachines(recorder.inspect);
      const { node, network = {} } = stage(start, language);
      const waiting: Waiting[] = [];
      window.fetch = fakeFetch(screen.holds ?? [], network, waiting);
      const hands = handsOf(language, { waiting, network, send: (event) => sendTo(recorder, screen, event) });
      await screen.starts[start]?.before?.(hands);
      show(node, language);
      return { hands, steps: async () => recorder.trace().steps };
    });
    await commands.writeFile(`${tablesFolder}/component/${tour.machine}.json`, JSON.stringify(tour, null, 1));
    return tour;
  } finally {
    window.fetch = realFetch;
    inspectMachines(undefined);
    await reduceMotion(false);
  }
}

const translations = createTranslations();
const tablesFolder = 'build/machines';

function sendTo(recorder: ReturnType<typeof createRecorder>, { machine }: Screen, event: { type: string }) {
  const actor = [...recorder.running()].filter(([, { logic }]) => logic.id === machine.id).at(-1)?.[1];
  if (!actor) throw new Error(`no ${machine.id} runs`);
  actor.send(event);
}

function fakeFetch(
  holds: readonly string[],
  network: NonNullable<StagedComponent['network']>,
  waiting: Waiting[],
): typeof window.fetch {
  return (input, init) => {
    const request = new Request(
      input instanceof Request ? input : new URL(String(input), location.href),
      init,
    );
    // A tour waits for code, which is not of the network that it plays.
    if (!holds.some((part) => request.url.includes(part))) return answerOf(request, network);
    return new Promise((resolve, reject) => {
      const call = { request, resolve, reject };
      waiting.push(call);
      init?.signal?.addEventListener('abort', () => {
        waiting.splice(waiting.indexOf(call), 1);
        reject(init.signal?.reason);
      });
    });
  };
}

async function answerOf(request: Request, network: NonNullable<StagedComponent['network']>) {
  const found = Object.entries(network).find(([part]) => request.url.includes(part));
  if (!found) throw new TypeError(`nothing answers ${request.url}`);
  return found[1](request);
}

interface Behind {
  waiting: Waiting[];
  network: NonNullable<StagedComponent['network']>;
  send: (event: { type: string }) => void;
}

function handsOf(language: Language, { waiting, network, send }: Behind): Hands {
  return {
    language,
    t: translations[language],
    part: (role, name, nth = 0) => partOf(page.getByRole(role as 'button', { name, exact: true }).nth(nth)),
    css: (selector, nth = 0) => cssPart(selector, nth),
    key: (key) => userEvent.keyboard(`{${key}}`),
    pointAway: () => userEvent.unhover(document.body),
    wheel: async (deltaY) => {
      document.body.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }));
    },
    answer: async (address, how) => {
      await expect.poll(() => waiting.some(({ request }) => request.url.includes(address))).toBe(true);
      const call = waiting.findLast(({ request }) => request.url.includes(address));
      if (!call) return;
      waiting.splice(waiting.indexOf(call), 1);
      await answerCall(call, how, network);
    },
    online: async (is) => {
      Object.defineProperty(navigator, 'onLine', { value: is, configurable: true });
      window.dispatchEvent(new Event(is ? 'online' : 'offline'));
    },
    reduceMotion,
    goBack: async () => window.history.back(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    send: async (event) => send(event),
  };
}

async function answerCall({ request, resolve, reject }: Waiting, how: NetAnswer, network: Behind['network']) {
  if (how === 'break') reject(new TypeError('Failed to fetch'));
  else if (how === 'real') resolve(await answerOf(request, network));
  else resolve(Response.json(how.json, { status: how.status ?? 200 }));
}

const cssPart = (selector: string, nth: number): Part => {
  const element = () => document.querySelectorAll(selector)[nth];
  const locator = async () => {
    await expect.poll(element).toBeDefined();
    return page.elementLocator(element() as Element);
  };
  return {
    click: async () => (await locator()).click(),
    hover: async () => (await locator()).hover(),
    fill: async (text) => (await locator()).fill(text),
    focus: async () => {
      const found = (await locator()).element();
      if (found instanceof HTMLElement) found.focus();
    },
    shown: async () => expect.element(await locator()).toBeVisible(),
    gone: () => expect.poll(element).toBeUndefined(),
    says: (text) => expect.poll(() => element()?.textContent).toMatch(text),
    has: async (attribute, value) => hasAttribute(() => element() ?? null, attribute, value),
  };
};

const partOf = (locator: Locator): Part => ({
  click: () => locator.click(),
  hover: () => locator.hover(),
  fill: (text) => locator.fill(text),
  focus: async () => {
    await expect.element(locator).toBeInTheDocument();
    const found = locator.element();
    if (found instanceof HTMLElement) found.focus();
  },
  shown: () => expect.element(locator).toBeVisible(),
  gone: () => expect.poll(() => locator.query()).toBeNull(),
  says: (text) => expect.poll(() => locator.query()?.textContent).toMatch(text),
  has: (attribute, value) => hasAttribute(() => locator.query(), attribute, value),
});

async function hasAttribute(find: () => Element | null, name: string, value: string | RegExp | null) {
  const attribute = expect.poll(() => find()?.getAttribute(name));
  await (value instanceof RegExp ? attribute.toMatch(value) : attribute.toBe(value));
}
