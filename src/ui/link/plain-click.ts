import type { MouseEvent } from 'react';

/** A click that opens a link in place: what a view may answer by itself. The others are the browser's. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
