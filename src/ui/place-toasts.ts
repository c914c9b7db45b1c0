const controls = 'a[href], button, input, select, textarea, summary, [role="button"]';

/** Covering a control that raised a toast weighs more than covering any number of others. */
const ownWeight = 1_000;

/** Where the visitor worked when a toast came. */
export interface Use {
  /** The control that was used last, and the one with the focus. */
  controls: readonly Element[];
  /** Where a control was that its own use has taken away: the pointer rests there. */
  left: readonly DOMRect[];
}

export interface UseWatch {
  /** For every click of the document; Enter and Space make one, too. */
  remember: (event: MouseEvent) => void;
  /** A toast does not say what raised it: it was the control used last. */
  now: () => Use;
}

export function watchUse(): UseWatch {
  let last: { control: Element | null; at: DOMRect } | undefined;
  return {
    remember: ({ target, clientX, clientY }) => {
      if (!(target instanceof Element) || isInToasts(target)) return;
      last = { control: target.closest(controls), at: new DOMRect(clientX, clientY, 1, 1) };
    },
    now: () => {
      const focused = document.activeElement;
      const used = [last?.control, focused?.matches(controls) && !isInToasts(focused) ? focused : undefined];
      return {
        controls: used.flatMap((control) => (control?.isConnected ? [control] : [])),
        left: last && !last.control?.isConnected ? [last.at] : [],
      };
    },
  };
}

const isInToasts = (element: Element) => element.closest('[data-toasts]') !== null;

const boxOf = (element: Element) => element.getBoundingClientRect();

/** What holds controls that belong together: a block of the page, a dialog, the header. */
const groups = '[data-block], dialog, header, footer, main, body';

const groupOf = (control: Element): Element[] =>
  [...(control.closest(groups)?.querySelectorAll(controls) ?? [])].filter((other) => !isInToasts(other));

/** Left free below a control, in px. */
const gap = 8;

/**
 * Puts the region of toasts where none lies over the controls that raised them, nor over those of the same block: at the
 * top; where that is taken at the bottom; else in the first space between controls. Where there is none, as little as
 * possible is covered.
 */
export function placeToasts(region: HTMLElement, uses: readonly Use[]): void {
  region.style.top = '';
  const { top: home, left, right } = boxOf(region);
  const cards = [...region.querySelectorAll(':scope > * > *')].map((card) => boxOf(card).bottom);
  const height = Math.max(home, ...cards) - home;
  const beside = (box: DOMRect) => box.right > left && box.left < right && box.bottom > box.top;
  const own = uses.flatMap((use) => [...use.controls.map(boxOf), ...use.left]).filter(beside);
  const others = uses.flatMap((use) => use.controls.flatMap(groupOf).map(boxOf)).filter(beside);

  const covers = (top: number) => (sum: number, box: DOMRect) =>
    sum + Math.max(0, Math.min(top + height, box.bottom) - Math.max(top, box.top));
  const cost = (top: number) => ownWeight * own.reduce(covers(top), 0) + others.reduce(covers(top), 0);
  const last = window.innerHeight - gap - height;
  const spaces = [...own, ...others].map(({ bottom }) => bottom + gap).sort((a, b) => a - b);
  let best = home;
  for (const top of [last, ...spaces]) if (top > home && top <= last && cost(top) < cost(best)) best = top;
  if (best !== home) region.style.top = `${best}px`;
}
