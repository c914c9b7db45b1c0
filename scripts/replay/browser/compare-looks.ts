import type { Page } from '@playwright/test';
import { itemsOf } from '#machines/trace/looks.ts';
import type { SeenItem, Trace, TraceLook } from '#schemas/trace.ts';
import { compareLooks, type Finding } from '../looks/compare.ts';
import type { Difference } from '../result.ts';
import type { StillClock } from './clock.ts';

/** Real time that the page has to reach the recorded state, and before its clock goes on, in ms. */
const patience = 1_500;
const stillTime = 400;
/** Time of the page's clock that it may need more, at rest and while something moves, and the size of its steps, in ms. */
const mostTime = { resting: 400, moving: 4_000 } as const;
const turn = { resting: 50, moving: 200 } as const;

export interface ComparedLook {
  /** Those that no earlier look had. */
  differences: Difference[];
  /** True if the page shows the same as in the recording. */
  isSame: boolean;
  seen: readonly SeenItem[];
}

export type LookComparison = (step: TraceLook) => Promise<ComparedLook>;

/**
 * Returns a comparison of the page with the looks of a trace, in their order. A change is told at the look that saw it
 * first, and not again.
 */
export function createLookComparison(page: Page, trace: Trace, clock: StillClock): LookComparison {
  const told = new Set<string>();
  let before: readonly SeenItem[] = [];

  const isTold = (finding: Finding) => keysOf(finding).some((key) => told.has(key));

  async function findingsNow(recorded: readonly SeenItem[]) {
    const began = performance.now();
    let passed = 0;
    let last: readonly SeenItem[] = [];
    for (;;) {
      const seen = await page.evaluate(() => window.pavilionQa?.see()).catch(() => undefined);
      const findings = seen && withoutToasts(compareLooks(recorded, seen), before);
      const waited = performance.now() - began;
      last = seen ?? last;
      // Does not wait for a difference that was reported before: the page's clock would run ahead of the recording.
      if (findings?.every(isTold)) return { findings, seen: last };
      if (waited > patience && (findings || waited > 4 * patience))
        return { findings: findings ?? [unsettled], seen: last };
      const kind = seen ? 'resting' : 'moving';
      if (waited > stillTime && passed < mostTime[kind]) {
        await clock.pass(turn[kind]);
        passed += turn[kind];
      }
      await page.waitForTimeout(40);
    }
  }

  return async (step) => {
    const recorded = itemsOf(trace, step);
    const { findings, seen } = await findingsNow(recorded);
    before = recorded;
    const fresh = findings.filter((finding) => {
      const isFresh = !isTold(finding);
      for (const key of keysOf(finding)) told.add(key);
      return isFresh;
    });
    const differences = fresh.map(({ kind, says, item }) => ({
      what: kind,
      recorded: item.text,
      now: says,
      says,
    }));
    return { differences, isSame: findings.length === 0, seen };
  };
}

const unsettled: Finding = {
  kind: 'state',
  item: { role: 'block', text: 'page', place: 'page' },
  says: 'the page does not come to rest',
};

/**
 * A toast has to come, but not to stay (`movingRules`): its end is a matter of milliseconds.
 */
const withoutToasts = (findings: readonly Finding[], before: readonly SeenItem[]): Finding[] =>
  findings.filter(
    ({ kind, item }) =>
      item.place !== 'toasts' ||
      (kind !== 'new' &&
        !before.some(
          ({ place, role, text }) => place === 'toasts' && role === item.role && text === item.text,
        )),
  );

/** Changes of paint and layout concern all items of a kind in a place: they are told with the first one. */
function keysOf({ kind, item }: Finding): string[] {
  const { role, place, text } = item;
  const own = `${kind} ${role} ${place} ${text}`;
  return ['contrast', 'cut', 'covered', 'size', 'position'].includes(kind)
    ? [own, `${kind} ${role} ${place}`]
    : [own];
}
