import { createActor } from 'xstate';
import { type HomePagerEvent, homePagerMachine, pagerLock, takesGesture } from '#machines/home-pager.ts';
import { inspected } from '#machines/inspection.ts';
import { activeMark } from '#ui/section-active.ts';
import { isElsewhere, keyTurn, scrollsInside, watchPointer, wheelDelta } from './gestures.ts';
import { createGlide } from './glide.ts';
import { addStops, boxOf, insetOf, isDarkAt, screenNow, stretchNow } from './sections.ts';
import { atEdge, type Direction, isShort, landing, landingOn, sectionAt } from './stretch.ts';
import { listenToSwipes } from './swipe.ts';

/** Room for a section on the screen, and no wish against motion; anything else is an ordinary page (rule HOME-01b). */
const pagingScreens = '(height >= 600px) and (prefers-reduced-motion: no-preference)';

export interface PagerView {
  /** The section on the screen. */
  active: number;
  /** The screen is dark where the marks stand. */
  dark: boolean;
}

export interface LivePager {
  read: () => PagerView;
  subscribe: (listener: () => void) => () => void;
  jump: (section: number) => void;
  stop: () => void;
}

/**
 * Turns a page by its sections. The document scrolls as any other, and its position is the truth: the machine only says
 * which gestures move it by a section, and is told where it stands after everything else.
 */
export function startPager(sections: readonly HTMLElement[]): LivePager {
  const stopped = new AbortController();
  const { signal } = stopped;
  const listeners = new Set<() => void>();
  const glide = createGlide(() => arrive());
  const pointer = watchPointer();
  let view: PagerView = { active: 0, dark: true };

  const actor = createActor(
    homePagerMachine.provide({
      actions: {
        scrollTo: ({ event }, { section }) => {
          const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
          glide.to(() => landingFor(event, section), reduced ? 0 : pagerLock);
        },
      },
    }),
    { input: { count: sections.length }, ...inspected() },
  );
  const active = () => actor.getSnapshot().context.active;

  /** Where a section is to stand, by what brought it. */
  function landingFor(event: HomePagerEvent, index: number): number {
    const section = sections[index];
    if (!section) return window.scrollY;
    const stretch = stretchNow(section);
    const focused = document.activeElement;
    if (event.type === 'focus' && focused && section.contains(focused))
      return landingOn(stretch, boxOf(focused), insetOf(section), screenNow());
    return landing(stretch, directionOf(event));
  }

  const positionFor = (direction: Direction) => {
    const section = sections[active()];
    if (!section) return { atEdge: false };
    const stretch = stretchNow(section);
    const edge = atEdge(stretch, window.scrollY, direction);
    // A section that is still on its way is not missed.
    const missed = !glide.isRunning() && isShort(stretch, window.scrollY, direction);
    return missed ? { atEdge: edge, short: true } : { atEdge: edge };
  };
  const stepOf = (direction: Direction) => ({ type: 'step', direction, ...positionFor(direction) }) as const;

  function arrive() {
    if (glide.isRunning()) return;
    const section = sectionAt(sections.map(stretchNow), window.scrollY, active());
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
    // The browser has begun to scroll by this turn, and goes on with it.
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

  /** Only what the keyboard brought: a section must not leave from under a finger or a pointer that presses. */
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
      glide.stop();
      removeStops();
      actor.stop();
      for (const section of sections) section.removeAttribute(activeMark);
    },
  };
}

/** The middle of the left edge. */
const marksPlace = () => ({ x: 20, y: window.innerHeight / 2 });

const directionOf = (event: HomePagerEvent): Direction =>
  (event.type === 'wheel' && event.delta < 0) || (event.type === 'step' && event.direction < 0) ? -1 : 1;

const mark = (sections: readonly HTMLElement[], active: number) => {
  for (const [index, section] of sections.entries())
    section.setAttribute(activeMark, String(index === active));
};
