import type { OnAction, PuckAction } from '@puckeditor/core';
import { useCallback, useRef } from 'react';

/** What Puck does to the order of blocks by itself: what is dragged, and what is dropped from the palette. */
const moves: readonly PuckAction['type'][] = ['insert', 'move', 'reorder', 'remove', 'duplicate'];

/** Tells when Puck has changed the order of blocks: after it has, because it is told in the middle of it. */
export function usePuckMoves() {
  const moved = useRef<() => void>(() => {});
  const onAction = useCallback<OnAction>(({ type, recordHistory }) => {
    // Those of this screen are never recorded by Puck, except for moves, which it never records itself.
    if (moves.includes(type) && (type === 'move' || recordHistory !== false))
      queueMicrotask(() => moved.current());
  }, []);
  return { onAction, moved };
}
