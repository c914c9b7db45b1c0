import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { Views } from '#registry/views.ts';
import type { Language } from '#schemas/language.ts';
import type { BlockPicture, Pictures } from './pictures.ts';

/** Context of the blocks of one canvas. */
export interface CanvasContextValue {
  /** Language of the content, not of the interface. */
  language: Language;
  pictures: Pictures;
  views: Views;
  /** Screen pixels per page pixel. */
  scale: number;
  /** Whether both languages are shown side by side, where blocks cannot be dragged. */
  paired: boolean;
}

export const CanvasContext = createContext<CanvasContextValue | undefined>(undefined);

export function useCanvas(): CanvasContextValue {
  const value = use(CanvasContext);
  if (!value) throw new Error('useCanvas: no CanvasContext above this component; wrap it in one');
  return value;
}

export function usePicture(id: string): BlockPicture | undefined {
  const { pictures } = useCanvas();
  const read = useCallback(() => pictures.pictureOf(id), [pictures, id]);
  return useSyncExternalStore(pictures.subscribe, read);
}

/** Whether rendering the canvas failed after the last change. */
export function useCanvasFailed(): boolean {
  const { pictures } = useCanvas();
  return useSyncExternalStore(pictures.subscribe, pictures.failed);
}
