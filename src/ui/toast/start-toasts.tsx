import { createActor } from 'xstate';
import { inspected } from '#machines/inspection.ts';
import { shownToasts, toastQueueMachine } from '#machines/toast-queue.ts';
import type { UiClock } from '../clock.ts';
import { Icon, type IconName } from '../Icon.tsx';
import type { LiveToasts, ShownToasts, Toast, ToastCardProps } from './toast.ts';

/**
 * Starts the toast machine.
 *
 * @param show receives the current toasts after every change
 * @returns the running machine
 */
export function startToasts(show: (shown: ShownToasts) => void, clock: UiClock): LiveToasts {
  const place = toastPlacement();
  const actor = createActor(toastQueueMachine, {
    ...inspected(),
    // The cancel function serves as the timer id.
    clock: {
      setTimeout: (action, milliseconds) => clock.after(milliseconds, action),
      clearTimeout: (callOff: () => void) => callOff(),
    },
  });
  actor.subscribe(({ context }) => show({ toasts: shownToasts(context), Card: ToastCard, place }));
  actor.start();
  let ids = 0;
  return {
    show: ({ kind, text }) => actor.send({ type: 'show', id: String(ids++), kind, text, at: clock.now() }),
    dismiss: (id) => actor.send({ type: 'dismiss', id, at: clock.now() }),
    hold: (by) => actor.send({ type: 'hold', by, at: clock.now() }),
    release: (by) => actor.send({ type: 'release', by, at: clock.now() }),
  };
}

const controls = 'a[href], button, input, select, textarea, summary, [role="button"]';

/** Containers of related controls: a block of the page, a dialog, the header. */
const groups = '[data-block], dialog, header, footer, main, body';

/** Covering a control that raised a toast weighs more than covering any number of others. */
const ownWeight = 1_000;

/** Left free below a control, in px. */
const gap = 8;

/**
 * Moves toasts away from the controls that raised them. A toast does not name its control: it is the one with the
 * focus, or the one under the pointer.
 */
function toastPlacement() {
  let placed: { region: HTMLElement; raisers: ReadonlyMap<string, readonly Element[]> } | undefined;
  /** Only a new toast moves them: those that are read stay where they are while others go. */
  return (region: HTMLElement, toasts: readonly Toast[]): void => {
    const before = placed?.raisers;
    const raisers = new Map(toasts.map(({ id }) => [id, before?.get(id) ?? controlsInUse()] as const));
    const isNew = placed?.region !== region || toasts.some(({ id }) => !before?.has(id));
    placed = { region, raisers };
    if (isNew && toasts.length > 0) moveAway(region, [...raisers.values()].flat());
  };
}

function controlsInUse(): Element[] {
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  const used = [document.activeElement, hovered].flatMap((element) => element?.closest(controls) ?? []);
  return used.filter((control) => !isInToasts(control));
}

const isInToasts = (element: Element) => element.closest('[data-toasts]') !== null;

const boxOf = (element: Element) => element.getBoundingClientRect();

/**
 * Moves the region to a position where no toast covers the controls or others of the same block: the top, else the
 * bottom, else the first gap between controls. If there is none, as little as possible is covered.
 */
function moveAway(region: HTMLElement, raisedBy: readonly Element[]): void {
  region.style.top = '';
  const { top: home, left, right } = boxOf(region);
  const cards = [...region.querySelectorAll(':scope > * > *')].map((card) => boxOf(card).bottom);
  const height = Math.max(home, ...cards) - home;
  const isBeside = (box: DOMRect) => box.right > left && box.left < right && box.bottom > box.top;
  const own = raisedBy.map(boxOf).filter(isBeside);
  const others = raisedBy.flatMap(groupOf).map(boxOf).filter(isBeside);

  const covered = (top: number) => (sum: number, box: DOMRect) =>
    sum + Math.max(0, Math.min(top + height, box.bottom) - Math.max(top, box.top));
  const cost = (top: number) => ownWeight * own.reduce(covered(top), 0) + others.reduce(covered(top), 0);
  const last = window.innerHeight - gap - height;
  const spaces = [...own, ...others].map(({ bottom }) => bottom + gap).sort((a, b) => a - b);
  let best = home;
  for (const top of [last, ...spaces]) if (top > home && top <= last && cost(top) < cost(best)) best = top;
  if (best !== home) region.style.top = `${best}px`;
}

const groupOf = (control: Element): Element[] =>
  [...(control.closest(groups)?.querySelectorAll(controls) ?? [])].filter((other) => !isInToasts(other));

const looks: Record<Toast['kind'], { icon: IconName; edge: string; mark: string }> = {
  success: { icon: 'check', edge: 'border-l-success', mark: 'text-success' },
  info: { icon: 'info', edge: 'border-l-teal', mark: 'text-teal' },
  warning: { icon: 'info', edge: 'border-l-warning', mark: 'text-warning' },
  error: { icon: 'warning', edge: 'border-l-danger', mark: 'text-danger' },
};

/** One toast: white, its kind as the left edge and the icon, its text, and a button that sends it away. */
export function ToastCard({ toast, dismissLabel, dismiss }: ToastCardProps) {
  const { icon, edge, mark } = looks[toast.kind];
  return (
    <div
      className={`on-light mb-4 grid grid-cols-[auto_1fr_auto] items-center gap-x-3.5 rounded border border-l-3 border-line bg-white py-1.5 pr-1.5 pl-4 text-sm leading-normal text-ink shadow-float transition-opacity duration-calm starting:opacity-0 ${edge}`}
    >
      <Icon name={icon} className={mark} />
      <p className="py-2">{toast.text}</p>
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={dismiss}
        className="grid size-touch place-items-center rounded text-ink-2 transition-colors duration-fast hover:text-teal -outline-offset-2"
      >
        <Icon name="close" small />
      </button>
    </div>
  );
}
