import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { Views } from '#registry/views.ts';
import type { Language } from '#schemas/language.ts';
import type { BlockPicture, Pictures } from './pictures.ts';

/** What the blocks of one canvas share. */
export interface CanvasContextValue {
  /** Of what is shown, not of the interface. */
  language: Language;
  pictures: Pictures;
  views: Views;
  /** Pixels of the screen for a pixel of the page. */
  scale: number;
  /** In which blocks are seen beside the other language: nothing is dragged here. */
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

/** Whether the canvas could not be drawn anew after the last change. */
export function useCanvasFailed(): boolean {
  const { pictures } = useCanvas();
  return useSyncExternalStore(pictures.subscribe, pictures.failed);
}
