import type { FocusEvent, PointerEvent } from 'react';

/** Tells that the pointer or the focus came into an area, or left it. */
export type TellHold = (type: 'hold' | 'release', by: 'hover' | 'focus') => void;

/** For the element in which slides wait while the pointer or the focus is there. A finger does not hover. */
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
