import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { watchInView } from '../scroll/watch-in-view.ts';
import { watchActive } from '../section-active.ts';
import { easeOut, type Figure, readFigure, writeFigure } from './figure.ts';

const duration = 3000;
/** How long a figure waits for its font, in milliseconds. */
const patience = 2000;

interface CounterProps {
  /** As the editor gave it; anything that is not a plain number is shown as it is. */
  value: string;
  unit?: string | undefined;
  /** Decimals while counting, and the most it rests on (rule CNT-01). */
  decimals: number;
  unitClass: string;
}

/**
 * A number that counts up once, when half of it is in view and its section is on the screen. The HTML holds the final
 * number. While it runs, its box has the final width, the unit is transparent, and the number is aligned to the left,
 * because a text whose first digit moves is a layout shift. Under reduced motion it does not count.
 */
export function Counter({ value, unit, decimals, unitClass }: CounterProps) {
  const number = useRef<HTMLSpanElement>(null);
  const running = useCountUp(number, value, decimals);
  const figure = readFigure(value, decimals);
  return (
    <>
      <span
        ref={number}
        data-counting={running || undefined}
        className={`inline-block lining-nums ${figure ? 'whitespace-nowrap' : 'max-w-full'} ${running ? 'text-left tabular-nums' : 'proportional-nums'}`}
      >
        {figure ? writeFigure(figure.value, figure.decimals) : value}
      </span>
      {unit && (
        <small
          className={`font-text font-regular tracking-none text-ink-2 transition-opacity duration-slow print:opacity-100 print:transition-none ${running ? 'opacity-0' : ''} ${unitClass}`}
        >
          {unit}
        </small>
      )}
    </>
  );
}

/**
 * Runs the number inside `target` when it scrolls into view.
 *
 * @returns whether it is running
 */
function useCountUp(target: RefObject<HTMLElement | null>, value: string, decimals: number): boolean {
  const [running, setRunning] = useState(false);
  useEffect(() => {
    const node = target.current;
    const figure = readFigure(value, decimals);
    if (!node || !figure || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let stop = () => {};
    let isGone = false;
    const unwatch = whenSeen(node, async () => {
      // The width is measured once: the fallback font has other widths, and the text would jump at the end.
      // Not longer than a visitor reads: a font may never arrive.
      await Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, patience))]);
      if (isGone) return;
      setRunning(true);
      stop = run(node, { figure, decimals }, () => setRunning(false));
    });
    return () => {
      isGone = true;
      unwatch();
      stop();
    };
  }, [target, value, decimals]);
  // Only after the digits have their normal widths again: neighbours would otherwise move twice.
  useLayoutEffect(() => {
    if (!running && target.current) target.current.style.width = '';
  }, [running, target]);
  return running;
}

/** Does `action` once, when half of the node is in view and its section is the one on the screen (rule HOME-03). */
function whenSeen(node: Element, action: () => void): () => void {
  let isInView = false;
  let isActive = false;
  const look = () => {
    if (!isInView || !isActive) return;
    end();
    action();
  };
  const leave = watchInView(
    node,
    (inView) => {
      isInView = inView;
      look();
    },
    { threshold: 0.5 },
  );
  const unwatch = watchActive(node, (active) => {
    isActive = active;
    look();
  });
  const end = () => {
    leave();
    unwatch();
  };
  return end;
}

/**
 * Keeps the running number in the box of its line, which may be as narrow as the final number: `13.98` is wider than `14`.
 * Moves it to the left, as far as there is room, and then makes it smaller. A transform, because it shifts no layout.
 */
function stayInColumn(node: HTMLElement, text: ChildNode, longest: string) {
  const { left, width } = node.getBoundingClientRect();
  node.style.width = `${width}px`;
  const final = text.nodeValue;
  node.style.fontVariantNumeric = 'tabular-nums';
  text.nodeValue = longest;
  const range = document.createRange();
  range.selectNodeContents(node);
  const needed = range.getBoundingClientRect().width;
  node.style.fontVariantNumeric = '';
  text.nodeValue = final;
  const row = node.parentElement?.parentElement;
  if (!row) return;
  const box = row.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(row);
  const [start, end] = [
    box.left + Number.parseFloat(paddingLeft),
    box.right - Number.parseFloat(paddingRight),
  ];
  const excess = left + needed - end;
  if (excess <= 0) return;
  const move = Math.min(excess, Math.max(left - start, 0));
  const scale = Math.min((end - left + move) / needed, 1);
  node.style.transformOrigin = 'left';
  node.style.transform = `translateX(${-move}px) scale(${scale})`;
}

/** Writes the rising number into the element, at its final width; returns what ends it on the final number. */
function run(
  node: HTMLElement,
  { figure, decimals }: { figure: Figure; decimals: number },
  done: () => void,
) {
  const text = node.firstChild;
  const final = text?.nodeValue ?? '';
  if (text) stayInColumn(node, text, writeFigure(figure.value, decimals));
  let frame = 0;
  let start: number | undefined;
  const end = () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('beforeprint', end);
    node.style.transform = '';
    if (text) text.nodeValue = final;
    done();
  };
  const step = (now: number) => {
    start ??= now;
    const share = (now - start) / duration;
    if (share >= 1) return end();
    if (text) text.nodeValue = writeFigure(figure.value * easeOut(share), decimals);
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  // Paper shows one moment: it must be the last.
  window.addEventListener('beforeprint', end);
  return end;
}
