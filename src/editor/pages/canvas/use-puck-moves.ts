import type { OnAction, PuckAction } from '@puckeditor/core';
import { useCallback, useRef } from 'react';

/** Puck's actions that change the order of blocks: dragging, and dropping from the palette. */
const moves: readonly PuckAction['type'][] = ['insert', 'move', 'reorder', 'remove', 'duplicate'];

/** Reports changes of the order of blocks after Puck has finished them; `onAction` fires during the change. */
export function usePuckMoves() {
  const moved = useRef<() => void>(() => {});
  const onAction = useCallback<OnAction>(({ type, recordHistory }) => {
    // This screen dispatches with `recordHistory: false`, except for moves, which Puck never records.
    if (moves.includes(type) && (type === 'move' || recordHistory !== false))
      queueMicrotask(() => moved.current());
  }, []);
  return { onAction, moved };
}
