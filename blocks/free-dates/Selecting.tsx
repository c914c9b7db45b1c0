import {
  type CSSProperties,
  createContext,
  type PointerEvent,
  type ReactNode,
  use,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useBlockUrl } from '#blocks/block-url.ts';
import type { Days } from '#lib/availability.ts';
import { between, type End, movedInto, panelOf, resized, selectable, selectionOf } from './selection.ts';
import { lengthOf, parametersOf, type Shown } from './shown.ts';

/** The selected days, and the days of the panel. */
interface Selection {
  selection: Days | undefined;
  panel: Days;
}

interface Selecting {
  /** Shows a selection; only the last one of a gesture is in the address. */
  select: (days: Days, isLast?: boolean) => void;
  /**
   * @param shown days from the left to the right edge of the element
   * @param done called with the days at the end, instead of the address being replaced
   * @returns handlers of an element over which a pointer selects days. If it begins inside the selection, it moves that; if
   * it begins on a handle (`data-end`), it moves that end
   */
  dragOver: (shown: Days, done?: (days: Days) => void) => DragHandlers;
}

type DragHandlers = Pick<
  React.DOMAttributes<Element>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>;

const SelectionContext = createContext<Selection | undefined>(undefined);
const SelectingContext = createContext<Selecting | undefined>(undefined);

const missing = (): never => {
  throw new Error('a part of the free dates is outside of `SelectedDays`');
};

/** @returns the selection; the view that calls it is rendered with each move of the pointer */
export const useSelection = (): Selection => use(SelectionContext) ?? missing();
/** @returns what changes the selection; stays the same while the pointer moves */
export const useSelecting = (): Selecting => use(SelectingContext) ?? missing();

/** A pointer that has moved that far, in px, drags instead of clicking. */
const dragReach = 4;

/** A pressed pointer. */
interface Hold {
  /** Day below it at first. */
  day: number;
  /** What it moves; nothing if it selects other days. */
  part: End | 'all' | undefined;
  /** The selection at first. */
  origin: Days | undefined;
  isDragging: boolean;
  /** What it has selected so far. */
  days?: Days | undefined;
  x: number;
}

interface Pressed {
  day: number;
  current: Selection;
  /** The strips of 18 months are too small for moving a selection. */
  isPanel: boolean;
}

function holdOf(target: EventTarget, { day, current: { selection }, isPanel }: Pressed): Omit<Hold, 'x'> {
  const end = target instanceof Element && target.closest<HTMLElement>('[data-end]')?.dataset.end;
  const isInside = isPanel && selection && day >= selection.from && day <= selection.until;
  const part = end === 'from' || end === 'until' ? end : isInside ? 'all' : undefined;
  return { day, part, origin: selection, isDragging: false };
}

function draggedTo(day: number, { day: first, part, origin }: Hold, limits: Days): Days | undefined {
  if (part === undefined) return between(first, day, limits);
  if (!origin) return undefined;
  if (part !== 'all') return resized(origin, part, { day: origin[part] + day - first, limits });
  const by = day - first;
  return movedInto({ from: origin.from + by, until: origin.until + by }, limits);
}

/**
 * Holds the selected days (rule EVT-08). It is one value without states, so it needs no machine: the address has it, a drag
 * replaces it there. The strips are children, which stay as they are while `--from` and `--days` move their frames.
 */
export function SelectedDays({ children, ...shown }: Shown & { children: ReactNode }) {
  const { found, request } = shown;
  const { replace } = useBlockUrl();
  const [moved, move] = useState<{ request: object; selection: Days; panel: Days }>();
  const now = useMemo(() => {
    const selection = selectionOf(request.wanted, found);
    return { selection, panel: panelOf(selection, found) };
  }, [request, found]);
  // Another address starts anew.
  const current = moved?.request === request ? moved : now;
  const latest = useRef({ shown, replace, current });
  useLayoutEffect(() => {
    latest.current = { shown, replace, current };
  });
  const held = useRef<Hold>(undefined);
  const selecting = useMemo((): Selecting => {
    const select = (days: Days, isLast = true) => {
      const { shown, replace, current } = latest.current;
      const { found, request } = shown;
      // The panel does not move under the pointer.
      const panel = isLast ? panelOf(days, found, current.panel.from) : current.panel;
      move({ request, selection: days, panel });
      if (isLast) replace(parametersOf(shown, { spaces: found.chosen.map(({ id }) => id), days }));
    };
    const dragOver = (over: Days, done?: (days: Days) => void): DragHandlers => {
      const dayAt = ({ currentTarget, clientX }: PointerEvent<Element>) => {
        const { left, width } = currentTarget.getBoundingClientRect();
        return over.from + Math.floor(((clientX - left) / width) * lengthOf(over));
      };
      return {
        onPointerDown: (event) => {
          if (event.button !== 0) return;
          const { shown, current } = latest.current;
          const hold = holdOf(event.target, { day: dayAt(event), current, isPanel: !done });
          const { days } = shown.request.wanted;
          const clicked = { from: hold.day, until: hold.day + days - 1 };
          held.current = { ...hold, x: event.clientX };
          // A click inside the selection, or on an end, changes nothing.
          if (hold.part === undefined) held.current.days = movedInto(clicked, selectable(shown.found));
          event.currentTarget.setPointerCapture(event.pointerId);
        },
        onPointerMove: (event) => {
          const hold = held.current;
          if (!hold || (!hold.isDragging && Math.abs(event.clientX - hold.x) < dragReach)) return;
          hold.isDragging = true;
          hold.days = draggedTo(dayAt(event), hold, selectable(latest.current.shown.found));
          if (!done && hold.days) select(hold.days, false);
        },
        onPointerUp: () => {
          if (held.current?.days) (done ?? select)(held.current.days);
          held.current = undefined;
        },
        // The page scrolls: the finger selects nothing.
        onPointerCancel: () => {
          held.current = undefined;
        },
      };
    };
    return { select, dragOver };
  }, []);

  const { selection } = current;
  const { window } = found;
  const share = (days: number) => (days / lengthOf(window)).toFixed(5);
  const variables: CSSProperties & Record<`--${string}`, string> = selection
    ? { '--from': share(selection.from - window.from), '--days': share(lengthOf(selection)) }
    : {};
  return (
    <SelectionContext value={current}>
      <SelectingContext value={selecting}>
        <div style={variables}>{children}</div>
      </SelectingContext>
    </SelectionContext>
  );
}
