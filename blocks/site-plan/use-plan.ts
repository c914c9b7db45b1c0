import { useCallback, useEffect, useRef, useState } from 'react';
import { useBlockUrl } from '#blocks/block-url.ts';
import type { PlanPlace, SitePlanEvent } from '#machines/site-plan.ts';
import { useLocation } from '#ui/router.tsx';
import { useLive } from '#ui/use-live.ts';
import type { DrawnPlan } from './index.ts';
import { type PlanLayer, planLayers } from './layers.ts';
import type { PlanChange, PlanView } from './shown.ts';

/**
 * The plan of an address, and the machine that takes over on first use. Its changes replace the address without a
 * request, because the data have all levels.
 */
export function usePlan({ plan, place }: DrawnPlan, atFirst: readonly PlanLayer[]) {
  const { hrefOf, replace } = useBlockUrl();
  const { search } = useLocation();
  const [zoom, setZoom] = useState(place.zoom);

  const parametersOf = ({ level, layers, space }: PlanPlace, times: number) => ({
    level,
    layers: planLayers.every((layer) => layers.includes(layer) === atFirst.includes(layer))
      ? undefined
      : planLayers.filter((layer) => layers.includes(layer)).join(',') || 'none',
    space,
    zoom: times === 1 ? undefined : String(times),
  });
  const latest = useRef({ plan, place, share: (_: PlanPlace) => {} });
  const { shown, send, tell, preload } = useLive<PlanView, SitePlanEvent>(
    useCallback(async (show) => {
      const { startPlan } = await import('./live/start-plan.ts');
      return startPlan({ ...latest.current, show, share: (next) => latest.current.share(next) });
    }, []),
  );
  const current: PlanView = shown ?? { ...place, ruler: 'off', from: undefined, to: undefined };

  useEffect(() => {
    latest.current = { plan, place, share: (next) => replace(parametersOf(next, zoom)) };
  });
  const address = JSON.stringify(place);
  const known = useRef(`${address} ${search}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address leads to another place.
  useEffect(() => {
    // A click that came before hydration is repeated before the first effect, which must not undo it.
    const opened = `${address} ${search}`;
    if (known.current === opened) return;
    known.current = opened;
    setZoom(place.zoom);
    tell({ type: 'go', place });
  }, [tell, address, search]);

  return {
    current,
    zoom,
    send,
    preload,
    /** Keeps the zoom at the end of a gesture. */
    keepZoom: (times: number) => {
      setZoom(times);
      replace(parametersOf(current, times));
    },
    urlOf: (change: PlanChange) =>
      hrefOf(
        parametersOf(
          {
            level: change.level ?? current.level,
            layers: change.layers ?? current.layers,
            space: 'level' in change ? undefined : (change.space ?? current.space),
          },
          change.zoom ?? zoom,
        ),
      ),
  };
}
