import type { FocusEvent, PointerEvent } from 'react';

/** Event handlers that report when the pointer or the focus enters or leaves an area. */
export type TellHold = (type: 'hold' | 'release', by: 'hover' | 'focus') => void;

/**
 * @returns handlers for the element in which slides wait while the pointer or the focus is there; a finger does not
 * hover
 */
export const holdArea = (tell: TellHold) => ({
  onPointerEnter: ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') tell('hold', 'hover');
  },
  onPointerLeave: () => tell('release', 'hover'),
  onFocus: () => tell('hold', 'focus'),
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) tell('release', 'focus');
  },
});
