import { createContext, use, useCallback, useMemo, useState } from 'react';
import * as z from 'zod';
import { attempt } from '#lib/attempt.ts';
import { useEditor } from '../context.tsx';

/** Smallest and largest zoom, and the step of its buttons; 1 is the size on the site. */
export const zoomRange = { least: 0.5, most: 1.5, step: 0.1 } as const;

/** The zoom that the buttons and keys choose after `scale`: the next multiple of the step. */
export function stepped(scale: number, by: -1 | 1): number {
  const { least, most, step } = zoomRange;
  const at = scale / step;
  const next = by > 0 ? Math.floor(at + 0.01) + 1 : Math.ceil(at - 0.01) - 1;
  return Math.min(most, Math.max(least, Number((next * step).toFixed(2))));
}

const viewSchema = z.object({
  /** Whether the palette and the fields are folded away. */
  paletteFolded: z.boolean().catch(false),
  panelFolded: z.boolean().catch(false),
  /** Absent: the page fits into the canvas. */
  zoom: z.number().min(zoomRange.least).max(zoomRange.most).optional().catch(undefined),
});

/** How an account sees the page editor on this machine. */
type CanvasView = z.output<typeof viewSchema>;

export interface CanvasViewValue {
  view: CanvasView;
  change: (part: Partial<CanvasView>) => void;
}

/** The view as this account left it. Without storage, as in private windows, it lasts as long as the screen. */
export function useStoredView(): CanvasViewValue {
  const { account } = useEditor();
  const key = `pavilion.canvas.${account?.id ?? ''}`;
  const [view, setView] = useState<CanvasView>(() =>
    viewSchema.parse(attempt(() => JSON.parse(localStorage.getItem(key) ?? '{}')) ?? {}),
  );
  const change = useCallback(
    (part: Partial<CanvasView>) =>
      setView((before) => {
        const next = { ...before, ...part };
        attempt(() => localStorage.setItem(key, JSON.stringify(next)));
        return next;
      }),
    [key],
  );
  // One object while it is the same: palette and canvas render again with each new one.
  return useMemo(() => ({ view, change }), [view, change]);
}

export const CanvasViewContext = createContext<CanvasViewValue | undefined>(undefined);

/** @throws outside of the page editor */
export function useCanvasView(): CanvasViewValue {
  const value = use(CanvasViewContext);
  if (!value) throw new Error('useCanvasView: no CanvasViewContext above this component; wrap it in one');
  return value;
}
