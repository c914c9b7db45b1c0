import type { ElementHandle, Page } from '@playwright/test';
import type { TraceGesture, TraceTarget } from '#schemas/trace.ts';
import type { Difference } from '../result.ts';

/** Timeout for an element, in real ms. */
const patience = 3_000;

interface Point {
  x: number;
  y: number;
}

/** Performs gestures like a visitor. Each returns what failed. */
export function createHands(page: Page): (gesture: TraceGesture) => Promise<Difference[]> {
  let pointer: Point | undefined;

  async function act(gesture: TraceGesture): Promise<void> {
    switch (gesture.type) {
      case 'pointer':
        pointer = { x: gesture.x, y: gesture.y };
        return page.mouse.move(gesture.x, gesture.y);
      case 'wheel':
        return page.mouse.wheel(gesture.x, gesture.y);
      case 'key':
        return page.keyboard.press(gesture.key);
      case 'click': {
        const element = await find(page, gesture.target);
        // Clicks at the recorded position, which may be a specific part of a large element.
        if (pointer && (await isAt(element, pointer))) return page.mouse.click(pointer.x, pointer.y);
        return element.click({ timeout: patience });
      }
      case 'fill': {
        const element = await find(page, gesture.target);
        if (await element.evaluate((field) => field instanceof HTMLSelectElement))
          await element.selectOption(gesture.typed);
        else await element.fill(gesture.typed, { timeout: patience });
        return;
      }
      case 'scroll': {
        const { target, x, y } = gesture;
        const place = { left: x, top: y, behavior: 'instant' } as const;
        if (target) return (await find(page, target)).evaluate((element, to) => element.scrollTo(to), place);
        return page.evaluate((to) => window.scrollTo(to), place);
      }
      case 'history':
        return page.evaluate((by) => history.go(by), gesture.by);
      case 'resize':
        return page.setViewportSize(gesture);
      case 'network':
        return page.context().setOffline(!gesture.online);
    }
  }

  return async (gesture) => {
    try {
      await act(gesture);
      return [];
    } catch (error) {
      const [reason = ''] = String(error).split('\n', 1);
      return [{ what: 'gesture', recorded: 'done', now: reason }];
    }
  };
}

/** Uses the page's recorder to find the element. */
async function find(page: Page, target: TraceTarget): Promise<ElementHandle<Element>> {
  const limit = performance.now() + patience;
  do {
    const handle = await page.evaluateHandle((wanted) => window.pavilionQa?.find(wanted) ?? null, target);
    const element = handle.asElement();
    if (element) return element;
    await page.waitForTimeout(50);
  } while (performance.now() < limit);
  throw new Error(`there is no ${target.role ?? 'element'} ${target.name ?? target.path}`);
}

const isAt = (element: ElementHandle<Element>, point: Point): Promise<boolean> =>
  element.evaluate((own, { x, y }) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (own.contains(hit) || hit.closest('label')?.control === own);
  }, point);
