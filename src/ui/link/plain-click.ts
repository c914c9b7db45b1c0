import type { MouseEvent } from 'react';

/** Whether a click opens a link in place. Other clicks, for example with Ctrl, are left to the browser. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
