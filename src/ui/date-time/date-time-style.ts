import { useLayoutEffect } from 'react';

/** The id under which React Aria looks for its style element, and adds one where there is none. */
const id = 'react-aria-pressable-style';

/**
 * Keeps React Aria from adding a style element, which the Content-Security-Policy forbids: an empty template takes its
 * place. What stands in that element, `touch-action`, our own classes say. Layout effects run before its plain one.
 */
export const useOwnStyles = (): void =>
  useLayoutEffect(() => {
    if (document.getElementById(id)) return;
    document.head.append(Object.assign(document.createElement('template'), { id }));
  }, []);
