import { expect, it, vi } from 'vitest';
import { watchInView } from './watch-in-view.ts';

/** An observer that reports when the test says so. */
class Observer {
  static report: (...changes: boolean[]) => void;
  static isOver = false;
  constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
    Observer.report = (...changes) => told(changes.map((isIntersecting) => ({ isIntersecting })));
  }
  observe() {}
  disconnect() {
    Observer.isOver = true;
  }
}
vi.stubGlobal('IntersectionObserver', Observer);

it('of changes that a busy browser reports together, the last one counts', () => {
  const told: boolean[] = [];
  const stop = watchInView(document.body, (inView) => told.push(inView));
  Observer.report(false, true);
  Observer.report(true, false);
  Observer.report();
  expect(told).toEqual([true, false]);
  stop();
  expect(Observer.isOver).toBe(true);
});
