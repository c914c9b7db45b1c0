import { type ReactNode, useEffect } from 'react';
import { expect } from 'vitest';
import { cdp, commands, type Locator, page, userEvent } from 'vitest/browser';
import { createTranslations } from '#i18n/translations.ts';
import { inspectMachines } from '#machines/inspection.ts';
import { createRecorder } from '#machines/trace/recorder.ts';
import type { Language } from '#schemas/language.ts';
import { useNavigate } from '#ui/router.tsx';
import { reduceMotion } from '../ui/reduce-motion.ts';
import { show } from '../ui/show.tsx';
import type { Hands, NetAnswer, Part, Screen, ScreenStart } from './screen.ts';
import { type Tour, tourScreen } from './tour.ts';

/** A component of a screen, rendered for one of its starts. */
export interface StagedComponent {
  node: ReactNode;
  /** Responses of the fake network, by a part of the call's URL. Any other call fails the tour. */
  network?: Readonly<Record<string, (request: Request) => Response | Promise<Response>>>;
}

interface Waiting {
  request: Request;
  resolve: (response: Response) => void;
  reject: (error: unknown) => void;
}

/** Tours a machine on its component with a fake network, in a real browser, and writes the table of covered parts. */
export async function tourComponent(
  screen: Screen,
  stage: (start: string, language: Language) => StagedComponent | Promise<StagedComponent>,
  language: Language = 'en-US',
): Promise<Tour> {
  const realFetch = window.fetch;
  let shown: ReturnType<typeof show> | undefined;
  let stopInspecting = () => {};
  try {
    const tour = await tourScreen(screen, async (start) => {
      const recorder = createRecorder(
        {
          began: new Date().toISOString(),
          language,
          viewport: { width: window.innerWidth, height: window.innerHeight },
          seed: 0,
          sources: { release: '', machines: {}, blocks: {}, texts: {} },
        },
        { now: Date.now, redact: (value) => value },
      );
      stopInspecting();
      stopInspecting = inspectMachines(recorder.inspect);
      const { node, network = {} } = await stage(start, language);
      const waiting: Waiting[] = [];
      window.fetch = fakeFetch(screen.holds ?? [], network, waiting);
      const way = { back: () => {} };
      const hands = handsOf(language, {
        waiting,
        network,
        send: (event) => sendTo(recorder, screen, event),
        goBack: () => way.back(),
      });
      await screen.starts[start]?.before?.(hands);
      shown?.remove();
      shown = show(
        <>
          <WayBack way={way} />
          {node}
        </>,
        language,
        addressOf(screen.starts[start]),
      );
      let read = 0;
      return {
        hands,
        steps: async (wait = 0) => {
          const { steps } = recorder.trace();
          const end = performance.now() + wait;
          while (steps.length === read && performance.now() < end) await hands.wait(20);
          read = steps.length;
          return steps;
        },
      };
    });
    await commands.writeFile(`${tablesFolder}/component/${tour.machine}.json`, JSON.stringify(tour, null, 1));
    return tour;
  } finally {
    window.fetch = realFetch;
    stopInspecting();
    await reduceMotion(false);
  }
}

/** The URL of the site for this start. */
function addressOf({ path, within }: ScreenStart = { path: '/' }): string {
  if (within) return within.link;
  const url = new URL(path, window.location.origin);
  url.searchParams.set('qa', 'record');
  return url.pathname + url.search + url.hash;
}

const translations = createTranslations();
const tablesFolder = 'build/machines';
/** Timeout for elements and assertions, in ms, for a busy machine. */
const patience = { timeout: 15_000 };

function sendTo(recorder: ReturnType<typeof createRecorder>, { machine }: Screen, event: { type: string }) {
  const actor = [...recorder.running()].filter(([, { logic }]) => logic.id === machine.id).at(-1)?.[1];
  if (!actor) throw new Error(`${machine.id} is not running`);
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
    // Code of the page loads from the real network; only calls are faked.
    if (!holds.some((part) => request.url.includes(part))) return answerOf(request, network);
    return new Promise((resolve, reject) => {
      const call = { request, resolve, reject };
      waiting.push(call);
      init?.signal?.addEventListener('abort', () => {
        if (waiting.includes(call)) waiting.splice(waiting.indexOf(call), 1);
        reject(init.signal?.reason);
      });
    });
  };
}

async function answerOf(request: Request, network: NonNullable<StagedComponent['network']>) {
  const found = Object.entries(network).find(([part]) => request.url.includes(part));
  if (!found) throw new TypeError(`no response for ${request.url}`);
  return found[1](request);
}

interface Behind {
  waiting: Waiting[];
  network: NonNullable<StagedComponent['network']>;
  send: (event: { type: string }) => void;
  goBack: () => void;
}

/** Goes back in the router's memory history, because the browser's history does not have its entries. */
function WayBack({ way }: { way: { back: () => void } }) {
  const navigate = useNavigate();
  useEffect(() => {
    way.back = () => void navigate(-1);
  }, [way, navigate]);
  return null;
}

function handsOf(language: Language, { waiting, network, send, goBack }: Behind): Hands {
  return {
    language,
    t: translations[language],
    part: (role, name, nth = 0) => partOf(page.getByRole(role as 'button', { name, exact: true }).nth(nth)),
    css: (selector, nth = 0) => cssPart(selector, nth),
    key: (key) => userEvent.keyboard(`{${key}}`),
    // To the corner of the viewport, because hovering an element would scroll to it.
    pointAway: async () =>
      void (await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 })),
    focusAway: async () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
    wheel: async (deltaY) => {
      const below = [...document.querySelectorAll(':hover')].at(-1) ?? document.body;
      below.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }));
    },
    answer: async (address, how) => {
      const isAsked = ({ request }: Waiting) => request.url.includes(address);
      await expect.poll(() => waiting.some(isAsked), patience).toBe(true);
      const call = waiting.findLast(isAsked);
      if (!call) return;
      waiting.splice(waiting.indexOf(call), 1);
      await answerCall(call, how, network);
    },
    online: async (is) => {
      Object.defineProperty(navigator, 'onLine', { value: is, configurable: true });
      window.dispatchEvent(new Event(is ? 'online' : 'offline'));
    },
    reduceMotion,
    goBack: async () => goBack(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    // The component has no cache that expires.
    later: async () => {},
    leftBehind: async (key, text) => localStorage.setItem(key, text),
    send: async (...events) => {
      for (const event of events) send(event);
    },
  };
}

async function answerCall({ request, resolve, reject }: Waiting, how: NetAnswer, network: Behind['network']) {
  if (how === 'break') reject(new TypeError('Failed to fetch'));
  else if (how === 'real') resolve(await answerOf(request, network));
  else if ('json' in how) resolve(Response.json(how.json, { status: how.status ?? 200 }));
  else resolve(Response.json(how.change(await (await answerOf(request, network)).json())));
}

const cssPart = (selector: string, nth: number): Part => {
  const element = () => document.querySelectorAll(selector)[nth];
  const locator = async () => {
    await expect.poll(element, patience).toBeDefined();
    return page.elementLocator(element() as Element);
  };
  return {
    click: async () => (await locator()).click(patience),
    hover: async () => (await locator()).hover(patience),
    invoke: async () => invoke((await locator()).element()),
    finish: async () => finish((await locator()).element()),
    fill: async (text) => (await locator()).fill(text),
    focus: async () => {
      const found = (await locator()).element();
      if (found instanceof HTMLElement) found.focus();
    },
    shown: async () => expect.element(await locator()).toBeVisible(),
    gone: () => expect.poll(element, patience).toBeUndefined(),
    hidden: () => expect.poll(() => element()?.checkVisibility() ?? false, patience).toBe(false),
    says: (text) => expect.poll(() => element()?.textContent, patience).toMatch(text),
    holds: async (text) => expect.element(await locator()).toHaveValue(text),
    has: async (attribute, value) => hasAttribute(() => element() ?? null, attribute, value),
  };
};

const partOf = (locator: Locator): Part => ({
  click: () => locator.click(patience),
  hover: () => locator.hover(patience),
  invoke: async () => {
    await expect.element(locator).toBeInTheDocument();
    invoke(locator.element());
  },
  finish: async () => finish(locator.element()),
  fill: (text) => locator.fill(text),
  focus: async () => {
    await expect.element(locator).toBeInTheDocument();
    const found = locator.element();
    if (found instanceof HTMLElement) found.focus();
  },
  shown: () => expect.element(locator).toBeVisible(),
  gone: () => expect.poll(() => locator.query(), patience).toBeNull(),
  hidden: () => expect.poll(() => locator.query()?.checkVisibility() ?? false, patience).toBe(false),
  says: (text) => expect.poll(() => locator.query()?.textContent, patience).toMatch(text),
  holds: (text) => expect.element(locator).toHaveValue(text),
  has: (attribute, value) => hasAttribute(() => locator.query(), attribute, value),
});

function invoke(element: Element) {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

function finish(film: Element) {
  if (film instanceof HTMLMediaElement) film.currentTime = film.duration;
}

async function hasAttribute(find: () => Element | null, name: string, value: string | RegExp | null) {
  const attribute = expect.poll(() => find()?.getAttribute(name), patience);
  await (value instanceof RegExp ? attribute.toMatch(value) : attribute.toBe(value));
}
