import { createActor } from 'xstate';
import { type HomePagerEvent, homePagerMachine, pagerLock, takesGesture } from '#machines/home-pager.ts';
import { inspected } from '#machines/inspection.ts';
import { activeMark } from '#ui/section-active.ts';
import { isElsewhere, keyTurn, scrollsInside, watchPointer, wheelDelta } from './gestures.ts';
import { atEdge, type Direction, isShort, landing, landingOn, sectionAt } from './section-range.ts';
import { addStops, boxOf, insetOf, isDarkAt, rangeNow, screenNow } from './sections.ts';

/** The pager runs on screens high enough for a section and without reduced motion (rule HOME-01b). */
const pagingScreens = '(height >= 600px) and (prefers-reduced-motion: no-preference)';

export interface PagerView {
  /** Index of the visible section. */
  active: number;
  /** True if the page is dark behind the marks. */
  dark: boolean;
}

export interface LivePager {
  read: () => PagerView;
  subscribe: (listener: () => void) => () => void;
  jump: (section: number) => void;
  stop: () => void;
}

/**
 * Pages through the sections of a document. The scroll position is the only truth: the machine decides which gestures
 * move by a section, and is notified of the position after all other scrolling.
 */
export function startPager(sections: readonly HTMLElement[]): LivePager {
  const stopped = new AbortController();
  const { signal } = stopped;
  const listeners = new Set<() => void>();
  const animation = createScrollAnimation(() => arrive());
  const pointer = watchPointer();
  let view: PagerView = { active: 0, dark: true };

  const actor = createActor(
    homePagerMachine.provide({
      actions: {
        scrollTo: ({ event }, { section }) => {
          const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
          animation.to(() => landingFor(event, section), reduced ? 0 : pagerLock);
        },
      },
    }),
    { input: { count: sections.length }, ...inspected() },
  );
  const active = () => actor.getSnapshot().context.active;

  /** Scroll target for a section, depending on the event. */
  function landingFor(event: HomePagerEvent, index: number): number {
    const section = sections[index];
    if (!section) return window.scrollY;
    const range = rangeNow(section);
    const focused = document.activeElement;
    if (event.type === 'focus' && focused && section.contains(focused))
      return landingOn(range, boxOf(focused), insetOf(section), screenNow());
    return landing(range, directionOf(event));
  }

  const positionFor = (direction: Direction) => {
    const section = sections[active()];
    if (!section) return { atEdge: false };
    const range = rangeNow(section);
    const edge = atEdge(range, window.scrollY, direction);
    // While the page moves to a section, the section is not missed.
    const missed = !animation.isRunning() && isShort(range, window.scrollY, direction);
    return missed ? { atEdge: edge, short: true } : { atEdge: edge };
  };
  const stepOf = (direction: Direction) => ({ type: 'step', direction, ...positionFor(direction) }) as const;

  function arrive() {
    if (animation.isRunning()) return;
    const section = sectionAt(sections.map(rangeNow), window.scrollY, active());
    if (section !== active()) actor.send({ type: 'arrive', section });
    show({ active: active(), dark: isDarkAt(marksPlace()) });
  }

  function show(next: PagerView) {
    if (next.active === view.active && next.dark === view.dark) return;
    view = next;
    for (const listener of listeners) listener();
  }

  function turnWheel(event: WheelEvent) {
    const over = pointer.isOver(event);
    if (over !== actor.getSnapshot().context.overSchedule)
      actor.send({ type: over ? 'enterSchedule' : 'leaveSchedule' });
    const delta = wheelDelta(event);
    if (delta === 0 || event.defaultPrevented || isElsewhere()) return;
    const direction = delta < 0 ? -1 : 1;
    if (scrollsInside(event.target, direction)) return;
    const turn = { type: 'wheel', delta, ...positionFor(direction) } as const;
    const taken = takesGesture(actor.getSnapshot(), turn);
    // The browser already scrolls by this gesture and cannot be stopped.
    if (taken && !event.cancelable) return;
    if (taken) event.preventDefault();
    actor.send(turn);
  }

  function pressKey(event: KeyboardEvent) {
    const turn = isElsewhere() ? undefined : keyTurn(event, sections.length);
    if (!turn) return;
    const asked = turn.type === 'step' ? stepOf(turn.direction) : turn;
    const snapshot = actor.getSnapshot();
    const taken =
      asked.type === 'step'
        ? takesGesture(snapshot, asked)
        : snapshot.matches('paging') && snapshot.can(asked);
    if (!taken) return;
    event.preventDefault();
    actor.send(asked);
  }

  /** Follows the keyboard only: a section must not move under a finger or a pressed pointer. */
  function followFocus({ target }: FocusEvent) {
    if (!(target instanceof Element) || !target.matches(':focus-visible') || isElsewhere()) return;
    const section = sections.findIndex((candidate) => candidate.contains(target));
    if (section >= 0) actor.send({ type: 'focus', section });
  }

  const screens = matchMedia(pagingScreens);
  let removeStops = () => {};
  const choose = () => {
    removeStops();
    removeStops = screens.matches ? addStops(sections) : () => {};
    actor.send({ type: screens.matches ? 'enable' : 'disable' });
  };

  actor.subscribe(({ context }) => {
    mark(sections, context.active);
    show({ ...view, active: context.active });
  });
  actor.start();
  choose();
  arrive();
  mark(sections, active());
  screens.addEventListener('change', choose, { signal });
  window.addEventListener('scroll', arrive, { signal, passive: true });
  window.addEventListener('mousemove', pointer.isOver, { signal, passive: true });
  window.addEventListener('wheel', turnWheel, { signal, passive: false });
  window.addEventListener('keydown', pressKey, { signal });
  document.addEventListener('focusin', followFocus, { signal });
  listenToSwipes({
    signal,
    takes: ({ target }, direction) =>
      !isElsewhere() &&
      !scrollsInside(target, direction) &&
      takesGesture(actor.getSnapshot(), stepOf(direction)),
    turn: (direction) => actor.send(stepOf(direction)),
  });

  return {
    read: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    jump: (section) => actor.send({ type: 'jump', section }),
    stop: () => {
      stopped.abort();
      animation.stop();
      removeStops();
      actor.stop();
      for (const section of sections) section.removeAttribute(activeMark);
    },
  };
}

/** Position of the marks at the left edge; `Marks` centres them at 36 % of the height. */
const marksPlace = () => ({ x: 20, y: window.innerHeight * 0.36 });

const directionOf = (event: HomePagerEvent): Direction =>
  (event.type === 'wheel' && event.delta < 0) || (event.type === 'step' && event.direction < 0) ? -1 : 1;

const mark = (sections: readonly HTMLElement[], active: number) => {
  for (const [index, section] of sections.entries())
    section.setAttribute(activeMark, String(index === active));
};

/** Ease-out: fast at first, so that the page reacts at once. */
const ease = (share: number) => 1 - (1 - share) ** 3;

interface ScrollAnimation {
  /**
   * Scrolls to `target()` px within `duration` ms. Calls `target` in every frame, because pages grow while they load.
   */
  to: (target: () => number, duration: number) => void;
  isRunning: () => boolean;
  stop: () => void;
}

/** Scrolls the document in a given time, which `behavior: 'smooth'` does not guarantee. */
function createScrollAnimation(done: () => void): ScrollAnimation {
  let frame: number | undefined;
  const stop = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
  };
  const scroll = (top: number) => window.scrollTo({ top, behavior: 'instant' });
  return {
    to: (target, duration) => {
      stop();
      let begin: { time: number; y: number } | undefined;
      const step = (time: number) => {
        // By the first frame the browser has finished scrolling the focused element into view.
        begin ??= { time, y: window.scrollY };
        const share = duration > 0 ? Math.min((time - begin.time) / duration, 1) : 1;
        scroll(begin.y + (target() - begin.y) * ease(share));
        frame = share < 1 ? requestAnimationFrame(step) : undefined;
        if (frame === undefined) done();
      };
      frame = requestAnimationFrame(step);
    },
    isRunning: () => frame !== undefined,
    stop,
  };
}

/** Distance in px after which a swipe pages. */
const reach = 40;

interface Touch {
  x: number;
  y: number;
  /** Undefined until the first move. */
  turns?: Direction;
  /** One touch pages once. */
  done?: boolean;
}

interface SwipeOptions {
  signal: AbortSignal;
  /** Returns false to let the browser scroll. */
  takes: (event: TouchEvent, direction: Direction) => boolean;
  turn: (direction: Direction) => void;
}

/**
 * Listens for vertical swipes. The first move of a touch decides whether the pager or the browser gets it, because
 * browsers allow no later `preventDefault`.
 */
function listenToSwipes({ signal, takes, turn }: SwipeOptions): void {
  let touch: Touch | undefined;
  const begin = ({ touches: [finger, second] }: TouchEvent) => {
    touch = finger && !second ? { x: finger.clientX, y: finger.clientY } : undefined;
  };
  const move = (event: TouchEvent) => {
    const [finger, second] = event.touches;
    if (!touch || !finger || second) return end();
    const right = finger.clientX - touch.x;
    const down = finger.clientY - touch.y;
    if (touch.turns === undefined) {
      const direction = down < 0 ? 1 : -1;
      if (Math.abs(right) >= Math.abs(down) || !event.cancelable || !takes(event, direction)) return end();
      touch.turns = direction;
    }
    event.preventDefault();
    if (touch.done || down * -touch.turns < reach) return;
    touch.done = true;
    turn(touch.turns);
  };
  const end = () => {
    touch = undefined;
  };
  window.addEventListener('touchstart', begin, { signal, passive: true });
  window.addEventListener('touchmove', move, { signal, passive: false });
  window.addEventListener('touchend', end, { signal });
  window.addEventListener('touchcancel', end, { signal });
}
