import { useCallback } from 'react';
import type { TechnicalToggleEvent } from '#machines/technical-toggle.ts';
import { useLive } from '#ui/use-live.ts';
import { type PlanProps, PlanSheet } from './PlanSheet.tsx';
import { openingSide, type Side, sidesOf } from './side.ts';

/** One hall or room. The machine of its toggle loads on first use. */
export function Plan(props: PlanProps) {
  const { hasPlan, hasInfo } = sidesOf(props.item);
  const { shown, send, preload } = useLive<Side, TechnicalToggleEvent>(
    useCallback(
      async (show) => {
        const { startToggle } = await import('./live/start-toggle.ts');
        return startToggle({ input: { hasPlan, hasInfo }, show });
      },
      [hasPlan, hasInfo],
    ),
  );
  return (
    <PlanSheet {...props} side={shown ?? openingSide({ hasPlan, hasInfo })} send={send} preload={preload} />
  );
}
